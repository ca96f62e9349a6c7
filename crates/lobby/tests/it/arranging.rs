//! Matches that the server begins by itself.

use std::time::Duration;

use contract::{Input, Seed};
use lobby::{Arranged, Config, Entry, Sitter, Store as _};
use protocol::{AccountKind, By, ClientMessage, Clock, Deal, Occupant, ProblemCode, Setup, Status, http};
use serde_json::json;

use crate::house::{Client, House, setup};

const PER_DECISION: u32 = 30;

fn timed() -> Setup {
    Setup { clock: Clock::Seconds { per_decision: PER_DECISION }, ..setup("goof", 2) }
}

fn account(client: &Client) -> Sitter {
    Sitter::Account(client.session.account.id.clone())
}

fn level() -> Sitter {
    Sitter::Bot("first".into())
}

fn arranged(setup: Setup, seats: Vec<Sitter>) -> Arranged {
    Arranged { setup, seats, seed: Some(Seed::from_bytes([7; 32])), deal: Deal::Chance }
}

async fn program(house: &House, name: &str) -> Client {
    let request = http::SignIn { name: name.into(), kind: AccountKind::Bot };
    let signed = house.lobby.sign_in(request, Default::default()).await.unwrap();
    let session = house.lobby.session(&signed.token).await.unwrap().unwrap();
    house.socket(session).await
}

async fn status(house: &House, table: &str) -> Status {
    house.store.find_table(&table.to_owned()).await.unwrap().unwrap().summary.status
}

/// Plays the first choice until no decision is open.
async fn play_on(client: &mut Client) {
    client.hear().await;
    while client.game().decision.as_ref().is_some_and(|decision| decision.owed) {
        client.answer().await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        client.hear().await;
    }
}

#[tokio::test(start_paused = true)]
async fn it_begins_at_once_and_whoever_listens_is_told() {
    let house = House::open().await;
    let (mut one, mut two) = (program(&house, "One").await, program(&house, "Two").await);
    for client in [&mut one, &mut two] {
        client.connection.handle(ClientMessage::Listen { id: "l".into(), plays: Vec::new() }).await;
        client.hear().await;
        client.heard.clear();
    }
    let seats = vec![account(&one), account(&two)];
    let row = house.lobby.arrange(arranged(timed(), seats.clone())).await.unwrap();
    assert!(row.is_arranged());
    assert_eq!(row.summary.status, Status::Playing);
    for client in [&mut one, &mut two] {
        client.hear().await;
        let heard = client.heard.concat();
        for notice in ["seated", "began", "your_turn"] {
            assert!(heard.contains(&format!("\"is\":\"{notice}\"")), "{notice}: {heard}");
        }
        client.table.clone_from(&row.id);
        client.ok(json!({"type": "watch"})).await;
    }
    // The same seed gives the same cards again.
    let again = house.lobby.arrange(arranged(timed(), seats)).await.unwrap();
    assert_ne!(again.id, row.id);
    let hash = |client: &Client| client.state.as_ref().unwrap().game.as_ref().unwrap().seed_hash.clone();
    let first = hash(&one);
    one.table = again.id;
    one.ok(json!({"type": "watch"})).await;
    one.hear().await;
    assert_eq!(hash(&one), first);
}

