//! Logs on SQLite. A durable move costs mostly the pages it changes, so an entry is added at the end of one table without
//! an index (`hot`), and what lists show of its table beside it. Every 32 entries of a log go into a row of `chunks`.
//!
//! - An entry is in `hot` until a chunk with it is committed; it may be in both for a while, and then the chunk counts.
//! - One task writes, and knows where each log ends; the lock beside the file keeps other programs from writing.
//! - Rows leave `hot` from its beginning only: whole pages at a time, which the next entries use again.

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

/// Entries of a log after which they are folded into a chunk.
const CHUNK: usize = 32;
