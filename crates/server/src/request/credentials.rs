//! The account of a request.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Method, header, request::Parts},
};
use lobby::{Asker, Session};
use protocol::{Problem, ProblemCode, SUBPROTOCOL_BEARER};

use super::{Cookies, Refusal};
use crate::{App, origin::Origin};

/// The token of a request, before it is looked up.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Credentials {
    /// No token.
    None,
    /// `Authorization: Bearer`, or a subprotocol of a socket. No browser adds it by itself.
    Bearer(String),
    /// A cookie. Browsers add it by themselves, so the origin of the page matters.
    Cookie(String),
}

impl Credentials {
    pub(crate) fn of(headers: &HeaderMap, cookies: &Cookies) -> Self {
        if let Some(token) = bearer(headers) {
            return Self::Bearer(token.to_owned());
        }
        cookies.session(headers).map_or(Self::None, Self::Cookie)
    }

    pub(crate) fn of_parts(parts: &Parts, app: &App) -> Self {
        Self::of(&parts.headers, &Cookies::of(&app.inner.origins, &parts.headers, &parts.uri))
    }

    /// Reads the token at the upgrade of a socket. A client that cannot set headers offers it as a
    /// subprotocol.
    pub(crate) fn of_socket(headers: &HeaderMap, cookies: &Cookies) -> Self {
        match (Self::of(headers, cookies), offered(headers)) {
            (Self::None | Self::Cookie(_), Some(token)) => Self::Bearer(token.to_owned()),
            (found, _) => found,
        }
    }

    /// Returns the session of the token.
    pub(crate) async fn session(&self, app: &App) -> Result<Session, Refusal> {
        let session = match self {
            Self::None => None,
            Self::Bearer(token) | Self::Cookie(token) => app.inner.lobby.session(token).await?,
        };
        let why = match self {
            Self::None => "sign in first",
            Self::Bearer(_) | Self::Cookie(_) => "this session has ended; sign in again",
        };
        session.ok_or_else(|| Problem::new(ProblemCode::NotSignedIn, why).into())
    }
}

impl FromRequestParts<App> for Cookies {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::of(&app.inner.origins, &parts.headers, &parts.uri))
    }
}

impl FromRequestParts<App> for Credentials {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::of_parts(parts, app))
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Returns the token among the subprotocols that a client offers.
fn offered(headers: &HeaderMap) -> Option<&str> {
    let lines = headers.get_all(header::SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).find_map(|one| one.trim().strip_prefix(SUBPROTOCOL_BEARER))
}

/// A request with a session.
pub(crate) struct SignedIn(pub Session);

impl FromRequestParts<App> for SignedIn {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let credentials = Credentials::of_parts(parts, app);
        let changes = !matches!(parts.method, Method::GET | Method::HEAD);
        if changes
            && matches!(credentials, Credentials::Cookie(_))
            && app.inner.origins.judge(&parts.headers, &parts.uri) != Origin::Allowed
        {
            return Err(Problem::new(
                ProblemCode::NotAllowed,
                "requests with a cookie must come from this server's own pages; other clients must use a bearer token",
            )
            .into());
        }
        credentials.session(app).await.map(Self)
    }
}

/// A request that needs no session, with the session if there is one.
pub(crate) struct MaybeSignedIn(pub Option<Session>);

impl MaybeSignedIn {
    /// Returns the id of the account.
    pub(crate) fn account(&self) -> Option<&str> {
        self.0.as_ref().map(|session| session.account.id.as_str())
    }

    /// Returns the identity for reading a match.
    pub(crate) fn asker(&self) -> Asker<'_> {
        self.0.as_ref().map_or(Asker::Anybody, |session| Asker::Account(&session.account.id))
    }
}

impl FromRequestParts<App> for MaybeSignedIn {
    type Rejection = Refusal;

    /// Needs no origin check, because changes require [`SignedIn`].
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let credentials = Credentials::of_parts(parts, app);
        match credentials.session(app).await {
            Ok(session) => Ok(Self(Some(session))),
            // A banned account may see public data like any visitor.
            Err(refusal) if refusal.is_nobody() || refusal.is_banned() => Ok(Self(None)),
            Err(refusal) => Err(refusal),
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Uri;

    use super::*;
    use crate::origin::Origins;

    fn sent(headers: &[(&'static str, &'static str)]) -> (HeaderMap, Cookies) {
        let headers =
            headers.iter().map(|(k, v)| (k.parse().unwrap(), v.parse().unwrap())).collect::<HeaderMap>();
        let cookies = Cookies::of(&Origins::new(None, &[]), &headers, &Uri::from_static("/"));
        (headers, cookies)
    }

    #[test]
    fn tokens_are_found() {
        let cookie = |t: &str| Credentials::Cookie(t.into());
        let of = |headers: &[(&'static str, &'static str)]| {
            let (headers, cookies) = sent(headers);
            Credentials::of(&headers, &cookies)
        };
        assert!(of(&[]) == Credentials::None);
        assert!(of(&[("authorization", "bearer  t")]) == Credentials::Bearer("t".into()));
        assert!(of(&[("authorization", "Basic t")]) == Credentials::None);
        assert!(of(&[("cookie", "a=b; septet=t")]) == cookie("t"));
        let both = [("cookie", "septet=c"), ("authorization", "Bearer b")];
        assert!(of(&both) == Credentials::Bearer("b".into()));
    }

    #[test]
    fn a_socket_may_offer_its_token_as_a_subprotocol() {
        let of = |headers: &[(&'static str, &'static str)]| {
            let (headers, cookies) = sent(headers);
            Credentials::of_socket(&headers, &cookies)
        };
        let bearer = |token: &str| Credentials::Bearer(token.into());
        let offer = ("sec-websocket-protocol", "septet.v1, bearer.t");
        assert!(of(&[offer]) == bearer("t"));
        assert!(
            of(&[("sec-websocket-protocol", "septet.v1"), ("cookie", "septet=c")])
                == Credentials::Cookie("c".into())
        );
        assert!(of(&[offer, ("cookie", "septet=c")]) == bearer("t"), "it was chosen by the client");
        assert!(of(&[offer, ("authorization", "Bearer b")]) == bearer("b"));
        assert!(of(&[("sec-websocket-protocol", "septet.v1, xbearer.t")]) == Credentials::None);
    }
}
