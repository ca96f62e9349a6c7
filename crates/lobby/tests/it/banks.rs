//! Time banks: their contents, when they run, and their state after a restart.

use std::time::Duration;

use lobby::Config;
use protocol::{By, Clock, Setup};
use serde_json::json;

use crate::house::{Client, House, setup};

const BANK: Clock = Clock::Bank { seconds: 60, increment: 10 };

fn banked(seats: u8) -> Setup {
    Setup { clock: BANK, ..setup("goof", seats) }
}

fn of_days(game: &str) -> Setup {
    Setup { clock: Clock::BankOfDays { days: 3, increment: 12 }, away: None, ..setup(game, 2) }
}

/// Returns the seconds in each bank, by the client's last message.
fn banks(client: &Client) -> Vec<u64> {
    let banks = client.game().banks.as_ref().expect("there are banks");
    banks.iter().map(|(_, left)| left.expect("an account plays there").div_ceil(1_000)).collect()
}

/// Returns the seconds until the time of each seat runs out.
fn left(client: &Client) -> Vec<Option<u64>> {
    let game = client.game();
    game.deadlines.iter().map(|(_, at)| at.map(|at| (at - game.now).div_ceil(1_000))).collect()
}

async fn seconds(n: u64) {
    tokio::time::sleep(Duration::from_secs(n)).await;
}

async fn watch(house: &House, before: &Client) -> Client {
    let mut back = house.socket(before.session.clone()).await;
    back.table.clone_from(&before.table);
    back.ok(json!({"type": "watch"})).await;
    back
}

#[tokio::test(start_paused = true)]
async fn a_bank_runs_while_it_is_waited_for_and_each_decision_puts_something_in() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(banked(2), &mut [&mut ana, &mut ben]).await;
    assert_eq!((banks(&ana), left(&ana)), (vec![60, 60], vec![Some(60), Some(60)]));
    seconds(20).await;
    ana.answer().await;
    ben.hear().await;
    assert_eq!((banks(&ben), left(&ben)), (vec![50, 40], vec![None, Some(40)]), "Ben's runs on");
    seconds(10).await;
    ben.answer().await;
    ana.hear().await;
    assert_eq!((banks(&ana), left(&ana)), (vec![50, 40], vec![Some(50), Some(40)]), "a new round");
}

#[tokio::test(start_paused = true)]
async fn whoever_is_out_of_time_has_the_fallback_played_and_then_what_a_decision_puts_in() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(banked(2), &mut [&mut ana, &mut ben]).await;
    ana.answer().await;
    seconds(61).await;
    ben.hear().await;
    let step = ben.game().steps.last().unwrap();
    assert_eq!((step.by, step.seat.number()), (By::Clock, 1));
    assert_eq!(banks(&ben), [70, 10]);
    seconds(8).await;
    assert_eq!(banks(&watch(&house, &ben).await), [61, 1], "both run");
    ana.hear().await;
    ana.answer().await;
    seconds(2).await;
    ben.hear().await;
    assert_eq!(ben.game().steps.iter().filter(|step| step.by == By::Clock).count(), 1);
    assert_eq!(banks(&ben)[1], 10);
}

#[tokio::test(start_paused = true)]
async fn a_sealed_bid_that_is_changed_costs_no_time_and_gains_none() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(banked(2), &mut [&mut ana, &mut ben]).await;
    for _ in 0..4 {
        seconds(5).await;
        ana.answer().await;
        assert_eq!(banks(&ana)[0], 65, "five seconds, and then she had decided");
    }
    // The message to Ben about Ana's bank is the one that all clients received when the match stopped waiting
    // for her.
    let told: Vec<_> = { ben.hear_now() }
        .iter()
        .filter_map(|message| match message {
            protocol::ServerMessage::Waiting(update) => update.banks.clone(),
            _ => None,
        })
        .collect();
    assert_eq!(told.len(), 1, "that she changed it is nobody's business");
}

#[tokio::test(start_paused = true)]
async fn banks_survive_restarts_and_time_without_a_server_is_not_counted() {
    // From the whole log, and from a checkpoint within the match.
    for checkpoint_every in [1_000, 4] {
        let mut house = House::with(Config { checkpoint_every, ..Config::default() }).await;
        let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
        house.match_of(banked(2), &mut [&mut ana, &mut ben]).await;
        seconds(20).await;
        ana.answer().await;
        ben.answer().await;
        seconds(10).await;
        ana.hear().await;
        ana.answer().await;
        ben.hear().await;
        assert_eq!(banks(&ben), [50, 40]);
        house.restart(Duration::from_secs(600)).await;
        let mut back = watch(&house, &ben).await;
        let (mine, until) = (banks(&back)[1], left(&back)[1].unwrap());
        assert!((38..=40).contains(&mine), "{mine} s of 40 are left after an outage");
        assert!(mine.abs_diff(until) <= 1, "{mine} s, and {until} s until it is empty");
        assert_eq!(banks(&back)[0], 50);
        back.answer().await;
        let kept = banks(&back);
        assert!((48..=50).contains(&kept[1]), "{kept:?}");
        house.restart(Duration::from_secs(1)).await;
        let again = watch(&house, &ben).await;
        let kept_on = banks(&again);
        assert!(kept.iter().zip(&kept_on).all(|(a, b)| a.abs_diff(*b) <= 2), "{kept:?} {kept_on:?}");
    }
}

/// A move before the server has noticed its standstill does not pay with that time.
#[tokio::test(start_paused = true)]
async fn a_process_that_was_stopped_takes_nothing_out_of_a_bank() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(banked(2), &mut [&mut ana, &mut ben]).await;
    seconds(10).await;
    tokio::time::advance(Duration::from_secs(600)).await;
    ana.answer().await;
    seconds(3).await;
    let now = banks(&watch(&house, &ben).await);
    assert!((58..=62).contains(&now[0]), "{now:?}");
    assert!((45..=50).contains(&now[1]), "{now:?}");
}

