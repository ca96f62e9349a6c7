//! Metrics for the operator, on a separate listener. They contain no names, no ids and no data of matches.

mod described;
mod guard;

pub(crate) use described::table;

use std::{sync::Arc, time::Duration};

use anyhow::Context;
use axum::{Router, middleware, routing::get};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use metrics_process::Collector;
use tokio::{net::TcpListener, time::timeout};
use tokio_util::sync::CancellationToken;

use crate::{App, SqlStore, accept::accept, permits::Permits};

/// The longest wait for the size of the database. Afterwards the metrics are sent without it.
const PATIENCE: Duration = Duration::from_secs(1);

/// Starts counting. Called once in a process.
pub(crate) fn install() -> anyhow::Result<PrometheusHandle> {
    const SECONDS: [f64; 9] = [0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 1.0];
    const SIZES: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 256.0];
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS)
        .and_then(|b| b.set_buckets_for_metric(Matcher::Suffix("_size".into()), &SIZES))
        .and_then(PrometheusBuilder::install_recorder)
        .context("cannot start counting")?;
    described::describe();
    Collector::default().describe();
    Ok(handle)
}

/// The most connections from one IP address. Prometheus keeps one open.
const CONNECTIONS: u32 = 8;

/// Serves the metrics until the process ends, with the time limits of all other connections.
pub(crate) fn serve(listener: TcpListener, routes: Router, app: App) {
    let permits = Permits::new("metrics", CONNECTIONS);
    tokio::spawn(async move {
        accept(listener, routes, &app.inner.settings, permits, CancellationToken::new()).await;
    });
}

/// Returns the route of `GET /metrics`.
pub(crate) fn router(handle: PrometheusHandle, app: App, database: Option<Arc<SqlStore>>) -> Router {
    let lobby = app.inner.lobby.clone();
    let metrics = async move || {
        metrics::gauge!("septet_tables_awake").set(lobby.tables_awake() as f64);
        Collector::default().collect();
        let bytes = async { database.as_ref()?.bytes().await };
        if let Ok(Some(bytes)) = timeout(PATIENCE, bytes).await {
            metrics::gauge!("septet_database_bytes").set(bytes as f64);
        }
        handle.run_upkeep();
        handle.render()
    };
    let guarded = middleware::from_fn_with_state(app, guard::guard);
    Router::new().route("/metrics", get(metrics)).layer(guarded)
}
