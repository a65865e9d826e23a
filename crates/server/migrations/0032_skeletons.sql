-- What the name of an account looks like; two that look alike cannot both be made. The program fills it for the accounts
-- that were there before, and leaves it empty where another of them looks alike.
ALTER TABLE accounts ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX accounts_by_skeleton ON accounts (skeleton);
