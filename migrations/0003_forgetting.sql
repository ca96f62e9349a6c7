-- When it was last noted that a session is used; those that nobody uses are forgotten.
ALTER TABLE sessions ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0;
UPDATE sessions SET used_at = made_at;
CREATE INDEX sessions_used_at ON sessions (used_at);
CREATE INDEX sessions_account ON sessions (account_id);
CREATE INDEX tables_status ON tables (status, made_at);
CREATE INDEX members_table ON members (table_id);
