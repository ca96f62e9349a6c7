//! `/api/matches`: records, replays and analyses of finished matches, and the recap of a running one.

use axum::{
    Json,
    extract::{Query, State, rejection::QueryRejection},
    http::StatusCode,
};
use protocol::http::{
    Analysis, ForkMatch, GuessMatch, ListMatches, ListPublicMatches, ListSince, MadeTable, MatchListing,
    MatchRecord, Reel, Replay, ReplayMatch, Spoken, Statistics,
};
use serde_json::value::RawValue;

use crate::{
    App,
    answers::Created,
    api::tables::makes,
    request::{Address, Answer, Body, MaybeSignedIn, Path, Refusal, SignedIn},
};

/// Counts a request that reads a log or costs as much.
fn read(app: &App, Address(address): Address) -> Answer<()> {
    app.inner.match_reads.take(address, std::time::Instant::now()).map_err(|wait| {
        Refusal::too_many("too many match records were read from your network; wait a moment", wait)
    })
}

/// Parses the query of a request. `takes` is the beginning of the message for an invalid one.
fn query<T>(wanted: Result<Query<T>, QueryRejection>, takes: &str) -> Answer<T> {
    let refused = |rejection: QueryRejection| {
        Refusal::with(StatusCode::BAD_REQUEST, format!("{takes}: {}", rejection.body_text()))
    };
    Ok(wanted.map_err(refused)?.0)
}

pub(crate) async fn one(
    State(app): State<App>,
    address: Address,
    who: MaybeSignedIn,
    Path(id): Path<String>,
) -> Answer<Json<MatchRecord>> {
    read(&app, address)?;
    Ok(Json(app.inner.lobby.match_record_for(who.asker(), &id).await?))
}

pub(crate) async fn public(
    State(app): State<App>,
    address: Address,
    wanted: Result<Query<ListPublicMatches>, QueryRejection>,
) -> Answer<Json<Vec<MatchListing>>> {
    read(&app, address)?;
    let wanted = query(wanted, "a list takes account, table, game, seats and page")?;
    Ok(Json(app.inner.lobby.public_matches(wanted).await?))
}

pub(crate) async fn mine(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    wanted: Result<Query<ListMatches>, QueryRejection>,
) -> Answer<Json<Vec<MatchListing>>> {
    read(&app, address)?;
    let wanted = query(wanted, "a list takes game, with, seats and page")?;
    Ok(Json(app.inner.lobby.matches_of(&session.account, wanted).await?))
}

pub(crate) async fn statistics(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
) -> Answer<Json<Statistics>> {
    read(&app, address)?;
    Ok(Json(app.inner.lobby.statistics(&session.account).await?))
}

pub(crate) async fn replay(
    State(app): State<App>,
    address: Address,
    who: MaybeSignedIn,
    Path(id): Path<String>,
    wanted: Result<Query<ReplayMatch>, QueryRejection>,
) -> Answer<Json<Replay<Box<RawValue>>>> {
    read(&app, address)?;
    let ReplayMatch { eyes } = query(wanted, "a replay takes as")?;
    Ok(Json(app.inner.lobby.replay_for(who.asker(), &id, eyes).await?))
}

pub(crate) async fn talk(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(id): Path<String>,
) -> Answer<Json<Vec<Spoken>>> {
    read(&app, address)?;
    Ok(Json(app.inner.lobby.match_talk(&session.account, &id).await?))
}

pub(crate) async fn fork(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(id): Path<String>,
    Body(wanted): Body<ForkMatch>,
) -> Answer<Created<MadeTable>> {
    makes(&app, &address)?;
    read(&app, address)?;
    Ok(Created(app.inner.lobby.fork(&session.account, &id, wanted).await?))
}

pub(crate) async fn guess(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(table): Path<String>,
    Body(wanted): Body<GuessMatch>,
) -> Answer<Created<MadeTable>> {
    makes(&app, &address)?;
    let from = (table.as_str(), address.0);
    Ok(Created(app.inner.lobby.guess(&session.account, from, wanted).await?))
}

pub(crate) async fn since(
    State(app): State<App>,
    Address(address): Address,
    SignedIn(session): SignedIn,
    Path(table): Path<String>,
    wanted: Result<Query<ListSince>, QueryRejection>,
) -> Answer<Json<Reel<Box<RawValue>>>> {
    read(&app, Address(address))?;
    let wanted = query(wanted, "a recap takes after")?;
    Ok(Json(app.inner.lobby.reel(&session.account, (&table, address), wanted).await?))
}

pub(crate) async fn analysis(
    State(app): State<App>,
    Address(address): Address,
    who: MaybeSignedIn,
    Path((id, input)): Path<(String, usize)>,
) -> Answer<Json<Analysis>> {
    app.inner.analyses.take(address, std::time::Instant::now()).map_err(|wait| {
        Refusal::too_many("too many decisions were analysed for your network; wait a moment", wait)
    })?;
    Ok(Json(app.inner.lobby.analysis_for(who.asker(), &id, input).await?))
}
