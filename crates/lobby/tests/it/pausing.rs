//! A pause by consent: all clocks stop, and no player can delay the others with it.

use std::time::Duration;

use lobby::Config;
use protocol::{By, Clock, PauseView, ProblemCode, Setup};
use serde_json::{Value, json};

use crate::{
    clocks::timed,
    house::{Client, House, setup},
};

fn pause(on: bool) -> Value {
    json!({"type": "pause", "pause": on})
}

fn shown(client: &Client) -> Option<PauseView> {
    client.state.as_ref().unwrap().pause.clone()
}

fn is_on(client: &Client) -> bool {
    matches!(shown(client), Some(PauseView::On { .. }))
}

/// Returns the milliseconds that a seat has left.
fn left(client: &Client, seat: usize) -> Option<u64> {
    let game = client.game();
    game.deadlines.iter().nth(seat).unwrap().1.map(|at| at - game.now)
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

async fn two(house: &House) -> (Client, Client) {
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    (ana, ben)
}

#[tokio::test(start_paused = true)]
async fn clocks_stand_still_when_all_agree_and_go_on_when_one_says_so() {
    let house = House::open().await;
    let (mut ana, mut ben) = two(&house).await;
    seconds(20).await;
    ana.ok(pause(true)).await;
    ben.hear().await;
    let (a, b) = (ana.session.account.id.clone(), ben.session.account.id.clone());
    let asked = PauseView::Asked { by: a.clone(), agreed: vec![a.clone()], needs: vec![b.clone()] };
    assert_eq!(shown(&ben), Some(asked));
    assert!(left(&ben, 0).is_some(), "nothing stands still before all have agreed");
    ben.ok(pause(true)).await;
    ana.hear().await;
    for client in [&ana, &ben] {
        assert!(
            matches!(shown(client), Some(PauseView::On { by, agreed, .. }) if by == a && agreed == [a.clone(), b.clone()])
        );
        assert_eq!((client.game().waiting.len(), left(client, 0)), (0, None));
        assert!(client.game().decision.is_none(), "nobody is asked anything");
        assert_eq!(client.chat.last().map(String::as_str), Some("Ana Paused"));
    }
    seconds(3_600).await;
    ben.ok(pause(false)).await;
    ana.hear().await;
    assert_eq!(shown(&ana), None);
    assert_eq!(ana.chat.last().map(String::as_str), Some("Ben Resumed"));
    let rest = left(&ana, 0).unwrap();
    assert!((9_900..=10_000).contains(&rest), "{rest} ms of 30 s are left after 20 s");
    ana.answer().await;
    seconds(11).await;
    ben.hear().await;
    assert_eq!(ben.game().steps.last().unwrap().by, By::Clock, "and then Ben was late");
}

#[tokio::test(start_paused = true)]
async fn nothing_is_played_during_a_pause_and_bots_wait_too() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    house.table(setup("goof", 2), &mut [&mut ana]).await;
    ana.ok(json!({"type": "add_bot", "seat": 1, "player": "first"})).await;
    ana.ok(json!({"type": "start"})).await;
    let submission = ana.submission();
    ana.ok(pause(true)).await;
    assert!(is_on(&ana), "a bot has nothing against it");
    let before = ana.seq;
    assert_eq!(ana.refused(submission.clone()).await, ProblemCode::NotWaiting);
    seconds(600).await;
    ana.hear().await;
    assert_eq!((ana.seq, ana.game().steps.len()), (before, 0), "the bot, which was thinking, waits");
    ana.ok(pause(false)).await;
    assert_eq!(ana.submission(), submission, "the same is asked again");
    ana.answer().await;
    seconds(5).await;
    ana.hear().await;
    assert!(ana.seq >= before + 3, "and the bot goes on");
}

#[tokio::test(start_paused = true)]
async fn who_may_pause_and_how_often_they_may_ask() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let mut eve = house.person("Eve").await;
    eve.table.clone_from(&ana.table);
    eve.ok(json!({"type": "watch"})).await;
    assert_eq!(eve.refused(pause(true)).await, ProblemCode::NotAllowed);
    assert_eq!(ana.refused(pause(false)).await, ProblemCode::WrongTime);
    ana.ok(pause(true)).await;
    ana.ok(pause(true)).await;
    ana.hear().await;
    assert!(!is_on(&ana), "Ana agrees for herself only");
    assert_eq!(eve.refused(pause(false)).await, ProblemCode::NotAllowed);
    ben.ok(pause(false)).await;
    assert_eq!(shown(&ben), None);
    // Repeated proposals are refused; but Ben may propose, and so may Ana after some minutes.
    let refused = ana.ask(pause(true)).await.unwrap_err();
    assert!(refused.retry_after.is_some_and(|wait| (590_000..=600_000).contains(&wait)), "{refused:?}");
    ben.ok(pause(true)).await;
    ben.ok(pause(false)).await;
    assert_eq!(ben.refused(pause(true)).await, ProblemCode::TooMany, "taking it back is no way around");
    seconds(601).await;
    ana.ok(pause(true)).await;
}

#[tokio::test(start_paused = true)]
async fn a_pause_ends_by_itself_also_while_nobody_looks() {
    let config = Config { longest_pause: Duration::from_secs(600), ..Config::default() };
    let house = House::with(config).await;
    let (mut ana, mut ben) = two(&house).await;
    seconds(10).await;
    ana.ok(pause(true)).await;
    ben.ok(pause(true)).await;
    let eyes = ana.session.clone();
    let table = ana.table.clone();
    drop((ana, ben));
    seconds(300).await;
    assert_eq!(house.lobby.tables_awake(), 0, "nothing is to be done meanwhile");
    seconds(310).await;
    let mut back = house.socket(eyes).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(shown(&back), None);
    let rest = left(&back, 1).unwrap();
    assert!((9_000..=11_100).contains(&rest), "the clocks went on after ten minutes: {rest} ms of 20 s");
}

