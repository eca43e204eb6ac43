#!/usr/bin/env python3
"""Checks the chance of a fair replay of Fixer, without Fixer.

    python3 examples/verify.py FILE.json...

It follows docs/fair-chance.md and needs nothing but Python 3.9 or newer. It derives every commitment
and every result again and names the first that is wrong. Exit code 0: all files are right; 1: one of
them is not, or cannot be read.

What it cannot know without the rules of the game: that the rules asked for just these results, and
that a result has the name that stands beside it. `fixer replay FILE --verify` checks that too.
"""

import argparse
import hashlib
import hmac
import json
import sys

VERSION = 1
MOST_SEATS = 8
COMMON = ("daily ", "duplicate ")
FIELDS = ["fixer", "version", "table", "game", "rules", "catalog", "options", "entries", "players", "chance", "log"]
CHANCE = ["kind", "seed", "seed_commitment", "nonces", "nonce_commitments", "salts", "made_by_table"]
ROLLED = ["what", "of", "got", "is"]
WITH_CHANCE = ["deal", "decision", "concede"]


class Wrong(Exception):
    """What is wrong with a file, and in which line."""

    def __init__(self, line, says):
        super().__init__(says)
        self.line = line


# The arithmetic of docs/fair-chance.md.


def parts(*values):
    """Each part preceded by its length, so that they cannot run into each other."""
    return b"".join(len(value).to_bytes(8, "big") + value for value in values)


def hashed(purpose, *values):
    return hashlib.sha256(parts(purpose.encode(), *values)).digest()


def keyed(key, purpose, *values):
    return hmac.new(key, parts(purpose.encode(), *values), hashlib.sha256).digest()


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def terms_of(head, salts):
    commitments = [hashed("fixer entry 1", salt, canonical(entry)) for entry, salt in zip(head["entries"], salts)]
    words = [head["table"], head["game"], str(head["rules"]), head["catalog"]]
    return hashed("fixer terms 1", *(word.encode() for word in words), canonical(head["options"]), *commitments)


def derive(key, what, index, of):
    """The `index`-th result of all: one of `of`, counted from 0."""
    fair_values = 2**64 - 2**64 % of
    attempt = 0
    while True:
        mac = keyed(key, what, index.to_bytes(8, "big"), attempt.to_bytes(4, "big"))
        value = int.from_bytes(mac[:8], "big")
        if value < fair_values:
            return value % of
        attempt += 1


# Reading the file, with lines for what is wrong.


class Reader:
    """A JSON object whose fields, and whose log's entries, are known by their lines."""

    def __init__(self, text):
        self.text, self.at = text, 0
        self.counted, self.lines_before = 0, 0
        self.decoder = json.JSONDecoder(parse_float=self.no_fraction, parse_int=self.whole, parse_constant=self.no_fraction)

    def no_fraction(self, words):
        raise Wrong(self.line(), f"'{words}' is not a whole number")

    def whole(self, words):
        if words == "-0" or len(words) > 20 or not -(2**63) <= int(words) < 2**64:
            raise Wrong(self.line(), f"'{words[:40]}' is not a whole number of 64 bits")
        return int(words)

    def line(self):
        self.lines_before += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return 1 + self.lines_before

    def peek(self):
        while self.at < len(self.text) and self.text[self.at] in " \t\r\n":
            self.at += 1
        return self.text[self.at : self.at + 1]

    def expect(self, mark):
        if self.peek() != mark:
            found = f"'{self.text[self.at]}'" if self.at < len(self.text) else "the end of the file"
            raise Wrong(self.line(), f"expected '{mark}', found {found}")
        self.at += 1

    def value(self):
        self.peek()
        try:
            value, self.at = self.decoder.raw_decode(self.text, self.at)
        except json.JSONDecodeError as error:
            raise Wrong(error.lineno, f"this is not JSON: {error.msg}") from None
        except RecursionError:
            raise Wrong(self.line(), "this is nested too deeply") from None
        return value

    def series(self, opening, closing):
        """Stops at every element of a list or an object."""
        self.expect(opening)
        if self.peek() != closing:
            yield
            while self.peek() == ",":
                self.at += 1
                yield
        self.expect(closing)

    def file(self):
        """The fields, and the lines in which they and the log's entries begin."""
        fields, lines = {}, {}
        for _ in self.series("{", "}"):
            self.peek()
            line, name = self.line(), self.value()
            if not isinstance(name, str) or name in fields:
                raise Wrong(line, f"{name!r} is not the name of a field, or stands here a second time")
            self.expect(":")
            self.peek()
            lines[name] = self.line()
            if name == "log" and self.peek() == "[":
                fields["log"], lines["entries of log"] = [], []
                for _ in self.series("[", "]"):
                    self.peek()
                    lines["entries of log"].append(self.line())
                    fields["log"].append(self.value())
            else:
                fields[name] = self.value()
        if self.peek():
            raise Wrong(self.line(), "something stands after the end of the file")
        return fields, lines


