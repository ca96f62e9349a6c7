//! Quick reactions: their receivers, their limits, and that no log has them.

use std::time::Duration;

use lobby::Store as _;
use protocol::{AccountKind, Problem, ProblemCode, Reaction, ServerMessage, Setup, Visibility, http};
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

fn react(reaction: Reaction) -> Value {
    json!({"type": "react", "reaction": reaction})
}

/// Returns the reactions that a client received: the name, the seat and the reaction.
fn shown(client: &Client) -> Vec<(String, Option<usize>, Reaction)> {
    let heard = client.heard.iter().filter_map(|frame| match serde_json::from_str(frame).unwrap() {
        ServerMessage::<Value>::Reaction { table, account, seat, reaction } => {
            assert_eq!(table, client.table);
            Some((account.name, seat.map(|seat| seat.number()), reaction))
        }
        _ => None,
    });
    heard.collect()
}

async fn watches(client: &mut Client, table: &str) {
    client.table = table.to_owned();
    client.ok(json!({"type": "watch"})).await;
}

#[tokio::test(start_paused = true)]
async fn everybody_at_the_table_sees_it_once_and_nobody_later() {
    let mut house = House::open().await;
    let (mut ana, mut ben, mut eve) =
        (house.person("Ana").await, house.person("Ben").await, house.person("Eve").await);
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    watches(&mut eve, &table).await;
    let log = house.store.log(&table).await.unwrap();
    let numbers = [ana.seq, ben.seq, eve.seq];
    assert_eq!(ben.ok(react(Reaction::WellPlayed)).await, None, "it has no place in the log");
    eve.ok(react(Reaction::Thanks)).await;
    let all = [("Ben".to_owned(), Some(1), Reaction::WellPlayed), ("Eve".to_owned(), None, Reaction::Thanks)];
    for client in [&mut ana, &mut ben, &mut eve] {
        client.hear().await;
        assert_eq!(shown(client), all);
        assert!(client.chat.is_empty());
    }
    assert_eq!([ana.seq, ben.seq, eve.seq], numbers);
    assert_eq!(house.store.log(&table).await.unwrap(), log);
    house.restart(Duration::from_secs(1)).await;
    let mut late = house.person("Late").await;
    watches(&mut late, &table).await;
    assert_eq!(shown(&late), []);
}

#[tokio::test(start_paused = true)]
async fn it_works_before_the_match_and_after_it_by_the_name_and_seat_of_now() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    ben.ok(react(Reaction::YourTurn)).await;
    ana.ok(json!({"type": "start"})).await;
    ben.ok(json!({"type": "resign"})).await;
    ben.ok(react(Reaction::GoodGame)).await;
    ana.hear().await;
    let seats: Vec<_> = shown(&ana).into_iter().map(|(_, seat, _)| seat).collect();
    assert_eq!(seats, [Some(1), None], "a seat that was given up is not shown");
}

#[tokio::test(start_paused = true)]
async fn few_are_sent_in_ten_seconds_and_each_account_has_its_own_limit() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    for _ in 0..4 {
        ana.ask(react(Reaction::Oops)).await.unwrap();
    }
    let Problem { code, retry_after, .. } = ana.ask(react(Reaction::Oops)).await.unwrap_err();
    assert_eq!(code, ProblemCode::TooMany);
    let wait = retry_after.expect("it says how long to wait");
    assert!((1_000..4_000).contains(&wait), "{wait}");
    ben.ask(react(Reaction::Oops)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(wait + 1)).await;
    ana.ask(react(Reaction::Oops)).await.unwrap();
    tokio::time::sleep(Duration::from_secs(10)).await;
    for _ in 0..3 {
        ana.ask(react(Reaction::Oops)).await.unwrap();
    }
    ben.hear().await;
    assert_eq!(shown(&ben).len(), 9);
}

#[tokio::test(start_paused = true)]
async fn the_rules_of_chat_apply() {
    let house = House::open().await;
    let (mut ana, mut ben, mut eve) =
        (house.person("Ana").await, house.person("Ben").await, house.person("Eve").await);
    let private = Setup { visibility: Visibility::Private, ..setup("goof", 2) };
    let table = house.match_of(private, &mut [&mut ana, &mut ben]).await;
    eve.table.clone_from(&table);
    assert_eq!(eve.refused(react(Reaction::Thanks)).await, ProblemCode::NotWatching);
    watches(&mut eve, &table).await;
    eve.ok(react(Reaction::Thanks)).await;
    ana.ok(json!({"type": "mute", "account": eve.session.account.id, "muted": true})).await;
    assert_eq!(eve.refused(react(Reaction::Thanks)).await, ProblemCode::Muted);
    ana.ok(json!({"type": "ban", "account": eve.session.account.id, "banned": true})).await;
    assert!(eve.ask(react(Reaction::Thanks)).await.is_err());
    ben.hear().await;
    assert_eq!(shown(&ben).len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_bot_sends_none() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let request = http::SignIn { name: "Bot".into(), kind: AccountKind::Bot };
    let signed = house.lobby.sign_in(request, Default::default()).await.unwrap();
    let session = house.lobby.session(&signed.token).await.unwrap().unwrap();
    let mut bot = house.socket(session).await;
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut bot]).await;
    assert_eq!(bot.refused(react(Reaction::Thinking)).await, ProblemCode::NotAllowed);
    ana.ok(react(Reaction::Thinking)).await;
    bot.hear().await;
    assert_eq!(shown(&bot).len(), 1);
}

#[test]
fn they_are_written_so() {
    let written = json!(Reaction::ALL);
    assert_eq!(written, json!(["well_played", "thanks", "oops", "thinking", "your_turn", "good_game"]));
}
