//! Time in correspondence matches: playing hours in the player's time zone, and vacations.

use std::time::Duration;

use lobby::{Entry, Store as _};
use protocol::{
    By, Clock, Newcomers, Occupant, PlayingHours, ProblemCode, Setup,
    http::{BeginVacation, ForkMatch, ForkSeat, SetZone},
};
use serde_json::json;

use crate::{
    clocks::timed,
    house::{Client, House, setup},
};

const DAY: u64 = 86_400_000;

fn slow(hours: Option<PlayingHours>) -> Setup {
    let clock = Clock::Days { per_decision: 1 };
    Setup { clock, away: None, playing_hours: hours, ..setup("goof", 2) }
}

/// Eight to two o'clock.
const MORNINGS: Option<PlayingHours> = Some(PlayingHours { from: 480, to: 840 });

/// Returns the milliseconds that a seat has left.
fn left(client: &Client, seat: usize) -> u64 {
    let game = client.game();
    game.deadlines.iter().nth(seat).unwrap().1.expect("they are waited for") - game.now
}

fn about(millis: u64, expected: u64) {
    assert!(millis.abs_diff(expected) < 5_000, "{millis} ms instead of {expected}");
}

async fn lives(house: &House, client: &Client, zone: &str) -> Result<(), ProblemCode> {
    let zone = SetZone { zone: zone.into() };
    house.lobby.set_zone(&client.session, &zone).await.map(|_| ()).map_err(|problem| problem.code)
}

async fn leaves(house: &House, client: &Client, days: u32) -> Result<u32, ProblemCode> {
    let begun = house.lobby.begin_vacation(&client.session, &BeginVacation { days }).await;
    begun.map(|time| time.days_left).map_err(|problem| problem.code)
}

fn vacation(client: &Client, seat: usize) -> Option<u64> {
    match &client.state.as_ref().unwrap().seats.iter().nth(seat).unwrap().1.occupant {
        Occupant::Account { vacation, .. } => *vacation,
        other => panic!("{other:?}"),
    }
}

/// Returns the seats for which a move was played when their time ran out, in order.
async fn late(house: &House, table: &str) -> Vec<usize> {
    let log = house.store.log(table).await.unwrap();
    let late = log.into_iter().filter_map(|logged| match logged.entry {
        Entry::Played { seat, by: By::Clock, .. } => Some(seat.number()),
        _ => None,
    });
    late.collect()
}

async fn watch(house: &House, before: &Client) -> Client {
    let mut back = house.socket(before.session.clone()).await;
    back.table.clone_from(&before.table);
    back.ok(json!({"type": "watch"})).await;
    back
}

/// The `House` opens on 21 September 2026 at 14:13:20 in Greenwich, and at 10:13:20 in New York.
#[tokio::test(start_paused = true)]
async fn nights_do_not_count_where_somebody_lives() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    lives(&house, &ana, "America/New_York").await.unwrap();
    house.match_of(slow(MORNINGS), &mut [&mut ana, &mut ben]).await;
    // 24 hours are four mornings: Ana's has begun, and Ben's begins tomorrow.
    about(left(&ana, 0), 4 * DAY);
    about(left(&ana, 1), 4 * DAY - 800_000);
    // It is the same after a restart, for tables that are read again.
    house.restart(Duration::from_secs(1)).await;
    let back = watch(&house, &ana).await;
    about(left(&back, 0), 4 * DAY);
    // No player is late before that, and then both are.
    drop((ana, ben));
    let session = back.session.clone();
    let table = back.table.clone();
    drop(back);
    tokio::time::sleep(Duration::from_millis(4 * DAY - 3_600_000)).await;
    let mut back = house.socket(session.clone()).await;
    back.table.clone_from(&table);
    back.ok(json!({"type": "watch"})).await;
    assert!(late(&house, &table).await.is_empty());
    drop(back);
    tokio::time::sleep(Duration::from_secs(2 * 3_600)).await;
    let mut back = house.socket(session).await;
    back.table.clone_from(&table);
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(late(&house, &table).await, [1, 0]);
}