def is_object(value, names):
    return isinstance(value, dict) and sorted(value) == sorted(names)


def is_count(value, below):
    return type(value) is int and 0 <= value < below


def secret(words, line, what):
    try:
        value = bytes.fromhex(words)
    except (TypeError, ValueError):
        value = b""
    if len(value) != 32 or words != words.strip() or len(words) != 64:
        raise Wrong(line, f"{what} is not 64 hexadecimal digits")
    return value


def secrets(values, line, what):
    if not isinstance(values, list):
        raise Wrong(line, f"{what} should be a list with one for every seat")
    return [secret(value, line, f"{what} of seat {seat}") for seat, value in enumerate(values)]


def read(text):
    fields, lines = Reader(text).file()
    if fields.get("fixer") != "replay":
        raise Wrong(lines.get("fixer", 1), 'this is not a replay of Fixer; expected the field "fixer": "replay"')
    if fields.get("version") != VERSION or type(fields["version"]) is not int:
        raise Wrong(lines.get("version", 1), f"this program reads version {VERSION} of replay files, not {fields.get('version')!r}")
    for name in FIELDS:
        if name not in fields:
            raise Wrong(1, f"the field '{name}' is missing")
    for name in fields:
        if name not in FIELDS:
            raise Wrong(lines[name], f"the field '{name}' is not known")
    shapes = {"table": str, "game": str, "rules": int, "catalog": str, "entries": list, "players": list, "chance": dict, "log": list}
    for name, shape in shapes.items():
        if type(fields[name]) is not shape:
            raise Wrong(lines[name], f"the field '{name}' does not hold what it should")
    return fields, lines


# The check itself.


def results_of(fields, lines):
    """Every recorded result, with its log entry and line: what was taken back is among them."""
    for number, entry in enumerate(fields["log"]):
        line = lines["entries of log"][number]
        kind = entry.get("entry") if isinstance(entry, dict) else None
        if not isinstance(kind, str):
            raise Wrong(line, f"log entry {number}: this is not a log entry")
        chance = entry.get("chance", [])
        if not isinstance(chance, list) or (chance and kind not in WITH_CHANCE):
            raise Wrong(line, f"log entry {number}: there is no chance in '{kind}', or it is not a list")
        for rolled in chance:
            if not is_object(rolled, ROLLED) or not isinstance(rolled["what"], str) or not isinstance(rolled["is"], str):
                raise Wrong(line, f"log entry {number}: a result has 'what', 'of', 'got' and 'is', and nothing else")
            if not is_count(rolled["of"], 2**32) or rolled["of"] < 2 or not is_count(rolled["got"], rolled["of"]):
                raise Wrong(line, f"log entry {number}: {rolled['got']!r} is not one of {rolled['of']!r} results")
            yield number, line, rolled


