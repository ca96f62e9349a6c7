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

/// Returns the deals of the day with the results of other players. A signed-in player also sees their own
/// result.
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
