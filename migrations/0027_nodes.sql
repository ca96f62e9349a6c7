-- Servers that share the database, each with a lease that ends by the database's clock. Rows stay, so that a number is never
-- given twice. Only Postgres has any.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    lease BIGINT NOT NULL,
    term BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
-- Whose a table is, and since which claim: an append under an earlier one is refused.
ALTER TABLE tables ADD COLUMN owner TEXT;
ALTER TABLE tables ADD COLUMN owner_epoch BIGINT NOT NULL DEFAULT 0;
