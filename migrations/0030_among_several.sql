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
