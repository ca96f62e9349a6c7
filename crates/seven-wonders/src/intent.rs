//! The decisions of a player.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Leader, Pair, Piece, Resource, Side, Tile, Wonder};

/// One decision of one seat.
///
/// A turn is one [`Intent::Play`] of every player. It stays face down, and can be replaced, until the last
/// one is in. In the two-player game the player of the Free city's turn plays for their own city first and
/// then for the Free city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Take a board before the match begins (options `picked`).
    Choose {
        /// The wonder; the dealt one, if wonders are dealt.
        wonder: Wonder,
        /// The side; the given one, if sides are not picked.
        side: Side,
    },
    /// Play a card of the hand, the last card of an age included.
    Play {
        /// The city for which it is played: the player's own seat, or the Free city.
        city: Seat,
        /// The card.
        card: Card,
        /// The use of the card.
        how: How,
    },
    /// Keep a leader of the pack.
    Keep {
        /// The leader.
        leader: Leader,
    },
    /// Keep a tile of the pack (Tower of Babel).
    KeepTile {
        /// The tile.
        tile: Tile,
    },
    /// Lay an own tile on the board of the wonder (Babel).
    LayTile {
        /// The tile.
        tile: Tile,
    },
    /// Play a leader of the hand.
    Lead {
        /// The leader.
        leader: Leader,
        /// The use of the leader.
        how: LeaderHow,
    },
    /// Build a card of the discard pile free.
    FromDiscard {
        /// The card.
        card: Card,
    },
    /// Choose one of the offered leaders, to recruit, give away, copy or entomb it.
    Leader {
        /// The leader.
        leader: Leader,
        /// The stage that the leader builds, from 0, if it is not the next one. Omitted otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stage: Option<u8>,
    },
    /// Choose a card or a stage of a city.
    Piece {
        /// The card or stage.
        at: Piece,
    },
    /// Choose the cards that are exchanged.
    Swap {
        /// The two cards.
        pair: Pair,
    },
    /// Choose a player.
    Name {
        /// The player.
        seat: Seat,
    },
    /// Lose these victory tokens (a Great Project that failed).
    Tokens {
        /// The numbers of tokens of value 1, 3, 5.
        lost: [u8; 3],
    },
    /// Pay this number of the lost coins (Cities). The rest becomes debts.
    Pay {
        /// The number of coins.
        coins: u16,
    },
    /// Use the offered power.
    Announce,
    /// Decline all that is offered.
    Decline,
}

/// A decision about a leader, laid face down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum LeaderDeed {
    /// The leader is kept.
    Keep {
        /// The leader.
        leader: Leader,
    },
    /// The leader is played.
    Lead {
        /// The leader.
        leader: Leader,
        /// The use of the leader.
        how: LeaderHow,
    },
}

impl LeaderDeed {
    /// Returns the leader.
    pub const fn leader(self) -> Leader {
        match self {
            Self::Keep { leader } | Self::Lead { leader, .. } => leader,
        }
    }
}

/// The use of a leader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "as", rename_all = "snake_case", deny_unknown_fields)]
pub enum LeaderHow {
    /// Recruit the leader and pay its cost.
    Recruit,
    /// Build the next stage of the wonder. The leader marks it, face down.
    Stage {
        /// The payment for the stage.
        pay: Payment,
    },
    /// Recruit the leader to build a stage other than the next (Stevie or Hercules, with stages in any
    /// order).
    RecruitFor {
        /// The place of the stage, from 0.
        stage: u8,
    },
    /// Build a stage other than the next, where stages are built in any order. The leader marks it, face
    /// down.
    OtherStage {
        /// The place of the stage, from 0.
        stage: u8,
        /// The payment for the stage.
        pay: Payment,
    },
    /// Build a stage free with a token of a Great Project. The leader marks it, face down.
    FreeStage {
        /// The place of the stage, from 0: the next one, unless any may be built.
        stage: u8,
    },
    /// Discard the leader for 3 coins.
    Discard,
}

impl LeaderHow {
    /// Returns true if all players see the leader.
    pub(crate) const fn is_open(self) -> bool {
        match self {
            Self::Recruit | Self::RecruitFor { .. } => true,
            Self::Stage { .. } | Self::OtherStage { .. } | Self::FreeStage { .. } | Self::Discard => false,
        }
    }
}

/// The use of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "as", rename_all = "snake_case", deny_unknown_fields)]
pub enum How {
    /// Build it and pay its cost.
    Build {
        /// The payment for the card.
        pay: Payment,
    },
    /// Build it free, because the city has an earlier card of its chain.
    Chain,
    /// Build it free with a power: that of Olympia (A), of a leader, or of a token of a Great Project.
    Power,
    /// Build it with one unit of a resource in place of all (Jesus).
    Plenty {
        /// The resource.
        of: Resource,
        /// The payment for the rest.
        pay: Payment,
    },
    /// Build a stage other than the next, where stages are built in any order. The card marks it, face down.
    OtherStage {
        /// The place of the stage, from 0.
        stage: u8,
        /// The payment for the stage.
        pay: Payment,
    },
    /// Build the next stage of the wonder. The card marks it, face down.
    Stage {
        /// The payment for the stage.
        pay: Payment,
    },
    /// Build it, and join the Great Project with it.
    Join {
        /// The way in which it is built.
        by: Joined,
        /// The payment for the resources of both, or of the project alone if the card is free.
        pay: Payment,
    },
    /// Build a stage free with a token of a Great Project. The card marks it, face down.
    FreeStage {
        /// The place of the stage, from 0: the next one, unless any may be built.
        stage: u8,
    },
    /// Discard it without coins, and lay a tile on the Tower of Babel at the end of the turn.
    Tile {
        /// The tile; required in an intent. For others it is omitted until the tile is laid.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
    },
    /// Discard it for 3 coins.
    Discard,
}

/// The way in which a card is built that joins the Great Project.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Joined {
    /// Its cost is paid.
    Paid,
    /// An earlier card of its chain makes it free.
    Chain,
    /// A power makes it free.
    Power,
}

/// Coins for bought resources. The coins that the thing itself costs are not included: they go to the bank.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// Coins to the left neighbour (the next one clockwise).
    pub left: u8,
    /// Coins to the right neighbour (the previous one).
    pub right: u8,
    /// Coins to the bank for units that it sells. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub bank: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_nothing(coins: &u8) -> bool {
    *coins == 0
}

impl Payment {
    /// The payment of a player who buys nothing.
    pub const NOTHING: Self = Self::beside(0, 0);

    /// Returns a payment to the neighbours only.
    pub const fn beside(left: u8, right: u8) -> Self {
        Self { left, right, bank: 0 }
    }

    /// Returns the coins that leave the city.
    pub const fn total(self) -> u8 {
        self.left.saturating_add(self.right).saturating_add(self.bank)
    }

    /// Returns true if no purse pays less than with the other payment.
    pub(crate) const fn covers(self, other: Self) -> bool {
        other.left <= self.left && other.right <= self.right && other.bank <= self.bank
    }
}
