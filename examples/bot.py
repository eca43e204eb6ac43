#!/usr/bin/env python3
"""A bot for a house of Fixer, in Python's standard library: it sits down and plays.

    python3 examples/bot.py http://127.0.0.1:2077 --game leduc             against the house's own bots
    python3 examples/bot.py http://127.0.0.1:2077 --table ID               takes an open seat there

It plays at random. To make it play better, write another `choose`: it is given all that the bot knows
(docs/api.md), and answers with one of the offers. The bot draws the nonce of its seat itself, as
docs/fair-chance.md says, so that it need not trust the house, and says at the end who won.
"""

import argparse
import hashlib
import json
import random
import secrets
import sys
import urllib.error
import urllib.parse
import urllib.request


class House:
    """The house as a program sees it: the same addresses as in a browser, answered with JSON."""

    def __init__(self, address, token=None):
        self.address = address.rstrip("/")
        self.token = token

    def ask(self, path, form=None, accept="application/json"):
        """Asks, or changes something if there is a form; the open answer."""
        data = None if form is None else urllib.parse.urlencode(form).encode()
        request = urllib.request.Request(self.address + path, data=data, headers={"Accept": accept})
        if form is not None:
            # A change needs a token, even that of somebody who is not known yet.
            request.add_header("Authorization", "Bearer " + (self.token or "new"))
        elif self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        return urllib.request.urlopen(request, timeout=120)

    def json(self, path, form=None):
        """Asks and reads the answer."""
        with self.ask(path, form) as answer:
            told = json.load(answer)
        # A token is told once, to whoever had none.
        self.token = told.get("token") or self.token
        return told

    def states(self, table):
        """The table whenever something has changed for us, from one stream of events."""
        with self.ask(f"/t/{table}/stream") as stream:
            data = []
            for line in stream:
                line = line.decode().rstrip("\r\n")
                if line.startswith("data:"):
                    data.append(line[5:].removeprefix(" "))
                elif not line and data:
                    yield json.loads("\n".join(data))
                    data = []


def joined(*parts):
    """Each part preceded by its length (docs/fair-chance.md)."""
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


def shake(house, table, handshake, nonces):
    """Commits to the nonces of our seats, and reveals them when everybody has."""
    terms = bytes.fromhex(handshake["terms"])
    for seat, step in handshake["steps"].items():
        nonce = nonces.setdefault(seat, secrets.token_bytes(32))
        said = {"seat": seat, "nonce": nonce.hex()}
        if step == "commit":
            commitment = hashlib.sha256(joined(b"fixer nonce 1", terms, bytes([int(seat)]), nonce))
            said = {"seat": seat, "commitment": commitment.hexdigest()}
        house.json(f"/t/{table}/nonce", said)


def choose(state):
    """One of the offers. Everything that we know stands in `state`."""
    return random.choice(state["offers"])


def play(house, table):
    """Plays until the table is over; the last state."""
    nonces = {}
    for state in house.states(table):
        if state["over"]:
            return state
        if state["handshake"]:
            shake(house, table, state["handshake"], nonces)
        elif state["must"]:
            decision = {"seat": state["seat"], "asked": state["asked"], "choice": choose(state)["key"]}
            try:
                house.json(f"/t/{table}/decide", decision)
            except urllib.error.HTTPError as error:
                # The table has gone on in the meantime: the stream brings the next question.
                if error.code != 409:
                    raise
    raise RuntimeError("the stream ended before the table")


def main():
    """Sits down and plays."""
    parser = argparse.ArgumentParser(description="A bot for a house of Fixer.")
    parser.add_argument("address", help="where the house is, such as http://127.0.0.1:2077")
    parser.add_argument("--game", default="gangs", help="open a table of this game and play against the house's bots")
    parser.add_argument("--table", help="sit down at this table instead")
    parser.add_argument("--name", default="Snake", help="the name at the table")
    asked = parser.parse_args()
    house = House(asked.address)
    try:
        house.json("/guests", {"name": asked.name})
        if asked.table:
            table = asked.table
            seat = house.json(f"/t/{table}")["open"][0]
            house.json(f"/t/{table}/sit", {"seat": seat, "nonce": "own"})
        else:
            table = house.json("/tables", {"game": asked.game, "nonce": "own"})["table"]
        state = play(house, table)
    except (urllib.error.URLError, OSError, IndexError) as error:
        told = error.read().decode() if isinstance(error, urllib.error.HTTPError) else error
        sys.exit(f"{asked.address}: {told}")
    names = [seat["name"] for seat in state["seats"]]
    winners = [names[seat] for seat in state["over"]["winners"]]
    print(f"{state['over']['says']} Won by: {', '.join(winners) or 'nobody'}. Scores: {state['over']['scores']}.")


if __name__ == "__main__":
    main()
