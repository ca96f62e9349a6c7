//! The layers around every request: metrics, traces, the guard, a time limit, a handler for panics, and the
//! headers of every answer.

use std::{any::Any, time::Instant};

use axum::{
    BoxError, Router,
    error_handling::HandleErrorLayer,
    extract::Request,
    http::{HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use tower::ServiceBuilder;
use tower_http::{catch_panic::CatchPanicLayer, set_header::SetResponseHeaderLayer, trace::TraceLayer};

use crate::{
    App,
    guard::guard,
    request::{Refusal, Route},
};

/// Headers of every answer.
const ALWAYS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        // Style attributes are allowed, for positions and colours that the client computes.
        "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Returns the routes with all layers around them.
pub(crate) fn around(routes: Router<App>, app: &App) -> Router<App> {
    let limit = app.inner.settings.request_timeout;
    let slow = HandleErrorLayer::new(async |_: BoxError| {
        Refusal::with(StatusCode::REQUEST_TIMEOUT, "the request took too long")
    });
    let trace = TraceLayer::new_for_http()
        .make_span_with(|request: &Request| {
            let Route(route) = Route::of(request);
            let method = known(request.method());
            tracing::debug_span!(
                "request",
                otel.name = format!("{method} {route}"),
                otel.kind = "server",
                http.request.method = method,
                http.route = route,
                http.response.status_code = tracing::field::Empty,
            )
        })
        .on_request(())
        .on_response(|response: &Response, _, span: &tracing::Span| {
            span.record("http.response.status_code", response.status().as_u16());
            tracing::debug!("answered a request");
        })
        // A failure is logged where it happens.
        .on_failure(());
    // The last layer is the outermost one.
    let guarded = routes
        .layer(CatchPanicLayer::custom(failed))
        .layer(ServiceBuilder::new().layer(slow).timeout(limit))
        .layer(middleware::from_fn_with_state(app.clone(), guard));
    ALWAYS
        .into_iter()
        .fold(guarded, |routes, (name, value)| {
            routes.layer(SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value)))
        })
        .layer(middleware::from_fn(count))
        .layer(trace)
}

/// Answers after a panic. The panic hook has logged its location.
fn failed(_: Box<dyn Any + Send>) -> Response {
    Refusal::with(StatusCode::INTERNAL_SERVER_ERROR, "the server failed; its log says why").into_response()
}

/// Counts a request, and forbids caches to store an answer of the API.
async fn count(Route(route): Route, request: Request, next: Next) -> Response {
    let method = known(request.method());
    // Decided by the path: an unknown path gets the same header as an existing one.
    let is_api = request.uri().path().starts_with("/api/");
    let began = Instant::now();
    let mut response = next.run(request).await;
    let kind = if route.starts_with("/api/") { "api" } else { "file" };
    metrics::histogram!("septet_http_seconds", "kind" => kind).record(began.elapsed());
    metrics::counter!(
        "septet_http_requests_total",
        "method" => method,
        "route" => route.clone(),
        "status" => response.status().as_u16().to_string(),
    )
    .increment(1);
    if is_api {
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Returns the label of a method. Unknown methods share one, because clients can invent any number of them.
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

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use axum::{Router, body::Body, routing::get};
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
            .route("/endless", get(std::future::pending::<String>));
        let routes = around(routes, &app).with_state(app);
        for (path, status) in [("/panic", 500), ("/endless", 408)] {
            let request = Request::get(path).body(Body::empty()).unwrap();
            let response = routes.clone().oneshot(request).await.unwrap();
            assert_eq!(response.status(), status, "{path}");
            assert_eq!(response.headers()[header::CONTENT_TYPE], "application/problem+json");
            assert!(response.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        }
    }
}
