-- A bit for each seat that is asked after entry `number`; all bits where it is not known.
ALTER TABLE snapshots ADD COLUMN asked BIGINT NOT NULL DEFAULT -1;

-- Which node lets the bots of a table answer, and until when, in milliseconds since 1970.
CREATE TABLE claims (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    node     TEXT NOT NULL,
    until    BIGINT NOT NULL
);
