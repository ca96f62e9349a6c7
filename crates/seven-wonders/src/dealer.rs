//! The execution of a match: the state that changes, and the log of events.

use contract::{BySeat, Log, Seat, SeatSet, Situation as _};

use crate::{
    Card, Direction, Event, Intent, LeaderDeed, Matter, Pick, SevenWonders, Side, SideChoice, Thing, Wonder,
    Wonders,
    course::{Ask, Moment, What},
    court::Court,
    discard,
    hand::Hand,
    legality::Situation,
    matter::Answer,
    mirror::copy_stages,
    scoring,
    state::{Discarded, Salvage, State, Step, direction},
    view_of::foreseen,
};

/// Carries out checked intents, up to the next decision.
pub(crate) struct Dealer<'a> {
    pub(crate) rules: &'a SevenWonders,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Log<Event>,
}

impl Dealer<'_> {
    /// Carries out an intent that [`contract::Situation::check`] allows.
    pub(crate) fn carry_out(&mut self, seat: Seat, intent: Intent) {
        let blind = |state: &State, seat: Seat| state.cities[seat].foresees.is_none();
        let before: SeatSet = self.rules.seats.seats().filter(|seat| blind(self.state, *seat)).collect();
        let at = (self.state.age, self.state.turn);
        self.act_on(seat, intent);
        // The player of the Free city has a further decision once their own card is laid.
        let lies = self.state.step == Step::Turn && self.state.picks[seat].is_some();
        if !lies || at != (self.state.age, self.state.turn) || self.state.free_city().is_some() {
            self.state.kept.forget();
        }
        for seat in before.iter().filter(|seat| !blind(self.state, *seat)) {
            let ages = foreseen(self.state, seat);
            if !ages.is_empty() {
                self.log.only(seat, || Event::Foresaw { seat, ages });
            }
        }
    }

    fn act_on(&mut self, seat: Seat, intent: Intent) {
        match intent {
            Intent::Choose { wonder, side } => self.choose(seat, wonder, side),
            Intent::Play { city, card, how } => {
                let pick = Pick { city, card, how };
                if self.state.step == Step::Turn { self.pick(seat, pick) } else { self.play_last(pick) }
            }
            Intent::KeepTile { tile } => self.lay_tile(seat, tile),
            Intent::LayTile { tile } => self.answer(Answer::Tile(tile)),
            Intent::Tokens { lost } => self.answer(Answer::Tokens(lost)),
            Intent::Keep { leader } => self.lay_leader(seat, LeaderDeed::Keep { leader }),
            Intent::Lead { leader, how } => self.lay_leader(seat, LeaderDeed::Lead { leader, how }),
            Intent::FromDiscard { card } => self.salvage(Some(card)),
            Intent::Decline => match self.state.agenda.first().map(|ask| ask.what) {
                Some(What::Matter(_)) => self.answer(Answer::Nothing),
                Some(What::LastCard | What::FromDiscard(_)) | None => self.salvage(None),
            },
            Intent::Leader { leader, stage } => self.answer(Answer::Leader(leader, stage)),
            Intent::Piece { at } => self.answer(Answer::Piece(at)),
            Intent::Swap { pair } => self.answer(Answer::Pair(pair)),
            Intent::Name { seat } => self.answer(Answer::Seat(seat)),
            Intent::Announce => self.answer(Answer::Yes),
            Intent::Pay { coins } => self.lay_loss(seat, coins),
        }
    }

    /// Begins a new decision.
    pub(crate) fn ask(&mut self, step: Step) {
        let asked = &mut self.state.asked;
        match step {
            Step::Boards(_) | Step::Losses => asked.next(),
            Step::Draft | Step::Tiles | Step::Recruit | Step::Turn => asked.next_turn(),
            Step::Asked => self.state.agenda.first().into_iter().for_each(|ask| asked.next_asked(ask.what)),
            Step::Over { .. } => asked.end(),
        }
        self.state.step = step;
    }

    /// Begins the next moment of the age, or the next age, up to the next decision.
    pub(crate) fn advance(&mut self) {
        self.state.moment += 1;
        self.begin_moment();
    }

    fn begin_moment(&mut self) {
        let plan = self.state.plan;
        let moments = if self.state.age == 0 { plan.before } else { plan.age };
        match moments.get(usize::from(self.state.moment)) {
            Some(Moment::Draft) => self.deal_leaders(),
            Some(Moment::Tiles) => self.deal_tiles(),
            Some(Moment::Reveal) => {
                self.show_project();
                self.advance();
            }
            Some(Moment::Project) => {
                self.settle_project();
                self.go_on();
            }
            Some(Moment::Recruit) => {
                let leads = |court: &Court| self.rules.seats.seats().any(|seat| court.is_asked(seat));
                let leads = self.state.court.as_deref().is_some_and(leads);
                if leads { self.ask(Step::Recruit) } else { self.advance() }
            }
            Some(Moment::Deal) => {
                self.deal();
                self.advance();
            }
            Some(Moment::Turns) => self.begin_turn(),
            Some(Moment::LastCards) => {
                self.last_cards();
                self.go_on();
            }
            Some(Moment::Conflicts) => {
                self.fight(self.state.age);
                self.go_on();
            }
            None if self.state.age < 3 => self.begin_age(self.state.age + 1),
            None => self.end(false),
        }
    }

    fn begin_age(&mut self, age: u8) {
        (self.state.age, self.state.moment) = (age, 0);
        self.begin_moment();
    }

    /// Begins the match if no board is chosen.
    pub(crate) fn begin(&mut self) {
        let options = self.rules.options;
        if options.wonders == Wonders::Dealt && options.sides != SideChoice::Picked {
            self.begin_moment();
        }
    }

    pub(crate) fn choose(&mut self, seat: Seat, wonder: Wonder, side: Side) {
        self.state.cities[seat].settle(wonder, side);
        self.log.openly(|| Event::Chose { seat, wonder, side });
        let seats = self.rules.seats;
        if seats.seats().all(|seat| self.state.cities[seat].board().is_some()) {
            copy_stages(&mut self.state.cities);
            self.begin_moment();
        } else if self.rules.options.wonders == Wonders::Picked {
            self.ask(Step::Boards(seats.left_of(seat)));
        }
    }

    fn deal(&mut self) {
        let state = &mut *self.state;
        let (age, hand_size) = (state.age, usize::from(state.plan.hand));
        let mut deck = state.deck(age);
        for (_, hand) in state.hands.iter_mut() {
            *hand = Hand::new(deck.split_off(deck.len() - hand_size));
        }
        (state.turn, state.passes, state.kept_hands) = (1, 0, None);
        if state.free_city().is_some() {
            state.pile = deck.into_iter().collect();
        } else {
            // No player ever sees the cards set aside.
            state.aside.extend(deck);
        }
        state.drawn.clear();
        state.trail.clear();
        state.unplayed = BySeat::filled(state.hands.seats(), None);
        for (_, city) in state.cities.iter_mut() {
            city.begin_age(age);
        }
        self.log.each(self.rules.seats, |who| Event::AgeBegan {
            age,
            hand: self.state.hand_of(who),
            partner: self.state.partners_hand(who),
        });
    }

    fn begin_turn(&mut self) {
        self.close_project();
        self.state.cities.iter_mut().for_each(|(_, city)| city.took_coins = false);
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

    /// Judges the Free city's play with the own play as it is now. Another own play may take its card, or let
    /// it build where it sells. Then the timeout play replaces it. Asking its player again would reveal the
    /// earlier play to the opponent.
    fn lay_anew(&mut self, seat: Seat) -> Option<Pick> {
        let free_city = self.state.free_city().filter(|_| self.state.free_city_player() == Some(seat))?;
        let Pick { city, card, how } = self.state.picks[free_city]?;
        let situation = Situation::InState(self.rules, self.state, seat);
        if situation.check(&Intent::Play { city, card, how }).is_ok() {
            return None;
        }
        self.state.picks[free_city] = match situation.fallback() {
            Some(Intent::Play { city, card, how }) => Some(Pick { city, card, how }),
            Some(
                Intent::Choose { .. }
                | Intent::Keep { .. }
                | Intent::KeepTile { .. }
                | Intent::LayTile { .. }
                | Intent::Tokens { .. }
                | Intent::Lead { .. }
                | Intent::FromDiscard { .. }
                | Intent::Leader { .. }
                | Intent::Piece { .. }
                | Intent::Swap { .. }
                | Intent::Name { .. }
                | Intent::Announce
                | Intent::Pay { .. }
                | Intent::Decline,
            )
            | None => None,
        };
        self.state.picks[free_city]
    }

    /// Works off the agenda, then begins the next turn or moment.
    pub(crate) fn go_on(&mut self) {
        loop {
            // Losses hit at once (G-18), before other questions.
            if self.ask_losses() {
                return;
            }
            let next = self.state.agenda.first();
            if !self.state.closing && next.is_none_or(|ask| ask.what.rank() >= What::CLOSING) {
                self.close();
                continue;
            }
            let Some(ask) = next else { break };
            if self.is_to_ask(ask) {
                return self.ask(Step::Asked);
            }
        }
        self.state.closing = false;
        self.lay_tiles();
        let turns = self.state.plan.age.get(usize::from(self.state.moment)) == Some(&Moment::Turns);
        if turns && self.state.turn < self.state.plan.turns() { self.pass() } else { self.advance() }
    }

    /// Continues after the plays of a turn. In the last turn of an age, last cards come before all questions.
    pub(crate) fn turn_over(&mut self) {
        if self.state.turn < self.state.plan.turns() { self.go_on() } else { self.advance() }
    }

    /// Returns true if there is a decision. Without one, the matter is done and leaves the agenda.
    fn is_to_ask(&mut self, ask: Ask) -> bool {
        match ask.what {
            What::LastCard => true,
            What::FromDiscard(_) => {
                let found = self.look(ask.city);
                if !found {
                    self.state.agenda.done();
                }
                found
            }
            What::Matter(matter) => self.comes_up(ask.city, matter),
        }
    }

    /// Shows the discard pile to the player. Returns true if a card can be built.
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

    /// Builds a card from the discard pile, or none.
    pub(crate) fn salvage(&mut self, card: Option<Card>) {
        let Some(Ask { city, .. }) = self.state.agenda.first() else { return };
        self.state.agenda.done();
        let mut income = 0;
        if let Some(card) = card {
            discard::take(&mut self.state.discard, card);
            self.state.cities[city].place(card);
            income = self.arrive(city, Thing::Card(card), None);
        }
        // In the leader phase no turn has been played, and a card built then is of an earlier age.
        if let Some(turn) = self.state.trail.last_mut() {
            turn.from_discard.push(Salvage { city, card, discarded: false });
        }
        self.log.openly(|| Event::FromDiscard { city, card, income });
        self.go_on();
    }

    fn pass(&mut self) {
        if self.state.kept_hands == Some(self.state.turn) {
            self.state.turn += 1;
            return self.begin_turn();
        }
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
        self.log.each(self.rules.seats, |who| Event::Passed {
            hand: self.state.hand_of(who),
            partner: self.state.partners_hand(who),
        });
        self.begin_turn();
    }

    pub(crate) fn end(&mut self, claimed: bool) {
        self.state.picks = BySeat::filled(self.state.cities.seats(), None);
        self.state.forget_losses();
        // A claimed match may still have last cards.
        while let Some(ask) = self.state.agenda.first() {
            match ask.what {
                What::LastCard => {
                    if let Some(card) = self.state.hands[ask.city].take_first() {
                        self.state.unplayed[ask.city] = Some(card);
                        self.discard(card, self.state.teams.side(ask.city));
                    }
                }
                // A drawn leader that is not recruited yet is discarded.
                What::Matter(Matter::Engage { leader: Some(leader) }) => {
                    self.state.court.iter_mut().for_each(|court| court.discard_openly(ask.city, leader));
                }
                What::FromDiscard(_) | What::Matter(_) => {}
            }
            self.state.agenda.done();
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
