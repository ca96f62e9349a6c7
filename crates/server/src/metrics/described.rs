//! What each figure is.

use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};

/// What kind of figure.
#[derive(Clone, Copy)]
enum Kind {
    /// Only grows.
    Counter,
    /// Goes up and down.
    Gauge,
    /// Many values, counted by size.
    Histogram,
}
use Kind::{Counter, Gauge, Histogram};

/// All that are counted here and in the lobby. Those of the process are the library's.
const FIGURES: [(Kind, &str, Unit, &str); 33] = [
    (Gauge, "septet_sockets_open", Unit::Count, "Open sockets."),
    (Gauge, "septet_tables_awake", Unit::Count, "Tables that are awake, in memory."),
    (Counter, "septet_messages_in_total", Unit::Count, "Messages received on sockets."),
    (Counter, "septet_messages_out_total", Unit::Count, "Messages sent on sockets."),
    (
        Histogram,
        "septet_answer_seconds",
        Unit::Seconds,
        "Seconds from when a table was handed a request until its answer, and what others are told of it, was on its way; \
         by kind: submit (a move), watch, talk, other. Not what bots think about first.",
    ),
    (
        Counter,
        "septet_matches_total",
        Unit::Count,
        "Matches, by game and by what became of them: begun, over.",
    ),
    (
        Counter,
        "septet_limited_total",
        Unit::Count,
        "Requests, messages, connections and sockets that were refused because somebody met a limit, by limit.",
    ),
    (
        Counter,
        "septet_bell_messages_total",
        Unit::Count,
        "Messages to push services, by what became of them: sent, taken (the decision was taken before), gone (nobody \
         is there any more), refused, given_up, dropped (too many waited).",
    ),
    (
        Counter,
        "septet_password_hashings_total",
        Unit::Count,
        "Passwords hashed, to keep them and to check them.",
    ),
    (Counter, "septet_sockets_closed_total", Unit::Count, "Sockets that the server closed, by reason."),
    (Counter, "septet_http_requests_total", Unit::Count, "HTTP requests, by method, route and status."),
    (
        Histogram,
        "septet_http_seconds",
        Unit::Seconds,
        "Seconds until an HTTP request was answered, by kind: api, file (the client's pages and files).",
    ),
    (
        Counter,
        "septet_inputs_total",
        Unit::Count,
        "Match inputs stored, by who decided them (player, bot, clock, stand_in, standing_order).",
    ),
    (Counter, "septet_refused_total", Unit::Count, "Requests refused by tables, by problem code."),
    (Counter, "septet_entries_total", Unit::Count, "Entries stored in table logs."),
    (
        Counter,
        "septet_forgotten_total",
        Unit::Count,
        "What was forgotten because nobody used it any more: table, session, account.",
    ),
    (
        Gauge,
        "septet_decisions_waiting",
        Unit::Count,
        "Decisions of bots that wait for their turn, by lane (at_once or thinks).",
    ),
    (Gauge, "septet_decisions_thinking", Unit::Count, "Decisions that bots are making right now."),
    (
        Counter,
        "septet_decisions_total",
        Unit::Count,
        "Decisions of bots, by how they were thought about: at_once (this player never thinks), whole, short (less \
         than its level would), none (too much waited), dropped (nobody wanted to know any more).",
    ),
    (
        Counter,
        "septet_player_faults_total",
        Unit::Count,
        "Decisions in which a player of the server failed; another one decided.",
    ),
    (
        Histogram,
        "septet_decision_wait_seconds",
        Unit::Seconds,
        "Seconds a decision of a bot waited for its turn.",
    ),
    (Histogram, "septet_decision_seconds", Unit::Seconds, "Seconds a bot took for a decision, by thought."),
    (Histogram, "septet_write_group_size", Unit::Count, "Number of writes in one transaction."),
    (
        Histogram,
        "septet_write_seconds",
        Unit::Seconds,
        "Seconds from the start of a transaction until it was on disk.",
    ),
    (
        Counter,
        "septet_store_failures_total",
        Unit::Count,
        "Reads and writes that failed because the database was not available.",
    ),
    (Gauge, "septet_database_bytes", Unit::Bytes, "Bytes of the database."),
    (
        Gauge,
        "septet_node_lease",
        Unit::Count,
        "Of one of several servers on a Postgres: 1 while it has a lease, without which it plays nothing.",
    ),
    (
        Gauge,
        "septet_node_leads",
        Unit::Count,
        "Of one of several servers: 1 while it leads, which rates, pairs, calls and forgets for all of them.",
    ),
    (
        Counter,
        "septet_leases_lost_total",
        Unit::Count,
        "Leases that were over although the server went on: it gave up its tables and came back.",
    ),
    (
        Gauge,
        "septet_links_open",
        Unit::Count,
        "Links between this server and others, by where they were made: here (it asks), there (it is asked).",
    ),
    (
        Counter,
        "septet_links_lost_total",
        Unit::Count,
        "Links to other servers that ended, and calls that made none, by what it was: ended, refused.",
    ),
    (
        Counter,
        "septet_passed_on_total",
        Unit::Count,
        "What was passed on to the server that has the table, or leads: request (of a socket), errand.",
    ),
    (
        Counter,
        "septet_claims_total",
        Unit::Count,
        "Tables that this server wanted to have, by what came of it: claimed, elsewhere (another one has it), no_lease.",
    ),
];

/// Tells it to whoever reads the figures.
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
