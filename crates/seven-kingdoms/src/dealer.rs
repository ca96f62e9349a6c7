//! The dealer: the state that an input changes, and the log of its events.

use contract::{Log, Seat};

use crate::{Card, Event, Intent, state::State};

/// Carries out checked intents, up to the next decision. There is one file for each part of a round.
pub(crate) struct Dealer<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Log<Event>,
}

impl Dealer<'_> {
    /// Carries out an intent that [`contract::Situation::check`] allows.
    pub(crate) fn carry_out(&mut self, seat: Seat, intent: Intent) {
        match intent {
            Intent::Play { card } => self.play_card(seat, card),
            Intent::PlaceToken { token } => self.choose_token(seat, token),
            Intent::Take { card, to } => self.stage_card(card, to),
            Intent::TakeRun { from } => self.stage_run(from),
            Intent::Keep { card } => self.stage_keep(card),
            Intent::Confirm => self.confirm(seat),
            Intent::Back => self.take_back(),
        }
    }

    /// Validates a card: it never leaves the kingdom again (section 1).
    pub(crate) fn validate(&mut self, seat: Seat, card: Card) {
        self.state.players[seat].kingdom.insert(card);
        self.state.settled.push(card);
        self.state.idle_rounds = 0;
    }

    /// Puts a card that all observers see into a hand.
    pub(crate) fn hand_openly(&mut self, seat: Seat, card: Card) {
        let player = &mut self.state.players[seat];
        player.hand.insert(card);
        player.known.insert(card);
    }

    /// Moves a card from the hand to the table, and forgets that it was known.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) {
        let player = &mut self.state.players[seat];
        player.hand.remove(card);
        player.known.remove(card);
    }
}
