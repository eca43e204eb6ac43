-- What hosts have settled: who may open tables, whether one comes by invitation only, a notice in every language, and the
-- hash of their token.
CREATE TABLE hosting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Invitations, by the hashes of their codes.
CREATE TABLE invitations (
    id INTEGER PRIMARY KEY,
    code BLOB NOT NULL UNIQUE,
    note TEXT NOT NULL,
    uses INTEGER NOT NULL,
    until INTEGER
) STRICT;

-- Who does not come in: a guest, or a range of addresses.
CREATE TABLE bans (
    id INTEGER PRIMARY KEY,
    guest INTEGER REFERENCES guests (id) ON DELETE CASCADE,
    range TEXT,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER,
    CHECK ((guest IS NULL) <> (range IS NULL))
) STRICT;

CREATE INDEX bans_of_guests ON bans (guest) WHERE guest IS NOT NULL;
