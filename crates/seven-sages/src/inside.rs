//! What search reads of a state that it imagined, where a view would cost more.

use contract::{BySeat, Seat};

use crate::{Power, State, scoring::finals};

impl State {
    /// Counted from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Who chose, or chooses, their sage first in this round.
    pub const fn first_chooser(&self) -> Seat {
        self.chooser
    }

    /// Whether the end is near: no more tiles are turned up.
    pub fn is_late(&self) -> bool {
        self.finitum_is_up()
    }

    /// How many tiles the stack has.
    pub fn stack_left(&self) -> usize {
        self.stack.len()
    }

    /// The power cards of a hand.
    pub fn powers(&self, seat: Seat) -> impl Iterator<Item = Power> {
        self.players[seat].hand.powers.iter()
    }

    /// How many spells a hand has.
    pub fn spells(&self, seat: Seat) -> usize {
        self.players[seat].hand.spells.iter().count()
    }

    /// The values of the large crystals that a player has, sorted.
    pub fn crystals(&self, seat: Seat) -> &[u8] {
        &self.players[seat].crystals
    }

    /// What each player would have if the match ended now, small crystals included.
    pub fn totals(&self) -> BySeat<u16> {
        finals(self).map(|_, player| player.total)
    }

    /// What lies on the clearing of the round, and on the best of the others.
    pub fn crystals_laid(&self) -> (u8, u8) {
        let sum = |at: usize| self.sites[at].sum();
        let here = self.pawn.index();
        let others = (0..self.sites.len()).filter(|at| *at != here).map(sum);
        (sum(here), others.max().unwrap_or(0))
    }
}
