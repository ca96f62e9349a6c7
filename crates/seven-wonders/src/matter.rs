//! Matters between turns: questions and effects of leaders, guilds, stages and projects.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Leader, Tile, Upon};

/// Something to be done or answered after all players have laid a card or a leader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// A leader builds a stage (Stevie or Hercules). No decision.
    Raise {
        /// The place of the stage, from 0.
        stage: u8,
        /// The leader that marks it; `null` if nothing marks it.
        under: Option<Leader>,
    },
    /// A leader is drawn and recruited free. No decision.
    Draw,
    /// Leaders are drawn into the hand. No decision.
    Hand {
        /// The number of leaders.
        leaders: u8,
    },
    /// The player chooses the leader of a neighbour that the Courtesans guild copies.
    CopyLeader,
    /// The player chooses a stage of a neighbour to copy.
    CopyStage,
    /// The player chooses a card of a neighbour to destroy, or none.
    Destroy,
    /// The player chooses cards of the neighbours to exchange, or none.
    Swap,
    /// The player predicts the winner.
    Name,
    /// The player gives a leader of the hand away.
    Give {
        /// The player who receives it.
        to: Seat,
    },
    /// The player recruits one of the received leaders free; the others are discarded.
    Pick,
    /// The last stage of each wonder is destroyed. No decision.
    StagesFall,
    /// All wonders are removed. No decision.
    WondersFall,
    /// The player may recruit a further leader of the hand.
    Recruit,
    /// The player may entomb a leader of the city.
    Entomb {
        /// The stage of the tomb, from 0; `null` if the stage was copied.
        stage: Option<u8>,
    },
    /// The player may lay a tile on their own board.
    LayTile {
        /// The cities for which it will act there.
        on: Upon,
    },
    /// A leader is drawn openly, and the player may recruit it at full cost.
    Engage {
        /// The drawn leader; `null` before the draw.
        leader: Option<Leader>,
    },
    /// The player may stop the passing of hands.
    KeepHands,
    /// The player may turn two defeat tokens into a victory token of 3.
    Trade,
    /// The player chooses the penalty of a failed Great Project: a card of the city, or victory tokens.
    Penalty,
    /// Jesus goes to the right neighbour. No decision.
    PassOn,
}

/// A card or stage of a city that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "piece", rename_all = "snake_case", deny_unknown_fields)]
pub enum Piece {
    /// A card that is built.
    Card {
        /// The city.
        city: Seat,
        /// The card.
        card: Card,
    },
    /// A stage that is built.
    Stage {
        /// The city.
        city: Seat,
        /// The place of the stage, from 0.
        stage: u8,
    },
}

/// Two cards that can be exchanged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The left neighbour's card.
    pub left: Card,
    /// The right neighbour's card.
    pub right: Card,
}

/// The answer to a matter.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Answer {
    /// A leader, with the stage that it builds if that is not the next one.
    Leader(Leader, Option<u8>),
    Piece(Piece),
    Pair(Pair),
    Seat(Seat),
    Tokens([u8; 3]),
    Tile(Tile),
    Yes,
    Nothing,
}
