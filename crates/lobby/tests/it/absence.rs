//! Tables that wait for absent players, and the choices of the other players.

use std::time::Duration;

use protocol::{Absent, Away, By, Clock, Newcomers, ProblemCode, Setup};
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

/// Returns a setup without time limits.
fn unhurried(seats: u8) -> Setup {
    Setup { away: None, ..setup("goof", seats) }
}

fn absent(client: &Client) -> &[Absent] {
    &client.state.as_ref().unwrap().absent
}

fn stand_in(seat: u8, agree: bool) -> Value {
    json!({"type": "stand_in", "seat": seat, "agree": agree})
}

fn id(client: &Client) -> String {
    client.session.account.id.clone()
}

async fn comes_back(house: &House, client: (lobby::Session, String)) -> Client {
    let mut back = house.socket(client.0).await;
    back.table = client.1;
    back.ok(json!({"type": "watch"})).await;
    back
}

#[tokio::test(start_paused = true)]
async fn a_table_without_limits_waits_for_whoever_is_gone() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(unhurried(2), &mut [&mut ana, &mut ben]).await;
    assert_eq!(ana.state.as_ref().unwrap().setup.away, Some(Away::Wait), "everybody can see it");
    assert_eq!(ana.refused(stand_in(1, true)).await, ProblemCode::WrongTime, "Ben is here");
    let gone = (ben.session.clone(), ben.table.clone());
    drop(ben);
    ana.answer().await;
    tokio::time::sleep(Duration::from_secs(30)).await;
    assert_eq!(ana.refused(stand_in(1, true)).await, ProblemCode::WrongTime, "a phone may sleep");
    tokio::time::sleep(Duration::from_secs(32)).await;
    ana.hear().await;
    assert_eq!(absent(&ana).len(), 1, "she is told that she may decide");
    assert_eq!(absent(&ana)[0].needs, [id(&ana)]);
    tokio::time::sleep(Duration::from_secs(36_000)).await;
    ana.hear().await;
    assert!(ana.game().steps.iter().all(|step| step.by == By::Player), "nobody played for Ben");

    for request in [stand_in(0, true), stand_in(7, true)] {
        assert!(ana.ask(request).await.is_err());
    }
    ana.ok(stand_in(1, true)).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    ana.hear().await;
    assert_eq!(absent(&ana), []);
    assert_eq!(ana.game().steps.last().unwrap().by, By::StandIn);

    // Ben is back: the seat is Ben's, and another absence needs another vote.
    let mut ben = comes_back(&house, gone.clone()).await;
    ana.answer().await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    ben.hear().await;
    ben.answer().await;
    assert_eq!(ben.game().steps.last().unwrap().by, By::Player);
    drop(ben);
    ana.hear().await;
    ana.answer().await;
    let steps = ana.game().steps.len();
    tokio::time::sleep(Duration::from_secs(120)).await;
    ana.hear().await;
    assert_eq!(ana.game().steps.len(), steps);
    assert_eq!(absent(&ana).len(), 1);
}

#[tokio::test(start_paused = true)]
async fn all_who_are_here_and_play_have_to_agree_and_nobody_else() {
    let house = House::open().await;
    let mut people = Vec::new();
    for name in ["Ana", "Ben", "Cem"] {
        people.push(house.person(name).await);
    }
    let [mut ana, mut ben, mut cem] = <[Client; 3]>::try_from(people).unwrap_or_else(|_| unreachable!());
    let table = house.match_of(unhurried(3), &mut [&mut ana, &mut ben, &mut cem]).await;
    let mut eve = house.person("Eve").await;
    eve.table = table;
    eve.ok(json!({"type": "watch"})).await;
    drop(cem);
    tokio::time::sleep(Duration::from_secs(62)).await;
    assert_eq!(eve.refused(stand_in(2, true)).await, ProblemCode::NotAllowed);
    ana.ok(stand_in(2, true)).await;
    ana.ok(stand_in(2, true)).await;
    ben.hear().await;
    assert_eq!((&absent(&ben)[0].agreed, &absent(&ben)[0].needs), (&vec![id(&ana)], &vec![id(&ben)]));
    ana.ok(stand_in(2, false)).await;
    ben.ok(stand_in(2, true)).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    ben.hear().await;
    assert_eq!(absent(&ben)[0].needs, [id(&ana)], "she took it back");
    // A player who leaves has no vote any more.
    drop(ana);
    tokio::time::sleep(Duration::from_secs(5)).await;
    ben.hear().await;
    assert!(absent(&ben).iter().all(|absent| absent.seat.number() != 2), "{:?}", absent(&ben));
}

