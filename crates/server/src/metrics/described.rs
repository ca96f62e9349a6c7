//! The descriptions of the metrics.

use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};

/// The kind of a metric.
#[derive(Clone, Copy)]
enum Kind {
    /// A number that only grows.
    Counter,
    /// A number that goes up and down.
    Gauge,
    /// Many values, counted by size.
    Histogram,
}
use Kind::{Counter, Gauge, Histogram};

/// All metrics of the server and the lobby. A library describes those of the process.
const FIGURES: [(Kind, &str, Unit, &str); 33] = [
    (Gauge, "septet_sockets_open", Unit::Count, "Open sockets."),
    (Gauge, "septet_tables_awake", Unit::Count, "Awake tables: those in memory."),
    (Counter, "septet_messages_in_total", Unit::Count, "Messages received on sockets."),
    (Counter, "septet_messages_out_total", Unit::Count, "Messages sent on sockets."),
    (
        Histogram,
        "septet_answer_seconds",
        Unit::Seconds,
        "Seconds from a request at a table until the answer and the messages to others were sent, by kind: submit (a move), \
         watch, talk, other. Without requests for which a bot thinks.",
    ),
    (Counter, "septet_matches_total", Unit::Count, "Matches, by game and event: begun, over (finished)."),
    (
        Counter,
        "septet_limited_total",
        Unit::Count,
        "Requests, messages, connections and sockets refused because of a limit, by limit.",
    ),
    (
        Counter,
        "septet_bell_messages_total",
        Unit::Count,
        "Notifications by push, webhook and e-mail, by result: sent, refused, given_up, taken (decided before), \
         gone (no such address), limited (delayed), dropped (too many waited).",
    ),
    (Counter, "septet_password_hashings_total", Unit::Count, "Passwords hashed, to store or to check them."),
    (Counter, "septet_sockets_closed_total", Unit::Count, "Sockets that the server closed, by reason."),
    (Counter, "septet_http_requests_total", Unit::Count, "HTTP requests, by method, route and status."),
    (
        Histogram,
        "septet_http_seconds",
        Unit::Seconds,
        "Seconds until the answer to an HTTP request, by kind: api, file (pages and files of the client).",
    ),
    (
        Counter,
        "septet_inputs_total",
        Unit::Count,
        "Stored match inputs, by source: player, bot, clock, stand_in (substitute bot), standing_order (auto-play).",
    ),
    (Counter, "septet_refused_total", Unit::Count, "Requests that tables refused, by problem code."),
    (Counter, "septet_entries_total", Unit::Count, "Entries stored in table logs."),
    (
        Counter,
        "septet_forgotten_total",
        Unit::Count,
        "Deletions by kind: table (without a match), match (tables with old matches), session (unused), account.",
    ),
    (
        Gauge,
        "septet_decisions_waiting",
        Unit::Count,
        "Decisions of bots that wait for a thread, by lane: at_once, thinks.",
    ),
    (Gauge, "septet_decisions_thinking", Unit::Count, "Decisions that bots compute now."),
    (
        Counter,
        "septet_decisions_total",
        Unit::Count,
        "Decisions of bots, by thought: at_once (the bot never thinks), whole, short (less than the level allows), none \
         (too many decisions waited), dropped (no longer needed).",
    ),
    (
        Counter,
        "septet_player_faults_total",
        Unit::Count,
        "Decisions in which a built-in bot failed. Another one decided.",
    ),
    (
        Histogram,
        "septet_decision_wait_seconds",
        Unit::Seconds,
        "Seconds that a decision of a bot waited for a thread.",
    ),
    (Histogram, "septet_decision_seconds", Unit::Seconds, "Seconds of a bot for a decision, by thought."),
    (Histogram, "septet_write_group_size", Unit::Count, "Writes in one transaction."),
    (
        Histogram,
        "septet_write_seconds",
        Unit::Seconds,
        "Seconds from the beginning of a transaction until the disk had it.",
    ),
    (
        Counter,
        "septet_store_failures_total",
        Unit::Count,
        "Reads and writes that failed because the database was unavailable.",
    ),
    (Gauge, "septet_database_bytes", Unit::Bytes, "Size of the database in bytes."),
    (
        Gauge,
        "septet_node_lease",
        Unit::Count,
        "In a cluster: 1 while this node has a lease. Without one it runs no table.",
    ),
    (
        Gauge,
        "septet_node_leads",
        Unit::Count,
        "In a cluster: 1 while this node is the leader, which does ratings, ladders, notifications and deletions for all.",
    ),
    (
        Counter,
        "septet_leases_lost_total",
        Unit::Count,
        "Leases that ended while the node was running. It gave up its tables and took a new lease.",
    ),
    (
        Gauge,
        "septet_links_open",
        Unit::Count,
        "Links to other nodes, by side: here (this node opened it and asks), there (the other node asks).",
    ),
    (
        Counter,
        "septet_links_lost_total",
        Unit::Count,
        "Links to other nodes that ended or could not be opened: ended, refused.",
    ),
    (
        Counter,
        "septet_passed_on_total",
        Unit::Count,
        "Requests passed on to the node that owns the table, or to the leader: request (of a socket), command (others).",
    ),
    (
        Counter,
        "septet_claims_total",
        Unit::Count,
        "Tables that this node wanted to own, by result: claimed, elsewhere (another node owns it), no_lease.",
    ),
];

/// Registers the descriptions with the metrics recorder.
pub(super) fn describe() {
    for (kind, name, unit, text) in FIGURES {
        match kind {
            Counter => describe_counter!(name, unit, text),
            Gauge => describe_gauge!(name, unit, text),
            Histogram => describe_histogram!(name, unit, text),
        }
    }
}

/// Returns the table of all metrics, in Markdown.
pub(crate) fn table() -> String {
    let mut text = "| metric | kind | meaning |\n|---|---|---|\n".to_owned();
    for (kind, name, _, meaning) in FIGURES {
        let kind = match kind {
            Counter => "counter",
            Gauge => "gauge",
            Histogram => "histogram",
        };
        text += &format!("| `{name}` | {kind} | {meaning} |\n");
    }
    text
}
