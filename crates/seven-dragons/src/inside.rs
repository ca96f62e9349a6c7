//! What search reads of a state that it imagined, where a view would cost more.

use contract::{Seat, SeatSet};

use crate::{Card, Colour, State, chains::Chains, zones::Silver};

impl State {
    /// Turns so far, the running one counted; from 1.
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Whose turn it is; nobody's when the match is over.
    pub const fn at_turn(&self) -> Option<Seat> {
        self.acting()
    }

    /// Who plays.
    pub fn playing(&self) -> SeatSet {
        self.present()
    }

    /// A hand, in the order the cards came.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.players[seat].hand
    }

    /// The goal of a seat that plays for one.
    pub fn goal_of(&self, seat: Seat) -> Option<Colour> {
        self.goal(seat)
    }

    /// How long a chain wins for a seat.
    pub fn target(&self, seat: Seat) -> u8 {
        self.players[seat].target
    }

    /// Whether a seat knows where the goal of this colour is.
    pub fn knows_goal(&self, seat: Seat, colour: Colour) -> bool {
        self.goal_known[colour.index()].include(contract::Observer::Seat(seat))
    }

    /// The colour that Silver counts as; `None` while it is wild.
    pub fn silver_colour(&self) -> Option<Colour> {
        let Silver(colour) = self.silver();
        colour
    }

    /// The size of the longest chain of each colour, in the order of [`Colour::ALL`]; a lifted card is not counted.
    pub fn chains(&self) -> [u8; 5] {
        let chains = Chains::of(&self.table_left(), self.silver());
        Colour::ALL.map(|colour| chains.size(colour))
    }

    /// How many cards the draw pile has.
    pub fn pile_left(&self) -> usize {
        self.pile.len()
    }
}
