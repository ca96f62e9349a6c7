-- Companions: accounts without a session, who play beside another one at its device, at one table and nowhere else.
CREATE TABLE companions (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    of_account TEXT NOT NULL,
    table_id TEXT NOT NULL
);
CREATE INDEX companions_of ON companions (of_account);
