-- Guests: a name and a session. Only the hash of a session's token is kept.
CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;

-- Tables: what they were opened with. The origin holds the seed and stays here until the end.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    fields TEXT NOT NULL,
    replay TEXT NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'going', 'over'))
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_time ON tables (stage, touched DESC);

-- Who sits where: a guest, a bot by name, or nobody yet.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    bot TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (guest IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_guests ON seats (guest) WHERE guest IS NOT NULL;

-- The logs: nothing is ever changed or deleted.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
