//! `/api/account`: sign-in methods, signed-in devices, and deletion of an account.

use axum::{Json, extract::State};
use axum_extra::extract::CookieJar;
use lobby::Visitor;
use protocol::http::{
    AboutMe, AccountTime, BeginVacation, DeviceCode, Erase, HasPassword, MadeCode, MakeCode, SetPassword,
    SetZone,
};

use super::session::limit_come_backs;
use crate::{
    App,
    answers::{Created, NoContent},
    request::{Answer, Body, Cookies, Path, Refusal, SignedIn, Visiting},
};

pub(crate) async fn about(State(app): State<App>, SignedIn(session): SignedIn) -> Answer<Json<AboutMe>> {
    let admin = app.inner.desk.as_ref().is_some_and(|desk| desk.is_admin(&session.account.id));
    Ok(Json(AboutMe { admin, ..app.inner.lobby.about(&session).await? }))
}

pub(crate) async fn time(State(app): State<App>, SignedIn(session): SignedIn) -> Answer<Json<AccountTime>> {
    Ok(Json(app.inner.lobby.account_time(&session).await?))
}

pub(crate) async fn set_zone(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Body(request): Body<SetZone>,
) -> Answer<Json<AccountTime>> {
    Ok(Json(app.inner.lobby.set_zone(&session, &request).await?))
}

pub(crate) async fn begin_vacation(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Body(request): Body<BeginVacation>,
) -> Answer<Json<AccountTime>> {
    Ok(Json(app.inner.lobby.begin_vacation(&session, &request).await?))
}

pub(crate) async fn end_vacation(
    State(app): State<App>,
    SignedIn(session): SignedIn,
) -> Answer<Json<AccountTime>> {
    Ok(Json(app.inner.lobby.end_vacation(&session).await?))
}

pub(crate) async fn make_code(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    cookies: Cookies,
    Body(request): Body<MakeCode>,
) -> Answer<(CookieJar, Created<MadeCode>)> {
    limit_keys(&app, &visitor)?;
    let (made, into) = app.inner.lobby.make_code(&session, &request, &visitor).await?;
    Ok((cookies.set_session(Some(into.token)), Created(made)))
}

pub(crate) async fn set_password(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    cookies: Cookies,
    Body(request): Body<SetPassword>,
) -> Answer<(CookieJar, Json<HasPassword>)> {
    limit_keys(&app, &visitor)?;
    let (set, into) = app.inner.lobby.set_password(&session, &request, &visitor).await?;
    Ok((cookies.set_session(Some(into.token)), Json(set)))
}

pub(crate) async fn show_device_code(
    State(app): State<App>,
    SignedIn(session): SignedIn,
) -> Answer<Created<DeviceCode>> {
    Ok(Created(app.inner.lobby.show_device_code(&session).await?))
}

pub(crate) async fn say_lost(State(app): State<App>, SignedIn(session): SignedIn) -> Answer<NoContent> {
    app.inner.lobby.say_lost(&session).await?;
    Ok(NoContent)
}

pub(crate) async fn nobody_lost(State(app): State<App>, SignedIn(session): SignedIn) -> Answer<NoContent> {
    app.inner.lobby.nobody_lost(&session).await?;
    Ok(NoContent)
}

pub(crate) async fn end_one(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Path(id): Path<String>,
) -> Answer<NoContent> {
    app.inner.lobby.end_device(&session, &id).await?;
    Ok(NoContent)
}

pub(crate) async fn end_others(State(app): State<App>, SignedIn(session): SignedIn) -> Answer<NoContent> {
    app.inner.lobby.end_other_devices(&session).await?;
    Ok(NoContent)
}

pub(crate) async fn erase(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    cookies: Cookies,
    Body(request): Body<Erase>,
) -> Answer<(CookieJar, NoContent)> {
    limit_come_backs(&app, &visitor)?;
    app.inner.lobby.erase(&session, &request, &visitor).await?;
    Ok((cookies.set_session(None), NoContent))
}

/// Counts a change of a sign-in method, and the confirmation that comes with it.
pub(crate) fn limit_keys(app: &App, visitor: &Visitor) -> Result<(), Refusal> {
    limit_come_backs(app, visitor)?;
    let took = app.inner.keys.take(visitor.address, std::time::Instant::now());
    took.map_err(|wait| {
        Refusal::too_many("too many sign-in methods were added from your network; try again later", wait)
    })
}
