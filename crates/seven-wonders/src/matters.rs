//! The execution of matters of leaders and guilds: effects without a decision, and answers.

use contract::{Seat, SeatSet};

use crate::{
    Card, Copied, Done, Event, Leader, Matter, Pair, Payment, Piece, Printed, Thing,
    act::{Act, Acts, Deed, took},
    buyer::Buyer,
    city::{Face, Marked},
    course::{Ask, Moment, What},
    dealer::Dealer,
    earnings::earned,
    matter::Answer,
    reckon::beside,
    state::State,
};

impl State {
    /// Iterates over the leaders of a city's neighbours that a guild can copy.
    pub(crate) fn copyable(&self, city: Seat) -> impl Iterator<Item = Leader> + '_ {
        let leaders = beside(&self.cities, city).into_iter().flat_map(|other| self.cities[other].leaders());
        leaders.filter(|leader| leader.facts().copied)
    }

    /// Iterates over the stages that a city's neighbours have built.
    pub(crate) fn stages_beside(&self, city: Seat) -> impl Iterator<Item = Piece> + '_ {
        beside(&self.cities, city).into_iter().flat_map(|city| {
            self.cities[city].stages_built().map(move |(stage, _)| Piece::Stage { city, stage })
        })
    }

    /// Iterates over the cards of a city's neighbours that can be destroyed.
    pub(crate) fn destructible(&self, city: Seat) -> impl Iterator<Item = Piece> + '_ {
        beside(&self.cities, city).into_iter().flat_map(|city| {
            let cards = self.cities[city].built().filter(|card| card.facts().colour.can_be_destroyed());
            cards.map(move |card| Piece::Card { city, card })
        })
    }

    /// Returns the cards of a city's neighbours that can be exchanged so that neither gets two of one name.
    pub(crate) fn exchangeable(&self, city: Seat) -> Vec<Pair> {
        let [left, right] = beside(&self.cities, city).map(|city| &self.cities[city]);
        let mut pairs = Vec::new();
        for there in left.built() {
            for here in right.built() {
                let fits = |comes: Card, goes: Card, city: &crate::city::City| {
                    city.namesake(comes).is_none_or(|namesake| namesake == goes)
                };
                let differ = there != here && there.facts().colour == here.facts().colour;
                if differ && fits(there, here, right) && fits(here, there, left) {
                    pairs.push(Pair { left: there, right: here });
                }
            }
        }
        pairs.sort_unstable();
        pairs
    }

    /// Returns true if a city can recruit this leader at all, at any cost.
    pub(crate) fn can_recruit(&self, city: Seat, leader: Leader) -> bool {
        !leader.builds_stage() || self.cities[city].may_raise()
    }
}

