//! The options that the host of a table can choose.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Set;

/// The options that the host of a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The way in which wonders are assigned.
    pub wonders: Wonders,
    /// The side of the boards that is up.
    pub sides: SideChoice,
    /// The leaders of the match. Leaders need at least three players.
    #[serde(skip_serializing_if = "Leaders::is_off")]
    pub leaders: Leaders,
    /// The way in which leaders come into hands.
    #[serde(skip_serializing_if = "LeaderDraft::is_usual")]
    pub leader_draft: LeaderDraft,
    /// The box Cities: black cards, debts, diplomacy. It needs three players. Eight players need it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cities: bool,
    /// True for teams of two players side by side. Teams need Cities and 4, 6 or 8 players.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub teams: bool,
    /// The Tower of Babel of the box Babel. It needs three players.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub tower: bool,
    /// The Great Projects of the box Babel. They need three players.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub projects: bool,
    /// The boards in addition to those of the boxes. They need three players.
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

/// The boards of the match. Boards and sides that need another box are excluded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Boards {
    /// The boards of the base game and of the boxes that are played.
    #[default]
    Boxes,
    /// All published boards: also those of the Wonder Pack and Catan.
    Official,
    /// All boards, also those made by players.
    Everything,
}

impl Boards {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(crate) const fn is_usual(&self) -> bool {
        matches!(self, Self::Boxes)
    }

    /// Returns true if published boards of no box are dealt.
    pub(crate) const fn has_packs(self) -> bool {
        match self {
            Self::Boxes => false,
            Self::Official | Self::Everything => true,
        }
    }

    /// Returns true if boards made by players are dealt.
    pub(crate) const fn has_fan_made(self) -> bool {
        match self {
            Self::Boxes | Self::Official => false,
            Self::Everything => true,
        }
    }
}

/// The leaders of the match. Leaders that need another box are excluded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Leaders {
    /// No leaders.
    #[default]
    Off,
    /// The leaders of the box Leaders.
    Box,
    /// All published leaders.
    Official,
    /// All leaders, also those made by players.
    Everything,
    /// The leaders of the sets that the host picked.
    Sets(Sets),
}

/// Sets of leaders, at least one. In JSON, a list in the order of the sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Set>", into = "Vec<Set>")]
pub struct Sets(u8);

/// The reason why a list is no choice of sets of leaders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotSets {
    /// The list is empty.
    #[error("name at least one set of leaders")]
    Empty,
    /// The list has a set twice, or not in the order of the sets.
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
    /// Returns true if there are no leaders.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(crate) const fn is_off(&self) -> bool {
        matches!(self, Self::Off)
    }

    /// Returns true if leaders of this set are dealt.
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

/// The way in which leaders come into hands.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeaderDraft {
    /// Each player keeps one of four, then one of the three that the neighbour passed on, and so on.
    #[default]
    Drafted,
    /// Each player keeps the four leaders dealt to them.
    Dealt,
}

impl LeaderDraft {
    /// Returns true if packs are passed on.
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

/// The way in which wonders are assigned.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wonders {
    /// Each player gets a random wonder.
    #[default]
    Dealt,
    /// Each player picks a remaining wonder, clockwise from a random player. (The Free city of the two-player
    /// game gets a random one.)
    Picked,
}

/// The side of the boards that is up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SideChoice {
    /// A random side for each player.
    #[default]
    Random,
    /// Side A for all players.
    A,
    /// Side B for all players.
    B,
    /// Each player picks a side. (The Free city gets a random one.)
    Picked,
}
