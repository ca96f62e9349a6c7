//! `/api/games`, `/api/schema` and `/api/openapi.json`.

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
};
use protocol::http::GameListing;
use serde_json::{Map, Value};

use crate::{
    App,
    answers::{Fixed, Guide, Style},
    documents::Made,
    request::{Answer, Path, Refusal},
};

/// An object that says by itself what it is.
type Document = Map<String, Value>;

async fn made(app: &App) -> Answer<&Made> {
    app.inner
        .documents
        .made(app)
        .await
        .map_err(|_| Refusal::with(StatusCode::INTERNAL_SERVER_ERROR, "the server failed; its log says why"))
}

pub(crate) async fn games(State(app): State<App>, headers: HeaderMap) -> Answer<Fixed<Vec<GameListing>>> {
    Ok(Fixed::new(made(&app).await?.games.answer(&headers)))
}

pub(crate) async fn protocol(State(app): State<App>, headers: HeaderMap) -> Answer<Fixed<Document>> {
    Ok(Fixed::new(made(&app).await?.protocol.answer(&headers)))
}

pub(crate) async fn game(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answer<Fixed<Document>> {
    let found = made(&app).await?.of_games.get(&game);
    Ok(Fixed::new(found.ok_or_else(no_game)?.schema.answer(&headers)))
}

pub(crate) async fn messages(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answer<Fixed<Document>> {
    let found = made(&app).await?.of_games.get(&game);
    Ok(Fixed::new(found.ok_or_else(no_game)?.messages.answer(&headers)))
}

fn no_game() -> Refusal {
    Refusal::with(StatusCode::NOT_FOUND, "this server does not offer that game")
}

pub(crate) async fn openapi(State(app): State<App>, headers: HeaderMap) -> Answer<Fixed<Document>> {
    Ok(Fixed::new(made(&app).await?.openapi.answer(&headers)))
}

/// The same to read.
pub(crate) async fn style(State(app): State<App>, headers: HeaderMap) -> Answer<Style> {
    Ok(Style(made(&app).await?.style.answer(&headers)))
}

pub(crate) async fn page(State(app): State<App>, headers: HeaderMap) -> Answer<Guide> {
    Ok(Guide(made(&app).await?.page.answer(&headers)))
}
