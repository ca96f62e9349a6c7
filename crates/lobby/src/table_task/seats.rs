//! The seats of a table and its setup.

use std::sync::Arc;

use contract::{Input, Json, Seat, SeatChange};
use protocol::{Account, By, Newcomers, Problem, ProblemCode, Setup, Status, Visibility};

use super::{TableTask, refusals::no, requests::Done};
use crate::{Entry, duplicate::is_as_dealt, problems::with_json, setup::check_setup};

impl TableTask {
    pub(super) async fn sit(&mut self, account: Account, seat: Option<Seat>) -> Done {
        let state = self.state();
        let mine = state.seat_of(&account.id);
        if state.status != Status::Gathering {
            if mine.is_some() {
                return no(ProblemCode::WrongTime, "you already have a seat in this match, or gave it up");
            }
            self.takes_newcomers()?;
        }
        let open = state.open_seats();
        let seat = match seat {
            Some(seat) if Some(seat) == mine => return Ok(None),
            Some(seat) if state.chairs.get(seat).is_none() => {
                return no(ProblemCode::NotFound, "there is no such seat");
            }
            Some(seat) if !open.contains(seat) => {
                return no(ProblemCode::SeatTaken, "that seat is not free; take another one");
            }
            Some(seat) => seat,
            None if mine.is_some() => return Ok(None),
            None => match open.iter().next() {
                Some(seat) => seat,
                None => return no(ProblemCode::SeatTaken, "all seats are taken; you can still watch"),
            },
        };
        if mine.is_none() {
            self.may_sit(&account)?;
        }
        self.know(&account.id).await?;
        // The lock is held until the seat is stored: an account that sits down at several tables of a deal
        // gets one seat.
        let shared = Arc::clone(&self.shared);
        let _turn = match self.shares_its_deal() {
            true => Some(shared.duplicates.lock().await),
            false => None,
        };
        Box::pin(self.plays_nowhere_else(&account)).await?;
        if self.asks_for_consent() {
            return self.ask_to_join(account, seat);
        }
        self.learn_times_and(Some(&account.id)).await?;
        self.log_and_count(self.sitting_down(seat, account.id)).await
    }

    fn sitting_down(&self, seat: Seat, account: String) -> Vec<Entry> {
        let host = self.host_with(&account);
        let sat = [Entry::Sat { seat, account }];
        sat.into_iter().chain(host).chain(self.joining(seat, By::Player)).collect()
    }

    /// Returns the input with which an account that sits down joins a running match.
    pub(super) fn joining(&self, seat: Seat, by: By) -> Option<Entry> {
        let joins = self.state().status == Status::Playing;
        joins.then_some(Entry::Played { seat, by, from: None, input: Input::Seat(SeatChange::Join) })
    }

    /// Checks if a match that has begun takes newcomers.
    pub(super) fn takes_newcomers(&self) -> Result<(), Problem<Json>> {
        let state = self.state();
        if state.status == Status::Finished {
            return no(ProblemCode::WrongTime, "the match has finished; ask for a rematch");
        }
        match self.edition().is_some_and(|edition| edition.game.info().joins_running) {
            true if state.setup.newcomers == Newcomers::Nobody => {
                no(ProblemCode::NoNewcomers, "the match has begun, and this table takes no newcomers")
            }
            true => Ok(()),
            false => no(ProblemCode::NoNewcomers, "the match has begun, and this game takes no newcomers"),
        }
    }

    pub(super) async fn stand(&mut self, account: &Account) -> Done {
        if self.ask_no_longer(&account.id) {
            return Ok(None);
        }
        self.gathering("the match has begun; resign to give up your seat")?;
        match self.state().seat_of(&account.id) {
            Some(seat) => {
                let companions = self.companions();
                let done = self.log_and_count(vec![Entry::Freed { seat }]).await;
                self.forget_who_left(companions).await;
                done
            }
            None => no(ProblemCode::NotAllowed, "you have no seat here"),
        }
    }

    pub(super) async fn ready(&mut self, account: &Account, ready: bool) -> Done {
        self.gathering("the match has begun")?;
        match self.state().seat_of(&account.id) {
            Some(seat) if self.state().chairs[seat].is_ready() == ready => Ok(None),
            Some(seat) => self.log_and_count(vec![Entry::Ready { seat, ready }]).await,
            None => no(ProblemCode::NotAllowed, "take a seat first"),
        }
    }

    pub(super) async fn add_bot(&mut self, account: &Account, seat: Option<Seat>, player: String) -> Done {
        self.host(account)?;
        let state = self.state();
        if state.status != Status::Gathering {
            self.takes_newcomers()?;
        }
        if self.edition().and_then(|edition| edition.player(&player)).is_none() {
            return no(ProblemCode::NotFound, "this game has no built-in bot with that name");
        }
        let free = state.open_seats();
        let seats: Vec<Seat> = match seat {
            Some(seat) if state.chairs.get(seat).is_none() => {
                return no(ProblemCode::NotFound, "there is no such seat");
            }
            Some(seat) if !free.contains(seat) => {
                return no(ProblemCode::SeatTaken, "that seat is not free");
            }
            Some(seat) => vec![seat],
            None if free.is_empty() && state.status == Status::Playing => {
                return no(ProblemCode::SeatTaken, "all seats are taken");
            }
            None => free.iter().collect(),
        };
        let bot = |seat| {
            [Entry::Bot { seat, player: player.clone() }].into_iter().chain(self.joining(seat, By::Bot))
        };
        self.log_and_count(seats.into_iter().flat_map(bot).collect()).await
    }

    pub(super) async fn configure(&mut self, account: &Account, setup: Setup) -> Done {
        self.host(account)?;
        self.gathering("the match has begun")?;
        let state = self.state();
        if setup.game != state.setup.game {
            return no(ProblemCode::BadSetup, "the game of a table cannot change; make another table");
        }
        // Tables with a shared deal have fixed seats, whatever the game's default is.
        let fixed = self.shares_its_deal().then_some(false);
        let setup = Setup { random_seats: setup.random_seats.or(fixed), ..setup };
        let setup =
            check_setup(&self.shared.catalogue, self.shared.config.grace, setup).map_err(with_json)?;
        if setup.visibility != Visibility::Private && state.devices().next().is_some() {
            let why =
                "players share a device here, so the table must stay private; remove the companions first";
            return no(ProblemCode::BadSetup, why);
        }
        let sitting = state.chairs.iter().filter(|(_, chair)| !chair.is_free()).count();
        if sitting > setup.seats.get() {
            return no(ProblemCode::BadSetup, "more seats are taken than the new setup has; free some first");
        }
        if state.duplicate.is_some() && state.matches() == 0 && !is_as_dealt(&state.setup, &setup) {
            let why = "other tables play the same deal; you can only change the clock and the rule for \
                 absent players";
            return no(ProblemCode::BadSetup, why);
        }
        let continues = state.continues.is_some();
        if continues && (setup.seats, &setup.options) != (state.setup.seats, &state.setup.options) {
            let why = "this table continues another match, so its seats and options cannot change; make \
                 another table";
            return no(ProblemCode::BadSetup, why);
        }
        let in_place = continues || state.stay_in_place(&setup, self.shared.catalogue.teams(&setup));
        self.log_and_count(vec![Entry::Configured { setup, in_place }]).await
    }
}
