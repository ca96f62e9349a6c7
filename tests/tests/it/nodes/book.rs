//! An audit of the logs by Postgres itself: the writer of each entry and the claim under which it was
//! written. It does not rely on the servers.
//!
//! Each server sets its name in Postgres (`application_name`). That is noted beside the epoch that the
//! table's row has in the same transaction. So an append under another server's claim is detected, whatever
//! the servers compared before.

use tests::Postgres;

/// The triggers that write the audit. The row of the table is locked until an append is committed, so it
/// cannot be claimed in between.
const NOTES: &str = "
    CREATE TABLE book (
        n BIGSERIAL PRIMARY KEY, what TEXT NOT NULL, table_id TEXT NOT NULL, seq BIGINT NOT NULL, epoch BIGINT, writer TEXT NOT NULL
    );
    CREATE TABLE claims (
        n BIGSERIAL PRIMARY KEY, table_id TEXT NOT NULL, epoch BIGINT NOT NULL, owner TEXT, writer TEXT NOT NULL
    );
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $note$
    DECLARE line entries;
    BEGIN
        line := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
        INSERT INTO book (what, table_id, seq, epoch, writer)
            SELECT TG_OP, line.table_id, line.seq, (SELECT owner_epoch FROM tables WHERE id = line.table_id),
                current_setting('application_name');
        RETURN NULL;
    END $note$;
    CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION note();
    CREATE FUNCTION note_claim() RETURNS trigger LANGUAGE plpgsql AS $note$
    BEGIN
        INSERT INTO claims (table_id, epoch, owner, writer)
            VALUES (NEW.id, NEW.owner_epoch, NEW.owner, current_setting('application_name'));
        RETURN NULL;
    END $note$;
    CREATE TRIGGER note_claim AFTER UPDATE ON tables FOR EACH ROW
        WHEN (OLD.owner_epoch IS DISTINCT FROM NEW.owner_epoch) EXECUTE FUNCTION note_claim();
";

/// The query for violations, one line for each. Tables that no server has claimed yet have the epoch 0: the
/// server that makes a table writes its first entries.
const FAULTS: &str = "
    WITH inserted AS (SELECT *, LAG(seq) OVER before AS last, LAG(epoch) OVER before AS under FROM book
        WHERE what = 'INSERT' WINDOW before AS (PARTITION BY table_id ORDER BY n))
    SELECT 'changed: ' || what || ' of ' || table_id || '/' || seq FROM book WHERE what <> 'INSERT'
    UNION ALL SELECT 'inserted ' || COUNT(*) || ' times: ' || table_id || '/' || seq FROM inserted
        GROUP BY table_id, seq HAVING COUNT(*) > 1
    UNION ALL SELECT 'out of turn: ' || table_id || '/' || seq FROM inserted WHERE seq <> COALESCE(last, 0) + 1
    UNION ALL SELECT 'epochs fall: ' || table_id || '/' || seq FROM inserted WHERE epoch < under
    UNION ALL SELECT 'not of who claimed it: ' || table_id || '/' || seq || ' of ' || writer FROM inserted
        WHERE epoch > 0 AND NOT EXISTS (SELECT 1 FROM claims WHERE claims.table_id = inserted.table_id
            AND claims.epoch = inserted.epoch AND claims.owner = inserted.writer)
    UNION ALL SELECT 'made by several: ' || table_id FROM inserted WHERE epoch = 0
        GROUP BY table_id HAVING COUNT(DISTINCT writer) > 1
    UNION ALL SELECT 'claimed for another: ' || table_id || ' by ' || writer FROM claims WHERE owner IS DISTINCT FROM writer
    UNION ALL SELECT 'claimed ' || COUNT(*) || ' times: ' || table_id || ' as ' || epoch FROM claims
        GROUP BY table_id, epoch HAVING COUNT(*) > 1
    UNION ALL SELECT 'claims fall: ' || table_id || ' to ' || epoch FROM (SELECT *, LAG(epoch) OVER
        (PARTITION BY table_id ORDER BY n) AS under FROM claims) AS all_of_them WHERE epoch < under
    UNION ALL SELECT 'not noted, or not there: ' || COALESCE(a.table_id, b.table_id) || '/' || COALESCE(a.seq, b.seq)
        FROM entries AS a FULL JOIN inserted AS b ON a.table_id = b.table_id AND a.seq = b.seq
        WHERE a.seq IS NULL OR b.seq IS NULL;
