//! Measuring tables that are old enough to be deleted.

use lobby::{Store as _, StoreError};

use crate::store::{Payload, SqlStore};

/// The number of tables in one query.
const AT_ONCE: u32 = 200;

/// Returns the number of tables whose matches all ended before a time, and their payload.
pub(super) async fn measure(store: &SqlStore, before: u64) -> Result<(u64, Payload), StoreError> {
    let (mut tables, mut all, mut after) = (0, Payload::default(), String::new());
    loop {
        let some = store.ended_tables(before, &after, AT_ONCE).await?;
        for table in &some {
            let one = store.payload_of(table).await?;
            tables += 1;
            all.rows += one.rows;
            all.bytes += one.bytes;
        }
        match some.last() {
            Some(last) if some.len() == AT_ONCE as usize => after.clone_from(last),
            Some(_) | None => return Ok((tables, all)),
        }
    }
}