#[tokio::test(start_paused = true)]
async fn a_pause_and_what_was_left_survive_restarts() {
    for checkpoint_every in [1_000, 3] {
        let mut house = House::with(Config { checkpoint_every, ..Config::default() }).await;
        let (mut ana, mut ben) = two(&house).await;
        seconds(20).await;
        ana.ok(pause(true)).await;
        house.restart(Duration::from_secs(60)).await;
        // The proposal and the agreements have survived the restart.
        let (mut ana, mut ben_again) = (watch(&house, &ana).await, watch(&house, &ben).await);
        assert!(matches!(shown(&ana), Some(PauseView::Asked { .. })));
        ben_again.ok(pause(true)).await;
        ana.hear().await;
        assert!(is_on(&ana));
        seconds(60).await;
        house.restart(Duration::from_secs(60)).await;
        ben = watch(&house, &ben).await;
        assert!(is_on(&ben) && left(&ben, 1).is_none());
        seconds(60).await;
        ben.ok(pause(false)).await;
        let rest = left(&ben, 1).unwrap();
        // The server's first outage began up to a second before it stopped.
        assert!((7_500..=11_200).contains(&rest), "{rest} ms of 30 s are left after 20 s");
        house.restart(Duration::from_secs(1)).await;
        let after = left(&watch(&house, &ben).await, 1).unwrap();
        assert!(after.abs_diff(rest) < 2_500, "{rest} ms, and {after} ms after a restart");
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_has_long_been_gone_is_not_asked_where_people_sit_together() {
    let house = House::open().await;
    let (mut ana, ben) = {
        let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
        house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
        (ana, ben)
    };
    ana.ok(pause(true)).await;
    let session = ben.session.clone();
    drop(ben);
    seconds(30).await;
    ana.hear().await;
    assert!(!is_on(&ana), "a phone may sleep");
    seconds(40).await;
    ana.hear().await;
    assert!(is_on(&ana));
    // The player comes back and ends the pause: no other player prevents that.
    let mut ben = house.socket(session).await;
    ben.table.clone_from(&ana.table);
    ben.ok(json!({"type": "watch"})).await;
    ben.ok(pause(false)).await;
    ana.hear().await;
    assert_eq!(shown(&ana), None);
}

/// In a correspondence match all players are asked, also absent ones. During a pause no player is notified or
/// shown a turn.
#[tokio::test(start_paused = true)]
async fn at_a_slow_table_all_are_asked_and_lists_wait_for_nobody() {
    let house = House::open().await;
    let (mut ana, ben) = {
        let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
        let slow = Setup { clock: Clock::Days { per_decision: 2 }, away: None, ..setup("goof", 2) };
        house.match_of(slow, &mut [&mut ana, &mut ben]).await;
        (ana, ben)
    };
    let session = ben.session.clone();
    let account = ben.session.account.clone();
    drop(ben);
    ana.ok(pause(true)).await;
    seconds(3_600).await;
    ana.hear().await;
    assert!(!is_on(&ana), "Ben's answer is needed, however long they are away");
    let mut ben = house.socket(session).await;
    ben.table.clone_from(&ana.table);
    ben.ok(json!({"type": "watch"})).await;
    let _follows = house.lobby.follow_tables();
    ben.ok(pause(true)).await;
    let row = house.lobby.changed_tables().pop().unwrap();
    assert_eq!(house.lobby.debtors(&row), [], "the doorbell does not ring during a pause");
    assert!(row.wake_at.is_some());
    let mine = house.lobby.tables_of(&account).await.unwrap();
    assert!(!mine[0].your_turn);
    seconds(86_400).await;
    ben.ok(pause(false)).await;
    let row = house.lobby.changed_tables().pop().unwrap();
    assert_eq!(house.lobby.debtors(&row).len(), 2);
    ana.hear().await;
    let rest = left(&ana, 0).unwrap() / 3_600_000;
    assert_eq!(rest, 46, "of two days an hour and a bit had passed");
}

#[tokio::test(start_paused = true)]
async fn a_bank_stands_still_too_and_giving_up_ends_match_and_pause() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let banked = Setup { clock: Clock::Bank { seconds: 60, increment: 10 }, ..setup("goof", 2) };
    house.match_of(banked, &mut [&mut ana, &mut ben]).await;
    seconds(20).await;
    ana.ok(pause(true)).await;
    ben.ok(pause(true)).await;
    seconds(500).await;
    let during = watch(&house, &ben).await;
    let banks = |client: &Client| -> Vec<u64> {
        let banks = client.game().banks.as_ref().unwrap();
        banks.iter().map(|(_, left)| left.unwrap().div_ceil(1_000)).collect()
    };
    assert_eq!(banks(&during), [40, 40]);
    ana.ok(pause(false)).await;
    ana.answer().await;
    assert_eq!(banks(&ana), [50, 40]);
    ana.ok(pause(true)).await;
    ben.ok(pause(true)).await;
    ana.ok(json!({"type": "resign"})).await;
    ben.hear().await;
    if ben.game().outcome.is_some() {
        assert_eq!(shown(&ben), None);
        return;
    }
    assert!(is_on(&ben), "the match goes on without her, and so does the pause");
    ben.ok(pause(false)).await;
    assert!(ben.game().decision.is_some());
}