#[tokio::test(start_paused = true)]
async fn what_happens_to_who_is_gone_is_chosen_with_the_table() {
    let house = House::with(lobby::Config { grace: Duration::from_secs(90), ..Default::default() }).await;
    let ana = house.person("Ana").await;
    let seconds = Clock::Seconds { per_decision: 30 };
    let days = Clock::Days { per_decision: 1 };
    let after = |after| Some(Away::StandIn { after });
    for (clock, away, found) in [
        (Clock::None, None, Some(Away::Wait)),
        (seconds, None, after(90)),
        (days, None, Some(Away::Wait)),
        (Clock::None, after(1), after(1)),
        (seconds, Some(Away::Wait), Some(Away::Wait)),
        (days, after(60), None),
        (Clock::None, after(0), None),
        (seconds, after(86_401), None),
    ] {
        let made = house.lobby.make_table(&ana.session.account, Setup { clock, away, ..unhurried(2) }).await;
        match (made, found) {
            (Ok(made), Some(found)) => {
                let mut host = house.socket(ana.session.clone()).await;
                host.table = made.id;
                host.ok(json!({"type": "watch"})).await;
                assert_eq!(host.state.unwrap().setup.away, Some(found));
            }
            (Err(problem), None) => assert_eq!(problem.code, ProblemCode::BadSetup),
            (made, _) => panic!("{clock:?}, {away:?}: {made:?}"),
        }
    }
}

/// An absent player still has to consent to a newcomer. Otherwise an opponent could bring in puppets that
/// look at goals of free seats.
#[tokio::test(start_paused = true)]
async fn who_is_gone_from_a_table_that_waits_is_asked_all_the_same() {
    for clock in [Clock::None, Clock::Days { per_decision: 1 }] {
        let house = House::open().await;
        let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
        let by_consent = Newcomers::ByConsent;
        let setup = Setup { away: None, newcomers: by_consent, clock, ..setup("seven-dragons", 2) };
        let table = house.match_of(setup, &mut [&mut ana, &mut ben]).await;
        let asked = id(&ana);
        drop(ana);
        tokio::time::sleep(Duration::from_secs(3_600)).await;
        if clock == Clock::None {
            ben.ok(stand_in(0, true)).await;
        }
        let mut eve = house.person("Eve").await;
        eve.table = table;
        eve.ok(json!({"type": "watch"})).await;
        eve.ok(json!({"type": "sit"})).await;
        ben.ok(json!({"type": "admit", "account": id(&eve), "admit": true})).await;
        let state = ben.state.as_ref().unwrap();
        assert_eq!(state.asking[0].needs, [asked], "{clock:?}");
    }
}

/// An absent player could not return while the process was stopped or the clock was set, so no substitute bot
/// plays for them.
#[tokio::test(start_paused = true)]
async fn time_in_which_the_server_stood_still_is_no_absence() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let setup = Setup { away: Some(Away::StandIn { after: 60 }), ..unhurried(2) };
    house.match_of(setup, &mut [&mut ana, &mut ben]).await;
    let gone = (ben.session.clone(), ben.table.clone());
    drop(ben);
    ana.answer().await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    // All timers are overdue at once, and fire in any order.
    tokio::time::advance(Duration::from_secs(600)).await;
    tokio::time::sleep(Duration::from_secs(30)).await;
    ana.hear().await;
    assert!(ana.game().steps.iter().all(|step| step.by == By::Player), "it is a minute after they left");
    let back = comes_back(&house, (gone.0.clone(), gone.1.clone())).await;
    assert!(back.game().steps.iter().all(|step| step.by == By::Player));
    drop(back);
    tokio::time::sleep(Duration::from_secs(70)).await;
    ana.hear().await;
    assert_eq!(ana.game().steps.last().unwrap().by, By::StandIn, "they are gone for a minute");
}
