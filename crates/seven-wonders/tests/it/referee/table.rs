//! Access to the rules: the views and options of seats.

use contract::{Observer, Rules as _, Seat, SeatCount};
use seven_wonders::{Intent, SevenWonders, State, View};

/// Picks and plays one of the options.
pub type Play<'a> = &'a mut dyn FnMut(&mut State, usize, &[Intent]) -> Intent;

/// The extent of comparison before decisions. Options are always compared, and the public view in every turn.
/// A seat's private view is compared in some turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scrutiny {
    /// Compares also everything that this seat sees, and the options of its view with those for search.
    Decisions,
    /// Compares no more than that.
    Turns,
}

/// The rules of a match, with access to them.
pub struct Table<'a> {
    pub rules: &'a SevenWonders,
    pub seats: SeatCount,
    pub scrutiny: Scrutiny,
}

impl Table<'_> {
    pub fn is_close(&self) -> bool {
        self.scrutiny == Scrutiny::Decisions
    }

    pub fn seat(&self, number: usize) -> Seat {
        Seat::new(number, self.seats).unwrap()
    }

    pub fn view(&self, state: &State, seat: usize) -> View {
        self.rules.view(state, Observer::Seat(self.seat(seat)))
    }

    pub fn public(&self, state: &State) -> View {
        self.rules.view(state, Observer::Public)
    }

    /// Returns the options of a view, in order.
    pub fn shown(&self, view: &View) -> Vec<Intent> {
        in_order(self.rules.choices(view).intents)
    }

    /// Returns the options of a seat, in order.
    pub fn offered(&self, state: &State, seat: usize) -> Vec<Intent> {
        if self.is_close() {
            return self.offered_in(state, seat, &self.view(state, seat));
        }
        in_order(self.rules.options(state, self.seat(seat)).intents)
    }

    /// Returns the options of a seat, and compares them with its view.
    pub fn offered_in(&self, state: &State, seat: usize, seen: &View) -> Vec<Intent> {
        let offered = in_order(self.rules.options(state, self.seat(seat)).intents);
        assert_eq!(self.shown(seen), offered, "what the view of seat {seat} offers");
        offered
    }
}

/// Sorts the values and keeps repetitions.
pub fn in_order<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.into_iter().collect();
    all.sort_unstable();
    all
}

/// Sorts the values, each once.
pub fn each_once<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all = in_order(all);
    all.dedup();
    all
}

/// Fails if they differ, and reports the difference.
pub fn same(offered: &[Intent], legal: &[Intent], when: impl FnOnce() -> String) {
    if offered == legal {
        return;
    }
    let without = |all: &[Intent], others: &[Intent]| -> Vec<Intent> {
        all.iter().filter(|intent| !others.contains(intent)).copied().collect()
    };
    let [more, missing] = [without(offered, legal), without(legal, offered)];
    panic!(
        "{}: offered but not legal {more:?}, legal but not offered {missing:?}, or twice of {offered:?}",
        when()
    );
}
