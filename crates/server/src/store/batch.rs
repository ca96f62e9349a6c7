//! Appends of many tables in a few statements, for Postgres.
//!
//! Postgres has one row for each entry. Its key is the table's id and the number of the entry. That key, and
//! the number in the table's row, refuse an append that does not continue the log.

use std::{
    fmt::Write as _,
    sync::{Arc, LazyLock},
};

use lobby::StoreError;
use sqlx::AnyConnection;

use super::{
    error::{all, unavailable},
    lines::Lines,
    row::{Line, Row},
};

/// The maximum number of rows of one statement. Each number of rows is a statement of its own, and a
/// connection keeps a hundred prepared ones.
const MOST: usize = 16;

/// A statement for each number of rows, from 1.
struct Texts([Arc<str>; MOST]);

impl Texts {
    /// Builds the statements. `row` is repeated, and its parameters, each written as `$`, are numbered.
    fn new(before: &str, row: &str, after: &str) -> Self {
        Self(std::array::from_fn(|more| {
            let (mut text, mut parameter) = (before.to_owned(), 0);
            for n in 0..=more {
                text.push_str(if n == 0 { "" } else { ", " });
                for part in row.split_inclusive('$') {
                    text.push_str(part);
                    if part.ends_with('$') {
                        parameter += 1;
                        write!(text, "{parameter}").expect("a String takes everything");
                    }
                }
            }
            text.push_str(after);
            text.into()
        }))
    }

    fn of(&self, rows: usize) -> Arc<str> {
        Arc::clone(&self.0[rows - 1])
    }
}

// Postgres cannot derive the types of VALUES.
static SUMMARIES: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new(
        "UPDATE tables SET seq = seq + v.column3, summary = v.column4 FROM (VALUES ",
        "(CAST($ AS TEXT), CAST($ AS BIGINT), CAST($ AS BIGINT), CAST($ AS TEXT))",
        ") AS v WHERE tables.id = v.column1 AND tables.seq = COALESCE(v.column2, tables.seq)",
    )
});

static ROWS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new(
        "UPDATE tables SET seq = seq + v.column3, summary = v.column4, host = v.column5, listed = v.column6, \
         status = v.column7, wake_at = v.column8 FROM (VALUES ",
        "(CAST($ AS TEXT), CAST($ AS BIGINT), CAST($ AS BIGINT), CAST($ AS TEXT), CAST($ AS TEXT), \
         CAST($ AS BIGINT), CAST($ AS TEXT), CAST($ AS BIGINT))",
        ") AS v WHERE tables.id = v.column1 AND tables.seq = COALESCE(v.column2, tables.seq)",
    )
});

// The same for several nodes: a table that was claimed since is not changed. This costs a parameter, and a
// comparison in a row that is read anyway.
static FENCED_SUMMARIES: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new(
        "UPDATE tables SET seq = seq + v.column3, summary = v.column4 FROM (VALUES ",
        "(CAST($ AS TEXT), CAST($ AS BIGINT), CAST($ AS BIGINT), CAST($ AS TEXT), CAST($ AS BIGINT))",
        ") AS v WHERE tables.id = v.column1 AND tables.seq = COALESCE(v.column2, tables.seq) \
         AND tables.owner_epoch = v.column5",
    )
});

static FENCED_ROWS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new(
        "UPDATE tables SET seq = seq + v.column3, summary = v.column4, host = v.column5, listed = v.column6, \
         status = v.column7, wake_at = v.column8 FROM (VALUES ",
        "(CAST($ AS TEXT), CAST($ AS BIGINT), CAST($ AS BIGINT), CAST($ AS TEXT), CAST($ AS TEXT), \
         CAST($ AS BIGINT), CAST($ AS TEXT), CAST($ AS BIGINT), CAST($ AS BIGINT))",
        ") AS v WHERE tables.id = v.column1 AND tables.seq = COALESCE(v.column2, tables.seq) \
         AND tables.owner_epoch = v.column9",
    )
});

static LINES: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new("INSERT INTO entries (table_id, seq, at, entry) VALUES ", "($, $, $, $)", "")
});

/// Carries out appends to different tables: all of them or, after a rollback, none.
pub(super) async fn append_all(db: &mut AnyConnection, appends: &[&Lines]) -> Result<(), StoreError> {
    // Postgres looks up each column that is set in all of its indexes, even if its value stays the same.
    let (relisted, summaries): (Vec<_>, Vec<_>) = appends.iter().partition(|append| append.relisted);
    // A server fences all of its appends or none.
    let fenced = appends.iter().any(|append| append.fence.is_some());
    let (of_summaries, of_rows) =
        if fenced { (&FENCED_SUMMARIES, &FENCED_ROWS) } else { (&SUMMARIES, &ROWS) };
    for (texts, appends) in [(of_summaries, summaries), (of_rows, relisted)] {
        for appends in appends.chunks(MOST) {
            update_rows(db, texts, appends).await?;
        }
    }
    let lines: Vec<_> = appends.iter().flat_map(|a| a.lines.iter().map(|line| (&a.table.id, line))).collect();
    for lines in lines.chunks(MOST) {
        add_lines(db, lines).await?;
    }
    Ok(())
}

async fn update_rows(db: &mut AnyConnection, texts: &Texts, appends: &[&Lines]) -> Result<(), StoreError> {
    let mut query = sqlx::query(sqlx::AssertSqlSafe(texts.of(appends.len())));
    for Lines { table, fence, relisted, lines, .. } in appends {
        let row = Row::of(table)?;
        let after = lines.first().map(|first| first.seq - 1);
        query = query.bind(row.id).bind(after).bind(lines.len() as i64).bind(row.summary);
        if *relisted {
            query = query.bind(row.host).bind(row.listed).bind(row.status).bind(row.wake_at);
        }
        if let Some(epoch) = fence {
            query = query.bind(*epoch);
        }
    }
    let moved = query.execute(db).await.map_err(unavailable)?;
    all(
        moved.rows_affected(),
        appends.len(),
        "the log does not end just before this entry, or another server has claimed the table",
    )
}

/// Adds lines with one statement, at most [`MOST`].
pub(super) async fn add_lines(db: &mut AnyConnection, lines: &[(&String, &Line)]) -> Result<(), StoreError> {
    let mut query = sqlx::query(sqlx::AssertSqlSafe(LINES.of(lines.len())));
    for (table, line) in lines {
        query = query.bind(*table).bind(line.seq).bind(line.at).bind(&line.entry);
    }
    query.execute(db).await.map_err(unavailable)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_numbers_its_parameters_on() {
        assert_eq!(&*Texts::new("A ", "($, $)", " B").of(2), "A ($1, $2), ($3, $4) B");
    }
}
