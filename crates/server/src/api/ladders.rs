//! `/api/ladders`: rated matches between external bots.

use axum::{
    Json,
    extract::{Query, State, rejection::QueryRejection},
    http::StatusCode,
};
use protocol::http::{Ladder, LadderCrosstable, LadderListing, LadderMatch, ListLadderMatches};

use super::people::{changes, reads};
use crate::{
    App, Ladders,
    answers::{NoContent, Paged},
    request::{Address, Answer, Path, Refusal, SignedIn},
};

fn ladders(app: &App) -> Answer<&Ladders> {
    let none = || Refusal::with(StatusCode::NOT_FOUND, "this server has no ladders");
    app.inner.ladders.as_ref().ok_or_else(none)
}

pub(crate) async fn all(State(app): State<App>, address: Address) -> Answer<Json<Vec<LadderListing>>> {
    reads(&app, address)?;
    Ok(Json(ladders(&app)?.all().await?))
}

pub(crate) async fn one(
    State(app): State<App>,
    address: Address,
    Path(game): Path<String>,
) -> Answer<Json<Ladder>> {
    reads(&app, address)?;
    Ok(Json(ladders(&app)?.one(&game).await?))
}

pub(crate) async fn crosstable(
    State(app): State<App>,
    address: Address,
    Path(game): Path<String>,
) -> Answer<Json<LadderCrosstable>> {
    reads(&app, address)?;
    Ok(Json(ladders(&app)?.crosstable(&game).await?))
}

pub(crate) async fn matches(
    State(app): State<App>,
    address: Address,
    Path(game): Path<String>,
    wanted: Result<Query<ListLadderMatches>, QueryRejection>,
) -> Answer<Paged<LadderMatch>> {
    reads(&app, address)?;
    let Query(wanted) = wanted.map_err(|rejection| {
        let message = format!("a list takes player, opponent and page: {}", rejection.body_text());
        Refusal::with(StatusCode::BAD_REQUEST, message)
    })?;
    let (page, all) = ladders(&app)?.matches(&game, &wanted).await?;
    Ok(Paged { all, page })
}

pub(crate) async fn join(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(game): Path<String>,
) -> Answer<NoContent> {
    changes(&app, address)?;
    ladders(&app)?.join(&session.account, &game).await?;
    Ok(NoContent)
}

pub(crate) async fn leave(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(game): Path<String>,
) -> Answer<NoContent> {
    changes(&app, address)?;
    ladders(&app)?.leave(&session.account.id, &game).await?;
    Ok(NoContent)
}
