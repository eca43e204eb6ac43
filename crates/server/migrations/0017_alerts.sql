-- For whom tables wait: since when (in seconds since 1970), from which entry of the log on, and when the time runs out for
-- it (in the time of the house). A row is one turn: it goes with the turn, and with it whatever was told about it.
CREATE TABLE turns (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    since INTEGER NOT NULL,
    deadline INTEGER,
    -- When that person has looked at a page of the house since, and when a mail about it was handed over.
    seen INTEGER,
    mailed INTEGER,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;

CREATE INDEX turns_of_guests ON turns (guest);

-- Turns of tables that are being played already: they were told of by nobody, and are not told of now.
INSERT INTO turns (table_id, guest, number, since, seen, mailed)
    SELECT DISTINCT tables.id, seats.guest, 0, tables.touched, tables.touched, tables.touched FROM tables JOIN seats ON seats.table_id = tables.id
    WHERE tables.stage = 'going' AND seats.guest IS NOT NULL AND (tables.awaited >> seats.seat) & 1 = 1;

-- How somebody wants to be told. Hours are minutes of a day, away from UTC by so many.
CREATE TABLE alerts (
    guest INTEGER PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    next TEXT NOT NULL DEFAULT 'slow' CHECK (next IN ('slow', 'always', 'never')),
    quiet_from INTEGER,
    quiet_to INTEGER,
    away INTEGER NOT NULL DEFAULT 0,
    lang TEXT NOT NULL DEFAULT 'en',
    every TEXT NOT NULL DEFAULT 'once' CHECK (every IN ('once', 'hour', 'day')),
    -- An address that was confirmed, and what ends letters to it: it stands in every one of them.
    mail TEXT,
    stop TEXT UNIQUE,
    mailed INTEGER,
    -- How often in a row letters were refused, and until when nothing is tried.
    refused INTEGER NOT NULL DEFAULT 0,
    retry INTEGER,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

-- Addresses that are not confirmed yet, by the hash of what was sent there.
CREATE TABLE confirmations (
    guest INTEGER PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    mail TEXT NOT NULL,
    token BLOB NOT NULL UNIQUE,
    until INTEGER NOT NULL
) STRICT;

-- Browsers that are told by push services. They go with the session that they belong to.
CREATE TABLE subscriptions (
    id INTEGER PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    key BLOB NOT NULL,
    auth BLOB NOT NULL,
    lang TEXT NOT NULL,
    at INTEGER NOT NULL,
    retry INTEGER
) STRICT;

CREATE INDEX subscriptions_of_guests ON subscriptions (guest);
CREATE INDEX subscriptions_of_sessions ON subscriptions (session);

-- Which browser was told of which turn.
CREATE TABLE pushed (
    subscription INTEGER NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    guest INTEGER NOT NULL,
    PRIMARY KEY (subscription, table_id),
    FOREIGN KEY (table_id, guest) REFERENCES turns (table_id, guest) ON DELETE CASCADE ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX pushed_turns ON pushed (table_id, guest);
