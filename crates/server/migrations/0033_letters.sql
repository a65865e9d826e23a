-- Letters go only to addresses whose owner has opened the link in the first one. `secret` is the hash of what the link shows,
-- `secret_until` when it ends, in milliseconds since 1970.
ALTER TABLE notices ADD COLUMN confirmed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE notices ADD COLUMN secret TEXT;
ALTER TABLE notices ADD COLUMN secret_until BIGINT;

-- When a letter last went to an address, which is kept as a hash.
CREATE TABLE letters (
    address TEXT PRIMARY KEY NOT NULL,
    at      BIGINT NOT NULL
);

-- How many entries the journal had when somebody was told: until there are more, nobody needs to look again.
ALTER TABLE told ADD COLUMN number BIGINT NOT NULL DEFAULT -1;
