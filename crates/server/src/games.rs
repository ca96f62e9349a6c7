//! The games this server offers.

use games::{Listed, Visitor, erased, visit_all};
use lobby::{Catalogue, Exhibit, Offer};
use table::{Catalogued, Rules};

/// All games, in the order in which they are shown.
pub fn catalogue() -> Catalogue {
    Catalogue::new(visit_all(&Offered))
}

#[derive(Clone)]
struct Offered;

impl Visitor for Offered {
    type Output = Offer;

    fn visit<R: Rules>(self, game: Listed<R>) -> Offer {
        let again = || games::players(R::INFO.id).unwrap_or_default();
        let museum = game.museum.into_iter().map(|game| Exhibit { game, players: again() });
        Offer { museum: museum.collect(), ..Offer::new(Catalogued::<R>::new(), erased(game.players)) }
    }
}
