//! The reasons why an intent is refused.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{ActionKind, Card, Cell};

/// The reason why an intent is refused, as data that a client can explain in its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat has nothing to decide.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The match is finished.
    #[error("the match has ended")]
    Over,
    /// The card to play is not in the hand.
    #[error("you do not hold that card")]
    NotInHand {
        /// The card named.
        card: Card,
    },
    /// An action card cannot be laid on the table.
    #[error("that is not a dragon card")]
    NotADragon {
        /// The card named.
        card: Card,
    },
    /// The card is not an action card of the kind that this intent needs.
    #[error("that card does something else")]
    NotThatAction {
        /// The card named.
        card: Card,
        /// The kind of action card that is needed; `null` for any action card.
        wanted: Option<ActionKind>,
    },
    /// The cell is occupied.
    #[error("that cell is taken")]
    CellTaken {
        /// The cell named.
        cell: Cell,
    },
    /// The cell touches no card.
    #[error("that cell touches no card")]
    NoNeighbour {
        /// The cell named.
        cell: Cell,
    },
    /// No dragon of the card would touch one of the same colour.
    #[error("the card would connect to no dragon of its colour there")]
    NoMatch {
        /// The cell named.
        cell: Cell,
    },
    /// The card looks the same when turned: lay it upright.
    #[error("that card looks the same turned; lay it upright")]
    SameWhenTurned,
    /// The cell is empty.
    #[error("no card lies there")]
    NothingThere {
        /// The cell named.
        cell: Cell,
    },
    /// Silver is neither moved nor zapped.
    #[error("the Silver Dragon never leaves its cell")]
    SilverStays,
    /// The lifted card would be in the same position as before.
    #[error("the card lies like that already")]
    Unchanged,
    /// The card fits no other cell.
    #[error("that card fits nowhere else")]
    FitsNowhere {
        /// Its cell.
        cell: Cell,
    },
    /// Another player, or another place, has to be named.
    #[error("name another player or place, not your own")]
    YourOwn,
    /// The seat has no player.
    #[error("that seat has no player")]
    NobodyThere {
        /// The seat named.
        seat: Seat,
    },
    /// Keeping Silver needs a card in the discard pile.
    #[error("the discard pile is empty: Silver would change anyway")]
    PileEmpty,
    /// Without Silver there is no colour to keep.
    #[error("this match is played without the Silver Dragon")]
    NoSilver,
    /// Without Silver an action that can have its effect must have it.
    #[error("the action has an effect here, so you must use it")]
    MustHaveEffect,
    /// The player can play a card, so passing is not allowed.
    #[error("you can play a card, so you cannot pass")]
    CanPlay,
    /// A lifted card must be put down, or the lifting undone, first.
    #[error("put the lifted card down first")]
    CardInTheAir,
    /// There is no lifted card to put down.
    #[error("you have lifted no card")]
    NothingLifted,
    /// There is no step to undo.
    #[error("there is nothing to undo")]
    NothingToTakeBack,
}
