//! How an account is kept, come back to, told about, and taken away.
//!
//! - It is always the account that was there from the first visit on: a guest adds keys to it, and nothing is merged.
//! - No secret is stored: of sessions and codes there are hashes of random letters, of passwords Argon2id, of passkeys and providers what anybody may know.
//! - Whatever does not open an account is answered alike, after the same work: nobody learns which accounts there are.
//! - Who has lost all keys and is signed in somewhere waits there until they need none ([`lost`]).
//! - A passkey keeps no secret here at all, and what its device signs is good for one question of this server ([`passkeys`]).
//! - Who changes a key goes on in a new session, and the one before is worth nothing any more.

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

/// How often an account may change its time zone or a vacation: each has its tables count anew.
const TIMES_PER_HOUR: u32 = 12;

/// What accounts need beside the store.
pub(crate) struct Accounts {
    pub(crate) hashing: Hashing,
    pub(crate) tries: Tries,
    /// Changes of keys, codes for devices and tries to delete, by account.
    pub(crate) changes: Lately<String>,
    /// Changes of time zones and vacations, by account, one at a time.
    pub(crate) times: Lately<String>,
    pub(crate) one_time: tokio::sync::Mutex<()>,
    /// By account: an export reads all that was ever said at its tables.
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

/// Visitor where and from what somebody asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The network address that limits count by.
    pub address: IpAddr,
    /// Browser and system.
    pub agent: Agent,
}

/// What does not open an account is told this and nothing else.
fn wrong_key() -> Problem {
    Problem::new(
        ProblemCode::WrongKey,
        "sign-in failed; check for typing errors, or use another sign-in method",
    )
}

/// The session has ended since it was looked up.
fn ended() -> Problem {
    Problem::new(ProblemCode::NotSignedIn, "this session has ended; sign in again")
}

/// A program keeps the token that it was given.
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
