//! Names that look alike, and names that change.

use std::time::Duration;

use lobby::Config;
use protocol::{AccountKind, Occupant, ProblemCode, ServerMessage, Speaker, http};
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

async fn looks_on(house: &House, name: &str, table: &str) -> Client {
    let mut client = house.person(name).await;
    client.table = table.to_owned();
    client.ok(json!({"type": "watch"})).await;
    client
}

fn seated(client: &Client) -> Vec<String> {
    let seats = &client.state.as_ref().unwrap().seats;
    let name = |o: &Occupant| match o {
        Occupant::Account { account, .. } => Some(account.name.clone()),
        Occupant::Nobody | Occupant::Bot { .. } => None,
    };
    seats.iter().filter_map(|(_, seat)| name(&seat.occupant)).collect()
}

fn speakers(client: &Client) -> Vec<Speaker> {
    let lines = client.heard.iter().flat_map(|frame| match serde_json::from_str(frame).unwrap() {
        ServerMessage::<Value>::Chat { lines, .. } => lines,
        _ => Vec::new(),
    });
    lines.map(|line| line.speaker).collect()
}

fn says(text: &str) -> Value {
    json!({"type": "chat", "text": text})
}

#[tokio::test(start_paused = true)]
async fn nobody_at_a_table_is_called_like_somebody_else() {
    let mut house = House::open().await;
    // A Cyrillic A, a wide one, and small letters.
    let (mut one, mut two) = (house.person("Ann").await, house.person("\u{410}nn").await);
    let table = house.table(setup("goof", 4), &mut [&mut one, &mut two]).await;
    let mut three = looks_on(&house, "\u{ff21}nn", &table).await;
    let mut four = looks_on(&house, "Ann (2)", &table).await;
    three.ok(says("me too")).await;
    four.ok(says("me three")).await;
    one.hear().await;
    assert_eq!(seated(&one), ["Ann", "\u{410}nn (2)"]);
    // Names are stored in one normal form; width is kept.
    assert_eq!(one.chat, ["\u{ff21}nn (3): me too", "Ann (2) (2): me three"]);
    // The same after a restart.
    house.restart(Duration::from_secs(1)).await;
    let mut back = house.socket(one.session.clone()).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(seated(&back), ["Ann", "\u{410}nn (2)"]);
    assert_eq!(back.chat, one.chat);
}

#[tokio::test(start_paused = true)]
async fn a_line_says_what_its_speaker_is() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.table(setup("goof", 3), &mut [&mut ana, &mut ben]).await;
    let mut eve = looks_on(&house, "Seat 1", &table).await;
    let request = http::SignIn { name: "R2".into(), kind: AccountKind::Bot };
    let signed = house.lobby.sign_in(request, Default::default()).await.unwrap();
    let mut bot = house.socket(house.lobby.session(&signed.token).await.unwrap().unwrap()).await;
    bot.table = table;
    bot.ok(json!({"type": "watch"})).await;
    bot.ok(says("beep")).await;
    bot.ok(json!({"type": "sit"})).await;
    for client in [&mut bot, &mut eve, &mut ben] {
        client.ok(says("hello")).await;
    }
    ana.hear().await;
    let seat = |number: u8| serde_json::from_value(number.into()).unwrap();
    assert_eq!(
        speakers(&ana),
        [
            Speaker::Bot { seat: None },
            Speaker::Bot { seat: Some(seat(2)) },
            Speaker::Watching,
            Speaker::Seat { seat: seat(1) },
        ]
    );
}

#[tokio::test(start_paused = true)]
async fn who_takes_another_name_in_a_match_is_told_of_and_not_too_often() {
    let mut house = House::with(Config { renames_per_hour: 2, ..Config::default() }).await;
    let (mut ana, mut ben) = (house.person("Ann").await, house.person("Ben").await);
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    house.lobby.rename(&ana.session, "Zoe").await.unwrap();
    ben.hear().await;
    ben.hear().await;
    assert_eq!(ben.chat, [r#"Zoe Renamed { from: Some("Ann") }"#]);
    assert_eq!(seated(&ben), ["Zoe", "Ben"]);
    // Another player's name, during the match.
    house.lobby.rename(&ana.session, "Bеn").await.unwrap();
    ben.hear().await;
    ben.hear().await;
    assert_eq!(seated(&ben), ["Bеn (2)", "Ben"]);
    let problem = house.lobby.rename(&ana.session, "Ida").await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::TooMany);
    assert!(problem.retry_after.unwrap() > 1_700_000, "{problem:?}");
    house.lobby.rename(&ben.session, "Benno").await.unwrap();
    tokio::time::sleep(Duration::from_secs(1_801)).await;
    house.lobby.rename(&ana.session, "Ida").await.unwrap();
    // A later client receives the change, without the old name, which is stored nowhere.
    house.restart(Duration::from_secs(1)).await;
    let mut late = looks_on(&house, "Late", &table).await;
    late.hear().await;
    assert_eq!(late.chat.len(), 4);
    assert_eq!(late.chat[0], "Ida Renamed { from: None }");
}

#[tokio::test(start_paused = true)]
async fn nobody_is_called_invisibly_in_piles_or_like_a_bot() {
    let house = House::open().await;
    let person = |name: &str| http::SignIn { name: name.into(), kind: AccountKind::Person };
    for name in [
        "A\u{200d}nn",
        "\u{3164}",
        "Z\u{334}\u{335}\u{336}\u{337}",
        "Bot 1",
        "robot",
        "B0t",
        "first",
        "...",
        "a\nb",
    ] {
        let problem = house.lobby.sign_in(person(name), Default::default()).await.err().unwrap();
        assert_eq!(problem.code, ProblemCode::BadText, "{name:?}");
    }
    let ana = house.person("Ana").await;
    assert_eq!(house.lobby.rename(&ana.session, "Bot 2").await.unwrap_err().code, ProblemCode::BadText);
    let program = http::SignIn { name: "heuristic bot".into(), kind: AccountKind::Bot };
    assert_eq!(house.lobby.sign_in(program, Default::default()).await.unwrap().account.name, "heuristic bot");
    let spaced = house.lobby.sign_in(person("  Ann \u{a0} B  "), Default::default()).await.unwrap();
    assert_eq!(spaced.account.name, "Ann B");
}
