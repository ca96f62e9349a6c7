//! The log on standard error.

use std::io::IsTerminal;

use anyhow::Context;
use tracing::Subscriber;
use tracing_subscriber::{
    Layer,
    filter::{ParseError, Targets},
    layer::SubscriberExt as _,
    registry::LookupSpan,
    util::SubscriberInitExt as _,
};

use crate::{args::LogFormat, traces::Traces};

/// Starts logging, and tracing if it is configured. Called once in a process.
pub(crate) fn install(format: LogFormat, level: &str, traces: Option<&Traces>) -> anyhow::Result<()> {
    let filter = filter(level).with_context(|| {
        format!("--log-level: {level} is neither a level (error, warn, info, debug) nor a filter")
    })?;
    let registry = tracing_subscriber::registry();
    let started = match traces {
        // One filter for all layers is cheaper than one for each.
        None => registry.with(filter).with(lines(format)).try_init(),
        Some(traces) => registry.with(lines(format).with_filter(filter)).with(traces.layer()).try_init(),
    };
    started.map_err(|e| anyhow::anyhow!("cannot start logging: {e}"))
}

/// Parses the targets and levels of the log.
fn filter(level: &str) -> Result<Targets, ParseError> {
    // The database library logs every notice and every reconnection. The server logs each outage once; the
    // filter can enable the rest.
    let quiet = match level {
        "off" => "",
        "error" => "sqlx_core::pool=off",
        _ => "sqlx=warn,sqlx_core::pool=off",
    };
    // An empty part would enable everything.
    let parts = quiet.split(',').chain(level.split(',')).map(str::trim).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(",").parse()
}

/// Builds the layer that writes lines. Its own errors are not reported: a report on standard error would
/// panic if that cannot be written, for example because the disk is full.
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

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn a_filter_asks_for_more_than_a_level() {
        for (level, target, at, logged) in [
            ("info", "server::serve", Level::INFO, true),
            ("info", "server::serve", Level::DEBUG, false),
            ("info", "sqlx::query", Level::INFO, false),
            ("info", "sqlx_core::pool", Level::ERROR, false),
            ("info,sqlx=debug", "sqlx::query", Level::DEBUG, true),
            ("info, server=debug,", "server::serve", Level::DEBUG, true),
            ("info, server=debug,", "lobby::table", Level::DEBUG, false),
            ("error", "sqlx::query", Level::ERROR, true),
            ("off", "server::serve", Level::ERROR, false),
        ] {
            let filter = filter(level).expect("a filter");
            assert_eq!(filter.would_enable(target, &at), logged, "{level}: {target} at {at}");
        }
        assert!(filter("loud=very=much").is_err());
    }
}