impl Dealer<'_> {
    /// Puts the once-a-match powers on the agenda at the end of a turn.
    pub(crate) fn close(&mut self) {
        self.state.closing = true;
        if !self.state.plan.leaders {
            return;
        }
        let moment = self.state.plan.age.get(usize::from(self.state.moment));
        let passes = moment == Some(&Moment::Turns) && self.state.turn < self.state.plan.turns();
        for city in self.state.cities.seats().seats() {
            let here = &self.state.cities[city];
            let keeps = here.standing.keeps_hands && !here.kept_hands && passes;
            // A project and the conflicts after it are one turn (G-16).
            let ends = moment != Some(&Moment::Project);
            let trades = ends && here.standing.trades_defeats && !here.traded && here.defeats >= 2;
            if keeps {
                self.state.agenda.add(city, What::Matter(Matter::KeepHands));
            }
            if trades {
                self.state.agenda.add(city, What::Matter(Matter::Trade));
            }
        }
    }

    /// Returns true if a matter needs a decision. Otherwise it is done and leaves the agenda.
    pub(crate) fn comes_up(&mut self, city: Seat, matter: Matter) -> bool {
        let state = &*self.state;
        let court = state.court.as_ref();
        let asked = match matter {
            Matter::Raise { .. }
            | Matter::Draw
            | Matter::Hand { .. }
            | Matter::StagesFall
            | Matter::WondersFall
            | Matter::PassOn => {
                self.state.agenda.done();
                self.see_to(city, matter);
                return false;
            }
            Matter::CopyLeader => state.copyable(city).next().is_some(),
            Matter::CopyStage => state.stages_beside(city).next().is_some(),
            Matter::Destroy => state.destructible(city).next().is_some(),
            Matter::Swap => !state.exchangeable(city).is_empty(),
            Matter::Give { .. } | Matter::Recruit => court.is_some_and(|court| !court.hands[city].is_empty()),
            Matter::Pick => court.is_some_and(|court| !court.given_to(city).is_empty()),
            Matter::Engage { leader } => return self.meets(city, leader),
            Matter::Trade => state.cities[city].defeats >= 2,
            Matter::Entomb { stage } => state.entombable(city, stage).next().is_some(),
            Matter::LayTile { .. } => state.tower.as_ref().is_some_and(|tower| !tower.hand(city).is_empty()),
            Matter::Name | Matter::KeepHands | Matter::Penalty => true,
        };
        if !asked {
            self.state.agenda.done();
            self.nothing(city, matter);
        }
        asked
    }

    fn nothing(&mut self, seat: Seat, matter: Matter) {
        self.log.openly(|| Event::Nothing { seat, matter });
    }

    /// Carries out a matter that needs no decision.
    fn see_to(&mut self, city: Seat, matter: Matter) {
        match matter {
            Matter::Raise { stage, under } => self.raise(city, stage, under),
            Matter::Draw => self.draw(city),
            Matter::Hand { leaders } => self.draw_into_hand(city, leaders),
            Matter::StagesFall => self.stages_fall(city),
            Matter::WondersFall => self.wonders_fall(city),
            Matter::PassOn => self.pass_on(city),
            Matter::CopyLeader
            | Matter::CopyStage
            | Matter::Destroy
            | Matter::Swap
            | Matter::Name
            | Matter::Give { .. }
            | Matter::Pick
            | Matter::Recruit
            | Matter::Engage { .. }
            | Matter::KeepHands
            | Matter::Penalty
            | Matter::Entomb { .. }
            | Matter::LayTile { .. }
            | Matter::Trade => {}
        }
    }

    /// Builds a stage for a leader; Hercules marks it.
    fn raise(&mut self, seat: Seat, stage: u8, under: Option<Leader>) {
        let city = &mut self.state.cities[seat];
        if !city.stages_left().any(|left| left == stage) {
            return self.nothing(seat, Matter::Raise { stage, under });
        }
        let face = match under {
            Some(leader) => {
                city.lose(Thing::Leader(leader));
                Face::Open(leader)
            }
            None => Face::Bare,
        };
        let thing = city.raise(stage, Marked { face, known: SeatSet::EMPTY });
        let income = self.arrive(seat, thing, None);
        self.log.openly(|| Event::StageBuilt { seat, stage, under, income });
    }

    /// Recruits a leader of the deck free, or discards it if that is impossible.
    fn draw(&mut self, seat: Seat) {
        let drawn = self.state.court.as_mut().and_then(|court| court.draw(seat, true));
        let Some(leader) = drawn else { return self.nothing(seat, Matter::Draw) };
        if self.state.can_recruit(seat, leader) {
            self.state.cities[seat].recruit(leader);
            let income = self.arrive(seat, Thing::Leader(leader), None);
            self.log.openly(|| Event::Recruited { seat, leader, matter: Matter::Draw, income });
        } else {
            self.state.court.iter_mut().for_each(|court| court.discard_openly(seat, leader));
            self.log.openly(|| Event::LeadersDiscarded { seat, number: 1, leaders: Some(vec![leader]) });
        }
    }

    /// Draws a leader, if none is drawn yet, that the city may recruit. Returns true if that needs a
    /// decision. A leader is discarded at once if it cannot be paid, or has no stage to build.
    fn meets(&mut self, seat: Seat, drawn: Option<Leader>) -> bool {
        let leader = match drawn {
            Some(leader) => leader,
            None => {
                let Some(leader) = self.state.court.as_mut().and_then(|court| court.draw(seat, true)) else {
                    self.state.agenda.done();
                    self.nothing(seat, Matter::Engage { leader: None });
                    return false;
                };
                self.state.agenda.becomes(What::Matter(Matter::Engage { leader: Some(leader) }));
                self.log.openly(|| Event::LeaderShown { seat, leader });
                leader
            }
        };
        let here = &self.state.cities[seat];
        let buyer = Buyer::new(&self.state.cities, seat);
        let pays = |stage| u16::from(buyer.leader(leader, stage).coins) <= here.coins;
        let can =
            if leader.builds_stage() { here.raisable().any(|stage| pays(Some(stage))) } else { pays(None) };
        if !can {
            self.state.agenda.done();
            self.turn_away(seat, leader);
        }
        can
    }

    /// Discards a drawn leader so that all players see it.
    fn turn_away(&mut self, seat: Seat, leader: Leader) {
        self.state.court.iter_mut().for_each(|court| court.discard_openly(seat, leader));
        self.log.openly(|| Event::LeadersDiscarded { seat, number: 1, leaders: Some(vec![leader]) });
    }

    fn draw_into_hand(&mut self, seat: Seat, leaders: u8) {
        let Some(court) = &mut self.state.court else { return };
        let mut drawn: Vec<Leader> = (0..leaders).filter_map(|_| court.draw(seat, false)).collect();
        drawn.iter().for_each(|leader| court.put(seat, *leader));
        drawn.sort_unstable();
        let number = drawn.len() as u8;
        self.log.apart(seat, |knows| Event::LeadersDrawn {
            seat,
            number,
            leaders: knows.then(|| drawn.clone()),
        });
    }

    /// Moves Jesus to the right neighbour; a copy of him is used up.
    fn pass_on(&mut self, from: Seat) {
        let jesus = Thing::Leader(Leader::Jesus);
        let copy = Thing::Copied(Copied::Leader { leader: Leader::Jesus });
        let to = self.state.cities.seats().right_of(from);
        if self.state.cities[from].lose(jesus) {
            self.state.cities[to].bring(jesus);
            if let Some(court) = &mut self.state.court {
                let recruiter = court.jesus.unwrap_or(from);
                court.jesus = (recruiter != to).then_some(recruiter);
            }
            self.log.openly(|| Event::PassedOn { from, to: Some(to) });
        } else if self.state.cities[from].lose(copy) {
            self.log.openly(|| Event::PassedOn { from, to: None });
        }
    }

    /// Carries out the answer to the present matter.
    pub(crate) fn answer(&mut self, answer: Answer) {
        let Some(Ask { city, what: What::Matter(matter) }) = self.state.agenda.first() else { return };
        self.state.agenda.done();
        match (answer, matter) {
            (Answer::Leader(leader, _), Matter::CopyLeader) => self.copy(city, Copied::Leader { leader }),
            (Answer::Leader(leader, _), Matter::Give { to }) => self.give(city, to, leader),
            (Answer::Leader(leader, stage), Matter::Pick) => {
                self.settle_gifts(city, Some(leader));
                self.recruit_besides(city, leader, stage, Matter::Pick);
            }
            (Answer::Nothing, Matter::Pick) => self.settle_gifts(city, None),
            (Answer::Leader(leader, stage), Matter::Engage { .. }) => {
                self.recruit_besides(city, leader, stage, matter);
            }
            (Answer::Nothing, Matter::Engage { leader: Some(leader) }) => self.turn_away(city, leader),
            (Answer::Leader(leader, stage), Matter::Recruit) => {
                self.state.court.iter_mut().for_each(|court| court.take(city, leader));
                self.recruit_besides(city, leader, stage, Matter::Recruit);
            }
            (Answer::Piece(Piece::Stage { city: other, stage }), Matter::CopyStage) => {
                if let Some(Printed { board, stage }) = self.state.cities[other].printed(stage) {
                    self.copy(city, Copied::Stage { board, stage });
                }
            }
            (Answer::Piece(Piece::Card { city: other, card }), Matter::Destroy) => {
                self.destroy(city, other, card);
            }
            (Answer::Pair(pair), Matter::Swap) => self.exchange(city, pair),
            (Answer::Seat(named), Matter::Name) => {
                self.state.cities[city].named = Some(named);
                self.log.openly(|| Event::Named { seat: city, named });
            }
            (Answer::Yes, Matter::KeepHands) => {
                self.state.cities[city].kept_hands = true;
                self.state.kept_hands = Some(self.state.turn);
                self.log.openly(|| Event::HandsKept { seat: city });
            }
            (Answer::Yes, Matter::Trade) => self.trade(city),
            (Answer::Leader(leader, _), Matter::Entomb { stage }) => self.entomb(city, stage, leader),
            (Answer::Tile(tile), Matter::LayTile { on }) => self.lay_on_board(city, tile, on),
            (answer, Matter::Penalty) => self.pay_penalty(city, answer),
            (
                Answer::Leader(..)
                | Answer::Piece(_)
                | Answer::Pair(_)
                | Answer::Seat(_)
                | Answer::Tokens(_)
                | Answer::Tile(_)
                | Answer::Yes
                | Answer::Nothing,
                Matter::Raise { .. }
                | Matter::Draw
                | Matter::Hand { .. }
                | Matter::CopyLeader
                | Matter::CopyStage
                | Matter::Destroy
                | Matter::Swap
                | Matter::Name
                | Matter::Give { .. }
                | Matter::Pick
                | Matter::StagesFall
                | Matter::WondersFall
                | Matter::Recruit
                | Matter::Entomb { .. }
                | Matter::LayTile { .. }
                | Matter::Engage { .. }
                | Matter::KeepHands
                | Matter::Trade
                | Matter::PassOn,
            ) => self.nothing(city, matter),
        }
        self.go_on();
    }

    fn copy(&mut self, seat: Seat, copied: Copied) {
        self.state.cities[seat].bring(Thing::Copied(copied));
        let income = self.arrive(seat, Thing::Copied(copied), None);
        self.log.openly(|| Event::Copied { seat, copied, income });
    }

    /// Gives a leader away and draws another one.
    fn give(&mut self, from: Seat, to: Seat, leader: Leader) {
        let Some(court) = &mut self.state.court else { return };
        court.take(from, leader);
        let draws = court.draws.len() as u8;
        court.gifts.push(crate::court::Gift { from, to, leader, draws, pending: true });
        self.log.each(self.rules.seats, |who| Event::LeaderGiven {
            from,
            to,
            leader: (who.is(from) || who.is(to)).then_some(leader),
        });
        self.draw_into_hand(from, 1);
    }

    /// Takes one of the received leaders and discards the others.
    fn settle_gifts(&mut self, seat: Seat, taken: Option<Leader>) {
        let Some(court) = &mut self.state.court else { return };
        let mut rest = court.given_to(seat).to_vec();
        rest.retain(|leader| Some(*leader) != taken);
        court.gifts.iter_mut().filter(|gift| gift.to == seat).for_each(|gift| gift.pending = false);
        court.discarded[seat].extend(rest.iter().copied());
        if !rest.is_empty() {
            let number = rest.len() as u8;
            self.log.apart(seat, |knows| Event::LeadersDiscarded {
                seat,
                number,
                leaders: knows.then(|| rest.clone()),
            });
        }
    }

    /// Recruits a leader outside the leader phase.
    fn recruit_besides(&mut self, seat: Seat, leader: Leader, stage: Option<u8>, matter: Matter) {
        let price = Buyer::new(&self.state.cities, seat).leader(leader, stage).coins;
        let pays = matches!(matter, Matter::Recruit | Matter::Engage { .. });
        let bank = if pays { u16::from(price) } else { 0 };
        let deed = Deed::Recruit(leader, stage);
        let acts: Acts = [Act { city: seat, known: SeatSet::one(seat), pay: Payment::NOTHING, bank, deed }]
            .into_iter()
            .collect();
        let income = self.act(&acts)[seat];
        self.log.openly(|| Event::Recruited { seat, leader, matter, income });
    }

    fn exchange(&mut self, seat: Seat, pair: Pair) {
        let [left, right] = beside(&self.state.cities, seat);
        self.move_card(pair.left, left, right);
        self.move_card(pair.right, right, left);
        self.log.openly(|| Event::Swapped { seat, pair });
    }

    /// Moves a card to another city. A copy of the Courtesans guild moves with the guild.
    fn move_card(&mut self, card: Card, from: Seat, to: Seat) {
        self.state.cities[from].lose_card(card);
        self.state.cities[to].place(card);
        if card == Card::CourtesansGuild {
            let copied = self.state.cities[from].copies().find(|copied| match copied {
                Copied::Leader { .. } => true,
                Copied::Stage { .. } => false,
            });
            if let Some(copied) = copied {
                self.state.cities[from].lose(Thing::Copied(copied));
                self.state.cities[to].bring(Thing::Copied(copied));
            }
        }
    }

    fn trade(&mut self, seat: Seat) {
        let city = &mut self.state.cities[seat];
        city.traded = true;
        city.defeats -= 2;
        city.victories[1] += 1;
        let coins = earned(city, Done::WonVictory, 1, &mut ());
        let income = coins + took(city, coins, &mut ());
        city.coins += income;
        self.log.openly(|| Event::Traded { seat, income });
    }
}
