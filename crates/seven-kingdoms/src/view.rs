//! The view of one observer.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Arms, Card, Destination, EndedBy, Slot, Token};

/// All the knowledge to which one observer is entitled (section 3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The knowledge of the seat's owner alone; `null` for spectators.
    pub you: Option<You>,
    /// The number of the round, from 1.
    pub round: u16,
    /// The seat with the first-player pawn.
    pub first: Seat,
    /// The arms of columns I to VII.
    pub arms: [Arms; 7],
    /// The token on each arms card.
    pub tokens: [Option<Token>; 7],
    /// Face-up tokens beside the table, left to right.
    pub tokens_up: Vec<Token>,
    /// The number of tokens that are still face down.
    pub tokens_down: u8,
    /// The row: columns I to VII.
    pub row: [Option<Card>; 7],
    /// The upper line, filled from I.
    pub upper: Vec<Card>,
    /// The number of cards in the draw pile.
    pub pile: u8,
    /// Cards that left the game face up.
    pub gone: Vec<Card>,
    /// Rounds in a row without progress. The current round is included as long as it has brought none. The
    /// match ends with the tenth.
    pub stalled_rounds: u8,
    /// The open information on each player.
    pub players: BySeat<PlayerView>,
    /// The seats that still act in this resolution, in order. The first one acts now.
    pub to_resolve: Vec<Seat>,
    /// The current stage of the match.
    pub stage: Stage,
}

/// The knowledge of the seat's owner alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The hand, by number. While taking: without the cards taken so far.
    pub hand: Vec<Card>,
    /// The cards that the owner has taken and not yet confirmed, in order. The row is shown without these.
    pub taking: Vec<Taken>,
    /// The run named but not yet confirmed, if the played card takes runs.
    pub run: Option<Slot>,
}

/// One card taken from the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Taken {
    /// The card.
    pub card: Card,
    /// The column from which it was taken.
    pub slot: Slot,
    /// Its destination.
    pub to: Destination,
}

/// The open information on one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayerView {
    /// The number of cards in the hand.
    pub hand: u8,
    /// The cards of the hand that were taken openly from the row, by number.
    pub hand_known: Vec<Card>,
    /// Validated cards, in the order in which they came.
    pub kingdom: Vec<Card>,
    /// The card played this round.
    pub played: Option<Card>,
    /// True if the player left the match.
    pub left: bool,
}

/// The current stage of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "stage", rename_all = "snake_case")]
#[expect(
    clippy::large_enum_variant,
    reason = "a view is built for one reader and soon sent; a box would save nothing"
)]
pub enum Stage {
    /// `seat` plays a card.
    Play {
        /// The seat that has to decide.
        seat: Seat,
    },
    /// `seat` played the bishop `card` and places a token.
    PlaceToken {
        /// The seat that has to decide.
        seat: Seat,
        /// The bishop.
        card: Card,
    },
    /// `seat` takes from the row with the power of `card`.
    Take {
        /// The seat that has to decide.
        seat: Seat,
        /// The card played.
        card: Card,
    },
    /// The match is finished.
    Over {
        /// The reason.
        by: EndedBy,
        /// The score of each player.
        scores: BySeat<Score>,
    },
}

/// The score of one player (section 6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Score {
    /// Cards validated from the hand at the end; they are in the kingdom now.
    pub from_hand: Vec<Card>,
    /// Points for cards: 1 each, kings 2, without doubling.
    pub cards: i32,
    /// The points that the double token added.
    pub doubled: i32,
    /// The tokens taken, left to right.
    pub tokens: Vec<TokenScore>,
    /// The sum of all points.
    pub total: i32,
    /// King cards in the kingdom, which break ties.
    pub kings: u8,
}

/// One token taken for the most cards of a column's arms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TokenScore {
    /// The token.
    pub token: Token,
    /// The column of the token.
    pub slot: Slot,
    /// Its points; for the double token, the same as [`Score::doubled`].
    pub points: i32,
}
