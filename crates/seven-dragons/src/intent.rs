//! The intents of a player.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Cell, Place};

/// One decision of one seat.
///
/// Each action is one intent, except moving a card, which is staged. [`Intent::PickUp`] lifts the card; only
/// its player sees that, and it can be undone. [`Intent::PutDown`] completes the move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Lay a dragon card of the hand.
    PlayDragon {
        /// The card.
        card: Card,
        /// Its cell.
        cell: Cell,
        /// True to turn it by 180 degrees; never for a card that looks the same when turned.
        turned: bool,
    },
    /// Swap whole hands.
    TradeHands {
        /// The action card.
        card: Card,
        /// The place of the action card afterwards.
        mode: Mode,
        /// The other player.
        with: Seat,
    },
    /// Swap goals with another player or with an unused place. No player sees the other goal before.
    TradeGoals {
        /// The action card.
        card: Card,
        /// The place of the action card afterwards.
        mode: Mode,
        /// The other place.
        with: Place,
    },
    /// Move every goal of the ring one place.
    RotateGoals {
        /// The action card.
        card: Card,
        /// The place of the action card afterwards.
        mode: Mode,
        /// The direction.
        to: Direction,
    },
    /// Move a card: lift it. [`Intent::PutDown`] follows.
    PickUp {
        /// The action card.
        card: Card,
        /// The place of the action card afterwards.
        mode: Mode,
        /// The cell of the card to lift.
        from: Cell,
    },
    /// Put the lifted card down.
    PutDown {
        /// The new cell.
        cell: Cell,
        /// True to turn it by 180 degrees; never for a card that looks the same when turned.
        turned: bool,
    },
    /// Zap a card: take it into the hand.
    Zap {
        /// The action card.
        card: Card,
        /// The place of the action card afterwards.
        mode: Mode,
        /// The cell of the card to zap.
        cell: Cell,
    },
    /// Put an action card on top of the discard pile without its effect (colour-only). Without Silver this is
    /// possible only for a card that can have no effect.
    ColourOnly {
        /// The action card.
        card: Card,
    },
    /// Pass. Only for a player without an action card and without a legal placement.
    Pass,
    /// Undo the lifting.
    Back,
}

/// The place of an action card after its effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// On top of the discard pile: Silver takes its colour.
    Full,
    /// Under the discard pile, which is not empty: Silver keeps its colour. Only with Silver.
    KeepSilver,
}

/// The direction in which goals rotate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// To the next place clockwise.
    Left,
    /// To the next place counterclockwise.
    Right,
}
