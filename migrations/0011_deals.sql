-- What deal a match was: JSON; NULL for matches of earlier versions.
ALTER TABLE matches ADD COLUMN deal TEXT;

-- 'counted', or why the match says nothing about how strong people are; NULL until that was looked at.
ALTER TABLE matches ADD COLUMN rated TEXT;
CREATE INDEX matches_unrated ON matches (ended_at, id) WHERE rated IS NULL AND ended_at IS NOT NULL;

-- How strong accounts are, by game and how many sat there. In millionths.
CREATE TABLE ratings (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    uncertainty BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    PRIMARY KEY (account_id, game, seats)
);

-- How many matches that counted two accounts played against each other, by game and how many sat there. One is the smaller id.
CREATE TABLE rating_pairs (
    one TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    PRIMARY KEY (one, other, game, seats)
);
CREATE INDEX rating_pairs_other ON rating_pairs (other);
