-- Decks that somebody keeps: a name for each game, and a link by which others can read the newest version.
CREATE TABLE decks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    link TEXT UNIQUE,
    touched INTEGER NOT NULL,
    UNIQUE (guest, game, name)
) STRICT;

-- What a deck was, each time it was kept.
CREATE TABLE deck_versions (
    deck INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    list TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (deck, number)
) STRICT, WITHOUT ROWID;

-- Which of its decks a guest has brought to a seat, for its own figures. Nobody else is shown it.
ALTER TABLE seats ADD COLUMN deck INTEGER REFERENCES decks (id) ON DELETE SET NULL;
ALTER TABLE seats ADD COLUMN deck_version INTEGER;

CREATE INDEX seats_of_decks ON seats (deck) WHERE deck IS NOT NULL;
