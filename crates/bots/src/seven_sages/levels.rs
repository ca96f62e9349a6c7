//! The levels of The Seven Sages.

use std::sync::LazyLock;

use ::seven_sages::SevenSages;
use contract::Player;

use super::{
    Heuristic, Sanctum,
    courteous::{Courteous, CourteousKnowing},
};
use crate::{
    learn::{Linear, Table},
    search::{Budget, ByView, Knowing, Ladder, Level, Levels, Shape},
};

/// The weights for the final result of a player.
pub static VALUE: LazyLock<Table> =
    LazyLock::new(|| Table::read(include_str!("value.tsv")).expect("the committed weights are a table"));

/// The shape of the search.
const SHAPE: Shape = Shape { rounds: 1, field: 24, glances: 4, victory: 2.0, replies: 0 };

/// The errors of `newcomer` and `steady`, in points.
const ERRORS: [f32; 2] = [7.0, 3.5];

/// Returns the parts of the levels.
fn ladder() -> Ladder<Linear<Sanctum>, ByView<Heuristic>, Heuristic> {
    Ladder {
        evaluate: Linear::new(Sanctum, &VALUE),
        policy: ByView(Heuristic),
        shape: SHAPE,
        expert: Shape { replies: 2, ..SHAPE },
        errors: ERRORS,
        skilled: Heuristic,
    }
}

impl Levels for SevenSages {
    fn player(level: Level, budget: Option<Budget>) -> Box<dyn Player<Self>> {
        let player = ladder().player(level, budget);
        match level {
            Level::Skilled => player,
            Level::Newcomer | Level::Steady => Box::new(Courteous { player, offers: false }),
            Level::Strong | Level::Expert => Box::new(Courteous { player, offers: true }),
        }
    }

    fn knowing(level: Level, budget: Option<Budget>) -> Option<Box<dyn Knowing<Self>>> {
        Some(Box::new(CourteousKnowing(ladder().knowing(level, budget)?)))
    }

    fn about(level: Level) -> &'static str {
        match level {
            Level::Newcomer => {
                "Bargains by rules of thumb, fights by first impressions and often misjudges them. Plays at once."
            }
            Level::Steady => {
                "Looks at where each choice leads in this round, and sometimes misjudges it. Plays at once."
            }
            Level::Skilled => {
                "Bargains for partners whose cards it has, and fights as long as it can win. Plays at once."
            }
            Level::Strong => "Plays the rest of the round through in its mind. Thinks for up to 0.1 seconds.",
            Level::Expert => {
                "Plays the rest of the round through in its mind, many times. Thinks for up to a second."
            }
        }
    }
}
