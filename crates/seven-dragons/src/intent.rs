//! What a player can do.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Cell, Place};

/// One decision of one seat.
///
/// Everything is one intent but moving a card, which is staged: [`Intent::PickUp`] lifts it, in the eyes of
/// its player only, and can be taken back; [`Intent::PutDown`] makes it happen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Lay a dragon card of the hand.
    PlayDragon {
        /// Which.
        card: Card,
        /// Where.
        cell: Cell,
        /// Whether it stands turned by 180 degrees; never for a card that looks the same turned.
        turned: bool,
    },
    /// Swap whole hands.
    TradeHands {
        /// The action card.
        card: Card,
        /// Where it goes afterwards.
        mode: Mode,
        /// The other player.
        with: Seat,
    },
    /// Swap goals with another player or with an unused place; nobody looks first.
    TradeGoals {
        /// The action card.
        card: Card,
        /// Where it goes afterwards.
        mode: Mode,
        /// The other place.
        with: Place,
    },
    /// Every goal of the ring moves one place.
    RotateGoals {
        /// The action card.
        card: Card,
        /// Where it goes afterwards.
        mode: Mode,
        /// Which way.
        to: Direction,
    },
    /// Move a card: lift it. To be followed by [`Intent::PutDown`].
    PickUp {
        /// The action card.
        card: Card,
        /// Where it goes afterwards.
        mode: Mode,
        /// Where the card lies.
        from: Cell,
    },
    /// Put the lifted card down.
    PutDown {
        /// Where.
        cell: Cell,
        /// Whether it stands turned by 180 degrees; never for a card that looks the same turned.
        turned: bool,
    },
    /// Zap a card: take it into the hand.
    Zap {
        /// The action card.
        card: Card,
        /// Where it goes afterwards.
        mode: Mode,
        /// Where the zapped card lies.
        cell: Cell,
    },
    /// Put an action card on top of the discard pile without its effect (colour-only). Without Silver it is
    /// possible only for a card that can have no effect.
    ColourOnly {
        /// The action card.
        card: Card,
    },
    /// Do nothing; only for who has no action card and no legal placement.
    Pass,
    /// Take back the lifting.
    Back,
}

/// Where an action card goes after its effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// On top of the discard pile: Silver takes its colour.
    Full,
    /// Under the discard pile, which is not empty: Silver keeps its colour. Only with Silver.
    KeepSilver,
}

/// Which way goals go round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// To the next place clockwise.
    Left,
    /// To the next place the other way.
    Right,
}