#[tokio::test(start_paused = true)]
async fn a_sleeping_table_is_woken_when_a_bank_of_days_is_empty() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(of_days("goof"), &mut [&mut ana, &mut ben]).await;
    let before = watch(&house, &ana).await;
    ana.answer().await;
    drop((ana, ben));
    seconds(3_600).await;
    assert_eq!(house.lobby.tables_awake(), 1, "one is still watched");
    let (session, table) = (before.session.clone(), before.table.clone());
    drop(before);
    seconds(3_600).await;
    assert_eq!(house.lobby.tables_awake(), 0);
    seconds(3 * 86_400).await;
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    let by: Vec<By> = back.game().steps.iter().map(|step| step.by).collect();
    assert_eq!(by[..2], [By::Player, By::Clock]);
    assert!(banks(&back)[1] <= 12 * 3_600, "{:?}", banks(&back));
}

/// A limit of the rules replaces the bank for that decision, and the bank stops. In a correspondence match a
/// limit of minutes does not apply.
#[tokio::test(start_paused = true)]
async fn a_limit_of_the_rules_stands_instead_of_the_bank() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let live = Setup { clock: BANK, options: json!({"seconds": 120}), ..setup("haggle", 2) };
    house.match_of(live, &mut [&mut ana, &mut ben]).await;
    assert_eq!(left(&ana), [Some(120), Some(120)]);
    seconds(90).await;
    assert_eq!(banks(&watch(&house, &ana).await), [60, 60]);

    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(of_days("haggle"), &mut [&mut ana, &mut ben]).await;
    assert_eq!(left(&ana), [Some(3 * 86_400), Some(3 * 86_400)]);
}

/// Negotiating players are asked repeatedly. Repeated questions add no time, so the match comes to an end.
#[tokio::test(start_paused = true)]
async fn talking_fills_no_bank() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(of_days("haggle"), &mut [&mut ana, &mut ben]).await;
    for _ in 0..3 {
        seconds(3_600).await;
        for (one, to) in [(&mut ana, 1), (&mut ben, 0)] {
            one.hear().await;
            let decision = one.game().decision.as_ref().unwrap().number;
            let intent = json!({"do": "offer", "to": to, "coins": 1});
            one.ok(json!({"type": "submit", "decision": decision, "intent": intent})).await;
        }
    }
    ana.hear().await;
    assert_eq!(banks(&ana), [69 * 3_600, 69 * 3_600]);
}

#[tokio::test(start_paused = true)]
async fn a_rematch_begins_with_full_banks_and_other_clocks_have_none() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(banked(2), &mut [&mut ana, &mut ben]).await;
    seconds(30).await;
    ana.hear().await;
    while ana.game().outcome.is_none() {
        seconds(70).await;
        ana.hear().await;
    }
    ana.ok(json!({"type": "rematch"})).await;
    ben.ok(json!({"type": "ready", "ready": true})).await;
    ana.ok(json!({"type": "start"})).await;
    assert_eq!(banks(&ana), [60, 60]);

    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(crate::clocks::timed(2), &mut [&mut ana, &mut ben]).await;
    assert!(ana.game().banks.is_none());
    assert!(!ana.heard.iter().any(|text| text.contains("banks")), "nothing is added for other tables");
}

#[tokio::test(start_paused = true)]
async fn a_bank_that_leaves_nobody_time_is_no_setup() {
    let house = House::open().await;
    let ana = house.person("Ana").await;
    for clock in [Clock::Bank { seconds: 600, increment: 0 }, Clock::BankOfDays { days: 61, increment: 1 }] {
        let refused = house.lobby.make_table(&ana.session.account, Setup { clock, ..setup("goof", 2) }).await;
        assert_eq!(refused.unwrap_err().code, protocol::ProblemCode::BadSetup);
    }
}

/// An increment stays in the bank after an undo, and the repeated decision adds none. That also holds for a
/// table that was read again since, from its log or from a later checkpoint.
#[tokio::test(start_paused = true)]
async fn a_decision_that_is_taken_again_puts_in_nothing_more() {
    for (restarts, checkpoint_every) in [(false, 1_000), (true, 1_000), (true, 1), (true, 2)] {
        let mut house = House::with(Config { checkpoint_every, ..Config::default() }).await;
        let mut people = [house.person("Ana").await, house.person("Ben").await];
        let banked = Setup { clock: BANK, ..setup("seven-kingdoms", 2) };
        let [ana, ben] = &mut people;
        house.match_of(banked, &mut [ana, ben]).await;
        for client in &mut people {
            client.hear().await;
        }
        let first = people.iter().position(|client| client.game().decision.is_some()).unwrap();
        let other = 1 - first;
        seconds(20).await;
        people[first].answer().await;
        seconds(5).await;
        people[first].ok(json!({"type": "undo", "wish": true})).await;
        people[other].ok(json!({"type": "allow_undo", "allow": true})).await;
        if restarts {
            house.restart(Duration::from_millis(1)).await;
            let [one, two] = &people;
            people = [watch(&house, one).await, watch(&house, two).await];
        }
        people[first].hear().await;
        let seat = people[first].seat();
        assert!(people[first].game().steps.is_empty(), "it was taken back");
        // The other player was waited for in between.
        let expected = if seat == 0 { [50, 55] } else { [55, 50] };
        assert_eq!(banks(&people[first]), expected, "restarts: {restarts}, {checkpoint_every}");
        people[first].answer().await;
        people[first].hear().await;
        assert_eq!(banks(&people[first]), expected, "restarts: {restarts}, {checkpoint_every}");
    }
}
