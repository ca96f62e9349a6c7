//! The Seven Sages at a table: many decide at one time, and ask each other again.

use std::time::Duration;

use protocol::Clock;
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

/// Returns the first choice of this kind.
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

/// Lets all players take the first free sage.
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

/// Returns the time that a seat has left, in milliseconds.
fn left(house: &House, client: &Client, seat: usize) -> Option<u64> {
    let deadline = client.game().deadlines.iter().nth(seat).unwrap().1.as_ref().copied();
    deadline.map(|deadline| deadline.saturating_sub(house.now()))
}

/// Returns the first power card of the client's hand.
fn a_card(client: &Client) -> Value {
    json!({"powers": [client.game().view["you"]["hand"]["powers"][0]], "spells": []})
}

/// Lets two players delay the table. Each of them, shortly before the end of its time, has the other one
/// asked again, and then waits to be asked again. Returns the duration of the stage in milliseconds.
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

/// A gift to a ready partner asks that partner again. The exchange still ends after its 90 seconds and an
/// eighth.
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

/// The same in the negotiation: a listening player is asked again when a player shows them cards.
#[tokio::test(start_paused = true)]
async fn hostile_talkers_cannot_stretch_a_negotiation() {
    let house = House::open().await;
    let mut people = four(&house).await;
    does(&mut people[1], "listen").await;
    let took = stretch(&house, &mut people, "show", "listen").await;
    assert!((120_000..137_000).contains(&took), "{took}");
}

/// A player who is asked again just before the end has time to answer.
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

/// Seats Ana with four bots, up to the beginning of the negotiation.
async fn among_bots(house: &House, clock: Clock, options: Value) -> Client {
    let mut ana = house.person("Ana").await;
    let setup = protocol::Setup { clock, options, away: None, ..setup("seven-sages", 5) };
    house.table(setup, &mut [&mut ana]).await;
    for seat in 1..5 {
        ana.ok(json!({"type": "add_bot", "seat": seat, "player": "heuristic"})).await;
    }
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    while stage(&ana) == "choose_sage" {
        if offered(&ana, "choose").is_some() {
            ana.answer().await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        ana.hear().await;
    }
    ana
}

/// Returns the duration of the negotiation, sampled twice a second.
async fn talks_last(house: &House, ana: &mut Client) -> u64 {
    let began = house.now();
    while stage(ana) == "negotiate" {
        tokio::time::sleep(Duration::from_millis(500)).await;
        ana.hear().await;
    }
    house.now() - began
}

#[tokio::test(start_paused = true)]
async fn bots_let_a_person_read_before_they_close_the_talks() {
    for _ in 0..3 {
        let house = House::open().await;
        let mut ana = among_bots(&house, Clock::None, Value::Null).await;
        tokio::time::sleep(Duration::from_secs(8)).await;
        ana.hear().await;
        let proposals = ana.game().view["stage"]["proposals"].as_array().unwrap().len();
        assert!(proposals > 0, "they say what they want");
        let took = 8_000 + talks_last(&house, &mut ana).await;
        // If no two of them want each other, it lasts until the time is up.
        assert!((19_500..140_000).contains(&took), "{took}");
    }
}

#[tokio::test(start_paused = true)]
async fn bots_answer_a_person_and_do_not_wait_for_one_who_has_voted() {
    for _ in 0..3 {
        let house = House::open().await;
        let mut ana = among_bots(&house, Clock::None, Value::Null).await;
        for bot in 1..5 {
            if offered(&ana, "accept").is_some() || stage(&ana) != "negotiate" {
                break;
            }
            let asked = ana.seq;
            submit(&mut ana, json!({"do": "propose", "to": bot})).await;
            tokio::time::sleep(Duration::from_secs(3)).await;
            ana.hear().await;
            let answered = ana.heard.iter().any(|text| {
                let message: Value = serde_json::from_str(text).unwrap();
                let steps = message["steps"].as_array().cloned().unwrap_or_default();
                steps.iter().any(|step| step["seq"].as_u64() > Some(asked) && step["seat"] == bot)
            });
            // A bot that holds back an alliance with another bot makes no proposal.
            let proposals = ana.game().view["stage"]["proposals"].as_array().cloned().unwrap_or_default();
            let holds = proposals.iter().any(|offer| offer["to"] == bot && offer["from"] != 0);
            assert!(answered || holds, "{bot} says something");
        }
        if stage(&ana) == "negotiate" {
            submit(&mut ana, json!({"do": "no_deal", "on": true})).await;
            let took = talks_last(&house, &mut ana).await;
            assert!(took < 8_000, "{took}");
        }
    }
}

/// In a correspondence match the bots give a player a quarter of the time for the decision, also if the table
/// sleeps.
#[tokio::test(start_paused = true)]
async fn bots_wait_for_hours_at_a_table_of_days() {
    let house = House::open().await;
    let days = Clock::Days { per_decision: 1 };
    let ana = among_bots(&house, days, json!({"negotiation_seconds": 86_400})).await;
    let (session, table) = (ana.session.clone(), ana.table.clone());
    let hours = |n: u64| tokio::time::sleep(Duration::from_secs(n * 3_600));
    drop(ana);
    hours(5).await;
    assert_eq!(house.lobby.tables_awake(), 0, "nothing is to be done");
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(stage(&back), "negotiate");
    // Bots that want each other wait for six hours. If no two do, all wait for the day that Ana has, and an
    // eighth.
    hours(23).await;
    back.hear().await;
    assert_ne!(stage(&back), "negotiate", "they do not wait for ever");
}

/// Without people at the table no bot waits.
#[tokio::test(start_paused = true)]
async fn bots_among_themselves_are_quick() {
    let house = House::open().await;
    let mut host = house.person("Ana").await;
    let made = house.lobby.make_table(&host.session.account, setup("seven-sages", 5)).await.unwrap();
    host.table = made.id;
    host.ok(json!({"type": "watch"})).await;
    for seat in 0..5 {
        host.ok(json!({"type": "add_bot", "seat": seat, "player": "heuristic"})).await;
    }
    host.ok(json!({"type": "start"})).await;
    let began = house.now();
    while host.game.is_none() || ["choose_sage", "negotiate"].contains(&stage(&host)) {
        tokio::time::sleep(Duration::from_millis(100)).await;
        host.hear().await;
    }
    assert!(house.now() - began < 12_000);
}
