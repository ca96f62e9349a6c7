//! What a turn does, once everybody has picked (section 5).

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatSet};

use crate::{
    ConflictView, Effect, Event, How, Payment, Pick,
    city::{MarkerCard, VICTORY},
    dealer::Dealer,
    scoring,
    state::{Play, State, Step, TURNS, Turn},
    view_of::{play_view, plays_view},
};

/// Coins for a discarded card.
pub(crate) const SOLD: u16 = 3;

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
        if turn == TURNS {
            self.last_cards();
        } else {
            self.go_on();
        }
    }

    /// Costs leave, everything is placed, income arrives: steps 1 to 3. Cards have left the hands.
    fn play(&mut self, picks: &BySeat<Option<Pick>>) -> BySeat<Option<Play>> {
        let state = &mut *self.state;
        let around = state.cities.seats();
        let made: ArrayVec<Pick, 8> = picks.iter().filter_map(|(_, pick)| *pick).collect();
        let mut income = BySeat::filled(around, 0_u16);
        for pick in &made {
            let pay = paid(pick.how);
            let city = &mut state.cities[pick.city];
            city.coins -= bank(city, pick) + u16::from(pay.total());
            income[around.left_of(pick.city)] += u16::from(pay.left);
            income[around.right_of(pick.city)] += u16::from(pay.right);
        }
        let mut effects: ArrayVec<(Seat, &'static [Effect]), 8> = ArrayVec::new();
        for pick in &made {
            let known = SeatSet::one(state.player_of(pick.city));
            let city = &mut state.cities[pick.city];
            match pick.how {
                How::Build { .. } | How::Chain | How::Power => {
                    city.free_used |= pick.how == How::Power;
                    city.place(pick.card);
                    effects.push((pick.city, pick.card.facts().effects));
                }
                How::Stage { .. } => {
                    let stage = city.raise(MarkerCard { card: pick.card, known });
                    effects.push((pick.city, stage.effects));
                    if stage.effects.contains(&Effect::BuildFromDiscard) {
                        state.salvages.push(pick.city);
                    }
                }
                How::Discard => income[pick.city] += SOLD,
            }
        }
        for (city, effects) in effects {
            income[city] += scoring::coins_now(&state.cities, city, effects);
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
    fn last_cards(&mut self) {
        let seats = self.state.hands.seats();
        let able = |state: &State, seat: Seat| {
            state.cities[seat].has(Effect::PlayLastCard) && !state.hands[seat].is_empty()
        };
        let player = seats.seats().find(|seat| able(self.state, *seat));
        let mut cards = 0;
        for seat in seats.seats().filter(|seat| Some(*seat) != player) {
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
        match player {
            Some(seat) => self.ask(Step::LastCard(seat)),
            None => self.go_on(),
        }
    }

    /// A last card is played: steps 1 to 3 again, alone.
    pub(crate) fn play_last(&mut self, pick: Pick) {
        let mut picks = BySeat::filled(self.state.cities.seats(), None);
        picks[pick.city] = Some(pick);
        self.state.hands[pick.city].remove(pick.card);
        let plays = self.play(&picks);
        let play = plays[pick.city].expect("it was played");
        self.state.trail.push(Turn { plays, from_discard: ArrayVec::new() });
        self.log.each(self.rules.seats, |who| Event::LastCard {
            play: play_view(pick.city, pick.city, play, who),
        });
        self.go_on();
    }

    /// The conflicts at the end of an age (section 7).
    pub(crate) fn fight(&mut self, age: u8) {
        let cities = &mut self.state.cities;
        let around = cities.seats();
        let shields = cities.map(|_, city| city.shields());
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

fn bank(city: &crate::city::City, pick: &Pick) -> u16 {
    match pick.how {
        How::Build { .. } => u16::from(pick.card.facts().cost.coins),
        How::Stage { .. } => city.next_stage().map_or(0, |stage| u16::from(stage.cost.coins)),
        How::Chain | How::Power | How::Discard => 0,
    }
}
