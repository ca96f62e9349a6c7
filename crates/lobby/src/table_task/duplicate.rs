//! A table that shares the deal of its first match with other tables.

use std::sync::Arc;

use contract::Json;
use protocol::{Account, Deal, Problem, ProblemCode, Status};

use super::{TableTask, refusals::no, requests::Done};
use crate::{
    Entry,
    duplicate::{self, At, ELSEWHERE, NoDuplicate, Standing},
    problems::{store_problem, with_json},
};

impl TableTask {
    /// Begins the match with the shared deal. Spectators are removed first.
    pub(super) async fn start_duplicate(&mut self, set: String, lesson: bool) -> Done {
        let refused = |why: NoDuplicate| with_json(why.into());
        if lesson {
            return Err(refused(NoDuplicate::Lesson));
        }
        let shared = Arc::clone(&self.shared);
        let _turn = shared.duplicates.lock().await;
        let standing = Standing::of(shared.store.as_ref(), &set).await.map_err(|e| store_problem(&e))?;
        let standing = standing.ok_or_else(|| refused(NoDuplicate::Gone))?;
        let state = self.state();
        let Some(offer) = shared.catalogue.get(&state.setup.game) else {
            return no(ProblemCode::NotFound, "this server does not offer that game");
        };
        let rules_version = offer.game.rules_version();
        standing.may_begin(rules_version, shared.clock.now()).map_err(refused)?;
        let sitting: Vec<&str> = state.chairs.iter().filter_map(|(_, chair)| chair.account()).collect();
        if sitting.is_empty() {
            return Err(refused(NoDuplicate::Nobody));
        }
        let twice = standing.but(&state.id).flat_map(At::players).find(|player| sitting.contains(player));
        if let Some(twice) = twice {
            return Err(refused(NoDuplicate::PlaysElsewhere(self.names.name(twice).to_owned())));
        }
        let looking_on: Vec<String> =
            self.spectators().into_iter().map(|account| account.id.clone()).collect();
        for account in looking_on {
            self.show_out_with(&account, ELSEWHERE);
        }
        let began = Entry::Began {
            id: uuid::Uuid::now_v7().to_string(),
            rules_version,
            seed: standing.set.seed.reveal(),
            continues: None,
            deal: Deal::Duplicate { set },
            guess: None,
            shuffled: None,
        };
        self.begin(vec![began]).await
    }

    /// Returns true for a table that has not begun the deal that it shares.
    pub(super) fn shares_its_deal(&self) -> bool {
        let state = self.state();
        state.duplicate.is_some() && state.matches() == 0
    }

    /// Refuses a seat to an account that sits at another table of the deal, or has played it there.
    pub(super) async fn plays_nowhere_else(&mut self, account: &Account) -> Result<(), Problem<Json>> {
        let state = self.state();
        let Some(set) = state.duplicate.clone().filter(|_| state.matches() == 0) else { return Ok(()) };
        let store = Arc::clone(&self.shared.store);
        let standing = Standing::of(store.as_ref(), &set).await.map_err(|e| store_problem(&e))?;
        let Some(standing) = standing else { return Ok(()) };
        for at in standing.but(&self.row.id) {
            if at.players().any(|player| player == account.id) {
                return Err(with_json(NoDuplicate::PlaysElsewhere(account.name.clone()).into()));
            }
            let gathers = at.row.as_ref().filter(|_| at.played.is_none());
            if gathers.is_some_and(|row| row.summary.accounts.contains(&account.id)) {
                return Err(with_json(NoDuplicate::SitsElsewhere.into()));
            }
        }
        Ok(())
    }

    /// Returns true if the account that made the table becomes host on its return. At tables that share a
    /// deal it must sit here, or no account may sit here. Otherwise a seated player starts the match.
    pub(super) fn is_for_the_maker(&self) -> bool {
        let state = self.state();
        let nobody_sits = || state.chairs.iter().all(|(_, chair)| chair.account().is_none());
        state.duplicate.is_none() || state.seat_of(&state.maker).is_some() || nobody_sits()
    }

    /// Returns the entry that makes an account host as it sits down. That applies to tables that share a
    /// deal, unless the host sits there.
    pub(super) fn host_with(&self, account: &str) -> Option<Entry> {
        let state = self.state();
        let gathers = state.status == Status::Gathering && state.duplicate.is_some();
        let hosts = gathers && state.host != account && state.seat_of(&state.host).is_none();
        hosts.then(|| Entry::Host { account: account.to_owned() })
    }

    /// Checks if the deal is still secret, and sends the table to watchers if it is not.
    pub(super) async fn look_whether_open(&mut self) -> Result<(), Problem<Json>> {
        let state = self.state();
        // A deal that is being played here is secret.
        let played = state.keeps_its_seed() && state.status == Status::Playing;
        if !state.keeps_its_deal() || played {
            return Ok(());
        }
        let shared = Arc::clone(&self.shared);
        let looked = duplicate::look(&shared, self.state_mut()).await;
        looked.map_err(|e| store_problem(&e))?;
        if self.state().duplicate_is_open {
            self.tell_table();
        }
        Ok(())
    }
}
