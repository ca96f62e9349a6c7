//! How the provider is asked: bounded in time and bytes, encrypted, and never led elsewhere. It blocks, so it is done on threads
//! for that.

use std::time::Duration;

use openidconnect::{HttpRequest, HttpResponse, http::Method};
use ureq::{
    Agent,
    tls::{Certificate, RootCerts, TlsConfig},
};
use url::Url;

use super::settings::is_here;

/// For one request and its answer. There are three at most for whoever waits.
const PATIENCE: Duration = Duration::from_secs(4);

/// Bytes of one answer. Keys of providers with many are some 20,000.
const LONGEST: u64 = 256 * 1024;

pub(super) struct Web {
    agent: Agent,
    /// Whether answers may come unencrypted, from this very machine.
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
    /// Trusts these authorities and no others, if there are any; else those that browsers trust.
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

    /// Whether the provider may name this URL.
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
