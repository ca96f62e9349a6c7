//! The games this server offers.

use lobby::{Catalogue, Offer};
use seven_dragons::SevenDragons;
use seven_kingdoms::SevenKingdoms;
use seven_sages::SevenSages;
use seven_wonders::SevenWonders;
use table::{Catalogued, Erased};
use table_laws::toys::{Goof, Haggle};

/// All games, in the order in which they are shown.
pub fn catalogue() -> Catalogue {
    Catalogue::new(games())
}

/// The same, and behind them the toy games of `table-laws`: games that exist in Rust alone, as a new one does on its
/// first day. For tests of whatever every game gets.
pub(crate) fn catalogue_with_toys() -> Catalogue {
    let mut offers = games();
    offers.extend([
        Offer::new(Catalogued::<Goof>::new(), vec![Box::new(Erased::<Goof, _>::new(bots::Random))]),
        Offer::new(Catalogued::<Haggle>::new(), vec![Box::new(Erased::<Haggle, _>::new(bots::Random))]),
    ]);
    Catalogue::new(offers)
}

fn games() -> Vec<Offer> {
    vec![
        Offer::new(Catalogued::<SevenKingdoms>::new(), bots::players::seven_kingdoms()),
        Offer::new(Catalogued::<SevenDragons>::new(), bots::players::seven_dragons())
            .behind(Catalogued::<seven_dragons::museum::V1>::new(), bots::players::seven_dragons()),
        Offer::new(Catalogued::<SevenSages>::new(), bots::players::seven_sages())
            .behind(Catalogued::<seven_sages::museum::V1>::new(), bots::players::seven_sages()),
        Offer::new(Catalogued::<SevenWonders>::new(), bots::players::seven_wonders()),
    ]
}
