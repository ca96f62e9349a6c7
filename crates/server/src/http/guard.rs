//! What happens around every request.

use std::{
    panic::AssertUnwindSafe,
    time::{Duration, Instant},
};

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use futures_util::FutureExt;
use tracing::Instrument;

use super::{Address, App, Origin, Refusal, address::unbelieved};

/// How long a request over the limit waits at most for its refusal: a client that goes on and on is answered slowly, and
/// costs little.
const SLOWLY: Duration = Duration::from_secs(1);

/// Counts requests by where they come from, refuses changes that foreign web pages ask for, bounds the time,
/// survives panics, counts, logs, and adds the headers that every answer has.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let method = request.method().clone();
    // The route, not the address: that may hold the code of a private table.
    let route = request.extensions().get::<MatchedPath>().map_or(FILE, MatchedPath::as_str).to_owned();
    let span = tracing::debug_span!("request", http.method = %method, http.route = route);
    let mut response = answer(&app, &route, request, next).instrument(span.clone()).await;
    let status = response.status();
    span.in_scope(|| tracing::debug!(http.status = status.as_u16(), "answered a request"));
    metrics::counter!(
        "septet_http_requests_total",
        "method" => known(&method),
        "route" => route.clone(),
        "status" => status.as_u16().to_string(),
    )
    .increment(1);
    secure(response.headers_mut(), route.starts_with("/api/"));
    response
}

async fn answer(app: &App, route: &str, request: Request, next: Next) -> Response {
    // Monitoring asks by any host name, and needs an answer even when others send too many requests.
    let probes = matches!(route, "/healthz" | "/readyz");
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
        let page = route == FILE && !request.uri().path().starts_with("/api");
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
    match tokio::time::timeout(
        app.inner.settings.request_timeout,
        AssertUnwindSafe(next.run(request)).catch_unwind(),
    )
    .await
    {
        Ok(Ok(response)) => response,
        // The panic itself was logged by the hook, with its place.
        Ok(Err(_)) => Refusal::with(StatusCode::INTERNAL_SERVER_ERROR, "the server failed; its log says why")
            .into_response(),
        Err(_) => Refusal::with(StatusCode::REQUEST_TIMEOUT, "the request took too long").into_response(),
    }
}

/// What is no route is a file of the client, or its page.
const FILE: &str = "file";

fn forbidden(why: impl Into<String>) -> Response {
    Refusal::with(StatusCode::FORBIDDEN, why).into_response()
}

/// A page for people who opened the server by a name that it was not told.
fn unnamed(why: &str) -> Response {
    let page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Septet</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><h1>Septet</h1><p>Not by this name: {why}.</p>\
         <p lang=\"fr\">Ce serveur ne connaît pas ce nom : ouvrez-le par son adresse IP, ou demandez à qui \
         l’héberge de le démarrer avec <code>--public-url</code> (<code>SEPTET_PUBLIC_URL</code>).</p></html>"
    );
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    (StatusCode::MISDIRECTED_REQUEST, headers, page).into_response()
}

/// Anybody can make up a method, and each would be counted by itself.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

fn secure(headers: &mut HeaderMap, api: bool) {
    const ALWAYS: [(HeaderName, &str); 6] = [
        (
            header::CONTENT_SECURITY_POLICY,
            // Attributes may hold styles: positions and colours that the client computes.
            "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use axum::{Router, body::Body, middleware, routing::get};
    use lobby::{Catalogue, Lobby, MemoryStore};
    use tower::ServiceExt;

    use super::*;
    use crate::Settings;

    #[tokio::test]
    async fn a_panic_and_an_endless_request_are_answered() {
        let store = Arc::new(MemoryStore::default());
        let lobby = Lobby::open(lobby::Config::default(), Catalogue::new(vec![]), store).await.unwrap();
        let settings = Settings { request_timeout: Duration::from_millis(50), ..Settings::default() };
        let app = App::new(lobby, settings);
        let routes = Router::new()
            .route("/panic", get(async || -> String { panic!("on purpose") }))
            .route("/endless", get(std::future::pending::<String>))
            .layer(middleware::from_fn_with_state(app.clone(), guard))
            .with_state(app);
        for (path, status) in [("/panic", 500), ("/endless", 408)] {
            let request = Request::get(path).body(Body::empty()).unwrap();
            let response = routes.clone().oneshot(request).await.unwrap();
            assert_eq!(response.status(), status, "{path}");
            assert_eq!(response.headers()[header::CONTENT_TYPE], "application/problem+json");
            assert!(response.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        }
    }
}
