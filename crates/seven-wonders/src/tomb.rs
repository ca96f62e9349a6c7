//! Leaders entombed in a stage (Abu Simbel). They are no leaders any more, and the tomb is worth twice their
//! cost.

use contract::Seat;

use crate::{
    Copied, Effect, Event, Fee, Leader, Once, Power, Thing,
    city::{City, MOST_STAGES},
    dealer::Dealer,
    state::State,
};

/// The largest number of tombs of a city: one in each stage, and one in each copy.
pub(crate) const MOST_TOMBS: usize = 2 * MOST_STAGES;

/// A limit above the number of leaders whose cost is no printed number of coins.
pub(crate) const MOST_PAID: usize = 16;

/// An entombed leader, face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tomb {
    /// The stage of the tomb; `None` if Herodotus has copied the stage.
    pub(crate) stage: Option<u8>,
    pub(crate) leader: Leader,
    /// The points of the tomb.
    pub(crate) points: u8,
}

/// Returns true if a thing entombs a leader.
pub(crate) fn entombs(thing: Thing) -> bool {
    does(thing, Power::Entomb)
}

fn does(thing: Thing, power: Power) -> bool {
    thing.effects().contains(&Effect::Once(Once::Power { power }))
}

impl City {
    /// Remembers the coins paid for a leader.
    pub(crate) fn remember_paid(&mut self, leader: Leader, coins: u16) {
        self.paid.retain(|(other, _)| *other != leader);
        if coins > 0 && tomb_points(leader).is_none() {
            self.paid.push((leader, coins as u8));
        }
    }

    /// Returns the points of a leader of this city in a tomb (G-13): twice the printed cost. If that is no
    /// number, it is twice the coins paid.
    pub(crate) fn points_in_tomb(&self, leader: Leader) -> u8 {
        let paid = || self.paid.iter().find(|(other, _)| *other == leader).map_or(0, |(_, coins)| 2 * coins);
        tomb_points(leader).unwrap_or_else(paid)
    }

    /// Entombs a leader and stops its effects. A stage that it copied is lost, and so is its prediction of a
    /// winner. Returns the leaders of tombs that are lost with that.
    pub(crate) fn entomb(&mut self, stage: Option<u8>, leader: Leader) -> Vec<Tomb> {
        let points = self.points_in_tomb(leader);
        self.remember_paid(leader, 0);
        self.lose(Thing::Leader(leader));
        let mut opened = Vec::new();
        if does(Thing::Leader(leader), Power::CopyStage) {
            let copied = self.copies().find(|copied| match copied {
                Copied::Stage { .. } => true,
                Copied::Leader { .. } => false,
            });
            if let Some(copied) = copied {
                self.lose(Thing::Copied(copied));
            }
            if !self.copies().any(|copied| entombs(Thing::Copied(copied))) {
                opened = self.open_tombs(None);
            }
        }
        if does(Thing::Leader(leader), Power::Name) {
            self.named = None;
        }
        self.tombs.push(Tomb { stage, leader, points });
        opened
    }

    /// Opens the tombs of a stage, or of copies, that is lost. Returns them.
    pub(crate) fn open_tombs(&mut self, stage: Option<u8>) -> Vec<Tomb> {
        let (opened, kept) = self.tombs.iter().copied().partition(|tomb| tomb.stage == stage);
        let kept: Vec<Tomb> = kept;
        self.tombs = kept.into_iter().collect();
        opened
    }

    /// Returns the points of the tombs in this thing.
    pub(crate) fn tombs_in(&self, thing: Thing) -> i16 {
        if self.tombs.is_empty() {
            return 0;
        }
        let stage = match thing {
            Thing::Stage(board, stage) => match self.place_of(board, stage) {
                Some(place) => Some(place),
                None => return 0,
            },
            // The first of several copies has all tombs.
            Thing::Copied(copied)
                if self.copies().find(|copied| entombs(Thing::Copied(*copied))) == Some(copied) =>
            {
                None
            }
            Thing::Copied(_)
            | Thing::Board(_)
            | Thing::Card(_)
            | Thing::Leader(_)
            | Thing::Project(_)
            | Thing::Tile(_) => return 0,
        };
        let tombs = self.tombs.iter().filter(|tomb| tomb.stage == stage);
        tombs.map(|tomb| i16::from(tomb.points)).sum()
    }

    /// Returns true if a stage of its wonder, or one that it has copied, entombs a leader.
    pub(crate) fn can_entomb(&self) -> bool {
        let stages = (0..MOST_STAGES as u8).filter_map(|stage| self.printed(stage));
        let own = stages.map(|printed| Thing::Stage(printed.board, printed.stage));
        own.chain(self.copies().map(Thing::Copied)).any(entombs)
    }

    /// Returns true if the city still has the stage that entombs.
    fn has_tomb(&self, stage: Option<u8>) -> bool {
        match stage {
            Some(stage) => self.markers.get(usize::from(stage)).is_some_and(Option::is_some),
            None => self.copies().any(|copied| entombs(Thing::Copied(copied))),
        }
    }
}

/// Returns the points of a leader in a tomb by its printed cost. `None` if that depends.
fn tomb_points(leader: Leader) -> Option<u8> {
    match leader.facts().fee {
        Fee::Coins(coins) => Some(2 * coins),
        Fee::Age | Fee::NextStage => None,
    }
}

impl State {
    /// Iterates over the leaders that a city can entomb there: those recruited in it. Jesus as a guest is
    /// excluded. So is a leader who copied the stage, because the tomb is lost with that leader.
    pub(crate) fn entombable(&self, city: Seat, stage: Option<u8>) -> impl Iterator<Item = Leader> + '_ {
        let here = &self.cities[city];
        let guest = self.court.as_ref().is_some_and(|court| court.jesus.is_some());
        let leaders = here.leaders().filter(move |leader| !(guest && *leader == Leader::Jesus));
        let copies = |leader: Leader| does(Thing::Leader(leader), Power::CopyStage);
        leaders.filter(move |leader| here.has_tomb(stage) && (stage.is_some() || !copies(*leader)))
    }
}

impl Dealer<'_> {
    /// Entombs a leader, and discards those whose tombs are lost.
    pub(crate) fn entomb(&mut self, seat: Seat, stage: Option<u8>, leader: Leader) {
        let city = &mut self.state.cities[seat];
        let points = city.points_in_tomb(leader);
        let opened = city.entomb(stage, leader);
        for tomb in opened {
            self.state.court.iter_mut().for_each(|court| court.discard_openly(seat, tomb.leader));
        }
        self.log.openly(|| Event::Entombed { seat, stage, leader, points });
    }
}
