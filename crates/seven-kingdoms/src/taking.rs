//! Taking from the row in steps that only the player sees, until confirmation.

use contract::Seat;

use crate::{Card, Destination, Slot, Taken, dealer::Dealer, state::Step};

impl Dealer<'_> {
    pub(crate) fn stage_card(&mut self, card: Card, to: Destination) {
        let slot = Slot::all().find(|slot| self.state.row[slot.index()] == Some(card));
        let slot = slot.expect("the card was found in the row when the intent was checked");
        self.state.draft.taking.push(Taken { card, slot, to });
    }

    /// Stages a run: general and knight take all the cards of the run, wanted or not.
    pub(crate) fn stage_run(&mut self, from: Slot) {
        let card = self.state.resolving().expect("a run is named while a card is resolved");
        let run = card.power().run(from).expect("the run was seen to fit when the intent was checked");
        for slot in run {
            if let Some(card) = self.state.row[slot.index()] {
                self.state.draft.taking.push(Taken { card, slot, to: Destination::Kingdom });
            }
        }
        self.state.draft.run = Some(from);
    }

    /// Moves a card of the run to the hand. Kept cards are at the end in the order in which they were kept,
    /// so that undo reverses that order.
    pub(crate) fn stage_keep(&mut self, card: Card) {
        let taking = &mut self.state.draft.taking;
        if let Some(place) = taking.iter().position(|taken| taken.card == card) {
            let taken = taking.remove(place);
            taking.push(Taken { to: Destination::Hand, ..taken });
        }
    }

    /// Undoes the last staged step.
    pub(crate) fn take_back(&mut self) {
        let draft = &mut self.state.draft;
        if draft.run.is_none() {
            if draft.taking.pop().is_none() {
                draft.token = None;
                self.state.step = Step::Token;
            }
            return;
        }
        match draft.taking.pop() {
            Some(kept) if kept.to == Destination::Hand => {
                let right_of_it = |taken: &Taken| taken.to == Destination::Hand || taken.slot > kept.slot;
                let place = draft.taking.iter().position(right_of_it).unwrap_or(draft.taking.len());
                draft.taking.insert(place, Taken { to: Destination::Kingdom, ..kept });
            }
            _ => {
                draft.taking.clear();
                draft.run = None;
            }
        }
    }

    /// Moves each card to the destination that its player chose, where it stays.
    pub(crate) fn move_cards(&mut self, seat: Seat, cards: &[Taken]) {
        for taken in cards {
            self.state.row[taken.slot.index()] = None;
            match taken.to {
                Destination::Hand => self.hand_openly(seat, taken.card),
                Destination::Kingdom => self.validate(seat, taken.card),
            }
        }
    }
}
