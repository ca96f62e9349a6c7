//! What concerns the account at any table.

use protocol::{ClientMessage, Notice, RequestId};
use tokio::sync::mpsc;

use crate::{Client, Error};

/// Where notices go.
pub(crate) type Notices = mpsc::UnboundedSender<Result<Notice, Error>>;

/// What a client listens for, so that it listens again after a break.
pub(crate) struct Listening {
    pub(crate) plays: Vec<String>,
    pub(crate) inbox: Notices,
}

impl Listening {
    pub(crate) fn listen(&self, id: RequestId) -> ClientMessage {
        ClientMessage::Listen { id, plays: self.plays.clone() }
    }
}

/// What concerns the account at any table, as it comes.
///
/// After a break the server says again how things stand, so the same thing may be told twice; what was told last of a table
/// holds.
#[derive(Debug)]
pub struct Listener {
    client: Client,
    inbox: mpsc::UnboundedReceiver<Result<Notice, Error>>,
}

impl Listener {
    pub(crate) fn new(client: Client, inbox: mpsc::UnboundedReceiver<Result<Notice, Error>>) -> Self {
        Self { client, inbox }
    }

    /// The next one; first how things stand at each of the account's tables.
    ///
    /// # Errors
    ///
    /// If the client has given up, or listens anew with another [`Listener`].
    pub async fn next(&mut self) -> Result<Notice, Error> {
        let gone = || Err(Error::Unreachable("this client listens no longer".into()));
        self.inbox.recv().await.unwrap_or_else(gone)
    }

    /// Does not play where the account was challenged to.
    ///
    /// # Errors
    ///
    /// If the challenge stands no longer, or the client gives up.
    pub async fn decline(&self, table: &str) -> Result<(), Error> {
        let table = table.to_owned();
        self.client.ask(|id| ClientMessage::Decline { id, table }).await.map(|_| ())
    }
}
