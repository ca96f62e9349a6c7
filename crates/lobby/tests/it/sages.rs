//! The Seven Sages at a table: many decide at once, and ask each other again.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{Client, House, setup};

/// The first intent offered that does this.
fn offered(client: &Client, what: &str) -> Option<Value> {
    let intents = client.game().decision.as_ref()?.choices["intents"].as_array()?;
    intents.iter().find(|intent| intent["do"] == what).cloned()
}

async fn submit(client: &mut Client, intent: Value) {
    let decision = client.game().decision.as_ref().expect("something is asked").number;
    client.ok(json!({"type": "submit", "decision": decision, "intent": intent})).await;
    client.hear().await;
}

async fn does(client: &mut Client, what: &str) {
    let intent = offered(client, what).unwrap_or_else(|| panic!("{what} is not offered"));
    submit(client, intent).await;
}

fn stage(client: &Client) -> &str {
    client.game().view["stage"]["stage"].as_str().unwrap()
}

/// Everybody takes the first sage that is free.
async fn choose_sages(people: &mut [&mut Client]) {
    while stage(people[0]) == "choose_sage" {
        for client in people.iter_mut() {
            client.hear().await;
            if offered(client, "choose").is_some() {
                client.answer().await;
            }
        }
    }
    for client in people.iter_mut() {
        client.hear().await;
    }
}

/// The time that seat still has, in milliseconds.
fn left(house: &House, client: &Client, seat: usize) -> Option<u64> {
    let deadline = client.game().deadlines.iter().nth(seat).unwrap().1.as_ref().copied();
    deadline.map(|deadline| deadline.saturating_sub(house.now()))
}

/// The first power card of the own hand.
fn a_card(client: &Client) -> Value {
    json!({"powers": [client.game().view["you"]["hand"]["powers"][0]], "spells": []})
}

/// Two who want to keep the table waiting: whoever of them is asked, and has hardly any time left, has the other
/// asked again, and then waits to be asked again himself. Returns how long the stage took, in milliseconds.
async fn stretch(house: &House, people: &mut [Client; 4], address: &str, rest: &str) -> u64 {
    let (began, what) = (house.now(), stage(&people[0]).to_owned());
    for _ in 0..10_000 {
        for hostile in [0, 1] {
            let (client, other) = (&mut people[hostile], 1 - hostile);
            client.hear().await;
            if stage(client) != what {
                return house.now() - began;
            }
            let soon = left(house, client, hostile).is_some_and(|left| left < 2_000);
            if !soon || left(house, client, other).is_some() || client.game().decision.is_none() {
                continue;
            }
            let card = a_card(client);
            submit(client, json!({"do": address, "to": other, "cards": card})).await;
            does(client, rest).await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    panic!("they keep the table waiting for ever");
}

async fn four(house: &House) -> [Client; 4] {
    let mut people = [
        house.person("Ana").await,
        house.person("Ben").await,
        house.person("Cy").await,
        house.person("Di").await,
    ];
    let [ana, ben, cy, di] = &mut people;
    house.match_of(setup("seven-sages", 4), &mut [ana, ben, cy, di]).await;
    choose_sages(&mut people.each_mut()[..]).await;
    people
}

/// A gift to a partner who is ready asks him again; the exchange ends after its 90 seconds and an eighth all
/// the same.
#[tokio::test(start_paused = true)]
async fn hostile_partners_cannot_stretch_an_exchange() {
    let house = House::open().await;
    let mut people = four(&house).await;
    submit(&mut people[0], json!({"do": "propose", "to": 1})).await;
    people[1].hear().await;
    does(&mut people[1], "accept").await;
    for client in &mut people {
        client.hear().await;
    }
    for ready in [1, 2, 3] {
        does(&mut people[ready], "ready").await;
    }
    let took = stretch(&house, &mut people, "give", "ready").await;
    assert!((90_000..103_000).contains(&took), "{took}");
}

/// The same in the talks: who listens is asked again when cards are shown to him.
#[tokio::test(start_paused = true)]
async fn hostile_talkers_cannot_stretch_a_negotiation() {
    let house = House::open().await;
    let mut people = four(&house).await;
    does(&mut people[1], "listen").await;
    let took = stretch(&house, &mut people, "show", "listen").await;
    assert!((120_000..137_000).contains(&took), "{took}");
}

/// Who is asked again just before the end has time to answer.
#[tokio::test(start_paused = true)]
async fn whoever_is_asked_again_at_the_end_has_a_little_time() {
    let house = House::open().await;
    let mut people = four(&house).await;
    does(&mut people[1], "listen").await;
    tokio::time::sleep(Duration::from_secs(119)).await;
    submit(&mut people[0], json!({"do": "propose", "to": 1})).await;
    people[1].hear().await;
    let left = left(&house, &people[1], 1).expect("they are asked");
    assert!((14_000..=15_000).contains(&left), "{left}");
    tokio::time::sleep(Duration::from_secs(10)).await;
    people[1].hear().await;
    does(&mut people[1], "accept").await;
    assert_eq!(stage(&people[1]), "exchange");
}
