//! Messages between nodes on the same store, in addition to requests about tables.
//!
//! - **News** (`news.rs`) go at once to every node with an open link. A node that missed some reads
//!   everything again when its link is back (`again.rs`).
//! - **Questions** (`question.rs`) need an answer, also from the leader (`lead.rs`).
//! - **Heartbeats** (`beat.rs`): each node asks all others for their state and keeps the answer until the
//!   next heartbeat. It drops the state of a node that it cannot reach (`others.rs`).
//!
//! A server that has its store alone sends no such message.

mod again;
mod beat;
mod digest;
mod lead;
mod listening;
mod news;
mod others;
mod question;

pub(crate) use again::Again;
pub(crate) use digest::{Listening, ShownThere};
pub(crate) use lead::Duties;
pub use lead::Duty;
pub(crate) use news::News;
pub use news::NoNews;
pub(crate) use others::Others;
pub(crate) use question::{Challenged, ChangedThere, InUse, Question};

use std::sync::Arc;

use crate::inner::Inner;

/// Starts the heartbeat, if there are other nodes.
pub(crate) fn begin(inner: &Arc<Inner>) {
    if inner.shared.peers.is_none() {
        return;
    }
    inner.tasks.spawn(beat::run(Arc::downgrade(inner), inner.stop.clone()));
    inner.tasks.spawn(again::run(Arc::downgrade(inner), inner.stop.clone()));
}
