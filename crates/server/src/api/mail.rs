//! `/api/notifications/mail`, and the pages that links in e-mails lead to. Such a link works without signing in:
//! it is long and random, and serves one purpose.

use axum::extract::State;
use lobby::StoreError;
use protocol::http::{BellLanguage, SetMail};

use super::doorbell::{bell, limit};
use crate::{
    App,
    answers::{Accepted, Html, NoContent},
    doorbell::mail::page::{Page, page},
    request::{Address, Answer, Body, Path, Refusal, SignedIn},
};

/// The most bytes of a token: more than any link of this server has.
const TOKEN_BYTES: usize = 128;

pub(crate) async fn set(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    address: Address,
    Body(request): Body<SetMail>,
) -> Answer<Accepted> {
    limit(&app, Address(address.0))?;
    // A mistyped address does not count against the limit.
    bell(&app)?.check_mail(&request)?;
    let took = app.inner.mails.take(address.0, std::time::Instant::now());
    took.map_err(|wait| {
        Refusal::too_many("too many e-mail addresses were entered from your network; try again later", wait)
    })?;
    bell(&app)?.mail_to(&session, request).await?;
    Ok(Accepted)
}

pub(crate) async fn remove(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    address: Address,
) -> Answer<NoContent> {
    limit(&app, address)?;
    bell(&app)?.mail_no_more(&session).await?;
    Ok(NoContent)
}

/// Shows a page with a button. It changes nothing, because mail scanners open every link.
pub(crate) async fn ask_to_confirm(
    State(app): State<App>,
    address: Address,
    Path(token): Path<String>,
) -> Answer<Html> {
    if limit(&app, address).is_err() {
        return Ok(page(Page::TooMany, None));
    }
    let found = match of(&token) {
        Some(token) => bell(&app)?.confirmable(token).await,
        None => Ok(None),
    };
    Ok(answer(found, Page::Confirm, Page::NotConfirmed))
}

pub(crate) async fn confirm(
    State(app): State<App>,
    address: Address,
    Path(token): Path<String>,
) -> Answer<Html> {
    if limit(&app, address).is_err() {
        return Ok(page(Page::TooMany, None));
    }
    let found = match of(&token) {
        Some(token) => bell(&app)?.confirm_mail(token).await,
        None => Ok(None),
    };
    Ok(answer(found, Page::Confirmed, Page::NotConfirmed))
}

pub(crate) async fn ask_to_stop(
    State(app): State<App>,
    address: Address,
    Path(stop): Path<String>,
) -> Answer<Html> {
    if limit(&app, address).is_err() {
        return Ok(page(Page::TooMany, None));
    }
    let found = match of(&stop) {
        Some(stop) => bell(&app)?.stoppable(stop).await,
        None => Ok(None),
    };
    Ok(answer(found, Page::Stop, Page::Stopped))
}

/// Stops e-mails to an address, also for one-click unsubscription in a mail client (RFC 8058), whose form is
/// empty. An address without e-mails gets the same answer.
pub(crate) async fn stop(State(app): State<App>, address: Address, Path(stop): Path<String>) -> Answer<Html> {
    if limit(&app, address).is_err() {
        return Ok(page(Page::TooMany, None));
    }
    let found = match of(&stop) {
        Some(stop) => bell(&app)?.stop_mail(stop).await,
        None => Ok(None),
    };
    Ok(answer(found, Page::Stopped, Page::Stopped))
}

fn of(token: &str) -> Option<&str> {
    let fits = token.len() <= TOKEN_BYTES && token.bytes().all(|byte| byte.is_ascii_hexdigit());
    fits.then_some(token)
}

fn answer(found: Result<Option<BellLanguage>, StoreError>, there: Page, gone: Page) -> Html {
    match found {
        Ok(Some(language)) => page(there, Some(language)),
        Ok(None) => page(gone, None),
        Err(error) => {
            if !error.is_outage() {
                tracing::error!(%error, "a link of an e-mail could not be handled");
            }
            page(Page::Unstored, None)
        }
    }
}
