//! Sockets at one table, and their moves.

mod asked;
mod floor;
mod seat;
mod septet;
mod trace;

use std::time::Duration;

pub use floor::Floor;
pub use septet::Septet;
pub use trace::{Deed, Trace};

/// The data received at a table so far.
#[derive(Clone, Copy, Default, Debug)]
pub struct Received {
    /// Bytes of the frames on the wire.
    pub bytes: u64,
    pub frames: u64,
}

/// A table at which moves are made, one after the other.
pub trait Table: Send + 'static {
    /// Makes a move and waits until all seats concerned have received it. Returns the time.
    fn turn(&mut self) -> impl Future<Output = anyhow::Result<Duration>> + Send;

    /// Returns the data that all its sockets received.
    fn received(&self) -> Received;
}
