-- What accounts say of their time: where they live, and when they are on vacation. JSON; it goes with the account.
CREATE TABLE account_times (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    times TEXT NOT NULL
);
