-- The last sign that a node could write, in milliseconds since 1970. The ballast is written where that was in doubt.
CREATE TABLE heartbeats (
    node    TEXT PRIMARY KEY NOT NULL,
    beat    BIGINT NOT NULL,
    ballast TEXT NOT NULL
);
