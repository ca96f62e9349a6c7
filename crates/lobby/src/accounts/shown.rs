//! Which sessions have shown a key a moment ago: one that cannot be sent together with a change, as a browser has to ask for it first.
//! Each counts once.

use std::time::Duration;

use protocol::Problem;

use crate::{Asked, AskedFor, SessionHash, StoreError, asked::take, problems::store_problem, shared::Shared};

/// How long it counts.
const LASTS: Duration = Duration::from_secs(5 * 60);

/// Notes that a session has. Whoever comes when too many have shows another key, or waits.
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

/// Whether this session has; not any more from then on.
pub(super) async fn spend(shared: &Shared, session: &SessionHash) -> Result<bool, Problem> {
    let of = (AskedFor::ShownKey, session.0.as_str());
    let taken = take(shared.store.as_ref(), of, shared.clock.now(), |_| true).await;
    Ok(taken.map_err(|error| store_problem(&error))?.is_some())
}
