-- An account is told all series that it was asked to play.
CREATE INDEX series_accounts_account ON series_accounts (account_id);
