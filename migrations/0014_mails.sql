-- Where accounts are written to when a match waits for them, one address an account. state: asked, confirmed or refused.
-- token and stop are SHA-256, of what confirms the address and of what ends the messages.
CREATE TABLE bell_mails (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    state TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    stop TEXT NOT NULL UNIQUE,
    asked_at BIGINT NOT NULL
);
