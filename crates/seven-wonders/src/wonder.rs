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
    /// Babel, which players made.
    Babel,
}

/// The two sides of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Side {
    /// The simpler one.
    A,
    /// The other.
    B,
}

/// One wonder, one side up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Which.
    pub wonder: Wonder,
    /// Side up.
    pub side: Side,
}

/// What is printed on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct WonderFacts {
    /// Which.
    #[serde(skip)]
    pub wonder: Wonder,
    /// Machine name, as on the wire.
    #[schemars(with = "Wonder")]
    pub id: &'static str,
    /// English name.
    pub en: &'static str,
    /// French name.
    pub fr: &'static str,
    /// Dutch name.
    pub nl: &'static str,
    /// Coins to begin with, besides those that everybody has.
    pub coins: u8,
    /// What the board itself produces each turn, one unit, which neighbours may buy.
    pub resource: Option<Resource>,
    /// What side A does instead, or besides.
    pub a_power: &'static [Effect],
    /// What side B does instead, or besides.
    pub b_power: &'static [Effect],
    /// The stages of side A, in the order of building.
    pub a: &'static [StageFacts],
    /// The stages of side B.
    pub b: &'static [StageFacts],
}

/// One stage of a wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct StageFacts {
    /// What building it costs.
    pub cost: Cost,
    /// What it does.
    pub effects: &'static [Effect],
}

/// A stage as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// On which board.
    pub board: Board,
    /// Which of its stages, from 0.
    pub stage: u8,
}

impl Printed {
    /// What it costs and does; `None` if the board has no such stage.
    pub fn facts(self) -> Option<&'static StageFacts> {
        self.board.stages().get(usize::from(self.stage))
    }
}

impl Wonder {
    /// All: those of the base game, that of the box Leaders, those of the box Cities, and those of no box.
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

    /// What is printed on the board.
    pub const fn facts(self) -> &'static WonderFacts {
        &WONDERS[self as usize]
    }
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A, Self::B];
}

impl StageFacts {
    /// Whether what marks it counts in the end: then everybody sees its colour.
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
    /// What the board itself does: what it produces, and its power.
    pub fn effects(self) -> &'static [Effect] {
        let (effects, count) = &EFFECTS[self.wonder as usize][self.side as usize];
        &effects[..*count]
    }

    /// What it does besides producing.
    pub const fn power(self) -> &'static [Effect] {
        match self.side {
            Side::A => self.wonder.facts().a_power,
            Side::B => self.wonder.facts().b_power,
        }
    }

    /// The stages, in the order of building.
    pub const fn stages(self) -> &'static [StageFacts] {
        match self.side {
            Side::A => self.wonder.facts().a,
            Side::B => self.wonder.facts().b,
        }
    }
}

/// The most that any board does.
const MOST_EFFECTS: usize = 2;

/// What boards do, by wonder and side, and how much that is.
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

/// Each resource alone.
const ONE_OF: [&[Resource]; Resource::COUNT] = {
    let mut alone: [&[Resource]; Resource::COUNT] = [&[]; Resource::COUNT];
    let mut at = 0;
    while at < Resource::COUNT {
        alone[at] = Resource::ALL.split_at(at).1.split_at(1).0;
        at += 1;
    }
    alone
};
