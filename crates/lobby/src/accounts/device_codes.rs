//! Codes that one device shows and another device signs in with.

use std::time::Duration;

use protocol::Problem;

use super::code::ShortCode;
use crate::{
    Asked, AskedFor, Session, SessionHash, StoreError,
    asked::{crowded, take},
    problems::store_problem,
    shared::Shared,
};

/// The time for which a code is valid.
pub(crate) const LASTS: Duration = Duration::from_secs(5 * 60);

/// Makes a code for another device of this account. It replaces the code before. Only its hash is stored.
pub(super) async fn show(shared: &Shared, session: &Session) -> Result<ShortCode, Problem> {
    let (code, at) = (ShortCode::fresh(), shared.clock.now());
    let asked = Asked {
        what: AskedFor::DeviceCode,
        id: code.hash(),
        whose: session.account.id.clone(),
        address: String::new(),
        // The code is void once the session of the device that shows it has ended.
        held: session.hash.0.clone(),
        at,
        ends_at: at + LASTS.as_millis() as u64,
    };
    match shared.store.ask(&asked).await {
        Ok(()) => Ok(code),
        Err(StoreError::Conflict(_)) => Err(crowded()),
        Err(error) => Err(store_problem(&error)),
    }
}

/// Uses up a code. Returns the session of the device that showed it. The code is void from then on, also if
/// it came too late.
pub(super) async fn spend(shared: &Shared, code: &ShortCode) -> Result<Option<SessionHash>, Problem> {
    let of = (AskedFor::DeviceCode, code.hash());
    let taken = take(shared.store.as_ref(), (of.0, &of.1), shared.clock.now(), |_| true).await;
    Ok(taken.map_err(|error| store_problem(&error))?.map(|asked| SessionHash(asked.held)))
}
