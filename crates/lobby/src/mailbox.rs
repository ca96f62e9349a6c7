//! The commands to a table's task.

use std::{net::IpAddr, sync::Arc, time::Instant};

use contract::{Foreseen, Json, Seat};
use protocol::{Account, By, ClientMessage, Problem, RequestId};
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};
use tracing::Span;

use crate::{
    Entry, Outbox, connection::ActsFor, dealing::Dealing, guess::Seen, outbox::IN_FLIGHT, peers::Relay,
    presence::ConnectionId, thinking::Answer,
};

/// The maximum number of commands that wait for one table; further senders wait.
const SIZE: usize = 64;

/// The sender of commands to a table that is awake.
pub(crate) type Mailbox = mpsc::Sender<Command>;

/// Builds a mailbox and its receiver.
pub(crate) fn mailbox() -> (Mailbox, mpsc::Receiver<Command>) {
    mpsc::channel(SIZE)
}

/// A command to a table.
pub(crate) enum Command {
    /// A client's request. It is boxed because a mailbox allocates room for many commands in advance.
    Request(Box<Request>),
    /// A socket closed, or no longer watches the table.
    Detach { connection: ConnectionId },
    /// A built-in bot has waited so that players can follow, and looks at the table now.
    Ponder { seat: Seat, number: u64 },
    /// A built-in bot has decided.
    Decided { seat: Seat, number: u64, decided: Decided },
    /// The choices of a player's next decision were foreseen.
    Foreseen(Box<Foresaw>),
    /// An account was renamed or erased; `None`: perhaps any of them.
    Renamed { account: Option<String> },
    /// The time zone or the vacation of an account changed.
    Times { done: oneshot::Sender<Result<(), Problem<Json>>> },
    /// Answers if an account watches the table.
    IsHere { account: String, answer: oneshot::Sender<bool> },
    /// An account plays a deal that was decided before.
    Deal(Box<Dealing>),
    /// An account continues alone from its own view.
    Guess(Box<Guessing>),
    /// A match begins with these entries, at a table that was made for it.
    Begin(Box<Beginning>),
    /// An account that no longer plays loses its seat.
    Forfeit(Box<Forfeiting>),
    /// An account, or all accounts, must leave the table.
    Evict(Box<Evicting>),
    /// A request to check the clock.
    Wake,
    /// The server stops and gives the table back, so that other nodes continue it. The sender is dropped when
    /// that is done.
    Resign { done: oneshot::Sender<()> },
    /// The server stops. The task answers when no write is pending.
    Stop { done: oneshot::Sender<()> },
}

/// An account that starts a what-if match, with the sender for its view.
pub(crate) struct Guessing {
    pub(crate) account: Account,
    pub(crate) done: oneshot::Sender<Result<Seen, Problem<Json>>>,
}

/// The beginning of a match, at the table of this account.
pub(crate) struct Beginning {
    pub(crate) account: String,
    pub(crate) entries: Vec<Entry>,
    pub(crate) done: oneshot::Sender<Result<(), Problem<Json>>>,
}

/// An account that forfeits its seat without a request of its own.
pub(crate) struct Forfeiting {
    pub(crate) account: String,
    pub(crate) done: oneshot::Sender<Result<(), Problem<Json>>>,
}

/// An account that is removed from a table.
pub(crate) struct Evicting {
    /// The account; `None`: all, and the table is closed unless a match is running.
    pub(crate) account: Option<String>,
    /// Receives `true` if anything changed.
    pub(crate) done: oneshot::Sender<Result<bool, Problem<Json>>>,
}

/// A client's request.
pub(crate) struct Request {
    pub(crate) connection: ConnectionId,
    pub(crate) account: Account,
    pub(crate) outbox: Outbox,
    /// The IP address of the client.
    pub(crate) address: IpAddr,
    /// The signed-in account behind the socket.
    pub(crate) acts: Arc<ActsFor>,
    pub(crate) message: ClientMessage,
    /// The time at which the table received the request.
    pub(crate) since: Instant,
    /// The trace of the request, from then on.
    pub(crate) span: Span,
    /// The permit that is held until the request is answered.
    pub(crate) turn: OwnedSemaphorePermit,
    /// The relay, if another node passed the request on.
    pub(crate) relay: Option<Relay>,
    /// True if it was passed on to a node that does not own the table.
    pub(crate) came_back: bool,
    /// The reason why the table could not be read for it.
    pub(crate) problem: Option<Box<Problem<Json>>>,
    /// The time until which it waits for a node that cannot be reached, if it does.
    pub(crate) patient_until: Option<Instant>,
}

impl Request {
    /// Returns `true` if its socket has no other unanswered request.
    pub(crate) fn is_alone(&self) -> bool {
        self.turn.semaphore().available_permits() + self.turn.num_permits() == IN_FLIGHT
    }
}

/// The foreseen choices of a player's next decision.
pub(crate) struct Foresaw {
    pub(crate) account: String,
    pub(crate) seat: Seat,
    /// The number of the match at its table, and its number of inputs.
    pub(crate) of: (u32, usize),
    pub(crate) foreseen: Foreseen,
    /// The socket that asked, and the id of its request.
    pub(crate) outbox: Outbox,
    pub(crate) id: RequestId,
}

/// The decision of a built-in bot.
pub(crate) struct Decided {
    /// The id of the thought that led to it.
    pub(crate) thought: u64,
    pub(crate) by: By,
    pub(crate) answer: Answer,
}
