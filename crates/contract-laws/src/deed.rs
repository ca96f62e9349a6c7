//! Anything that moves a match on.

use contract::{Log, Rules, Seat, SeatChange};

/// Every so many steps somebody comes or goes, in games that have that.
const COMING: usize = 6;

/// Anything that moves a match on.
#[derive(Debug)]
pub(crate) enum Deed<I> {
    /// A player decides.
    Intent(I),
    /// Somebody comes or goes.
    Seat(SeatChange),
}

impl<I> Deed<I> {
    /// Whether it could be done.
    pub(crate) fn carry_out<R: Rules<Intent = I>>(
        &self,
        rules: &R,
        state: &mut R::State,
        seat: Seat,
        log: &mut Log<R::Event>,
    ) -> bool {
        match self {
            Self::Intent(intent) => rules.apply(state, seat, intent, log).is_ok(),
            Self::Seat(change) => rules.change_seat(state, seat, *change, log).is_ok(),
        }
    }

    /// Now and then, and only where the game knows newcomers: somebody who comes, or one who tries to go.
    pub(crate) fn coming_or_going<R: Rules<Intent = I>>(
        rules: &R,
        state: &R::State,
        pick: &mut impl FnMut(usize) -> usize,
    ) -> Option<(Seat, Self)> {
        if !R::INFO.joins_running || pick(COMING) != 0 {
            return None;
        }
        let all: Vec<Seat> = rules.seats().seats().collect();
        let seat = all[pick(all.len())];
        let joins = rules.open_seats(state).contains(seat);
        Some((seat, Self::Seat(if joins { SeatChange::Join } else { SeatChange::Leave })))
    }

    /// Whether the rules may refuse it though it was chosen.
    pub(crate) fn may_fail(&self) -> bool {
        matches!(self, Self::Seat(SeatChange::Leave))
    }
}
