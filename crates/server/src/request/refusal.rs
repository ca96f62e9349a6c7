//! Problems as HTTP answers (RFC 9457).

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{Problem, ProblemCode};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The result of a handler.
pub(crate) type Answer<T> = Result<T, Refusal>;

/// A problem with its HTTP status. Boxed, so that successful results stay small.
#[derive(Debug)]
pub(crate) struct Refusal(Box<(StatusCode, Problem)>);

impl Refusal {
    /// Creates a problem of HTTP itself, for which the protocol has no code.
    pub(crate) fn with(status: StatusCode, message: impl Into<String>) -> Self {
        let code = match status {
            StatusCode::NOT_FOUND => ProblemCode::NotFound,
            StatusCode::FORBIDDEN => ProblemCode::NotAllowed,
            status if status.is_server_error() => ProblemCode::Internal,
            _ => ProblemCode::Malformed,
        };
        Self(Box::new((status, Problem::new(code, message))))
    }

    /// Returns whether the request has no session.
    pub(crate) fn is_nobody(&self) -> bool {
        self.0.1.code == ProblemCode::NotSignedIn
    }

    /// Returns whether the account is banned from the server.
    pub(crate) fn is_banned(&self) -> bool {
        self.0.1.code == ProblemCode::AccountBanned
    }

    /// Creates a problem for a rate limit. The client may try again after the time.
    pub(crate) fn too_many(message: impl Into<String>, retry_after: std::time::Duration) -> Self {
        let mut problem = Problem::new(ProblemCode::TooMany, message);
        // At least one millisecond, so that no client tries again at once.
        problem.retry_after = Some((retry_after.as_millis() as u64).max(1));
        problem.into()
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self(Box::new((status(problem.code), problem)))
    }
}

/// Returns the HTTP status of a problem.
pub(crate) const fn status(code: ProblemCode) -> StatusCode {
    match code {
        ProblemCode::Malformed | ProblemCode::BadSetup | ProblemCode::BadText => StatusCode::BAD_REQUEST,
        ProblemCode::NotSignedIn => StatusCode::UNAUTHORIZED,
        ProblemCode::NotAllowed
        | ProblemCode::NotWatching
        | ProblemCode::WrongKey
        | ProblemCode::AccountBanned
        | ProblemCode::ProofNeeded
        | ProblemCode::Muted
        | ProblemCode::Banned
        | ProblemCode::Removed => StatusCode::FORBIDDEN,
        ProblemCode::NotFound => StatusCode::NOT_FOUND,
        ProblemCode::WrongTime
        | ProblemCode::NotInThisGame
        | ProblemCode::SeatTaken
        | ProblemCode::NoNewcomers
        | ProblemCode::NotReady
        | ProblemCode::NotWaiting
        | ProblemCode::Stale
        | ProblemCode::Shown
        | ProblemCode::KeyTaken
        | ProblemCode::IdReused => StatusCode::CONFLICT,
        ProblemCode::ProviderFailed => StatusCode::BAD_GATEWAY,
        ProblemCode::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        ProblemCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ProblemCode::StorageUnavailable | ProblemCode::Overtaken | ProblemCode::Closing => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        ProblemCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// A problem with a request and its remedy, with the fields of RFC 9457.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HttpProblem<'a> {
    /// Always `about:blank`; `code` is the type of the problem.
    r#type: &'static str,
    /// The name of the HTTP status.
    title: &'static str,
    /// The HTTP status of the answer.
    status: u16,
    /// The same as `message`.
    detail: &'a str,
    #[serde(flatten)]
    problem: &'a Problem<Value>,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (status, problem) = *self.0;
        let body = HttpProblem {
            r#type: "about:blank",
            title: status.canonical_reason().unwrap_or("Problem"),
            status: status.as_u16(),
            detail: &problem.message,
            problem: &problem,
        };
        let body = serde_json::to_vec(&body).expect("problems have string keys");
        let mut response =
            (status, [(header::CONTENT_TYPE, "application/problem+json")], body).into_response();
        let headers = response.headers_mut();
        if let Some(millis) = problem.retry_after {
            headers.insert(header::RETRY_AFTER, millis.div_ceil(1_000).into());
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
