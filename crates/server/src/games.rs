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
        Offer {
            game: Box::new(Catalogued::<SevenKingdoms>::new()),
            players: bots::players::seven_kingdoms(),
        },
        Offer { game: Box::new(Catalogued::<SevenDragons>::new()), players: bots::players::seven_dragons() },
        Offer { game: Box::new(Catalogued::<SevenSages>::new()), players: bots::players::seven_sages() },
        Offer { game: Box::new(Catalogued::<SevenWonders>::new()), players: bots::players::seven_wonders() },
    ])
}
