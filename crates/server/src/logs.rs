//! What the server says on standard error.

use std::io::IsTerminal;

use anyhow::Context;
use tracing_subscriber::EnvFilter;

use crate::args::LogFormat;

/// Starts logging. Once in a process.
pub(crate) fn install(format: LogFormat, level: &str) -> anyhow::Result<()> {
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
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        // Complaining on standard error that standard error cannot be written would panic: a disk that is full
        // of logs must not take requests down.
        .log_internal_errors(false)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let started = match format {
        LogFormat::Text => logs.try_init(),
        LogFormat::Json => logs.json().try_init(),
    };
    started.map_err(|e| anyhow::anyhow!("cannot start logging: {e}"))
}
