//! Companions, and the players at whose devices they sit.

use contract::Seat;
use protocol::Status;

use super::State;
use crate::chair::Chair;

impl State {
    /// Returns the account at whose device this account sits.
    pub(crate) fn beside_of(&self, account: &str) -> Option<&str> {
        self.chairs[self.seat_of(account)?].beside()
    }

    /// Returns the companions of an account who sit here.
    pub(crate) fn companions_of<'a>(&'a self, account: &'a str) -> impl Iterator<Item = &'a str> {
        let beside = move |chair: &&Chair| chair.beside() == Some(account);
        self.chairs.iter().map(|(_, chair)| chair).filter(beside).filter_map(Chair::account)
    }

    /// Returns the companions, each with the account at whose device it sits.
    pub(crate) fn devices(&self) -> impl Iterator<Item = (&str, &str)> {
        self.chairs.iter().filter_map(|(_, chair)| Some((chair.account()?, chair.beside()?)))
    }

    /// Sets the readiness of a player together with that of the companions.
    pub(super) fn set_ready(&mut self, seat: Seat, ready: bool) {
        let account = self.chairs[seat].account().map(str::to_owned);
        self.chairs[seat].set_ready(ready);
        for (_, chair) in self.chairs.iter_mut() {
            if chair.beside().is_some() && chair.beside() == account.as_deref() {
                chair.set_ready(ready);
            }
        }
    }

    /// Frees the seats of companions whose player does not sit here, before a match.
    pub(super) fn companions_follow(&mut self) {
        if self.status != Status::Gathering {
            return;
        }
        let alone: Vec<Seat> = self
            .chairs
            .iter()
            .filter(|(_, chair)| chair.beside().is_some_and(|of| self.seat_of(of).is_none()))
            .map(|(seat, _)| seat)
            .collect();
        for seat in alone {
            self.chairs[seat] = Chair::Free;
        }
    }
}
