-- Who sat where when a match began: JSON, by seat, accounts by their ids; NULL for matches of earlier versions.
ALTER TABLE matches ADD COLUMN players TEXT;

-- The same, to find the matches of an account.
CREATE TABLE plays (
    account_id TEXT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (account_id, match_id)
);
