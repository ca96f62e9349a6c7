-- Deals that tables share. The seed is a secret until all of them are over; `setup` is JSON. The maker is named by their id, also
-- when they are gone.
CREATE TABLE duplicates (
    id TEXT PRIMARY KEY,
    maker TEXT NOT NULL,
    setup TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    seed TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    closed_at BIGINT
);

-- Their tables, in order. One that was forgotten stays here, so that the others keep their places.
CREATE TABLE duplicate_tables (
    set_id TEXT NOT NULL REFERENCES duplicates (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    PRIMARY KEY (set_id, number)
);
