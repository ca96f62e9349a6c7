//! HTTP requests to the provider: bounded in time and bytes, encrypted, and without redirects. They block, so
//! they run on separate threads.

use std::time::Duration;

use openidconnect::{HttpRequest, HttpResponse, http::Method};
use ureq::{
    Agent,
    tls::{Certificate, RootCerts, TlsConfig},
};
use url::Url;

use super::settings::is_here;

/// The longest time for one request and its answer. A sign-in needs at most three of them.
const PATIENCE: Duration = Duration::from_secs(4);

/// The most bytes of an answer. The keys of providers with many have about 20,000.
const LONGEST: u64 = 256 * 1024;

pub(super) struct Web {
    agent: Agent,
    /// True if answers may come unencrypted from this machine.
    plain: bool,
}

#[derive(Debug, thiserror::Error)]
pub(super) enum NoAnswer {
    #[error("it names {0}, which is not encrypted")]
    Plain(String),
    #[error(transparent)]
    Asked(#[from] ureq::Error),
}

impl Web {
    /// Trusts only these authorities if there are any, otherwise those that browsers trust.
    pub(super) fn new(plain: bool, authorities: &[Certificate<'static>]) -> Self {
        let roots = match authorities {
            [] => RootCerts::WebPki,
            own => RootCerts::new_with_certs(own),
        };
        let agent = Agent::config_builder()
            .tls_config(TlsConfig::builder().root_certs(roots).build())
            .http_status_as_error(false)
            .max_redirects(0)
            .proxy(None)
            .timeout_global(Some(PATIENCE))
            .build()
            .new_agent();
        Self { agent, plain }
    }

    /// Returns whether the server may contact this URL.
    pub(super) fn may(&self, url: &Url) -> bool {
        url.scheme() == "https" || (self.plain && url.scheme() == "http" && is_here(url))
    }

    pub(super) fn ask(&self, request: HttpRequest) -> Result<HttpResponse, NoAnswer> {
        let uri = request.uri().to_string();
        if !Url::parse(&uri).is_ok_and(|url| self.may(&url)) {
            return Err(NoAnswer::Plain(uri));
        }
        let (head, body) = request.into_parts();
        let answer = if head.method == Method::GET {
            self.agent.run(HttpRequest::from_parts(head, Vec::new()).map(|_| ()))?
        } else {
            self.agent.run(HttpRequest::from_parts(head, body))?
        };
        let (head, body) = answer.into_parts();
        let body = body.into_with_config().limit(LONGEST).read_to_vec()?;
        Ok(HttpResponse::from_parts(head, body))
    }
}
