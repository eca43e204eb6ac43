#!/usr/bin/env python3
"""Writes the test vectors of fair chance to standard output.

It follows docs/fair-chance.md and nothing else: no line of it was taken from the Rust code that the
vectors check, and it needs only Python's standard library.

    python3 generate.py > fair-chance.json
"""

import hashlib
import hmac
import json


def parts(*values):
    """Each part preceded by its length: eight bytes, the highest first."""
    return b"".join(len(value).to_bytes(8, "big") + value for value in values)


def hashed(purpose, *values):
    return hashlib.sha256(parts(purpose.encode(), *values)).digest()


def keyed(key, purpose, *values):
    return hmac.new(key, parts(purpose.encode(), *values), hashlib.sha256).digest()


def canonical(value):
    """Names sorted by code point, no spaces, and only what must be escaped is escaped."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def reduced(value, of):
    """The result that a value of 64 bits gives; None when it must be derived again."""
    fair = 2**64 - 2**64 % of
    return value % of if value < fair else None


def attempts(key, what, index, of):
    """Every attempt at a result, the last of which counts."""
    made = []
    while True:
        mac = keyed(key, what, index.to_bytes(8, "big"), len(made).to_bytes(4, "big"))
        value = int.from_bytes(mac[:8], "big")
        got = reduced(value, of)
        made.append({"attempt": len(made), "hmac": mac.hex(), "value": str(value)})
        if got is not None:
            return made, got


def result(key, what, index, of):
    made, got = attempts(key, what, index, of)
    return {"what": what, "index": index, "of": of, "attempts": made, "got": got}


def shuffle(key, what, index, items):
    """Fisher-Yates from the end; one result for every place but the first."""
    order, results = list(items), []
    for last in range(len(order) - 1, 0, -1):
        results.append(attempts(key, what, index, last + 1)[1])
        order[last], order[results[-1]] = order[results[-1]], order[last]
        index += 1
    return {"what": what, "index": index - len(results), "items": list(items), "results": results, "order": order}


def table(name, *, table, game, rules, catalog, options, entries, seed, nonces, salts, results, shuffles):
    commitments = [hashed("fixer entry 1", salt, canonical(entry).encode()) for entry, salt in zip(entries, salts)]
    words = [table, game, str(rules), catalog, canonical(options)]
    covered = [word.encode() for word in words] + commitments
    terms = hashed("fixer terms 1", *covered)
    key = keyed(seed, "fixer key 1", terms, *nonces)
    return {
        "name": name,
        "table": table,
        "game": game,
        "rules": rules,
        "catalog": catalog,
        "options": options,
        "options_canonical": canonical(options),
        "entries": entries,
        "entries_canonical": [canonical(entry) for entry in entries],
        "salts": [salt.hex() for salt in salts],
        "entry_commitments": [commitment.hex() for commitment in commitments],
        "terms_preimage": parts(b"fixer terms 1", *covered).hex(),
        "terms": terms.hex(),
        "seed": seed.hex(),
        "seed_commitment": hashed("fixer seed 1", terms, seed).hex(),
        "nonces": [nonce.hex() for nonce in nonces],
        "nonce_commitments": [hashed("fixer nonce 1", terms, bytes([seat]), nonce).hex() for seat, nonce in enumerate(nonces)],
        "key": key.hex(),
        "results": [result(key, *asked) for asked in results],
        "shuffles": [shuffle(key, *asked) for asked in shuffles],
    }


def run(start):
    """Thirty-two bytes that count up."""
    return bytes((start + step) % 256 for step in range(32))


OFS = [2, 3, 6, 52, 100, 2**32 - 1]
# Every value that 2^64 leaves over is thrown away. For this number of results they are most: about one
# attempt in 2^32, so a result that needed a second attempt had to be looked for.
RARE_OF, RARE_INDEX = 2**32 - 65535, 2642323530

TABLES = [
    table(
        "two seats that bring nothing",
        table="sample-1",
        game="leduc",
        rules=1,
        catalog="none",
        options={},
        entries=[None, None],
        seed=run(0x00),
        nonces=[run(0x20), run(0x40)],
        salts=[run(0x60), run(0x80)],
        results=[("deal", 0, 6), ("deal", 1, 5), ("public card", 2, 4)]
        + [("die", index, of) for index, of in enumerate(OFS)]
        + [("street deck", index, 52) for index in [0, 1, 255, 256, 2**32, 2**53 - 1]]
        + [("città", 7, 10), ("rare", RARE_INDEX, RARE_OF)],
        shuffles=[("deck", 0, ["J", "Q", "K"]), ("deck", 9, ["a", "b", "c", "d", "e", "f", "g", "h"])],
    ),
    table(
        "three seats with decks, and text that must be escaped and sorted with care",
        table='a "quoted" table\n',
        game="ccg",
        rules=23,
        catalog="b7e3",
        options={
            "seats": 3,
            "mode": "rivals",
            "\U0001f0a1": "U+1F0A1 sorts after U+FF21",
            "\uff21": "by code point, not by UTF-16 unit",
            "Z": [True, False, None, {}, [], ""],
            "a": {"y": -1, "x": {"2": 2, "10": 10}},
            "": 'quote " backslash \\ slash / delete \x7f',
            "controls": "\b\t\n\f\r\x00\x01\x1f",
            "beyond ASCII": "è ß 夜 \u2028",
            "numbers": [0, -(2**63), 2**53, 2**64 - 1],
        },
        entries=[{"deck": ["fixer", "fixer", "netrunner"], "sponsor": "arasaka"}, ["a deck of one card"], "nothing at all"],
        seed=hashlib.sha256(b"seed").digest(),
        nonces=[hashlib.sha256(f"nonce {seat}".encode()).digest() for seat in range(3)],
        salts=[hashlib.sha256(f"salt {seat}".encode()).digest() for seat in range(3)],
        results=[("die", index, of) for index, of in enumerate(OFS)] + [("stash", index, 40 - index) for index in range(6, 12)],
        shuffles=[("deck", 100, ["1", "2", "3", "4", "5"])],
    ),
]

REDUCE = [
    (value, of)
    for of in [1, 2, 3, 6, 52, 100, 2**31, RARE_OF, 2**32 - 1]
    for value in sorted({0, of - 1, of, 2**63, 2**64 - 2**64 % of - 1, min(2**64 - 2**64 % of, 2**64 - 1), 2**64 - 1})
]

VECTORS = {
    "fixer": "test vectors of fair chance",
    "version": 1,
    "about": "docs/fair-chance.md says what is computed. Bytes are hexadecimal; numbers of 64 bits are strings.",
    "tables": TABLES,
    "reduce": [{"value": str(value), "of": of, "got": reduced(value, of)} for value, of in REDUCE],
}

if __name__ == "__main__":
    print(json.dumps(VECTORS, indent=1, ensure_ascii=True))
