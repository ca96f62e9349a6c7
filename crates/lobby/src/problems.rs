//! Problems that occur in many places.

use contract::Json;
use protocol::{Problem, ProblemCode};

use crate::StoreError;

/// Converts a problem without a refusal, for a socket.
pub(crate) fn with_json(problem: Problem) -> Problem<Json> {
    Problem { code: problem.code, message: problem.message, refusal: None, retry_after: problem.retry_after }
}

/// Converts a table's problem, for an answer over HTTP.
pub(crate) fn without_json(problem: Problem<Json>) -> Problem {
    Problem { code: problem.code, message: problem.message, refusal: None, retry_after: problem.retry_after }
}

/// Returns the answer to a client when the store fails; the cause is in the operator's log.
pub(crate) fn store_problem<J>(error: &StoreError) -> Problem<J> {
    // With several nodes on one store, a conflict of ownership is normal.
    if !error.is_outage() && !matches!(error, StoreError::Elsewhere { .. }) {
        tracing::error!(%error, "the store failed");
    }
    match error {
        StoreError::Unavailable(_) => Problem::new(
            ProblemCode::StorageUnavailable,
            "the server cannot store anything right now; nothing was changed, try again in a moment",
        ),
        StoreError::Conflict(_) => Problem::new(
            ProblemCode::Overtaken,
            "another server on the same database stored something first; nothing was changed, try again",
        ),
        StoreError::Elsewhere { .. } => Problem::new(
            ProblemCode::Overtaken,
            "another server takes over this table; nothing was changed, try again in a moment",
        ),
        StoreError::Unwritable(_) => Problem::new(
            ProblemCode::Internal,
            "the server could not store that; nothing was changed, and the server's log says why",
        ),
        StoreError::Unreadable(_) => {
            Problem::new(ProblemCode::Internal, "stored data cannot be read; the server's log says why")
        }
    }
}
