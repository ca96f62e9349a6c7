//! Newcomers who need the players' consent.

use contract::{Json, Seat};
use protocol::{Account, AccountKind, By, Newcomers, Problem, ProblemCode, Status};

use super::{
    TableTask,
    refusals::{no, slower},
    requests::Done,
};
use crate::{Entry, asking::NotNow};

impl TableTask {
    /// Returns true if a newcomer needs consent now.
    pub(super) fn asks_for_consent(&self) -> bool {
        let state = self.state();
        state.status == Status::Playing && state.setup.newcomers == Newcomers::ByConsent
    }

    /// Returns the accounts that must agree to a newcomer: the people who decide, or the host if there are
    /// none. A disconnected player has not agreed, also in a correspondence match or at a table that waits.
    pub(super) fn judges(&self) -> Vec<String> {
        let judges = self.people_who_decide();
        if judges.is_empty() { vec![self.state().host.clone()] } else { judges }
    }

    /// Returns the people who play, except those that a substitute bot replaced without a vote.
    pub(super) fn people_who_decide(&self) -> Vec<String> {
        let players = self.state().chairs.iter().filter_map(|(_, chair)| chair.player());
        // A vote for a substitute bot is no consent to a newcomer.
        let asked = |id: &str| !self.is_away(id) || self.absentees.has_stand_in(id);
        let there = |id: &&str| self.names.account(id).kind == AccountKind::Person && asked(id);
        players.filter(there).map(str::to_owned).collect()
    }

    /// Asks the players to admit an account to a seat of the running match.
    pub(super) fn ask_to_join(&mut self, account: Account, seat: Seat) -> Done {
        if !self.presence.connected(&account.id) {
            return no(ProblemCode::NotWatching, "watch the table first, so that you get the answer");
        }
        match self.askings.ask(account, seat) {
            Ok(()) => {
                self.tell_table();
                Ok(None)
            }
            Err(NotNow::TooMany) => {
                no(ProblemCode::TooMany, "too many accounts are asking for a seat; wait a moment")
            }
            Err(NotNow::Declined(wait)) => {
                let message = "the players declined your request; try again later".to_owned();
                Err(Problem { message, ..slower(wait) })
            }
        }
    }

    /// Records a player's answer to a newcomer.
    pub(super) async fn admit(&mut self, judge: &Account, account: &str, admit: bool) -> Done {
        if self.askings.get(account).is_none() {
            return no(ProblemCode::NotFound, "that account no longer asks for a seat");
        }
        if !self.judges().contains(&judge.id) {
            return no(ProblemCode::NotAllowed, "only people who play here can agree to that");
        }
        if admit {
            self.askings.agree(account, &judge.id);
            self.seat_the_admitted().await?;
        } else {
            self.askings.decline(account);
        }
        self.tell_table();
        Ok(None)
    }

    /// Withdraws an account's request to join. Returns true if there was one.
    pub(super) fn ask_no_longer(&mut self, account: &str) -> bool {
        let asked = self.askings.withdraw(account);
        if asked {
            self.tell_table();
        }
        asked
    }

    /// Seats the newcomers with full consent. If the requested seat is taken, the newcomer gets another free
    /// seat.
    pub(super) async fn seat_the_admitted(&mut self) -> Result<(), Problem<Json>> {
        while let Some((account, wish)) = self.next_admitted() {
            self.learn_times_and(Some(&account.id)).await?;
            self.askings.withdraw(&account.id);
            let open = self.state().open_seats();
            let seat = if open.contains(wish) { Some(wish) } else { open.iter().next() };
            let Some(seat) = seat.filter(|_| self.state().seat_of(&account.id).is_none()) else {
                self.tell_table();
                continue;
            };
            let mut entries = vec![Entry::Sat { seat, account: account.id }];
            entries.extend(self.joining(seat, By::Player));
            self.log(entries).await?;
        }
        Ok(())
    }

    fn next_admitted(&self) -> Option<(Account, Seat)> {
        let judges = self.judges();
        let admitted = self.askings.iter().find(|asked| asked.needs(&judges).is_empty())?;
        Some((admitted.account.clone(), admitted.seat))
    }
}
