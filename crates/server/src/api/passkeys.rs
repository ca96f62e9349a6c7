//! `/api/account/passkeys`, `/api/account/shown` and `/api/session/passkey`: WebAuthn requests to browsers
//! and their answers.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, Uri},
};
use axum_extra::extract::CookieJar;
use lobby::SignedInto;
use protocol::{
    Problem, ProblemCode,
    http::{self, AddPasskey, AskBrowser, BeginPasskey, ListedPasskey, RemovePasskey, ShowPasskey},
};
use ring::rand::{SecureRandom as _, SystemRandom};
use sha2::{Digest as _, Sha256};

use super::{account::limit_keys, session::limit_come_backs};
use crate::{
    App,
    answers::{Created, NoContent},
    passkeys::Site,
    pending::OfWhom,
    request::{Answer, Body, Cookies, MaybeSignedIn, Path, SignedIn, Visiting},
};

pub(crate) async fn begin(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    headers: HeaderMap,
    uri: Uri,
    Body(request): Body<BeginPasskey>,
) -> Answer<Json<AskBrowser>> {
    limit_keys(&app, &visitor)?;
    let site = site(&app, &headers, &uri)?;
    let may = app.inner.lobby.may_add_passkey(&session, request.proof.as_ref(), &visitor).await?;
    let options =
        app.inner.passkeys.ask_to_add(&app.inner.lobby, &site, &session, may, visitor.address).await?;
    Ok(Json(AskBrowser { options }))
}

pub(crate) async fn add(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    cookies: Cookies,
    headers: HeaderMap,
    uri: Uri,
    Body(request): Body<AddPasskey>,
) -> Answer<(CookieJar, Created<ListedPasskey>)> {
    limit_come_backs(&app, &visitor)?;
    let site = site(&app, &headers, &uri)?;
    let lobby = &app.inner.lobby;
    let name = lobby.passkey_name(&request.name)?;
    let (may, mut passkey) = app.inner.passkeys.added(lobby, &site, &session, &request.credential).await?;
    passkey.name = name;
    let (passkey, into) = lobby.add_passkey(&session, may, passkey, &visitor).await?;
    let listed = ListedPasskey {
        id: passkey.short_id(),
        name: passkey.name,
        made_at: passkey.made_at,
        used_at: passkey.used_at,
    };
    Ok((cookies.set_session(Some(into.token)), Created(listed)))
}

pub(crate) async fn remove(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    Path(id): Path<String>,
    Body(request): Body<RemovePasskey>,
) -> Answer<NoContent> {
    limit_come_backs(&app, &visitor)?;
    let called = |passkey: &lobby::Passkey| passkey.short_id() == id;
    app.inner.lobby.remove_passkey(&session, called, request.proof.as_ref(), &visitor).await?;
    Ok(NoContent)
}

/// Asks the browser of a signed-in account for a confirmation with a passkey.
pub(crate) async fn begin_to_show(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    headers: HeaderMap,
    uri: Uri,
) -> Answer<Json<AskBrowser>> {
    limit_come_backs(&app, &visitor)?;
    let site = site(&app, &headers, &uri)?;
    let of = OfWhom::Session(session.hash);
    let options = app.inner.passkeys.ask_to_show(&app.inner.lobby, &site, of, visitor.address).await?;
    Ok(Json(AskBrowser { options }))
}

pub(crate) async fn show(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Visiting(visitor): Visiting,
    headers: HeaderMap,
    uri: Uri,
    Body(request): Body<ShowPasskey>,
) -> Answer<NoContent> {
    limit_come_backs(&app, &visitor)?;
    let site = site(&app, &headers, &uri)?;
    let (lobby, of) = (&app.inner.lobby, OfWhom::Session(session.hash.clone()));
    let shown = app.inner.passkeys.shown(lobby, &site, &of, &request.credential).await?;
    lobby.show_passkey(&session, shown).await?;
    Ok(NoContent)
}

/// Asks a browser for a passkey to sign in with. It needs no session. It gets a cookie, because the answer
/// must come from the same browser.
pub(crate) async fn begin_to_come_back(
    State(app): State<App>,
    Visiting(visitor): Visiting,
    cookies: Cookies,
    headers: HeaderMap,
    uri: Uri,
) -> Answer<(CookieJar, Json<AskBrowser>)> {
    limit_come_backs(&app, &visitor)?;
    let site = site(&app, &headers, &uri)?;
    let token = random()?;
    let of = OfWhom::Browser(hashed(&token));
    let options = app.inner.passkeys.ask_to_show(&app.inner.lobby, &site, of, visitor.address).await?;
    Ok((cookies.set_asked(Some(token)), Json(AskBrowser { options })))
}

/// Signs in with a passkey. The session that the browser had before ends.
pub(crate) async fn come_back(
    State(app): State<App>,
    Visiting(visitor): Visiting,
    cookies: Cookies,
    MaybeSignedIn(before): MaybeSignedIn,
    headers: HeaderMap,
    uri: Uri,
    Body(request): Body<ShowPasskey>,
) -> Answer<(CookieJar, (CookieJar, Created<http::SignedIn>))> {
    limit_come_backs(&app, &visitor)?;
    let site = site(&app, &headers, &uri)?;
    let (lobby, of) = (&app.inner.lobby, asked_before(&cookies, &headers));
    let shown = app.inner.passkeys.shown(lobby, &site, &of, &request.credential).await?;
    let SignedInto { account, token } = lobby.come_back_by_passkey(shown, &visitor, before.as_ref()).await?;
    let body = Created(http::SignedIn { account, token: None });
    Ok((cookies.set_asked(None), (cookies.set_session(Some(token)), body)))
}

fn site(app: &App, headers: &HeaderMap, uri: &Uri) -> Result<Site, Problem> {
    Site::of(&app.inner.origins, headers, uri)
}

pub(super) fn random() -> Result<String, Problem> {
    let mut bytes = [0; 32];
    SystemRandom::new().fill(&mut bytes).map_err(|_| {
        tracing::error!("the operating system gives no random numbers");
        Problem::new(ProblemCode::Internal, "the server failed; its log says why")
    })?;
    Ok(hex::encode(bytes))
}

pub(super) fn hashed(token: &str) -> String {
    hex::encode(Sha256::new_with_prefix(b"septet asked ").chain_update(token).finalize())
}

/// Identifies the browser by the cookie that it got with the question.
pub(super) fn asked_before(cookies: &Cookies, headers: &HeaderMap) -> OfWhom {
    OfWhom::Browser(hashed(&cookies.asked(headers).unwrap_or_default()))
}
