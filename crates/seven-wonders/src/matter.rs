//! What leaders and guilds bring up between turns: what is asked, and what is done without asking.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Leader, Tile, Upon};

/// Something that waits to be done or answered after all have laid a card or a leader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// Stevie or Hercules builds a stage. Nobody is asked.
    Raise {
        /// Which stage, from 0.
        stage: u8,
        /// The leader that marks it, if one does.
        under: Option<Leader>,
    },
    /// A leader is drawn and recruited for nothing. Nobody is asked.
    Draw,
    /// So many leaders are drawn into hand. Nobody is asked.
    Hand {
        /// How many.
        leaders: u8,
    },
    /// Asks which leader of a neighbour the Courtesans guild copies.
    CopyLeader,
    /// Asks which stage of a neighbour is copied.
    CopyStage,
    /// Asks which card of a neighbour is destroyed.
    Destroy,
    /// Asks which cards of the neighbours are exchanged.
    Swap,
    /// Asks who will win.
    Name,
    /// Asks which leader of the hand is given away.
    Give {
        /// To whom.
        to: Seat,
    },
    /// Asks which of the leaders that were given is recruited for nothing; the others are discarded.
    Pick,
    /// The last stage of each wonder is destroyed. Nobody is asked.
    StagesFall,
    /// All wonders are removed. Nobody is asked.
    WondersFall,
    /// Asks which leader of the hand is recruited besides.
    Recruit,
    /// Asks which leader of the city is entombed, if any.
    Entomb {
        /// In which stage, from 0; `null` if a stage was copied.
        stage: Option<u8>,
    },
    /// Asks which tile is laid on the own board, if any.
    LayTile {
        /// For whom it acts there.
        on: Upon,
    },
    /// A leader is drawn, and everybody sees who; asks whether they are recruited for what they cost.
    Engage {
        /// Who was drawn; `null` before that.
        leader: Option<Leader>,
    },
    /// Asks whether hands stay where they are.
    KeepHands,
    /// Asks whether two defeat tokens become a victory token of 3.
    Trade,
    /// Asks what is lost because a Great Project has failed: a card of the city, or victory tokens.
    Penalty,
    /// Jesus goes to the right neighbour. Nobody is asked.
    PassOn,
}

/// Something in a city that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "piece", rename_all = "snake_case", deny_unknown_fields)]
pub enum Piece {
    /// A card that was built.
    Card {
        /// In which city.
        city: Seat,
        /// The card.
        card: Card,
    },
    /// A stage that was built.
    Stage {
        /// In which city.
        city: Seat,
        /// Which stage, from 0.
        stage: u8,
    },
}

/// Cards that can be exchanged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The left neighbour's.
    pub left: Card,
    /// The right neighbour's.
    pub right: Card,
}

/// What is answered to a matter.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Answer {
    /// A leader, perhaps to build that stage.
    Leader(Leader, Option<u8>),
    Piece(Piece),
    Pair(Pair),
    Seat(Seat),
    Tokens([u8; 3]),
    Tile(Tile),
    Yes,
    Nothing,
}
