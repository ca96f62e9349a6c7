//! The levels of 7 Kingdoms.

use std::{sync::LazyLock, time::Duration};

use ::seven_kingdoms::SevenKingdoms;
use contract::Player;

use super::{Grab, Heuristic, Realm};
use crate::{
    learn::{Linear, Table},
    search::{Budget, Called, Hunch, Level, Levels, Search, Shape},
};

/// What kingdoms have at the end.
pub static VALUE: LazyLock<Table> =
    LazyLock::new(|| Table::read(include_str!("value.tsv")).expect("the committed weights are a table"));

/// How worlds are searched.
const SHAPE: Shape = Shape { rounds: 2, field: 32, glances: 4, victory: 2.0 };

/// By how many points a newcomer and a steady player mistake what they see.
const NEWCOMER: f32 = 6.0;
const STEADY: f32 = 2.0;

impl Levels for SevenKingdoms {
    fn player(level: Level, budget: Option<Budget>) -> Box<dyn Player<Self>> {
        let search = |cpu: u64| {
            Box::new(Search {
                name: level.name(),
                evaluate: Linear::new(Realm, &VALUE),
                policy: Grab,
                budget: budget.unwrap_or(Budget::Cpu(Duration::from_millis(cpu))),
                shape: SHAPE,
            })
        };
        let hunch = |worlds, error| {
            Box::new(Hunch {
                name: level.name(),
                evaluate: Linear::new(Realm, &VALUE),
                policy: Grab,
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
            Level::Newcomer => "Takes what looks best in this round and often misjudges it. Plays at once.",
            Level::Steady => {
                "Looks at where each choice leads in this round, and sometimes misjudges it. Plays at once."
            }
            Level::Skilled => {
                "Plays the round through for each card, with everybody taking what suits them. Plays at once."
            }
            Level::Strong => "Plays the next rounds through in its mind. Thinks for up to 0.1 seconds.",
            Level::Expert => {
                "Plays the next rounds through in its mind, many times. Thinks for up to a second."
            }
        }
    }
}
