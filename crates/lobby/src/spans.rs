//! What a trace of a request is made of: how long it waited for its table and took there, and how much of that was storing and telling.
//! Whoever runs the lobby decides whether anybody looks; nothing in a span says who did what where.

use protocol::ClientMessage;
use tracing::{Span, debug_span};

use crate::answer_times::Kind;

/// From when a request is handed to its table until all that comes of it is on its way.
pub(crate) fn request(message: &ClientMessage) -> Span {
    debug_span!(parent: None, "socket request", otel.kind = "server", kind = Kind::of(message).map_or("thought", Kind::label))
}

/// What happened is stored.
pub(crate) fn store() -> Span {
    debug_span!("store")
}

/// Everybody who may know is told.
pub(crate) fn tell() -> Span {
    debug_span!("tell")
}
