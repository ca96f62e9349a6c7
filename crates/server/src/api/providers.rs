//! `/api/provider` and the requests that send a browser to the OpenID Connect provider: to add a sign-in
//! method, to confirm, and to sign in.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
};
use axum_extra::extract::CookieJar;
use lobby::{Session, SignedInto};
use protocol::{
    Problem, ProblemCode,
    http::{self, BeginProviderKey, GoToProvider, ProviderAnswer, ProviderDid, RemoveProviderKey},
};

use super::{
    account::limit_keys,
    passkeys::{asked_before, hashed, random},
    session::limit_come_backs,
};
use crate::{
    App,
    answers::{Created, Either, NoContent},
    pending::OfWhom,
    provider::{Provider, Purpose},
    request::{Answer, Body, Cookies, MaybeSignedIn, Path, SignedIn, Visiting},
};

pub(crate) async fn about(State(app): State<App>) -> Json<http::Provider> {
    Json(http::Provider { name: app.inner.provider.as_ref().map(|provider| provider.name().to_owned()) })
}

pub(crate) async fn begin(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    headers: HeaderMap,
    Body(request): Body<BeginProviderKey>,
) -> Answer<Json<GoToProvider>> {
    limit_keys(&app, &visitor)?;
    let provider = provider(&app, &headers)?;
    let may = app.inner.lobby.may_add_provider_key(&session, request.proof.as_ref(), &visitor).await?;
    let purpose = Purpose::Add(may);
    let url =
        provider.begin(&app.inner.lobby, purpose, OfWhom::Session(session.hash), visitor.address).await?;
    Ok(Json(GoToProvider { url }))
}

/// Sends the browser of a signed-in account to the provider for a confirmation.
pub(crate) async fn begin_to_show(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    headers: HeaderMap,
) -> Answer<Json<GoToProvider>> {
    limit_come_backs(&app, &visitor)?;
    let provider = provider(&app, &headers)?;
    let url = provider
        .begin(&app.inner.lobby, Purpose::Show, OfWhom::Session(session.hash), visitor.address)
        .await?;
    Ok(Json(GoToProvider { url }))
}

/// Sends a browser to the provider to sign in. It needs no session. It gets a cookie, because the answer must
/// come from the same browser.
pub(crate) async fn begin_to_come_back(
    State(app): State<App>,
    Visiting(visitor): Visiting,
    cookies: Cookies,
    headers: HeaderMap,
) -> Answer<(CookieJar, Json<GoToProvider>)> {
    limit_come_backs(&app, &visitor)?;
    let provider = provider(&app, &headers)?;
    let token = random()?;
    let of = OfWhom::Browser(hashed(&token));
    let url = provider.begin(&app.inner.lobby, Purpose::ComeBack, of, visitor.address).await?;
    Ok((cookies.set_asked(Some(token)), Json(GoToProvider { url })))
}

/// A new session with its cookie, and the removal of the cookie of the question, if the browser had one.
type Inside = (Option<CookieJar>, (CookieJar, Created<ProviderDid>));

/// Handles the answer of the provider. The page that the browser returns to sends it, so that it comes from
/// one of this server's own pages, like every change.
pub(crate) async fn answer(
    State(app): State<App>,
    Visiting(visitor): Visiting,
    cookies: Cookies,
    MaybeSignedIn(session): MaybeSignedIn,
    headers: HeaderMap,
    Body(request): Body<ProviderAnswer>,
) -> Answer<Either<Inside, Json<ProviderDid>>> {
    limit_come_backs(&app, &visitor)?;
    let (provider, lobby) = (provider(&app, &headers)?, &app.inner.lobby);
    let browser = asked_before(&cookies, &headers);
    let is = |of: &OfWhom| match of {
        OfWhom::Session(hash) => session.as_ref().is_some_and(|session| session.hash == *hash),
        OfWhom::Browser(_) => *of == browser,
    };
    let (purpose, id) = provider.answered(&app.inner.lobby, &request, is).await?;
    match purpose {
        Purpose::Add(may) => {
            let (key, into) = lobby.add_provider_key(&signed_in(session)?, may, id, &visitor).await?;
            let did = ProviderDid::Added { key: key.listed() };
            Ok(Either::One((None, (cookies.set_session(Some(into.token)), Created(did)))))
        }
        Purpose::Show => {
            lobby.show_provider_key(&signed_in(session)?, &id).await?;
            Ok(Either::Other(Json(ProviderDid::Shown)))
        }
        Purpose::ComeBack => {
            let into = lobby.come_back_by_provider(&id, &visitor, session.as_ref()).await?;
            let SignedInto { account, token } = into;
            let did = Created(ProviderDid::CameBack { account });
            Ok(Either::One((Some(cookies.set_asked(None)), (cookies.set_session(Some(token)), did))))
        }
    }
}

pub(crate) async fn remove(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    Path(id): Path<String>,
    Body(request): Body<RemoveProviderKey>,
) -> Answer<NoContent> {
    limit_come_backs(&app, &visitor)?;
    let called = |key: &lobby::ProviderKey| key.short_id() == id;
    app.inner.lobby.remove_provider_key(&session, called, request.proof.as_ref(), &visitor).await?;
    Ok(NoContent)
}

/// Returns the provider, for pages of the public URL only. Browsers return to that URL and have its cookies
/// only there.
fn provider<'a>(app: &'a App, headers: &HeaderMap) -> Result<&'a Arc<Provider>, Problem> {
    let Some(provider) = &app.inner.provider else {
        return Err(Problem::new(ProblemCode::NotFound, "this server has no provider to sign in with"));
    };
    let public = app.inner.origins.public().unwrap_or_default();
    match headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default()) {
        Some(page) if !page.eq_ignore_ascii_case(public) => Err(Problem::new(
            ProblemCode::NotAllowed,
            format!("this works only at {public}; open that address"),
        )),
        Some(_) | None => Ok(provider),
    }
}

fn signed_in(session: Option<Session>) -> Result<Session, Problem> {
    session.ok_or_else(|| Problem::new(ProblemCode::NotSignedIn, "this session has ended; sign in again"))
}
