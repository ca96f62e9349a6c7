//! What can go wrong between a client and its server.

use protocol::{CloseCode, Problem, ProblemCode};

/// What can go wrong between a client and its server.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Error {
    /// The server's address is not one.
    #[error("{0:?} is not a server address; expected one like http://127.0.0.1:7777")]
    Address(String),
    /// The server cannot be reached, or the connection broke.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The server refused a request and says why.
    #[error("{0}")]
    Problem(Problem),
    /// The answer is not one of Septet's. Is it the right address?
    #[error("the server's answer is not in Septet's protocol: {0}")]
    Garbled(String),
    /// The server closed the socket.
    #[error("the server closed the socket ({code}): {reason}")]
    Closed {
        /// The WebSocket close code; [`CloseCode`] lists those with a meaning of their own.
        code: u16,
        /// Why, in words.
        reason: String,
    },
    /// The socket broke before the answer came. Whether the request was carried out shows in the table's
    /// state. Submissions and chat lines never end so: they are repeated.
    #[error("the connection broke before the answer arrived")]
    Interrupted,
    /// The server does not let this client follow the table any longer.
    #[error("this table can no longer be followed: {0}")]
    Unwatched(String),
    /// The host emptied the bot's seat, or the bot gave it up.
    #[error("the seat now belongs to another player")]
    Unseated,
    /// The automatic player did not decide; most likely it plays another game.
    #[error("the player cannot decide: {0}")]
    CannotDecide(String),
}

impl Error {
    /// Whether the same may work in a moment, without anybody doing anything about it.
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

    /// The kind of problem, if the server named one.
    pub fn code(&self) -> Option<ProblemCode> {
        match self {
            Self::Problem(problem) => Some(problem.code),
            _ => None,
        }
    }
}

/// WebSocket's own code for a client that breaks the rules.
const POLICY: u16 = 1008;
