//! `/api/tables`: listing and making tables; `/api/setup`: checking a setup.

use axum::{
    Json,
    extract::{Query, State, rejection::QueryRejection},
    http::StatusCode,
};
use protocol::{
    Setup,
    http::{CheckedSetup, ListTables, MadeTable, TableListing},
};

use crate::{
    App,
    answers::{Created, Paged},
    request::{Address, Answer, Body, MaybeSignedIn, Path, Refusal, SignedIn},
};

/// Counts a request that costs about one query of the database.
pub(crate) fn read(app: &App, Address(address): Address) -> Answer<()> {
    app.inner.table_reads.take(address, std::time::Instant::now()).map_err(|wait| {
        Refusal::too_many("too many requests about tables came from your network; wait a moment", wait)
    })
}

pub(crate) async fn public(
    State(app): State<App>,
    address: Address,
    wanted: Result<Query<ListTables>, QueryRejection>,
) -> Answer<Paged<TableListing>> {
    read(&app, address)?;
    let Query(wanted) = wanted.map_err(|rejection| {
        let message =
            format!("a list takes game, status (gathering or playing) and page: {}", rejection.body_text());
        Refusal::with(StatusCode::BAD_REQUEST, message)
    })?;
    let (page, all) = app.inner.lobby.public_tables(&wanted);
    Ok(Paged { all, page })
}

pub(crate) async fn mine(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
) -> Answer<Json<Vec<TableListing>>> {
    read(&app, address)?;
    Ok(Json(app.inner.lobby.tables_of(&session.account).await?))
}

pub(crate) async fn one(
    State(app): State<App>,
    address: Address,
    who: MaybeSignedIn,
    Path(table): Path<String>,
) -> Answer<Json<TableListing>> {
    read(&app, address)?;
    Ok(Json(app.inner.lobby.table(&table, address.0, who.account()).await?))
}

pub(crate) async fn check(
    State(app): State<App>,
    address: Address,
    Body(setup): Body<Setup>,
) -> Answer<Json<CheckedSetup>> {
    read(&app, address)?;
    Ok(Json(app.inner.lobby.check_setup(setup)))
}

/// Counts a request that makes a table.
pub(crate) fn makes(app: &App, Address(address): &Address) -> Answer<()> {
    app.inner
        .tables
        .take(*address, std::time::Instant::now())
        .map_err(|wait| Refusal::too_many("too many tables were made from your network; wait a moment", wait))
}

pub(crate) async fn make(
    State(app): State<App>,
    address: Address,
    SignedIn(session): SignedIn,
    Body(setup): Body<Setup>,
) -> Answer<Created<MadeTable>> {
    makes(&app, &address)?;
    Ok(Created(app.inner.lobby.make_table(&session.account, setup).await?))
}
