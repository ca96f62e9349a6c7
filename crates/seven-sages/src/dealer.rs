//! The dealer: the state that an input changes, and the log of its events.

use contract::{Log, Seat};

use crate::{
    Event, Intent, Options,
    state::{Seats, State, Step},
    stock::{Hand, Powers},
    taking::Taking,
};

/// Carries out checked intents, up to the next decision. There is one file for each part of a round.
pub(crate) struct Dealer<'a> {
    pub(crate) options: &'a Options,
    pub(crate) taking: Taking,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Log<Event>,
}

impl Dealer<'_> {
    /// Carries out an intent that [`contract::Situation::check`] allows.
    pub(crate) fn carry_out(&mut self, seat: Seat, intent: &Intent) {
        match intent {
            Intent::Choose { sage } => self.choose(seat, *sage),
            Intent::Propose { to } => self.propose(seat, *to),
            Intent::Withdraw { to } => self.withdraw(seat, *to),
            Intent::Accept { from } => self.ally(*from, seat),
            Intent::NoDeal { on } => self.vote(seat, *on),
            Intent::Listen => self.listen(seat),
            Intent::WalkAway => self.walk_away(seat),
            Intent::Show { to, cards } => self.show(seat, *to, cards.into()),
            Intent::Join { join } => self.answer(seat, *join),
            Intent::Side { track } => self.side(seat, *track),
            Intent::Alone => self.speak_alone(seat),
            Intent::LetSpeak => self.let_speak(seat),
            Intent::With { seat: with } => self.speak_with(seat, *with),
            Intent::Against => self.speak_against(seat),
            Intent::Give { to, cards } => self.give(seat, *to, cards.into()),
            Intent::Ready => self.get_ready(seat),
            Intent::Play { power } => self.play(seat, *power),
            Intent::Cast { casting } => self.cast(seat, *casting),
            Intent::Pass => self.pass(seat, false),
            Intent::Skip => self.skip(seat),
            Intent::HandOver { powers } => self.hand_over(powers.iter().copied().collect::<Powers>()),
            Intent::Discard { powers } => self.discard(seat, powers.iter().copied().collect::<Powers>()),
            Intent::TakeCrystal { slot } => self.take_crystal(seat, *slot),
            Intent::MovePawn { to } => self.move_pawn(seat, *to),
        }
    }

    /// Puts the next question. Every question has its own number, and so has every repetition of a question
    /// in a negotiation or an exchange.
    pub(crate) fn ask(&mut self, step: Step) {
        let state = &mut *self.state;
        state.turn += u32::from(state.again().into_iter().max().unwrap_or_default());
        state.turn += 1;
        state.step = step;
    }

    /// Puts a question to these seats in turn.
    pub(crate) fn ask_all(&mut self, step: Step, queue: Seats) {
        self.state.queue = queue;
        self.ask(step);
    }

    /// Moves cards from hand to hand. Only the two players know which cards.
    pub(crate) fn transfer(&mut self, from: Seat, to: Seat, cards: Hand) {
        let held = self.state.players[from].hand;
        self.state.known.moved(from, to, held, cards);
        self.state.players[from].hand = held.minus(cards);
        let hand = &mut self.state.players[to].hand;
        *hand = hand.plus(cards);
    }
}
