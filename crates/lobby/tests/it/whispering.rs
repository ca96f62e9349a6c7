//! Whispers: two players receive them, and no other client can detect them.

use std::{collections::HashMap, time::Duration};

use lobby::Store as _;
use protocol::{ChatLine, ProblemCode, ServerMessage};
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

fn whisper(to: u8, text: &str) -> Value {
    json!({"type": "chat", "to": to, "text": text})
}

/// Returns the whispers that a client received, each once, as a client would show them.
fn whispers(client: &Client) -> Vec<String> {
    let mut newest = 0;
    let mut shown = Vec::new();
    for line in lines(client) {
        let Some(whisper) = line.whisper.filter(|whisper| whisper.n > newest) else { continue };
        assert_eq!(whisper.n, newest + 1, "{}", line.text);
        newest = whisper.n;
        shown.push(format!("{} to {}: {}", line.name, whisper.name, line.text));
    }
    shown
}

fn lines(client: &Client) -> impl Iterator<Item = ChatLine> {
    client.heard.iter().flat_map(|frame| match serde_json::from_str(frame).unwrap() {
        ServerMessage::<Value>::Chat { lines, .. } => lines,
        _ => Vec::new(),
    })
}

/// Returns all messages to a client, with a fixed name for each random value.
pub fn masked(client: &Client) -> Vec<String> {
    fn mask(value: &mut Value, names: &mut HashMap<String, String>) {
        match value {
            Value::Object(fields) => {
                for (name, field) in fields {
                    let random = ["id", "account", "maker", "host", "table", "to", "code", "seed_hash"];
                    match field {
                        Value::String(text) if random.contains(&name.as_str()) => {
                            let next = format!("#{}", names.len());
                            *text = names.entry(text.clone()).or_insert(next).clone();
                        }
                        field => mask(field, names),
                    }
                }
            }
            Value::Array(items) => items.iter_mut().for_each(|item| mask(item, names)),
            _ => {}
        }
    }
    let mut names = HashMap::new();
    let frames = client.heard.iter().map(|frame| {
        let mut value = serde_json::from_str(frame).unwrap();
        mask(&mut value, &mut names);
        value.to_string()
    });
    frames.collect()
}

/// Plays half a match of Ana, Ben, Cem and the spectator Eve, with a restart. Where a player may whisper they
/// do so, or stay silent for as long.
async fn evening(whispering: bool) -> [Client; 6] {
    async fn perhaps(whispering: bool, client: &mut Client, to: u8, text: &str) {
        if whispering {
            client.ok(whisper(to, text)).await;
        } else {
            client.hear().await;
        }
    }

    let offer = json!({"do": "offer", "to": 0, "coins": 3});
    let mut house = House::open().await;
    let mut ana = house.person("Ana").await;
    let mut ben = house.person("Ben").await;
    let mut cem = house.person("Cem").await;
    let mut eve = house.person("Eve").await;
    eve.table = house.match_of(setup("haggle", 3), &mut [&mut ana, &mut ben, &mut cem]).await;
    eve.ok(json!({"type": "watch"})).await;
    perhaps(whispering, &mut ana, 1, "psst").await;
    cem.ok(json!({"type": "chat", "text": "hello"})).await;
    perhaps(whispering, &mut ben, 0, "yes?").await;
    perhaps(whispering, &mut ben, 0, "what?").await;
    cem.ok(json!({"type": "submit", "decision": cem.offered().unwrap().0, "intent": offer})).await;
    for client in [&mut ana, &mut ben, &mut cem, &mut eve] {
        client.hear().await;
    }
    // Cem reconnects, Eve connects for the first time.
    let (seen, session, table) = (cem.seq, cem.session.clone(), cem.table.clone());
    let mut back = house.socket(session.clone()).await;
    back.table.clone_from(&table);
    perhaps(whispering, &mut ana, 1, "while Cem looks for his glasses").await;
    back.ok(json!({"type": "watch", "since": seen, "epoch": 1})).await;
    perhaps(whispering, &mut ben, 0, "and before the lights go out").await;
    house.restart(Duration::from_secs(1)).await;
    for client in [&mut cem, &mut ana, &mut ben, &mut eve, &mut back] {
        client.hear().await;
    }
    let mut late = house.socket(eve.session.clone()).await;
    let mut ana_back = house.socket(ana.session.clone()).await;
    let mut cem_back = house.socket(session).await;
    for client in [&mut late, &mut ana_back, &mut cem_back] {
        client.table.clone_from(&table);
        client.ok(json!({"type": "watch"})).await;
    }
    perhaps(whispering, &mut ana_back, 1, "in the dark").await;
    let (decision, _) = cem_back.offered().unwrap();
    cem_back.ok(json!({"type": "submit", "decision": decision, "intent": {"do": "done"}})).await;
    late.hear().await;
    ana_back.hear().await;
    cem_back.hear().await;
    [cem, back, cem_back, eve, late, ana_back]
}

