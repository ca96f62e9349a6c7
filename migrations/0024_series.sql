-- Series of matches between programs. `spec` is JSON; deals and the ids of their sets follow from the seed, which is a secret. Accounts
-- are named by their ids, also when they are gone.
CREATE TABLE series (
    id TEXT PRIMARY KEY,
    maker TEXT NOT NULL,
    spec TEXT NOT NULL,
    seed TEXT NOT NULL,
    state TEXT NOT NULL,
    matches BIGINT NOT NULL,
    made_at BIGINT NOT NULL
);
CREATE INDEX series_maker ON series (maker, made_at);
CREATE INDEX series_state ON series (state) WHERE state = 'asked' OR state = 'running';

-- The accounts that play one, and whether each has agreed.
CREATE TABLE series_accounts (
    series_id TEXT NOT NULL REFERENCES series (id) ON DELETE CASCADE,
    account_id TEXT NOT NULL,
    agreed BIGINT NOT NULL,
    PRIMARY KEY (series_id, account_id)
);

-- Their matches that are over. `result` is JSON, by entrant.
CREATE TABLE series_matches (
    series_id TEXT NOT NULL REFERENCES series (id) ON DELETE CASCADE,
    deal BIGINT NOT NULL,
    rotation BIGINT NOT NULL,
    match_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ended_at BIGINT NOT NULL,
    result TEXT NOT NULL,
    PRIMARY KEY (series_id, deal, rotation)
);
