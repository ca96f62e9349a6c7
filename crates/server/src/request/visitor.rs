//! The IP address and the browser of a request.

use axum::{extract::FromRequestParts, http::request::Parts};
use lobby::Visitor;

use super::{Address, Refusal, shortened};
use crate::App;

/// The IP address and the browser of a request.
pub(crate) struct Visiting(pub Visitor);

impl FromRequestParts<App> for Visiting {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let Address(address) = Address::from_request_parts(parts, app).await?;
        Ok(Self(Visitor { address, agent: shortened(&parts.headers) }))
    }
}
