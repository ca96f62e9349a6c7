//! Accounts: saving, signing in, export and deletion.
//!
//! - An account exists from the first visit on. A guest adds sign-in methods to it, and no accounts are
//!   merged.
//! - No secret is stored. Of sessions and codes the store has hashes of random letters, of passwords Argon2id
//!   hashes. Of passkeys and providers it has public data.
//! - All failed sign-ins get the same answer, after the same work. So no client learns which accounts exist.
//! - An owner who lost all sign-in methods and is signed in on a device waits there until none is needed
//!   ([`lost`]).
//! - The server keeps no secret of a passkey. A signature of its device is valid for one question of this
//!   server ([`passkeys`]).
//! - A change of sign-in methods replaces the session, and the one before is worthless.

mod change_keys;
mod code;
mod come_back;
mod device_codes;
mod devices;
mod erase;
mod export;
mod hashing;
mod known_addresses;
mod lost;
mod passkeys;
mod password;
mod prove;
mod providers;
mod shown;
mod tag;
mod time;
mod tries;

use std::net::IpAddr;

use protocol::{AccountKind, Problem, ProblemCode};

use crate::{Agent, Session, lately::Lately};

pub(crate) use hashing::Hashing;
pub use passkeys::MayAdd;
pub(crate) use tries::Tries;

/// The most changes of its time zone or vacation that an account makes in an hour. Each makes its tables
/// recompute clocks.
const TIMES_PER_HOUR: u32 = 12;

/// The state of accounts outside the store.
pub(crate) struct Accounts {
    pub(crate) hashing: Hashing,
    pub(crate) tries: Tries,
    /// Changes of sign-in methods, codes for devices and attempts to delete, by account.
    pub(crate) changes: Lately<String>,
    /// Changes of time zones and vacations, by account, one at a time.
    pub(crate) times: Lately<String>,
    pub(crate) one_time: tokio::sync::Mutex<()>,
    /// Exports by account. Each reads all that was ever said at the account's tables.
    pub(crate) exports: Lately<String>,
}

impl Accounts {
    pub(crate) fn new(config: &crate::Config) -> Self {
        Self {
            hashing: Hashing::default(),
            tries: Tries::default(),
            changes: Lately::per_hour(config.key_changes_per_hour),
            times: Lately::per_hour(TIMES_PER_HOUR),
            one_time: tokio::sync::Mutex::default(),
            exports: Lately::per_hour(config.exports_per_hour),
        }
    }
}

/// The origin of a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The IP address by which limits count.
    pub address: IpAddr,
    /// The browser and system.
    pub agent: Agent,
}

/// Returns the answer to every failed sign-in. It gives no reason.
fn wrong_key() -> Problem {
    Problem::new(
        ProblemCode::WrongKey,
        "sign-in failed; check for typing errors, or use another sign-in method",
    )
}

/// Returns the problem of a session that has ended since it was looked up.
fn ended() -> Problem {
    Problem::new(ProblemCode::NotSignedIn, "this session has ended; sign in again")
}

/// Refuses accounts of bots and companions. A bot keeps the token that it was given.
fn only_people(session: &Session) -> Result<(), Problem> {
    match session.account.kind {
        AccountKind::Person => Ok(()),
        AccountKind::Bot | AccountKind::Companion => Err(Problem::new(
            ProblemCode::NotAllowed,
            "bots sign in with their token; codes, passwords, passkeys and providers are for people",
        )),
    }
}

fn too_often(message: &'static str) -> impl FnOnce(std::time::Duration) -> Problem {
    move |wait| {
        let mut problem = Problem::new(ProblemCode::TooMany, message);
        problem.retry_after = Some((wait.as_millis() as u64).max(1));
        problem
    }
}
