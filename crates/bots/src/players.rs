//! The automatic players of each game, weakest first. A host offers them by name, and the last one stands in
//! for people who are away.

use table::{AnyPlayer, Erased, Player};

use crate::{Random, seven_dragons, seven_kingdoms::Heuristic, seven_sages, seven_wonders};
use ::{
    seven_dragons::SevenDragons, seven_kingdoms::SevenKingdoms, seven_sages::SevenSages,
    seven_wonders::SevenWonders,
};

/// The players of 7 Kingdoms: `random`, `heuristic`.
pub fn seven_kingdoms() -> Vec<Box<dyn AnyPlayer>> {
    vec![
        Box::new(Erased::<SevenKingdoms, _>::new(Random)),
        Box::new(Erased::<SevenKingdoms, _>::new(Heuristic)),
    ]
}

/// The same players with the types of their game, for the [`arena`](crate::arena).
pub fn seven_kingdoms_typed() -> Vec<Box<dyn Player<SevenKingdoms>>> {
    vec![Box::new(Random), Box::new(Heuristic)]
}

/// The players of Seven Dragons: `random`, `heuristic`.
pub fn seven_dragons() -> Vec<Box<dyn AnyPlayer>> {
    vec![
        Box::new(Erased::<SevenDragons, _>::new(Random)),
        Box::new(Erased::<SevenDragons, _>::new(seven_dragons::Heuristic)),
    ]
}

/// The same players with the types of their game, for the [`arena`](crate::arena).
pub fn seven_dragons_typed() -> Vec<Box<dyn Player<SevenDragons>>> {
    vec![Box::new(Random), Box::new(seven_dragons::Heuristic)]
}

/// The players of The Seven Sages: `random`, `heuristic`.
pub fn seven_sages() -> Vec<Box<dyn AnyPlayer>> {
    vec![
        Box::new(Erased::<SevenSages, _>::new(Random)),
        Box::new(Erased::<SevenSages, _>::new(seven_sages::Heuristic)),
    ]
}

/// The same players with the types of their game, for the [`arena`](crate::arena).
pub fn seven_sages_typed() -> Vec<Box<dyn Player<SevenSages>>> {
    vec![Box::new(Random), Box::new(seven_sages::Heuristic)]
}

/// The players of 7 Wonders: `random`, `heuristic`.
pub fn seven_wonders() -> Vec<Box<dyn AnyPlayer>> {
    vec![
        Box::new(Erased::<SevenWonders, _>::new(Random)),
        Box::new(Erased::<SevenWonders, _>::new(seven_wonders::Heuristic)),
    ]
}

/// The same players with the types of their game, for the [`arena`](crate::arena).
pub fn seven_wonders_typed() -> Vec<Box<dyn Player<SevenWonders>>> {
    vec![Box::new(Random), Box::new(seven_wonders::Heuristic)]
}

/// The players of the game with this machine name; `None` for a game nobody here plays.
pub fn of(game: &str) -> Option<Vec<Box<dyn AnyPlayer>>> {
    match game {
        "seven-kingdoms" => Some(seven_kingdoms()),
        "seven-dragons" => Some(seven_dragons()),
        "seven-sages" => Some(seven_sages()),
        "seven-wonders" => Some(seven_wonders()),
        _ => None,
    }
}
