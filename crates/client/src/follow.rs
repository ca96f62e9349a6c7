//! One table that a client follows, and the place at which it resumes.

use protocol::{ChatMark, ClientMessage, RequestId, ServerMessage};
use tokio::sync::{mpsc, oneshot};

use crate::Error;

/// The queue for messages about a table.
pub(crate) type Inbox = mpsc::UnboundedSender<Result<ServerMessage, Error>>;

/// One table that a client follows.
pub(crate) struct Follow {
    /// The id or code by which the caller named the table.
    pub(crate) reference: String,
    /// The table's id, once the server has named it.
    pub(crate) id: Option<String>,
    pub(crate) inbox: Inbox,
    /// The caller that waits for the first answer.
    pub(crate) asked: Option<oneshot::Sender<Result<String, Error>>>,
    /// The request whose answer completes the catching up.
    pub(crate) watching: Option<RequestId>,
    mark: Option<Mark>,
    /// The mark when the catching up is complete: until then parts may be missing.
    next: Option<Mark>,
    has_match: bool,
    /// The epoch and the newest chat lines that were passed on.
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

    /// Returns the request that begins or resumes following.
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

    /// Completes the catching up.
    pub(crate) fn caught_up(&mut self, table: String) {
        self.watching = None;
        self.mark = self.next;
        self.id = Some(table.clone());
        if let Some(asked) = self.asked.take() {
            // The caller may have dropped the future.
            let _ = asked.send(Ok(table));
        }
    }

    /// Passes a message on and remembers its place.
    ///
    /// Once there is a match, only its own messages set the mark. The steps of an entry can be under way
    /// behind a `chat` or `table` message that names the same entry. So chat lines can come twice, and this
    /// drops the second ones.
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
        // The handle may have been dropped; then the link tidies up.
        let _ = self.inbox.send(Ok(message));
    }

    fn reach(&mut self, mark: Mark) {
        self.next = Some(mark);
        if self.watching.is_none() {
            self.mark = self.next;
        }
    }
}

/// Returns the table of a message.
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
        | ServerMessage::Reaction { table, .. }
        | ServerMessage::Unwatched { table, .. } => Some(table),
        ServerMessage::Game(game) => Some(&game.table),
        ServerMessage::Waiting(update) => Some(&update.table),
        _ => None,
    }
}
