-- Where a match lies in its table's log, and what is played; NULL for matches of earlier versions.
ALTER TABLE matches ADD COLUMN began_seq BIGINT;
ALTER TABLE matches ADD COLUMN ended_seq BIGINT;
ALTER TABLE matches ADD COLUMN setup TEXT;

-- A table as it was after entry seq, so that what came before need not be read. The newest one only.
CREATE TABLE checkpoints (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq BIGINT NOT NULL,
    state TEXT NOT NULL
);
