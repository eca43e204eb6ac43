-- How tables ended, in the order in which they did. A result stays when its table is forgotten, so that ratings can be
-- reckoned again from all of them to the same numbers.
CREATE TABLE results (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    seats INTEGER NOT NULL,
    hardness INTEGER NOT NULL DEFAULT 0,
    verdict TEXT NOT NULL,
    rated INTEGER NOT NULL,
    ended INTEGER NOT NULL
) STRICT;

CREATE INDEX results_by_way ON results (game, mode, seats, rated);

-- Who sat there: a person or a bot, its place, what it played in both languages, and its rating after it.
CREATE TABLE placings (
    result INTEGER NOT NULL REFERENCES results (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    bot TEXT,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    plays TEXT NOT NULL DEFAULT '',
    plays_it TEXT NOT NULL DEFAULT '',
    rating REAL,
    uncertainty REAL,
    PRIMARY KEY (result, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX placings_of_guests ON placings (guest, result) WHERE guest IS NOT NULL;

-- What a person or a bot is rated in one way to play.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    seats INTEGER NOT NULL,
    player TEXT NOT NULL,
    guest INTEGER REFERENCES guests (id),
    rating REAL NOT NULL,
    uncertainty REAL NOT NULL,
    tables INTEGER NOT NULL,
    PRIMARY KEY (game, mode, seats, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_guests ON ratings (guest) WHERE guest IS NOT NULL;

-- Tables that do not count for ratings, because whoever opened them said so or because they go on from another one.
CREATE TABLE friendly (
    table_id TEXT PRIMARY KEY REFERENCES tables (id)
) STRICT, WITHOUT ROWID;
