//! What handlers answer describes itself.

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

/// An answer of a handler.
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
        description.answer::<T>(200, "It is answered.");
    }
}

impl<T: JsonSchema> Gives for Created<T> {
    fn describe(description: &mut Description<'_>) {
        description.answer::<T>(201, "It was made.");
    }
}

impl Gives for Accepted {
    fn describe(description: &mut Description<'_>) {
        description.answer_without(202, "It is done later.");
    }
}

impl Gives for NoContent {
    fn describe(description: &mut Description<'_>) {
        description.answer_without(204, "It is done, or there is nothing to tell.");
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
        description.header(TOTAL, "How many there are on all pages.", &json!({ "type": "integer" }));
    }
}

impl<T: JsonSchema> Gives for Fixed<T> {
    fn describe(description: &mut Description<'_>) {
        description.answer::<T>(200, "The same for everybody as long as the server runs.");
        kept(description);
    }
}

/// What is sent need not be sent again.
fn kept(description: &mut Description<'_>) {
    description.answer_without(304, "What `If-None-Match` names is still so.");
    description.header("etag", "To be sent as `If-None-Match`.", &json!({ "type": "string" }));
}

impl<T: JsonSchema> Gives for Streamed<T> {
    fn describe(description: &mut Description<'_>) {
        description.answer::<T>(200, "Sent as it is read; cut off if it cannot be read to its end.");
    }
}

impl Gives for Html {
    fn describe(description: &mut Description<'_>) {
        for (status, says) in [
            (200, "A page for people."),
            (410, "A page that says that the link leads nowhere any more."),
            (429, "`too_many`: a page that says so, or a problem."),
            (503, "`storage_unavailable`, `overtaken`, `closing`: a page that says so, or a problem."),
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
        description.answer_of(200, "So it is.", "text/plain", json!({ "type": "string" }));
    }
}

impl Gives for Switched {
    fn describe(description: &mut Description<'_>) {
        description.answer_without(101, "The connection is a WebSocket from now on.");
    }
}

/// The answer of `T`, with a cookie.
impl<T: Gives> Gives for (CookieJar, T) {
    fn describe(description: &mut Description<'_>) {
        T::describe(description);
        description.header(
            "set-cookie",
            "The session's cookie, or that of a browser that was asked.",
            &json!({ "type": "string" }),
        );
    }
}

/// The answer of `T`, with a cookie for some.
impl<T: Gives> Gives for (Option<CookieJar>, T) {
    fn describe(description: &mut Description<'_>) {
        T::describe(description);
        description.header(
            "set-cookie",
            "There if there is a new session for a browser.",
            &json!({ "type": "string" }),
        );
    }
}
