//! Leaders who are entombed in a stage (Abu Simbel): they are leaders no more, and count twice what they cost.

use contract::Seat;

use crate::{
    Copied, Effect, Event, Fee, Leader, Once, Power, Thing,
    city::{City, MOST_STAGES},
    dealer::Dealer,
    state::State,
};

/// Tombs of a city: one in each stage, and what is copied.
pub(crate) const MOST_TOMBS: usize = 2 * MOST_STAGES;

/// Leaders whose printed cost is no number of coins: more than there are.
pub(crate) const MOST_PAID: usize = 16;

/// A leader who is entombed, face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tomb {
    /// In which stage of the city; `None` if Herodotus has copied the stage.
    pub(crate) stage: Option<u8>,
    pub(crate) leader: Leader,
    /// What the tomb counts.
    pub(crate) points: u8,
}

/// Whether a thing entombs a leader.
pub(crate) fn entombs(thing: Thing) -> bool {
    does(thing, Power::Entomb)
}

fn does(thing: Thing, power: Power) -> bool {
    thing.effects().contains(&Effect::Once(Once::Power { power }))
}

impl City {
    /// A leader was recruited for so many coins.
    pub(crate) fn remember_paid(&mut self, leader: Leader, coins: u16) {
        self.paid.retain(|(other, _)| *other != leader);
        if coins > 0 && tomb_points(leader).is_none() {
            self.paid.push((leader, coins as u8));
        }
    }

    /// What a leader of this city would count in a tomb: twice the printed cost, or what was paid where that depends
    /// (G-13).
    pub(crate) fn points_in_tomb(&self, leader: Leader) -> u8 {
        let paid = || self.paid.iter().find(|(other, _)| *other == leader).map_or(0, |(_, coins)| 2 * coins);
        tomb_points(leader).unwrap_or_else(paid)
    }

    /// A leader is entombed, and their effects stop: a stage that they copied is lost, whoever they named has nobody
    /// behind them. Says what else was in a tomb that is lost with it.
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

    /// A stage is lost, or what was copied: who was entombed there.
    pub(crate) fn open_tombs(&mut self, stage: Option<u8>) -> Vec<Tomb> {
        let (opened, kept) = self.tombs.iter().copied().partition(|tomb| tomb.stage == stage);
        let kept: Vec<Tomb> = kept;
        self.tombs = kept.into_iter().collect();
        opened
    }

    /// What those count who are entombed in this.
    pub(crate) fn tombs_in(&self, thing: Thing) -> i16 {
        if self.tombs.is_empty() {
            return 0;
        }
        let stage = match thing {
            Thing::Stage(board, stage) => match self.place_of(board, stage) {
                Some(place) => Some(place),
                None => return 0,
            },
            // Of several copies the first one has all.
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

    /// Whether a stage of its wonder entombs a leader, or one that it has copied.
    pub(crate) fn can_entomb(&self) -> bool {
        let stages = (0..MOST_STAGES as u8).filter_map(|stage| self.printed(stage));
        let own = stages.map(|printed| Thing::Stage(printed.board, printed.stage));
        own.chain(self.copies().map(Thing::Copied)).any(entombs)
    }

    /// Whether what asks for a leader is still there.
    fn has_tomb(&self, stage: Option<u8>) -> bool {
        match stage {
            Some(stage) => self.markers.get(usize::from(stage)).is_some_and(Option::is_some),
            None => self.copies().any(|copied| entombs(Thing::Copied(copied))),
        }
    }
}

/// What a leader counts in a tomb by what is printed. `None` if that depends.
fn tomb_points(leader: Leader) -> Option<u8> {
    match leader.facts().fee {
        Fee::Coins(coins) => Some(2 * coins),
        Fee::Age | Fee::NextStage => None,
    }
}

impl State {
    /// The leaders that a city can entomb there: those that were recruited in it. Jesus as a guest was not, and whoever
    /// copied the stage cannot lie in it, because it goes with them.
    pub(crate) fn entombable(&self, city: Seat, stage: Option<u8>) -> impl Iterator<Item = Leader> + '_ {
        let here = &self.cities[city];
        let guest = self.court.as_ref().is_some_and(|court| court.jesus.is_some());
        let leaders = here.leaders().filter(move |leader| !(guest && *leader == Leader::Jesus));
        let copies = |leader: Leader| does(Thing::Leader(leader), Power::CopyStage);
        leaders.filter(move |leader| here.has_tomb(stage) && (stage.is_some() || !copies(*leader)))
    }
}

impl Dealer<'_> {
    /// A leader is entombed.
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
