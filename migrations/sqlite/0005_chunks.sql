-- SQLite only: the logs of tables in a form that costs few pages. Postgres keeps `entries` (docs/decisions.md).

-- The number by which the tables below know a table.
CREATE TABLE logs (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id)
);
INSERT INTO logs (table_id) SELECT id FROM tables ORDER BY id;

-- The newest entries. Only ever added at the end and deleted from the beginning, so without any index; whoever writes
-- knows in memory which are a table's. `listed` is what lists show of the table after this entry, where that is not in
-- its row yet. Entries that are in a chunk already may still be here; then the chunk counts.
CREATE TABLE hot (
    id INTEGER PRIMARY KEY,
    log INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    listed TEXT
);

-- Consecutive entries of one log, from `first` to `last`: a JSON array of objects with `at` and `entry`. `at` is the
-- newest of their times.
CREATE TABLE chunks (
    log INTEGER NOT NULL REFERENCES logs (number),
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entries TEXT NOT NULL,
    PRIMARY KEY (log, last)
);

-- The entries tell where a log ends.
ALTER TABLE tables DROP COLUMN seq;
