//! Recaps: they never show more than the account would have seen live.

use std::{collections::BTreeMap, time::Duration};

use lobby::Config;
use protocol::{
    Problem, ProblemCode,
    http::{ListSince, Reel, STEPS_IN_A_REEL},
};
use serde_json::{Value, json, value::RawValue};

use crate::{
    house::{Client, HERE, House, setup},
    waking::all_games,
};

/// The live messages to one client, by step: the step, the view, and the seats that the match waited for.
type Live = BTreeMap<u64, (Value, Value, Value)>;

async fn reel(house: &House, client: &Client, after: Option<u64>) -> Result<Reel<Box<RawValue>>, Problem> {
    let account = &client.session.account;
    house.lobby.reel(account, (&client.table, HERE), ListSince { after }).await
}

/// Returns every view of a recap, the first one first.
fn views(reel: &Reel<Box<RawValue>>) -> Vec<Value> {
    let mut seen = json!({ "view": serde_json::from_str::<Value>(reel.view.get()).unwrap() });
    let mut all = vec![seen["view"].clone()];
    for step in &reel.steps {
        let patch: json_patch::Patch = serde_json::from_str(step.changes.get()).unwrap();
        json_patch::patch(&mut seen, &patch).unwrap();
        all.push(seen["view"].clone());
    }
    all
}

/// Notes the live state of a client with its newest step.
fn note(live: &mut Live, client: &Client) {
    let game = client.game();
    let Some(last) = game.steps.last() else { return };
    let shown = || {
        let step = json!([last.at, last.seat, last.by, last.events]);
        (step, serde_json::to_value(&game.view).unwrap(), json!(game.waiting))
    };
    live.entry(last.seq).or_insert_with(shown);
}

/// Checks that the recap of a client from a step on is exactly what it saw live.
async fn is_as_it_was(house: &House, client: &Client, live: &Live, after: u64) {
    let reel = reel(house, client, Some(after)).await.unwrap();
    let missed: Vec<u64> = live.range(after + 1..).map(|(seq, _)| *seq).collect();
    let left_out = missed.len().saturating_sub(STEPS_IN_A_REEL);
    assert_eq!(reel.left_out as usize, left_out);
    assert_eq!(reel.steps.iter().map(|step| step.seq).collect::<Vec<_>>(), missed[left_out..]);
    let seen = views(&reel);
    for (step, now) in reel.steps.iter().zip(&seen[1..]) {
        let told = json!([step.at, step.seat, step.by, step.events]);
        let (live_step, live_view, live_waiting) = &live[&step.seq];
        assert_eq!((&told, now), (live_step, live_view), "step {}", step.seq);
        assert_eq!(&json!(step.waiting), live_waiting, "step {}", step.seq);
    }
    // The view before the first step is the live one of the step before.
    if let Some(first) = reel.steps.first()
        && let Some((_, (_, before, _))) = live.range(..first.seq).next_back()
    {
        assert_eq!(&seen[0], before);
    }
}

/// Returns the number of moves of others that a client saw since its own last one.
fn since_turn(live: &Live, client: &Client) -> u32 {
    let seat = client.seat();
    let own = |step: &Value| step[1] == json!(seat) && step[2] == "player";
    let since = live.values().rev().map(|(step, ..)| step).take_while(|step| !own(step));
    let told = since.filter(|step| step[1] != json!(seat) && !step[3].as_array().unwrap().is_empty());
    told.take(99).count() as u32
}

