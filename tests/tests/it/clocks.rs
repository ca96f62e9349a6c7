//! Time limits: the effect of an expired clock, and the refund after an outage.

use std::time::{Duration, Instant, SystemTime};

use protocol::{By, Occupant};
use serde_json::{Value, json};
use tests::{Guest, Record, Server, begin_with};

/// The shortest possible limit.
fn seconds() -> Value {
    json!({ "clock": { "clock": "seconds", "per_decision": 5 } })
}

fn now() -> u64 {
    SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis() as u64)
}

/// Returns the earliest deadline of the seats that have to decide.
fn deadline(record: &Record) -> u64 {
    let game = record.game.as_ref().expect("there is a match");
    let deadlines = game.waiting.iter().filter_map(|&seat| game.deadlines[seat]);
    deadlines.min().expect("with a clock, who is waited for has a deadline")
}

fn played_by_clock(record: &Record) -> bool {
    record.steps.iter().any(|step| step.by == By::Clock)
}

#[tokio::test]
async fn when_time_runs_out_the_fallback_is_played_and_the_log_says_so() {
    let server = Server::start(&["--grace", "600"]).await;
    let mut people = begin_with(&server, 2, 0, &seconds()).await;
    let begun = Instant::now();
    let left = deadline(&people[0].record).saturating_sub(now());
    assert!((1_000..=6_000).contains(&left), "{left} ms of 5 s are left");
    let waited_for = people[0].record.game.as_ref().unwrap().waiting.clone();
    for guest in &mut people {
        guest.until("a step by the clock", played_by_clock).await;
        let step = guest.record.steps.iter().find(|step| step.by == By::Clock).unwrap();
        assert!(waited_for.contains(&step.seat), "{step:?}");
        assert!(!step.events.is_empty(), "everybody sees the card that was played for them");
    }
    let took = begun.elapsed();
    assert!(took >= Duration::from_secs(3), "5 s took {took:?}");
}

#[tokio::test]
async fn an_outage_is_refunded() {
    let mut server = Server::start(&["--grace", "600"]).await;
    let mut guest = begin_with(&server, 2, 0, &seconds()).await.remove(0);
    // The server stores its heartbeat about every second.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let before = deadline(&guest.record);
    let killed = Instant::now();
    server.kill();
    let dead = Duration::from_secs(6);
    tokio::time::sleep(dead).await;
    assert!(now() > before, "without a refund the time would be up");
    server.restart().await;
    let (who, table) = (guest.who.clone(), guest.table.clone());
    // From here on the match waits for the player again, however slow the machine is.
    let away = killed.elapsed().as_millis() as u64;
    guest = Guest::come_back(&server, &who, &table).await;
    guest.until("the match", |record| record.game.is_some()).await;
    assert!(!played_by_clock(&guest.record), "nobody lost a turn to the outage");
    let refund = deadline(&guest.record).saturating_sub(before);
    let dead = dead.as_millis() as u64;
    assert!(
        (dead - 1_000..=away + 4_000).contains(&refund),
        "{refund} ms for an outage of {dead} to {away} ms"
    );
    guest.until("a step by the clock", played_by_clock).await;
}

#[tokio::test]
async fn a_server_that_was_stopped_for_longer_than_the_limit_costs_nobody_a_turn() {
    let server = Server::start(&["--grace", "600"]).await;
    let mut guest = begin_with(&server, 2, 0, &seconds()).await.remove(0);
    // The server stores its heartbeat about every second.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let before = deadline(&guest.record);
    server.freeze();
    let stopped = Duration::from_secs(7);
    tokio::time::sleep(stopped).await;
    assert!(now() > before, "without a refund the time would be up");
    server.thaw();
    guest.until("a step by the clock", played_by_clock).await;
    let step = guest.record.steps.iter().find(|step| step.by == By::Clock).expect("it was waited for");
    let stopped = stopped.as_millis() as u64;
    let late = step.at.saturating_sub(before);
    assert!(late >= stopped - 1_000, "played {late} ms after the first deadline; stopped for {stopped} ms");
    assert!(late <= stopped + 6_000, "{late} ms are more than the {stopped} ms that were lost");
}

#[tokio::test]
async fn a_day_is_a_day_and_nobody_counts_as_away() {
    let server = Server::start(&["--grace", "0"]).await;
    let days = json!({ "clock": { "clock": "days", "per_decision": 2 } });
    let mut people = begin_with(&server, 2, 0, &days).await;
    let hours = deadline(&people[0].record).saturating_sub(now()) as f64 / 3_600_000.0;
    assert!((47.9..=48.0).contains(&hours), "{hours} hours");
    let gone = people.remove(1);
    let seat = gone.record.you.unwrap();
    gone.socket.cut();
    let stays = &mut people[0];
    let occupant = move |record: &Record| record.table.as_ref().unwrap().seats[seat].occupant.clone();
    stays
        .until("an empty chair", |record| {
            matches!(occupant(record), Occupant::Account { connected: false, .. })
        })
        .await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    stays.chat("anybody there?").await.unwrap();
    assert!(matches!(occupant(&stays.record), Occupant::Account { away: false, .. }));
    assert!(stays.record.steps.iter().all(|step| step.by == By::Player));
}
