//! Moderation by the host: muting, banning and removing.

use std::time::Duration;

use protocol::{AccountKind, Occupant, Problem, ProblemCode, Status, http};
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

fn id(client: &Client) -> String {
    client.session.account.id.clone()
}

fn mute(client: &Client, muted: bool) -> Value {
    json!({"type": "mute", "account": id(client), "muted": muted})
}

fn ban(client: &Client, banned: bool) -> Value {
    json!({"type": "ban", "account": id(client), "banned": banned})
}

async fn looks_on(house: &House, name: &str, table: &str) -> Client {
    let mut client = house.person(name).await;
    client.table = table.to_owned();
    client.ok(json!({"type": "watch"})).await;
    client
}

fn says(text: &str) -> Value {
    json!({"type": "chat", "text": text})
}

#[tokio::test(start_paused = true)]
async fn a_muted_account_neither_talks_nor_whispers_until_the_host_takes_it_back() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    let mut eve = looks_on(&house, "Eve", &table).await;
    assert_eq!(eve.refused(mute(&ben, true)).await, ProblemCode::NotAllowed, "only the host");
    assert_eq!(ben.refused(mute(&eve, true)).await, ProblemCode::NotAllowed, "only the host");
    assert_eq!(ana.refused(mute(&ana, true)).await, ProblemCode::NotAllowed, "not themselves");
    // That includes a player of the running match.
    for client in [&eve, &ben] {
        ana.ok(mute(client, true)).await;
        assert_eq!(ana.ok(mute(client, true)).await, None, "they are muted already");
    }
    assert_eq!(eve.refused(says("hm")).await, ProblemCode::Muted);
    assert_eq!(ben.refused(says("hm")).await, ProblemCode::Muted);
    assert_eq!(ben.refused(json!({"type": "chat", "to": 0, "text": "hm"})).await, ProblemCode::Muted);
    ben.answer().await;
    let room = ana.room.clone().unwrap();
    assert_eq!(room.watching, [eve.session.account.clone()]);
    assert_eq!(room.muted.len(), 2);
    assert!(eve.room.is_none() && ben.room.is_none(), "only the host is told");
    assert_eq!(eve.chat, ["Eve Muted", "Ben Muted"], "what happened is told");

    house.restart(Duration::from_secs(1)).await;
    let again = async |client: &Client| {
        let mut again = house.socket(client.session.clone()).await;
        again.table.clone_from(&client.table);
        again.ok(json!({"type": "watch"})).await;
        again
    };
    let (mut ana, mut ben) = (again(&ana).await, again(&ben).await);
    assert_eq!(ben.refused(says("hm")).await, ProblemCode::Muted, "a restart forgets nothing");
    ana.ok(mute(&ben, false)).await;
    ben.ok(says("at last")).await;
    ben.ok(json!({"type": "chat", "to": 0, "text": "psst"})).await;
    assert_eq!(ana.room.as_ref().unwrap().muted.len(), 1);
    assert_eq!(ben.chat, ["Eve Muted", "Ben Muted", "Ben Unmuted", "Ben: at last", "Ben: psst"]);
}

#[tokio::test(start_paused = true)]
async fn a_banned_account_neither_watches_sits_nor_talks() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.table(setup("goof", 3), &mut [&mut ana, &mut ben]).await;
    let mut eve = looks_on(&house, "Eve", &table).await;
    assert_eq!(ben.refused(ban(&eve, true)).await, ProblemCode::NotAllowed);
    assert_eq!(ana.refused(ban(&ana, true)).await, ProblemCode::NotAllowed);
    eve.ok(json!({"type": "sit"})).await;
    let before = eve.heard.len();
    ana.ok(ban(&eve, true)).await;
    ana.ok(says("now we are among ourselves")).await;
    eve.hear().await;
    let heard = &eve.heard[before..];
    assert!(heard.last().unwrap().contains(r#""type":"unwatched""#), "{heard:?}");
    assert!(!heard.iter().any(|text| text.contains("ourselves")));
    let free =
        |client: &Client| client.state.as_ref().unwrap().seats.iter().last().unwrap().1.occupant.clone();
    assert_eq!(free(&ana), Occupant::Nobody);
    for request in [
        json!({"type": "watch"}),
        json!({"type": "sit"}),
        json!({"type": "ready", "ready": true}),
        says("let me in"),
        json!({"type": "chat", "to": 0, "text": "let me in"}),
    ] {
        assert_eq!(eve.refused(request.clone()).await, ProblemCode::Banned, "{request}");
    }
    eve.ok(json!({"type": "unwatch"})).await;
    let room = ana.room.clone().unwrap();
    assert_eq!((room.watching.len(), room.banned), (0, vec![eve.session.account.clone()]));
    ana.ok(ban(&eve, false)).await;
    eve.ok(json!({"type": "watch"})).await;
    eve.ok(json!({"type": "sit"})).await;
    ben.hear().await;
    assert_eq!(ben.chat, ["Eve Banned", "Ana: now we are among ourselves", "Eve Unbanned"]);
}

#[tokio::test(start_paused = true)]
async fn nobody_is_banned_from_a_match_they_play_in_and_the_next_one_is_without_them() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    assert_eq!(ana.refused(ban(&ben, true)).await, ProblemCode::WrongTime);
    while ana.game().outcome.is_none() {
        ana.answer().await;
        ben.hear().await;
        ben.answer().await;
        ana.hear().await;
    }
    ana.ok(ban(&ben, true)).await;
    assert_eq!(ben.refused(json!({"type": "rematch"})).await, ProblemCode::Banned);
    ana.ok(json!({"type": "rematch"})).await;
    let state = ana.state.as_ref().unwrap();
    assert_eq!(state.status, Status::Gathering);
    assert!(state.seats.iter().any(|(_, seat)| seat.occupant == Occupant::Nobody));
}

