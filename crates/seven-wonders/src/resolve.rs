//! What a turn does, once everybody has picked (section 5).

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatSet};

use crate::{
    ConflictView, Done, Effect, Event, How, Once, Payment, Pick, Thing,
    city::{City, MarkerCard},
    course::What,
    dealer::Dealer,
    earnings::{coins_now, earned},
    price::{Wanted, card_price, price},
    state::{Play, State, Turn},
    strength,
    view_of::{play_view, plays_view},
};

/// Coins for a discarded card.
pub(crate) const SOLD: u16 = 3;
/// Victory tokens of the ages.
pub(crate) const VICTORY: [i8; 3] = [1, 3, 5];

impl Dealer<'_> {
    /// Carries out what lies face down.
    pub(crate) fn resolve(&mut self) {
        let picks = self.state.picks.map(|_, pick| *pick);
        self.state.picks = BySeat::filled(self.state.cities.seats(), None);
        for (_, pick) in picks.iter() {
            let pick = pick.expect("everybody has picked");
            let player = self.state.player_of(pick.city);
            self.state.hands[player].remove(pick.card);
        }
        let plays = self.play(&picks);
        let (age, turn) = (self.state.age, self.state.turn);
        self.state.trail.push(Turn { plays: plays.clone(), from_discard: ArrayVec::new() });
        self.log.each(self.rules.seats, |who| {
            let plays = plays_view(&plays, |city| self.state.player_of(city), who);
            Event::Turn { age, turn, plays }
        });
        self.turn_over();
    }

    /// Costs leave, everything is placed, income arrives: steps 1 to 3. Cards have left the hands.
    fn play(&mut self, picks: &BySeat<Option<Pick>>) -> BySeat<Option<Play>> {
        let state = &mut *self.state;
        let around = state.cities.seats();
        let made: ArrayVec<Pick, 8> = picks.iter().filter_map(|(_, pick)| *pick).collect();
        let mut income = BySeat::filled(around, 0_u16);
        for pick in &made {
            let pay = paid(pick.how);
            let bank = bank(state, pick);
            state.cities[pick.city].coins -= bank + u16::from(pay.total());
            income[around.left_of(pick.city)] += u16::from(pay.left);
            income[around.right_of(pick.city)] += u16::from(pay.right);
        }
        let mut came: ArrayVec<(Seat, Thing), 8> = ArrayVec::new();
        for pick in &made {
            let known = SeatSet::one(state.player_of(pick.city));
            let city = &mut state.cities[pick.city];
            match pick.how {
                How::Build { .. } | How::Chain | How::Power => {
                    city.free_used |= pick.how == How::Power;
                    income[pick.city] += earned_by(city, pick);
                    city.place(pick.card);
                    came.push((pick.city, Thing::Card(pick.card)));
                }
                How::Stage { .. } => {
                    let stage = city.raise(MarkerCard { card: pick.card, known });
                    came.push((pick.city, stage));
                }
                How::Discard => income[pick.city] += SOLD,
            }
        }
        for (city, thing) in came {
            income[city] += coins_now(&state.cities, city, thing.effects());
            for effect in thing.effects() {
                match effect {
                    Effect::Once(Once::BuildFromDiscard) => state.agenda.add(city, What::FromDiscard),
                    Effect::Once(Once::Coins { .. })
                    | Effect::Lasting(_)
                    | Effect::Each(_)
                    | Effect::Worth(_)
                    | Effect::Rule(_) => {}
                }
            }
        }
        for (city, income) in income.iter() {
            state.cities[city].coins += income;
        }
        for pick in made.iter().filter(|pick| pick.how == How::Discard) {
            let known = SeatSet::one(self.state.player_of(pick.city));
            self.discard(pick.card, known);
        }
        picks.map(|city, pick| pick.map(|pick| Play { card: pick.card, how: pick.how, income: income[city] }))
    }

    /// Two cards are left in each hand after five turns, one after six: it is discarded and pays nothing, but
    /// for who has the power to play it.
    pub(crate) fn last_cards(&mut self) {
        let seats = self.state.hands.seats();
        let able = |state: &State, seat: Seat| {
            state.cities[seat].standing.plays_last_card && !state.hands[seat].is_empty()
        };
        let (players, others): (SeatSet, SeatSet) = {
            let able: SeatSet = seats.seats().filter(|seat| able(self.state, *seat)).collect();
            (able, seats.seats().filter(|seat| !able.contains(*seat)).collect())
        };
        let mut cards = 0;
        for seat in others.iter() {
            if let Some(card) = self.state.hands[seat].take_first() {
                self.state.unplayed[seat] = Some(card);
                self.discard(card, SeatSet::one(seat));
                cards += 1;
            }
        }
        // The last card of the two-player game's pile was seen by nobody.
        while let Some(card) = self.state.pile.pop() {
            self.discard(card, SeatSet::EMPTY);
            cards += 1;
        }
        self.log.each(seats, |who| {
            let yours = who.seat().and_then(|seat| self.state.unplayed[seat]);
            Event::Unplayed { cards, yours }
        });
        players.iter().for_each(|seat| self.state.agenda.add(seat, What::LastCard));
    }

    /// A last card is played: steps 1 to 3 again, alone.
    pub(crate) fn play_last(&mut self, pick: Pick) {
        self.state.agenda.done();
        let mut picks = BySeat::filled(self.state.cities.seats(), None);
        picks[pick.city] = Some(pick);
        self.state.hands[pick.city].remove(pick.card);
        let plays = self.play(&picks);
        let play = plays[pick.city].expect("it was played");
        // All last cards of an age are one entry.
        let last = usize::from(self.state.plan.turns());
        match self.state.trail.get_mut(last) {
            Some(turn) => turn.plays[pick.city] = Some(play),
            None => self.state.trail.push(Turn { plays, from_discard: ArrayVec::new() }),
        }
        self.log.each(self.rules.seats, |who| Event::LastCard {
            play: play_view(pick.city, pick.city, play, who),
        });
        self.go_on();
    }

    /// The conflicts at the end of an age (section 7).
    pub(crate) fn fight(&mut self, age: u8) {
        let cities = &mut self.state.cities;
        let around = cities.seats();
        let shields = cities.map(|city, _| strength::shields(cities, city));
        let victory = VICTORY[usize::from(age - 1)];
        let against = |own: u8, other: u8| match own.cmp(&other) {
            std::cmp::Ordering::Greater => victory,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Less => -1,
        };
        let results = shields.map(|city, own| ConflictView {
            shields: *own,
            left: against(*own, shields[around.left_of(city)]),
            right: against(*own, shields[around.right_of(city)]),
        });
        for (city, result) in results.iter() {
            for token in [result.left, result.right] {
                match token {
                    0 => {}
                    -1 => cities[city].defeats += 1,
                    _ => cities[city].victories[usize::from(age - 1)] += 1,
                }
            }
        }
        self.log.openly(|| Event::Conflicts { age, results: results.clone() });
        self.state.conflicts.push(results);
    }
}

const fn paid(how: How) -> Payment {
    match how {
        How::Build { pay } | How::Stage { pay } => pay,
        How::Chain | How::Power | How::Discard => Payment::NOTHING,
    }
}

/// Coins that the card or the stage itself costs.
fn bank(state: &State, pick: &Pick) -> u16 {
    let (cities, city) = (&state.cities, pick.city);
    let coins = match pick.how {
        How::Build { .. } => card_price(cities, city, pick.card).coins,
        How::Stage { .. } => {
            let stage = cities[city].next_stage();
            stage.map_or(0, |stage| price(cities, city, Wanted::Stage, &stage.cost).coins)
        }
        How::Chain | How::Power | How::Discard => 0,
    };
    u16::from(coins)
}

/// Coins for building a card so, by what stands in the city already.
fn earned_by(city: &City, pick: &Pick) -> u16 {
    let each = &city.standing.each;
    let chained = if pick.how == How::Chain { earned(each, Done::ByChain) } else { 0 };
    chained + earned(each, Done::Built(pick.card.facts().colour))
}
