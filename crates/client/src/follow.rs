//! One table that a client follows, and where it would go on from.

use protocol::{ChatMark, ClientMessage, RequestId, ServerMessage};
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
    /// The caller that waits for the first answer.
    pub(crate) asked: Option<oneshot::Sender<Result<String, Error>>>,
    /// The request that has to be answered before the catching up is complete.
    pub(crate) watching: Option<RequestId>,
    mark: Option<Mark>,
    /// What the mark becomes when the catching up is complete: until then parts may be missing.
    next: Option<Mark>,
    has_match: bool,
    /// The chat lines that were passed on, and of which epoch.
    heard: (u64, ChatMark),
}

/// A place in a table's log.
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
        Self {
            reference,
            id: None,
            inbox,
            asked: Some(asked),
            watching: None,
            mark: None,
            next: None,
            has_match: false,
            heard: (0, ChatMark::default()),
        }
    }

    /// The request that begins following, or goes on where it was.
    pub(crate) fn watch(&mut self, id: RequestId) -> ClientMessage {
        self.watching = Some(id.clone());
        self.next = self.mark;
        ClientMessage::Watch {
            id,
            table: self.reference.clone(),
            since: self.mark.map(|mark| mark.seq),
            epoch: self.mark.map(|mark| mark.epoch),
            changes: false,
        }
    }

    /// The catching up is complete.
    pub(crate) fn caught_up(&mut self, table: String) {
        self.watching = None;
        self.mark = self.next;
        self.id = Some(table.clone());
        if let Some(asked) = self.asked.take() {
            // The caller may have lost interest.
            let _ = asked.send(Ok(table));
        }
    }

    /// Passes a message on and remembers how far it goes.
    ///
    /// Once there is a match only its own messages count: the steps of an entry may still be under way behind
    /// a `chat` or `table` message that names the same entry. So chat lines can come twice, and are left out.
    pub(crate) fn deliver(&mut self, mut message: ServerMessage) {
        match &mut message {
            ServerMessage::Game(game) => {
                self.has_match = true;
                self.reach(Mark { epoch: game.epoch, seq: game.seq });
            }
            ServerMessage::Chat { epoch, seq, lines, .. } => {
                if self.heard.0 != *epoch {
                    self.heard = (*epoch, ChatMark::default());
                }
                lines.retain(|line| self.heard.1.is_new(line));
                if !self.has_match {
                    self.reach(Mark { epoch: *epoch, seq: *seq });
                }
            }
            _ => {}
        }
        // The handle may be gone; then the link tidies up.
        let _ = self.inbox.send(Ok(message));
    }

    fn reach(&mut self, mark: Mark) {
        self.next = Some(mark);
        if self.watching.is_none() {
            self.mark = self.next;
        }
    }
}

/// The table a message is about.
pub(crate) fn table_of(message: &ServerMessage) -> Option<&String> {
    match message {
        ServerMessage::Table { table, .. }
        | ServerMessage::Chat { table, .. }
        | ServerMessage::Renamed { table, .. }
        | ServerMessage::EarlierChat { table, .. }
        | ServerMessage::Hint { table, .. }
        | ServerMessage::Foreseen { table, .. }
        | ServerMessage::Ahead { table, .. }
        | ServerMessage::StandingOrder { table, .. }
        | ServerMessage::Unwatched { table, .. } => Some(table),
        ServerMessage::Game(game) => Some(&game.table),
        ServerMessage::Waiting(update) => Some(&update.table),
        _ => None,
    }
}
