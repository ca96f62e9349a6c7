//! JSON in the body of a request.

use axum::{
    extract::{FromRequest, Request, rejection::BytesRejection},
    http::{StatusCode, header},
};
use bytes::Bytes;
use protocol::{Problem, ProblemCode, read};
use serde::{Serialize, de::DeserializeOwned};

use super::Refusal;
use crate::App;

/// The body, parsed as JSON. Unknown fields are an error.
pub(crate) struct Body<T>(pub T);

impl<T: Serialize + DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        // Websites can send a form or plain text across origins without a preflight, but no JSON.
        let is_json = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.split(';').next())
            .is_some_and(|mime| mime.trim().eq_ignore_ascii_case("application/json"));
        if !is_json {
            return Err(Refusal::with(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "the body must be JSON, with Content-Type: application/json",
            ));
        }
        let body = Bytes::from_request(request, app).await.map_err(|rejection| match rejection {
            BytesRejection::FailedToBufferBody(e) if e.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                let limit = app.inner.settings.limits.frame_bytes;
                Refusal::with(e.status(), format!("the body is larger than {limit} bytes"))
            }
            _ => Refusal::with(StatusCode::BAD_REQUEST, "the body could not be read"),
        })?;
        read(&body).map(Self).map_err(|e| {
            Problem::new(ProblemCode::Malformed, format!("the body does not fit this URL: {e}")).into()
        })
    }
}
