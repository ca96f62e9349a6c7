//! Logs on SQLite.
//!
//! A durable move costs mostly the pages that it changes. So a new entry goes to the end of one table without
//! an index (`hot`). 32 entries of a log become one row of `chunks`, a JSON array.
//!
//! - One writer knows the end of each log and its rows in `hot`. After a failed transaction it reads both
//!   again. The lock beside the file keeps other programs from writing.
//! - An entry stays in `hot` until a chunk with it is committed. If it is in both, the chunk applies.
//! - Rows leave `hot` from its beginning, whole pages at a time. The next entries use these pages again.
//! - So after a crash, and in a backup at any moment, every reader finds each entry once. `tests.rs` cuts the
//!   write-ahead log at each commit to prove that.
//! - Fields of a table's row that change with nearly every move are stored with the entry (`listed.rs`). They
//!   reach the row with the next chunk, after 90 seconds of silence, and when the server stops or starts.
//! - SQLite runs with WAL and `synchronous=FULL`.

mod fold;
mod heads;
mod keeper;
mod listed;
mod moving;
mod read;
mod set_back;
mod statement;
#[cfg(test)]
mod tests;

pub(super) use heads::Heads;
pub(super) use keeper::Keeper;
pub(super) use moving::{CHUNKS, is_done, move_into_chunks};
pub(super) use read::entries;
pub(super) use set_back::set_back;

/// The number of hot entries of a log that are folded into a chunk.
const CHUNK: usize = 32;
