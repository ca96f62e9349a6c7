//! `/api/matches`: finished matches, for anybody who wants to check or understand them.

use axum::{Json, extract::State};
use protocol::http::{Analysis, MatchRecord};

use crate::{
    App,
    request::{Address, Answer, Path, Refusal},
};

pub(crate) async fn one(
    State(app): State<App>,
    Address(address): Address,
    Path(id): Path<String>,
) -> Answer<Json<MatchRecord>> {
    app.inner.match_reads.take(address, std::time::Instant::now()).map_err(|wait| {
        Refusal::too_many("too many match records were read from your network; wait a moment", wait)
    })?;
    Ok(Json(app.inner.lobby.match_record(&id).await?))
}

pub(crate) async fn analysis(
    State(app): State<App>,
    Address(address): Address,
    Path((id, input)): Path<(String, usize)>,
) -> Answer<Json<Analysis>> {
    app.inner.analyses.take(address, std::time::Instant::now()).map_err(|wait| {
        Refusal::too_many("too many decisions were thought about for your network; wait a moment", wait)
    })?;
    Ok(Json(app.inner.lobby.analysis(&id, input).await?))
}
