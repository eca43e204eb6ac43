-- What a seat brings of its own to the table, as its player wrote it: a deck. Nobody else is shown it.
ALTER TABLE seats ADD COLUMN brings TEXT;
