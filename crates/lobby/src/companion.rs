//! Companions: further players on the device of an account.
//!
//! - A companion is an account without a session. It cannot sign in, and only its own table knows it.
//! - `Entry::Beside` names its seat and its owner. Its row in `companions` names the owner and the table.
//! - The owner opens a socket for each companion. That needs a `Companion` instead of a `Session`: no HTTP
//!   endpoint takes one. The device stores no token for it.
//! - The socket receives the view of the companion's seat, like any other. So no secret depends on a page.
//! - `may_ask` decides for each kind of message if a companion may send it.
//! - The owner answers requests for consent for all players on the device (`table_task/beside.rs`). A
//!   companion is present while any player on the device is (`presence.rs`).
//! - In the client, `web/src/seat/hot` has a socket and a folded table per companion. Under the hand-over
//!   screen the page of the match is not rendered.

use std::{net::IpAddr, time::Duration};

use protocol::{Account, AccountKind, ClientMessage, Problem, ProblemCode};
use tokio::time::Instant;

use crate::{
    Catalogue, Config, Lobby, Session, SessionHash, lately::Lately, problems::store_problem, site::network,
};

/// The maximum number of companions of one account at one table.
pub(crate) const MOST: usize = 3;

/// The hourly limit of companions for an IP address, as a multiple of the limit for an account: a household,
/// not a crowd.
const ACCOUNTS_AT_AN_ADDRESS: u32 = 5;

/// The owner and the table of a companion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beside {
    /// The account whose device the companion shares.
    pub of: String,
    /// The id of the only table that the companion can use.
    pub table: String,
}

/// A companion of a signed-in account. Unlike a [`Session`], it can only open a socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Companion {
    pub(crate) account: Account,
    /// The account that owns the companion.
    pub(crate) of: String,
    pub(crate) table: String,
    /// The session of the owner. The companion's access ends with it.
    pub(crate) hash: SessionHash,
}

impl Companion {
    /// Returns the companion's account.
    pub const fn account(&self) -> &Account {
        &self.account
    }
}

/// The limits on new companions.
pub(crate) struct Companions {
    by_account: Lately<String>,
    by_address: Lately<IpAddr>,
}

impl Companions {
    pub(crate) fn new(config: &Config) -> Self {
        let often = config.companions_per_hour;
        Self {
            by_account: Lately::per_hour(often),
            by_address: Lately::per_hour(often.saturating_mul(ACCOUNTS_AT_AN_ADDRESS)),
        }
    }

    /// Counts a new companion. If a limit is reached, returns the time until the account may make one.
    pub(crate) fn take(&self, account: &str, address: IpAddr) -> Result<(), Duration> {
        let now = Instant::now().into_std();
        self.by_account.take(&account.to_owned(), now)?;
        self.by_address.take(&network(address), now)
    }
}

impl Lobby {
    /// Returns a companion that shares this account's device.
    ///
    /// # Errors
    ///
    /// Fails with one and the same problem if the account has no such companion, also if another account has
    /// it. Fails if the store fails.
    pub async fn companion(&self, session: &Session, companion: &str) -> Result<Companion, Problem> {
        let found = self.0.shared.store.companion(companion).await.map_err(|e| store_problem(&e))?;
        match found {
            Some((account, Beside { of, table })) if of == session.account.id => {
                Ok(Companion { account, of, table, hash: session.hash.clone() })
            }
            Some(_) | None => Err(Problem::new(ProblemCode::NotFound, "you have no such companion")),
        }
    }
}

/// Checks that a companion's socket may send this request: only play and chat at its own table.
pub(crate) fn may_ask(message: &ClientMessage) -> Result<(), Problem> {
    let why = match message {
        ClientMessage::Watch { .. }
        | ClientMessage::Unwatch { .. }
        | ClientMessage::Admit { .. }
        | ClientMessage::StandIn { .. }
        | ClientMessage::Pause { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::AllowUndo { .. }
        | ClientMessage::Submit { .. }
        | ClientMessage::Hint { .. }
        | ClientMessage::Foresee { .. }
        | ClientMessage::ChooseAhead { .. }
        | ClientMessage::StandingOrder { .. }
        | ClientMessage::Chat { .. }
        | ClientMessage::React { .. }
        | ClientMessage::ChatBefore { .. }
        | ClientMessage::Resign { .. }
        | ClientMessage::Claim { .. }
        | ClientMessage::Rematch { .. }
        | ClientMessage::Ping { .. } => return Ok(()),
        ClientMessage::Sit { .. } | ClientMessage::Stand { .. } | ClientMessage::Ready { .. } => {
            "a companion keeps its seat, and is ready when the player who shares the device is"
        }
        ClientMessage::Listen { .. } | ClientMessage::Decline { .. } => {
            "a companion is limited to its table; the player who shares the device gets the notices"
        }
        ClientMessage::AddBot { .. }
        | ClientMessage::Beside { .. }
        | ClientMessage::Remove { .. }
        | ClientMessage::Mute { .. }
        | ClientMessage::Ban { .. }
        | ClientMessage::Configure { .. }
        | ClientMessage::Close { .. }
        | ClientMessage::Start { .. } => {
            "a companion only plays; the player who shares the device does the rest"
        }
    };
    Err(Problem::new(ProblemCode::NotAllowed, why))
}

/// Builds a new account for a companion of this name.
pub(crate) fn account(name: &str, config: &Config, catalogue: &Catalogue) -> Result<Account, Problem> {
    let name = crate::text::account_name(name, AccountKind::Companion, &config.limits, catalogue)?;
    Ok(Account { id: uuid::Uuid::now_v7().to_string(), name, kind: AccountKind::Companion })
}
