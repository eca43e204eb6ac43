-- The time of the house: milliseconds in which it was running. Nobody is charged for those in which it was not.
CREATE TABLE lived (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    ms INTEGER NOT NULL
) STRICT;

INSERT INTO lived (one, ms) VALUES (1, 0);

-- The time that was agreed on when a table was opened; nothing without a clock.
ALTER TABLE tables ADD COLUMN clock TEXT;
-- Until when its clocks were charged, and when the first of those that run will have run out, in the time of the house.
ALTER TABLE tables ADD COLUMN asked INTEGER;
ALTER TABLE tables ADD COLUMN deadline INTEGER;

CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
