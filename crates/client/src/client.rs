//! A connection that reconnects by itself.

use protocol::{Account, ClientMessage, RequestId};
use tokio::sync::{mpsc, oneshot};

use crate::{
    Connection, Done, Error, Listener, Session, Table,
    command::{Command, fresh_id},
    link::Link,
    listening::Listening,
};

/// A connection that reconnects by itself, resumes its tables and repeats unanswered requests.
///
/// Cheap to clone; all clones share one socket. The client closes the socket when the last clone and the last
/// [`Table`] are dropped.
#[derive(Clone, Debug)]
pub struct Client {
    commands: mpsc::UnboundedSender<Command>,
    session: Session,
}

impl Client {
    /// Opens a socket. From then on the client reconnects by itself, with growing waits. It stops when the
    /// server ends the session, or cannot be reached for five minutes.
    ///
    /// # Errors
    ///
    /// If the first attempt fails.
    pub async fn connect(session: &Session) -> Result<Self, Error> {
        let connection = Connection::open(session).await?;
        let (commands, inbox) = mpsc::unbounded_channel();
        tokio::spawn(Link::new(session.clone(), inbox).run(connection));
        Ok(Self { commands, session: session.clone() })
    }

    /// Returns the account of this client.
    pub const fn account(&self) -> &Account {
        self.session.account()
    }

    /// Returns the session of this client.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Follows a table, by id or code, and returns its current state.
    ///
    /// # Errors
    ///
    /// If there is no such table, or the server cannot be reached.
    pub async fn follow(&self, table: &str) -> Result<Table, Error> {
        let (inbox, messages) = mpsc::unbounded_channel();
        let (answer, followed) = oneshot::channel();
        self.command(Command::Follow { reference: table.to_owned(), inbox, answer })?;
        let id = followed.await.map_err(|_| gone())??;
        Table::open(self.clone(), id, messages)
    }

    /// Sends a request and waits for the answer. `message` gets a fresh random id.
    ///
    /// If the socket breaks before the answer, the client repeats a submission or a chat line with the same
    /// id.
    ///
    /// # Errors
    ///
    /// If the server refuses, or with [`Error::Interrupted`].
    pub async fn ask(&self, message: impl FnOnce(RequestId) -> ClientMessage) -> Result<Done, Error> {
        let (answer, answered) = oneshot::channel();
        self.command(Command::Ask { message: message(fresh_id()), answer })?;
        answered.await.map_err(|_| gone())?
    }

    /// Listens for notices about the account at any table: first the current state, then each change. A bot
    /// can name the games for which any account may challenge it
    /// ([`Noticed::Challenged`](protocol::Noticed::Challenged)). The server lists it while the client is
    /// connected. A client has one [`Listener`]: a further call replaces it.
    ///
    /// # Errors
    ///
    /// If the server refuses, or cannot be reached.
    pub async fn listen(&self, plays: &[String]) -> Result<Listener, Error> {
        let (inbox, notices) = mpsc::unbounded_channel();
        let (answer, answered) = oneshot::channel();
        let listening = Listening { plays: plays.to_vec(), inbox };
        self.command(Command::Listen { listening, answer })?;
        answered.await.map_err(|_| gone())??;
        Ok(Listener::new(self.clone(), notices))
    }

    /// Drops the socket without a closing handshake, like a broken line. The client reconnects by itself.
    pub fn break_off(&self) {
        // If the link has ended, there is no socket to break.
        let _ = self.command(Command::Break);
    }

    fn command(&self, command: Command) -> Result<(), Error> {
        self.commands.send(command).map_err(|_| gone())
    }
}

fn gone() -> Error {
    Error::Unreachable("this client has stopped".into())
}
