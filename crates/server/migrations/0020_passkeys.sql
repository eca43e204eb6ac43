-- Passkeys: keys that devices of a person keep, each made for one name of the house. What is kept of them is public;
-- the handle by which a device knows its person is random, and the same for all keys of one person.
CREATE TABLE passkeys (
    id INTEGER PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id),
    handle BLOB NOT NULL,
    name TEXT NOT NULL,
    place TEXT NOT NULL,
    credential BLOB NOT NULL UNIQUE,
    key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
) STRICT;

CREATE INDEX passkeys_of_guests ON passkeys (guest);

-- Whoever asked that its passphrase alone does not let anybody in.
CREATE TABLE second_factors (
    guest INTEGER PRIMARY KEY REFERENCES guests (id)
) STRICT;
