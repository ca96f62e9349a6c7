//! What a player can do.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Leader, Pair, Piece, Resource, Side, Tile, Wonder};

/// One decision of one seat.
///
/// A turn is one [`Intent::Play`] of everybody, face down until the last one is in; until then it can be
/// replaced by another. In the two-player game who has the Free city's turn plays for their own city first
/// and then for the Free city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Take a board before the match begins (options `picked`).
    Choose {
        /// Which wonder; the one that was dealt, if wonders are dealt.
        wonder: Wonder,
        /// Which side; the one that is given, if sides are.
        side: Side,
    },
    /// Play a card of the hand, the last card of an age included.
    Play {
        /// For which city: one's own seat, or the Free city.
        city: Seat,
        /// The card.
        card: Card,
        /// What for.
        how: How,
    },
    /// Keep a leader of the pack.
    Keep {
        /// Which.
        leader: Leader,
    },
    /// Keep a tile of the pack (Tower of Babel).
    KeepTile {
        /// Which.
        tile: Tile,
    },
    /// Lay a tile of one's own on the board of the wonder.
    LayTile {
        /// Which.
        tile: Tile,
    },
    /// Play a leader of the hand.
    Lead {
        /// Which.
        leader: Leader,
        /// What for.
        how: LeaderHow,
    },
    /// Build a card of the discard pile for nothing.
    FromDiscard {
        /// The card.
        card: Card,
    },
    /// Choose a leader of those that are offered: to recruit, to give away, to copy, or to entomb.
    Leader {
        /// Which.
        leader: Leader,
        /// The stage that they build, from 0, where that may be another one than the next. Left out otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stage: Option<u8>,
    },
    /// Choose a card or a stage of a city.
    Piece {
        /// Which.
        at: Piece,
    },
    /// Choose the cards that are exchanged.
    Swap {
        /// Which.
        pair: Pair,
    },
    /// Choose a player.
    Name {
        /// Who.
        seat: Seat,
    },
    /// Lose these victory tokens (a Great Project that failed).
    Tokens {
        /// How many of value 1, 3, 5.
        lost: [u8; 3],
    },
    /// Pay so many coins of those that one loses (Cities). The rest becomes debts.
    Pay {
        /// How many.
        coins: u16,
    },
    /// Do what is offered.
    Announce,
    /// Do nothing of what is offered.
    Decline,
}

/// What is laid face down with a leader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum LeaderDeed {
    /// It is kept.
    Keep {
        /// Which.
        leader: Leader,
    },
    /// It is played.
    Lead {
        /// Which.
        leader: Leader,
        /// What for.
        how: LeaderHow,
    },
}

impl LeaderDeed {
    /// Which leader.
    pub const fn leader(self) -> Leader {
        match self {
            Self::Keep { leader } | Self::Lead { leader, .. } => leader,
        }
    }
}

/// What a leader is played for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "as", rename_all = "snake_case", deny_unknown_fields)]
pub enum LeaderHow {
    /// Recruit them and pay what they cost.
    Recruit,
    /// Build the next stage of the wonder; the leader is its marker, face down.
    Stage {
        /// How the stage is paid.
        pay: Payment,
    },
    /// Recruit them to build another stage than the next (Stevie or Hercules, beside Antoine Bauza).
    RecruitFor {
        /// Which stage, from 0.
        stage: u8,
    },
    /// Build another stage than the next (Antoine Bauza); the leader is its marker.
    OtherStage {
        /// Which stage, from 0.
        stage: u8,
        /// How it is paid.
        pay: Payment,
    },
    /// Build a stage for nothing with a token of a Great Project; the leader is its marker.
    FreeStage {
        /// Which stage, from 0: the next, unless any may be built.
        stage: u8,
    },
    /// Discard them for 3 coins.
    Discard,
}

impl LeaderHow {
    /// Whether everybody sees the leader.
    pub(crate) const fn is_open(self) -> bool {
        match self {
            Self::Recruit | Self::RecruitFor { .. } => true,
            Self::Stage { .. } | Self::OtherStage { .. } | Self::FreeStage { .. } | Self::Discard => false,
        }
    }
}

/// What a card is played for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "as", rename_all = "snake_case", deny_unknown_fields)]
pub enum How {
    /// Build it and pay its cost.
    Build {
        /// How it is paid.
        pay: Payment,
    },
    /// Build it for nothing because an earlier card of its chain stands in the city.
    Chain,
    /// Build it for nothing by a power: that of Olympia (A), or of a leader.
    Power,
    /// Build it with one unit of a resource for as many as it takes (Jesus).
    Plenty {
        /// Which resource.
        of: Resource,
        /// How the rest is paid.
        pay: Payment,
    },
    /// Build another stage than the next (Antoine Bauza); the card is its marker, face down.
    OtherStage {
        /// Which stage, from 0.
        stage: u8,
        /// How it is paid.
        pay: Payment,
    },
    /// Build the next stage of the wonder; the card is its marker, face down.
    Stage {
        /// How the stage is paid.
        pay: Payment,
    },
    /// Build it, and take part in the Great Project as well.
    Join {
        /// How it is built.
        by: Joined,
        /// How the resources of both are paid together; those of the project alone, where the card is built for nothing.
        pay: Payment,
    },
    /// Build a stage for nothing with a token of a Great Project; the card is its marker, face down.
    FreeStage {
        /// Which stage, from 0: the next, unless any may be built.
        stage: u8,
    },
    /// Discard it without coins, and lay a tile on the Tower of Babel at the end of the turn.
    Tile {
        /// Which. In what others see it is left out until it lies there; who lays it names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
    },
    /// Discard it for 3 coins.
    Discard,
}

/// How a card is built with which its player takes part in the Great Project.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Joined {
    /// It is paid.
    Paid,
    /// An earlier card of its chain makes it free.
    Chain,
    /// A power makes it free.
    Power,
}

/// Coins for resources bought. Coins that a card itself costs are not in it: they go to the bank.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// Coins to the left neighbour (the next clockwise).
    pub left: u8,
    /// Coins to the right neighbour (the previous).
    pub right: u8,
    /// Coins to the bank, where it sells. Left out if there are none.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub bank: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_nothing(coins: &u8) -> bool {
    *coins == 0
}

impl Payment {
    /// Nothing is bought.
    pub const NOTHING: Self = Self::beside(0, 0);

    /// Coins to the neighbours alone.
    pub const fn beside(left: u8, right: u8) -> Self {
        Self { left, right, bank: 0 }
    }

    /// Coins that leave the city.
    pub const fn total(self) -> u8 {
        self.left.saturating_add(self.right).saturating_add(self.bank)
    }

    /// Whether it costs no purse less than another does.
    pub(crate) const fn covers(self, other: Self) -> bool {
        other.left <= self.left && other.right <= self.right && other.bank <= self.bank
    }
}
