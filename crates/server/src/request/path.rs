//! The parameters in the path of a request.

use axum::{
    extract::{FromRequestParts, path::ErrorKind, rejection::PathRejection},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;

use super::Refusal;
use crate::App;

/// The parameters, like axum's `Path`, with a problem for an unreadable URL.
pub(crate) struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        match axum::extract::Path::from_request_parts(parts, app).await {
            Ok(axum::extract::Path(path)) => Ok(Self(path)),
            Err(rejection) => Err(Refusal::with(StatusCode::BAD_REQUEST, why(&rejection))),
        }
    }
}

fn why(rejection: &PathRejection) -> &'static str {
    const NOT_TEXT: &str = "this URL is not UTF-8 with %XX escapes";
    match rejection {
        PathRejection::FailedToDeserializePathParams(failed) => match failed.kind() {
            ErrorKind::ParseErrorAtIndex { .. }
            | ErrorKind::ParseErrorAtKey { .. }
            | ErrorKind::ParseError { .. } => "this URL has something else where a number belongs",
            _ => NOT_TEXT,
        },
        _ => NOT_TEXT,
    }
}
