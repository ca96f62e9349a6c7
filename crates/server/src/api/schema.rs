//! `/api/games` and `/api/schema`.

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};

use crate::{
    App,
    documents::Made,
    request::{Answer, Path, Refusal},
};

async fn made(app: &App) -> Answer<&Made> {
    app.inner
        .documents
        .made(app.inner.lobby.catalogue())
        .await
        .map_err(|_| Refusal::with(StatusCode::INTERNAL_SERVER_ERROR, "the server failed; its log says why"))
}

pub(crate) async fn games(State(app): State<App>, headers: HeaderMap) -> Answer<Response> {
    Ok(made(&app).await?.games.answer(&headers))
}

pub(crate) async fn protocol(State(app): State<App>, headers: HeaderMap) -> Answer<Response> {
    Ok(made(&app).await?.protocol.answer(&headers))
}

pub(crate) async fn game(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    match made(&app).await?.of_games.get(&game) {
        Some(schema) => Ok(schema.answer(&headers)),
        None => Err(Refusal::with(StatusCode::NOT_FOUND, "this server does not offer that game")),
    }
}
