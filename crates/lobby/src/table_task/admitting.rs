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
    /// Whether newcomers have to be agreed to here and now.
    pub(super) fn asks_for_consent(&self) -> bool {
        let state = self.state();
        state.status == Status::Playing && state.setup.newcomers == Newcomers::ByConsent
    }

    /// Who has to agree: every person who plays, and for whom no automatic player decides meanwhile; the host, if
    /// there is none. Being offline is no consent, also where the table waits or a move takes a day.
    pub(super) fn judges(&self) -> Vec<String> {
        let judges = self.people_who_decide();
        if judges.is_empty() { vec![self.state().host.clone()] } else { judges }
    }

    /// Every person who plays, and for whom no automatic player decides meanwhile.
    pub(super) fn people_who_decide(&self) -> Vec<String> {
        let players = self.state().chairs.iter().filter_map(|(_, chair)| chair.player());
        // Others who agreed on a stand-in have not thereby agreed on who joins.
        let asked = |id: &str| !self.is_away(id) || self.absentees.has_stand_in(id);
        let there = |id: &&str| self.names.account(id).kind == AccountKind::Person && asked(id);
        players.filter(there).map(str::to_owned).collect()
    }

    /// Asks for a seat in the running match.
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
                no(ProblemCode::TooMany, "too many others are asking for a seat; wait a moment")
            }
            Err(NotNow::Declined(wait)) => {
                let message = "the players did not agree; try again later".to_owned();
                Err(Problem { message, ..slower(wait) })
            }
        }
    }

    /// One of those who are asked answers.
    pub(super) async fn admit(&mut self, judge: &Account, account: &str, admit: bool) -> Done {
        if self.askings.get(account).is_none() {
            return no(ProblemCode::NotFound, "they do not ask any more");
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

    /// An account asks no longer. Returns whether it did.
    pub(super) fn ask_no_longer(&mut self, account: &str) -> bool {
        let asked = self.askings.withdraw(account);
        if asked {
            self.tell_table();
        }
        asked
    }

    /// Seats those to whom everybody has agreed. If the seat they asked for is taken, they get another free one.
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
