-- What whoever runs the server asked for, and what came of it; only ever added to. Of what changes something there are two
-- rows: step 0 before it is done, step 1 with what came of it. `details` is JSON. Accounts by their ids, also when they are gone.
CREATE TABLE audit (
    id TEXT NOT NULL,
    step BIGINT NOT NULL,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    target TEXT,
    details TEXT NOT NULL,
    outcome TEXT NOT NULL,
    why TEXT,
    PRIMARY KEY (id, step)
);
CREATE INDEX audit_at ON audit (at, id);

-- Accounts that may not use the server: until when, or for ever.
CREATE TABLE bans (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    ends_at BIGINT
);
