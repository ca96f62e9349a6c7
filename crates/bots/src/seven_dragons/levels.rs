//! The levels of Seven Dragons.

use std::sync::LazyLock;

use ::seven_dragons::SevenDragons;
use contract::Player;

use super::{Chains, Hasty, Heuristic};
use crate::{
    learn::{Linear, Table},
    search::{Budget, Knowing, Ladder, Level, Levels, Shape},
};

/// The weights for the probability of a win.
pub static VALUE: LazyLock<Table> =
    LazyLock::new(|| Table::read(include_str!("value.tsv")).expect("the committed weights are a table"));

/// The shape of the search.
const SHAPE: Shape = Shape { rounds: 4, field: 12, glances: 8, victory: 0.0, replies: 0 };

/// The errors of `newcomer` and `steady`, in probability of a win.
const ERRORS: [f32; 2] = [0.6, 0.14];

/// Returns the parts of the levels.
fn ladder() -> Ladder<Linear<Chains>, Hasty, Heuristic> {
    Ladder {
        evaluate: Linear::new(Chains, &VALUE),
        policy: Hasty { tried: 8 },
        shape: SHAPE,
        expert: SHAPE,
        errors: ERRORS,
        skilled: Heuristic,
    }
}

impl Levels for SevenDragons {
    fn player(level: Level, budget: Option<Budget>) -> Box<dyn Player<Self>> {
        ladder().player(level, budget)
    }

    fn knowing(level: Level, budget: Option<Budget>) -> Option<Box<dyn Knowing<Self>>> {
        ladder().knowing(level, budget)
    }

    fn about(level: Level) -> &'static str {
        match level {
            Level::Newcomer => "Lays what looks best at the moment and often misjudges it. Plays at once.",
            Level::Steady => {
                "Looks at the table after each choice, and sometimes misjudges it. Plays at once."
            }
            Level::Skilled => "Tries every choice on an imagined table and weighs the chains. Plays at once.",
            Level::Strong => "Plays the next turns through in its mind. Thinks for up to 0.1 seconds.",
            Level::Expert => {
                "Plays the next turns through in its mind, many times. Thinks for up to a second."
            }
        }
    }
}
