//! The properties that a match must have, whatever happened to its servers.

use std::net::SocketAddr;

use protocol::By;
use serde_json::{Value, json};

use crate::{Guest, Record, Tireless};

/// Checks that each acknowledged move is in the log exactly once, and that the whole log equals the messages
/// that the player received over time.
///
/// # Panics
///
/// If the check fails.
pub async fn check(player: &Tireless, server: SocketAddr) {
    let name = &player.who.account.name;
    let you = player.record.you.expect("they sit there");
    let again = Guest::come_back(server, &player.who, &player.table).await;
    assert!(again.record.is_over(), "{name}: the match is still over");
    let [heard, replayed] = [&player.record, &again.record].map(whole);
    assert!(heard == replayed, "{name}: the log is not what was told: {heard} instead of {replayed}");

    let own = |by| again.record.steps.iter().filter(move |step| step.seat == you && step.by == by);
    let mut logged: Vec<u64> = own(By::Player).map(|step| step.seq).collect();
    let mut accepted: Vec<u64> = player.accepted.iter().map(|(_, seq)| *seq).collect();
    logged.sort_unstable();
    accepted.sort_unstable();
    assert_eq!(logged, accepted, "{name}: every acknowledged move is in the log once, and nothing else");
    let others: Vec<_> = own(By::StandIn).chain(own(By::Clock)).collect();
    assert!(others.is_empty(), "{name}: nobody played for them: {others:?}");
}

/// Checks that two players received the same about everything that both may see.
///
/// # Panics
///
/// If they did not.
pub fn check_both(a: &Tireless, b: &Tireless) {
    let (a, b) = (&a.record, &b.record);
    for (one, other) in [(a, b), (b, a)] {
        let shared = public(other);
        let alone = public(one).into_iter().filter(|step| !shared.contains(step));
        assert!(alone.map(|(_, seat, _)| Some(seat)).all(|seat| seat == one.you), "others saw less of it");
    }
}

/// Returns everything that one observer received of a match, as JSON.
fn whole(record: &Record) -> Value {
    let view = &record.game.as_ref().expect("there is a match").view;
    json!({ "steps": record.steps, "view": view })
}

/// Returns the part of the steps that is the same for all observers.
fn public(record: &Record) -> Vec<(u64, contract::Seat, By)> {
    record.steps.iter().map(|step| (step.at, step.seat, step.by)).collect()
}
