//! `/api/notifications`: notifications that it is a player's turn.

use axum::{Json, extract::State, http::StatusCode};
use protocol::http::{self, BellWishes, MadeWebhook, RingHere, SetWebhook};

use crate::{
    App, Doorbell,
    answers::{Created, NoContent},
    request::{Address, Answer, Body, Refusal, SignedIn},
};

pub(super) fn bell(app: &App) -> Answer<&Doorbell> {
    let none = || {
        Refusal::with(StatusCode::NOT_FOUND, "this server sends no notifications, because it has no database")
    };
    app.inner.doorbell.as_ref().ok_or_else(none)
}

/// Counts a change, which costs a write.
pub(super) fn limit(app: &App, Address(address): Address) -> Answer<()> {
    let took = app.inner.bells.take(address, std::time::Instant::now());
    took.map_err(|wait| {
        Refusal::too_many(
            "notification settings were changed too often from your network; wait a moment",
            wait,
        )
    })
}

pub(crate) async fn about(
    State(app): State<App>,
    SignedIn(session): SignedIn,
) -> Answer<Json<http::Doorbell>> {
    Ok(Json(bell(&app)?.about(&session).await?))
}

pub(crate) async fn ring_here(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    address: Address,
    Body(request): Body<RingHere>,
) -> Answer<NoContent> {
    limit(&app, address)?;
    bell(&app)?.ring_here(&session, request).await?;
    Ok(NoContent)
}

pub(crate) async fn ring_no_more(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    address: Address,
) -> Answer<NoContent> {
    limit(&app, address)?;
    bell(&app)?.ring_no_more(&session).await?;
    Ok(NoContent)
}

pub(crate) async fn wish(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    address: Address,
    Body(wishes): Body<BellWishes>,
) -> Answer<NoContent> {
    limit(&app, address)?;
    bell(&app)?.wish(&session, &wishes).await?;
    Ok(NoContent)
}

pub(crate) async fn hook(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    address: Address,
    Body(request): Body<SetWebhook>,
) -> Answer<Created<MadeWebhook>> {
    limit(&app, address)?;
    Ok(Created(bell(&app)?.hook(&session, request).await?))
}

pub(crate) async fn unhook(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    address: Address,
) -> Answer<NoContent> {
    limit(&app, address)?;
    bell(&app)?.unhook(&session).await?;
    Ok(NoContent)
}
