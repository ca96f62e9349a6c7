//! A table that wakes is byte for byte the table that slept. That holds during random matches of all games,
//! with much chat, for any place of the last checkpoint, and with an unreadable checkpoint.

use std::time::Duration;

use contract::{Catalogued, Purpose, Rules, Seed, pick};
use games::{Listed, Visitor, visit_all};
use lobby::{Catalogue, Config, Luck, OfferedGame, Store as _};
use protocol::{Away, Clock, Newcomers, ProblemCode, Setup, Visibility, http::ListTables};
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

/// The number of entries after which a table stores a checkpoint here.
const EVERY: u64 = 11;

/// The maximum number of actions between two sleeps.
const DEEDS: usize = 24;

#[derive(Clone)]
struct Offered;

impl Visitor for Offered {
    type Output = OfferedGame;

    fn visit<R: Rules>(self, _: Listed<R>) -> OfferedGame {
        OfferedGame::new(Catalogued::<R>::new(), Vec::new())
    }
}

/// Returns all games, without bots.
pub(crate) fn all_games() -> Catalogue {
    Catalogue::new(visit_all(&Offered))
}

/// A client at the table, with the answers it received.
struct Guest {
    client: Client,
    answers: Vec<(String, Value, Option<u64>)>,
}

/// All messages to clients that request everything, the lists, and the repeated answers.
#[derive(PartialEq, Debug)]
struct Told {
    frames: Vec<Vec<Value>>,
    listed: String,
    mine: Vec<String>,
    row: lobby::TableRow,
    answers: Vec<Option<u64>>,
}

/// Returns a frame without the current time.
fn timeless(frame: &str) -> Value {
    let mut frame: Value = serde_json::from_str(frame).unwrap();
    frame.as_object_mut().unwrap().remove("now");
    frame
}

