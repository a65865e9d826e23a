-- Flags are the numbers 0 and 1: the one kind of flag that both databases store and read alike.
DROP INDEX tables_by_state;
ALTER TABLE tables ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET listed = 1 WHERE public;
ALTER TABLE tables DROP COLUMN public;
CREATE INDEX tables_by_state ON tables (state, listed);
