//! One table that a client follows, and where it would go on from.

use protocol::{ClientMessage, RequestId, ServerMessage};
use tokio::sync::{mpsc, oneshot};

use crate::Error;

/// Where messages about a table go.
pub(crate) type Inbox = mpsc::UnboundedSender<Result<ServerMessage, Error>>;

/// One table that a client follows.
pub(crate) struct Follow {
    /// What the table was asked for by: its id or its code.
    pub(crate) reference: String,
    /// Its id, once the server has named it.
    pub(crate) id: Option<String>,
    pub(crate) inbox: Inbox,
    /// Whoever waits for the first answer.
    pub(crate) asked: Option<oneshot::Sender<Result<String, Error>>>,
    /// The request that has to be answered before the catching up is complete.
    pub(crate) watching: Option<RequestId>,
    mark: Option<Mark>,
    /// What the mark becomes when the catching up is complete: until then parts may be missing.
    next: Option<Mark>,
}

#[derive(Clone, Copy)]
struct Mark {
    epoch: u64,
    seq: u64,
}

impl Follow {
    pub(crate) fn new(
        reference: String,
        inbox: Inbox,
        asked: oneshot::Sender<Result<String, Error>>,
    ) -> Self {
        Self { reference, id: None, inbox, asked: Some(asked), watching: None, mark: None, next: None }
    }

    /// The request that begins following, or goes on where it was.
    pub(crate) fn watch(&mut self, id: RequestId) -> ClientMessage {
        self.watching = Some(id.clone());
        self.next = self.mark;
        ClientMessage::Watch {
            id,
            table: self.id.clone().unwrap_or_else(|| self.reference.clone()),
            since: self.mark.map(|mark| mark.seq),
            epoch: self.mark.map(|mark| mark.epoch),
        }
    }

    /// The catching up is complete.
    pub(crate) fn caught_up(&mut self, table: String) {
        self.watching = None;
        self.mark = self.next;
        self.id = Some(table.clone());
        if let Some(asked) = self.asked.take() {
            // Whoever asked may have lost interest.
            let _ = asked.send(Ok(table));
        }
    }

    /// Passes a message on and remembers how far it goes. A `table` message goes no way: the steps of the
    /// same log entry may still be under way behind it.
    pub(crate) fn deliver(&mut self, message: ServerMessage) {
        let mark = match &message {
            ServerMessage::Game(game) => Some(Mark { epoch: game.epoch, seq: game.seq }),
            ServerMessage::Chat { epoch, seq, .. } => Some(Mark { epoch: *epoch, seq: *seq }),
            _ => None,
        };
        if let Some(mark) = mark {
            self.next = Some(mark);
            if self.watching.is_none() {
                self.mark = self.next;
            }
        }
        // The handle may be gone; then the table is dropped with the next round of housekeeping.
        let _ = self.inbox.send(Ok(message));
    }
}

/// The table a message is about.
pub(crate) fn table_of(message: &ServerMessage) -> Option<&String> {
    match message {
        ServerMessage::Table { table, .. }
        | ServerMessage::Chat { table, .. }
        | ServerMessage::Unwatched { table, .. } => Some(table),
        ServerMessage::Game(game) => Some(&game.table),
        _ => None,
    }
}
