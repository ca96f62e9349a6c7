//! A pause by consent: all players agree to it, and each of them may end it.
//!
//! - A pause costs all players time, so all must agree. No player may keep the others from playing, so one
//!   player ends it.
//! - In a live match, a player who is absent for the server's grace time is not asked. In a correspondence
//!   match all are asked, connected or not.

use contract::Json;
use protocol::{Account, AccountKind, PauseView, Problem, ProblemCode, Status};

use super::{TableTask, refusals::no, requests::Done};
use crate::{Entry, Pausing, pause::On};

/// The time after a declined proposal during which its account may not propose again, in milliseconds.
const AGAIN: u64 = 600_000;

/// The most pauses of one match. A lone player could begin any number, and each makes the log longer.
const MOST: u32 = 200;

impl TableTask {
    /// Handles a player's wish: to propose a pause, agree to it, decline it or end it.
    pub(super) async fn pause(&mut self, account: &Account, pause: bool) -> Done {
        self.player(account)?;
        self.playing()?;
        if account.kind != AccountKind::Person {
            return no(
                ProblemCode::NotAllowed,
                "only people can pause a match; bots wait until it continues",
            );
        }
        let (id, pauses) = (account.id.clone(), &self.state().pauses);
        let did = match (pause, pauses.on, pauses.is_asked()) {
            (true, Some(_), _) => return Ok(None),
            (true, None, true) if pauses.agreed.contains(&id) => return Ok(None),
            (true, None, true) => Pausing::Agreed { account: id },
            (true, None, false) => {
                self.may_propose(&id)?;
                Pausing::Proposed { account: id }
            }
            (false, Some(_), _) => Pausing::Over { account: Some(id) },
            (false, None, true) => Pausing::Declined { account: id },
            (false, None, false) => {
                return no(ProblemCode::WrongTime, "the match is not paused, and no pause was proposed");
            }
        };
        self.log(vec![Entry::Pause { pause: did }]).await?;
        let seq = self.state().seq;
        self.begin_pause().await?;
        Ok(Some(seq))
    }

    fn may_propose(&self, account: &str) -> Result<(), Problem<Json>> {
        let pauses = &self.state().pauses;
        if pauses.count >= MOST {
            return no(ProblemCode::TooMany, "this match has reached its limit of pauses");
        }
        let until = pauses.declined(account).map_or(0, |at| at + AGAIN);
        match until.checked_sub(self.shared.clock.now()) {
            Some(wait) if wait > 0 => {
                let message =
                    "the players declined your last proposal; propose a pause again in some minutes";
                Err(Problem { retry_after: Some(wait), ..Problem::new(ProblemCode::TooMany, message) })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Returns the accounts whose answer to the proposed pause is missing.
    fn pause_needs(&self) -> Vec<String> {
        let state = self.state();
        let players = state.chairs.iter().filter_map(|(_, chair)| chair.player());
        let is_asked = |id: &&str| {
            self.names.account(id).kind == AccountKind::Person && (self.is_slow() || !self.is_gone(id))
        };
        let needed = players.filter(is_asked).filter(|id| !state.pauses.agreed.iter().any(|a| a == id));
        needed.map(str::to_owned).collect()
    }

    /// Begins the proposed pause if no answer is missing.
    async fn begin_pause(&mut self) -> Result<(), Problem<Json>> {
        let state = self.state();
        if state.status != Status::Playing || !state.pauses.is_asked() || !self.pause_needs().is_empty() {
            return Ok(());
        }
        let config = &self.shared.config;
        let longest = if self.is_slow() { config.longest_slow_pause } else { config.longest_pause };
        let until = self.shared.clock.now() + longest.as_millis() as u64;
        // Bots think again when the match continues.
        self.nobody_thinks();
        self.log(vec![Entry::Pause { pause: Pausing::Began { until } }]).await
    }

    /// Returns the end of the current pause, in milliseconds since 1970.
    pub(super) fn pause_ends(&self) -> Option<u64> {
        self.state().pauses.on.map(|On { until, .. }| until)
    }

    /// Ends a pause of the longest allowed time. Begins a proposed pause if the players without an answer are
    /// absent now.
    pub(super) async fn look_at_pause(&mut self) {
        let over = self.pause_ends().is_some_and(|until| until <= self.shared.clock.now());
        let done = match over {
            true => self.log(vec![Entry::Pause { pause: Pausing::Over { account: None } }]).await,
            false => self.begin_pause().await,
        };
        if done.is_err() {
            self.retry_soon();
        }
    }

    /// Returns the pause as all clients see it.
    pub(super) fn pause_view(&self) -> Option<PauseView> {
        let pauses = &self.state().pauses;
        let by = pauses.by()?.to_owned();
        let agreed = pauses.agreed.clone();
        Some(match pauses.on {
            Some(On { since, until }) => PauseView::On { by, agreed, since, until },
            None => PauseView::Asked { by, agreed, needs: self.pause_needs() },
        })
    }
}
