//! The check of requests for metrics.

use axum::{
    extract::{Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{App, request::Refusal};

/// Refuses requests to names that another person may own: a web page could read the metrics by such a name.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    if app.inner.origins.is_of_this_network(request.headers(), request.uri()) {
        return next.run(request).await;
    }
    let why = "the metrics are not served under this name: ask for them by an IP address, by a name without a dot, or \
               by the name of --public-url (SEPTET_PUBLIC_URL)";
    Refusal::with(StatusCode::FORBIDDEN, why).into_response()
}