async fn told(house: &House, guests: &mut [Guest], table: &str) -> Told {
    let (mut frames, mut mine, mut answers) = (Vec::new(), Vec::new(), Vec::new());
    // Longer than notes about arriving clients are delayed.
    tokio::time::sleep(Duration::from_secs(5)).await;
    for Guest { client, answers: given } in guests.iter_mut() {
        client.hear().await;
        client.heard.clear();
        client.ok(json!({"type": "watch"})).await;
        let of_table = |frame: &&String| !frame.starts_with(r#"{"type":"done""#);
        frames.push(client.heard.iter().filter(of_table).map(|frame| timeless(frame)).collect());
        mine.push(format!("{:?}", house.lobby.tables_of(&client.session.account).await.unwrap()));
        for (id, request, answer) in given.iter().rev().take(8) {
            let again = client.ask_as(id, request.clone()).await.unwrap();
            assert_eq!(again, *answer, "{id}");
            answers.push(again);
        }
    }
    let listed = format!("{:?}", house.lobby.public_tables(&ListTables::default()));
    let row = house.store.find_table(&table.to_owned()).await.unwrap().unwrap();
    Told { frames, listed, mine, row, answers }
}

/// Disconnects all, lets the table fall asleep, writes an entry, and reconnects all.
async fn sleep_and_wake(house: &House, guests: &mut [Guest], written: Option<lobby::Append>) {
    let sessions: Vec<_> = guests.iter().map(|guest| guest.client.session.clone()).collect();
    let table = guests[0].client.table.clone();
    for (guest, session) in guests.iter_mut().zip(sessions) {
        guest.client = house.socket(session).await;
        guest.client.table.clone_from(&table);
    }
    tokio::time::sleep(Duration::from_secs(300)).await;
    assert_eq!(house.lobby.tables_awake(), 0, "it sleeps");
    if let Some(append) = written {
        house.store.append(append).await.unwrap();
    }
    for guest in guests.iter_mut() {
        guest.client.ok(json!({"type": "watch"})).await;
    }
}

/// Undoes the last decision, if that is possible.
async fn take_back(guests: &mut [Guest]) {
    for who in 0..guests.len() {
        if guests[who].client.ask(json!({"type": "undo", "wish": true})).await.is_ok() {
            for (_, other) in guests.iter_mut().enumerate().filter(|(other, _)| *other != who) {
                // A spectator is not asked.
                let _ = other.client.ask(json!({"type": "allow_undo", "allow": true})).await;
            }
            return;
        }
    }
}

/// Does something at random. Returns `false` if there was nothing to do.
async fn do_something(guests: &mut [Guest], n: usize, chance: &mut contract::ChaCha8Rng) -> bool {
    for guest in guests.iter_mut() {
        guest.client.hear().await;
    }
    let who: Vec<usize> = (0..guests.len()).collect();
    let talks = *pick(&[true, false, false], chance).unwrap();
    let asked = |guest: &Guest| guest.client.game.as_ref().is_some_and(|game| game.decision.is_some());
    let able: Vec<usize> = who.iter().copied().filter(|who| talks || asked(&guests[*who])).collect();
    let Some(who) = pick(&able, chance) else { return false };
    let who = *who;
    if !talks && *pick(&[true, false, false, false, false], chance).unwrap() {
        take_back(guests).await;
        return true;
    }
    let Guest { client, answers } = &mut guests[who];
    let request = if talks {
        json!({"type": "chat", "text": format!("line {n}")})
    } else {
        let decision = client.game().decision.as_ref().unwrap();
        let mut intents = decision.choices["intents"].as_array().unwrap().clone();
        if let Some(back) = decision.choices.get("back").filter(|back| !back.is_null()) {
            intents = vec![back.clone(), pick(&intents, chance).unwrap_or(back).clone()];
        }
        let intent = pick(&intents, chance).unwrap();
        json!({"type": "submit", "decision": decision.number, "intent": intent})
    };
    let id = format!("deed-{n}");
    match client.ask_as(&id, request.clone()).await {
        Ok(answer) => answers.push((id, request, answer)),
        // The listed example intents may not be possible for each client any more.
        Err(problem) => assert!(
            matches!(problem.code, ProblemCode::Refused | ProblemCode::TooMany | ProblemCode::Malformed),
            "{problem:?}"
        ),
    }
    true
}

async fn match_of(game: &str, seats: u8, luck: u64) {
    let config = Config { luck: Luck::Foretold(luck), checkpoint_every: EVERY, ..Config::default() };
    let house = House::of(config, all_games).await;
    let mut people = Vec::new();
    for seat in 0..=seats {
        people.push(house.person(&format!("P{seat}")).await);
    }
    let mut guests: Vec<Guest> =
        people.into_iter().map(|client| Guest { client, answers: Vec::new() }).collect();
    let setup = Setup {
        clock: Clock::Days { per_decision: 3 },
        visibility: Visibility::Public,
        newcomers: Newcomers::Nobody,
        away: Some(Away::Wait),
        ..setup(game, seats)
    };
    let table = {
        let mut seated: Vec<&mut Client> =
            guests[..usize::from(seats)].iter_mut().map(|guest| &mut guest.client).collect();
        house.table(setup, &mut seated).await
    };
    let watching = guests.last_mut().unwrap();
    watching.client.table.clone_from(&table);
    watching.client.ok(json!({"type": "watch"})).await;
    guests[0].client.ok(json!({"type": "chat", "text": "before"})).await;
    guests[0].client.ok(json!({"type": "start"})).await;
    let mut chance = Seed::from_bytes([luck as u8; 32]).stream(Purpose(0), 0);
    let (mut n, mut resumed) = (0, 0);
    for round in 0..6 {
        for _ in 0..pick(&(1..DEEDS).collect::<Vec<_>>(), &mut chance).copied().unwrap() {
            n += 1;
            if !do_something(&mut guests, n, &mut chance).await {
                break;
            }
        }
        let before = told(&house, &mut guests, &table).await;
        sleep_and_wake(&house, &mut guests, None).await;
        let after = told(&house, &mut guests, &table).await;
        assert_eq!(before, after, "{game}, sleep {round} after {n} deeds");
        let checkpoint = house.store.checkpoint(&table).await.unwrap().unwrap();
        resumed += usize::from(checkpoint.state.contains(r#""replay":"#));
        if round % 2 == 1 {
            // A read from the beginning of the log gives the same.
            let row = house.store.find_table(&table).await.unwrap().unwrap().into();
            let checkpoint = Some(lobby::Checkpoint { seq: checkpoint.seq, state: "{}".into() });
            let append = lobby::Append {
                epoch: 1,
                row,
                relisted: true,
                entries: vec![],
                checkpoint,
                begun: None,
                ended: None,
            };
            sleep_and_wake(&house, &mut guests, Some(append)).await;
            let after = told(&house, &mut guests, &table).await;
            assert_eq!(before, after, "{game}, sleep {round} after {n} deeds, without a checkpoint");
        }
    }
    assert!(resumed >= 3, "{game} was woken from the middle of a match {resumed} times");
}

/// Plays `SEPTET_WAKINGS` matches, one by default.
async fn matches_of(game: &str, seats: u8) {
    let matches = std::env::var("SEPTET_WAKINGS").map_or(1, |many| many.parse().unwrap());
    for luck in 0..matches {
        match_of(game, seats, luck).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_match_of_seven_kingdoms_wakes_as_it_slept() {
    matches_of("seven-kingdoms", 3).await;
}

#[tokio::test(start_paused = true)]
async fn a_match_of_seven_dragons_wakes_as_it_slept() {
    matches_of("seven-dragons", 3).await;
}

#[tokio::test(start_paused = true)]
async fn a_match_of_the_seven_sages_wakes_as_it_slept() {
    matches_of("seven-sages", 4).await;
}

#[tokio::test(start_paused = true)]
async fn a_match_of_seven_wonders_wakes_as_it_slept() {
    matches_of("seven-wonders", 3).await;
}
