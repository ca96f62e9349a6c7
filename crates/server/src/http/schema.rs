//! `/api/schema`: JSON Schema of everything that travels.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde_json::Value;

use super::{Answer, App, Refusal};

pub(super) async fn protocol() -> Json<Value> {
    Json(::protocol::schema())
}

pub(super) async fn game(State(app): State<App>, Path(game): Path<String>) -> Answer<Json<Value>> {
    match app.inner.lobby.catalogue().get(&game) {
        Some(offer) => Ok(Json(offer.game.schema())),
        None => Err(Refusal::with(StatusCode::NOT_FOUND, "there is no such game here")),
    }
}
