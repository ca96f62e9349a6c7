//! What one observer knows.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Arms, Card, Destination, EndedBy, Slot, Token};

/// Everything one observer is entitled to know (section 3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// What only the owner of a seat knows; `null` for spectators.
    pub you: Option<You>,
    /// Counted from 1.
    pub round: u16,
    /// Who holds the first-player pawn.
    pub first: Seat,
    /// The arms of columns I to VII.
    pub arms: [Arms; 7],
    /// The token on each arms card.
    pub tokens: [Option<Token>; 7],
    /// Face-up tokens beside the table, left to right.
    pub tokens_up: Vec<Token>,
    /// How many tokens are still face down.
    pub tokens_down: u8,
    /// The row: columns I to VII.
    pub row: [Option<Card>; 7],
    /// The upper line, filled from I.
    pub upper: Vec<Card>,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// Cards that left the game face up.
    pub gone: Vec<Card>,
    /// Rounds in a row without progress, the running one counted as long as it has brought none; the game
    /// ends with the tenth.
    pub stalled_rounds: u8,
    /// What lies open of each player.
    pub players: BySeat<PlayerView>,
    /// Who still acts in this resolution, in order; the first one acts now.
    pub to_resolve: Vec<Seat>,
    /// What is going on.
    pub stage: Stage,
}

/// What only the owner of a seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// By number. While taking: without the cards taken so far.
    pub hand: Vec<Card>,
    /// What the owner has taken and not confirmed yet, in order. The row is shown without these.
    pub taking: Vec<Taken>,
    /// The run named but not confirmed, if the played card takes runs.
    pub run: Option<Slot>,
}

/// One card taken from the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Taken {
    /// Which.
    pub card: Card,
    /// Where it lay.
    pub slot: Slot,
    /// Where it goes.
    pub to: Destination,
}

/// What lies open of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayerView {
    /// How many cards the hand has.
    pub hand: u8,
    /// The cards of the hand that everybody saw being taken from the row, by number.
    pub hand_known: Vec<Card>,
    /// Validated cards, in the order they came.
    pub kingdom: Vec<Card>,
    /// The card played this round.
    pub played: Option<Card>,
    /// Whether the player gave the seat up.
    pub left: bool,
}

/// What is going on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "stage", rename_all = "snake_case")]
#[expect(
    clippy::large_enum_variant,
    reason = "a view is built for one reader and soon sent; a box would save nothing"
)]
pub enum Stage {
    /// `seat` plays a card.
    Play {
        /// Who.
        seat: Seat,
    },
    /// `seat` played the bishop `card` and places a token.
    PlaceToken {
        /// Who.
        seat: Seat,
        /// The bishop.
        card: Card,
    },
    /// `seat` takes from the row with the power of `card`.
    Take {
        /// Who.
        seat: Seat,
        /// The card played.
        card: Card,
    },
    /// The match is over.
    Over {
        /// Why.
        by: EndedBy,
        /// How each player's points came about.
        scores: BySeat<Score>,
    },
}

/// How one player's points came about (section 6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Score {
    /// Cards validated from the hand at the end; they are in the kingdom now.
    pub from_hand: Vec<Card>,
    /// Points for cards: 1 each, kings 2, without doubling.
    pub cards: i32,
    /// What the double token added.
    pub doubled: i32,
    /// The tokens taken, left to right.
    pub tokens: Vec<TokenScore>,
    /// Everything together.
    pub total: i32,
    /// King cards in the kingdom, which break ties.
    pub kings: u8,
}

/// One token taken for the most cards of a column's arms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TokenScore {
    /// Which.
    pub token: Token,
    /// Where it lay.
    pub slot: Slot,
    /// What it gave; for the double token, the same as [`Score::doubled`].
    pub points: i32,
}
