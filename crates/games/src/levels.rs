//! Players of the levels, by the name of a level and a game.

use std::{any::Any, time::Duration};

use bots::search::{Budget, Knowing, Level, Levels};
use contract::{Player, Rules};
use seven_dragons::SevenDragons;
use seven_kingdoms::SevenKingdoms;
use seven_sages::SevenSages;
use seven_wonders::SevenWonders;

/// Returns a player of a level, with its own budget or another one; `None` if the game has no levels.
pub fn player<R: Rules>(level: Level, budget: Option<Budget>) -> Option<Box<dyn Player<R>>> {
    of::<SevenWonders, R>(level, budget)
        .or_else(|| of::<SevenKingdoms, R>(level, budget))
        .or_else(|| of::<SevenDragons, R>(level, budget))
        .or_else(|| of::<SevenSages, R>(level, budget))
}

/// Returns the players of a list with the levels of their game, weakest first. `skilled` is the last of the
/// list under another name.
pub fn among<R: Rules>(mut listed: Vec<Box<dyn Player<R>>>) -> Vec<Box<dyn Player<R>>> {
    let levels: Vec<_> = Level::ALL.into_iter().filter_map(|level| player::<R>(level, None)).collect();
    let best = listed.pop();
    let (before, after): (Vec<_>, Vec<_>) =
        Level::ALL.into_iter().zip(levels).partition(|(level, _)| *level < Level::Skilled);
    listed.extend(before.into_iter().map(|(_, player)| player));
    listed.extend(best);
    listed.extend(after.into_iter().map(|(_, player)| player));
    listed
}

/// Returns the adviser for decisions in finished matches: the strongest level, with a budget that suits a
/// person who waits. `None` if the game has no levels.
pub fn adviser<R: Rules>() -> Option<Box<dyn Player<R>>> {
    player::<R>(Level::Expert, Some(Budget::Cpu(ADVICE)))
}

/// The thinking time of an adviser for a decision.
const ADVICE: Duration = Duration::from_millis(400);

/// Returns a sentence on how a level of a game plays and how long it thinks; `None` if the game has no
/// levels.
pub fn about(game: &str, level: Level) -> Option<&'static str> {
    fn of<G: Levels>(game: &str, level: Level) -> Option<&'static str> {
        (game == G::INFO.id).then(|| G::about(level))
    }
    of::<SevenWonders>(game, level)
        .or_else(|| of::<SevenKingdoms>(game, level))
        .or_else(|| of::<SevenDragons>(game, level))
        .or_else(|| of::<SevenSages>(game, level))
}

/// Returns the player of a level that sees everything, for the arena; `None` if the level does not think
/// ahead.
pub(crate) fn knowing<R: Rules>(level: Level, budget: Option<Budget>) -> Option<Box<dyn Knowing<R>>> {
    fn of<G: Levels, R: Rules>(level: Level, budget: Option<Budget>) -> Option<Box<dyn Knowing<R>>> {
        let made: Option<Option<Box<dyn Knowing<R>>>> =
            only::<G, R, _>(|| Box::new(G::knowing(level, budget)));
        made.flatten()
    }
    of::<SevenWonders, R>(level, budget)
        .or_else(|| of::<SevenKingdoms, R>(level, budget))
        .or_else(|| of::<SevenDragons, R>(level, budget))
        .or_else(|| of::<SevenSages, R>(level, budget))
}

/// Returns a player of `G` if `G` is `R`.
fn of<G: Levels, R: Rules>(level: Level, budget: Option<Budget>) -> Option<Box<dyn Player<R>>> {
    only::<G, R, _>(|| Box::new(G::player(level, budget)))
}

/// Returns a value made for `G` if `G` is `R`.
fn only<G: Rules, R: Rules, Of: 'static>(make: impl FnOnce() -> Box<dyn Any>) -> Option<Of> {
    let is_it = std::any::TypeId::of::<G>() == std::any::TypeId::of::<R>();
    is_it.then(make)?.downcast::<Of>().ok().map(|made| *made)
}
