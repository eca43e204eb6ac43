-- The table that is played after this one, and who passes over reactions without being asked.
ALTER TABLE tables ADD COLUMN next TEXT;
ALTER TABLE seats ADD COLUMN passes INTEGER NOT NULL DEFAULT 0;
