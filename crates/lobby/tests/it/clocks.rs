//! Time: deadlines, fallbacks, the rules' own limits.

use std::time::Duration;

use lobby::Config;
use protocol::{By, Clock};
use serde_json::json;

use crate::house::{House, setup};

pub fn timed(seats: u8) -> protocol::Setup {
    protocol::Setup { clock: Clock::Seconds { per_decision: 30 }, ..setup("goof", seats) }
}

#[tokio::test(start_paused = true)]
async fn the_fallback_is_played_when_time_runs_out() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    let deadline = ana.game().deadlines.iter().next().unwrap().1.unwrap();
    assert_eq!(deadline - ana.game().now, 30_000);
    tokio::time::sleep(Duration::from_secs(20)).await;
    ana.answer().await;
    ben.hear().await;
    assert_eq!(ben.game().deadlines.iter().nth(1).unwrap().1, &Some(deadline), "Ben's clock runs on");
    tokio::time::sleep(Duration::from_secs(11)).await;
    ben.hear().await;
    let step = ben.game().steps.last().unwrap();
    assert_eq!((step.by, step.seat.number()), (By::Clock, 1));
    assert!(ben.game().deadlines.iter().all(|(_, d)| d.is_some_and(|d| d > deadline)), "a new round");
}

#[tokio::test(start_paused = true)]
async fn changing_a_sealed_bid_does_not_wind_the_clock() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    let deadline = ben.game().deadlines.iter().nth(1).unwrap().1.unwrap();
    for _ in 0..5 {
        tokio::time::sleep(Duration::from_secs(5)).await;
        ana.answer().await;
    }
    tokio::time::sleep(Duration::from_secs(6)).await;
    ana.hear().await;
    assert_eq!(ana.game().steps.last().unwrap().by, By::Clock, "Ben ran out at {deadline}");
}

#[tokio::test(start_paused = true)]
async fn a_sleeping_table_is_woken_by_its_deadline() {
    let mut slow = setup("goof", 2);
    slow.clock = Clock::Days { per_decision: 2 };
    slow.away = None;
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(slow, &mut [&mut ana, &mut ben]).await;
    let (session, table, seq) = (ana.session.clone(), ana.table.clone(), ana.seq);
    drop((ana, ben));
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    assert_eq!(house.lobby.tables_awake(), 0);
    tokio::time::sleep(Duration::from_secs(48 * 3_600)).await;
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert!(back.seq >= seq + 2, "both bids were made by the clock");
    assert!(back.game().steps.iter().all(|step| step.by == By::Clock));
}

#[tokio::test(start_paused = true)]
async fn a_limit_of_the_rules_counts_for_the_whole_negotiation() {
    let house = House::with(Config::default()).await;
    let mut people = [house.person("Ana").await, house.person("Ben").await, house.person("Cy").await];
    let [ana, ben, cy] = &mut people;
    house.match_of(setup("haggle", 3), &mut [ana, ben, cy]).await;
    let limit = |c: &crate::house::Client| c.game().deadlines.iter().next().unwrap().1.as_ref().copied();
    let first = limit(ana).expect("the rules set a limit");
    tokio::time::sleep(Duration::from_secs(1)).await;
    ana.answer().await;
    ben.hear().await;
    if let Some(later) = limit(ben) {
        assert_eq!(later, first, "an offer does not wind the clock");
    }
}

/// The rules' limit of minutes does not apply to correspondence matches; one of hours does.
#[tokio::test(start_paused = true)]
async fn a_short_limit_of_the_rules_hurries_nobody_by_correspondence() {
    for (seconds, left) in [(120, 86_400_000), (7_200, 7_200_000)] {
        let house = House::open().await;
        let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
        let days = protocol::Setup {
            clock: Clock::Days { per_decision: 1 },
            away: None,
            options: json!({"seconds": seconds}),
            ..setup("haggle", 2)
        };
        house.match_of(days, &mut [&mut ana, &mut ben]).await;
        let deadline = ana.game().deadlines.iter().next().unwrap().1.unwrap();
        assert_eq!(deadline - ana.game().now, left);
    }
}

#[tokio::test(start_paused = true)]
async fn an_abandoned_table_with_a_short_clock_waits_without_spinning() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    let (session, table) = (ana.session.clone(), ana.table.clone());
    drop((ana, ben));
    // Longer than a table without watchers stays awake, and a deadline is always near. Virtual time runs only
    // while all tasks wait, so it would stop if the table did not wait.
    tokio::time::sleep(Duration::from_secs(100)).await;
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(back.game().steps.len(), 6, "two bids in each of three rounds, by the clock");
}
