//! The foreign keys of the database, as its schema declares them.

use lobby::StoreError;
use sqlx::AssertSqlSafe;

use super::{SqlStore, error::count};

/// A foreign key: columns of a table that refer to a row of another table.
#[derive(Default)]
struct Reference {
    id: String,
    table: String,
    parent: String,
    /// Pairs of a column and the parent's column.
    columns: Vec<(String, String)>,
}

const OF_SQLITE: &str = "SELECT CAST(keys.id AS TEXT), their.name, keys.\"table\", keys.\"from\", keys.\"to\" \
    FROM sqlite_schema AS their JOIN pragma_foreign_key_list(their.name) AS keys \
    WHERE their.type = 'table' ORDER BY their.name, keys.id, keys.seq";

const OF_POSTGRES: &str = "SELECT CAST(keys.oid AS TEXT), CAST(their.relname AS TEXT), CAST(parents.relname AS TEXT), \
    CAST(own.attname AS TEXT), CAST(parent.attname AS TEXT) FROM pg_constraint AS keys \
    JOIN pg_class AS their ON their.oid = keys.conrelid JOIN pg_class AS parents ON parents.oid = keys.confrelid \
    CROSS JOIN LATERAL unnest(keys.conkey, keys.confkey) WITH ORDINALITY AS pairs (own, parent, n) \
    JOIN pg_attribute AS own ON own.attrelid = keys.conrelid AND own.attnum = pairs.own \
    JOIN pg_attribute AS parent ON parent.attrelid = keys.confrelid AND parent.attnum = pairs.parent \
    WHERE keys.contype = 'f' AND keys.connamespace = CAST(CURRENT_SCHEMA AS REGNAMESPACE) \
    ORDER BY 2, keys.oid, pairs.n";

impl SqlStore {
    async fn references(&self) -> Result<Vec<Reference>, StoreError> {
        let text = if self.heads.is_some() { OF_SQLITE } else { OF_POSTGRES };
        let found: Vec<(String, String, String, String, String)> =
            sqlx::query_as(text).fetch_all(&self.pool).await.map_err(|error| self.unread(error))?;
        let mut references: Vec<Reference> = Vec::new();
        for (id, table, parent, own, theirs) in found {
            match references.last_mut().filter(|last| last.id == id && last.table == table) {
                Some(last) => last.columns.push((own, theirs)),
                None => references.push(Reference { id, table, parent, columns: vec![(own, theirs)] }),
            }
        }
        Ok(references)
    }

    /// Finds rows that refer to missing rows. Returns a sentence for each foreign key with such rows. The
    /// database enforces foreign keys. It cannot do so for rows that another program changed, or that a
    /// damaged file lost.
    pub(super) async fn dangling(&self) -> Result<Vec<String>, StoreError> {
        let mut faults = Vec::new();
        for Reference { table, parent, columns, .. } in self.references().await? {
            let (own, _) = &columns[0];
            let set: Vec<String> =
                columns.iter().map(|(own, _)| format!("child.\"{own}\" IS NOT NULL")).collect();
            let same: Vec<String> = columns
                .iter()
                .map(|(own, theirs)| format!("parent.\"{theirs}\" = child.\"{own}\""))
                .collect();
            let text = format!(
                "SELECT COUNT(*), CAST(MIN(child.\"{own}\") AS TEXT) FROM \"{table}\" AS child WHERE {} \
                 AND NOT EXISTS (SELECT 1 FROM \"{parent}\" AS parent WHERE {})",
                set.join(" AND "),
                same.join(" AND ")
            );
            let (n, first): (i64, Option<String>) = sqlx::query_as(AssertSqlSafe(text))
                .fetch_one(&self.pool)
                .await
                .map_err(|error| self.unread(error))?;
            if n > 0 {
                let columns: Vec<&str> = columns.iter().map(|(own, _)| own.as_str()).collect();
                faults.push(format!(
                    "{} of {table} refer by {} to {parent} that are not there, {} for one",
                    match count(n) {
                        1 => "1 row".to_owned(),
                        n => format!("{n} rows"),
                    },
                    columns.join(" and "),
                    first.unwrap_or_default()
                ));
            }
        }
        Ok(faults)
    }
}
