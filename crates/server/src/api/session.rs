//! `/api/session`: signing in and out.

use axum::{Json, extract::State};
use axum_extra::extract::CookieJar;
use lobby::{SignedInto, Visitor};
use protocol::{Account, AccountKind, http};

use crate::{
    App,
    answers::{Created, Either, NoContent},
    request::{Answer, Body, Cookies, Credentials, MaybeSignedIn, Refusal, SignedIn, Visiting},
};

/// Returns the account of the session. A browser without a session, or with an expired one, gets 204, because
/// that is no error. An invalid bearer token is an error. A cookie is renewed, so that it stays in use.
pub(crate) async fn show(
    State(app): State<App>,
    cookies: Cookies,
    credentials: Credentials,
) -> Answer<Either<(Option<CookieJar>, Json<Account>), NoContent>> {
    match credentials.session(&app).await {
        Ok(session) => {
            let renewed = match credentials {
                Credentials::Cookie(token) => Some(cookies.set_session(Some(token))),
                Credentials::None | Credentials::Bearer(_) => None,
            };
            Ok(Either::One((renewed, Json(session.account))))
        }
        Err(refusal) if refusal.is_nobody() && !matches!(credentials, Credentials::Bearer(_)) => {
            Ok(Either::Other(NoContent))
        }
        Err(refusal) => Err(refusal),
    }
}

/// Signs in as a guest or a bot. A person's session is a cookie; a bot gets a token.
pub(crate) async fn sign_in(
    State(app): State<App>,
    Visiting(visitor): Visiting,
    cookies: Cookies,
    credentials: Credentials,
    Body(request): Body<http::SignIn>,
) -> Answer<(Option<CookieJar>, Created<http::SignedIn>)> {
    app.inner.sign_ins.take(visitor.address, std::time::Instant::now()).map_err(|wait| {
        Refusal::too_many("too many new accounts came from your network; wait a moment", wait)
    })?;
    // A banned session must not create another account.
    match credentials.session(&app).await {
        Err(refusal) if !refusal.is_nobody() => return Err(refusal),
        Ok(_) | Err(_) => {}
    }
    let into = app.inner.lobby.sign_in(request, visitor.agent).await?;
    let SignedInto { account, token } = into;
    Ok(match account.kind {
        AccountKind::Person => {
            (Some(cookies.set_session(Some(token))), Created(http::SignedIn { account, token: None }))
        }
        AccountKind::Bot | AccountKind::Companion => {
            (None, Created(http::SignedIn { account, token: Some(token) }))
        }
    })
}

/// Signs in to an existing account. The session that the browser had before ends, because another person may
/// have put it there. A new token is always issued.
pub(crate) async fn come_back(
    State(app): State<App>,
    Visiting(visitor): Visiting,
    cookies: Cookies,
    MaybeSignedIn(before): MaybeSignedIn,
    Body(request): Body<http::ComeBack>,
) -> Answer<(CookieJar, Created<http::SignedIn>)> {
    limit_come_backs(&app, &visitor)?;
    let into = app.inner.lobby.come_back(&request, &visitor, before.as_ref()).await?;
    let SignedInto { account, token } = into;
    Ok((cookies.set_session(Some(token)), Created(http::SignedIn { account, token: None })))
}

/// Counts a request that confirms a sign-in method, or asks for a passkey.
pub(crate) fn limit_come_backs(app: &App, visitor: &Visitor) -> Result<(), Refusal> {
    let took = app.inner.come_backs.take(visitor.address, std::time::Instant::now());
    took.map_err(|wait| {
        Refusal::too_many("too many sign-in attempts came from your network; wait a moment", wait)
    })
}

pub(crate) async fn rename(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Body(request): Body<http::Rename>,
) -> Answer<Json<Account>> {
    Ok(Json(app.inner.lobby.rename(&session, &request.name).await?))
}

pub(crate) async fn sign_out(
    State(app): State<App>,
    cookies: Cookies,
    SignedIn(session): SignedIn,
) -> Answer<(CookieJar, NoContent)> {
    app.inner.lobby.sign_out(&session).await?;
    Ok((cookies.set_session(None), NoContent))
}
