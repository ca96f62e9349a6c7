//! What somebody was asked or given that is answered or used once, and soon. It is in the store, so that any of several servers hears
//! the answer.

use std::{net::IpAddr, time::Duration};

use protocol::{Problem, ProblemCode};

use crate::{Lobby, Store, StoreError, problems::store_problem};

/// What somebody was asked or given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What it is.
    pub what: AskedFor,
    /// A hash of what answers it.
    pub id: String,
    /// Who has to answer, or whose it is.
    pub whose: String,
    /// The network address that asked; empty where they are not counted by that.
    pub address: String,
    /// What has to be known when it is answered. What is a secret is sealed with the answer.
    pub held: String,
    /// When, milliseconds since 1970.
    pub at: u64,
    /// Until when it can be answered.
    pub ends_at: u64,
}

/// What somebody can be asked or given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AskedFor {
    /// A code that one device shows and another one signs in with.
    DeviceCode,
    /// A session has shown a key, and may make one change.
    ShownKey,
    /// A browser makes a passkey, or shows one.
    Passkey,
    /// Somebody is at a provider.
    Provider,
}

impl AskedFor {
    /// What it is called in stores.
    pub const fn name(self) -> &'static str {
        match self {
            Self::DeviceCode => "code",
            Self::ShownKey => "shown",
            Self::Passkey => "passkey",
            Self::Provider => "provider",
        }
    }

    /// How many count at once.
    pub const fn most(self) -> u32 {
        match self {
            Self::DeviceCode | Self::ShownKey => 10_000,
            Self::Passkey | Self::Provider => 4_096,
        }
    }

    /// How many of one network address: with another one the oldest counts no more. `None`: one of each whose they are.
    pub const fn most_of_one_address(self) -> Option<u32> {
        match self {
            Self::DeviceCode | Self::ShownKey => None,
            Self::Passkey | Self::Provider => Some(32),
        }
    }
}

/// What was asked, if it was asked of them and not too long ago. It can be answered once: of several servers one has it.
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

/// Too many are asked at once.
pub(crate) fn crowded() -> Problem {
    let mut problem = Problem::new(ProblemCode::TooMany, "too many sign-ins at the same time; wait a moment");
    problem.retry_after = Some(30_000);
    problem
}

impl Lobby {
    /// Keeps what somebody was asked until it is answered. `id` is a hash of what answers it, and `held` no secret to whoever reads the
    /// store.
    ///
    /// # Errors
    ///
    /// If too many are asked at once, or the store fails.
    pub async fn ask(
        &self,
        (what, id): (AskedFor, String),
        (whose, address): (String, IpAddr),
        held: String,
        lasts: Duration,
    ) -> Result<(), Problem> {
        let at = self.0.shared.clock.now();
        let ends_at = at.saturating_add(lasts.as_millis() as u64);
        let asked = Asked { what, id, whose, address: address.to_string(), held, at, ends_at };
        match self.0.shared.store.ask(&asked).await {
            Ok(()) => Ok(()),
            Err(StoreError::Conflict(_)) => Err(crowded()),
            Err(error) => Err(store_problem(&error)),
        }
    }

    /// What was held when it was asked, if it was asked of them and not too long ago. It is answered from then on.
    ///
    /// # Errors
    ///
    /// If the store fails.
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