#[tokio::test(start_paused = true)]
async fn nobody_is_its_host_or_holds_it_up() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let row = house.lobby.arrange(arranged(timed(), vec![account(&ana), account(&ben)])).await.unwrap();
    for client in [&mut ana, &mut ben] {
        client.table.clone_from(&row.id);
        client.ok(json!({"type": "watch"})).await;
    }
    let setup = serde_json::to_value(timed()).unwrap();
    let all = [
        json!({"type": "pause", "pause": true}),
        json!({"type": "undo", "wish": true}),
        json!({"type": "stand"}),
        json!({"type": "remove", "seat": 0}),
        json!({"type": "configure", "setup": setup}),
        json!({"type": "start"}),
        json!({"type": "rematch"}),
        json!({"type": "hint", "decision": 1}),
    ];
    for message in all.clone() {
        assert_eq!(ana.ask(message.clone()).await.unwrap_err().code, ProblemCode::NotAllowed, "{message}");
    }
    // A disconnected player runs out of time, and no substitute bot plays for them.
    drop(ben);
    tokio::time::sleep(Duration::from_secs(u64::from(PER_DECISION) * 5)).await;
    ana.hear().await;
    let state = ana.state.clone().unwrap();
    let away =
        state.seats.iter().any(|(_, seat)| matches!(seat.occupant, Occupant::Account { away: true, .. }));
    assert!(!away);
    let log = format!("{:?}", house.store.log(&row.id).await.unwrap());
    assert!(log.contains("by: Clock") && !log.contains("by: StandIn"), "{log}");
    // The requests are also refused after the match.
    while status(&house, &row.id).await != Status::Finished {
        tokio::time::sleep(Duration::from_secs(u64::from(PER_DECISION))).await;
    }
    for message in all {
        assert_eq!(ana.ask(message.clone()).await.unwrap_err().code, ProblemCode::NotAllowed, "{message}");
    }
}

#[tokio::test(start_paused = true)]
async fn levels_alone_play_it_without_a_pause() {
    let house = House::open().await;
    let plain = setup("goof", 2);
    let before = tokio::time::Instant::now();
    let row = house.lobby.arrange(arranged(plain, vec![level(), level()])).await.unwrap();
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(before.elapsed() < Config::default().bot_pause, "{:?}", before.elapsed());
    assert_eq!(status(&house, &row.id).await, Status::Finished);
}

