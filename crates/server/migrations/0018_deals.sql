-- What the seeds of common deals are made of: drawn once, told to nobody.
CREATE TABLE deal_secrets (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;

-- Deals that several tables share, by their names: a daily deal has a day (counted from 1970), a duplicate has none. The
-- commitment is what was published of the seed, which itself is nowhere: it follows from the secret and the name.
CREATE TABLE deals (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    day INTEGER,
    fields TEXT NOT NULL,
    brings TEXT NOT NULL,
    commitment TEXT NOT NULL,
    created INTEGER NOT NULL,
    reference TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX deals_by_day ON deals (day) WHERE day IS NOT NULL;

-- The tables of a deal; those of a duplicate are numbered from 1.
CREATE TABLE deal_tables (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    deal TEXT NOT NULL REFERENCES deals (id),
    number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX deal_tables_by_deal ON deal_tables (deal, number);

-- Who has begun a daily deal, and with which browser, as far as it is known: once.
CREATE TABLE attempts (
    id INTEGER PRIMARY KEY,
    deal TEXT NOT NULL REFERENCES deals (id),
    guest INTEGER NOT NULL REFERENCES guests (id),
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    browser BLOB,
    begun INTEGER NOT NULL,
    UNIQUE (deal, guest)
) STRICT;

CREATE INDEX attempts_of_guests ON attempts (guest);
CREATE UNIQUE INDEX attempts_of_browsers ON attempts (deal, browser) WHERE browser IS NOT NULL;

-- How the seats of such tables came out. The order of results is that of the last three numbers, the lowest first.
CREATE TABLE deal_results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    bot TEXT,
    verdict TEXT NOT NULL,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    conceded INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    behind INTEGER NOT NULL,
    decisions INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
