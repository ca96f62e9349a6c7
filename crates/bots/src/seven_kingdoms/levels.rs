//! The levels of 7 Kingdoms.

use std::sync::LazyLock;

use ::seven_kingdoms::SevenKingdoms;
use contract::Player;

use super::{Heuristic, Inkling, Realm};
use crate::{
    learn::{Inclined, Linear, Table},
    search::{Budget, Knowing, Ladder, Level, Levels, Shape},
};

/// The weights for the final result of a kingdom.
pub static VALUE: LazyLock<Table> =
    LazyLock::new(|| Table::read(include_str!("value.tsv")).expect("the committed weights are a table"));

/// The weights for choices at first sight.
pub static POLICY: LazyLock<Table> =
    LazyLock::new(|| Table::read(include_str!("policy.tsv")).expect("the committed weights are a table"));

/// The shape of the search.
const SHAPE: Shape = Shape { rounds: 2, field: 32, glances: 4, victory: 2.0, replies: 0 };

/// The errors of `newcomer` and `steady`, in points.
const ERRORS: [f32; 2] = [4.5, 2.6];

/// Returns the parts of the levels.
fn ladder() -> Ladder<Linear<Realm>, Inclined<Inkling>, Heuristic> {
    Ladder {
        evaluate: Linear::new(Realm, &VALUE),
        policy: Inclined::drawing(Inkling, &POLICY),
        shape: SHAPE,
        expert: SHAPE,
        errors: ERRORS,
        skilled: Heuristic,
    }
}

impl Levels for SevenKingdoms {
    fn player(level: Level, budget: Option<Budget>) -> Box<dyn Player<Self>> {
        ladder().player(level, budget)
    }

    fn knowing(level: Level, budget: Option<Budget>) -> Option<Box<dyn Knowing<Self>>> {
        ladder().knowing(level, budget)
    }

    fn about(level: Level) -> &'static str {
        match level {
            Level::Newcomer => "Takes what looks best in this round and often misjudges it. Plays at once.",
            Level::Steady => {
                "Looks at where each choice leads in this round, and sometimes misjudges it. Plays at once."
            }
            Level::Skilled => {
                "Plays the round through for each card, all players taking what suits them. Plays at once."
            }
            Level::Strong => "Plays the next rounds through in its mind. Thinks for up to 0.1 seconds.",
            Level::Expert => {
                "Plays the next rounds through in its mind, many times. Thinks for up to a second."
            }
        }
    }
}
