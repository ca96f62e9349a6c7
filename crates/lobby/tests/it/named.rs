//! Names of tables.

use std::sync::Arc;

use lobby::{MemoryStore, Store as _};

/// Returns the code of a table for its id or code; another text is returned unchanged.
pub async fn by_code(store: &Arc<MemoryStore>, table: &str) -> String {
    let found = store.find_table(&table.to_owned()).await.ok().flatten();
    found.map_or_else(|| table.to_owned(), |row| row.code)
}
