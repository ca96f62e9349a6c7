//! `/api/series`: series of matches between bots.

use axum::{
    Json,
    extract::{Query, State, rejection::QueryRejection},
    http::StatusCode,
};
use protocol::http::{ListSeriesMatches, MakeSeries, Series, SeriesMatch};

use super::{people::people, tables::makes};
use crate::{
    App,
    answers::Created,
    request::{Address, Answer, Body, Path, Refusal, SignedIn},
    series::AllSeries,
};

fn series(app: &App) -> Answer<&AllSeries> {
    Ok(people(app)?.series())
}

/// Counts a request that reads the results of all matches of a series.
fn read(app: &App, Address(address): Address) -> Answer<()> {
    let taken = app.inner.match_reads.take(address, std::time::Instant::now());
    taken.map_err(|wait| {
        Refusal::too_many("series were read too often from your network; wait a moment", wait)
    })
}

pub(crate) async fn make(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Body(wanted): Body<MakeSeries>,
) -> Answer<Created<Series>> {
    makes(&app, &address)?;
    Ok(Created(series(&app)?.make(&session, wanted, address.0).await?))
}

pub(crate) async fn one(
    State(app): State<App>,
    address: Address,
    Path(id): Path<String>,
) -> Answer<Json<Series>> {
    read(&app, address)?;
    Ok(Json(series(&app)?.shown(&id).await?))
}

pub(crate) async fn matches(
    State(app): State<App>,
    address: Address,
    Path(id): Path<String>,
    wanted: Result<Query<ListSeriesMatches>, QueryRejection>,
) -> Answer<Json<Vec<SeriesMatch>>> {
    read(&app, address)?;
    let refused = |rejection: QueryRejection| {
        Refusal::with(StatusCode::BAD_REQUEST, format!("a list takes page: {}", rejection.body_text()))
    };
    let Query(wanted) = wanted.map_err(refused)?;
    Ok(Json(series(&app)?.matches(&id, wanted).await?))
}

pub(crate) async fn accept(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(id): Path<String>,
) -> Answer<Json<Series>> {
    read(&app, address)?;
    Ok(Json(series(&app)?.accept(&session, &id).await?))
}

pub(crate) async fn decline(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(id): Path<String>,
) -> Answer<Json<Series>> {
    read(&app, address)?;
    Ok(Json(series(&app)?.decline(&session, &id).await?))
}

pub(crate) async fn cancel(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(id): Path<String>,
) -> Answer<Json<Series>> {
    read(&app, address)?;
    Ok(Json(series(&app)?.cancel(&session, &id).await?))
}
