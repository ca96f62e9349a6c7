//! Companions: further players on one player's device.

use std::{net::IpAddr, sync::Arc};

use contract::{Json, Seat};
use protocol::{Account, AccountKind, Problem, ProblemCode, Status, Visibility};

use super::{
    TableTask,
    refusals::{no, slower},
    requests::Done,
};
use crate::{
    Entry, Store,
    companion::{self, Beside, MOST},
    problems::{store_problem, with_json},
};

impl TableTask {
    /// Seats a companion beside a seated player.
    pub(super) async fn seat_beside(
        &mut self,
        (account, address): (&Account, IpAddr),
        seat: Option<Seat>,
        name: &str,
    ) -> Done {
        self.gathering("the match has begun; add companions before a match")?;
        let state = self.state();
        match account.kind {
            AccountKind::Person => {}
            AccountKind::Bot => {
                return no(
                    ProblemCode::NotAllowed,
                    "bots cannot have companions; create a second bot account",
                );
            }
            AccountKind::Companion => {
                return no(ProblemCode::NotAllowed, "a companion cannot have companions");
            }
        }
        if state.seat_of(&account.id).is_none() {
            return no(ProblemCode::NotAllowed, "take a seat before you add a companion");
        }
        if state.setup.visibility != Visibility::Private {
            let why = "companions can only play at private tables; the host can make this table private";
            return no(ProblemCode::BadSetup, why);
        }
        if state.companions_of(&account.id).count() >= MOST {
            return no(
                ProblemCode::TooMany,
                "you can have at most three companions at a table; remove one first",
            );
        }
        let free = state.open_seats();
        let seat = match seat {
            Some(seat) if state.chairs.get(seat).is_none() => {
                return no(ProblemCode::NotFound, "there is no such seat");
            }
            Some(seat) if free.contains(seat) => seat,
            Some(_) => return no(ProblemCode::SeatTaken, "that seat is not free; take another one"),
            None => match free.iter().next() {
                Some(seat) => seat,
                None => return no(ProblemCode::SeatTaken, "all seats are taken"),
            },
        };
        let shared = self.shared.clone();
        let companion = companion::account(name, &shared.config, &shared.catalogue).map_err(with_json)?;
        shared.companions.take(&account.id, address).map_err(|wait| {
            let message = "too many companions were added; try again later".to_owned();
            Problem { message, ..slower(wait) }
        })?;
        self.forget_who_never_sat(&account.id).await;
        let beside = Beside { of: account.id.clone(), table: self.row.id.clone() };
        let kept = shared.store.add_companion(&companion, &beside, shared.clock.now()).await;
        kept.map_err(|error| store_problem(&error))?;
        let sat = match self.know(&companion.id).await {
            Ok(()) => {
                let entry = Entry::Beside { seat, account: companion.id.clone(), of: beside.of };
                self.log_and_count(vec![entry]).await
            }
            Err(problem) => Err(problem),
        };
        if sat.is_err() {
            // If the result of the append is unknown, the log may have the companion. Then it shows a former
            // player.
            forget(shared.store.as_ref(), vec![companion.id]).await;
        }
        sat
    }

    /// Deletes companions that were created for `of` but never sat here, because a server was killed in
    /// between. The next request for a companion does this. Companions that played an earlier match here are
    /// kept.
    async fn forget_who_never_sat(&mut self, of: &str) {
        if self.state().matches() > 0 {
            return;
        }
        let store = Arc::clone(&self.shared.store);
        // If the store does not answer, the next request does it.
        let Ok(companions) = store.companions_of(of).await else { return };
        let state = self.state();
        let never_sat = |(companion, table): (Account, String)| {
            let here = table == self.row.id && state.seat_of(&companion.id).is_none();
            here.then_some(companion.id)
        };
        let never_sat = companions.into_iter().filter_map(never_sat).collect();
        forget(store.as_ref(), never_sat).await;
    }

    /// Returns the account that acts for this one in votes. For a companion it is the player at whose device
    /// it sits, because one device has one vote.
    pub(super) fn voice(&self, account: Account) -> Account {
        match self.state().beside_of(&account.id) {
            Some(of) => self.names.account(of),
            None => account,
        }
    }

    /// Deletes companions that left before a match. `before`: the companions that sat here.
    pub(super) async fn forget_who_left(&mut self, before: Vec<String>) {
        let Some(state) = &self.state else { return };
        if state.status != Status::Gathering || state.matches() > 0 {
            return;
        }
        let gone: Vec<String> =
            before.into_iter().filter(|companion| state.seat_of(companion).is_none()).collect();
        let store = Arc::clone(&self.shared.store);
        forget(store.as_ref(), gone.clone()).await;
        // Their names become free.
        for companion in gone {
            self.renamed(&companion).await;
        }
    }

    /// Returns the companions who sit here.
    pub(super) fn companions(&self) -> Vec<String> {
        let seated = self.state().chairs.iter().filter(|(_, chair)| chair.beside().is_some());
        seated.filter_map(|(_, chair)| chair.account().map(str::to_owned)).collect()
    }

    /// Refuses a companion that does not sit here.
    pub(super) fn sits_if_companion(&self, account: &Account) -> Result<(), Problem<Json>> {
        match account.kind {
            AccountKind::Companion if self.state().seat_of(&account.id).is_none() => {
                no(ProblemCode::NotAllowed, "this companion no longer has a seat here")
            }
            AccountKind::Companion | AccountKind::Person | AccountKind::Bot => Ok(()),
        }
    }
}

async fn forget(store: &dyn Store, companions: Vec<String>) {
    for companion in companions {
        // If the store does not answer, the companion is deleted with the table or with its player.
        if let Err(error) = store.erase_account(&companion).await
            && !error.is_outage()
        {
            tracing::warn!(%error, "a companion that left could not be deleted");
        }
    }
}
