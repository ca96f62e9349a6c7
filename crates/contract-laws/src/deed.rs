//! Actions that move a match on.

use contract::{Log, Rules, Seat, SeatChange};

/// In games with newcomers, one of this many steps is a change of a seat.
const COMING: usize = 6;

/// An action that moves a match on.
#[derive(Debug)]
pub(crate) enum Deed<I> {
    /// A player decides.
    Intent(I),
    /// A player joins or leaves.
    Seat(SeatChange),
}

impl<I> Deed<I> {
    /// Carries it out. Returns true if it was possible.
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

    /// Returns a player who joins or tries to leave, in some calls and only in games with newcomers.
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

    /// Returns true if the rules may refuse it although it was chosen.
    pub(crate) fn may_fail(&self) -> bool {
        matches!(self, Self::Seat(SeatChange::Leave))
    }
}
