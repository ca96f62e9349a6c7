//! An outage is given back to every clock, and watchers receive the new deadlines at once.

use std::time::Duration;

use protocol::{ServerMessage, WaitingUpdate};
use serde_json::json;

use crate::{
    clocks::timed,
    house::{Client, House, setup},
};

#[tokio::test(start_paused = true)]
async fn an_outage_is_given_back() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    let deadline = ana.game().deadlines.iter().next().unwrap().1.unwrap();
    tokio::time::sleep(Duration::from_secs(10)).await;
    let (session, table) = (ana.session.clone(), ana.table.clone());
    house.restart(Duration::from_secs(600)).await;
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    let refunded = back.game().deadlines.iter().next().unwrap().1.unwrap();
    let given = refunded - deadline;
    assert!((600_000..=601_100).contains(&given), "{given} ms were given back for 600 s");
    assert!(refunded > back.game().now);
    assert!(back.game().steps.is_empty(), "nobody was late");
}

/// Returns the unrequested messages about the table since the last call.
async fn told(client: &mut Client) -> Vec<WaitingUpdate> {
    tokio::time::sleep(Duration::from_millis(1)).await;
    let told = client.hear_now().into_iter().map(|message| match message {
        ServerMessage::Waiting(update) => update,
        other => panic!("{other:?}"),
    });
    told.collect()
}

/// Checks that the client received one message, with future deadlines and no other change.
async fn is_told_the_new_deadlines(client: &mut Client) {
    let before = client.game().clone();
    let told = told(client).await;
    let [update] = &told[..] else { panic!("{} was told {told:?}", client.session.account.name) };
    for ((_, old), (_, new)) in before.deadlines.iter().zip(update.deadlines.iter()) {
        let (old, new) = (old.unwrap(), new.unwrap());
        assert!(new > old && new > update.now, "from {old} to {new} at {}", update.now);
    }
    assert_eq!((update.seq, update.number), (before.seq, before.number));
    assert_eq!(update.waiting, before.waiting);
}

#[tokio::test(start_paused = true)]
async fn time_during_which_the_process_was_stopped_is_given_back() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    let mut eve = house.person("Eve").await;
    eve.table = table;
    eve.ok(json!({"type": "watch"})).await;
    // At another table there is no clock, and at a third one no match.
    let mut idle = [house.person("Cy").await, house.person("Dan").await, house.person("Flo").await];
    let [cy, dan, flo] = &mut idle;
    house.match_of(setup("goof", 2), &mut [cy, dan]).await;
    house.table(timed(2), &mut [flo]).await;
    for client in [&mut ana, &mut ben, &mut eve].into_iter().chain(&mut idle) {
        client.hear().await;
    }
    tokio::time::sleep(Duration::from_secs(10)).await;
    for _ in 0..2 {
        // All timers are overdue at once, and fire in any order.
        tokio::time::advance(Duration::from_secs(600)).await;
        tokio::time::sleep(Duration::from_secs(5)).await;
        for client in [&mut ana, &mut ben, &mut eve] {
            is_told_the_new_deadlines(client).await;
        }
    }
    for client in &mut idle {
        assert!(told(client).await.is_empty(), "{} has no clock", client.session.account.name);
    }
    ana.answer().await;
    ben.hear().await;
    assert!(ben.game().deadlines.iter().any(|(_, d)| d.is_some_and(|d| d > ben.game().now)));
}

#[tokio::test(start_paused = true)]
async fn time_during_which_nothing_could_be_stored_is_given_back() {
    for somebody_tries in [false, true] {
        let house = House::open().await;
        let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
        house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
        tokio::time::sleep(Duration::from_secs(10)).await;
        house.store.set_failing(true);
        if somebody_tries {
            // The table drops the state that it could not store, and is read again later.
            let submission = ben.submission();
            ben.refused(submission).await;
        }
        tokio::time::sleep(Duration::from_secs(300)).await;
        assert!(told(&mut ana).await.is_empty(), "an outage is told when it is over");
        house.store.set_failing(false);
        tokio::time::sleep(Duration::from_secs(12)).await;
        is_told_the_new_deadlines(&mut ana).await;
        ana.answer().await;
    }
}

/// The machine's clock is ahead and right again at the next start: decisions asked in between count as asked
/// just now.
#[tokio::test(start_paused = true)]
async fn a_clock_that_was_ahead_leaves_no_clock_that_runs_for_ever() {
    const HOUR: Duration = Duration::from_secs(3_600);
    for ahead in [HOUR, HOUR * 24 * 365 * 20] {
        let mut house = House::open().await;
        let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
        let table = house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
        let session = ana.session.clone();
        let watched = async |house: &House| {
            let mut back = house.socket(session.clone()).await;
            back.table.clone_from(&table);
            back.ok(json!({"type": "watch"})).await;
            back
        };
        house.restart_ahead(Duration::from_secs(1), ahead).await;
        let mut back = watched(&house).await;
        back.answer().await;
        back.ok(json!({"type": "chat", "text": "what time is it?"})).await;
        let whole = |client: &Client| {
            let left = client.game().deadlines.iter().filter_map(|(_, at)| *at);
            left.map(|at| at.saturating_sub(client.game().now)).max().unwrap()
        };
        let usual = whole(&back);
        house.restart_ahead(Duration::from_secs(1), Duration::ZERO).await;
        let back = watched(&house).await;
        assert!(whole(&back) <= usual + 2_000, "{} ms to decide instead of {usual}", whole(&back));
        // Once more: corrected times stay.
        house.restart_ahead(Duration::from_secs(1), Duration::ZERO).await;
        let mut back = watched(&house).await;
        assert!(whole(&back) <= usual + 3_000, "{} ms to decide instead of {usual}", whole(&back));
        let asked = back.game().clone();
        tokio::time::sleep(Duration::from_millis(usual + 10_000)).await;
        back.hear().await;
        assert!(back.seq > asked.seq, "somebody was late and the match went on");
    }
}
