//! What the server says on standard error.

use std::io::IsTerminal;

use anyhow::Context;
use tracing::Subscriber;
use tracing_subscriber::{
    EnvFilter, Layer, layer::SubscriberExt as _, registry::LookupSpan, util::SubscriberInitExt as _,
};

use crate::{args::LogFormat, traces::Traces};

/// Starts logging, and tracing if traces go anywhere. Once in a process.
pub(crate) fn install(format: LogFormat, level: &str, traces: Option<&Traces>) -> anyhow::Result<()> {
    // The database library logs every notice and every reconnection. We log what matters of that, once for each
    // outage; the filter can ask for the rest.
    let quiet = match level {
        "off" => "",
        "error" => "sqlx_core::pool=off,",
        _ => "sqlx=warn,sqlx_core::pool=off,",
    };
    let filter = EnvFilter::try_new(format!("{quiet}{level}")).with_context(|| {
        format!("--log-level: {level} is neither a level (error, warn, info, debug) nor a filter")
    })?;
    let registry = tracing_subscriber::registry();
    let started = match traces {
        // One filter for all is cheaper than one for each.
        None => registry.with(filter).with(lines(format)).try_init(),
        Some(traces) => registry.with(lines(format).with_filter(filter)).with(traces.layer()).try_init(),
    };
    started.map_err(|e| anyhow::anyhow!("cannot start logging: {e}"))
}

/// Complaining on standard error that standard error cannot be written would panic: a disk that is full of logs must not take requests
/// down.
fn lines<S>(format: LogFormat) -> Box<dyn Layer<S> + Send + Sync>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
{
    let logs = tracing_subscriber::fmt::layer()
        .log_internal_errors(false)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    match format {
        LogFormat::Text => logs.boxed(),
        LogFormat::Json => logs.json().boxed(),
    }
}
