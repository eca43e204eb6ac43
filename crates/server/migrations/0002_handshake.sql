-- Who draws a nonce of its own, and how far the agreement on chance is before the deal.
ALTER TABLE seats ADD COLUMN nonce INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN handshake TEXT NOT NULL DEFAULT '';
