-- Keys at a provider of OpenID Connect: whom it calls by this subject has this account. Nothing else of what it says is kept.
CREATE TABLE provider_keys (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    made_at BIGINT NOT NULL,
    used_at BIGINT,
    PRIMARY KEY (issuer, subject)
);
CREATE INDEX provider_keys_account ON provider_keys (account_id);
