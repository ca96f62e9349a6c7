//! Short-lived requests and grants, each answered or used once. They are in the store, so that any node can
//! receive the answer.

use std::{net::IpAddr, time::Duration};

use protocol::{Problem, ProblemCode};

use crate::{Lobby, Store, StoreError, network, problems::store_problem};

/// A short-lived request or grant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The kind.
    pub what: AskedFor,
    /// A hash of the answer.
    pub id: String,
    /// The account or session that has to answer, or that owns it.
    pub whose: String,
    /// The IP address or IPv6 site that asked; empty for kinds without a limit for each address.
    pub address: String,
    /// The data that the answer needs. A secret in it is sealed with the answer.
    pub held: String,
    /// The start, in milliseconds since 1970.
    pub at: u64,
    /// The end of its validity, in milliseconds since 1970.
    pub ends_at: u64,
}

/// The kinds of short-lived requests and grants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AskedFor {
    /// A code that one device shows and another one signs in with.
    DeviceCode,
    /// A confirmed identity: the session may make one change.
    ShownKey,
    /// The creation of a passkey in a browser, or a sign-in with one.
    Passkey,
    /// A sign-in at a provider.
    Provider,
}

impl AskedFor {
    /// Returns the name in stores.
    pub const fn name(self) -> &'static str {
        match self {
            Self::DeviceCode => "code",
            Self::ShownKey => "shown",
            Self::Passkey => "passkey",
            Self::Provider => "provider",
        }
    }

    /// Returns the maximum number that is valid at one time.
    pub const fn most(self) -> u32 {
        match self {
            Self::DeviceCode | Self::ShownKey => 10_000,
            Self::Passkey | Self::Provider => 4_096,
        }
    }

    /// Returns the maximum number of one IP address or IPv6 site: one more invalidates the oldest. `None`: one for each
    /// owner.
    pub const fn most_of_one_address(self) -> Option<u32> {
        match self {
            Self::DeviceCode | Self::ShownKey => None,
            Self::Passkey | Self::Provider => Some(32),
        }
    }
}

/// Takes a request whose owner passes `is` and that has not expired. It can be taken once, by one of the
/// nodes.
pub(crate) async fn take(
    store: &dyn Store,
    (what, id): (AskedFor, &str),
    now: u64,
    is: impl Fn(&str) -> bool,
) -> Result<Option<Asked>, StoreError> {
    let Some(asked) = store.asked(what, id).await?.filter(|asked| is(&asked.whose)) else { return Ok(None) };
    match store.spend(what, id).await {
        Ok(()) => Ok((asked.ends_at > now).then_some(asked)),
        Err(StoreError::Conflict(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns the problem of too many requests at one time.
pub(crate) fn crowded() -> Problem {
    let mut problem = Problem::new(ProblemCode::TooMany, "too many sign-ins at the same time; wait a moment");
    problem.retry_after = Some(30_000);
    problem
}

impl Lobby {
    /// Stores a request until it is answered. `id` is a hash of the answer. `held` must not be secret from
    /// readers of the store.
    ///
    /// # Errors
    ///
    /// Fails if there are too many requests at one time, or if the store fails.
    pub async fn ask(
        &self,
        (what, id): (AskedFor, String),
        (whose, address): (String, IpAddr),
        held: String,
        lasts: Duration,
    ) -> Result<(), Problem> {
        let at = self.0.shared.clock.now();
        let ends_at = at.saturating_add(lasts.as_millis() as u64);
        let address = network(address).to_string();
        let asked = Asked { what, id, whose, address, held, at, ends_at };
        match self.0.shared.store.ask(&asked).await {
            Ok(()) => Ok(()),
            Err(StoreError::Conflict(_)) => Err(crowded()),
            Err(error) => Err(store_problem(&error)),
        }
    }

    /// Takes a request whose owner passes `is` and that has not expired, and returns its data. After that it
    /// is answered.
    ///
    /// # Errors
    ///
    /// Fails if the store fails.
    pub async fn answered(
        &self,
        what: AskedFor,
        id: &str,
        is: impl Fn(&str) -> bool,
    ) -> Result<Option<String>, Problem> {
        let shared = &self.0.shared;
        let taken = take(shared.store.as_ref(), (what, id), shared.clock.now(), is).await;
        Ok(taken.map_err(|error| store_problem(&error))?.map(|asked| asked.held))
    }
}
