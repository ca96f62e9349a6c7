//! The migrations of the database, which are part of this binary.

use std::sync::LazyLock;

use sqlx::{
    SqlStr,
    migrate::{Migration, MigrationType, Migrator},
};

/// A number, a description and the SQL, as the build script lists them.
type Listed = (i64, &'static str, &'static str);

const BOTH: &[Listed] = include!(concat!(env!("OUT_DIR"), "/migrations.rs"));
const SQLITE_ONLY: &[Listed] = include!(concat!(env!("OUT_DIR"), "/migrations_of_sqlite.rs"));

/// The migrations of both databases. SQLite has further ones, each with its own number.
pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| migrator(&[BOTH]));

/// The migrations of an SQLite database, in order.
pub(super) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| migrator(&[BOTH, SQLITE_ONLY]));

fn migrator(lists: &[&[Listed]]) -> Migrator {
    let migrations = lists.concat().into_iter().map(|(number, description, text)| {
        let text = SqlStr::from_static(text);
        Migration::new(number, description.into(), MigrationType::Simple, text, false)
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "2284adbfc22ad12b55c3498dca60c68caed19470081e0c46\
                         12cd3c01813b321c438ed0b24b48ec6f97c73a7e14919a75";
    const CHUNKS: &str = "d076712e963b9ed79a1544c8ac2f1cb4b525d89aafe4d25d\
                          1a2911c0f8563f8220d6eee62e559f4da0955043417df27b";

    /// The database of an operator contains these checksums, and refuses a program that has others.
    #[test]
    fn the_sums_are_those_of_databases_that_are_in_use() {
        for (version, description, sum) in [(1, "first", FIRST), (5, "chunks", CHUNKS)] {
            let found = SQLITE.iter().find(|migration| migration.version == version).expect("there is one");
            assert_eq!(found.description, description);
            assert_eq!(hex::encode(&found.checksum), sum, "migration {version}");
        }
        assert_eq!(SQLITE.iter().count(), MIGRATIONS.iter().count() + SQLITE_ONLY.len());
    }
}
