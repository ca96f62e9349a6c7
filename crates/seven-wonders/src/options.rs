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
}

impl Leaders {
    /// Whether there are none.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(crate) const fn is_off(&self) -> bool {
        matches!(self, Self::Off)
    }

    /// Where they are from.
    pub(crate) const fn sets(self) -> &'static [Set] {
        match self {
            Self::Off => &[],
            Self::Box => &[Set::Box],
            Self::Official => &[Set::Box, Set::Cities, Set::Anniversary, Set::Promo],
            Self::Everything => &[Set::Box, Set::Cities, Set::Anniversary, Set::Promo, Set::FanMade],
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
