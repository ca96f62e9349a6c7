-- Which match a match goes on from, and after how many of its inputs: JSON; NULL for one that was dealt for itself.
ALTER TABLE matches ADD COLUMN continues TEXT;
