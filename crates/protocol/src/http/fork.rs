//! Playing on from a match that is over, or alone from what one sees of a running one.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Clock;

/// Makes a table at which a match that is over is played on from one of its moments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForkMatch {
    /// After how many of its inputs; 0 plays the same deal from the beginning. At least one input has to be left over.
    pub at: u32,
    /// Who sits in each seat that the match began with.
    pub seats: Vec<ForkSeat>,
    /// How time is counted. Left out: nobody is hurried.
    #[serde(default)]
    pub clock: Clock,
    /// Whether players may ask for hints. Left out: nobody may.
    #[serde(default)]
    pub hints: bool,
}

/// Who sits in a seat of a match that is played on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum ForkSeat {
    /// Whoever asks. In one seat at most.
    Me,
    /// An automatic player.
    Bot {
        /// Its name in the game's list.
        player: String,
    },
    /// Somebody who comes with the table's code. A seat whose player had left by then is an automatic player's all the same.
    Open,
}

/// Makes a table at which whoever asks plays on alone from what they see of a running match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GuessMatch {
    /// The automatic players of the seats, by their names in the game's list; `null` in one's own and where nobody sits. Where
    /// one is missing, who stands in for people plays.
    #[serde(default)]
    pub players: Vec<Option<String>>,
}
