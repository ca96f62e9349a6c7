//! Access to an imagined state for search, where a view would cost more.

use contract::{Seat, SeatSet};

use crate::{Card, Colour, State, chains::Chains, zones::Silver};

impl State {
    /// Returns the number of turns so far, including the current one.
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Returns the seat whose turn it is; `None` in a finished match.
    pub const fn at_turn(&self) -> Option<Seat> {
        self.acting()
    }

    /// Returns the seats that play.
    pub fn playing(&self) -> SeatSet {
        self.present()
    }

    /// Returns a hand, in the order in which the cards came.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.players[seat].hand
    }

    /// Returns the goal of a seat that plays for one.
    pub fn goal_of(&self, seat: Seat) -> Option<Colour> {
        self.goal(seat)
    }

    /// Returns the length of a winning chain for a seat.
    pub fn target(&self, seat: Seat) -> u8 {
        self.players[seat].target
    }

    /// Returns true if a seat knows the place of the goal of this colour.
    pub fn knows_goal(&self, seat: Seat, colour: Colour) -> bool {
        self.goal_known[colour.index()].include(contract::Observer::Seat(seat))
    }

    /// Returns the current colour of Silver; `None` while it is wild.
    pub fn silver_colour(&self) -> Option<Colour> {
        let Silver(colour) = self.silver();
        colour
    }

    /// Returns the size of the longest chain of each colour, in the order of [`Colour::ALL`], without a
    /// lifted card.
    pub fn chains(&self) -> [u8; 5] {
        let chains = Chains::of(&self.table_left(), self.silver());
        Colour::ALL.map(|colour| chains.size(colour))
    }

    /// Returns the number of cards in the draw pile.
    pub fn pile_left(&self) -> usize {
        self.pile.len()
    }
}