#[tokio::test(start_paused = true)]
async fn whoever_moves_on_and_on_gains_no_time() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(slow(MORNINGS), &mut [&mut ana, &mut ben]).await;
    about(left(&ana, 0), 4 * DAY - 800_000);
    // The first zone applies at once, and all clients receive it.
    lives(&house, &ana, "America/New_York").await.unwrap();
    ben.hear().await;
    about(left(&ben, 0), 4 * DAY);
    // After that an open decision keeps the hours it began with, and a zone changes once a day.
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    lives(&house, &ana, "Asia/Tokyo").await.unwrap();
    assert_eq!(lives(&house, &ana, "Europe/Paris").await, Err(ProblemCode::TooMany));
    assert_eq!(lives(&house, &ana, "Atlantis").await, Err(ProblemCode::Malformed));
    let told = watch(&house, &ben).await;
    about(left(&told, 0), 4 * DAY - 3_600_000);
    // The next decision has Tokyo's hours, where it is past midnight.
    ana.hear().await;
    ana.answer().await;
    ben.hear().await;
    ben.answer().await;
    ana.hear().await;
    let next = left(&ana, 0);
    assert!(next < 4 * DAY && next > 3 * DAY, "{next}");
}

#[tokio::test(start_paused = true)]
async fn on_vacation_a_clock_stands_still_and_everybody_sees_it() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(slow(None), &mut [&mut ana, &mut ben]).await;
    assert_eq!(leaves(&house, &ana, 3).await, Ok(17));
    ben.hear().await;
    about(left(&ben, 0), 4 * DAY);
    about(left(&ben, 1), DAY);
    assert_eq!(vacation(&ben, 1), None);
    let until = vacation(&ben, 0).expect("she is away");
    about(until - house.now(), 3 * DAY);
    ben.answer().await;
    // The table sleeps over the deadline, and no player is late.
    drop(ben);
    let (session, table) = (ana.session.clone(), ana.table.clone());
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    house.restart(Duration::from_secs(1)).await;
    tokio::time::sleep(Duration::from_millis(DAY)).await;
    assert_eq!(house.lobby.tables_awake(), 0);
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert!(back.game().waiting.iter().any(|seat| seat.number() == 0));
    assert!(vacation(&back, 0).is_some());
    // Ana is back early: the days that have begun are used up, and her clock continues with its time.
    let time = house.lobby.end_vacation(&back.session).await.unwrap();
    assert_eq!((time.vacation, time.days_left), (None, 18));
    back.hear().await;
    assert_eq!(vacation(&back, 0), None);
    about(left(&back, 0), DAY);
    let again = house.lobby.end_vacation(&back.session).await.unwrap_err();
    assert_eq!(again.code, ProblemCode::WrongTime);
}

/// A table that sleeps when the vacation begins does not wake at its old deadline.
#[tokio::test(start_paused = true)]
async fn a_sleeping_table_hears_of_a_vacation() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(slow(None), &mut [&mut ana, &mut ben]).await;
    let (session, table) = (ana.session.clone(), ana.table.clone());
    drop((ana, ben));
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    assert_eq!(house.lobby.tables_awake(), 0);
    house.lobby.begin_vacation(&session, &BeginVacation { days: 3 }).await.unwrap();
    tokio::time::sleep(Duration::from_millis(2 * DAY)).await;
    let mut back = house.socket(session).await;
    back.table.clone_from(&table);
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(late(&house, &table).await, [1], "Ben alone was late");
}

#[tokio::test(start_paused = true)]
async fn a_budget_is_no_larger_for_whoever_comes_and_goes() {
    let house = House::with(lobby::Config { vacation_days: 3, ..lobby::Config::default() }).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(slow(None), &mut [&mut ana, &mut ben]).await;
    assert_eq!(leaves(&house, &ana, 4).await, Err(ProblemCode::NotAllowed));
    for left_over in [2, 1, 0] {
        assert_eq!(leaves(&house, &ana, 1).await, Ok(left_over));
        assert_eq!(leaves(&house, &ana, 1).await, Err(ProblemCode::WrongTime));
        house.lobby.end_vacation(&ana.session).await.unwrap();
        tokio::time::sleep(Duration::from_secs(3_600)).await;
    }
    assert_eq!(leaves(&house, &ana, 1).await, Err(ProblemCode::NotAllowed));
    let told = watch(&house, &ben).await;
    about(left(&told, 0), DAY - 3 * 3_600_000);
}

#[tokio::test(start_paused = true)]
async fn who_sits_together_has_neither() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    leaves(&house, &ana, 3).await.unwrap();
    let told = watch(&house, &ben).await;
    about(left(&told, 0), 30_000);
    assert_eq!(vacation(&told, 0), None);
    for (hours, clock) in [
        (PlayingHours { from: 480, to: 840 }, Clock::Seconds { per_decision: 30 }),
        (PlayingHours { from: 480, to: 840 }, Clock::None),
        (PlayingHours { from: 480, to: 839 }, Clock::Days { per_decision: 1 }),
        (PlayingHours { from: 480, to: 1_440 }, Clock::Days { per_decision: 1 }),
    ] {
        let wanted = Setup { clock, away: None, playing_hours: Some(hours), ..setup("goof", 2) };
        let refused = house.lobby.make_table(&ana.session.account, wanted).await;
        assert_eq!(refused.unwrap_err().code, ProblemCode::BadSetup);
    }
}

