//! What the host of a table can choose.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Set;

/// What the host of a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who gets which wonder.
    pub wonders: Wonders,
    /// Which side is up.
    pub sides: SideChoice,
    /// Which leaders there are. With leaders there are at least three players.
    #[serde(skip_serializing_if = "Leaders::is_off")]
    pub leaders: Leaders,
    /// How leaders come into hand.
    #[serde(skip_serializing_if = "LeaderDraft::is_usual")]
    pub leader_draft: LeaderDraft,
    /// The box Cities: black cards, debts, diplomacy. From three players on; eight need it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cities: bool,
    /// Whether two who sit side by side play together, with Cities and 4, 6 or 8 players.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub teams: bool,
    /// The Tower of Babel of the box Babel, from three players on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub tower: bool,
    /// The Great Projects of the box Babel, from three players on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub projects: bool,
    /// Which boards there are besides those of the boxes, from three players on.
    #[serde(skip_serializing_if = "Boards::is_usual")]
    pub boards: Boards,
}

/// [`Options`] with every field in JSON, also where it has its default.
#[derive(Serialize)]
pub(crate) struct AllOptions {
    wonders: Wonders,
    sides: SideChoice,
    leaders: Leaders,
    leader_draft: LeaderDraft,
    cities: bool,
    teams: bool,
    tower: bool,
    projects: bool,
    boards: Boards,
}

impl From<Options> for AllOptions {
    fn from(options: Options) -> Self {
        let Options { wonders, sides, leaders, leader_draft, cities, teams, tower, projects, boards } =
            options;
        Self { wonders, sides, leaders, leader_draft, cities, teams, tower, projects, boards }
    }
}

/// Which boards there are. Those that need another box, or sides that do, are left out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Boards {
    /// Those of the base game and of the boxes that are played.
    #[default]
    Boxes,
    /// All that were published: those of the Wonder Pack and Catan as well.
    Official,
    /// Those made by players as well.
    Everything,
}

impl Boards {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(crate) const fn is_usual(&self) -> bool {
        matches!(self, Self::Boxes)
    }

    /// Whether boards are dealt that were published outside the boxes.
    pub(crate) const fn has_packs(self) -> bool {
        match self {
            Self::Boxes => false,
            Self::Official | Self::Everything => true,
        }
    }

    /// Whether boards are dealt that players made.
    pub(crate) const fn has_fan_made(self) -> bool {
        match self {
            Self::Boxes | Self::Official => false,
            Self::Everything => true,
        }
    }
}

/// Which leaders there are. Those that need another box are left out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Leaders {
    /// None.
    #[default]
    Off,
    /// Those of the box Leaders.
    Box,
    /// All that were published.
    Official,
    /// Those made by players as well.
    Everything,
    /// Those of the sets that the host picked.
    Sets(Sets),
}

/// Sets of leaders, at least one. On the wire a list in the order of the sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Set>", into = "Vec<Set>")]
pub struct Sets(u8);

/// Why a list is no choice of sets of leaders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotSets {
    /// The list is empty.
    #[error("name at least one set of leaders")]
    Empty,
    /// The list names a set twice, or not in their order.
    #[error("name each set of leaders once, in the order box, cities, anniversary, promo, fan_made")]
    Order,
}

impl TryFrom<Vec<Set>> for Sets {
    type Error = NotSets;

    fn try_from(sets: Vec<Set>) -> Result<Self, NotSets> {
        if sets.is_empty() {
            return Err(NotSets::Empty);
        }
        if sets.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err(NotSets::Order);
        }
        Ok(Self(sets.iter().fold(0, |bits, set| bits | 1 << *set as u8)))
    }
}

impl From<Sets> for Vec<Set> {
    fn from(sets: Sets) -> Self {
        Set::ALL.into_iter().filter(|set| sets.has(*set)).collect()
    }
}

impl JsonSchema for Sets {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Sets".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let set = generator.subschema_for::<Set>();
        schemars::json_schema!({
            "description": "Sets of leaders, at least one, in their order.",
            "type": "array",
            "items": set,
            "minItems": 1,
            "uniqueItems": true,
        })
    }
}

impl Sets {
    const fn has(self, set: Set) -> bool {
        self.0 >> set as u8 & 1 == 1
    }
}

impl Leaders {
    /// Whether there are none.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(crate) const fn is_off(&self) -> bool {
        matches!(self, Self::Off)
    }

    /// Whether leaders of this set are dealt.
    pub(crate) const fn has(self, set: Set) -> bool {
        match self {
            Self::Off => false,
            Self::Box => matches!(set, Set::Box),
            Self::Official => !matches!(set, Set::FanMade),
            Self::Everything => true,
            Self::Sets(sets) => sets.has(set),
        }
    }
}

/// How leaders come into hand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeaderDraft {
    /// Everybody keeps one of four, then one of the three that the neighbour left, and so on.
    #[default]
    Drafted,
    /// Everybody keeps the four that they were dealt.
    Dealt,
}

impl LeaderDraft {
    /// Whether packs are passed on.
    pub(crate) const fn drafts(self) -> bool {
        match self {
            Self::Drafted => true,
            Self::Dealt => false,
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    const fn is_usual(&self) -> bool {
        self.drafts()
    }
}

/// Who gets which wonder.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wonders {
    /// At random.
    #[default]
    Dealt,
    /// Everybody takes one that is left, clockwise from a random player. (The Free city of the two-player
    /// game gets one at random.)
    Picked,
}

/// Which side of the boards is up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SideChoice {
    /// At random, for each player.
    #[default]
    Random,
    /// A for everybody.
    A,
    /// B for everybody.
    B,
    /// Everybody picks. (For the Free city: at random.)
    Picked,
}
