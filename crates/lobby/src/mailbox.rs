//! What a table can be told.

use std::{net::IpAddr, sync::Arc, time::Instant};

use contract::{Foreseen, Json, Seat};
use protocol::{Account, By, ClientMessage, Problem, RequestId};
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};
use tracing::Span;

use crate::{
    Entry, Outbox, connection::ActsFor, dealing::Dealing, guess::Seen, outbox::IN_FLIGHT, peers::Relay,
    presence::ConnectionId, thinking::Answer,
};

/// Commands that wait for one table at most; further senders wait.
const SIZE: usize = 64;

/// Where a table that is awake is told things.
pub(crate) type Mailbox = mpsc::Sender<Command>;

/// A mailbox, and what its owner reads.
pub(crate) fn mailbox() -> (Mailbox, mpsc::Receiver<Command>) {
    mpsc::channel(SIZE)
}

/// Everything a table can be told.
pub(crate) enum Command {
    /// A client's request. On the heap: a mailbox has room for many commands before there is any.
    Request(Box<Request>),
    /// A socket is gone, or follows the table no longer.
    Detach { connection: ConnectionId },
    /// An automatic player has let people follow, and looks at the table now.
    Ponder { seat: Seat, number: u64 },
    /// An automatic player has decided.
    Decided { seat: Seat, number: u64, decided: Decided },
    /// Somebody's next decision was foreseen.
    Foreseen(Box<Foresaw>),
    /// An account's name is another one, or it was erased; `None`: that may be so of any.
    Renamed { account: Option<String> },
    /// Where somebody lives, or their vacation, is another one now.
    Times { done: oneshot::Sender<Result<(), Problem<Json>>> },
    /// Whether an account watches the table.
    IsHere { account: String, answer: oneshot::Sender<bool> },
    /// Somebody plays a deal that was decided beforehand.
    Deal(Box<Dealing>),
    /// Somebody plays on alone from what they see.
    Guess(Box<Guessing>),
    /// Begin a match with these entries, at a table that was made for it.
    Begin(Box<Beginning>),
    /// Somebody who does not play any more gives their seat up.
    Forfeit(Box<Forfeiting>),
    /// An account may not be here any more, or nobody may.
    Evict(Box<Evicting>),
    /// Look at the clock.
    Wake,
    /// The server goes, and others go on with the table: it is given back. Dropped when that is done.
    Resign { done: oneshot::Sender<()> },
    /// The server goes. Answered when nothing is being stored any more.
    Stop { done: oneshot::Sender<()> },
}

/// Who plays on alone from what they see, and where that is awaited.
pub(crate) struct Guessing {
    pub(crate) account: Account,
    pub(crate) done: oneshot::Sender<Result<Seen, Problem<Json>>>,
}

/// How a match begins, at the table of this account.
pub(crate) struct Beginning {
    pub(crate) account: String,
    pub(crate) entries: Vec<Entry>,
    pub(crate) done: oneshot::Sender<Result<(), Problem<Json>>>,
}

/// Who gives a seat up without having said so, and where that is awaited.
pub(crate) struct Forfeiting {
    pub(crate) account: String,
    pub(crate) done: oneshot::Sender<Result<(), Problem<Json>>>,
}

/// Who leaves a table without having said so, and where that is awaited.
pub(crate) struct Evicting {
    /// Which account; `None`: everybody, and the table is closed unless a match is on.
    pub(crate) account: Option<String>,
    /// Whether anything changed.
    pub(crate) done: oneshot::Sender<Result<bool, Problem<Json>>>,
}

/// A client's request.
pub(crate) struct Request {
    pub(crate) connection: ConnectionId,
    pub(crate) account: Account,
    pub(crate) outbox: Outbox,
    /// The network address the socket comes from.
    pub(crate) address: IpAddr,
    /// Who is signed in there.
    pub(crate) acts: Arc<ActsFor>,
    pub(crate) message: ClientMessage,
    /// When it was handed over.
    pub(crate) since: Instant,
    /// Its trace, from then on.
    pub(crate) span: Span,
    /// Held until the request is answered.
    pub(crate) turn: OwnedSemaphorePermit,
    /// If another server passed it on.
    pub(crate) relay: Option<Relay>,
    /// Whether it was passed on to a server that the table is not owned by.
    pub(crate) came_back: bool,
    /// Why the table could not be read for it.
    pub(crate) problem: Option<Box<Problem<Json>>>,
    /// Until when it waits for a server that is not reached, once it does.
    pub(crate) patient_until: Option<Instant>,
}

impl Request {
    /// Whether its socket has asked for nothing else.
    pub(crate) fn is_alone(&self) -> bool {
        self.turn.semaphore().available_permits() + self.turn.num_permits() == IN_FLIGHT
    }
}

/// What was foreseen of a player's next decision.
pub(crate) struct Foresaw {
    pub(crate) account: String,
    pub(crate) seat: Seat,
    /// The number of the match at its table, and how many inputs it had.
    pub(crate) of: (u32, usize),
    pub(crate) foreseen: Foreseen,
    /// Who asked, and under which id.
    pub(crate) outbox: Outbox,
    pub(crate) id: RequestId,
}

/// What an automatic player would like to do.
pub(crate) struct Decided {
    /// The thought that it comes of.
    pub(crate) thought: u64,
    pub(crate) by: By,
    pub(crate) answer: Answer,
}
