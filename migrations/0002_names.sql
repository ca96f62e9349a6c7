-- What is rewritten in the rows that are there, once, by the program itself: JSON is not for SQL that two databases
-- share. `names`: entries and summaries name accounts by their ids only.
CREATE TABLE rewrites (
    name TEXT PRIMARY KEY
);