def verify(text, say):
    """Derives everything again; raises Wrong at the first thing that does not follow."""
    fields, lines = read(text)
    chance, line = fields["chance"], lines["chance"]
    say(f"table {fields['table']!r} of {fields['game']}, rules {fields['rules']}, catalog {fields['catalog']}")
    if chance.get("kind") != "fair":
        raise Wrong(line, f"the chance of this table was not fair but {chance.get('kind')!r}: there is nothing to check it against")
    if not is_object(chance, CHANCE):
        raise Wrong(line, f"fair chance has {', '.join(CHANCE)}, and nothing else")
    nonces, salts = secrets(chance["nonces"], line, "the nonce"), secrets(chance["salts"], line, "the salt")
    commitments = secrets(chance["nonce_commitments"], line, "the nonce commitment")
    made = chance["made_by_table"]
    if not len(nonces) == len(commitments) == len(salts) == len(fields["entries"]) <= MOST_SEATS:
        raise Wrong(line, f"expected an entry, a nonce, a commitment to it and a salt for every seat, and at most {MOST_SEATS} seats")
    if not isinstance(made, list) or not all(is_count(seat, 256) for seat in made):
        raise Wrong(line, "'made_by_table' is not a list of seats")

    terms = terms_of(fields, salts)
    say(f"terms {terms.hex()}")
    seed = secret(chance["seed"], line, "the seed")
    if hashed("fixer seed 1", terms, seed) != secret(chance["seed_commitment"], line, "the seed commitment"):
        says = "the seed is not the one that the table committed to (or table, rules, options or entries were changed)"
        raise Wrong(line, says)
    say("the seed is the one that the table committed to")
    for seat, (nonce, commitment) in enumerate(zip(nonces, commitments)):
        if hashed("fixer nonce 1", terms, bytes([seat]), nonce) != commitment:
            raise Wrong(line, f"the nonce of seat {seat} is not the one that it committed to")
        maker = "the table made it" if seat in made else "the seat made it"
        say(f"the nonce of seat {seat} is the one that was committed to ({maker})")

    if fields["table"].startswith(COMMON):
        for seat, (nonce, salt) in enumerate(zip(nonces, salts)):
            own = bytes([seat])
            if keyed(seed, "fixer common nonce 1", own) != nonce or keyed(seed, "fixer common salt 1", own) != salt:
                raise Wrong(line, f"the nonce or salt of seat {seat} does not follow from the seed, as it does in a deal that tables share")
        say(f"tables share this deal: compare its commitment with the one that the house published, {chance['seed_commitment']}")

    key = keyed(seed, "fixer key 1", terms, *nonces)
    count = 0
    for number, line, rolled in results_of(fields, lines):
        what, of, got = rolled["what"], rolled["of"], rolled["got"]
        derived = derive(key, what, count, of)
        if derived != got:
            says = f"result {count} of chance is wrong: '{what}', one of {of}, is recorded as {got} ('{rolled['is']}')"
            raise Wrong(line, f"log entry {number}: {says}, but the commitments give {derived}")
        count += 1
    undone = sum(entry["entry"] == "undo" for entry in fields["log"])
    say(f"{count} results of chance derived again, all as recorded" + (f" ({undone} times something was taken back)" if undone else ""))
    if nonces and all(seat in made for seat in range(len(nonces))):
        say("note: the table made every nonce, so this shows that chance was fixed beforehand, not that nobody chose it")


def main():
    about, rest = __doc__.strip().split("\n\n", 1)
    parser = argparse.ArgumentParser(description=about, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", metavar="FILE", nargs="+", help="a replay file; - reads standard input")
    parser.add_argument("-q", "--quiet", action="store_true", help="say only what is wrong")
    asked = parser.parse_args()
    failed = False
    for name in asked.files:
        say = (lambda words: None) if asked.quiet else (lambda words, name=name: print(f"{name}: {words}"))
        try:
            with open(0 if name == "-" else name, "rb") as file:
                text = file.read().decode("utf-8")
            verify(text, say)
            say("OK")
        except Wrong as wrong:
            failed = True
            print(f"{name}: WRONG: line {wrong.line}: {wrong}")
        except OSError as error:
            failed = True
            print(f"{name}: WRONG: {error.strerror}")
        except ValueError as error:
            # Bytes that are no UTF-8, in the file or escaped in one of its strings.
            failed = True
            print(f"{name}: WRONG: line 1: {error}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
