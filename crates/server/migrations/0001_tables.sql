-- Portable between SQLite and PostgreSQL: texts, big integers and booleans only.

-- Who sits down: the token itself is known to its owner alone.
CREATE TABLE people (
    id         TEXT PRIMARY KEY NOT NULL,
    name       TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE
);

-- `state` is open, running or over; `setup` and `options` are JSON.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY NOT NULL,
    game    TEXT NOT NULL,
    host    TEXT NOT NULL,
    setup   TEXT NOT NULL,
    options TEXT NOT NULL,
    state   TEXT NOT NULL,
    public  BOOLEAN NOT NULL
);
CREATE INDEX tables_by_state ON tables (state, public);

-- `kind` is person, bot or open; `holder` is a person's id or a bot's name.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    kind     TEXT NOT NULL,
    holder   TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_holder ON seats (holder);

-- The journal of a game. Nothing is ever taken out: a move that is taken back gets an entry of its own.
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- The running game after entry `number`, and how much each viewer has seen of it.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    game     TEXT NOT NULL,
    seen     TEXT NOT NULL
);
