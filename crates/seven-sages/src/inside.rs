//! Access to an imagined state for search, where a view would cost more.

use contract::{BySeat, Seat};

use crate::{Power, State, scoring::finals};

impl State {
    /// Returns the number of the round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Returns the seat that chooses its sage first in this round.
    pub const fn first_chooser(&self) -> Seat {
        self.chooser
    }

    /// Returns true if finitum is turned up: no more tiles are turned up then.
    pub fn is_late(&self) -> bool {
        self.finitum_is_up()
    }

    /// Returns the number of tiles in the stack.
    pub fn stack_left(&self) -> usize {
        self.stack.len()
    }

    /// Returns the power cards of a hand.
    pub fn powers(&self, seat: Seat) -> impl Iterator<Item = Power> {
        self.players[seat].hand.powers.iter()
    }

    /// Returns the number of spells in a hand.
    pub fn spells(&self, seat: Seat) -> usize {
        self.players[seat].hand.spells.iter().count()
    }

    /// Returns the values of a player's large crystals, sorted.
    pub fn crystals(&self, seat: Seat) -> &[u8] {
        &self.players[seat].crystals
    }

    /// Returns each player's total if the match ended now, small crystals included.
    pub fn totals(&self) -> BySeat<u16> {
        finals(self).map(|_, player| player.total)
    }

    /// Returns the sum of the crystals on the clearing of the round, and on the best of the others.
    pub fn crystals_laid(&self) -> (u8, u8) {
        let sum = |at: usize| self.sites[at].sum();
        let here = self.pawn.index();
        let others = (0..self.sites.len()).filter(|at| *at != here).map(sum);
        (sum(here), others.max().unwrap_or(0))
    }
}
