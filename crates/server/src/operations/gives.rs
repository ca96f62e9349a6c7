//! Descriptions of the answers of handlers.

use axum::Json;
use axum_extra::extract::CookieJar;
use schemars::JsonSchema;
use serde_json::json;

use super::description::Description;
use crate::{
    answers::{
        Accepted, Created, Either, Fixed, Guide, Html, NoContent, Paged, Streamed, Style, Switched, TOTAL,
    },
    request::Answer,
};

/// An answer of a handler, which can describe itself.
pub(crate) trait Gives {
    fn describe(description: &mut Description<'_>);
}

impl<T: Gives> Gives for Answer<T> {
    fn describe(description: &mut Description<'_>) {
        T::describe(description);
        description.fails = true;
    }
}

impl<T: JsonSchema> Gives for Json<T> {
    fn describe(description: &mut Description<'_>) {
        description.answer::<T>(200, "The answer.");
    }
}

impl<T: JsonSchema> Gives for Created<T> {
    fn describe(description: &mut Description<'_>) {
        description.answer::<T>(201, "Made.");
    }
}

impl Gives for Accepted {
    fn describe(description: &mut Description<'_>) {
        description.answer_without(202, "Accepted. The server does it later.");
    }
}

impl Gives for NoContent {
    fn describe(description: &mut Description<'_>) {
        description.answer_without(204, "Done, or no data.");
    }
}

impl<A: Gives, B: Gives> Gives for Either<A, B> {
    fn describe(description: &mut Description<'_>) {
        A::describe(description);
        B::describe(description);
    }
}

impl<T: JsonSchema> Gives for Paged<T> {
    fn describe(description: &mut Description<'_>) {
        description.answer::<Vec<T>>(200, "A page of the list.");
        description.header(TOTAL, "The number of entries on all pages.", &json!({ "type": "integer" }));
    }
}

impl<T: JsonSchema> Gives for Fixed<T> {
    fn describe(description: &mut Description<'_>) {
        description.answer::<T>(200, "The same for every request until the server restarts.");
        kept(description);
    }
}

/// Describes an answer that clients can cache by its `ETag`.
fn kept(description: &mut Description<'_>) {
    description.answer_without(304, "The version in `If-None-Match` is still current.");
    description.header("etag", "The version, for `If-None-Match`.", &json!({ "type": "string" }));
}

impl<T: JsonSchema> Gives for Streamed<T> {
    fn describe(description: &mut Description<'_>) {
        description.answer::<T>(200, "A stream. It breaks off if the server cannot read all of it.");
    }
}

impl Gives for Html {
    fn describe(description: &mut Description<'_>) {
        for (status, says) in [
            (200, "A page for people."),
            (410, "A page: the link is no longer valid."),
            (429, "`too_many`: a page, or a problem."),
            (503, "`storage_unavailable`, `overtaken`, `closing`: a page, or a problem."),
        ] {
            description.answer_of(status, says, "text/html", json!({ "type": "string" }));
        }
    }
}

impl Gives for Guide {
    fn describe(description: &mut Description<'_>) {
        description.answer_of(200, "A page for people.", "text/html", json!({ "type": "string" }));
        kept(description);
    }
}

impl Gives for Style {
    fn describe(description: &mut Description<'_>) {
        description.answer_of(200, "A style sheet.", "text/css", json!({ "type": "string" }));
        kept(description);
    }
}

impl Gives for &'static str {
    fn describe(description: &mut Description<'_>) {
        description.answer_of(200, "Yes.", "text/plain", json!({ "type": "string" }));
    }
}

impl Gives for Switched {
    fn describe(description: &mut Description<'_>) {
        description.answer_without(101, "The connection becomes a WebSocket.");
    }
}

/// Describes the answer of `T`, with a cookie.
impl<T: Gives> Gives for (CookieJar, T) {
    fn describe(description: &mut Description<'_>) {
        T::describe(description);
        description.header(
            "set-cookie",
            "The cookie of the session, or of a browser that must answer.",
            &json!({ "type": "string" }),
        );
    }
}

/// Describes the answer of `T`, with a cookie for browsers that have a new or renewed session.
impl<T: Gives> Gives for (Option<CookieJar>, T) {
    fn describe(description: &mut Description<'_>) {
        T::describe(description);
        description.header(
            "set-cookie",
            "Present if a browser has a new or renewed session.",
            &json!({ "type": "string" }),
        );
    }
}
