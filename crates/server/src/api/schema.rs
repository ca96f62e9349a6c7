//! `/api/games`, `/api/schema` and `/api/openapi.json`.

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
};
use protocol::http::GameListing;
use serde_json::{Map, Value};
use tokio::task::JoinError;

use crate::{
    App,
    answers::{Fixed, Guide, Style},
    documents,
    request::{Answer, Path, Refusal},
};

/// A JSON object that describes itself.
type Document = Map<String, Value>;

fn failed(_: JoinError) -> Refusal {
    Refusal::with(StatusCode::INTERNAL_SERVER_ERROR, "the server failed; its log says why")
}

pub(crate) async fn games(State(app): State<App>, headers: HeaderMap) -> Answer<Fixed<Vec<GameListing>>> {
    let games = app.inner.documents.games(&app).await.map_err(failed)?;
    Ok(Fixed::new(games.answer(&headers)))
}

pub(crate) async fn protocol(State(app): State<App>, headers: HeaderMap) -> Answer<Fixed<Document>> {
    let schema = app.inner.documents.schema(&app).await.map_err(failed)?;
    Ok(Fixed::new(schema.answer(&headers)))
}

pub(crate) async fn game(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answer<Fixed<Document>> {
    let found = app.inner.documents.of_games(&app).await.map_err(failed)?.get(&game);
    Ok(Fixed::new(found.ok_or_else(no_game)?.answer(&headers)))
}

pub(crate) async fn messages(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answer<Fixed<Document>> {
    let found = app.inner.documents.messages(&app).await.map_err(failed)?.get(&game);
    Ok(Fixed::new(found.ok_or_else(no_game)?.answer(&headers)))
}

fn no_game() -> Refusal {
    Refusal::with(StatusCode::NOT_FOUND, "this server does not offer that game")
}

async fn guide(app: &App) -> Answer<&documents::Guide> {
    app.inner.documents.guide(app).await.map_err(failed)
}

pub(crate) async fn openapi(State(app): State<App>, headers: HeaderMap) -> Answer<Fixed<Document>> {
    Ok(Fixed::new(guide(&app).await?.openapi.answer(&headers)))
}

/// The style sheet of the page below.
pub(crate) async fn style(State(app): State<App>, headers: HeaderMap) -> Answer<Style> {
    Ok(Style(guide(&app).await?.style.answer(&headers)))
}

pub(crate) async fn page(State(app): State<App>, headers: HeaderMap) -> Answer<Guide> {
    Ok(Guide(guide(&app).await?.page.answer(&headers)))
}
