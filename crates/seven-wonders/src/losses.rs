//! Coins that others make a city lose (section 13): paid, or owed as debts.

use contract::{BySeat, Seat, SeatSet};

use crate::{Event, LossView, dealer::Dealer, state::State, state::Step};

impl State {
    /// Returns true if any city loses coins now.
    pub(crate) fn anybody_loses(&self) -> bool {
        self.losses.iter().any(|(_, coins)| *coins > 0)
    }

    /// Returns the most that a city can pay of its loss.
    pub(crate) fn can_pay(&self, city: Seat) -> u16 {
        self.losses[city].min(self.cities[city].coins)
    }

    /// Returns the seats that choose how much of a loss they pay: those with coins.
    pub(crate) fn losers(&self) -> SeatSet {
        self.hands.seats().seats().filter(|seat| self.can_pay(*seat) > 0).collect()
    }
}

impl Dealer<'_> {
    /// Makes cities lose coins. Without Cities there are no debts: they pay the coins they have, at once
    /// (G-11).
    pub(crate) fn lose(&mut self, losses: &BySeat<u16>) {
        for (city, coins) in losses.iter() {
            if self.state.plan.cities {
                self.state.losses[city] += coins;
            } else {
                let purse = &mut self.state.cities[city].coins;
                *purse = purse.saturating_sub(*coins);
            }
        }
    }

    /// Asks all losers with coins how many they pay, face down and at once. Returns true if any player is
    /// asked; those without coins take debts.
    pub(crate) fn ask_losses(&mut self) -> bool {
        if !self.state.anybody_loses() {
            return false;
        }
        if self.state.losers().is_empty() {
            self.settle_losses();
            return false;
        }
        self.ask(Step::Losses);
        true
    }

    /// Lays the number of paid coins face down, and settles all losses if it was the last answer owed.
    pub(crate) fn lay_loss(&mut self, seat: Seat, coins: u16) {
        self.state.paid[seat] = Some(coins);
        self.log.only(seat, || Event::LossLaid { seat, coins });
        if self.state.losers().iter().all(|loser| self.state.paid[loser].is_some()) {
            self.settle_losses();
            self.go_on();
        }
    }

    fn settle_losses(&mut self) {
        let state = &mut *self.state;
        let mut lost = Vec::new();
        for (city, here) in state.cities.iter_mut() {
            let coins = state.losses[city];
            let paid = state.paid.get(city).copied().flatten().unwrap_or(0);
            if coins > 0 {
                here.coins -= paid;
                here.debts += coins - paid;
                lost.push(LossView { city, coins, paid });
            }
        }
        state.forget_losses();
        self.log.openly(|| Event::Losses { losses: lost.clone() });
    }
}

impl State {
    /// Clears all losses.
    pub(crate) fn forget_losses(&mut self) {
        self.losses = BySeat::filled(self.cities.seats(), 0);
        self.paid = BySeat::filled(self.hands.seats(), None);
    }
}
