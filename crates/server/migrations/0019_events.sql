-- Matches: several tables of the same people that count together. Who plays is read off the seats of the first table. A
-- match that is over says which of its players has won, or nobody if it was a draw.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    games INTEGER NOT NULL,
    extra INTEGER NOT NULL,
    changes INTEGER NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('going', 'over')),
    won INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX matches_going ON matches (stage) WHERE stage = 'going';

-- The tables of a match in their order, and how many seats its players have moved on: on seat 0 sits the player of that
-- number.
CREATE TABLE match_tables (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    moved INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

-- Who is ready for which table of a match, and what it brings there if that is something else than before. Nobody else is
-- shown it.
CREATE TABLE match_ready (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    player INTEGER NOT NULL,
    number INTEGER NOT NULL,
    brings TEXT,
    deck INTEGER REFERENCES decks (id) ON DELETE SET NULL,
    deck_version INTEGER,
    PRIMARY KEY (match_id, player, number)
) STRICT, WITHOUT ROWID;

-- Who has left a match for good.
CREATE TABLE match_left (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    player INTEGER NOT NULL,
    PRIMARY KEY (match_id, player)
) STRICT, WITHOUT ROWID;

-- Tournaments: what is played, how, and how far it is. Pairings follow from the seed, which is told when it begins.
CREATE TABLE events (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    fields TEXT NOT NULL,
    system TEXT NOT NULL CHECK (system IN ('swiss', 'elimination')),
    rounds INTEGER,
    games INTEGER NOT NULL,
    clock TEXT NOT NULL,
    free INTEGER NOT NULL,
    late INTEGER NOT NULL,
    opener INTEGER REFERENCES guests (id) ON DELETE SET NULL,
    seed TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'going', 'over')),
    round INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX events_by_time ON events (stage, touched DESC);
CREATE INDEX events_of_openers ON events (opener) WHERE opener IS NOT NULL;

-- Who has entered: a person or a bot of the house, with what it brings, from which round on, and its last round if it has
-- dropped out.
CREATE TABLE entrants (
    event TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id) ON DELETE SET NULL,
    bot TEXT,
    brings TEXT,
    deck INTEGER REFERENCES decks (id) ON DELETE SET NULL,
    deck_version INTEGER,
    since INTEGER NOT NULL,
    until INTEGER,
    PRIMARY KEY (event, number),
    UNIQUE (event, guest)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_of_guests ON entrants (guest) WHERE guest IS NOT NULL;

-- Who plays whom in which round, the first of them on the first seat; without the other it is a bye.
CREATE TABLE pairings (
    event TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    one INTEGER NOT NULL,
    two INTEGER,
    won TEXT CHECK (won IN ('one', 'two', 'drawn', 'nobody')),
    match_id TEXT REFERENCES matches (id) ON DELETE SET NULL,
    PRIMARY KEY (event, round, board)
) STRICT, WITHOUT ROWID;

CREATE INDEX pairings_of_matches ON pairings (match_id) WHERE match_id IS NOT NULL;
