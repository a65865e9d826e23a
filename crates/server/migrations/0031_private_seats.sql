-- Whether a seat that is left is for the invitation again: it was invited before, or belonged to a table that is not listed.
ALTER TABLE seats ADD COLUMN invited BIGINT NOT NULL DEFAULT 0;
UPDATE seats SET invited = 1
WHERE kind = 'invited' OR kind <> 'open' AND table_id IN (SELECT id FROM tables WHERE listed = 0);
