-- Passkeys: keys that a device keeps. Nothing here is secret: `key` is what anybody may check a signature with, `state` what
-- changes as it is used, both in hexadecimal. `id` is what the device calls it.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    state TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX passkeys_account ON passkeys (account_id);
