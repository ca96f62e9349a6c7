//! Metrics for the host, on a listener of their own. No names, no ids, nothing about a match.

use anyhow::Context;
use axum::{Router, routing::get};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::App;

/// Starts counting. Once in a process.
pub(crate) fn install() -> anyhow::Result<PrometheusHandle> {
    const SECONDS: [f64; 9] = [0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 1.0];
    const SIZES: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 256.0];
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS)
        .and_then(|b| b.set_buckets_for_metric(Matcher::Suffix("_size".into()), &SIZES))
        .and_then(PrometheusBuilder::install_recorder)
        .context("cannot start counting")?;
    describe();
    Ok(handle)
}

fn describe() {
    use metrics::{describe_counter as counter, describe_gauge as gauge, describe_histogram as histogram};
    gauge!("septet_sockets_open", "Open sockets.");
    gauge!("septet_tables_awake", "Tables that are awake, in memory.");
    counter!("septet_messages_in_total", "Messages received on sockets.");
    counter!("septet_messages_out_total", "Messages sent on sockets.");
    counter!(
        "septet_bell_messages_total",
        "Messages to push services, by what became of them: sent, taken (the decision was taken before), gone (nobody \
         is there any more), refused, given_up, dropped (too many waited)."
    );
    counter!("septet_password_hashings_total", "Passwords hashed, to keep them and to check them.");
    counter!("septet_sockets_closed_total", "Sockets that the server closed, by reason.");
    counter!("septet_http_requests_total", "HTTP requests, by method, route and status.");
    counter!("septet_inputs_total", "Match inputs stored, by who decided them (player, bot or clock).");
    counter!("septet_refused_total", "Requests refused by tables, by problem code.");
    counter!("septet_entries_total", "Entries stored in table logs.");
    gauge!(
        "septet_decisions_waiting",
        "Decisions of bots that wait for their turn, by lane (at_once or thinks)."
    );
    gauge!("septet_decisions_thinking", "Decisions that bots are making right now.");
    counter!(
        "septet_decisions_total",
        "Decisions of bots, by how they were thought about: at_once (this player never thinks), whole, short (less \
         than its level would), none (too much waited), dropped (nobody wanted to know any more)."
    );
    counter!(
        "septet_player_faults_total",
        "Decisions in which a player of the server failed; another one decided."
    );
    histogram!("septet_decision_wait_seconds", "Seconds a decision of a bot waited for its turn.");
    histogram!("septet_decision_seconds", "Seconds a bot took for a decision, by thought.");
    histogram!("septet_write_group_size", "Number of writes in one transaction.");
    histogram!("septet_write_seconds", "Seconds from the start of a transaction until it was on disk.");
}

/// `GET /metrics`.
pub(crate) fn router(handle: PrometheusHandle, app: App) -> Router {
    let metrics = async move || {
        metrics::gauge!("septet_tables_awake").set(app.inner.lobby.tables_awake() as f64);
        handle.run_upkeep();
        handle.render()
    };
    Router::new().route("/metrics", get(metrics))
}
