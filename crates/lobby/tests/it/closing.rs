//! Tables that their maker closes before the start.

use std::time::Duration;

use lobby::Store as _;
use protocol::{
    ClientMessage, Noticed, ProblemCode, ServerMessage, Setup, Visibility,
    http::{ForkSeat, ListTables, MadeDuplicate},
};
use serde_json::json;

use crate::{
    forking::fork_at,
    house::{Client, HERE, House, setup},
    seated::table_of,
};

async fn listed(house: &House, of: &Client) -> (usize, usize) {
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mine = house.lobby.tables_of(&of.session.account).await.unwrap();
    (house.lobby.public_tables(&ListTables::default()).1, mine.len())
}

#[tokio::test(start_paused = true)]
async fn whoever_made_a_table_closes_it_and_nothing_is_left() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.table(setup("goof", 3), &mut [&mut ana, &mut ben]).await;
    let mut eve = house.person("Eve").await;
    eve.table = table.clone();
    eve.ok(json!({"type": "watch"})).await;
    let mut bell = house.socket(ben.session.clone()).await;
    bell.connection.handle(ClientMessage::Listen { id: "l".into(), plays: vec![] }).await;
    bell.hear().await;
    bell.heard.clear();
    assert_eq!(listed(&house, &ana).await, (1, 1));
    assert_eq!(ben.refused(json!({"type": "close"})).await, ProblemCode::NotAllowed);
    assert_eq!(eve.refused(json!({"type": "close"})).await, ProblemCode::NotAllowed);
    ana.ok(json!({"type": "close"})).await;
    for client in [&mut ben, &mut eve] {
        let told = client.hear_now();
        let shown_out = |message: &ServerMessage| matches!(message, ServerMessage::Unwatched { table: of, .. } if *of == table);
        assert!(told.iter().any(shown_out), "{told:?}");
    }
    bell.hear().await;
    let ServerMessage::Notices { notices } =
        serde_json::from_str::<ServerMessage>(bell.heard.last().unwrap()).unwrap()
    else {
        panic!("{:?}", bell.heard)
    };
    assert_eq!(notices[0].what, Noticed::Unseated, "whoever sat there stands, and is told");
    assert_eq!(listed(&house, &ana).await, (0, 0));
    // Once more, or any other request.
    for request in ["close", "watch", "sit", "start", "rematch"] {
        assert_eq!(ana.refused(json!({ "type": request })).await, ProblemCode::NotFound, "{request}");
        assert_eq!(ben.refused(json!({ "type": request })).await, ProblemCode::NotFound, "{request}");
    }
    assert_eq!(house.store.find_table(&table).await.unwrap(), None, "no match began there: it is forgotten");
    let sessions = [ana.session.clone(), ben.session.clone()];
    house.restart(Duration::from_secs(5)).await;
    for session in sessions {
        let account = session.account.clone();
        let mut client = house.socket(session).await;
        client.table = table.clone();
        assert_eq!(client.refused(json!({"type": "watch"})).await, ProblemCode::NotFound);
        assert_eq!(house.lobby.tables_of(&account).await.unwrap(), [], "the accounts are still there");
    }
    assert!(house.lobby.table(&table, HERE, None).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn a_match_is_nobodys_to_end_and_a_rematch_can_be_called_off() {
    let house = House::open().await;
    let mut people = table_of(&house, setup("goof", 2)).await;
    let table = people[0].table.clone();
    assert_eq!(people[0].refused(json!({"type": "close"})).await, ProblemCode::WrongTime, "in a match");
    people[1].ok(json!({"type": "resign"})).await;
    people[0].ok(json!({"type": "claim"})).await;
    people[0].hear().await;
    let over = people[0].game().number;
    assert_eq!(people[0].refused(json!({"type": "close"})).await, ProblemCode::WrongTime, "after it");
    people[0].ok(json!({"type": "rematch"})).await;
    people[0].ok(json!({"type": "close"})).await;
    assert_eq!(over, 1);
    assert_eq!(people[0].refused(json!({"type": "watch"})).await, ProblemCode::NotFound);
    let played = house.store.matches_at(&table).await.unwrap();
    assert_eq!(played.len(), 1, "what was played stays");
    assert!(house.lobby.match_record(&played[0].row.id).await.is_ok());
    assert_eq!(listed(&house, &people[0]).await, (0, 0));
    // A fork gathers as well, and is closed without a change to the match that it continues.
    let (who, id) = (people[0].session.account.clone(), &played[0].row.id);
    let wanted = fork_at(0, vec![ForkSeat::Me, ForkSeat::Open]);
    let fork = house.lobby.fork(&who, id, wanted).await.unwrap().id;
    people[0].table = fork.clone();
    people[0].ok(json!({"type": "watch"})).await;
    people[0].ok(json!({"type": "close"})).await;
    assert_eq!(house.store.find_table(&fork).await.unwrap(), None);
    assert!(house.lobby.match_record(&played[0].row.id).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn companions_go_with_the_table_and_have_no_say() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    house.table(Setup { visibility: Visibility::Private, ..setup("goof", 2) }, &mut [&mut ana]).await;
    ana.ok(json!({"type": "beside", "name": "Ben"})).await;
    let companions = house.store.companions_of(&ana.session.account.id).await.unwrap();
    let mut ben = house.beside(&ana, &companions[0].0.id).await;
    assert_eq!(ben.refused(json!({"type": "close"})).await, ProblemCode::NotAllowed);
    ana.ok(json!({"type": "close"})).await;
    assert_eq!(house.store.companions_of(&ana.session.account.id).await.unwrap(), []);
}

#[tokio::test(start_paused = true)]
async fn tables_that_share_a_deal_are_closed_together() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let account = ana.session.account.clone();
    let made: MadeDuplicate = house.lobby.make_duplicate(&account, (setup("goof", 2), 2)).await.unwrap();
    ana.table = made.tables[0].id.clone();
    ana.ok(json!({"type": "watch"})).await;
    assert_eq!(ana.refused(json!({"type": "close"})).await, ProblemCode::WrongTime);
}

#[tokio::test(start_paused = true)]
async fn whoever_is_host_for_now_closes_nothing() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.table(setup("goof", 3), &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "unwatch"})).await;
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    ben.hear().await;
    let host = ben.state.as_ref().unwrap().host.clone();
    assert_eq!(host, ben.session.account.id, "Ana is gone for an hour");
    assert_eq!(ben.refused(json!({"type": "close"})).await, ProblemCode::NotAllowed);
}
