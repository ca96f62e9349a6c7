//! Answers of handlers. The type determines the status, so that handlers and OpenAPI agree.

use std::marker::PhantomData;

use axum::{
    Json,
    http::{HeaderName, HeaderValue, StatusCode},
    response::{IntoResponse, Response},
};
use serde::Serialize;

/// Status 201 with the created value.
pub(crate) struct Created<T>(pub T);

impl<T: Serialize> IntoResponse for Created<T> {
    fn into_response(self) -> Response {
        (StatusCode::CREATED, Json(self.0)).into_response()
    }
}

/// Status 202: the server acts later.
pub(crate) struct Accepted;

impl IntoResponse for Accepted {
    fn into_response(self) -> Response {
        StatusCode::ACCEPTED.into_response()
    }
}

/// Status 204.
pub(crate) struct NoContent;

impl IntoResponse for NoContent {
    fn into_response(self) -> Response {
        StatusCode::NO_CONTENT.into_response()
    }
}

/// One of two answers.
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

/// The header with the number of entries on all pages of a list.
pub(crate) const TOTAL: &str = "x-total-count";

/// A page of a list. A header contains the number of entries on all pages.
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

/// A document that stays the same while the server runs: JSON of a `T`, or 304 if the client has it.
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

/// JSON of a `T`, sent while it is read.
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

/// A page about the server, the same for all clients.
pub(crate) struct Guide(pub Response);

impl IntoResponse for Guide {
    fn into_response(self) -> Response {
        self.0
    }
}

/// A page that a link in a message leads to. The page itself reports errors.
pub(crate) struct Html(pub Response);

impl IntoResponse for Html {
    fn into_response(self) -> Response {
        self.0
    }
}

/// A style sheet.
pub(crate) struct Style(pub Response);

impl IntoResponse for Style {
    fn into_response(self) -> Response {
        self.0
    }
}

/// A connection that switches to another protocol.
pub(crate) struct Switched(pub Response);

impl IntoResponse for Switched {
    fn into_response(self) -> Response {
        self.0
    }
}
