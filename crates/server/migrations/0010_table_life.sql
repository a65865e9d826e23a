-- What people agree on and do around a game. Times are milliseconds since 1970.
ALTER TABLE tables ADD COLUMN created BIGINT NOT NULL DEFAULT 0;
-- What an invited person shows to sit down.
ALTER TABLE tables ADD COLUMN invitation TEXT;
-- The table where the same people play again.
ALTER TABLE tables ADD COLUMN rematch TEXT;
-- The votes under way, as JSON.
ALTER TABLE tables ADD COLUMN votes TEXT NOT NULL DEFAULT '[]';

-- `kind` may also be invited. `shown` is the name at a shared screen, `away` the person who may come back,
-- `standing` the answers given in advance, as JSON.
ALTER TABLE seats ADD COLUMN shown TEXT;
ALTER TABLE seats ADD COLUMN away TEXT;
ALTER TABLE seats ADD COLUMN standing TEXT;
CREATE INDEX seats_by_away ON seats (away);

-- Who is asked since when, and when each viewer last noticed something, as JSON.
ALTER TABLE snapshots ADD COLUMN times TEXT;
-- When the clock answers next; nothing without a clock.
ALTER TABLE snapshots ADD COLUMN deadline BIGINT;
CREATE INDEX snapshots_by_deadline ON snapshots (deadline);