#[tokio::test(start_paused = true)]
async fn others_are_sent_the_same_bytes_whether_or_not_somebody_whispers() {
    let [with, without] = [evening(true).await, evening(false).await];
    for (with, without) in with.iter().zip(&without).take(5) {
        assert!(with.heard.len() > 4);
        assert_eq!(masked(with), masked(without));
        let sizes = |client: &Client| client.heard.iter().map(String::len).collect::<Vec<_>>();
        assert_eq!(sizes(with), sizes(without));
    }
    assert!(whispers(&without[5]).is_empty());
    assert_eq!(
        whispers(&with[5]),
        [
            "Ana to Ben: psst",
            "Ben to Ana: yes?",
            "Ben to Ana: what?",
            "Ana to Ben: while Cem looks for his glasses",
            "Ben to Ana: and before the lights go out",
            "Ana to Ben: in the dark",
        ]
    );
    // Among the public lines, in their place.
    let said: Vec<_> = lines(&with[5]).map(|line| line.text).collect();
    assert_eq!(said[..3], ["psst", "hello", "yes?"]);
}

#[tokio::test(start_paused = true)]
async fn both_hear_it_on_every_socket_and_after_coming_back() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    let mut phone = house.socket(ben.session.clone()).await;
    phone.table = table.clone();
    phone.ok(json!({"type": "watch"})).await;
    ana.ok(whisper(1, "one")).await;
    ben.hear().await;
    phone.hear().await;
    for client in [&ana, &ben, &phone] {
        assert_eq!(whispers(client), ["Ana to Ben: one"]);
    }
    let seen = ben.seq;
    drop(ben);
    ana.ok(whisper(1, "two")).await;
    let mut back = house.socket(phone.session.clone()).await;
    back.table = table;
    // Ben has the entry that both whispers follow, and perhaps not the whispers.
    back.ok(json!({"type": "watch", "since": seen, "epoch": 1})).await;
    assert_eq!(whispers(&back), ["Ana to Ben: one", "Ana to Ben: two"]);
}

#[tokio::test(start_paused = true)]
async fn who_takes_the_seat_later_hears_nothing_of_what_was_whispered_there() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut cem = house.person("Cem").await;
    cem.table = house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    ana.ok(whisper(1, "for your ears")).await;
    let done = json!({"do": "done"});
    for client in [&mut ana, &mut ben] {
        client.hear().await;
        let (number, _) = client.offered().unwrap();
        client.ok(json!({"type": "submit", "decision": number, "intent": done})).await;
    }
    assert_eq!(ana.refused(whisper(1, "well played")).await, ProblemCode::WrongTime);
    ana.ok(json!({"type": "rematch"})).await;
    ben.ok(json!({"type": "stand"})).await;
    cem.ok(json!({"type": "watch"})).await;
    cem.ok(json!({"type": "sit"})).await;
    cem.ok(json!({"type": "ready", "ready": true})).await;
    ana.ok(json!({"type": "start"})).await;
    cem.hear().await;
    ana.hear().await;
    ana.ok(whisper(0, "and now for yours")).await;
    cem.hear().await;
    ben.hear().await;
    assert_eq!(whispers(&cem), ["Ana to Cem: and now for yours"]);
    assert_eq!(whispers(&ben), ["Ana to Ben: for your ears"]);
}

