//! Sessions that confirmed a sign-in method a moment ago. A browser has to ask for a passkey or a provider
//! first, so that confirmation is not part of the change. Each is valid once.

use std::time::Duration;

use protocol::Problem;

use crate::{Asked, AskedFor, SessionHash, StoreError, asked::take, problems::store_problem, shared::Shared};

/// The time for which a confirmation is valid.
const LASTS: Duration = Duration::from_secs(5 * 60);

/// Notes the confirmation of a session. If too many are stored, it is not kept: the owner confirms another
/// method, or tries later.
pub(super) async fn note(shared: &Shared, session: &SessionHash) -> Result<(), Problem> {
    let at = shared.clock.now();
    let asked = Asked {
        what: AskedFor::ShownKey,
        id: session.0.clone(),
        whose: session.0.clone(),
        address: String::new(),
        held: String::new(),
        at,
        ends_at: at + LASTS.as_millis() as u64,
    };
    match shared.store.ask(&asked).await {
        Ok(()) | Err(StoreError::Conflict(_)) => Ok(()),
        Err(error) => Err(store_problem(&error)),
    }
}

/// Uses up the confirmation of a session. Returns true if there was one.
pub(super) async fn spend(shared: &Shared, session: &SessionHash) -> Result<bool, Problem> {
    let of = (AskedFor::ShownKey, session.0.as_str());
    let taken = take(shared.store.as_ref(), of, shared.clock.now(), |_| true).await;
    Ok(taken.map_err(|error| store_problem(&error))?.is_some())
}
