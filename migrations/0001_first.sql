-- One text for SQLite and Postgres: TEXT and BIGINT only. Times are milliseconds since 1970, JSON is TEXT.

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    made_at BIGINT NOT NULL
);

-- A session is known by the SHA-256 of its token; the token itself is stored nowhere.
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    made_at BIGINT NOT NULL
);

-- seq is the number of the newest entry; an append moves it on only from where it expects it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    host TEXT NOT NULL,
    listed BIGINT NOT NULL,
    status TEXT NOT NULL,
    summary TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    wake_at BIGINT,
    seq BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables (listed, status, made_at);
CREATE INDEX tables_host ON tables (host, status);
CREATE INDEX tables_wake_at ON tables (wake_at);

-- What happened. Append-only.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who made a table, or sits or sat at it.
CREATE TABLE members (
    account_id TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (account_id, table_id)
);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    began_at BIGINT NOT NULL,
    ended_at BIGINT,
    outcome TEXT,
    UNIQUE (table_id, number)
);

-- One row, id 1: the last sign of life.
CREATE TABLE beats (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE outages (
    from_at BIGINT PRIMARY KEY,
    to_at BIGINT NOT NULL
);
