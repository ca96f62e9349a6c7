//! The players that matches wait for, as the notification service sees them.

use std::time::Duration;

use lobby::{Debtor, Summary};
use protocol::{Occupant, Setup, Visibility};
use serde_json::json;

use crate::{
    clocks::timed,
    house::{Client, House, setup},
};

fn told(house: &House) -> Vec<Vec<Debtor>> {
    house.lobby.changed_tables().iter().map(|row| house.lobby.debtors(row)).collect()
}

fn who(debtors: &[Debtor]) -> Vec<&str> {
    debtors.iter().map(|debtor| debtor.account.as_str()).collect()
}

fn id(client: &Client) -> &str {
    &client.session.account.id
}

#[tokio::test(start_paused = true)]
async fn each_table_that_changed_is_told_once_as_it_is_now() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    assert_eq!(house.lobby.changed_tables().len(), 0, "nobody wanted to know");
    let _follows = house.lobby.follow_tables();
    ana.ok(json!({"type": "start"})).await;
    for client in [&mut ana, &mut ben] {
        client.hear().await;
    }
    ana.answer().await;
    let tables = told(&house);
    assert_eq!(tables.len(), 1, "one table, however often it changed");
    assert_eq!(who(&tables[0]), [id(&ben)]);
    assert_eq!(tables[0][0].until, None);
    assert_eq!(told(&house).len(), 0);
    // Now both have another decision.
    ben.hear().await;
    ben.answer().await;
    let next = told(&house);
    assert_eq!(who(&next[0]), [id(&ana), id(&ben)]);
    assert!(next[0].iter().all(|debtor| debtor.decision > tables[0][0].decision));
}

#[tokio::test(start_paused = true)]
async fn an_outage_moves_the_end_of_a_debt() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let _follows = house.lobby.follow_tables();
    house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    let rows = house.lobby.changed_tables();
    let before = house.lobby.debtors(&rows[0]);
    house.restart(Duration::from_secs(1_000)).await;
    let after = house.lobby.debtors(&rows[0]);
    let [before, after] = [before, after].map(|debtors| debtors[0].until.unwrap());
    assert!((990_000..=1_010_000).contains(&(after - before)), "{before} {after}");
}

#[tokio::test(start_paused = true)]
async fn it_is_known_who_watches_a_table() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let watches = async |client: &Client, table: &str| house.lobby.is_watching(id(client), table).await;
    assert_eq!(watches(&ana, &table).await, Some(true));
    let of_ana = ana.session.clone();
    drop(ana);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(house.lobby.is_watching(&of_ana.account.id, &table).await, Some(false));
    assert_eq!(watches(&ben, &table).await, Some(true));
    assert_eq!(watches(&ben, "nowhere").await, Some(false));
    drop(ben);
    // The table sleeps, and the question does not wake it.
    tokio::time::sleep(Duration::from_secs(300)).await;
    assert_eq!(house.lobby.tables_awake(), 0);
    assert_eq!(house.lobby.is_watching(&of_ana.account.id, &table).await, Some(false));
    assert_eq!(house.lobby.tables_awake(), 0);
}

#[tokio::test(start_paused = true)]
async fn whoever_plays_beside_somebody_is_called_at_their_device() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    house.table(Setup { visibility: Visibility::Private, ..setup("goof", 2) }, &mut [&mut ana]).await;
    ana.ok(json!({"type": "beside", "name": "Ben"})).await;
    ana.hear().await;
    let seats = ana.state.as_ref().unwrap().seats.iter();
    let accounts = seats.filter_map(|(_, seat)| match &seat.occupant {
        Occupant::Account { account, .. } => Some(account.id.clone()),
        Occupant::Bot { .. } | Occupant::Nobody => None,
    });
    let of_ben = accounts.into_iter().find(|account| account != id(&ana)).unwrap();
    let _follows = house.lobby.follow_tables();
    ana.ok(json!({"type": "start"})).await;
    let mut ben = house.beside(&ana, &of_ben).await;
    for client in [&mut ana, &mut ben] {
        client.hear().await;
    }
    let first = told(&house);
    assert_eq!(who(&first[0]), [id(&ana)], "once, though both are asked");
    ana.answer().await;
    let rows = house.lobby.changed_tables();
    let second = house.lobby.debtors(&rows[0]);
    let call =
        |debtors: &[Debtor]| debtors.iter().map(|d| (d.account.clone(), d.decision)).collect::<Vec<_>>();
    assert_eq!(call(&second), call(&first[0]), "the same call holds until Ben has answered as well");
    assert_ne!(second[0].seat, first[0][0].seat, "though it is another of the two who is asked");
    let stored = serde_json::to_value(&rows[0].summary).unwrap();
    assert_eq!(serde_json::from_value::<Summary>(stored).unwrap(), rows[0].summary);
    ben.answer().await;
    let third = told(&house);
    assert_eq!(who(&third[0]), [id(&ana)]);
    assert!(third[0][0].decision > second[0].decision, "the next one is another call");
}