#[tokio::test(start_paused = true)]
async fn it_goes_on_after_a_restart_and_can_be_replayed() {
    let mut house = House::open().await;
    let mut one = program(&house, "One").await;
    let row = house.lobby.arrange(arranged(timed(), vec![account(&one), level()])).await.unwrap();
    let session = one.session.clone();
    house.restart(Duration::from_secs(10)).await;
    one = house.socket(session).await;
    one.table.clone_from(&row.id);
    one.ok(json!({"type": "watch"})).await;
    play_on(&mut one).await;
    assert_eq!(status(&house, &row.id).await, Status::Finished);
    let id = one.state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    let record = house.lobby.match_record(&id).await.unwrap();
    assert_eq!(Seed::from_hex(&record.seed), Some(Seed::from_bytes([7; 32])));
    assert!(!record.inputs.is_empty());
    house.lobby.replay(&id, http::Eyes::Decider).await.unwrap();
    // No account lists the table any more, but the match is in the list of matches.
    assert!(house.lobby.tables_of(&one.session.account).await.unwrap().is_empty());
    assert_eq!(house.lobby.matches_of(&one.session.account, Default::default()).await.unwrap().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_played_is_refused() {
    let house = House::open().await;
    let one = program(&house, "One").await;
    let nobody = || Sitter::Account("nobody".into());
    for (setup, seats, code) in [
        (timed(), vec![account(&one)], ProblemCode::BadSetup),
        (timed(), vec![account(&one), account(&one)], ProblemCode::BadSetup),
        (setup("goof", 2), vec![account(&one), level()], ProblemCode::BadSetup),
        (timed(), vec![account(&one), Sitter::Bot("grandmaster".into())], ProblemCode::NotFound),
        (timed(), vec![account(&one), nobody()], ProblemCode::NotFound),
        (Setup { game: "chess".into(), ..timed() }, vec![level(), level()], ProblemCode::NotFound),
        (Setup { options: json!({"no": 1}), ..timed() }, vec![level(), level()], ProblemCode::BadSetup),
    ] {
        let refused = house.lobby.arrange(arranged(setup, seats)).await.unwrap_err();
        assert_eq!(refused.code, code, "{refused:?}");
    }
    assert!(house.lobby.tables_of(&one.session.account).await.unwrap().is_empty());
}

#[tokio::test(start_paused = true)]
async fn whoever_lets_time_run_out_loses_that_match_and_nobody_waits_for_them() {
    let house = House::open().await;
    let (mut one, two) = (program(&house, "One").await, program(&house, "Two").await);
    let row = house.lobby.arrange(arranged(timed(), vec![account(&one), account(&two)])).await.unwrap();
    let mut ends = house.lobby.arranged_ends();
    one.table.clone_from(&row.id);
    one.ok(json!({"type": "watch"})).await;
    let began = tokio::time::Instant::now();
    while status(&house, &row.id).await != Status::Finished {
        play_on(&mut one).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    // Three of the other player's turns, and no further one.
    let waited = began.elapsed().as_secs();
    assert!((90..100).contains(&waited), "{waited} s");
    one.hear().await;
    let outcome = one.game().outcome.clone().unwrap();
    assert_eq!(outcome.places.iter().map(|(_, place)| *place).collect::<Vec<_>>(), [1, 2]);
    let log = house.store.log(&row.id).await.unwrap();
    let late = log.iter().filter(|logged| {
        matches!(&logged.entry, Entry::Played { by: By::Clock, input: Input::Intent(_), .. })
    });
    assert_eq!(late.count(), 3);
    assert_eq!(ends.try_recv().unwrap(), row.id);
}

#[tokio::test(start_paused = true)]
async fn what_was_late_is_known_after_a_restart() {
    let mut house = House::open().await;
    let (one, two) = (program(&house, "One").await, program(&house, "Two").await);
    let row = house.lobby.arrange(arranged(timed(), vec![account(&one), account(&two)])).await.unwrap();
    // Two turns of both have run out, then the server stops.
    tokio::time::sleep(Duration::from_secs(u64::from(PER_DECISION) * 2 + 5)).await;
    house.restart(Duration::from_secs(60)).await;
    assert_eq!(status(&house, &row.id).await, Status::Playing);
    tokio::time::sleep(Duration::from_secs(u64::from(PER_DECISION))).await;
    assert_eq!(status(&house, &row.id).await, Status::Finished);
}

#[tokio::test(start_paused = true)]
async fn tables_that_share_a_deal_are_made_once_and_closed_until_all_are_over() {
    let house = House::open().await;
    let seed = || Seed::from_bytes([9; 32]);
    let (first, second) = (vec![level(), level()], vec![level(), level()]);
    let rotations = [first, second];
    let once = house.lobby.arrange_shared("set", (timed(), seed()), &rotations).await.unwrap();
    let again = house.lobby.arrange_shared("set", (timed(), seed()), &rotations).await.unwrap();
    let ids = |rows: &[lobby::TableRow]| rows.iter().map(|row| row.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&once), ids(&again));
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut inputs = Vec::new();
    for row in &once {
        let found = house.store.matches_at(&row.id).await.unwrap();
        assert_eq!(found.len(), 1, "it began once");
        let record = house.lobby.match_record(&found[0].row.id).await.unwrap();
        assert_eq!(Seed::from_hex(&record.seed), Some(seed()));
        inputs.push(record.inputs.len());
    }
    assert!(inputs.iter().all(|inputs| *inputs > 0));
    // One of them has an external bot that is not connected: the other table does not reveal the seed.
    let one = program(&house, "One").await;
    let rotations = [vec![level(), level()], vec![account(&one), level()]];
    let rows = house.lobby.arrange_shared("other", (timed(), seed()), &rotations).await.unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let over = house.store.matches_at(&rows[0].id).await.unwrap().remove(0);
    assert!(over.outcome.is_some());
    assert_eq!(house.lobby.match_record(&over.row.id).await.unwrap_err().code, ProblemCode::WrongTime);
}