#[tokio::test(start_paused = true)]
async fn a_bank_of_days_runs_in_playing_hours_and_not_on_vacation() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let banked = Setup {
        clock: Clock::BankOfDays { days: 2, increment: 1 },
        away: None,
        playing_hours: MORNINGS,
        ..setup("goof", 2)
    };
    house.match_of(banked, &mut [&mut ana, &mut ben]).await;
    leaves(&house, &ana, 2).await.unwrap();
    // Two days and a morning later: Ben had three mornings, and Ana one.
    tokio::time::sleep(Duration::from_millis(3 * DAY)).await;
    ana.hear().await;
    ana.answer().await;
    let banks: Vec<u64> =
        { ana.game().banks.as_ref().unwrap().iter() }.map(|(_, left)| left.unwrap()).collect();
    about(banks[0], (48 - 6 + 1) * 3_600_000);
    about(banks[1], (48 - 18) * 3_600_000);
}

/// Playing hours apply only to clocks that run for days: a fork without a clock has none.
#[tokio::test(start_paused = true)]
async fn a_match_is_played_on_with_hours_only_where_days_pass() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(slow(MORNINGS), &mut [&mut ana, &mut ben]).await;
    while ana.game().outcome.is_none() {
        for client in [&mut ana, &mut ben] {
            client.hear().await;
            if client.game().decision.is_some() {
                client.answer().await;
            }
        }
        ana.hear().await;
    }
    let id = ana.state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    for (clock, hours) in [(Clock::None, None), (Clock::Days { per_decision: 2 }, MORNINGS)] {
        let chairs = vec![ForkSeat::Me, ForkSeat::Bot { player: "first".into() }];
        let wanted = ForkMatch { at: 2, seats: chairs, clock, hints: false };
        let made = house.lobby.fork(&ana.session.account, &id, wanted).await.unwrap();
        let mut again = house.socket(ana.session.clone()).await;
        again.table = made.id;
        again.ok(json!({"type": "watch"})).await;
        assert_eq!(again.state.as_ref().unwrap().setup.playing_hours, hours, "{clock:?}");
        again.ok(json!({"type": "start"})).await;
    }
}

/// Playing hours are fixed before the match: they cannot be changed during it.
#[tokio::test(start_paused = true)]
async fn hours_do_not_change_once_a_match_has_begun() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(slow(MORNINGS), &mut [&mut ana, &mut ben]).await;
    let wanted = serde_json::to_value(slow(None)).unwrap();
    assert_eq!(ana.refused(json!({"type": "configure", "setup": wanted})).await, ProblemCode::WrongTime);
    about(left(&ana, 0), 4 * DAY - 800_000);
}

/// A newcomer has the hours of their own zone from the first moment.
#[tokio::test(start_paused = true)]
async fn a_newcomer_to_a_match_plays_by_their_own_clock() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let (mut cleo, mut dora) = (house.person("Cleo").await, house.person("Dora").await);
    lives(&house, &cleo, "America/New_York").await.unwrap();
    leaves(&house, &cleo, 1).await.unwrap();
    let open = Setup { game: "seven-dragons".into(), seats: setup("goof", 3).seats, ..slow(MORNINGS) };
    let open = Setup { newcomers: Newcomers::Everybody, ..open };
    cleo.table = house.match_of(open, &mut [&mut ana, &mut ben, &mut dora]).await;
    cleo.ok(json!({"type": "watch"})).await;
    ana.hear().await;
    let turn = ana.game().waiting[0].number();
    let mut people = vec![ana, ben, dora];
    people[(turn + 1) % 3].ok(json!({"type": "resign"})).await;
    cleo.ok(json!({"type": "sit", "seat": (turn + 1) % 3})).await;
    cleo.hear().await;
    let seat = cleo.seat();
    assert!(vacation(&cleo, seat).is_some());
    people[(turn + 1) % 3] = cleo;
    while !people[seat].game().waiting.iter().any(|waiting| waiting.number() == seat) {
        people[turn].answer().await;
        for client in &mut people {
            client.hear().await;
        }
    }
    // A day of vacation, and then four mornings, of which one had begun.
    about(left(&people[seat], seat), 5 * DAY);
}
