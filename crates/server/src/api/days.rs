//! `/api/days`: deals of the day.

use axum::{Json, extract::State};
use protocol::http::{DealOfTheDay, MadeTable};

use super::people::{people, reads};
use crate::{
    App,
    answers::Created,
    api::tables::makes,
    request::{Address, Answer, MaybeSignedIn, Path, SignedIn},
};

/// Everybody may see how others did; who is signed in also sees what is their own.
pub(crate) async fn all(
    State(app): State<App>,
    address: Address,
    MaybeSignedIn(session): MaybeSignedIn,
) -> Answer<Json<Vec<DealOfTheDay>>> {
    reads(&app, address)?;
    Ok(Json(people(&app)?.days(session.as_ref()).await?))
}

pub(crate) async fn play(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(game): Path<String>,
) -> Answer<Created<MadeTable>> {
    makes(&app, &address)?;
    Ok(Created(people(&app)?.play_day(&session, &game).await?))
}
