-- Whom accounts do not want to hear.
CREATE TABLE mutes (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    muted TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (account_id, muted)
);
CREATE INDEX mutes_muted ON mutes (muted);

-- What was reported to whoever runs the server. Accounts by their ids, also when they are gone; `log` is JSON.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    words TEXT,
    log TEXT NOT NULL,
    UNIQUE (reporter, reported, table_id)
);
CREATE INDEX reports_at ON reports (at);

-- Links that make friends, by SHA-256 of what they end with.
CREATE TABLE friend_links (
    hash TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);
CREATE INDEX friend_links_account ON friend_links (account_id);

-- Friends: a row each way.
CREATE TABLE friends (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    friend TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    since BIGINT NOT NULL,
    PRIMARY KEY (account_id, friend)
);
CREATE INDEX friends_friend ON friends (friend);

-- To which table a friend asks an account to come: the last one of each friend.
CREATE TABLE invitations (
    account_id TEXT NOT NULL,
    friend TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (account_id, friend),
    FOREIGN KEY (account_id, friend) REFERENCES friends (account_id, friend) ON DELETE CASCADE
);
CREATE INDEX invitations_table ON invitations (table_id);

-- The deal of the day of a game: its seed, which is told to nobody before their match is over, and what an expert makes of it.
CREATE TABLE days (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    seed TEXT NOT NULL,
    expert_place BIGINT,
    expert_points BIGINT,
    PRIMARY KEY (game, day)
);

-- Who plays it, where, and what came of it; each account once. match_id is NULL until the match is over; place is NULL then
-- as well if it does not count.
CREATE TABLE day_plays (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    match_id TEXT,
    place BIGINT,
    points BIGINT,
    PRIMARY KEY (game, day, account_id)
);
CREATE INDEX day_plays_account ON day_plays (account_id);
