//! Losses of cities: destroyed cards, stages and wonders.

use contract::Seat;

use crate::{
    Card, Event, OpenedView, Thing,
    act::Came,
    city::{Face, MOST_STAGES},
    dealer::Dealer,
    state::Turn,
    tomb::Tomb,
};

impl Dealer<'_> {
    /// Destroys a card of a city. All players know that it lies in the discard pile now.
    pub(crate) fn destroy(&mut self, seat: Seat, city: Seat, card: Card) {
        self.lose_to_discard(city, card);
        self.log.openly(|| Event::Destroyed { seat, city, card });
    }

    /// Moves a card of a city to the discard pile, seen by all players.
    pub(crate) fn lose_to_discard(&mut self, city: Seat, card: Card) {
        self.state.cities[city].lose_card(card);
        forget_built(&mut self.state.trail, city, card);
        self.discard(card, self.rules.seats.seats().collect());
    }

    /// Destroys the last stage of each wonder. A card that marked it goes to the discard pile, face down.
    pub(crate) fn stages_fall(&mut self, seat: Seat) {
        let mut cities = Vec::new();
        for city in self.state.cities.seats().seats() {
            let last = self.state.cities[city].stages_built().next_back();
            let Some((stage, _)) = last else { continue };
            let Some(marked) = self.state.cities[city].raze(stage) else { continue };
            cities.push(city);
            for tomb in self.state.cities[city].open_tombs(Some(stage)) {
                self.state.court.iter_mut().for_each(|court| court.discard_openly(city, tomb.leader));
            }
            match marked.face {
                Face::Card(card) => {
                    if let Some(play) = marker_play(&mut self.state.trail, city, stage) {
                        play.discarded = true;
                    }
                    self.discard(card, marked.known);
                }
                Face::Leader(leader) => {
                    self.state.court.iter_mut().for_each(|court| court.discarded[city].push(leader));
                }
                Face::Open(leader) => {
                    self.state.court.iter_mut().for_each(|court| court.discard_openly(city, leader));
                }
                Face::Bare => {}
            }
        }
        self.log.openly(|| Event::StagesFell { seat, cities: cities.clone() });
    }

    /// Removes all wonders. The cards and leaders that marked stages are built and recruited free, all at
    /// once.
    pub(crate) fn wonders_fall(&mut self, seat: Seat) {
        let cities = self.state.cities.seats();
        let mut opened: Vec<OpenedView> = Vec::new();
        let mut came = Came::new();
        for city in cities.seats() {
            let markers = self.state.cities[city].raze_all();
            for (stage, marked) in markers.into_iter().enumerate() {
                let Some(marked) = marked else { continue };
                let mut view = OpenedView { city, card: None, leader: None, discarded: false };
                match marked.face {
                    Face::Card(card) => {
                        view.card = Some(card);
                        view.discarded = self.state.cities[city].namesake(card).is_some();
                        if let Some(play) = marker_play(&mut self.state.trail, city, stage as u8) {
                            (play.opened, play.discarded) = (true, view.discarded);
                        }
                        if view.discarded {
                            self.discard(card, self.rules.seats.seats().collect());
                        } else {
                            self.state.cities[city].place(card);
                            came.push((city, Thing::Card(card), None));
                        }
                    }
                    Face::Leader(leader) | Face::Open(leader) => {
                        view.leader = Some(leader);
                        self.state.cities[city].recruit(leader);
                        came.push((city, Thing::Leader(leader), None));
                    }
                    Face::Bare => continue,
                }
                opened.push(view);
            }
            // Entombed leaders are leaders again.
            for stage in 0..MOST_STAGES as u8 {
                for Tomb { leader, .. } in self.state.cities[city].open_tombs(Some(stage)) {
                    self.state.cities[city].recruit(leader);
                    came.push((city, Thing::Leader(leader), None));
                    opened.push(OpenedView { city, card: None, leader: Some(leader), discarded: false });
                }
            }
        }
        self.state.tiles_act();
        let income = self.arrive_together(&came);
        self.log.openly(|| Event::WondersFell { seat, opened: opened.clone(), income: income.clone() });
    }
}

/// Returns the play of this age that put a marker under a stage.
fn marker_play(trail: &mut [Turn], city: Seat, stage: u8) -> Option<&mut crate::state::Play> {
    let plays = trail.iter_mut().filter_map(|turn| turn.plays[city].as_mut());
    let mut those = plays.filter(|play| play.stage == Some(stage) && !play.discarded && !play.opened);
    those.next_back()
}

/// Marks the play of this age that built a card as discarded. Copies are alike: the card may have been built
/// in another city and moved here.
fn forget_built(trail: &mut [Turn], city: Seat, card: Card) {
    let anywhere: [fn(Seat, Seat) -> bool; 2] = [|here, city| here == city, |_, _| true];
    for fits in anywhere {
        for turn in trail.iter_mut() {
            let plays = turn.plays.iter_mut().filter(|(here, _)| fits(*here, city));
            for play in plays.filter_map(|(_, play)| play.as_mut()) {
                if play.card == card && !play.hides() && !play.discarded {
                    play.discarded = true;
                    return;
                }
            }
            let built = turn.from_discard.iter_mut().filter(|built| fits(built.city, city));
            for salvage in built {
                if salvage.card == Some(card) && !salvage.discarded {
                    salvage.discarded = true;
                    return;
                }
            }
        }
    }
}
