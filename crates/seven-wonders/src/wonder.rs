//! The wonder boards.

use contract::SeatCount;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Change, Class, Cost, Effect, Lasting, Power,
    Resource::{self, Clay, Glass, Loom, Ore, Papyrus, Stone, Wood},
    Sides, Target, Whose,
    cost::{coins, cost},
    course::Plan,
    effect::{
        ANY_SCIENCE, BUILD_FROM_DISCARD, COPY_GUILD, DIPLOMACY, FREE_BUILD, PLAY_LAST_CARD, coins_once,
        discount, kept, others_lose, points, power, shields, sold,
    },
};

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
    /// All: those of the base game, then that of the box Leaders and those of the box Cities.
    pub const ALL: [Self; 10] = [
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
    ];

    /// Those of a match with so many cities.
    pub(crate) fn of_match(plan: &Plan, cities: SeatCount) -> Vec<Self> {
        let is_there = |wonder: &Self| match wonder {
            Self::Giza
            | Self::Babylon
            | Self::Olympia
            | Self::Rhodes
            | Self::Ephesus
            | Self::Alexandria
            | Self::Halicarnassus => true,
            Self::Roma => plan.leaders,
            Self::Petra => plan.cities,
            // With three there is hardly a conflict left where one stays away.
            Self::Byzantium => plan.cities && cities.get() > 3,
        };
        Self::ALL.into_iter().filter(is_there).collect()
    }

    /// What is printed on the board.
    pub const fn facts(self) -> &'static WonderFacts {
        &WONDERS[self as usize]
    }
}

impl Board {
    /// What the board itself does: what it produces, or a power that it has instead.
    pub fn effects(self) -> &'static [Effect] {
        let facts = self.wonder.facts();
        let power = match self.side {
            Side::A => facts.a_power,
            Side::B => facts.b_power,
        };
        facts.resource.map_or(power, |resource| &PRODUCED[resource as usize])
    }

    /// The stages, in the order of building.
    pub const fn stages(self) -> &'static [StageFacts] {
        match self.side {
            Side::A => self.wonder.facts().a,
            Side::B => self.wonder.facts().b,
        }
    }
}

/// What boards produce, by resource.
static PRODUCED: [[Effect; 1]; Resource::COUNT] = [
    [sold(1, &[Wood])],
    [sold(1, &[Stone])],
    [sold(1, &[Ore])],
    [sold(1, &[Clay])],
    [sold(1, &[Glass])],
    [sold(1, &[Loom])],
    [sold(1, &[Papyrus])],
];

const fn stage(cost: Cost, effects: &'static [Effect]) -> StageFacts {
    StageFacts { cost, effects }
}

const fn wonder(
    wonder: Wonder,
    id: &'static str,
    en: &'static str,
    fr: &'static str,
    resource: Resource,
    a: &'static [StageFacts],
    b: &'static [StageFacts],
) -> WonderFacts {
    WonderFacts { wonder, id, en, fr, resource: Some(resource), a_power: &[], b_power: &[], a, b }
}

