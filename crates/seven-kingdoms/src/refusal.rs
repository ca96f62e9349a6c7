//! Why an intent is refused.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Card;

/// Why an intent is refused, as data that a client can explain in its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat is not asked for anything.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The seat is asked for something else: the stage of the view says what.
    #[error("that is not what you are asked for now")]
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
    /// The peasant's two columns do not hold it.
    #[error("your card cannot reach card {}", card.number())]
    OutOfReach {
        /// The card named.
        card: Card,
    },
    /// General and knight name a run instead of single cards, and the other way round.
    #[error("{}", if *run { "name a run of columns" } else { "take single cards, not a run" })]
    WrongKind {
        /// Whether the played card takes a run.
        run: bool,
    },
    /// The run would stick out at the right end.
    #[error("a run of {length} does not fit there")]
    RunTooFarRight {
        /// Length of the run.
        length: u8,
    },
    /// A run has been named already.
    #[error("you have named your run already")]
    RunNamed,
    /// The power takes no more cards.
    #[error("you may take {most} and have taken them")]
    EnoughTaken {
        /// The most the card takes.
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
    /// That token does not lie face up.
    #[error("that token does not lie face up")]
    TokenNotUp,
    /// The power says "a card", and one can be taken.
    #[error("you must take a card")]
    MustTake,
    /// There is no step to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// The match is over.
    #[error("the match has ended")]
    Over,
}
