//! `/api/days`: deals of the day.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use protocol::http::{DealOfTheDay, MadeTable};

use super::people::{people, reads};
use crate::{
    App,
    api::tables::makes,
    request::{Address, Answer, Credentials, Path, SignedIn},
};

/// Everybody may see how others did; who is signed in also sees what is their own.
pub(crate) async fn all(
    State(app): State<App>,
    address: Address,
    headers: HeaderMap,
) -> Answer<Json<Vec<DealOfTheDay>>> {
    reads(&app, address)?;
    let session = match Credentials::of(&headers, app.inner.origins.secure()).session(&app).await {
        Ok(session) => Some(session),
        Err(refusal) if refusal.is_nobody() => None,
        Err(refusal) => return Err(refusal),
    };
    Ok(Json(people(&app)?.days(session.as_ref()).await?))
}

pub(crate) async fn play(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(game): Path<String>,
) -> Answer<(StatusCode, Json<MadeTable>)> {
    makes(&app, &address)?;
    Ok((StatusCode::CREATED, Json(people(&app)?.play_day(&session, &game).await?)))
}
