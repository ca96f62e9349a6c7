-- What deal a match was: JSON; NULL for matches of earlier versions.
ALTER TABLE matches ADD COLUMN deal TEXT;
