//! The public list: it shows tables with a present player, and no account can fill it alone.

use std::{net::IpAddr, time::Duration};

use protocol::http::ListTables;
use serde_json::json;

use crate::house::{Client, House, setup};

fn listed(house: &House, wanted: &ListTables) -> Vec<String> {
    house.lobby.public_tables(wanted).0.into_iter().map(|table| table.names.concat()).collect()
}

fn all(house: &House) -> Vec<String> {
    listed(house, &ListTables::default())
}

async fn a_moment() {
    tokio::time::sleep(Duration::from_secs(2)).await;
}

/// Makes a table of a host at this address, who watches it.
async fn at_home(house: &House, name: &str, address: [u8; 4]) -> Client {
    let mut host = house.person_from(name, IpAddr::from(address)).await;
    house.table(setup("goof", 2), &mut [&mut host]).await;
    host
}

#[tokio::test(start_paused = true)]
async fn a_table_is_listed_while_somebody_is_there() {
    let house = House::open().await;
    let mut ana = at_home(&house, "Ana", [10, 0, 0, 1]).await;
    a_moment().await;
    assert_eq!(all(&house), ["Ana"]);
    ana.ok(json!({"type": "unwatch"})).await;
    a_moment().await;
    assert_eq!(all(&house), [""; 0]);
    ana.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    a_moment().await;
    let gathering = ListTables { status: Some(protocol::Status::Gathering), ..ListTables::default() };
    assert_eq!(listed(&house, &gathering), [""; 0], "no seat is free");
    ana.ok(json!({"type": "start"})).await;
    drop(ana);
    a_moment().await;
    assert_eq!(all(&house), [""; 0], "it runs, but nobody watches");
}

#[tokio::test(start_paused = true)]
async fn a_stranger_does_not_push_honest_tables_off() {
    let house = House::open().await;
    let _honest = at_home(&house, "honest", [10, 0, 0, 1]).await;
    let mut strangers = Vec::new();
    for n in 0..40 {
        let host = house.person_from(&format!("s{n}"), IpAddr::from([6, 6, 6, 6])).await;
        for _ in 0..8 {
            let made = house.lobby.make_table(&host.session.account, setup("goof", 2)).await.unwrap();
            let mut again = house.socket_from(host.session.clone(), IpAddr::from([6, 6, 6, 6])).await;
            again.table = made.id;
            again.ok(json!({"type": "watch"})).await;
            strangers.push(again);
        }
    }
    a_moment().await;
    let (first, of_all) = house.lobby.public_tables(&ListTables::default());
    assert_eq!(of_all, 1 + 40 * 3, "three of each host");
    let place = first.iter().position(|table| table.names == ["honest"]);
    assert!(place.is_some_and(|place| place < 5), "{place:?}");
    let last = ListTables { page: Some(7), ..ListTables::default() };
    assert_eq!(house.lobby.public_tables(&last).0.len(), 1);
    let beyond = ListTables { page: Some(u32::MAX), ..ListTables::default() };
    assert_eq!(house.lobby.public_tables(&beyond).0.len(), 0);
}