";

/// The last log with entries of two servers, and its last number.
const OF_TWO: &str = "(SELECT table_id, MAX(seq) AS seq FROM book GROUP BY table_id \
                      HAVING COUNT(DISTINCT epoch) > 2 AND COUNT(DISTINCT writer) > 1 ORDER BY MAX(n) DESC LIMIT 1)";

/// Returns statements that imitate faults of the servers, with the text of the violation that must be found.
fn forgeries() -> [(String, &'static str); 6] {
    let like = |seq: &str| {
        format!(
            "INSERT INTO entries SELECT table_id, {seq}, at, entry FROM entries JOIN {OF_TWO} AS it USING (table_id, seq)"
        )
    };
    let as_owner = format!(
        "SELECT set_config('application_name', (SELECT owner FROM claims JOIN {OF_TWO} AS it USING (table_id) \
         ORDER BY n DESC LIMIT 1), false);"
    );
    let of_it = format!("table_id = (SELECT table_id FROM {OF_TWO} AS it)");
    [
        (format!("UPDATE entries SET at = at WHERE {of_it} AND seq = 1"), "changed: UPDATE"),
        (
            format!("DELETE FROM entries WHERE {of_it} AND seq = (SELECT seq FROM {OF_TWO} AS it)"),
            "changed: DELETE",
        ),
        (like("seq + 1"), "not of who claimed it"),
        (format!("{as_owner} {}", like("seq + 2")), "out of turn"),
        (
            format!(
                "{as_owner} UPDATE tables SET owner_epoch = (SELECT MIN(epoch) FROM claims WHERE {of_it}) \
                 WHERE id = (SELECT table_id FROM {OF_TWO} AS it); {}",
                like("seq + 1")
            ),
            "epochs fall",
        ),
        (format!("ALTER TABLE entries DISABLE TRIGGER note; {}", like("seq + 1")), "not noted, or not there"),
    ]
}

/// A database with an audit by Postgres.
pub struct Book(&'static str);

impl Book {
    /// Starts the audit, on a database without tables.
    pub async fn begin(postgres: &Postgres, database: &'static str) -> Self {
        postgres.run(database, NOTES).await;
        Self(database)
    }

    /// Returns a URL with which a server sets its name in Postgres.
    pub fn url(url: &str, name: &str) -> String {
        format!("{url}?application_name={name}")
    }

    /// Checks that each number of each log was stored once, in order, under one claim and by the server that
    /// made the claim. It also checks that epochs never fall, that no entry was changed, and that forgeries
    /// would be found. Returns the numbers of entries and of claims.
    ///
    /// # Panics
    ///
    /// If there is a violation, or if no table ever changed its owner.
    pub async fn check(&self, postgres: &Postgres) -> (u64, u64) {
        let faults = postgres.run(self.0, FAULTS).await;
        assert_eq!(faults, "", "Postgres has seen what must not be");
        for (forgery, seen) in forgeries() {
            let found = postgres.run(self.0, &format!("BEGIN; {forgery}; {FAULTS} ROLLBACK;")).await;
            assert!(found.contains(seen), "{forgery} is not seen: {found}");
        }
        let count = async |what: &str| {
            let counted = postgres.run(self.0, &format!("SELECT COUNT(*) FROM {what}")).await;
            counted.trim().parse().expect("a number")
        };
        (count("book").await, count("claims").await)
    }
}
