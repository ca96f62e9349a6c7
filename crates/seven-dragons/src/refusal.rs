//! Why an intent is refused.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{ActionKind, Card, Cell};

/// Why an intent is refused, as data that a client can explain in its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat is not asked for anything.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The match is over.
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
    /// The card is no action card of the kind that does this.
    #[error("that card does something else")]
    NotThatAction {
        /// The card named.
        card: Card,
        /// The kind it would take; `null` if any action card would do.
        wanted: Option<ActionKind>,
    },
    /// A card lies there.
    #[error("that cell is taken")]
    CellTaken {
        /// The cell named.
        cell: Cell,
    },
    /// No card lies beside it.
    #[error("that cell touches no card")]
    NoNeighbour {
        /// The cell named.
        cell: Cell,
    },
    /// No dragon of the card touches one of its colour.
    #[error("the card would connect to no dragon of its colour there")]
    NoMatch {
        /// The cell named.
        cell: Cell,
    },
    /// The card looks the same turned: lay it upright.
    #[error("that card looks the same turned; lay it upright")]
    SameWhenTurned,
    /// Nothing lies there.
    #[error("no card lies there")]
    NothingThere {
        /// The cell named.
        cell: Cell,
    },
    /// Silver is neither moved nor zapped.
    #[error("the Silver Dragon never leaves its cell")]
    SilverStays,
    /// The lifted card would lie as it lay.
    #[error("the card lies like that already")]
    Unchanged,
    /// The card cannot lie anywhere else.
    #[error("that card fits nowhere else")]
    FitsNowhere {
        /// Where it lies.
        cell: Cell,
    },
    /// Another player, or another place, has to be named.
    #[error("name another player or place, not your own")]
    YourOwn,
    /// Nobody plays in that seat.
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
    /// Something can be played.
    #[error("you can play a card, so you cannot pass")]
    CanPlay,
    /// A lifted card must be put down, or the lifting taken back, first.
    #[error("put the lifted card down first")]
    CardInTheAir,
    /// There is no lifted card to put down.
    #[error("you have lifted no card")]
    NothingLifted,
    /// There is no step to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
}
