-- Under which of its owner's leases a table was claimed. Only Postgres has owners.
ALTER TABLE tables ADD COLUMN owner_lease BIGINT NOT NULL DEFAULT 0;
-- When a server that shares the database was silent before it had its next lease: since it last renewed the one before. By the
-- database's clock.
CREATE TABLE silences (
    node TEXT NOT NULL,
    lease BIGINT NOT NULL,
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    PRIMARY KEY (node, lease)
);
-- When nobody could play at a table because the server that owned it was silent. By the clock of the server that claimed it then.
CREATE TABLE table_outages (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, from_at)
);
-- What somebody was asked or given that is answered or used once, and soon: codes to sign in with, keys that were shown, passkeys'
-- questions, people on their way to a provider. `id` is a hash of what answers it, and `held` is sealed with that where it is a secret.
CREATE TABLE asked (
    what TEXT NOT NULL,
    id TEXT NOT NULL,
    whose TEXT NOT NULL,
    address TEXT NOT NULL,
    held TEXT NOT NULL,
    at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (what, id)
);
CREATE INDEX asked_whose ON asked (what, whose);
CREATE INDEX asked_address ON asked (what, address, at);
CREATE INDEX asked_ends ON asked (what, ends_at);
