//! The reasons why an intent is refused.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Card;

/// The reason why an intent is refused, as data that a client can explain in its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat has nothing to decide.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The seat has another decision to make, given by the stage of the view.
    #[error("that does not answer the current decision")]
    NotAsked,
    /// The card to play is not in the hand.
    #[error("you do not hold card {}", card.number())]
    NotInHand {
        /// The card named.
        card: Card,
    },
    /// The card to take is not in the row.
    #[error("card {} does not lie in the row", card.number())]
    NotInRow {
        /// The card named.
        card: Card,
    },
    /// The card is not in the peasant's two columns.
    #[error("your card cannot reach card {}", card.number())]
    OutOfReach {
        /// The card named.
        card: Card,
    },
    /// General and knight must name a run; all other titles must take single cards.
    #[error("{}", if *run { "name a run of columns" } else { "take single cards, not a run" })]
    WrongKind {
        /// True if the played card takes a run.
        run: bool,
    },
    /// The run would extend past the right end of the row.
    #[error("a run of {length} does not fit there")]
    RunTooFarRight {
        /// The length of the run.
        length: u8,
    },
    /// A run has been named already.
    #[error("you have named your run already")]
    RunNamed,
    /// The power takes no more cards.
    #[error("you have already taken {most}, the most that you may take")]
    EnoughTaken {
        /// The maximum number of cards that the card takes.
        most: u8,
    },
    /// The hand holds three cards.
    #[error("your hand is full: 3 of 3")]
    HandFull,
    /// The card is not one that was just taken into the kingdom.
    #[error("card {} is not in the run you took", card.number())]
    NotTaken {
        /// The card named.
        card: Card,
    },
    /// That token is not face up.
    #[error("that token does not lie face up")]
    TokenNotUp,
    /// The power allows "a card", which must be taken if possible.
    #[error("you must take a card")]
    MustTake,
    /// There is no step to undo.
    #[error("there is nothing to undo")]
    NothingToTakeBack,
    /// The match is finished.
    #[error("the match has ended")]
    Over,
}
