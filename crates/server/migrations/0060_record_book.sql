-- The record book of those who play alone: how hard it was, in which round it ended, how much of the task was done, and when.
-- What was over before has no round and does not stand in the book.
ALTER TABLE results ADD COLUMN level TEXT NOT NULL DEFAULT 'normal';
ALTER TABLE results ADD COLUMN round BIGINT;
ALTER TABLE results ADD COLUMN done BIGINT NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN finished BIGINT NOT NULL DEFAULT 0;
-- What counts apart: `none`, `hints` of a bot, `known` chance, or `continued` from a moment of another game.
ALTER TABLE results ADD COLUMN aid TEXT NOT NULL DEFAULT 'none';
-- Whether a bot has helped on this seat, by a hint or by playing it for a while.
ALTER TABLE seats ADD COLUMN helped BIGINT NOT NULL DEFAULT 0;
-- Whether the chance of this game was known before it began.
ALTER TABLE tables ADD COLUMN known BIGINT NOT NULL DEFAULT 0;
