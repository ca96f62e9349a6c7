//! The execution of a turn, once all players have picked (section 5).

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatSet};

use crate::{
    ConflictView, Done, Event, How, Matter, Payment, Pick,
    act::{Act, Acts, Deed, took},
    buyer::Buyer,
    city::Face,
    course::What,
    dealer::Dealer,
    earnings::earned,
    reckon::beside,
    state::{Play, State, Turn},
    strength,
    view_of::{play_view, plays_view},
    war::foes,
};

impl Dealer<'_> {
    /// Carries out the picks.
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
            let plays = plays_view(self.state, &plays, |city| self.state.player_of(city), who);
            Event::Turn { age, turn, plays }
        });
        self.turn_over();
    }

    /// Carries out plays at the same moment. Their cards have left the hands.
    fn play(&mut self, picks: &BySeat<Option<Pick>>) -> BySeat<Option<Play>> {
        let acts: Acts = picks.iter().filter_map(|(_, pick)| self.act_of((*pick)?)).collect();
        let income = self.act(&acts);
        let mut plays = picks.map(|city, pick| {
            let play = |pick: Pick| Play {
                card: pick.card,
                how: pick.how,
                income: income[city],
                stage: None,
                opened: false,
                discarded: false,
                shown: false,
            };
            pick.map(play)
        });
        for act in acts {
            match act.deed {
                Deed::Stage(stage, _) => {
                    let shown = self.state.cities[act.city].shows_colour(stage);
                    plays[act.city]
                        .iter_mut()
                        .for_each(|play| (play.stage, play.shown) = (Some(stage), shown));
                }
                Deed::Build { .. } | Deed::Recruit(..) | Deed::Sell(_) | Deed::Dismiss => {}
            }
        }
        for (city, pick) in picks.iter() {
            let Some(pick) = *pick else { continue };
            match pick.how {
                How::Plenty { .. } => self.state.agenda.add(city, What::Matter(Matter::PassOn)),
                How::Join { .. } => self.join(pick),
                How::FreeStage { .. } => self.state.cities[city].use_free_stage(),
                How::Tile { tile } => {
                    self.discard(pick.card, self.state.teams.side(city));
                    self.state.tower.iter_mut().for_each(|tower| tower.pending[city] = tile);
                }
                How::Build { .. }
                | How::Chain
                | How::Power
                | How::Stage { .. }
                | How::OtherStage { .. }
                | How::Discard => {}
            }
        }
        plays
    }

    /// Returns the act of a play; `None` if it lays a tile.
    fn act_of(&self, Pick { city, card, how }: Pick) -> Option<Act> {
        let cities = &self.state.cities;
        let buyer = Buyer::new(cities, city);
        let build = |chained, power| Deed::Build { card, chained, power };
        let raise = |stage, pay| (pay, buyer.stage(stage).coins, Deed::Stage(stage, Face::Card(card)));
        let (pay, bank, deed) = match how {
            How::Build { pay } => (pay, buyer.card(card).coins, build(false, false)),
            How::Chain => (Payment::NOTHING, buyer.unpaid(card, true).coins, build(true, false)),
            How::Power => (Payment::NOTHING, buyer.unpaid(card, false).coins, build(false, true)),
            How::Join { by, pay } => {
                let project = self.state.project()?;
                (pay, buyer.joined(card, by, project).coins, build(by.is_chained(), by.is_power()))
            }
            How::Plenty { of, pay } => (pay, buyer.plenty(card, of).coins, build(false, false)),
            How::Stage { pay } => raise(cities[city].next_stage().unwrap_or_default(), pay),
            How::OtherStage { stage, pay } => raise(stage, pay),
            How::FreeStage { stage } => {
                (Payment::NOTHING, buyer.free_stage().coins, Deed::Stage(stage, Face::Card(card)))
            }
            How::Discard => (Payment::NOTHING, 0, Deed::Sell(card)),
            How::Tile { .. } => return None,
        };
        let known = self.state.teams.side(self.state.player_of(city));
        Some(Act { city, known, pay, bank: u16::from(bank), deed })
    }

    /// Discards the last card of each hand after the last turn, without coins. Players with the power to play
    /// it keep it.
    pub(crate) fn last_cards(&mut self) {
        let seats = self.state.hands.seats();
        let able = |state: &State, seat: Seat| {
            state.cities[seat].standing.plays_last_card && !state.hands[seat].is_empty()
        };
        let (players, others): (SeatSet, SeatSet) = seats.seats().partition(|seat| able(self.state, *seat));
        let mut cards = 0;
        for seat in others.iter() {
            if let Some(card) = self.state.hands[seat].take_first() {
                self.state.unplayed[seat] = Some(card);
                self.discard(card, self.state.teams.side(seat));
                cards += 1;
            }
        }
        // No player has seen the last card of the two-player game's pile.
        while let Some(card) = self.state.pile.pop() {
            self.discard(card, SeatSet::EMPTY);
            cards += 1;
        }
        self.log.each(seats, |who| {
            let seat = who.seat();
            let yours = seat.and_then(|seat| self.state.unplayed[seat]);
            let partners = seat.and_then(|seat| self.state.unplayed[self.state.partner(seat)?]);
            Event::Unplayed { cards, yours, partners }
        });
        players.iter().for_each(|seat| self.state.agenda.add(seat, What::LastCard));
    }

    /// Plays a last card: steps 1 to 3 again, for one city.
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
            play: play_view(self.state, pick.city, pick.city, play, who),
        });
        self.go_on();
    }

    /// Carries out the conflicts at the end of an age (section 7).
    pub(crate) fn fight(&mut self, age: u8) {
        let (teams, projects) = (self.state.teams, self.state.plan.projects);
        let cities = &mut self.state.cities;
        let shields = cities.map(|city, _| strength::shields(cities, city));
        let passes_on = cities.map(|_, city| city.standing.defeats_to_victor);
        let against = |own: Seat, other: Option<Seat>| {
            let token =
                |other: Seat| strength::token(age, shields[own], shields[other], &cities[own].standing);
            other.map_or(0, token)
        };
        let results = shields.map(|city, own| {
            let foes = foes(cities, teams, city);
            let beaten = foes.iter().filter(|other| *own > shields[*other] && passes_on[*other]);
            let taken: u8 =
                beaten.map(|other| strength::defeats(&cities[other].standing).unsigned_abs()).sum();
            let [left, right] = beside(cities, city).map(Some);
            ConflictView {
                shields: *own,
                left: against(city, foes.left),
                right: against(city, foes.right),
                taken: foes.tokens * taken,
                away: cities[city].stays_away(),
                foes: ([foes.left, foes.right] != [left, right]).then_some([foes.left, foes.right]),
                tokens: foes.tokens,
            }
        });
        let mut earns = BySeat::filled(cities.seats(), 0);
        for (city, result) in results.iter() {
            let city_here = &mut cities[city];
            city_here.defeats += result.taken;
            for token in [result.left, result.right] {
                match token {
                    0 => {}
                    ..0 => city_here.defeats += result.tokens * token.unsigned_abs(),
                    1.. => {
                        let value = strength::won(age, &city_here.standing).unwrap_or_default();
                        city_here.victories[value] += result.tokens;
                        let won = u16::from(result.tokens);
                        earns[city] += earned(city_here, Done::WonVictory, won, &mut ());
                    }
                }
            }
            // The effects of a project belong to the same turn (G-16).
            city_here.took_coins &= projects;
            city_here.give_tokens_back();
        }
        for (city, coins) in earns.iter() {
            let city = &mut self.state.cities[city];
            city.coins += coins + took(city, *coins, &mut ());
        }
        self.log.openly(|| Event::Conflicts { age, results: results.clone() });
        self.state.conflicts.push(results);
    }
}
