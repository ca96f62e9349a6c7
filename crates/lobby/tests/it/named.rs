//! Names of tables.

use std::sync::Arc;

use lobby::{MemoryStore, Store as _};

/// The code of a table, as people know it, for its id or code; another name stays.
pub async fn by_code(store: &Arc<MemoryStore>, table: &str) -> String {
    let found = store.find_table(&table.to_owned()).await.ok().flatten();
    found.map_or_else(|| table.to_owned(), |row| row.code)
}
