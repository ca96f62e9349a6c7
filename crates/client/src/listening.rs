//! Notices about the account at any table.

use protocol::{ClientMessage, Notice, RequestId};
use tokio::sync::mpsc;

use crate::{Client, Error};

/// The queue for notices.
pub(crate) type Notices = mpsc::UnboundedSender<Result<Notice, Error>>;

/// The parameters of `listen`, so that the client can listen again after a break.
pub(crate) struct Listening {
    pub(crate) plays: Vec<String>,
    pub(crate) inbox: Notices,
}

impl Listening {
    pub(crate) fn listen(&self, id: RequestId) -> ClientMessage {
        ClientMessage::Listen { id, plays: self.plays.clone() }
    }
}

/// The notices about the account at any table, in order.
///
/// After a break the server sends the current state again, so a notice can arrive twice. The newest notice
/// about a table is valid.
#[derive(Debug)]
pub struct Listener {
    client: Client,
    inbox: mpsc::UnboundedReceiver<Result<Notice, Error>>,
}

impl Listener {
    pub(crate) fn new(client: Client, inbox: mpsc::UnboundedReceiver<Result<Notice, Error>>) -> Self {
        Self { client, inbox }
    }

    /// Waits for the next notice. The first ones are the state at each of the account's tables.
    ///
    /// # Errors
    ///
    /// If the client has given up, or listens with another [`Listener`].
    pub async fn next(&mut self) -> Result<Notice, Error> {
        let gone = || Err(Error::Unreachable("this client no longer listens".into()));
        self.inbox.recv().await.unwrap_or_else(gone)
    }

    /// Declines a challenge to a table.
    ///
    /// # Errors
    ///
    /// If the challenge is no longer open, or the client gives up.
    pub async fn decline(&self, table: &str) -> Result<(), Error> {
        let table = table.to_owned();
        self.client.ask(|id| ClientMessage::Decline { id, table }).await.map(|_| ())
    }
}
