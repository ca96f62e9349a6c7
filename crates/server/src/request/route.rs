//! The route of a request.

use std::convert::Infallible;

use axum::{
    extract::{FromRequestParts, MatchedPath, Request},
    http::{Extensions, request::Parts},
};

/// The route of a request, such as `/api/tables/{table}`. The path itself may contain the code of a private
/// table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Route(pub String);

impl Route {
    /// The name for all other paths: a file of the client, or its page.
    const FILE: &str = "file";

    pub(crate) fn is_file(&self) -> bool {
        self.0 == Self::FILE
    }

    pub(crate) fn of(request: &Request) -> Self {
        Self::matched(request.extensions())
    }

    fn matched(extensions: &Extensions) -> Self {
        let matched = extensions.get::<MatchedPath>();
        Self(matched.map_or(Self::FILE, MatchedPath::as_str).to_owned())
    }
}

impl<S: Sync> FromRequestParts<S> for Route {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::matched(&parts.extensions))
    }
}
