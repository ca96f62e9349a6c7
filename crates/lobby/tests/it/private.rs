//! Private tables: an id, which replays name, is no permission.

use protocol::{Limits, ProblemCode, ServerMessage, Visibility, http::ListSince};
use serde_json::{Value, json};

use crate::{
    duplicates::{Four, four, to_the_end},
    house::{Client, HERE, House, setup},
};

/// Makes a private table of two players with chat. Returns its id and its code.
async fn talked(house: &House, ana: &mut Client, ben: &mut Client) -> (String, String) {
    let private = protocol::Setup { visibility: Visibility::Private, ..setup("goof", 2) };
    let id = house.match_of(private, &mut [ana, ben]).await;
    ana.ok(json!({"type": "chat", "text": "among us"})).await;
    let listing = house.lobby.table(&id, HERE, Some(&ana.session.account.id)).await;
    (id, listing.expect("it is hers").code)
}

/// Returns all chat lines that a client received.
fn lines(client: &Client) -> Vec<String> {
    let told = client.heard.iter().filter_map(|frame| match serde_json::from_str(frame).unwrap() {
        ServerMessage::<Value>::Chat { lines, .. } | ServerMessage::EarlierChat { lines, .. } => Some(lines),
        _ => None,
    });
    told.flatten().map(|line| line.text).collect()
}

#[tokio::test(start_paused = true)]
async fn a_stranger_with_the_id_of_a_private_table_finds_nothing() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let (id, code) = talked(&house, &mut ana, &mut ben).await;
    let mut eve = house.person("Eve").await;
    let account = eve.session.account.clone();
    for request in [
        json!({"type": "watch", "table": id}),
        json!({"type": "sit", "seat": 0, "table": id}),
        json!({"type": "chat", "text": "hello", "table": id}),
        json!({"type": "chat_before", "seq": 99, "table": id}),
    ] {
        assert_eq!(eve.refused(request).await, ProblemCode::NotFound);
    }
    for who in [None, Some(account.id.as_str())] {
        let refused = house.lobby.table(&id, HERE, who).await.unwrap_err();
        assert_eq!(refused.code, ProblemCode::NotFound);
    }
    let reel = house.lobby.reel(&account, (&id, HERE), ListSince::default()).await;
    assert_eq!(reel.unwrap_err().code, ProblemCode::NotFound);
    assert!(!eve.heard.iter().any(|frame| frame.contains(&code) || frame.contains("among us")));
}

#[tokio::test(start_paused = true)]
async fn those_who_belong_find_a_private_table_by_its_id() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let (id, _) = talked(&house, &mut ana, &mut ben).await;
    let mut again = house.socket(ben.session.clone()).await;
    again.ok(json!({"type": "watch", "table": id})).await;
    assert_eq!(lines(&again), ["among us"]);
}

/// The code admits a spectator. Earlier chat stays among the players.
#[tokio::test(start_paused = true)]
async fn a_spectator_with_the_code_reads_what_is_said_from_then_on() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let (id, code) = talked(&house, &mut ana, &mut ben).await;
    let mut eve = house.person("Eve").await;
    eve.table = code.clone();
    eve.ok(json!({"type": "watch"})).await;
    eve.ok(json!({"type": "chat_before", "seq": 99})).await;
    assert_eq!(lines(&eve), [""; 0]);
    ana.ok(json!({"type": "chat", "text": "to all"})).await;
    eve.hear().await;
    assert_eq!(lines(&eve), ["to all"]);
    // On this socket the id is a name of the table that was found.
    eve.ok(json!({"type": "chat", "text": "hello", "table": id})).await;
    // On the next socket it is not, and a reconnect shows no earlier chat.
    let mut back = house.socket(eve.session.clone()).await;
    assert_eq!(back.refused(json!({"type": "watch", "table": id})).await, ProblemCode::NotFound);
    back.table = code;
    back.ok(json!({"type": "watch", "since": 1})).await;
    assert_eq!(lines(&back), [""; 0]);
}

/// A table has two names, and is one table.
#[tokio::test(start_paused = true)]
async fn a_table_that_is_watched_by_its_code_is_unwatched_by_its_id() {
    let limits = Limits { tables_per_socket: 5, ..Limits::default() };
    let house = House::with(lobby::Config { limits, ..Default::default() }).await;
    let mut eve = house.person("Eve").await;
    for n in 0..=limits.tables_per_socket {
        let host = house.person(&format!("Maker {n}")).await;
        let made = house.lobby.make_table(&host.session.account, setup("goof", 2)).await.unwrap();
        eve.ok(json!({"type": "watch", "table": made.code})).await;
        eve.ok(json!({"type": "unwatch", "table": made.id})).await;
    }
}

/// The replay of a shared deal names its set, without a sign-in.
#[tokio::test(start_paused = true)]
async fn a_set_names_codes_of_tables_with_free_seats_and_of_your_own() {
    let Four { house, set, mut ana, mut ben, mut cleo, mut dan } = four().await;
    let later = crate::duplicates::made(&house, &cleo, 2).await;
    to_the_end(&mut ana, &mut ben).await;
    to_the_end(&mut cleo, &mut dan).await;
    let shown = async |set: &str, account: Option<&str>| {
        let shown = house.lobby.duplicate(account, set).await.unwrap();
        shown.tables.iter().map(|table| table.code.is_some()).collect::<Vec<_>>()
    };
    let [maker, player] = [&ana, &ben].map(|client| client.session.account.id.clone());
    assert_eq!(shown(&set.id, None).await, [false, false]);
    assert_eq!(shown(&set.id, Some(&player)).await, [true, false]);
    assert_eq!(shown(&set.id, Some(&maker)).await, [true, true], "Ana made both");
    assert_eq!(shown(&later.id, None).await, [true, true], "people sit down by it");
}
