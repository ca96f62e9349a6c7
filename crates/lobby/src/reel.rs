//! The recap: the events at a table while an account was away.

use std::{net::IpAddr, sync::Arc};

use protocol::{Account, Problem, ProblemCode, http};
use serde_json::value::RawValue;
use tokio::time::Instant;

use crate::{
    Lobby,
    duplicate::ELSEWHERE,
    guess::ALONE,
    problems::store_problem,
    reading::{Unread, inputs, read},
    shared::Shared,
    state::{NoReel, State},
};

/// The maximum number of reads of a match that continues during the read.
const TRIES: usize = 3;

impl Lobby {
    /// Returns the running or last match of a table from a step on, as this account was entitled to see it at
    /// each moment. The table continues during that, and does not wake. Cost: reads the table as if it woke,
    /// and plays its match once more. That runs outside the threads that serve requests, and takes turns with
    /// other long reads.
    ///
    /// # Errors
    ///
    /// Fails if there is no such table or match, the account asked too often or may not see the table, or the
    /// store fails.
    pub async fn reel(
        &self,
        account: &Account,
        (table, address): (&str, IpAddr),
        wanted: http::ListSince,
    ) -> Result<http::Reel<Box<RawValue>>, Problem> {
        let shared = &self.0.shared;
        self.0.reels.take(&account.id, Instant::now().into_std()).map_err(|wait| {
            let message = "you have requested recaps too often; try again in a moment";
            let retry_after = Some((wait.as_millis() as u64).max(1));
            Problem { retry_after, ..Problem::new(ProblemCode::TooMany, message) }
        })?;
        let account_id = Some(account.id.as_str());
        let row = shared.lookups.find(shared.store.as_ref(), table, address, account_id).await?;
        for _ in 0..TRIES {
            let state = read(shared, &row).await.map_err(unread)?.state;
            if state.order.is_banned(&account.id) {
                let message = "the host of this table banned you from it";
                return Err(Problem::new(ProblemCode::Banned, message));
            }
            if state.keeps_its_deal_from(&account.id) {
                return Err(Problem::new(ProblemCode::NotAllowed, ELSEWHERE));
            }
            if state.is_closed_to(&account.id) {
                return Err(Problem::new(ProblemCode::NotAllowed, ALONE));
            }
            match played(shared, state, &account.id, wanted.after).await {
                Err(NoReel::MovedOn) => {}
                Ok(reel) => return Ok(reel),
                Err(other) => return Err(other.into()),
            }
        }
        Err(NoReel::MovedOn.into())
    }
}

pub(crate) async fn played(
    shared: &Arc<Shared>,
    state: State,
    account: &str,
    after: Option<u64>,
) -> Result<http::Reel<Box<RawValue>>, NoReel> {
    let inputs = inputs(shared, &state.id, state.stored).await.ok_or(NoReel::MovedOn)?;
    // No other turn is taken while this one is held: two readers could wait for each other.
    let _turn = shared.heavy.acquire().await;
    let (catalogue, account) = (shared.catalogue.clone(), account.to_owned());
    let play = tokio::task::spawn_blocking(move || state.reel(&account, after, inputs, &catalogue));
    play.await.map_err(|_| NoReel::Broken)?
}

pub(crate) fn unread(why: Unread) -> Problem {
    match why {
        Unread::Gone => Problem::new(ProblemCode::NotFound, "there is no such table"),
        Unread::Store(error) => store_problem(&error),
        Unread::Unfoldable(error) => {
            tracing::error!(%error, "a table's log cannot be read");
            Problem::new(ProblemCode::Internal, "the table cannot be read; the server's log says why")
        }
    }
}
