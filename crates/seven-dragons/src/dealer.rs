//! The dealer: the state that an input changes, and the log of its events.

use arrayvec::ArrayVec;
use contract::{Log, Seat};

use crate::{
    Card, Event, Intent, Lifted, Mode, Placed, SevenDragons,
    state::{State, Step},
    witnesses::Witnesses,
    zones::Zones,
};

/// Carries out checked intents, up to the next decision.
pub(crate) struct Dealer<'a> {
    pub(crate) rules: &'a SevenDragons,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Log<Event>,
}

impl Dealer<'_> {
    /// Carries out an intent that [`contract::Situation::check`] allows.
    pub(crate) fn carry_out(&mut self, seat: Seat, intent: Intent) {
        match intent {
            Intent::PlayDragon { card, cell, turned } => {
                self.lay(seat, Placed { card: Some(card), cell, turned });
            }
            Intent::TradeHands { card, mode, with } => {
                self.act(seat, card, mode, |game| game.trade_hands(seat, card, with));
            }
            Intent::TradeGoals { card, mode, with } => {
                self.act(seat, card, mode, |game| game.trade_goals(seat, card, with));
            }
            Intent::RotateGoals { card, mode, to } => {
                self.act(seat, card, mode, |game| game.rotate_goals(seat, card, to));
            }
            Intent::PickUp { card, mode, from } => {
                let index = self.state.table.iter().position(|placed| placed.cell == from);
                let index = index.expect("a lifted card lay on the table");
                let what = self.state.table[index];
                self.state.lifted = Some(Lifted { by: card, mode, what, index: index as u8 });
            }
            Intent::PutDown { cell, turned } => {
                let lifted = self.state.lifted.take().expect("what is put down was lifted");
                let to = Placed { cell, turned, ..lifted.what };
                self.act(seat, lifted.by, lifted.mode, |game| game.move_card(seat, lifted, to));
            }
            Intent::Zap { card, mode, cell } => {
                self.act(seat, card, mode, |game| game.zap(seat, card, cell));
            }
            Intent::ColourOnly { card } => {
                self.leave_hand(seat, card);
                self.state.passes = 0;
                self.discard(seat, card, false, false);
            }
            Intent::Pass => self.pass(seat),
            Intent::Back => self.state.lifted = None,
        }
    }

    /// Draws up to this number of cards, as far as the pile allows.
    pub(crate) fn draw(&mut self, seat: Seat, count: usize, bonus: bool) {
        let state = &mut *self.state;
        let cards: ArrayVec<Card, 3> = (0..count.min(3)).filter_map(|_| state.pile.pop()).collect();
        if cards.is_empty() {
            return;
        }
        for card in &cards {
            state.players[seat].hand.push(*card);
            state.card_known[usize::from(card.number())] = Witnesses::one(seat);
        }
        let count = cards.len() as u8;
        self.log.apart(seat, |knows| {
            let cards = knows.then(|| cards.to_vec());
            Event::Drew { seat, count, bonus, cards }
        });
    }

    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.state.players[seat].hand.retain(|held| *held != card);
        self.state.card_known[usize::from(card.number())] = Witnesses::NOBODY;
    }

    /// Implements PlayDragon: place, check, bonus, next turn (section 5; R-25: a win comes before the bonus).
    fn lay(&mut self, seat: Seat, placed: Placed) {
        let card = placed.card.expect("Silver is in no hand");
        let bonus = if self.rules.has_bonus() { self.bonus(placed) } else { 0 };
        self.leave_hand(seat, card);
        self.state.passes = 0;
        self.state.players[seat].laid = self.state.turn;
        self.state.table.push(placed);
        self.log.openly(|| Event::Laid { seat, card, cell: placed.cell, turned: placed.turned });
        if self.check(seat) {
            return;
        }
        self.draw(seat, bonus, true);
        self.next_turn(seat);
    }

    /// Returns the number of cards that a card laid here earns (section 6).
    fn bonus(&self, placed: Placed) -> usize {
        let silver = self.state.silver();
        let facing = self.state.table.iter().fold(Zones::NONE, |facing, other| {
            match placed.cell.side_of(other.cell) {
                Some(side) => facing.or(Zones::earning(*other, silver).facing(side)),
                None => facing,
            }
        });
        let colours = Zones::earning(placed, silver).common(facing).count_ones() as usize;
        colours.saturating_sub(1)
    }

    /// Implements PlayAction with its effect. The card leaves the hand, has its effect under Silver's old
    /// colour, and then goes to the discard pile. There is a check before and after that.
    fn act(&mut self, seat: Seat, card: Card, mode: Mode, effect: impl FnOnce(&mut Self)) {
        self.leave_hand(seat, card);
        self.state.passes = 0;
        effect(self);
        if self.check(seat) {
            self.state.ending = Some(card);
            return;
        }
        self.discard(seat, card, mode == Mode::KeepSilver, true);
    }

    fn discard(&mut self, seat: Seat, card: Card, under: bool, effect: bool) {
        if under {
            self.state.discard.insert(0, card);
        } else {
            self.state.discard.push(card);
        }
        self.log.openly(|| Event::Discarded { seat, card, under, effect });
        if !self.check(seat) {
            self.next_turn(seat);
        }
    }

    /// Passes.
    fn pass(&mut self, seat: Seat) {
        self.log.openly(|| Event::Passed { seat });
        if self.state.pile.is_empty() {
            self.state.passes += 1;
            let holding = self.state.players.which(|player| !player.hand.is_empty()).len();
            if usize::from(self.state.passes) >= holding {
                return self.end_without_chain(crate::EndedBy::Stuck);
            }
        }
        self.next_turn(seat);
    }

    pub(crate) fn next_turn(&mut self, seat: Seat) {
        let next = self.next_present(seat);
        self.begin_turn(next);
    }

    fn next_present(&self, seat: Seat) -> Seat {
        let seats = self.state.players.seats();
        let others = seats.clockwise_from(seats.left_of(seat));
        let mut present = others.filter(|other| self.state.players[*other].present);
        present.next().expect("a match goes on with two players at least")
    }

    /// Implements TurnStart (section 5): draw, skip a player without cards, or end the match if all cards are
    /// played.
    pub(crate) fn begin_turn(&mut self, mut seat: Seat) {
        self.state.turn += 1;
        loop {
            self.state.step = Step::Play(seat);
            self.draw(seat, 1, false);
            if !self.state.players[seat].hand.is_empty() {
                return;
            }
            if self.state.players.iter().all(|(_, player)| player.hand.is_empty()) {
                return self.end_without_chain(crate::EndedBy::Exhausted);
            }
            self.log.openly(|| Event::Skipped { seat });
            seat = self.next_present(seat);
        }
    }
}
