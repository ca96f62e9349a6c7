//! The wonder boards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cost, Count, Effect, Resource, Worth, effect::sold, wonder_table::WONDERS};

/// A wonder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Wonder {
    /// Pyramids of Giza.
    Giza,
    /// Hanging Gardens of Babylon.
    Babylon,
    /// Statue of Zeus at Olympia.
    Olympia,
    /// Colossus of Rhodes.
    Rhodes,
    /// Temple of Artemis at Ephesus.
    Ephesus,
    /// Lighthouse of Alexandria.
    Alexandria,
    /// Mausoleum of Halicarnassus.
    Halicarnassus,
    /// Colosseum of Rome, of the box Leaders.
    Roma,
    /// Al-Khazneh of Petra, of the box Cities.
    Petra,
    /// Hagia Sophia of Byzantium, of the box Cities.
    Byzantium,
    /// Abu Simbel, of the Wonder Pack.
    AbuSimbel,
    /// Great Wall of China, of the Wonder Pack.
    GreatWall,
    /// Stonehenge, of the Wonder Pack.
    Stonehenge,
    /// Manneken Pis, of the Wonder Pack.
    MannekenPis,
    /// Catan, a promotional board.
    Catan,
    /// Babel, made by players.
    Babel,
}

/// The two sides of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Side {
    /// The simpler side.
    A,
    /// The other side.
    B,
}

/// A board: a wonder with one side up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The wonder.
    pub wonder: Wonder,
    /// The side that is up.
    pub side: Side,
}

/// The printed facts of a wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct WonderFacts {
    /// The wonder.
    #[serde(skip)]
    pub wonder: Wonder,
    /// The identifier, as in JSON.
    #[schemars(with = "Wonder")]
    pub id: &'static str,
    /// The English name.
    pub en: &'static str,
    /// The French name.
    pub fr: &'static str,
    /// The Dutch name.
    pub nl: &'static str,
    /// The coins at the beginning, in addition to those of all players.
    pub coins: u8,
    /// The resource of which the board produces one unit each turn; neighbours may buy it. `null` if none.
    pub resource: Option<Resource>,
    /// The effects of side A other than that production.
    pub a_power: &'static [Effect],
    /// The effects of side B other than that production.
    pub b_power: &'static [Effect],
    /// The stages of side A, in the order of the board.
    pub a: &'static [StageFacts],
    /// The stages of side B, in the order of the board.
    pub b: &'static [StageFacts],
}

/// A stage of a wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct StageFacts {
    /// The cost of building it.
    pub cost: Cost,
    /// The effects.
    pub effects: &'static [Effect],
}

/// A stage, by the board on which it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// The board.
    pub board: Board,
    /// The place of the stage, from 0.
    pub stage: u8,
}

impl Printed {
    /// Returns its cost and effects; `None` if the board has no such stage.
    pub fn facts(self) -> Option<&'static StageFacts> {
        self.board.stages().get(usize::from(self.stage))
    }
}

impl Wonder {
    /// All wonders: those of the base game, of the box Leaders, of the box Cities, and of no box.
    pub const ALL: [Self; 16] = [
        Self::Giza,
        Self::Babylon,
        Self::Olympia,
        Self::Rhodes,
        Self::Ephesus,
        Self::Alexandria,
        Self::Halicarnassus,
        Self::Roma,
        Self::Petra,
        Self::Byzantium,
        Self::AbuSimbel,
        Self::GreatWall,
        Self::Stonehenge,
        Self::MannekenPis,
        Self::Catan,
        Self::Babel,
    ];

    /// Returns the printed facts of the wonder.
    pub const fn facts(self) -> &'static WonderFacts {
        &WONDERS[self as usize]
    }
}

impl Side {
    /// Both sides, A and B.
    pub const ALL: [Self; 2] = [Self::A, Self::B];
}

impl StageFacts {
    /// Returns true if its marker counts at the end. All players see the colour of such a marker.
    pub fn shows_colour(&self) -> bool {
        self.effects.iter().any(|effect| match effect {
            Effect::Worth(Worth::Points { amount }) => {
                amount.per.is_some_and(|per| per.count == Count::LikeMarker)
            }
            Effect::Worth(Worth::CopyGuild)
            | Effect::Lasting(_)
            | Effect::Once(_)
            | Effect::Each(_)
            | Effect::Rule(_) => false,
        })
    }
}

impl Board {
    /// Returns the effects of the board itself: its production and its power.
    pub fn effects(self) -> &'static [Effect] {
        let (effects, count) = &EFFECTS[self.wonder as usize][self.side as usize];
        &effects[..*count]
    }

    /// Returns the effects of the board other than its production.
    pub const fn power(self) -> &'static [Effect] {
        match self.side {
            Side::A => self.wonder.facts().a_power,
            Side::B => self.wonder.facts().b_power,
        }
    }

    /// Returns the stages, in the order of the board.
    pub const fn stages(self) -> &'static [StageFacts] {
        match self.side {
            Side::A => self.wonder.facts().a,
            Side::B => self.wonder.facts().b,
        }
    }
}

/// The largest number of effects of a board.
const MOST_EFFECTS: usize = 2;

/// The effects of boards and their number, by wonder and side.
static EFFECTS: [[([Effect; MOST_EFFECTS], usize); 2]; Wonder::ALL.len()] = {
    let nothing = ([sold(0, &[]); MOST_EFFECTS], 0);
    let mut all = [[nothing; 2]; Wonder::ALL.len()];
    let mut wonder = 0;
    while wonder < all.len() {
        all[wonder] = [effects_of(wonder, Side::A), effects_of(wonder, Side::B)];
        wonder += 1;
    }
    all
};

const fn effects_of(wonder: usize, side: Side) -> ([Effect; MOST_EFFECTS], usize) {
    let power = Board { wonder: Wonder::ALL[wonder], side }.power();
    let (mut effects, mut count) = ([sold(0, &[]); MOST_EFFECTS], 0);
    if let Some(resource) = WONDERS[wonder].resource {
        effects[0] = sold(1, ONE_OF[resource as usize]);
        count = 1;
    }
    let mut at = 0;
    while at < power.len() {
        effects[count] = power[at];
        (count, at) = (count + 1, at + 1);
    }
    (effects, count)
}

/// One list for each resource, with that resource only.
const ONE_OF: [&[Resource]; Resource::COUNT] = {
    let mut alone: [&[Resource]; Resource::COUNT] = [&[]; Resource::COUNT];
    let mut at = 0;
    while at < Resource::COUNT {
        alone[at] = Resource::ALL.split_at(at).1.split_at(1).0;
        at += 1;
    }
    alone
};
