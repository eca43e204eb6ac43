-- Sessions: a browser or a program that is somebody. A person can have several, and ends them one by one. Only hashes of
-- tokens are kept.
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    guest INTEGER NOT NULL REFERENCES guests (id),
    device TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_of_guests ON sessions (guest);

-- The sessions of those who are guests already last for a year more.
INSERT INTO sessions (token, guest, device, created, seen, expires)
    SELECT token, id, '', created, seen, seen + 31536000 FROM guests;

-- People: guests, those who claimed a name with a passphrase (its hash, as argon2 writes it), and the bots of such
-- people.
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    passphrase TEXT,
    claimed INTEGER,
    owner INTEGER REFERENCES guests (id),
    gone INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO people (id, name, created, seen) SELECT id, name, created, seen FROM guests;
DROP TABLE guests;
ALTER TABLE people RENAME TO guests;

CREATE INDEX guests_of_owners ON guests (owner) WHERE owner IS NOT NULL;

-- What names are taken for at a glance. Whoever claims a name has it alone, with all that look like it.
CREATE TABLE likenesses (
    likeness TEXT NOT NULL,
    guest INTEGER NOT NULL REFERENCES guests (id),
    PRIMARY KEY (likeness, guest)
) STRICT, WITHOUT ROWID;

CREATE INDEX likenesses_of_guests ON likenesses (guest);

-- One-time codes for who has lost everything else, hashed.
CREATE TABLE codes (
    guest INTEGER NOT NULL REFERENCES guests (id),
    code BLOB NOT NULL,
    PRIMARY KEY (guest, code)
) STRICT, WITHOUT ROWID;

-- Browsers from which somebody has signed in: they are let try again while strangers guess.
CREATE TABLE devices (
    token BLOB NOT NULL,
    guest INTEGER NOT NULL REFERENCES guests (id),
    seen INTEGER NOT NULL,
    PRIMARY KEY (token, guest)
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_of_guests ON devices (guest);
