//! What handlers answer with: the status stands in the type, so that nothing else can be said of it.

use std::marker::PhantomData;

use axum::{
    Json,
    http::{HeaderName, HeaderValue, StatusCode},
    response::{IntoResponse, Response},
};
use serde::Serialize;

/// 201, with what was made.
pub(crate) struct Created<T>(pub T);

impl<T: Serialize> IntoResponse for Created<T> {
    fn into_response(self) -> Response {
        (StatusCode::CREATED, Json(self.0)).into_response()
    }
}

/// 202: it is done later.
pub(crate) struct Accepted;

impl IntoResponse for Accepted {
    fn into_response(self) -> Response {
        StatusCode::ACCEPTED.into_response()
    }
}

/// 204.
pub(crate) struct NoContent;

impl IntoResponse for NoContent {
    fn into_response(self) -> Response {
        StatusCode::NO_CONTENT.into_response()
    }
}

/// One or the other.
pub(crate) enum Either<A, B> {
    One(A),
    Other(B),
}

impl<A: IntoResponse, B: IntoResponse> IntoResponse for Either<A, B> {
    fn into_response(self) -> Response {
        match self {
            Self::One(one) => one.into_response(),
            Self::Other(other) => other.into_response(),
        }
    }
}

/// How many fit on all pages of a list.
pub(crate) const TOTAL: &str = "x-total-count";

/// A page of a list, and in a header how many there are on all pages.
pub(crate) struct Paged<T> {
    pub all: usize,
    pub page: Vec<T>,
}

impl<T: Serialize> IntoResponse for Paged<T> {
    fn into_response(self) -> Response {
        let total = [(HeaderName::from_static(TOTAL), HeaderValue::from(self.all))];
        (total, Json(self.page)).into_response()
    }
}

/// A document that is the same for everybody as long as the server runs: JSON of a `T`, or that the client has it.
pub(crate) struct Fixed<T>(Response, PhantomData<fn() -> T>);

impl<T> Fixed<T> {
    pub(crate) fn new(response: Response) -> Self {
        Self(response, PhantomData)
    }
}

impl<T> IntoResponse for Fixed<T> {
    fn into_response(self) -> Response {
        self.0
    }
}

/// JSON of a `T`, sent as it is read.
pub(crate) struct Streamed<T>(Response, PhantomData<fn() -> T>);

impl<T> Streamed<T> {
    pub(crate) fn new(response: Response) -> Self {
        Self(response, PhantomData)
    }
}

impl<T> IntoResponse for Streamed<T> {
    fn into_response(self) -> Response {
        self.0
    }
}

/// A page about the server, the same for everybody.
pub(crate) struct Guide(pub Response);

impl IntoResponse for Guide {
    fn into_response(self) -> Response {
        self.0
    }
}

/// A page that a link in a message leads to; it says by itself what went wrong.
pub(crate) struct Html(pub Response);

impl IntoResponse for Html {
    fn into_response(self) -> Response {
        self.0
    }
}

/// How a page looks.
pub(crate) struct Style(pub Response);

impl IntoResponse for Style {
    fn into_response(self) -> Response {
        self.0
    }
}

/// A connection that speaks something else from here on.
pub(crate) struct Switched(pub Response);

impl IntoResponse for Switched {
    fn into_response(self) -> Response {
        self.0
    }
}
