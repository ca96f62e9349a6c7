-- Which matches anybody may list, the last to end first: those of public tables that tell nothing of a match of others.
ALTER TABLE matches ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET listed = 1 WHERE setup LIKE '%"visibility":"public"%'
    AND (deal IS NULL OR (deal NOT LIKE '%"is":"guess"%' AND deal NOT LIKE '%"is":"duplicate"%'));
CREATE INDEX matches_listed ON matches (ended_at, id) WHERE listed = 1 AND ended_at IS NOT NULL;
