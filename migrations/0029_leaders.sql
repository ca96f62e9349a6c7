-- Which of the servers that share the database does what only one is to do, under which of its leases, and since which claim:
-- what is written under an earlier one is refused. There is one row, and only Postgres uses it.
CREATE TABLE leaders (
    duty TEXT PRIMARY KEY,
    owner TEXT,
    lease BIGINT NOT NULL,
    epoch BIGINT NOT NULL
);
INSERT INTO leaders (duty, lease, epoch) VALUES ('all', 0, 0);
