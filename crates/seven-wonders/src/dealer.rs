//! A match on the move: the state being changed, and the log of what happens to it.

use contract::{BySeat, Log, Seat, SeatSet, Situation as _};

use crate::{
    Card, Direction, Event, Intent, Pick, SevenWonders, Side, SideChoice, Wonder, Wonders,
    deck::{self, HAND},
    discard,
    hand::Hand,
    legality::Situation,
    scoring,
    state::{Discarded, State, Step, TURNS, direction},
};

/// Carries out what has been checked, up to the next decision.
pub(crate) struct Dealer<'a> {
    pub(crate) rules: &'a SevenWonders,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Log<Event>,
}

impl Dealer<'_> {
    /// Carries out an intent that [`contract::Situation::check`] allows.
    pub(crate) fn carry_out(&mut self, seat: Seat, intent: Intent) {
        match intent {
            Intent::Choose { wonder, side } => self.choose(seat, wonder, side),
            Intent::Play { city, card, how } => {
                let pick = Pick { city, card, how };
                if self.state.step == Step::Turn { self.pick(seat, pick) } else { self.play_last(pick) }
            }
            Intent::FromDiscard { card } => self.salvage(Some(card)),
            Intent::Decline => self.salvage(None),
        }
    }

    /// Something new is asked.
    pub(crate) fn ask(&mut self, step: Step) {
        self.state.step = step;
    }

    /// Begins the match if there is no board to choose.
    pub(crate) fn begin(&mut self) {
        let options = self.rules.options;
        if options.wonders == Wonders::Dealt && options.sides != SideChoice::Picked {
            self.begin_age(1);
        }
    }

    pub(crate) fn choose(&mut self, seat: Seat, wonder: Wonder, side: Side) {
        self.state.cities[seat].found(wonder, side);
        self.log.openly(|| Event::Chose { seat, wonder, side });
        let seats = self.rules.seats;
        if seats.seats().all(|seat| self.state.cities[seat].board().is_some()) {
            self.begin_age(1);
        } else if self.rules.options.wonders == Wonders::Picked {
            self.ask(Step::Boards(seats.left_of(seat)));
        }
    }

    fn begin_age(&mut self, age: u8) {
        let state = &mut *self.state;
        let mut deck = deck::deck(&state.seed, age, state.cities.seats());
        for (_, hand) in state.hands.iter_mut() {
            *hand = Hand::new(deck.split_off(deck.len() - HAND));
        }
        (state.age, state.turn, state.passes) = (age, 1, 0);
        state.pile = deck.into_iter().collect();
        state.drawn.clear();
        state.trail.clear();
        state.unplayed = BySeat::filled(state.hands.seats(), None);
        for (_, city) in state.cities.iter_mut() {
            city.free_used = false;
        }
        self.log.each(self.rules.seats, |who| Event::AgeBegan { age, hand: self.state.hand_of(who) });
        self.begin_turn();
    }

    fn begin_turn(&mut self) {
        if let (Some(seat), Some(card)) = (self.state.free_city_player(), self.state.pile.pop()) {
            self.state.hands[seat].add(card);
            self.state.drawn.push(card);
            self.log.apart(seat, |knows| Event::Drew { seat, card: knows.then_some(card) });
        }
        self.ask(Step::Turn);
    }

    /// Lays a play face down, and carries the turn out if it was the last one owed.
    pub(crate) fn pick(&mut self, seat: Seat, pick: Pick) {
        self.state.picks[pick.city] = Some(pick);
        let free_city = self.lay_anew(seat);
        self.log.only(seat, || Event::Picked { seat, pick, free_city });
        if self.state.picks.iter().all(|(_, pick)| pick.is_some()) {
            self.resolve();
        }
    }

    /// The Free city's play is judged with the own play as it lies. If another one of these has taken its card, or
    /// leaves it something to build where it sells, then what it would play out of time lies there instead: that
    /// its player owes again would tell the other one what lay there.
    fn lay_anew(&mut self, seat: Seat) -> Option<Pick> {
        let free_city = self.state.free_city().filter(|_| self.state.free_city_player() == Some(seat))?;
        let Pick { city, card, how } = self.state.picks[free_city]?;
        let situation = Situation::InState(self.rules, self.state, seat);
        if situation.check(&Intent::Play { city, card, how }).is_ok() {
            return None;
        }
        self.state.picks[free_city] = match situation.fallback() {
            Some(Intent::Play { city, card, how }) => Some(Pick { city, card, how }),
            Some(Intent::Choose { .. } | Intent::FromDiscard { .. } | Intent::Decline) | None => None,
        };
        self.state.picks[free_city]
    }

    /// After the plays of a turn, and those of last cards: builds from the discard pile, then the next turn.
    pub(crate) fn go_on(&mut self) {
        while let Some(&city) = self.state.salvages.first() {
            if self.look(city) {
                return self.ask(Step::FromDiscard);
            }
            self.state.salvages.remove(0);
        }
        if self.state.turn < TURNS {
            self.pass();
        } else {
            self.end_age();
        }
    }

    /// Looks through the discard pile; whether there is anything to build.
    fn look(&mut self, city: Seat) -> bool {
        let seat = self.state.player_of(city);
        for discarded in &mut self.state.discard {
            discarded.known = discarded.known.with(seat);
        }
        if !self.state.discard.is_empty() {
            self.log.apart(seat, |knows| {
                let pile = knows.then(|| self.state.sorted_discard());
                Event::Looked { seat, city, pile }
            });
        }
        let found = self.state.salvageable(city).next().is_some();
        if !found {
            self.log.openly(|| Event::NothingToBuild { city });
        }
        found
    }

    /// Builds from the discard pile, or nothing.
    pub(crate) fn salvage(&mut self, card: Option<Card>) {
        let city = self.state.salvages.remove(0);
        let mut income = 0;
        if let Some(card) = card {
            discard::take(&mut self.state.discard, card);
            self.state.cities[city].place(card);
            income = scoring::coins_now(&self.state.cities, city, card.facts().effects);
            self.state.cities[city].coins += income;
        }
        let turn = self.state.trail.last_mut().expect("a turn was played");
        turn.from_discard.push((city, card));
        self.log.openly(|| Event::FromDiscard { city, card, income });
        self.go_on();
    }

    fn pass(&mut self) {
        let state = &mut *self.state;
        let seats = state.hands.seats();
        let old = state.hands.clone();
        for (seat, hand) in state.hands.iter_mut() {
            let from = match direction(state.age) {
                Direction::Left => seats.right_of(seat),
                Direction::Right => seats.left_of(seat),
            };
            *hand = old[from].clone();
        }
        state.passes += 1;
        state.turn += 1;
        self.log.each(self.rules.seats, |who| Event::Passed { hand: self.state.hand_of(who) });
        self.begin_turn();
    }

    fn end_age(&mut self) {
        let age = self.state.age;
        self.fight(age);
        if age < 3 {
            self.begin_age(age + 1);
        } else {
            self.end(false);
        }
    }

    pub(crate) fn end(&mut self, claimed: bool) {
        self.state.picks = BySeat::filled(self.state.cities.seats(), None);
        self.state.salvages.clear();
        if let Step::LastCard(seat) = self.state.step
            && let Some(card) = self.state.hands[seat].take_first()
        {
            self.state.unplayed[seat] = Some(card);
            self.discard(card, SeatSet::one(seat));
        }
        self.ask(Step::Over { claimed });
        self.log.openly(|| {
            let winners = scoring::outcome(self.state).winners().collect();
            Event::Ended { winners, claimed }
        });
    }

    pub(crate) fn discard(&mut self, card: Card, known: SeatSet) {
        self.state.discard.push(Discarded { card, known });
    }
}
