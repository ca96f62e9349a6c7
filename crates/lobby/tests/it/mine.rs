//! The list of an account's own tables shows which seats a match waits for, and no more than a spectator
//! sees.

use std::time::Duration;

use contract::Seat;
use protocol::http::{ListTables, Mine, TableListing};
use serde_json::json;

use crate::{
    clocks::timed,
    house::{Client, HERE, House, setup},
};

async fn listed(house: &House, client: &Client) -> TableListing {
    let tables = house.lobby.tables_of(&client.session.account).await.unwrap();
    tables.into_iter().next().expect("there is one")
}

async fn mine(house: &House, client: &Client) -> Mine {
    listed(house, client).await.mine.expect("it is theirs")
}

fn numbers(seats: &[Seat]) -> Vec<usize> {
    seats.iter().map(|seat| seat.number()).collect()
}

#[tokio::test(start_paused = true)]
async fn who_still_owes_a_choice_is_listed_with_the_time_that_is_left() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    let of_ana = mine(&house, &ana).await;
    assert_eq!((of_ana.made, of_ana.seat.map(|seat| seat.number())), (true, Some(0)));
    assert_eq!(numbers(&of_ana.waiting), [0, 1]);
    let deadlines: Vec<_> = ana.game().deadlines.iter().map(|(_, at)| *at).collect();
    assert_eq!(of_ana.deadline, deadlines[0]);
    assert!(listed(&house, &ana).await.your_turn);

    ana.answer().await;
    let (of_ana, of_ben) = (mine(&house, &ana).await, mine(&house, &ben).await);
    assert_eq!((numbers(&of_ana.waiting), numbers(&of_ben.waiting)), (vec![1], vec![1]));
    assert_eq!((of_ana.deadline, of_ben.deadline), (deadlines[1], deadlines[1]), "for whom all wait");
    assert!(!of_ben.made);
    assert!(!listed(&house, &ana).await.your_turn);
    assert!(listed(&house, &ben).await.your_turn);
    assert_eq!(numbers(&listed(&house, &ben).await.seats), [0, 1]);
}

#[tokio::test(start_paused = true)]
async fn the_lists_for_everybody_say_nothing_of_the_match() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (all, _) = house.lobby.public_tables(&ListTables::default());
    let found = house.lobby.table(&table, HERE, None).await.unwrap();
    for listed in [&all[0], &found] {
        assert_eq!((listed.mine.as_ref(), listed.your_turn), (None, false));
    }
    // A sealed choice has no visible effect.
    let silent = |listing: &TableListing| serde_json::to_string(listing).unwrap();
    ana.answer().await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (after, _) = house.lobby.public_tables(&ListTables::default());
    assert_eq!(silent(&after[0]), silent(&all[0]));
}

#[tokio::test(start_paused = true)]
async fn who_sat_there_once_is_told_no_more_than_anybody() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.table(setup("goof", 3), &mut [&mut ana, &mut ben]).await;
    ben.ok(json!({"type": "stand"})).await;
    assert_eq!(listed(&house, &ben).await.mine, None);
    let of_ana = mine(&house, &ana).await;
    assert_eq!((of_ana.waiting, of_ana.deadline), (vec![], None), "nothing has begun");
}

#[tokio::test(start_paused = true)]
async fn an_outage_is_given_back_in_the_list_without_waking_the_table() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    let before = mine(&house, &ana).await.deadline.unwrap();
    house.restart(Duration::from_secs(600)).await;
    let after = mine(&house, &ana).await.deadline.unwrap();
    assert!((600_000..=601_100).contains(&(after - before)), "{} ms were given back", after - before);
    assert_eq!(house.lobby.tables_awake(), 0);
}
