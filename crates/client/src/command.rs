//! Commands of handles to the task that owns the socket.

use protocol::{ClientMessage, RequestId, TableRef};
use tokio::sync::oneshot;

use crate::{Error, listening::Listening};

/// The server carried a request out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// The id of the table, if the request was about one.
    pub table: Option<String>,
    /// The request's entry in the table's log, if it has one.
    pub seq: Option<u64>,
}

/// A command of a handle to the task that owns the socket.
pub(crate) enum Command {
    Follow {
        reference: TableRef,
        inbox: crate::follow::Inbox,
        answer: oneshot::Sender<Result<String, Error>>,
    },
    Ask {
        message: ClientMessage,
        answer: oneshot::Sender<Result<Done, Error>>,
    },
    Listen {
        listening: Listening,
        answer: oneshot::Sender<Result<Done, Error>>,
    },
    Break,
}

/// Makes a random id, so that no other program of the same account can have used it.
pub(crate) fn fresh_id() -> RequestId {
    uuid::Uuid::now_v7().simple().to_string()
}
