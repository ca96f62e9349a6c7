//! Traces of requests for an OpenTelemetry collector, if the operator has one. They contain durations, kinds
//! and places in the code. They contain no account, table, IP address or data of a match.
//!
//! Cost: nothing without a collector. With one, a span for each HTTP request and three for each move. Sampled
//! spans wait in a queue of 2,048 for a sending thread. If the queue is full because the collector is slow or
//! unreachable, spans are dropped.

use std::time::Duration;

use anyhow::Context as _;
use async_trait::async_trait;
use bytes::Bytes;
use opentelemetry::{KeyValue, trace::TracerProvider as _};
use opentelemetry_http::{HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{SpanExporter, WithExportConfig as _, WithHttpConfig as _};
use opentelemetry_sdk::{
    Resource,
    trace::{Sampler, SdkTracerProvider},
};
use tracing::{Level, Subscriber};
use tracing_subscriber::{Layer, filter::Targets, registry::LookupSpan};
use ureq::{
    Agent,
    tls::{RootCerts, TlsConfig},
};
use url::Url;

/// The longest time for sending some hundred spans.
const PATIENCE: Duration = Duration::from_secs(5);

/// The longest time for sending the last spans when the server stops.
const STOPPING: Duration = Duration::from_secs(1);

/// The most bytes of an answer.
const LONGEST: u64 = 64 * 1024;

/// The default share of sampled traces: all of them.
pub(crate) const ALL: f64 = 1.0;

/// The modules whose spans are requests and their parts.
const TRACED: [&str; 2] = ["server::layers", "lobby::spans"];

/// The exporter of traces. It must be ended before the process.
#[derive(Debug)]
pub(crate) struct Traces(SdkTracerProvider);

impl Traces {
    /// Exports a share of all traces, from 0 to 1, to the collector at this URL.
    pub(crate) fn to(collector: &Url, share: f64) -> anyhow::Result<Self> {
        let mut address = collector.clone();
        if address.path() == "/" {
            address.set_path("v1/traces");
        }
        let agent = Agent::config_builder()
            .tls_config(TlsConfig::builder().root_certs(RootCerts::WebPki).build())
            .http_status_as_error(false)
            .max_redirects(0)
            .proxy(None)
            .timeout_global(Some(PATIENCE))
            .build()
            .new_agent();
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(Post(agent))
            .with_endpoint(address)
            .build()
            .context("--traces-url")?;
        let resource = Resource::builder()
            .with_service_name("septet")
            .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")))
            .build();
        let provider = SdkTracerProvider::builder()
            .with_batch_exporter(exporter)
            .with_sampler(Sampler::TraceIdRatioBased(share))
            .with_resource(resource)
            .build();
        Ok(Self(provider))
    }

    /// Returns the layer that collects spans.
    pub(crate) fn layer<S>(&self) -> impl Layer<S>
    where
        S: Subscriber + for<'a> LookupSpan<'a>,
    {
        let layer = tracing_opentelemetry::layer()
            .with_tracer(self.0.tracer("septet"))
            .with_location(false)
            .with_threads(false)
            .with_target(false)
            .with_tracked_inactivity(false);
        layer.with_filter(Targets::new().with_targets(TRACED.map(|target| (target, Level::DEBUG))))
    }

    /// Sends the last spans, if the collector accepts them soon.
    pub(crate) async fn end(self) {
        let end = move || self.0.shutdown_with_timeout(STOPPING);
        if let Ok(Err(error)) = tokio::task::spawn_blocking(end).await {
            tracing::warn!(%error, "the last traces were not sent");
        }
    }
}

/// Sends requests to the collector. It blocks, so a separate thread does it.
#[derive(Debug)]
struct Post(Agent);

#[async_trait]
impl HttpClient for Post {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let answer = self.0.run(request.map(|body| body.to_vec()))?;
        let (head, body) = answer.into_parts();
        let body = body.into_with_config().limit(LONGEST).read_to_vec()?;
        Ok(Response::from_parts(head, body.into()))
    }
}
