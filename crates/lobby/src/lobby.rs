//! The lobby: the way in for everything that is not a table's own business.

use std::{sync::Arc, time::Duration};

use protocol::{Account, ClientMessage, Limits, Problem, RequestId, Setup, http};

use crate::{Catalogue, Outbox, SessionHash, Store, StoreError};

/// How a lobby behaves. The defaults are what people at a table expect.
#[derive(Clone, Debug)]
pub struct Config {
    /// What is accepted of clients.
    pub limits: Limits,
    /// How long a player may be gone before an automatic player stands in.
    pub grace: Duration,
    /// How long automatic players take to decide, so that people can follow.
    pub bot_pause: Duration,
    /// How long a table that nobody watches stays in memory.
    pub sleep_after: Duration,
}

/// Everything that runs: tables, sessions, clocks. Cheap to clone.
#[derive(Clone)]
pub struct Lobby {}

/// Somebody signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Who.
    pub account: Account,
    /// Which session.
    pub hash: SessionHash,
}

/// A new account's session with its token, which exists nowhere else.
#[derive(Debug)]
pub struct SignedInto {
    /// Who.
    pub account: Account,
    /// 256 bits in hexadecimal.
    pub token: String,
}

/// One socket's way in.
pub struct Connection {}

impl Lobby {
    /// Starts a lobby over a store: notes how long the server was away, and wakes tables whose time comes.
    pub async fn open(
        config: Config,
        catalogue: Catalogue,
        store: Arc<dyn Store>,
    ) -> Result<Self, StoreError> {
        todo!()
    }
    /// The games it offers.
    pub fn catalogue(&self) -> &Catalogue {
        todo!()
    }
    /// Checks the name, makes an account and a session.
    pub async fn sign_in(&self, request: http::SignIn) -> Result<SignedInto, Problem> {
        todo!()
    }
    /// The session a token stands for.
    pub async fn session(&self, token: &str) -> Result<Option<Session>, Problem> {
        todo!()
    }
    /// Changes the name; tables show it from the next time the account sits down.
    pub async fn rename(&self, session: &Session, name: &str) -> Result<Account, Problem> {
        todo!()
    }
    /// Ends a session and closes its sockets.
    pub async fn sign_out(&self, session: &Session) -> Result<(), Problem> {
        todo!()
    }
    /// Makes a table.
    pub async fn make_table(&self, account: &Account, setup: Setup) -> Result<http::MadeTable, Problem> {
        todo!()
    }
    /// Public tables, gathering or running.
    pub async fn public_tables(&self) -> Result<Vec<http::TableListing>, Problem> {
        todo!()
    }
    /// The account's tables, newest first.
    pub async fn tables_of(&self, account: &Account) -> Result<Vec<http::TableListing>, Problem> {
        todo!()
    }
    /// One table by id or code.
    pub async fn table(&self, table: &str) -> Result<http::TableListing, Problem> {
        todo!()
    }
    /// Whether the store answers.
    pub async fn check(&self) -> Result<(), Problem> {
        todo!()
    }
    /// Connects a socket: says hello. Dropping the connection leaves all tables it followed.
    pub fn connect(&self, session: Session, outbox: Outbox) -> Connection {
        todo!()
    }
    /// How many tables are in memory.
    pub fn tables_awake(&self) -> usize {
        todo!()
    }
    /// Tells every socket that the server goes, finishes what is being stored, and stops all tables.
    pub async fn shut_down(&self) {
        todo!()
    }
}

impl Connection {
    /// Carries out one request; answers go to the outbox. Requests about one table are carried out in the
    /// order they came.
    pub async fn handle(&self, message: ClientMessage) {
        todo!()
    }
    /// Answers a frame that could not be understood, or that limits refuse.
    pub fn refuse(&self, id: Option<RequestId>, problem: Problem) {
        todo!()
    }
}
