-- The version of the rules that a table was played by, once it was found that those of today do not agree with its log.
ALTER TABLE tables ADD COLUMN frozen INTEGER;
