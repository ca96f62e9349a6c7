//! Access to an imagined state for search, where a view would cost more.

use contract::Seat;

use crate::{Arms, Card, Slot, State, Token};

impl State {
    /// Returns the number of the round, from 1.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Returns the seat with the first-player pawn.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Returns the cards of a hand, by number.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.players[seat].hand.iter()
    }

    /// Returns the cards of a hand that were taken openly, by number.
    pub fn hand_known(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.players[seat].known.iter()
    }

    /// Returns the card that the seat played this round, until it is resolved.
    pub fn played(&self, seat: Seat) -> Option<Card> {
        self.players[seat].played
    }

    /// Returns the seats that still act in this resolution, the acting one first. Empty while cards are
    /// played.
    pub fn to_resolve(&self) -> &[Seat] {
        &self.to_resolve
    }

    /// Returns the validated cards of a kingdom, by number.
    pub fn kingdom(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.players[seat].kingdom.iter()
    }

    /// Returns the arms of columns I to VII.
    pub const fn arms(&self) -> [Arms; Slot::COUNT] {
        self.arms
    }

    /// Returns the tokens on arms cards, from column I on.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Returns the face-up tokens beside the table.
    pub fn tokens_up(&self) -> &[Token] {
        &self.tokens_up
    }

    /// Returns the row as the acting player sees it: columns I to VII, without the staged cards.
    pub fn row(&self) -> [Option<Card>; Slot::COUNT] {
        self.row_left()
    }

    /// Returns the number of cards in the draw pile.
    pub fn pile_left(&self) -> usize {
        self.pile.len()
    }

    /// Returns the number of rounds without progress, including the current one.
    pub const fn idle_rounds(&self) -> u8 {
        self.idle_rounds
    }

    /// Returns the card that is being resolved, that of the acting player.
    pub fn resolved(&self) -> Option<Card> {
        self.resolving()
    }

    /// Returns the number of cards that the acting player has taken and not yet confirmed.
    pub fn staged(&self) -> usize {
        self.draft.taking.len()
    }
}
