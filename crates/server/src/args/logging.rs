//! The settings of the log and of traces.

use clap::Args;
use url::Url;

use super::values::{LogFormat, collector, share};
use crate::traces::{ALL, Traces};

/// The log on standard error, and traces.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Logging")]
pub struct LogArgs {
    /// The format of the log on standard error: `text` or `json`
    #[arg(long, env = "SEPTET_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text, hide_short_help = true)]
    pub(crate) log_format: LogFormat,
    /// The log level: `error`, `warn`, `info`, `debug`, or a filter like `info,server=debug`
    #[arg(long, env = "SEPTET_LOG_LEVEL", default_value = "info")]
    pub(crate) log_level: String,
    /// An OpenTelemetry collector for traces of requests, by OTLP over HTTP: `http://127.0.0.1:4318`
    #[arg(long, env = "SEPTET_TRACES_URL", value_parser = collector, hide_short_help = true)]
    pub(crate) traces_url: Option<Url>,
    /// The share of traced requests. Range: 0 to 1
    #[arg(long, env = "SEPTET_TRACES_SHARE", value_parser = share, default_value_t = ALL, hide_short_help = true)]
    pub(crate) traces_share: f64,
}

impl LogArgs {
    /// Returns the exporter of traces, if a collector is set.
    ///
    /// # Errors
    ///
    /// If the exporter cannot be built.
    pub(crate) fn traces(&self) -> anyhow::Result<Option<Traces>> {
        self.traces_url.as_ref().map(|collector| Traces::to(collector, self.traces_share)).transpose()
    }
}
