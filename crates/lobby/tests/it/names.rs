//! Names belong to accounts: tables show the current ones, and logs do not contain them.

use std::time::Duration;

use lobby::Store as _;
use protocol::{Occupant, ProblemCode, http};
use serde_json::json;

use crate::house::{Client, House, setup};

const FORMER: &str = "a former player";

fn shown(client: &Client) -> Vec<String> {
    let seats = client.state.as_ref().unwrap().seats.iter();
    let name = |occupant: &Occupant| match occupant {
        Occupant::Account { account, .. } => account.name.clone(),
        Occupant::Bot { player } => player.clone(),
        Occupant::Nobody => String::new(),
    };
    seats.map(|(_, seat)| name(&seat.occupant)).collect()
}

fn players(client: &Client) -> Vec<String> {
    let game = client.state.as_ref().unwrap().game.as_ref().unwrap();
    game.players.iter().map(|(_, name)| name.clone()).collect()
}

async fn comes_back(house: &House, client: &Client) -> Client {
    let mut back = house.socket(client.session.clone()).await;
    back.table.clone_from(&client.table);
    back.ok(json!({"type": "watch"})).await;
    back
}

#[tokio::test(start_paused = true)]
async fn a_new_name_is_told_wherever_the_old_one_stood() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "chat", "text": "hello"})).await;
    ana.ok(json!({"type": "chat", "to": 1, "text": "psst"})).await;
    // A spectator that writes in the chat also has a name there.
    let mut eva = house.person("Eva").await;
    eva.table.clone_from(&ana.table);
    eva.ok(json!({"type": "watch"})).await;
    eva.ok(json!({"type": "chat", "text": "go on"})).await;
    house.lobby.rename(&eva.session, "Evita").await.unwrap();
    house.lobby.rename(&ana.session, "Anna").await.unwrap();
    ben.hear().await;
    assert_eq!(shown(&ben), ["Anna", "Ben"]);
    assert_eq!(players(&ben), ["Anna", "Ben"]);
    let told =
        |name: &str| ben.heard.iter().any(|f| f.starts_with(r#"{"type":"renamed""#) && f.contains(name));
    assert!(told("Anna") && told("Evita"));
    ana.ok(json!({"type": "chat", "text": "bye"})).await;
    // Players with seats are seen to change their names; the old names are in no log.
    let chat = |renamed| ["Anna: hello", "Anna: psst", "Evita: go on", renamed, "Anna: bye"];
    let told = r#"Anna Renamed { from: Some("Ana") }"#;
    assert_eq!(comes_back(&house, &ben).await.chat, chat(told));
    house.restart(Duration::from_secs(1)).await;
    let back = comes_back(&house, &ben).await;
    assert_eq!(back.chat, chat("Anna Renamed { from: None }"));
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    assert_eq!(house.lobby.public_tables(&Default::default()).0[0].names, ["Anna", "Ben"]);
}

#[tokio::test(start_paused = true)]
async fn of_an_erased_account_a_former_player_is_left() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "chat", "text": "hello"})).await;
    ben.ok(json!({"type": "chat", "to": 0, "text": "psst"})).await;
    house.store.erase_account(&ana.session.account.id).await.unwrap();
    house.restart(Duration::from_secs(1)).await;
    let mut back = comes_back(&house, &ben).await;
    assert_eq!(shown(&back), [FORMER, "Ben"]);
    assert_eq!(players(&back), [FORMER, "Ben"]);
    assert_eq!(back.chat, [format!("{FORMER}: hello"), "Ben: psst".to_owned()]);
    assert_eq!(house.lobby.table(&table, crate::house::HERE, None).await.unwrap().names, [FORMER, "Ben"]);
    // The match continues without them.
    back.ok(json!({"type": "chat", "text": "where are you?"})).await;
    let everything = format!(
        "{:?} {:?}",
        house.store.log(&table).await.unwrap(),
        house.store.find_table(&table).await.unwrap()
    );
    assert!(!everything.contains("\"Ana\"") && !everything.contains("\"Ben\""), "{everything}");
}

#[tokio::test(start_paused = true)]
async fn nobody_is_called_what_is_left_of_others() {
    let house = House::open().await;
    let ana = house.person("Ana").await;
    for name in [FORMER, " A Former Player "] {
        let refused = house.lobby.rename(&ana.session, name).await.unwrap_err();
        assert_eq!(refused.code, ProblemCode::BadText);
        let request = http::SignIn { name: name.into(), kind: protocol::AccountKind::Person };
        assert!(house.lobby.sign_in(request, Default::default()).await.is_err());
    }
}

#[tokio::test(start_paused = true)]
async fn a_stranger_who_takes_new_names_keeps_no_table_awake() {
    let house = House::with(lobby::Config { renames_per_hour: 1_000, ..lobby::Config::default() }).await;
    let (mut ana, eva) = (house.person("Ana").await, house.person("Eva").await);
    house.table(setup("goof", 2), &mut [&mut ana]).await;
    drop(ana);
    for n in 0..30 {
        tokio::time::sleep(Duration::from_secs(10)).await;
        house.lobby.rename(&eva.session, &format!("Eva {n}")).await.unwrap();
    }
    assert_eq!(house.lobby.tables_awake(), 0);
}
