//! The spans of a request's trace: its wait for the table and its time there, with the parts for storing and
//! sending. The caller of the lobby decides if traces are collected. No span identifies an account, a table
//! or a move.

use protocol::ClientMessage;
use tracing::{Span, debug_span};

use crate::answer_times::Kind;

/// Builds the span of a request, from when its table receives it until all its results are sent.
pub(crate) fn request(message: &ClientMessage) -> Span {
    debug_span!(parent: None, "socket request", otel.kind = "server", kind = Kind::of(message).map_or("thought", Kind::label))
}

/// Builds the span of a write to the store.
pub(crate) fn store() -> Span {
    debug_span!("store")
}

/// Builds the span of sending a change to all clients that may see it.
pub(crate) fn tell() -> Span {
    debug_span!("tell")
}
