//! Documents that stay the same while the server runs: the games and the schemas.
//!
//! Each is built at its first request, on a thread that plays no match. They are built separately, so that
//! the start page waits only for the list of games and not for the schemas.

use std::collections::HashMap;

use tokio::{sync::OnceCell, task::JoinError};

use crate::{App, document::Document, operations};

/// Documents that are built once. All methods fail only if building panicked.
#[derive(Default)]
pub(crate) struct Documents {
    games: OnceCell<Document>,
    schema: OnceCell<Document>,
    of_games: OnceCell<HashMap<String, Document>>,
    messages: OnceCell<HashMap<String, Document>>,
    guide: OnceCell<Guide>,
}

/// The description of all HTTP requests: OpenAPI, and a page with its style sheet.
pub(crate) struct Guide {
    pub(crate) openapi: Document,
    pub(crate) page: Document,
    pub(crate) style: Document,
}

impl Documents {
    /// Returns the list of the games.
    pub(crate) async fn games(&self, app: &App) -> Result<&Document, JoinError> {
        made(&self.games, app, |app| Document::json(&app.inner.lobby.catalogue().listing())).await
    }

    /// Returns the schema of all messages.
    pub(crate) async fn schema(&self, app: &App) -> Result<&Document, JoinError> {
        made(&self.schema, app, |_| Document::json(&protocol::schema())).await
    }

    /// Returns the schemas of the games' own types, by game.
    pub(crate) async fn of_games(&self, app: &App) -> Result<&HashMap<String, Document>, JoinError> {
        made(&self.of_games, app, |app| by_game(app, |offer| Document::json(&offer.game.schema()))).await
    }

    /// Returns the schemas of all messages with the games' own types in them, by game.
    pub(crate) async fn messages(&self, app: &App) -> Result<&HashMap<String, Document>, JoinError> {
        let messages = |offer: &lobby::OfferedGame| {
            let info = offer.game.info();
            Document::json(&protocol::schema::messages(info.id, info.name, &offer.game.schema()))
        };
        made(&self.messages, app, move |app| by_game(app, messages)).await
    }

    /// Returns the description of the HTTP requests.
    pub(crate) async fn guide(&self, app: &App) -> Result<&Guide, JoinError> {
        let guide = |app: &App| {
            let openapi = operations::openapi(&app.inner.settings);
            Guide {
                page: Document::page(operations::page(&openapi)),
                style: Document::style(operations::STYLE),
                openapi: Document::json(&openapi),
            }
        };
        made(&self.guide, app, guide).await
    }
}

fn by_game(app: &App, of: impl Fn(&lobby::OfferedGame) -> Document) -> HashMap<String, Document> {
    app.inner.lobby.catalogue().iter().map(|offer| (offer.game.info().id.to_owned(), of(offer))).collect()
}

async fn made<'a, T: Send + 'static>(
    cell: &'a OnceCell<T>,
    app: &App,
    make: impl FnOnce(&App) -> T + Send + 'static,
) -> Result<&'a T, JoinError> {
    let begin = || async {
        let app = app.clone();
        tokio::task::spawn_blocking(move || make(&app)).await
    };
    cell.get_or_try_init(begin).await
}