#[tokio::test(start_paused = true)]
async fn who_was_removed_does_not_sit_down_again_at_once() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "remove", "seat": 1})).await;
    let problem = ben.ask(json!({"type": "sit"})).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::Removed);
    assert!((100_000..=120_000).contains(&problem.retry_after.unwrap()), "{problem:?}");
    assert_eq!(ben.chat, ["Ben Removed"]);
    house.restart(Duration::from_secs(30)).await;
    let mut ben = house.socket(ben.session.clone()).await;
    ben.table = table;
    ben.ok(json!({"type": "watch"})).await;
    let Err(Problem { code: ProblemCode::Removed, retry_after: Some(wait), .. }) =
        ben.ask(json!({"type": "sit", "seat": 1})).await
    else {
        panic!("a restart made them forget");
    };
    tokio::time::sleep(Duration::from_millis(wait)).await;
    ben.ok(json!({"type": "sit"})).await;
    // The host can take any seat again at once.
    let mut ana = house.socket(ana.session.clone()).await;
    ana.table.clone_from(&ben.table);
    ana.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "remove", "seat": 0})).await;
    ana.ok(json!({"type": "sit"})).await;
}

#[tokio::test(start_paused = true)]
async fn an_interim_host_keeps_order_but_not_against_who_made_the_table() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let maker = json!({"type": "ban", "account": id(&ana), "banned": true});
    let quiet = json!({"type": "mute", "account": id(&ana), "muted": true});
    drop(ana);
    tokio::time::sleep(Duration::from_secs(62)).await;
    ben.hear().await;
    assert!(ben.room.is_some());
    for request in [maker, quiet, json!({"type": "remove", "seat": 0})] {
        assert_eq!(ben.refused(request).await, ProblemCode::NotAllowed);
    }
    // No account id that is too long or empty.
    for bad in ["", &"x".repeat(65)] {
        let request = json!({"type": "ban", "account": bad, "banned": true});
        assert_eq!(ben.refused(request).await, ProblemCode::NotFound);
    }
    for n in 0..500 {
        let request = http::SignIn { name: format!("Sock {n}"), kind: AccountKind::Person };
        let sock = house.lobby.sign_in(request, Default::default()).await.unwrap().account;
        ben.ok(json!({"type": "ban", "account": sock.id, "banned": true})).await;
    }
    let more = json!({"type": "ban", "account": "one more", "banned": true});
    loop {
        match ben.ask(more.clone()).await.unwrap_err() {
            Problem { retry_after: Some(wait), .. } => tokio::time::sleep(Duration::from_millis(wait)).await,
            problem => break assert_eq!(problem.code, ProblemCode::TooMany),
        }
    }
}

#[tokio::test(start_paused = true)]
async fn who_was_muted_does_not_become_host_meanwhile() {
    let house = House::open().await;
    let (mut ana, mut ben, mut cem) =
        (house.person("Ana").await, house.person("Ben").await, house.person("Cem").await);
    house.table(setup("goof", 3), &mut [&mut ana, &mut ben, &mut cem]).await;
    ana.ok(mute(&ben, true)).await;
    drop(ana);
    tokio::time::sleep(Duration::from_secs(62)).await;
    ben.hear().await;
    assert_eq!(ben.state.as_ref().unwrap().host, id(&cem));
}

#[tokio::test(start_paused = true)]
async fn a_host_is_told_of_so_many_and_of_those_who_are_there_first() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    ana.ok(mute(&ben, true)).await;
    let absent = json!({"type": "mute", "account": "nobody-at-all", "muted": true});
    assert_eq!(ana.refused(absent).await, ProblemCode::NotFound);
    for n in 0..80 {
        let sock = house.person(&format!("Sock {n}")).await;
        ana.ok(mute(&sock, true)).await;
        ana.ok(ban(&sock, true)).await;
        // The bucket fills again.
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    let room = ana.room.clone().unwrap();
    assert_eq!((room.muted.len(), room.banned.len()), (50, 50));
    assert_eq!(room.muted[0], ben.session.account, "they play here");
    assert!(room.banned.iter().any(|account| account.name == "Sock 79"));
    assert!(ana.heard.last().unwrap().len() < 16_384);
}
