//! Moves the logs in the database of an older version from `entries` into chunks.

use sqlx::{AnyConnection, AnyPool, Connection as _};

use super::{CHUNK, fold::entries};

/// The name of this move in the table `rewrites`.
pub(in super::super) const CHUNKS: &str = "chunks";

/// The approximate number of entries that one transaction moves.
const AT_ONCE: u64 = 4_096;

/// A view of the logs for other programs, for example `sqlite3`.
const VIEW: &str = "CREATE VIEW entries AS \
    SELECT logs.table_id AS table_id, chunks.first + line.key AS seq, \
    JSON_EXTRACT(line.value, '$.at') AS at, JSON_EXTRACT(line.value, '$.entry') AS entry \
    FROM logs JOIN chunks ON chunks.log = logs.number JOIN JSON_EACH(chunks.entries) AS line \
    UNION ALL \
    SELECT logs.table_id, hot.seq, hot.at, hot.entry FROM logs JOIN hot ON hot.log = logs.number \
    WHERE hot.seq > COALESCE((SELECT MAX(chunks.last) FROM chunks WHERE chunks.log = hot.log), 0)";

/// Moves a few thousand entries in each transaction, and notes when all are moved. After an interruption it
/// continues where it was.
pub(in super::super) async fn move_into_chunks(pool: &AnyPool) -> Result<(), sqlx::Error> {
    let mut db = pool.acquire().await?;
    if is_done(&mut db).await? {
        return Ok(());
    }
    let mut count = 0;
    loop {
        let mut transaction = db.begin().await?;
        let moved = move_some(&mut transaction).await?;
        if moved == 0 {
            for text in ["DROP TABLE entries", VIEW] {
                sqlx::query(text).execute(&mut *transaction).await?;
            }
            let done = "INSERT INTO rewrites (name) VALUES (?)";
            sqlx::query(done).bind(CHUNKS).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        if moved == 0 {
            break;
        }
        count += moved;
    }
    if count > 0 {
        tracing::info!(entries = count, "moved the logs of tables into chunks");
    }
    Ok(())
}

/// Returns true if all logs are in chunks.
pub(in super::super) async fn is_done(db: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    let done: Option<(String,)> =
        sqlx::query_as("SELECT name FROM rewrites WHERE name = ?").bind(CHUNKS).fetch_optional(db).await?;
    Ok(done.is_some())
}

/// Moves the entries of the first tables, and returns their number.
async fn move_some(db: &mut AnyConnection) -> Result<u64, sqlx::Error> {
    let mut moved = 0;
    while moved < AT_ONCE {
        let first: Option<(String, i64)> =
            sqlx::query_as("SELECT table_id, seq FROM entries ORDER BY table_id, seq LIMIT 1")
                .fetch_optional(&mut *db)
                .await?;
        let Some((table, first)) = first else { break };
        // Whole chunks, so that an interruption makes no difference.
        let last = (first - 1) / CHUNK as i64 * CHUNK as i64 + AT_ONCE as i64;
        sqlx::query(concat!(
            "INSERT INTO chunks (log, first, last, at, entries) SELECT (SELECT number FROM logs \
             WHERE logs.table_id = entries.table_id), MIN(seq), MAX(seq), MAX(at), '[' || ",
            entries!("entries"),
            " || ']' FROM entries WHERE table_id = ? AND seq <= ? GROUP BY (seq - 1) / ?"
        ))
        .bind(&table)
        .bind(last)
        .bind(CHUNK as i64)
        .execute(&mut *db)
        .await?;
        let gone = sqlx::query("DELETE FROM entries WHERE table_id = ? AND seq <= ?")
            .bind(&table)
            .bind(last)
            .execute(&mut *db)
            .await?;
        moved += gone.rows_affected();
    }
    Ok(moved)
}
