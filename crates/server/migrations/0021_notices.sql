-- How people who are away want to hear that their table waits, and when they were last here, in milliseconds since 1970.
CREATE TABLE notices (
    person  TEXT PRIMARY KEY NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    webhook TEXT,
    email   TEXT,
    seen    BIGINT NOT NULL
);

-- The last wait of a table for a seat that somebody was told of: since when it lasted.
CREATE TABLE told (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    since    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
