-- Ladders of programs. A player is the id of an account, or `level:` with the name of a built-in player.

-- Which programs play on until they leave.
CREATE TABLE ladder_queue (
    game TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    since BIGINT NOT NULL,
    PRIMARY KEY (game, account_id)
);
CREATE INDEX ladder_queue_account ON ladder_queue (account_id);

-- How strong each is, in millionths.
CREATE TABLE ladder_skills (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    rating BIGINT NOT NULL,
    uncertainty BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX ladder_skills_player ON ladder_skills (player);

-- What came of the matches of two, a row each way. Points are halves: 2 for whoever was ahead, 1 if nobody was.
CREATE TABLE ladder_pairs (
    game TEXT NOT NULL,
    one TEXT NOT NULL,
    other TEXT NOT NULL,
    matches BIGINT NOT NULL,
    points BIGINT NOT NULL,
    PRIMARY KEY (game, one, other)
);

-- Its matches. Not over while ended_at is NULL.
CREATE TABLE ladder_matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    table_id TEXT NOT NULL,
    code TEXT NOT NULL,
    began_at BIGINT NOT NULL,
    ended_at BIGINT
);
CREATE INDEX ladder_matches_game ON ladder_matches (game, id);
CREATE INDEX ladder_matches_running ON ladder_matches (id) WHERE ended_at IS NULL;

-- Who plays them. Place is NULL until the match is over, and then if it does not count; failed is 1 for whoever crashed, stalled
-- or gave up.
CREATE TABLE ladder_players (
    match_id TEXT NOT NULL REFERENCES ladder_matches (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    place BIGINT,
    failed BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX ladder_players_player ON ladder_players (game, player, match_id);
