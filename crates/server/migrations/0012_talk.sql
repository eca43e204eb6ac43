-- What people say to each other, apart from the logs of tables. A line is a text, or a quick phrase by its key; its number
-- is the moment at which it was said, in microseconds since 1970. It goes with its table, and with whoever said it.
CREATE TABLE talk (
    id INTEGER PRIMARY KEY,
    table_id TEXT REFERENCES tables (id) ON DELETE CASCADE,
    room TEXT NOT NULL CHECK (room IN ('lobby', 'table', 'spectators')),
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT,
    phrase TEXT,
    CHECK ((text IS NULL) <> (phrase IS NULL)),
    CHECK ((table_id IS NULL) = (room = 'lobby'))
) STRICT;

CREATE INDEX talk_of_tables ON talk (table_id, id);
CREATE INDEX talk_of_guests ON talk (guest);

-- Tables at which nobody talks.
CREATE TABLE quiet (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Whose lines a guest does not read: at a table, or anywhere.
CREATE TABLE muted (
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, table_id, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX muted_at_tables ON muted (table_id);
CREATE INDEX muted_others ON muted (other);

CREATE TABLE blocked (
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocked_others ON blocked (other);

-- What hosts are told of, with the lines as they were. It outlives the table and the guests, for a while.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    table_id TEXT,
    room TEXT NOT NULL,
    reporter INTEGER REFERENCES guests (id) ON DELETE SET NULL,
    reporter_name TEXT NOT NULL,
    reported INTEGER REFERENCES guests (id) ON DELETE SET NULL,
    reported_name TEXT NOT NULL,
    reason TEXT NOT NULL,
    line INTEGER NOT NULL,
    lines TEXT NOT NULL,
    settled INTEGER
) STRICT;

CREATE INDEX reports_of_reporters ON reports (reporter);
CREATE INDEX reports_of_reported ON reports (reported);
