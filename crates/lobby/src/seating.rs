//! Free seats, and seats after a change of the setup, after a shuffle, and in a rematch.
//!
//! The teams of a table are `State::teams` and part of its row, for lists. The fold of a log must not depend
//! on the rules that a server has today. So the log contains three facts that follow from the rules:
//!
//! - `Entry::Again` has the number of seats by which players move in a rematch. Partners stay partners.
//! - `Entry::Configured` has a flag: all players keep their seats.
//! - `Entry::Began` has the order of shuffled seats (`shuffling.rs`).

use contract::{BySeat, Seat, SeatCount, SeatSet, Teams};
use protocol::{Newcomers, Setup, Status};

use crate::{chair::Chair, state::State};

impl State {
    /// Adds seats up to this one in a match whose rules are missing, because the number of its spare seats is
    /// unknown.
    pub(crate) fn make_room(&mut self, seat: Seat) {
        let needed = u8::try_from(seat.number() + 1).ok().and_then(SeatCount::new);
        if let Some(seats) = needed.filter(|_| self.unplayable.is_some() && self.chairs.get(seat).is_none()) {
            self.chairs = BySeat::new_with(seats, |seat| self.chairs.get(seat).cloned().unwrap_or_default());
        }
    }

    /// Returns the chairs after a shuffle: for each seat the chair of the seat in the list. `None` if the list
    /// does not name each seat once.
    pub(crate) fn seated_from(&self, shuffled: Option<&BySeat<Seat>>) -> Option<BySeat<Chair>> {
        let Some(from) = shuffled else { return Some(self.chairs.clone()) };
        let seats = self.chairs.seats();
        let named: SeatSet =
            from.iter().map(|(_, from)| *from).filter(|from| seats.contains(*from)).collect();
        let each_once = named.len() == seats.get() && from.iter().len() == seats.get();
        each_once.then(|| from.map(|_, from| self.chairs[*from].clone()))
    }

    /// Returns the seats that a newcomer can take now.
    pub(crate) fn open_seats(&self) -> SeatSet {
        match (self.status, &self.game) {
            (Status::Gathering, _) if self.closed => SeatSet::EMPTY,
            (Status::Gathering, _) => self.chairs.which(Chair::is_free),
            (Status::Playing, Some(game)) if self.setup.newcomers != Newcomers::Nobody => game.open_seats(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Returns the taken chairs, in order.
    fn sitting(&self) -> Vec<Chair> {
        self.chairs.iter().filter(|(_, chair)| !chair.is_free()).map(|(_, chair)| chair.clone()).collect()
    }

    /// Returns `true` if all players can keep their seats with a new setup. They do so in games with teams,
    /// so that partners stay together.
    pub(crate) fn stay_in_place(&self, setup: &Setup, teams: Teams) -> bool {
        !teams.is_none()
            && self.chairs.iter().all(|(seat, chair)| chair.is_free() || setup.seats.contains(seat))
    }

    /// Returns the number of seats by which players move in a rematch, if it is not one: partners stay
    /// partners.
    pub(crate) fn turn(&self) -> Option<u8> {
        let seats = self.kept().len();
        let seats =
            u8::try_from(seats).ok().and_then(SeatCount::new).filter(|seats| self.teams.fits(*seats))?;
        (!self.teams.is_none()).then(|| self.teams.turn(seats) as u8)
    }

    /// Returns the chairs with all players moved by this number of seats.
    pub(crate) fn moved_on(&self, by: u8) -> BySeat<Chair> {
        let kept = self.kept();
        let seats = SeatCount::new(kept.len() as u8).expect("the table keeps its own seats at least");
        let from = |seat: Seat| (seat.number() + kept.len() - usize::from(by) % kept.len()) % kept.len();
        BySeat::new_with(seats, |seat| kept[from(seat)].clone())
    }

    /// Returns the chairs that are kept for a rematch. Players that gave up their seat or were banned lose
    /// it. Free spare chairs are dropped; those of newcomers stay.
    fn kept(&self) -> Vec<Chair> {
        let stays = |chair: &Chair| match chair {
            Chair::Account { left: true, .. } => Chair::Free,
            Chair::Account { account, .. } if self.order.is_banned(account) => Chair::Free,
            chair => chair.clone(),
        };
        let chairs = self.chairs.iter().map(|(seat, chair)| (seat, stays(chair)));
        chairs
            .filter(|(seat, chair)| self.setup.seats.contains(*seat) || !chair.is_free())
            .map(|(_, chair)| chair)
            .collect()
    }

    /// Returns the chairs for another setup: all players stay, or they move up. `None` if there are more
    /// players than seats.
    pub(crate) fn seated_for(&self, setup: &Setup, in_place: bool) -> Option<BySeat<Chair>> {
        let sitting = self.sitting();
        if sitting.len() > setup.seats.get() {
            return None;
        }
        if in_place {
            let stays = |seat: Seat| self.chairs.get(seat).cloned().unwrap_or_default();
            return Some(BySeat::new_with(setup.seats, stays));
        }
        let mut sitting = sitting.into_iter();
        Some(BySeat::new_with(setup.seats, |_| sitting.next().unwrap_or_default()))
    }
}
