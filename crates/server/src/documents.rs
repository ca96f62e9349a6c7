//! What is the same for everybody as long as the server runs: the games and the schemas.

use std::collections::HashMap;

use tokio::{sync::OnceCell, task::JoinError};

use crate::{App, document::Document, operations};

/// The list of the games, the schemas and the description of the requests, each made once.
#[derive(Default)]
pub(crate) struct Documents(OnceCell<Made>);

/// What is the same for everybody as long as the server runs.
pub(crate) struct Made {
    pub(crate) games: Document,
    pub(crate) protocol: Document,
    pub(crate) of_games: HashMap<String, OfGame>,
    pub(crate) openapi: Document,
    pub(crate) page: Document,
    pub(crate) style: Document,
}

/// What is the same for everybody about one game.
pub(crate) struct OfGame {
    /// Its own types.
    pub(crate) schema: Document,
    /// All messages, with its own types in them.
    pub(crate) messages: Document,
}

impl Made {
    fn of(app: &App) -> Self {
        let catalogue = app.inner.lobby.catalogue();
        let of_game = |offer: &lobby::OfferedGame| {
            let (info, schema) = (offer.game.info(), offer.game.schema());
            let messages = Document::json(&protocol::schema::messages(info.id, info.name, &schema));
            (info.id.to_owned(), OfGame { schema: Document::json(&schema), messages })
        };
        let openapi = operations::openapi(&app.inner.settings);
        Self {
            page: Document::page(operations::page(&openapi)),
            style: Document::style(operations::STYLE),
            openapi: Document::json(&openapi),
            games: Document::json(&catalogue.listing()),
            protocol: Document::json(&::protocol::schema()),
            of_games: catalogue.iter().map(of_game).collect(),
        }
    }
}

impl Documents {
    /// Made when the first one asks, and not on a thread that plays.
    ///
    /// # Errors
    ///
    /// If making them panicked.
    pub(crate) async fn made(&self, app: &App) -> Result<&Made, JoinError> {
        let make = || async {
            let app = app.clone();
            tokio::task::spawn_blocking(move || Made::of(&app)).await
        };
        self.0.get_or_try_init(make).await
    }
}
