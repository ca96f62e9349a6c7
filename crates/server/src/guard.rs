//! Decides which requests are answered: by rate limit, host name and origin.
//!
//! One bucket for each IP address counts every request. A refused request waits up to a second for its
//! answer.

use std::time::{Duration, Instant};

use axum::{
    extract::{Request, State},
    http::{Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{
    App,
    origin::Origin,
    request::{Address, Refusal, Route, unbelieved},
};

/// The longest delay of a refusal over the limit. A client that keeps sending gets slow answers and costs
/// little.
const SLOWLY: Duration = Duration::from_secs(1);

/// Passes a request on, or refuses it.
pub(crate) async fn guard(State(app): State<App>, route: Route, request: Request, next: Next) -> Response {
    // Monitoring uses any host name, and needs an answer even if other clients send too many requests.
    let probes = matches!(route.0.as_str(), "/healthz" | "/readyz");
    let buckets = if probes { &app.inner.probes } else { &app.inner.requests };
    let proxies = &app.inner.settings.trusted_proxies;
    if let Some(proxy) = unbelieved(request.headers(), request.extensions(), proxies) {
        app.inner.told_of_proxy.call_once(|| {
            tracing::warn!(
                "{proxy} sends X-Forwarded-For but is not trusted, so all its visitors count as one \
                 address: if it is your proxy, start with --trusted-proxy {proxy} (SEPTET_TRUSTED_PROXY)"
            );
        });
    }
    if let Some(Address(address)) = Address::of(request.headers(), request.extensions(), proxies)
        && let Err(wait) = buckets.take(address, Instant::now())
    {
        tokio::time::sleep(wait.min(SLOWLY)).await;
        return Refusal::too_many("too many requests came from your network; wait a moment", wait)
            .into_response();
    }
    let origins = &app.inner.origins;
    if !probes && !origins.answers_to(request.headers(), request.uri()) {
        let why = origins.by_another_name(request.headers(), request.uri());
        let page = route.is_file() && !request.uri().path().starts_with("/api");
        return if page { unnamed(&why) } else { forbidden(why) };
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes {
        match origins.judge(request.headers(), request.uri()) {
            Origin::None | Origin::Allowed => {}
            Origin::Foreign => return forbidden("this server does not accept requests from other websites"),
            Origin::Unnamed => {
                return forbidden(origins.by_another_name(request.headers(), request.uri()));
            }
        }
    }
    next.run(request).await
}

fn forbidden(why: impl Into<String>) -> Response {
    Refusal::with(StatusCode::FORBIDDEN, why).into_response()
}

/// Returns a page for a person who opened the server by an unknown host name.
fn unnamed(why: &str) -> Response {
    let page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Septet</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><h1>Septet</h1><p>Not by this name: {why}.</p>\
         <p lang=\"fr\">Ce serveur ne connaît pas ce nom : ouvrez-le par son adresse IP, ou demandez à qui \
         l’héberge de le démarrer avec <code>--public-url</code> (<code>SEPTET_PUBLIC_URL</code>).</p>\
         <p lang=\"nl\">Deze server kent die naam niet: open hem via zijn IP-adres, of vraag de beheerder \
         om hem te starten met <code>--public-url</code> (<code>SEPTET_PUBLIC_URL</code>).</p></html>"
    );
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    (StatusCode::MISDIRECTED_REQUEST, headers, page).into_response()
}
