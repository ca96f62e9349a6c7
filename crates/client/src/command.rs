//! What handles ask of the task that owns the socket.

use protocol::{ClientMessage, RequestId, TableRef};
use tokio::sync::oneshot;

use crate::{Error, listening::Listening};

/// A request was carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// The table, by id, if it was about one.
    pub table: Option<String>,
    /// Its place in the table's log, if it has one.
    pub seq: Option<u64>,
}

/// What handles ask of the task that owns the socket.
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

/// Ids are random so that no other program of the same account can have used one.
pub(crate) fn fresh_id() -> RequestId {
    uuid::Uuid::now_v7().simple().to_string()
}
