-- The last reminder to whoever sits there: when, in milliseconds since 1970, and from whom.
ALTER TABLE seats ADD COLUMN nudged BIGINT;
ALTER TABLE seats ADD COLUMN nudged_by TEXT;
-- The colour of the pieces, where another one than that of the seat was chosen.
ALTER TABLE seats ADD COLUMN colour BIGINT;
-- When a table that waits for a second person closes by itself, in milliseconds since 1970.
ALTER TABLE tables ADD COLUMN expires BIGINT;

-- Where a table tells on the web whose turn it is. `told` is when the last wait began that was told, `number` how many entries the
-- journal had then: until there are more, nobody needs to look again.
CREATE TABLE webhooks (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    address  TEXT NOT NULL,
    told     BIGINT NOT NULL,
    number   BIGINT NOT NULL
);
