//! How the rules are asked what a seat sees and may do.

use contract::{Observer, Rules as _, Seat, SeatCount};
use seven_wonders::{Intent, SevenWonders, State, View};

/// What is done of what may be.
pub type Play<'a> = &'a mut dyn FnMut(&mut State, usize, &[Intent]) -> Intent;

/// How much is compared before somebody decides. What may be done always is; and in every turn what all see, in some of
/// them what a seat sees besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scrutiny {
    /// Everything that this seat sees, too, and that its view offers the same as a search would.
    Decisions,
    /// Nothing else.
    Turns,
}

/// The rules of a match, and how they are asked.
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

    /// What a view offers, in order.
    pub fn shown(&self, view: &View) -> Vec<Intent> {
        in_order(self.rules.choices(view).intents)
    }

    /// What a seat may do, in order.
    pub fn offered(&self, state: &State, seat: usize) -> Vec<Intent> {
        if self.is_close() {
            return self.offered_in(state, seat, &self.view(state, seat));
        }
        in_order(self.rules.options(state, self.seat(seat)).intents)
    }

    /// The same where its view is looked at, which offers it as well.
    pub fn offered_in(&self, state: &State, seat: usize, seen: &View) -> Vec<Intent> {
        let offered = in_order(self.rules.options(state, self.seat(seat)).intents);
        assert_eq!(self.shown(seen), offered, "what the view of seat {seat} offers");
        offered
    }
}

/// In order, each as often as it is there.
pub fn in_order<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.into_iter().collect();
    all.sort_unstable();
    all
}

/// In order, each once.
pub fn each_once<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all = in_order(all);
    all.dedup();
    all
}

/// Fails if they differ, and says in what.
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
