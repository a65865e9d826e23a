-- The one key by which this server signs what it pushes to browsers; browsers that know it take nothing from others.
CREATE TABLE push_key (
    id     BIGINT PRIMARY KEY NOT NULL CHECK (id = 1),
    secret TEXT NOT NULL
);

-- Browsers that want to hear that a table waits for somebody: where their push service takes it, and what seals it for them.
CREATE TABLE browsers (
    endpoint TEXT PRIMARY KEY NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    since    BIGINT NOT NULL
);
CREATE INDEX browsers_of ON browsers (person);
