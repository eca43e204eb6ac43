-- Who opened a table or brought it as a file: it counts among the tables of that guest, whoever sits there.
ALTER TABLE tables ADD COLUMN opener INTEGER REFERENCES guests (id);
-- Whether it was brought as a file rather than played here.
ALTER TABLE tables ADD COLUMN brought INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET opener = (SELECT guest FROM seats WHERE table_id = tables.id AND guest IS NOT NULL ORDER BY seat LIMIT 1);
-- Files and tables of bots alone were not told apart so far.
UPDATE tables SET brought = 1 WHERE stage = 'over' AND opener IS NULL;

CREATE INDEX tables_of_openers ON tables (opener) WHERE opener IS NOT NULL;
