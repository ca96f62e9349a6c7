//! Coins that others make a city lose (section 13): paid, or owed as debts.

use contract::{BySeat, Seat, SeatSet};

use crate::{Event, LossView, dealer::Dealer, state::State, state::Step};

impl State {
    /// Whether anybody loses coins now.
    pub(crate) fn anybody_loses(&self) -> bool {
        self.losses.iter().any(|(_, coins)| *coins > 0)
    }

    /// The most that a city can pay of what it loses.
    pub(crate) fn can_pay(&self, city: Seat) -> u16 {
        self.losses[city].min(self.cities[city].coins)
    }

    /// Who has something to say about a loss: whoever has coins.
    pub(crate) fn losers(&self) -> SeatSet {
        self.hands.seats().seats().filter(|seat| self.can_pay(*seat) > 0).collect()
    }
}

impl Dealer<'_> {
    /// Cities lose coins. Without Cities there are no debts: they pay what they have, at once (G-11).
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

    /// Asks everybody who has coins how many of those they lose they pay, face down and all at once. Whether anybody is
    /// asked: who has none takes debts.
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

    /// Lays down how many coins are paid, and settles all if it was the last answer owed.
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
    /// Nobody loses anything any more.
    pub(crate) fn forget_losses(&mut self) {
        self.losses = BySeat::filled(self.cities.seats(), 0);
        self.paid = BySeat::filled(self.hands.seats(), None);
    }
}
