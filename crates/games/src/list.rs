//! The list. A new game is one entry here, one line in the workspace's manifest and one in this crate's.

use bots::Random;
use contract::{Catalogued, GameInfo, Rules};
use seven_dragons::SevenDragons;
use seven_kingdoms::SevenKingdoms;
use seven_sages::SevenSages;
use seven_wonders::SevenWonders;

use crate::{Listed, Visitor};

macro_rules! games {
    ($($game:ty { players: [$($player:expr),+ $(,)?], museum: [$($old:ty),* $(,)?] })+) => {
        /// Facts about all games, in the order in which they are shown.
        pub const GAMES: &[GameInfo] = &[$(<$game as Rules>::INFO),+];

        /// Visits the game with this machine name; `None` if there is no such game.
        pub fn visit<V: Visitor>(game: &str, visitor: V) -> Option<V::Output> {
            $(
                if game == <$game as Rules>::INFO.id {
                    return Some(visitor.visit::<$game>(Listed {
                        players: vec![$(Box::new($player)),+],
                        museum: vec![$(Box::new(Catalogued::<$old>::new())),*],
                    }));
                }
            )+
            None
        }
    };
}

games! {
    SevenWonders { players: [Random, bots::seven_wonders::Heuristic], museum: [seven_wonders::museum::V1] }
    SevenKingdoms { players: [Random, bots::seven_kingdoms::Heuristic], museum: [] }
    SevenDragons { players: [Random, bots::seven_dragons::Heuristic], museum: [seven_dragons::museum::V1] }
    SevenSages { players: [Random, bots::seven_sages::Heuristic], museum: [seven_sages::museum::V1] }
}
