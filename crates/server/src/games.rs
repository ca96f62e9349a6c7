//! The games this server offers.

use lobby::{Catalogue, Offer};
use seven_dragons::SevenDragons;
use seven_kingdoms::SevenKingdoms;
use seven_sages::SevenSages;
use seven_wonders::SevenWonders;
use table::Catalogued;

/// All games, in the order in which they are shown.
pub fn catalogue() -> Catalogue {
    Catalogue::new(vec![
        Offer::new(Catalogued::<SevenKingdoms>::new(), bots::players::seven_kingdoms()),
        Offer::new(Catalogued::<SevenDragons>::new(), bots::players::seven_dragons())
            .behind(Catalogued::<seven_dragons::museum::V1>::new(), bots::players::seven_dragons()),
        Offer::new(Catalogued::<SevenSages>::new(), bots::players::seven_sages())
            .behind(Catalogued::<seven_sages::museum::V1>::new(), bots::players::seven_sages()),
        Offer::new(Catalogued::<SevenWonders>::new(), bots::players::seven_wonders()),
    ])
}
