-- The talk at a table. Who is forgotten leaves their words without a name.
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    person   TEXT NOT NULL,
    said     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
