//! `/api/duplicates`: the same deal at several tables.

use axum::{Json, extract::State};
use protocol::http::{Duplicate, MadeDuplicate, MakeDuplicate};

use super::tables::{makes, read};
use crate::{
    App,
    answers::Created,
    request::{Address, Answer, Body, MaybeSignedIn, Path, SignedIn},
};

/// Makes the tables. Each of them counts against the limit.
pub(crate) async fn make(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Body(MakeDuplicate { setup, tables }): Body<MakeDuplicate>,
) -> Answer<Created<MadeDuplicate>> {
    for _ in 0..tables.clamp(1, protocol::http::MOST_DUPLICATE_TABLES) {
        makes(&app, &address)?;
    }
    let made = app.inner.lobby.make_duplicate(&session.account, (setup, tables)).await?;
    Ok(Created(made))
}

pub(crate) async fn one(
    State(app): State<App>,
    address: Address,
    who: MaybeSignedIn,
    Path(set): Path<String>,
) -> Answer<Json<Duplicate>> {
    read(&app, address)?;
    Ok(Json(app.inner.lobby.duplicate(who.account(), &set).await?))
}

pub(crate) async fn close(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Path(set): Path<String>,
) -> Answer<Json<Duplicate>> {
    read(&app, address)?;
    Ok(Json(app.inner.lobby.close_duplicate(&session.account, &set).await?))
}
