//! `/api/ratings`, `/api/mutes`, `/api/reports`, `/api/friends` and `/api/bots`: ratings, moderation, friends
//! and external bots.

use axum::{
    Json,
    extract::{Query, State, rejection::QueryRejection},
    http::StatusCode,
};
use protocol::http::{
    BotHere, Challenge, FriendCode, FriendLink, FriendOffer, Friends, Invite, ListBots, ListRatings,
    MakeReport, MutedByMe, Rating, RatingOf, STRENGTHS_AT_ONCE, SetMute,
};

use crate::{
    App, People,
    answers::{Created, NoContent},
    request::{Address, Answer, Body, Path, Refusal, SignedIn},
};

pub(crate) fn people(app: &App) -> Answer<&People> {
    let none = || {
        Refusal::with(
            StatusCode::NOT_FOUND,
            "this server has no ratings, mutes and friends, because it has no database",
        )
    };
    app.inner.people.as_ref().ok_or_else(none)
}

/// Counts a request that costs a query or two.
pub(crate) fn reads(app: &App, Address(address): Address) -> Answer<()> {
    app.inner
        .table_reads
        .take(address, std::time::Instant::now())
        .map_err(|wait| Refusal::too_many("too many requests came from your network; wait a moment", wait))
}

/// Counts a change, which costs a write.
pub(crate) fn changes(app: &App, Address(address): Address) -> Answer<()> {
    app.inner.people_changes.take(address, std::time::Instant::now()).map_err(|wait| {
        Refusal::too_many("mutes and friends were changed too often from your network; wait a moment", wait)
    })
}

fn failed(error: lobby::StoreError) -> Refusal {
    if !error.is_outage() {
        tracing::error!(%error, "ratings cannot be read");
    }
    let message = "ratings cannot be read at present; try again in a moment";
    protocol::Problem::new(protocol::ProblemCode::StorageUnavailable, message).into()
}

pub(crate) async fn my_ratings(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
) -> Answer<Json<Vec<Rating>>> {
    reads(&app, address)?;
    Ok(Json(people(&app)?.ratings_of(&session.account).await.map_err(failed)?))
}

pub(crate) async fn ratings(
    State(app): State<App>,
    address: Address,
    Path((game, seats)): Path<(String, u8)>,
    wanted: Result<Query<ListRatings>, QueryRejection>,
) -> Answer<Json<Vec<RatingOf>>> {
    reads(&app, address)?;
    let Query(ListRatings { of }) = wanted.map_err(|rejection| {
        Refusal::with(StatusCode::BAD_REQUEST, format!("a list takes of: {}", rejection.body_text()))
    })?;
    let accounts: Vec<&str> = of.split(',').filter(|id| !id.is_empty()).take(STRENGTHS_AT_ONCE).collect();
    Ok(Json(people(&app)?.strengths((&game, seats), &accounts).await.map_err(failed)?))
}

pub(crate) async fn mutes(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
) -> Answer<Json<Vec<MutedByMe>>> {
    reads(&app, address)?;
    Ok(Json(people(&app)?.mutes(&session).await?))
}

pub(crate) async fn mute(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Body(wanted): Body<SetMute>,
) -> Answer<NoContent> {
    changes(&app, address)?;
    people(&app)?.set_mute(&session, wanted).await?;
    Ok(NoContent)
}

/// Stores a report. It costs a replay of the match.
pub(crate) async fn report(
    State(app): State<App>,
    Address(address): Address,
    SignedIn(session): SignedIn,
    Body(report): Body<MakeReport>,
) -> Answer<NoContent> {
    app.inner.reports.take(address, std::time::Instant::now()).map_err(|wait| {
        Refusal::too_many("too many reports came from your network; try again later", wait)
    })?;
    people(&app)?.report(&session, address, report).await?;
    Ok(NoContent)
}

pub(crate) async fn friends(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
) -> Answer<Json<Friends>> {
    reads(&app, address)?;
    Ok(Json(people(&app)?.friends(&session).await?))
}

pub(crate) async fn make_link(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
) -> Answer<Created<FriendLink>> {
    changes(&app, address)?;
    Ok(Created(people(&app)?.make_friend_link(&session).await?))
}

pub(crate) async fn end_links(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
) -> Answer<NoContent> {
    changes(&app, address)?;
    people(&app)?.end_friend_links(&session).await?;
    Ok(NoContent)
}

pub(crate) async fn look(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Body(FriendCode { code }): Body<FriendCode>,
) -> Answer<Json<FriendOffer>> {
    changes(&app, address)?;
    Ok(Json(people(&app)?.look_at_link(&session, &code).await?))
}

pub(crate) async fn befriend(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Body(FriendCode { code }): Body<FriendCode>,
) -> Answer<Created<FriendOffer>> {
    changes(&app, address)?;
    Ok(Created(people(&app)?.befriend(&session, &code).await?))
}

pub(crate) async fn unfriend(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(friend): Path<String>,
) -> Answer<NoContent> {
    changes(&app, address)?;
    people(&app)?.unfriend(&session, &friend).await?;
    Ok(NoContent)
}

pub(crate) async fn invite(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(friend): Path<String>,
    Body(invite): Body<Invite>,
) -> Answer<NoContent> {
    changes(&app, address)?;
    let asked = people(&app)?.invite(&session, &friend, invite).await?;
    if let (Some(bell), Some(row)) = (&app.inner.doorbell, asked) {
        bell.invite(&friend, &row).await;
    }
    Ok(NoContent)
}

pub(crate) async fn bots(
    State(app): State<App>,
    address: Address,
    wanted: Result<Query<ListBots>, QueryRejection>,
) -> Answer<Json<Vec<BotHere>>> {
    reads(&app, address)?;
    let Query(ListBots { game }) = wanted.map_err(|rejection| {
        let message = format!("a list of bots takes game: {}", rejection.body_text());
        Refusal::with(StatusCode::BAD_REQUEST, message)
    })?;
    Ok(Json(people(&app)?.bots_here(game.as_deref())))
}

pub(crate) async fn challenge(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(table): Path<String>,
    Body(challenge): Body<Challenge>,
) -> Answer<NoContent> {
    changes(&app, address)?;
    people(&app)?.challenge(&session, &table, challenge).await?;
    Ok(NoContent)
}

pub(crate) async fn put_away(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(friend): Path<String>,
) -> Answer<NoContent> {
    changes(&app, address)?;
    people(&app)?.put_away(&session, &friend).await?;
    Ok(NoContent)
}
