//! Who sits beside whom at one device.

use contract::Seat;
use protocol::Status;

use super::State;
use crate::chair::Chair;

impl State {
    /// The account beside which this one sits.
    pub(crate) fn beside_of(&self, account: &str) -> Option<&str> {
        self.chairs[self.seat_of(account)?].beside()
    }

    /// The companions of an account who sit here.
    pub(crate) fn companions_of<'a>(&'a self, account: &'a str) -> impl Iterator<Item = &'a str> {
        let beside = move |chair: &&Chair| chair.beside() == Some(account);
        self.chairs.iter().map(|(_, chair)| chair).filter(beside).filter_map(Chair::account)
    }

    /// Companions, each with the account beside which they sit.
    pub(crate) fn devices(&self) -> impl Iterator<Item = (&str, &str)> {
        self.chairs.iter().filter_map(|(_, chair)| Some((chair.account()?, chair.beside()?)))
    }

    /// Whoever is ready is so with those who sit beside them.
    pub(super) fn set_ready(&mut self, seat: Seat, ready: bool) {
        let account = self.chairs[seat].account().map(str::to_owned);
        self.chairs[seat].set_ready(ready);
        for (_, chair) in self.chairs.iter_mut() {
            if chair.beside().is_some() && chair.beside() == account.as_deref() {
                chair.set_ready(ready);
            }
        }
    }

    /// Before a match nobody sits beside somebody who does not sit.
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
