-- When a session said that all keys of its account are lost; NULL: it did not.
ALTER TABLE sessions ADD COLUMN lost_at BIGINT;
