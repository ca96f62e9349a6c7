//! `/api/games` and `/api/schema`: what is the same for everybody as long as the server runs.

use std::collections::HashMap;

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use lobby::Catalogue;
use tokio::sync::OnceCell;

use super::{Answer, App, Refusal, document::Document, path::Path};

/// The list of the games, the protocol's schema and those of all games, each made once.
#[derive(Default)]
pub(crate) struct Documents(OnceCell<Made>);

struct Made {
    games: Document,
    protocol: Document,
    of_games: HashMap<String, Document>,
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
    async fn made(&self, catalogue: &Catalogue) -> Answer<&Made> {
        let make = || async {
            let catalogue = catalogue.clone();
            tokio::task::spawn_blocking(move || Made::of(&catalogue)).await
        };
        self.0.get_or_try_init(make).await.map_err(|_| {
            Refusal::with(StatusCode::INTERNAL_SERVER_ERROR, "the server failed; its log says why")
        })
    }
}

async fn made(app: &App) -> Answer<&Made> {
    app.inner.documents.made(app.inner.lobby.catalogue()).await
}

pub(super) async fn games(State(app): State<App>, headers: HeaderMap) -> Answer<Response> {
    Ok(made(&app).await?.games.answer(&headers))
}

pub(super) async fn protocol(State(app): State<App>, headers: HeaderMap) -> Answer<Response> {
    Ok(made(&app).await?.protocol.answer(&headers))
}

pub(super) async fn game(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    match made(&app).await?.of_games.get(&game) {
        Some(schema) => Ok(schema.answer(&headers)),
        None => Err(Refusal::with(StatusCode::NOT_FOUND, "this server does not offer that game")),
    }
}
