//! The levels of 7 Wonders.

use std::sync::LazyLock;

use ::seven_wonders::SevenWonders;
use contract::Player;

use super::{City, FirstSight, Heuristic};
use crate::{
    learn::{Inclined, Linear, Table},
    search::{Budget, Knowing, Ladder, Level, Levels, Shape},
};

/// The weights for the final result of a city.
pub static VALUE: LazyLock<Table> =
    LazyLock::new(|| both(include_str!("value.tsv"), include_str!("value-boxes.tsv")));

/// The weights for choices at first sight.
pub static POLICY: LazyLock<Table> =
    LazyLock::new(|| both(include_str!("policy.tsv"), include_str!("policy-boxes.tsv")));

/// Joins the weights of the base game and those of matches with expansions.
fn both(base: &str, boxes: &str) -> Table {
    let both = Table::read(base).and_then(|base| base.with(Table::read(boxes)?));
    both.expect("the committed weights are tables of the same names")
}

/// The shape of the search.
const SHAPE: Shape = Shape { rounds: 4, field: 16, glances: 4, victory: 3.0, replies: 0 };

/// The errors of `newcomer` and `steady`, in points.
const ERRORS: [f32; 2] = [2.0, 1.5];

/// Returns the parts of the levels.
fn ladder() -> Ladder<Linear<City>, Inclined<FirstSight>, Heuristic> {
    Ladder {
        evaluate: Linear::new(City, &VALUE),
        policy: Inclined::drawing(FirstSight, &POLICY),
        shape: SHAPE,
        expert: Shape { rounds: 6, replies: 2, ..SHAPE },
        errors: ERRORS,
        skilled: Heuristic,
    }
}

impl Levels for SevenWonders {
    fn player(level: Level, budget: Option<Budget>) -> Box<dyn Player<Self>> {
        ladder().player(level, budget)
    }

    fn knowing(level: Level, budget: Option<Budget>) -> Option<Box<dyn Knowing<Self>>> {
        ladder().knowing(level, budget)
    }

    fn about(level: Level) -> &'static str {
        match level {
            Level::Newcomer => "Takes what looks best at first sight and often misjudges it. Plays at once.",
            Level::Steady => {
                "Looks at where each choice leads this turn, and sometimes misjudges it. Plays at once."
            }
            Level::Skilled => "Weighs what everything will bring by the end. Plays at once.",
            Level::Strong => "Plays the next turns through in its mind. Thinks for up to 0.1 seconds.",
            Level::Expert => {
                "Plays the next turns through in its mind, many times. Thinks for up to a second."
            }
        }
    }
}