#[tokio::test(start_paused = true)]
async fn only_a_player_can_whisper_to_another_and_only_while_they_play() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut eve = house.person("Eve").await;
    let table = house.table(setup("haggle", 3), &mut [&mut ana, &mut ben]).await;
    assert_eq!(ana.refused(whisper(1, "too early")).await, ProblemCode::WrongTime);
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    ana.ok(json!({"type": "start"})).await;
    eve.table = table.clone();
    let log = house.store.log(&table).await.unwrap().len();
    assert_eq!(eve.refused(whisper(0, "from the gallery")).await, ProblemCode::NotWatching);
    eve.ok(json!({"type": "watch"})).await;
    assert_eq!(eve.refused(whisper(0, "from the gallery")).await, ProblemCode::NotAllowed);
    assert_eq!(ana.refused(whisper(0, "to myself")).await, ProblemCode::NotAllowed);
    assert_eq!(ana.refused(whisper(2, "to a bot")).await, ProblemCode::NotAllowed);
    assert_eq!(ana.refused(whisper(3, "to nobody")).await, ProblemCode::NotFound);
    for bad in ["", "a\u{202e}b", &"x".repeat(401)] {
        assert_eq!(ana.refused(whisper(1, bad)).await, ProblemCode::BadText);
    }
    let entries = house.store.log(&table).await.unwrap();
    assert!(!format!("{:?}", &entries[log..]).contains("Whispered"));
}

#[tokio::test(start_paused = true)]
async fn a_game_without_whispers_says_so() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let problem = ana.ask_as("w", whisper(1, "psst")).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::NotInThisGame);
    assert!(problem.message.contains("all accounts"), "{}", problem.message);
    let listing = house.lobby.catalogue().listing();
    let whispering: Vec<_> = listing.iter().filter(|game| game.whispers).map(|game| &*game.id).collect();
    assert_eq!(whispering, ["haggle", "seven-sages"]);
}

#[tokio::test(start_paused = true)]
async fn a_whisper_said_twice_is_heard_once_and_never_becomes_public() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    let first = ana.ask_as("w", whisper(1, "once")).await.unwrap();
    assert_eq!(ana.ask_as("w", whisper(1, "once")).await.unwrap(), first);
    let aloud = json!({"type": "chat", "text": "once"});
    assert_eq!(ana.ask_as("w", aloud).await.unwrap_err().code, ProblemCode::IdReused);
    house.restart(Duration::from_secs(1)).await;
    let mut back = house.socket(ana.session.clone()).await;
    back.table.clone_from(&table);
    assert_eq!(back.ask_as("w", whisper(1, "once")).await.unwrap(), first);
    let whispered = house.store.log(&table).await.unwrap();
    assert_eq!(format!("{whispered:?}").matches("Whispered").count(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_whisper_that_cannot_be_stored_is_told_to_nobody_and_costs_others_no_message() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut cem = house.person("Cem").await;
    house.match_of(setup("haggle", 3), &mut [&mut ana, &mut ben, &mut cem]).await;
    cem.hear().await;
    let heard = cem.heard.len();
    house.store.set_failing(true);
    assert_eq!(ana.refused(whisper(1, "psst")).await, ProblemCode::StorageUnavailable);
    house.store.set_failing(false);
    tokio::time::sleep(Duration::from_secs(2)).await;
    ben.hear().await;
    assert!(whispers(&ben).is_empty());
    ana.ok(whisper(1, "psst")).await;
    ben.hear().await;
    cem.hear().await;
    assert_eq!(whispers(&ben), ["Ana to Ben: psst"]);
    assert_eq!(cem.heard.len(), heard);
}

#[tokio::test(start_paused = true)]
async fn endless_whispers_crowd_out_nothing_that_was_said_aloud() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut eve = house.person("Eve").await;
    let long = protocol::Setup { options: json!({"seconds": 100_000}), ..setup("haggle", 2) };
    eve.table = house.match_of(long, &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "chat", "text": "aloud"})).await;
    for n in 0..900 {
        ana.ok(whisper(1, &format!("{n}"))).await;
        ben.hear_now();
    }
    eve.ok(json!({"type": "watch"})).await;
    assert_eq!(eve.chat, ["Ana: aloud"]);
    let mut back = house.socket(ben.session.clone()).await;
    back.table.clone_from(&eve.table);
    back.ok(json!({"type": "watch"})).await;
    let kept = lines(&back).filter(|line| line.whisper.is_some()).count();
    assert_eq!(kept, 50);
    assert_eq!(back.chat.last().unwrap(), "Ana: 899");
}
