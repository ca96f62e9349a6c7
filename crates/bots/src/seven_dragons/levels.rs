//! The levels of Seven Dragons.

use std::{sync::LazyLock, time::Duration};

use ::seven_dragons::SevenDragons;
use contract::Player;

use super::{Chains, Hasty, Heuristic};
use crate::{
    learn::{Linear, Table},
    search::{Budget, Called, Hunch, Level, Levels, Search, Shape},
};

/// How likely each player wins.
pub static VALUE: LazyLock<Table> =
    LazyLock::new(|| Table::read(include_str!("value.tsv")).expect("the committed weights are a table"));

/// How worlds are searched.
const SHAPE: Shape = Shape { rounds: 4, field: 12, glances: 8, victory: 0.0 };

/// By how much a newcomer and a steady player mistake their chances to win.
const NEWCOMER: f32 = 0.3;
const STEADY: f32 = 0.1;

impl Levels for SevenDragons {
    fn player(level: Level, budget: Option<Budget>) -> Box<dyn Player<Self>> {
        let search = |cpu: u64| {
            Box::new(Search {
                name: level.name(),
                evaluate: Linear::new(Chains, &VALUE),
                policy: Hasty { tried: 8 },
                budget: budget.unwrap_or(Budget::Cpu(Duration::from_millis(cpu))),
                shape: SHAPE,
            })
        };
        let hunch = |worlds, error| {
            Box::new(Hunch {
                name: level.name(),
                evaluate: Linear::new(Chains, &VALUE),
                policy: Hasty { tried: 8 },
                rounds: 1,
                worlds,
                error,
            })
        };
        match level {
            Level::Newcomer => hunch(1, NEWCOMER),
            Level::Steady => hunch(2, STEADY),
            Level::Skilled => Box::new(Called(level.name(), Heuristic)),
            Level::Strong => search(95),
            Level::Expert => search(950),
        }
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