async fn match_of(game: &str, seats: u8, inputs: usize) {
    let config = Config { checkpoint_every: 40, reels_per_minute: 100_000, ..Config::default() };
    let mut house = House::of(config, all_games).await;
    let mut people = Vec::new();
    for name in ["Ana", "Ben", "Cleo", "Dov"].into_iter().take(seats.into()) {
        people.push(house.person(name).await);
    }
    let table = house.match_of(setup(game, seats), &mut people.iter_mut().collect::<Vec<_>>()).await;
    // A spectator from the beginning.
    let mut eve = house.person("Eve").await;
    eve.table.clone_from(&table);
    eve.ok(json!({ "type": "watch" })).await;
    people.push(eve);
    let mut live = vec![Live::new(); people.len()];
    let mut chance = 7_u32;
    let mut drawn = |most: usize| {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (chance >> 8) as usize % most
    };
    for input in 0..inputs {
        if people[0].game().outcome.is_some() {
            break;
        }
        let asked: Vec<usize> = (0..people.len()).filter(|n| people[*n].game().decision.is_some()).collect();
        let actor = asked[drawn(asked.len())];
        let decision = people[actor].game().decision.as_ref().unwrap();
        let intents = decision.choices["intents"].as_array().unwrap();
        let (number, intent) = (decision.number, intents[drawn(intents.len())].clone());
        people[actor].ok(json!({ "type": "submit", "decision": number, "intent": intent })).await;
        for (client, live) in people.iter_mut().zip(&mut live) {
            client.hear().await;
            note(live, client);
        }
        if input % 45 == 44 {
            for (client, live) in people.iter().zip(&live) {
                let told: Vec<u64> = live.keys().copied().collect();
                let after = if drawn(3) == 0 { 0 } else { told[drawn(told.len())] };
                is_as_it_was(&house, client, live, after).await;
            }
            for (client, live) in people.iter().zip(&live).take(seats.into()) {
                let listed = house.lobby.tables_of(&client.session.account).await.unwrap();
                let mine = listed[0].mine.as_ref().unwrap();
                assert_eq!(mine.since_turn, since_turn(live, client), "input {input} of {game}");
            }
        }
    }
    // By default, a recap begins with the client's own last move.
    for (client, live) in people.iter().zip(&live).take(seats.into()) {
        let seat = json!(client.seat());
        let own = live.iter().rfind(|(_, (step, ..))| step[1] == seat).map_or(0, |(seq, _)| *seq);
        let (unsaid, said) = (reel(&house, client, None).await, reel(&house, client, Some(own)).await);
        assert_eq!(json!(unsaid.unwrap()), json!(said.unwrap()));
    }
    // The same by another process over the same store.
    house.restart_with(Duration::from_secs(5), all_games()).await;
    for (client, live) in people.iter().zip(&live) {
        is_as_it_was(&house, client, live, 0).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_reel_of_seven_kingdoms_is_what_each_was_shown() {
    match_of("seven-kingdoms", 3, 400).await;
}

#[tokio::test(start_paused = true)]
async fn a_reel_of_seven_dragons_is_what_each_was_shown() {
    match_of("seven-dragons", 3, 300).await;
}

#[tokio::test(start_paused = true)]
async fn a_reel_of_seven_sages_is_what_each_was_shown() {
    match_of("seven-sages", 4, 500).await;
}

#[tokio::test(start_paused = true)]
async fn a_reel_of_seven_wonders_is_what_each_was_shown() {
    match_of("seven-wonders", 3, 200).await;
}

/// A newcomer to a running match sees it from that moment on, and nothing that the seat's former player saw.
#[tokio::test(start_paused = true)]
async fn a_newcomer_is_shown_nothing_from_before_they_sat_down() {
    // A match of random players can end early: then another one begins.
    let (house, table) = loop {
        let house = House::open().await;
        let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
        let table = house.match_of(setup("seven-dragons", 2), &mut [&mut ana, &mut ben]).await;
        for _ in 0..3 {
            for client in [&mut ana, &mut ben] {
                client.hear().await;
                if client.game().decision.is_some() {
                    client.answer().await;
                }
            }
        }
        ana.hear().await;
        if ana.game().outcome.is_none() {
            break (house, table);
        }
    };
    let mut cy = house.person("Cy").await;
    cy.table.clone_from(&table);
    cy.ok(json!({ "type": "watch" })).await;
    let watched = reel(&house, &cy, Some(0)).await.unwrap();
    assert_eq!(watched.you, None);
    assert!(watched.steps.len() >= 3, "{}", watched.steps.len());
    assert!(views(&watched).iter().all(|view| view["you"].is_null()));
    cy.ok(json!({ "type": "sit" })).await;
    cy.hear().await;
    let sat = cy.seq;
    let from_the_seat = reel(&house, &cy, Some(0)).await.unwrap();
    assert!(from_the_seat.you.is_some());
    assert!(from_the_seat.steps.iter().all(|step| step.seq >= sat), "{:?}", from_the_seat.steps);
}

#[tokio::test(start_paused = true)]
async fn a_reel_is_refused_where_there_is_none() {
    let house = House::with(Config { reels_per_minute: 3, ..Config::default() }).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut eve = house.person("Eve").await;
    let table = house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let gathering = reel(&house, &ana, None).await.unwrap_err();
    assert_eq!(gathering.code, ProblemCode::WrongTime);
    eve.table = "nowhere".into();
    assert_eq!(reel(&house, &eve, None).await.unwrap_err().code, ProblemCode::NotFound);
    eve.table = table;
    eve.ok(json!({ "type": "watch" })).await;
    let banned = eve.session.account.id.clone();
    ana.ok(json!({ "type": "ban", "account": banned, "banned": true })).await;
    assert_eq!(reel(&house, &eve, None).await.unwrap_err().code, ProblemCode::Banned);

    ana.ok(json!({ "type": "start" })).await;
    let begun = reel(&house, &ana, Some(u64::MAX)).await.unwrap();
    assert_eq!((begun.steps.len(), begun.left_out, begun.number), (0, 0, 1));
    let ask = || house.lobby.reel(&ana.session.account, (&ana.table, HERE), ListSince::default());
    ask().await.unwrap();
    let often = ask().await.unwrap_err();
    assert_eq!(often.code, ProblemCode::TooMany);
    assert!(often.retry_after.is_some_and(|wait| wait > 0));
}

/// An account that was away during the end of a match and the start of another one sees only the new match.
#[tokio::test(start_paused = true)]
async fn after_a_rematch_only_the_new_match_is_shown() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    while ana.game().outcome.is_none() {
        for client in [&mut ana, &mut ben] {
            client.answer().await;
        }
        for client in [&mut ana, &mut ben] {
            client.hear().await;
        }
    }
    let ended = reel(&house, &ana, Some(0)).await.unwrap();
    let last = ended.steps.last().unwrap().seq;
    assert!(last > 2);
    ana.ok(json!({ "type": "rematch" })).await;
    assert_eq!(reel(&house, &ana, Some(2)).await.unwrap_err().code, ProblemCode::WrongTime);
    ben.ok(json!({ "type": "ready", "ready": true })).await;
    ana.ok(json!({ "type": "start" })).await;
    for client in [&mut ana, &mut ben] {
        client.hear().await;
        client.answer().await;
    }
    let begun = reel(&house, &ana, Some(2)).await.unwrap();
    assert_eq!(begun.number, 2);
    assert!(begun.steps.iter().all(|step| step.seq > last), "{:?}", begun.steps);
    assert!(!begun.steps.is_empty());
}
