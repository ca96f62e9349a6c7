//! `/api/session`: signing in and out.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::{MethodRouter, get},
};
use axum_extra::extract::{
    CookieJar,
    cookie::{Cookie, SameSite},
};
use lobby::{Session, SignedInto, Visitor};
use protocol::{Account, AccountKind, http};

use crate::{
    App,
    request::{Answer, Body, Credentials, Refusal, SignedIn, Visiting, cookie_name},
};

pub(crate) fn routes() -> MethodRouter<App> {
    get(show).post(sign_in).patch(rename).delete(sign_out)
}

/// Who asks. A browser that has no session, or an old one, has done nothing wrong: it is told that there is
/// nobody. A token that is worth nothing is a mistake.
async fn show(State(app): State<App>, headers: HeaderMap) -> Answer<Response> {
    let credentials = Credentials::of(&headers, app.inner.origins.secure());
    match credentials.session(&app).await {
        Ok(session) => Ok(Json(session.account).into_response()),
        Err(refusal) if refusal.is_nobody() && !matches!(credentials, Credentials::Bearer(_)) => {
            Ok(StatusCode::NO_CONTENT.into_response())
        }
        Err(refusal) => Err(refusal),
    }
}

async fn sign_in(
    State(app): State<App>,
    Visiting(visitor): Visiting,
    Body(request): Body<http::SignIn>,
) -> Answer<Response> {
    app.inner
        .sign_ins
        .take(visitor.address, std::time::Instant::now())
        .map_err(|wait| Refusal::too_many("too many sign-ins came from your network; wait a moment", wait))?;
    let into = app.inner.lobby.sign_in(request, visitor.agent).await?;
    let SignedInto { account, token } = into;
    Ok(match account.kind {
        AccountKind::Person => {
            (StatusCode::CREATED, cookie(&app, Some(token)), Json(http::SignedIn { account, token: None }))
                .into_response()
        }
        AccountKind::Bot | AccountKind::Companion => {
            (StatusCode::CREATED, Json(http::SignedIn { account, token: Some(token) })).into_response()
        }
    })
}

/// To an account that there is. The session that the browser came with ends, be it a guest's, or one that somebody else
/// put there: what is given out is always new.
pub(crate) async fn come_back(
    State(app): State<App>,
    Visiting(visitor): Visiting,
    headers: HeaderMap,
    Body(request): Body<http::ComeBack>,
) -> Answer<Response> {
    limit_come_backs(&app, &visitor)?;
    let before = before(&app, &headers).await?;
    let into = app.inner.lobby.come_back(&request, &visitor, before.as_ref()).await?;
    let SignedInto { account, token } = into;
    let body = Json(http::SignedIn { account, token: None });
    Ok((StatusCode::CREATED, cookie(&app, Some(token)), body).into_response())
}

/// The session that a browser comes with, if it has not ended.
pub(crate) async fn before(app: &App, headers: &HeaderMap) -> Answer<Option<Session>> {
    match Credentials::of(headers, app.inner.origins.secure()).session(app).await {
        Ok(session) => Ok(Some(session)),
        Err(refusal) if refusal.is_nobody() => Ok(None),
        Err(refusal) => Err(refusal),
    }
}

/// Counts a request that shows a key, or asks for a passkey.
pub(crate) fn limit_come_backs(app: &App, visitor: &Visitor) -> Result<(), Refusal> {
    let took = app.inner.come_backs.take(visitor.address, std::time::Instant::now());
    took.map_err(|wait| {
        Refusal::too_many(
            "too many codes, passwords and passkeys came from your network; wait a moment",
            wait,
        )
    })
}

async fn rename(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Body(request): Body<http::Rename>,
) -> Answer<Json<Account>> {
    Ok(Json(app.inner.lobby.rename(&session, &request.name).await?))
}

async fn sign_out(State(app): State<App>, SignedIn(session): SignedIn) -> Answer<Response> {
    app.inner.lobby.sign_out(&session).await?;
    Ok((StatusCode::NO_CONTENT, cookie(&app, None)).into_response())
}

/// Sets or removes the session's cookie. Only this server's pages send it, and no script reads it.
pub(crate) fn cookie(app: &App, token: Option<String>) -> CookieJar {
    let secure = app.inner.origins.secure();
    let gone = token.is_none();
    let cookie = Cookie::build((cookie_name(secure), token.unwrap_or_default())).path("/");
    let mut cookie = cookie.http_only(true).same_site(SameSite::Lax).secure(secure).build();
    if gone {
        cookie.make_removal();
    } else {
        // Browsers keep it for 400 days at most.
        cookie.make_permanent();
    }
    CookieJar::new().add(cookie)
}
