-- How an account is come back to. `tag` is what one signs in as with a password; `code` is the SHA-256 of the recovery
-- code, `password` a PHC string of Argon2id. A guest has none of them.
ALTER TABLE accounts ADD COLUMN tag TEXT;
ALTER TABLE accounts ADD COLUMN code TEXT;
ALTER TABLE accounts ADD COLUMN code_at BIGINT;
ALTER TABLE accounts ADD COLUMN password TEXT;
ALTER TABLE accounts ADD COLUMN password_at BIGINT;
CREATE UNIQUE INDEX accounts_tag ON accounts (tag);
CREATE UNIQUE INDEX accounts_code ON accounts (code);

-- Browser and system, in words of our own.
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
