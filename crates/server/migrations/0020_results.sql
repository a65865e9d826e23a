-- How games ended for the people who played them. They go with the person.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT NOT NULL,
    edition  TEXT NOT NULL,
    players  BIGINT NOT NULL,
    score    BIGINT NOT NULL,
    won      BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_person ON results (person);
