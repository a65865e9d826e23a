-- A person may hold several tokens, one for each device. `expires` is in milliseconds since 1970.
ALTER TABLE people RENAME TO guests;
CREATE TABLE people (
    id   TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL
);
INSERT INTO people (id, name) SELECT id, name FROM guests;
CREATE TABLE tokens (
    hash    TEXT PRIMARY KEY NOT NULL,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);
INSERT INTO tokens (hash, person, expires) SELECT token_hash, id, 1830000000000 FROM guests;
DROP TABLE guests;

-- Who comes back from another device by name and password. `name` is in lower case; `password` is what argon2 made of it.
CREATE TABLE accounts (
    name     TEXT PRIMARY KEY NOT NULL,
    person   TEXT NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    password TEXT NOT NULL
);
