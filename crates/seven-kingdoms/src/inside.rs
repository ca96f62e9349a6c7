//! What search reads of a state that it imagined, where a view would cost more.

use contract::Seat;

use crate::{Arms, Card, Slot, State, Token};

impl State {
    /// Counted from 1.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Who holds the first-player pawn.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The cards of a hand, by number.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.players[seat].hand.iter()
    }

    /// The cards of a hand that everybody saw getting there, by number.
    pub fn hand_known(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.players[seat].known.iter()
    }

    /// The card that was played this round, while it lies open and waits to be resolved or is being resolved.
    pub fn played(&self, seat: Seat) -> Option<Card> {
        self.players[seat].played
    }

    /// Who still acts in this resolution, whoever acts now first; nobody while cards are played.
    pub fn to_resolve(&self) -> &[Seat] {
        &self.to_resolve
    }

    /// The validated cards of a kingdom, by number.
    pub fn kingdom(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.players[seat].kingdom.iter()
    }

    /// The arms of columns I to VII.
    pub const fn arms(&self) -> [Arms; Slot::COUNT] {
        self.arms
    }

    /// Tokens on arms cards, from column I on.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Face-up tokens beside the table.
    pub fn tokens_up(&self) -> &[Token] {
        &self.tokens_up
    }

    /// The row as the acting player sees it: columns I to VII, without what they have staged.
    pub fn row(&self) -> [Option<Card>; Slot::COUNT] {
        self.row_left()
    }

    /// How many cards the draw pile has.
    pub fn pile_left(&self) -> usize {
        self.pile.len()
    }

    /// Rounds without progress, the running one counted.
    pub const fn idle_rounds(&self) -> u8 {
        self.idle_rounds
    }

    /// The card being resolved, by whoever acts.
    pub fn resolved(&self) -> Option<Card> {
        self.resolving()
    }

    /// How many cards the acting player has taken and not confirmed yet.
    pub fn staged(&self) -> usize {
        self.draft.taking.len()
    }
}
