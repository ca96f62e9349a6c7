//! What is the same for everybody as long as the server runs: the games and the schemas.

use std::collections::HashMap;

use tokio::{sync::OnceCell, task::JoinError};

use crate::{
    App,
    document::Document,
    operations::{self, About},
    request::cookie_name,
    routes,
};

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
        let settings = &app.inner.settings;
        let about = About {
            cookie: cookie_name(app.inner.origins.secure()),
            body: settings.limits.frame_bytes.into(),
            requests: settings.requests_per_minute.into(),
        };
        let (_, groups, listed) = routes::operations().into_parts();
        let openapi = operations::openapi(&about, &groups, &listed);
        Self {
            page: Document::page(operations::page(&openapi)),
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
