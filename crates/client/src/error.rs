//! Errors between a client and its server.

use protocol::{CloseCode, Problem, ProblemCode};

/// An error between a client and its server.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Error {
    /// The text is not the address of a server.
    #[error("{0:?} is not a server address; expected one like http://127.0.0.1:7777")]
    Address(String),
    /// The server cannot be reached, or the connection broke.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The server refused a request, with a reason.
    #[error("{0}")]
    Problem(Problem),
    /// The answer is not in Septet's protocol. The address may be wrong.
    #[error("the server's answer is not in Septet's protocol: {0}")]
    Garbled(String),
    /// The server closed the socket.
    #[error("the server closed the socket ({code}): {reason}")]
    Closed {
        /// The WebSocket close code. [`CloseCode`] lists those of Septet.
        code: u16,
        /// The reason, in words.
        reason: String,
    },
    /// The socket broke before the answer. The table's state shows if the server carried the request out.
    /// Submissions and chat lines never end so: the client repeats them.
    #[error("the connection broke before the answer arrived")]
    Interrupted,
    /// The server no longer lets this client follow the table.
    #[error("this table can no longer be followed: {0}")]
    Unwatched(String),
    /// The host emptied the bot's seat, or the bot gave it up.
    #[error("the seat now belongs to another player")]
    Unseated,
    /// The player did not decide. Most likely it plays another game.
    #[error("the player cannot decide: {0}")]
    CannotDecide(String),
}

impl Error {
    /// Returns true if the same request may succeed in a moment, without any change.
    pub fn is_passing(&self) -> bool {
        match self {
            Self::Unreachable(_) | Self::Interrupted => true,
            Self::Closed { code, .. } => {
                CloseCode::try_from(*code).map_or(*code != POLICY, CloseCode::resumable)
            }
            Self::Problem(problem) => matches!(
                problem.code,
                ProblemCode::TooMany
                    | ProblemCode::StorageUnavailable
                    | ProblemCode::Overtaken
                    | ProblemCode::Closing
                    | ProblemCode::Internal
            ),
            Self::Address(_)
            | Self::Garbled(_)
            | Self::Unwatched(_)
            | Self::Unseated
            | Self::CannotDecide(_) => false,
        }
    }

    /// Returns the kind of problem, if the server named one.
    pub fn code(&self) -> Option<ProblemCode> {
        match self {
            Self::Problem(problem) => Some(problem.code),
            _ => None,
        }
    }
}

/// The WebSocket close code for a client that violates a policy.
const POLICY: u16 = 1008;
