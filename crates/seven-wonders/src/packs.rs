//! Packs that are drafted: everybody keeps one, passes the others to the right, and the last is kept without being asked.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatCount};

/// Who was dealt the pack that `seat` holds in a round of the draft: packs go to the right.
pub(crate) fn origin(seats: SeatCount, seat: Seat, round: usize) -> Seat {
    (0..round).fold(seat, |seat, _| seats.left_of(seat))
}

/// Packs of so many things each.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Packs<T, const N: usize> {
    /// By who was dealt them: first those that were kept of each, by round, then those that nobody has kept yet. Who
    /// has seen what follows from it.
    pub(crate) dealt: BySeat<[T; N]>,
    /// Rounds of the draft that are over.
    pub(crate) rounds: u8,
}

impl<T: Copy + Ord, const N: usize> Packs<T, N> {
    pub(crate) const fn new(dealt: BySeat<[T; N]>) -> Self {
        Self { dealt, rounds: 0 }
    }

    /// Whether something is still to be kept.
    pub(crate) const fn is_drafting(&self) -> bool {
        (self.rounds as usize) < N
    }

    /// What a seat keeps one of now, in order.
    pub(crate) fn held(&self, seat: Seat) -> ArrayVec<T, N> {
        if self.is_drafting() { self.held_in(seat, usize::from(self.rounds)) } else { ArrayVec::new() }
    }

    /// What a seat held in a round of the draft, in order.
    fn held_in(&self, seat: Seat, round: usize) -> ArrayVec<T, N> {
        let pack = &self.dealt[origin(self.dealt.seats(), seat, round)];
        let mut pack: ArrayVec<T, N> = pack[round..].iter().copied().collect();
        pack.sort_unstable();
        pack
    }

    /// Everything that a seat has seen in the draft, by round. What the last round brings is seen in the one before by
    /// somebody else, so it is no look of its own.
    pub(crate) fn looks(&self, seat: Seat) -> Vec<ArrayVec<T, N>> {
        (0..=usize::from(self.rounds).min(N - 1)).map(|round| self.held_in(seat, round)).collect()
    }

    /// What a seat has kept so far, in order.
    pub(crate) fn kept(&self, seat: Seat) -> ArrayVec<T, N> {
        let seats = self.dealt.seats();
        let rounds = 0..usize::from(self.rounds);
        let mut kept: ArrayVec<T, N> =
            rounds.map(|round| self.dealt[origin(seats, seat, round)][round]).collect();
        kept.sort_unstable();
        kept
    }

    /// Everybody keeps one, and packs are passed on.
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
            // The last of each pack need not be asked for.
            self.rounds += 1;
        }
    }
}