/// By number of the wonder.
const WONDERS: [WonderFacts; 10] = [
    wonder(
        Wonder::Giza,
        "giza",
        "Pyramids of Giza",
        "Pyramides de Gizeh",
        Stone,
        &[
            stage(cost(&[(Stone, 2)]), &[points(3)]),
            stage(cost(&[(Wood, 3)]), &[points(5)]),
            stage(cost(&[(Stone, 4)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Wood, 2)]), &[points(3)]),
            stage(cost(&[(Stone, 3)]), &[points(5)]),
            stage(cost(&[(Clay, 3)]), &[points(5)]),
            stage(cost(&[(Stone, 4), (Papyrus, 1)]), &[points(7)]),
        ],
    ),
    wonder(
        Wonder::Babylon,
        "babylon",
        "Hanging Gardens of Babylon",
        "Jardins suspendus de Babylone",
        Clay,
        &[
            stage(cost(&[(Clay, 2)]), &[points(3)]),
            stage(cost(&[(Wood, 3)]), &[ANY_SCIENCE]),
            stage(cost(&[(Clay, 4)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Clay, 1), (Loom, 1)]), &[points(3)]),
            stage(cost(&[(Wood, 2), (Glass, 1)]), &[PLAY_LAST_CARD]),
            stage(cost(&[(Clay, 3), (Papyrus, 1)]), &[ANY_SCIENCE]),
        ],
    ),
    wonder(
        Wonder::Olympia,
        "olympia",
        "Statue of Zeus at Olympia",
        "Statue de Zeus à Olympie",
        Wood,
        &[
            stage(cost(&[(Wood, 2)]), &[points(3)]),
            stage(cost(&[(Stone, 2)]), &[FREE_BUILD]),
            stage(cost(&[(Ore, 2)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Wood, 2)]), &[discount(Sides::Both, Class::Raw)]),
            stage(cost(&[(Stone, 2)]), &[points(5)]),
            stage(cost(&[(Ore, 2), (Loom, 1)]), &[COPY_GUILD]),
        ],
    ),
    wonder(
        Wonder::Rhodes,
        "rhodes",
        "Colossus of Rhodes",
        "Colosse de Rhodes",
        Ore,
        &[
            stage(cost(&[(Wood, 2)]), &[points(3)]),
            stage(cost(&[(Clay, 3)]), &[shields(2)]),
            stage(cost(&[(Ore, 4)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Stone, 3)]), &[shields(1), points(3), coins_once(3)]),
            stage(cost(&[(Ore, 4)]), &[shields(1), points(4), coins_once(4)]),
        ],
    ),
    wonder(
        Wonder::Ephesus,
        "ephesus",
        "Temple of Artemis at Ephesus",
        "Temple d’Artémis à Éphèse",
        Papyrus,
        &[
            stage(cost(&[(Stone, 2)]), &[points(3)]),
            stage(cost(&[(Wood, 2)]), &[coins_once(9)]),
            stage(cost(&[(Papyrus, 2)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Stone, 2)]), &[points(2), coins_once(4)]),
            stage(cost(&[(Wood, 2)]), &[points(3), coins_once(4)]),
            stage(cost(&[(Glass, 1), (Loom, 1), (Papyrus, 1)]), &[points(5), coins_once(4)]),
        ],
    ),
    wonder(
        Wonder::Alexandria,
        "alexandria",
        "Lighthouse of Alexandria",
        "Phare d’Alexandrie",
        Glass,
        &[
            stage(cost(&[(Stone, 2)]), &[points(3)]),
            stage(cost(&[(Ore, 2)]), &[kept(1, &[Wood, Stone, Ore, Clay])]),
            stage(cost(&[(Glass, 2)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Clay, 2)]), &[kept(1, &[Wood, Stone, Ore, Clay])]),
            stage(cost(&[(Wood, 2)]), &[kept(1, &[Glass, Loom, Papyrus])]),
            stage(cost(&[(Stone, 3)]), &[points(7)]),
        ],
    ),
    wonder(
        Wonder::Halicarnassus,
        "halicarnassus",
        "Mausoleum of Halicarnassus",
        "Mausolée d’Halicarnasse",
        Loom,
        &[
            stage(cost(&[(Clay, 2)]), &[points(3)]),
            stage(cost(&[(Ore, 3)]), &[BUILD_FROM_DISCARD]),
            stage(cost(&[(Loom, 2)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Ore, 2)]), &[points(2), BUILD_FROM_DISCARD]),
            stage(cost(&[(Clay, 3)]), &[points(1), BUILD_FROM_DISCARD]),
            stage(cost(&[(Glass, 1), (Papyrus, 1), (Loom, 1)]), &[BUILD_FROM_DISCARD]),
        ],
    ),
    WonderFacts {
        wonder: Wonder::Roma,
        id: "roma",
        en: "Colosseum of Rome",
        fr: "Colisée de Rome",
        resource: None,
        a_power: &[cheaper_leaders(Whose::Own, Change::Free)],
        b_power: &[
            cheaper_leaders(Whose::Own, Change::Coins(2)),
            cheaper_leaders(Whose::Neighbours, Change::Coins(1)),
        ],
        a: &[
            stage(cost(&[(Clay, 1), (Wood, 1), (Ore, 1)]), &[points(4)]),
            stage(cost(&[(Stone, 2), (Clay, 1), (Loom, 1)]), &[points(6)]),
        ],
        b: &[
            stage(cost(&[(Clay, 1), (Wood, 1)]), &[coins_once(5), power(Power::Hand(4))]),
            stage(cost(&[(Loom, 1), (Stone, 1), (Clay, 1)]), &[points(3), power(Power::Recruit)]),
            stage(cost(&[(Papyrus, 1), (Stone, 2)]), &[points(3), power(Power::Recruit)]),
        ],
    },
    wonder(
        Wonder::Petra,
        "petra",
        "Al-Khazneh of Petra",
        "Al-Khazneh de Pétra",
        Clay,
        &[
            stage(cost(&[(Wood, 1), (Stone, 1)]), &[points(3)]),
            stage(coins(7), &[points(7)]),
            stage(cost(&[(Wood, 1), (Papyrus, 1), (Stone, 2)]), &[points(7)]),
        ],
        &[stage(cost(&[(Clay, 2), (Ore, 2)]), &[points(3), others_lose(2)]), stage(coins(14), &[points(14)])],
    ),
    wonder(
        Wonder::Byzantium,
        "byzantium",
        "Hagia Sophia of Byzantium",
        "Cathédrale de Byzance",
        Stone,
        &[
            stage(cost(&[(Ore, 1), (Clay, 1)]), &[points(3)]),
            stage(cost(&[(Papyrus, 1), (Wood, 2)]), &[points(2), DIPLOMACY]),
            stage(cost(&[(Glass, 1), (Loom, 1), (Clay, 2)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Glass, 1), (Papyrus, 1), (Ore, 1), (Wood, 1)]), &[points(3), DIPLOMACY]),
            stage(cost(&[(Loom, 1), (Clay, 1), (Ore, 2)]), &[points(4), DIPLOMACY]),
        ],
    ),
];

const fn cheaper_leaders(of: Whose, change: Change) -> Effect {
    Effect::Lasting(Lasting::Cost { target: Target::Leader, of, change })
}
