//! Sockets at one table, and the moves they make.

mod asked;
mod floor;
mod seat;
mod septet;
mod trace;

use std::time::Duration;

pub use floor::Floor;
pub use septet::Septet;
pub use trace::{Deed, Trace};

/// What was received at a table so far.
#[derive(Clone, Copy, Default, Debug)]
pub struct Received {
    /// Bytes of the frames as they came.
    pub bytes: u64,
    pub frames: u64,
}

/// A table at which moves are made, one after the other.
pub trait Table: Send + 'static {
    /// Makes a move and waits until all have been told whom it concerns: how long that took.
    fn turn(&mut self) -> impl Future<Output = anyhow::Result<Duration>> + Send;

    /// What all its sockets received.
    fn received(&self) -> Received;
}
