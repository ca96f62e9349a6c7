-- Matches that are over in the order in which they ended: a host exports them.
CREATE INDEX matches_ended ON matches (ended_at, id) WHERE ended_at IS NOT NULL;
