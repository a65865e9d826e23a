-- What kind of game it was, by a name of its host's own, and how it could end: `ranked`, `decided`, `together`, `alone`
-- or `rival`. Until now only games in which points were counted had results.
ALTER TABLE results ADD COLUMN variant TEXT NOT NULL DEFAULT 'base';
ALTER TABLE results ADD COLUMN outcome TEXT NOT NULL DEFAULT 'ranked';
