-- Who is awaited at a table, a bit for each seat, so that lists can tell whose turn it is without playing its log again.
ALTER TABLE tables ADD COLUMN awaited INTEGER;
