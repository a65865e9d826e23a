-- What is long stands apart from what changes with every entry. `record` is the game as it was after entry `number`: from there
-- the journal tells it on. `state` is the last state that cannot be taken back; nothing where the record still holds it.
CREATE TABLE games (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    record   TEXT NOT NULL,
    state    TEXT
);
INSERT INTO games (table_id, number, record) SELECT table_id, number, game FROM snapshots;
ALTER TABLE snapshots DROP COLUMN game;
