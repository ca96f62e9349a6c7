//! Packs that are drafted. Each player keeps one thing and passes the others to the right; the last one is
//! kept without a decision.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatCount};

/// Returns the seat to which the pack was dealt that `seat` holds in a round of the draft. Packs go to the
/// right.
pub(crate) fn origin(seats: SeatCount, seat: Seat, round: usize) -> Seat {
    (0..round).fold(seat, |seat, _| seats.left_of(seat))
}

/// Packs of `N` things each.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Packs<T, const N: usize> {
    /// The packs, by the seat to which they were dealt. Things that were kept come first, by round, then the
    /// others. Players' knowledge follows from this.
    pub(crate) dealt: BySeat<[T; N]>,
    /// The number of finished rounds of the draft.
    pub(crate) rounds: u8,
}

impl<T: Copy + Ord, const N: usize> Packs<T, N> {
    pub(crate) const fn new(dealt: BySeat<[T; N]>) -> Self {
        Self { dealt, rounds: 0 }
    }

    /// Returns true if things are still to be kept.
    pub(crate) const fn is_drafting(&self) -> bool {
        (self.rounds as usize) < N
    }

    /// Returns the pack from which a seat keeps a thing now, in order.
    pub(crate) fn held(&self, seat: Seat) -> ArrayVec<T, N> {
        if self.is_drafting() { self.held_in(seat, usize::from(self.rounds)) } else { ArrayVec::new() }
    }

    /// Returns the pack that a seat held in a round of the draft, in order.
    fn held_in(&self, seat: Seat, round: usize) -> ArrayVec<T, N> {
        let pack = &self.dealt[origin(self.dealt.seats(), seat, round)];
        let mut pack: ArrayVec<T, N> = pack[round..].iter().copied().collect();
        pack.sort_unstable();
        pack
    }

    /// Returns all packs that a seat has seen in the draft, by round. Another player saw the thing of the
    /// last round before, so the last round adds no pack.
    pub(crate) fn looks(&self, seat: Seat) -> Vec<ArrayVec<T, N>> {
        (0..=usize::from(self.rounds).min(N - 1)).map(|round| self.held_in(seat, round)).collect()
    }

    /// Returns the things that a seat has kept so far, in order.
    pub(crate) fn kept(&self, seat: Seat) -> ArrayVec<T, N> {
        let seats = self.dealt.seats();
        let rounds = 0..usize::from(self.rounds);
        let mut kept: ArrayVec<T, N> =
            rounds.map(|round| self.dealt[origin(seats, seat, round)][round]).collect();
        kept.sort_unstable();
        kept
    }

    /// Keeps one thing for each player and passes the packs on.
    pub(crate) fn keep(&mut self, kept: &BySeat<T>) {
        let (seats, round) = (self.dealt.seats(), usize::from(self.rounds));
        for (seat, thing) in kept.iter() {
            let pack = &mut self.dealt[origin(seats, seat, round)];
            if let Some(at) = pack.iter().position(|other| other == thing) {
                pack.swap(at, round);
                pack[round + 1..].sort_unstable();
            }
        }
        self.rounds += 1;
        if usize::from(self.rounds) == N - 1 {
            // The last of each pack needs no decision.
            self.rounds += 1;
        }
    }
}
