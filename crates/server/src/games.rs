//! The games that this server offers.

use bots::{Random, search::Level};
use contract::{Catalogued, Rules};
use games::{Listed, Visitor, erased, levels, visit_all};
use lobby::{Catalogue, Exhibit, OfferedGame};
use toys::{Goof, Haggle};

/// Returns all games, in the order in which they are shown.
pub fn catalogue() -> Catalogue {
    Catalogue::new(visit_all(&Offered))
}

/// Returns all games, followed by the toy games, which exist only in Rust like a new game on its first day.
/// For tests of features that every game gets.
pub(crate) fn catalogue_with_toys() -> Catalogue {
    let mut offers = visit_all(&Offered);
    offers.push(Offered.visit::<Goof>(Listed { players: vec![Box::new(Random)], museum: vec![] }));
    offers.push(Offered.visit::<Haggle>(Listed { players: vec![Box::new(Random)], museum: vec![] }));
    Catalogue::new(offers)
}

#[derive(Clone)]
struct Offered;

impl Visitor for Offered {
    type Output = OfferedGame;

    fn visit<R: Rules>(self, game: Listed<R>) -> OfferedGame {
        let again = || games::players(R::INFO.id).unwrap_or_default();
        let museum = game.museum.into_iter().map(|game| Exhibit { game, players: again() });
        let about = |level: Level| Some((level.name(), levels::about(R::INFO.id, level)?));
        let adviser = games::levels::adviser::<R>().and_then(|adviser| erased(vec![adviser]).pop());
        OfferedGame {
            adviser,
            museum: museum.collect(),
            levels: Level::ALL.into_iter().filter_map(about).collect(),
            ..OfferedGame::new(Catalogued::<R>::new(), erased(levels::among(game.players)))
        }
    }
}
