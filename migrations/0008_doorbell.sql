-- What people are called by when a match waits for them.

-- One row, id 1: the key with which this server shows push services who it is. PKCS #8 in base64.
CREATE TABLE bell_keys (
    id BIGINT PRIMARY KEY,
    pkcs8 TEXT NOT NULL
);

-- Devices that are called, by their sessions. They go with these, and with the account.
CREATE TABLE bell_pushes (
    session TEXT PRIMARY KEY REFERENCES sessions (hash) ON DELETE CASCADE,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    made_at BIGINT NOT NULL
);
CREATE INDEX bell_pushes_account ON bell_pushes (account_id);

-- Programs that are called, one an account. The secret is what calls are signed with.
CREATE TABLE bell_hooks (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    secret TEXT NOT NULL
);

-- When and how often an account wants to be called: JSON.
CREATE TABLE bell_wishes (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    wishes TEXT NOT NULL
);

-- For which decision of a table an account was called last, until it is taken; reminded is 0 or 1.
CREATE TABLE bell_rung (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    decision BIGINT NOT NULL,
    reminded BIGINT NOT NULL,
    PRIMARY KEY (account_id, table_id)
);
CREATE INDEX bell_rung_table ON bell_rung (table_id);
