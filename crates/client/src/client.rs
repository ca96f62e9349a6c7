//! A connection that comes back.

use protocol::{Account, ClientMessage, RequestId};
use tokio::sync::{mpsc, oneshot};

use crate::{
    Connection, Done, Error, Listener, Session, Table,
    command::{Command, fresh_id},
    link::Link,
    listening::Listening,
};

/// A connection that comes back by itself, resumes its tables and repeats what was not answered.
///
/// Cheap to clone; all clones share one socket. The socket is closed when the last clone and the last
/// [`Table`] are gone.
#[derive(Clone, Debug)]
pub struct Client {
    commands: mpsc::UnboundedSender<Command>,
    session: Session,
}

impl Client {
    /// Opens a socket. From then on the client reconnects by itself, with growing waits, until the server
    /// ends the session or cannot be reached for five minutes.
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

    /// Who this client is.
    pub const fn account(&self) -> &Account {
        self.session.account()
    }

    /// The session it was opened with.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Follows a table, by id or code, and returns it as it stands now.
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

    /// Asks for something and waits for the answer. `message` gets a fresh random id.
    ///
    /// When the socket breaks meanwhile, a submission or a chat line is repeated with the same id.
    ///
    /// # Errors
    ///
    /// If the server refuses, or with [`Error::Interrupted`].
    pub async fn ask(&self, message: impl FnOnce(RequestId) -> ClientMessage) -> Result<Done, Error> {
        let (answer, answered) = oneshot::channel();
        self.command(Command::Ask { message: message(fresh_id()), answer })?;
        answered.await.map_err(|_| gone())?
    }

    /// Listens for what concerns the account at any table: first how things stand, then what happens. A program can say which
    /// games it plays with anybody who asks ([`Noticed::Challenged`](protocol::Noticed::Challenged)); then it is listed as long
    /// as the client is connected. A client listens once: called again it takes the place of the [`Listener`] before.
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

    /// Drops the socket without a goodbye, as a broken line would. The client comes back by itself.
    pub fn break_off(&self) {
        // If the link has ended there is nothing to break.
        let _ = self.command(Command::Break);
    }

    fn command(&self, command: Command) -> Result<(), Error> {
        self.commands.send(command).map_err(|_| gone())
    }
}

fn gone() -> Error {
    Error::Unreachable("this client has given up".into())
}
