//! Resolution (section 4): the played cards act in descending order.

use contract::Seat;

use crate::{Card, Event, Slot, Title, Token, dealer::Dealer, state::Step};

impl Dealer<'_> {
    /// Orders the played cards: the highest number acts first, bishops among them like all others
    ///
    pub(crate) fn begin_resolving(&mut self) {
        let state = &mut *self.state;
        state.to_resolve = state.players.iter().filter(|(_, p)| p.played.is_some()).map(|(s, _)| s).collect();
        let players = &state.players;
        state.to_resolve.sort_by_key(|seat| std::cmp::Reverse(players[*seat].played));
        self.resolve_next();
    }

    /// Lays down the next card and asks its player. Continues while there is nothing to ask.
    fn resolve_next(&mut self) {
        while let Some(&seat) = self.state.to_resolve.first() {
            let card = self.state.players[seat].played.expect("only players of cards are in the queue");
            self.lay_down(seat, card);
            if card.title() == Title::Bishop {
                self.state.step = Step::Token;
                return;
            }
            if self.ask_to_take(seat, card) {
                return;
            }
        }
        self.finish_round();
    }

    /// Lays down a card. A bishop goes to its owner's kingdom, any other card to the next free place of the
    /// upper line: bishops leave no gap.
    fn lay_down(&mut self, seat: Seat, card: Card) {
        if card.title() == Title::Bishop {
            self.validate(seat, card);
            return self.log.openly(|| Event::Installed { seat, card });
        }
        let slot = Slot::at(self.state.upper.len()).expect("at most four cards are played in a round");
        self.state.upper.push(card);
        self.log.openly(|| Event::Lined { seat, card, slot });
    }

    /// Returns true if there is something to take. If not, the player's step ends.
    fn ask_to_take(&mut self, seat: Seat, card: Card) -> bool {
        let power = card.power();
        let something = Slot::all().any(|s| power.reaches(s) && self.state.row[s.index()].is_some());
        if something {
            self.state.step = Step::Take;
        } else {
            self.log.openly(|| Event::NothingToTake { seat, card });
            self.state.to_resolve.remove(0);
        }
        something
    }

    /// Places the bishop's token (R-15: kingdom, token, turn up, then take). If a face-down token is turned
    /// up by it, the choice is final at once. Without a face-down token the choice is staged and can
    /// be undone.
    pub(crate) fn choose_token(&mut self, seat: Seat, token: Token) {
        if self.state.tokens_down.is_empty() {
            self.state.draft.token = Some(token);
            self.state.step = Step::Take;
            return;
        }
        self.place_token(seat, token);
        let card = self.state.players[seat].played.expect("a bishop was played");
        if !self.ask_to_take(seat, card) {
            self.resolve_next();
        }
    }

    fn place_token(&mut self, seat: Seat, token: Token) {
        let slot = Slot::at(self.state.tokens.len()).expect("seven bishops place seven tokens (R-2)");
        self.state.tokens.push(token);
        self.state.tokens_up.retain(|up| *up != token);
        self.log.openly(|| Event::TokenPlaced { seat, token, slot });
        if let Some(token) = self.state.tokens_down.pop() {
            self.state.tokens_up.push(token);
            self.state.tokens_up.sort();
            self.log.openly(|| Event::TokenTurned { token });
        }
    }

    /// Carries out the staged turn, visible to all observers.
    pub(crate) fn confirm(&mut self, seat: Seat) {
        let card = self.state.players[seat].played.expect("the one who takes has played");
        let draft = std::mem::take(&mut self.state.draft);
        if let Some(token) = draft.token {
            self.place_token(seat, token);
        }
        let taken = draft.taking;
        // Only a bishop with a staged token is asked to confirm before an empty row.
        if self.state.row.iter().all(Option::is_none) {
            self.log.openly(|| Event::NothingToTake { seat, card });
        } else {
            self.move_cards(seat, &taken);
            self.log.openly(|| Event::Took { seat, card, taken: taken.to_vec() });
        }
        self.state.to_resolve.remove(0);
        self.resolve_next();
    }
}
