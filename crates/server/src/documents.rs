//! What is the same for everybody as long as the server runs: the games and the schemas.

use std::collections::HashMap;

use lobby::Catalogue;
use tokio::{sync::OnceCell, task::JoinError};

use crate::document::Document;

/// The list of the games, the protocol's schema and those of all games, each made once.
#[derive(Default)]
pub(crate) struct Documents(OnceCell<Made>);

/// What is the same for everybody as long as the server runs.
pub(crate) struct Made {
    pub(crate) games: Document,
    pub(crate) protocol: Document,
    pub(crate) of_games: HashMap<String, Document>,
}

impl Made {
    fn of(catalogue: &Catalogue) -> Self {
        let schema =
            |offer: &lobby::Offer| (offer.game.info().id.to_owned(), Document::json(&offer.game.schema()));
        Self {
            games: Document::json(&catalogue.listing()),
            protocol: Document::json(&::protocol::schema()),
            of_games: catalogue.iter().map(schema).collect(),
        }
    }
}

impl Documents {
    /// Made when the first one asks, and not on a thread that plays.
    ///
    /// # Errors
    ///
    /// If making them panicked.
    pub(crate) async fn made(&self, catalogue: &Catalogue) -> Result<&Made, JoinError> {
        let make = || async {
            let catalogue = catalogue.clone();
            tokio::task::spawn_blocking(move || Made::of(&catalogue)).await
        };
        self.0.get_or_try_init(make).await
    }
}
