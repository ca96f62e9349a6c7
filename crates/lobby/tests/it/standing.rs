//! Auto-play: the server plays forced moves for players that turned it on, and other clients do not learn of
//! the setting.

use std::time::Duration;

use contract::{ChaCha8Rng, Purpose, Seed, pick};
use lobby::{Config, Entry, Luck};
use protocol::{
    By, Newcomers, ProblemCode, Setup,
    http::{ForkMatch, ForkSeat},
};
use serde_json::{Value, json};

use crate::{
    forked::all_games,
    house::{Client, House, setup},
    seated::{acting, hear, kingdoms, log, owes, table_of},
};

fn order(forced: bool) -> Value {
    json!({"type": "standing_order", "forced": forced})
}

/// Returns the auto-play setting that a client received, and `true` if it rests.
fn told(client: &Client) -> Option<(bool, bool)> {
    let heard = client.heard.iter().rev().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let newest = { heard }.find(|message| message["type"] == "standing_order")?;
    Some((newest["forced"] == true, newest["rests"] == true))
}

/// Returns `true` if the client has a forced decision.
fn is_forced(client: &Client) -> bool {
    let Some(decision) = client.game.as_ref().and_then(|game| game.decision.as_ref()) else { return false };
    let choices = &decision.choices;
    let one = choices["intents"].as_array().is_some_and(|intents| intents.len() == 1);
    decision.owed && one && choices["complete"] == true && choices["back"].is_null()
}

/// A step as a client received it: its number, seat, `by` and events.
type Told = (u64, u64, String, String);

/// Returns the steps that the client received, in order and once.
fn steps(client: &Client) -> Vec<Told> {
    let mut steps: Vec<Told> = Vec::new();
    for text in &client.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        let Some(list) = message["steps"].as_array() else { continue };
        for step in list {
            let seq = step["seq"].as_u64().unwrap();
            if steps.last().is_none_or(|(last, ..)| *last < seq) {
                let by = step["by"].as_str().unwrap().to_owned();
                steps.push((seq, step["seat"].as_u64().unwrap(), by, step["events"].to_string()));
            }
        }
    }
    steps
}

/// The results of a match.
#[derive(Default, Debug)]
struct Came {
    /// The number of forced decisions of players with auto-play.
    forced: u32,
    /// The milliseconds from each such decision to its move.
    after: Vec<u64>,
    inputs: Vec<(u8, contract::Input)>,
    watched: Vec<Told>,
}

/// Plays a match at random in which these players have turned auto-play on.
async fn a_match_of(setup: Setup, seed: u8, orders: &[usize]) -> Came {
    let house = House::of(Config { luck: Luck::Foretold(seed.into()), ..Config::default() }, all_games).await;
    let game = setup.game.clone();
    let mut people = table_of(&house, setup).await;
    let players = people.len() - 1;
    for who in orders {
        people[*who].ok(order(true)).await;
    }
    let mut came = Came::default();
    for n in 0..4_000 {
        hear(&mut people).await;
        if people[0].game().outcome.is_some() {
            for (who, client) in people.iter().enumerate() {
                let of_orders = client.heard.iter().any(|text| text.contains("standing_order"));
                assert_eq!(of_orders, orders.contains(&who), "{game}: nobody else is told of it");
                let marked = steps(client).into_iter().filter(|(.., by, _)| by == "standing_order");
                let seats: Vec<u64> = marked.map(|(_, seat, ..)| seat).collect();
                assert!(seats.iter().all(|seat| *seat == who as u64), "{game}: of their own alone");
            }
            for logged in log(&house, &people[0].table).await {
                if let Entry::Played { seat, by, input, .. } = logged {
                    came.forced += u32::from(by == By::StandingOrder);
                    came.inputs.push((seat.number() as u8, input));
                }
            }
            came.watched = steps(&people[players]);
            return came;
        }
        let waiting: Vec<usize> = (0..players).filter(|who| owes(&people[*who])).collect();
        // In the order of the seats, and by the place in the match alone, so that matches can be compared.
        let who = waiting[0];
        if is_forced(&people[who]) && orders.contains(&who) {
            let before = (house.now(), people[who].game().decision.as_ref().unwrap().number);
            while people[who].game().decision.as_ref().is_some_and(|asked| asked.number == before.1) {
                tokio::time::sleep(Duration::from_millis(100)).await;
                hear(&mut people).await;
                assert!(house.now() < before.0 + 20_000, "{game}: it is played");
            }
            came.after.push(house.now() - before.0);
            continue;
        }
        let decision = people[who].game().decision.clone().unwrap();
        let intents = decision.choices["intents"].as_array().unwrap();
        let mut chance: ChaCha8Rng = Seed::from_bytes([seed; 32]).stream(Purpose(0), decision.number as u32);
        // Ends the negotiations.
        let intent = if n < 2_000 { pick(intents, &mut chance).unwrap() } else { &intents[0] };
        people[who].ok(json!({"type": "submit", "decision": decision.number, "intent": intent})).await;
    }
    panic!("{game}: no end");
}

fn closed(game: &str, seats: u8) -> Setup {
    Setup { newcomers: Newcomers::Nobody, ..setup(game, seats) }
}

/// Plays the same match with and without auto-play.
async fn with_and_without(setup: Setup, seed: u8, orders: &[usize]) -> Came {
    let without = a_match_of(setup.clone(), seed, &[]).await;
    let with = a_match_of(setup, seed, orders).await;
    assert_eq!(without.forced, 0);
    assert_eq!(with.inputs, without.inputs, "nothing else is played");
    assert_eq!(with.watched, without.watched, "a spectator is told the same, under the same numbers");
    with
}

#[tokio::test(start_paused = true)]
async fn the_last_card_of_seven_kingdoms_is_played_at_once_because_all_know_that_it_is_the_last() {
    let came = with_and_without(closed("seven-kingdoms", 3), 1, &[0, 2]).await;
    assert!(came.forced > 2, "{came:?}");
    assert!(came.after.is_empty(), "they were not even asked: {came:?}");
}

#[tokio::test(start_paused = true)]
async fn whoever_can_only_pass_in_the_seven_sages_is_thought_to_think() {
    let (mut forced, mut after) = (0, Vec::new());
    for seed in 1..4 {
        let came = with_and_without(closed("seven-sages", 3), seed, &[0, 1, 2]).await;
        forced += came.forced;
        after.extend(came.after);
    }
    assert!(forced > 2 && !after.is_empty(), "{forced} {after:?}");
    assert!(after.iter().all(|after| (1_900..8_300).contains(after)), "{after:?}");
    assert!(after.iter().min() != after.iter().max(), "by chance: {after:?}");
}

#[tokio::test(start_paused = true)]
async fn orders_in_matches_of_seven_dragons_and_seven_wonders() {
    let dragons = with_and_without(closed("seven-dragons", 3), 2, &[0, 1, 2]).await;
    assert!(dragons.inputs.len() > 10 && dragons.forced == 0, "there is always a choice: {dragons:?}");
    let wonders = with_and_without(closed("seven-wonders", 3), 2, &[0, 1, 2]).await;
    assert!(wonders.inputs.len() > 50, "{wonders:?}");
}

#[tokio::test(start_paused = true)]
async fn only_who_plays_gives_it_while_a_match_is_on_and_not_without_end() {
    let house = House::open().await;
    let mut people = table_of(&house, kingdoms()).await;
    assert_eq!(people[3].refused(order(true)).await, ProblemCode::NotAllowed, "Eve does not play");
    let forged = json!({"type": "standing_order", "id": "1", "table": "x", "forced": true, "seat": 1});
    assert!(serde_json::from_value::<protocol::ClientMessage>(forged).is_err());
    for bent in [json!(null), json!("yes"), json!(1)] {
        let bent = json!({"type": "standing_order", "id": "1", "table": "x", "forced": bent});
        assert!(serde_json::from_value::<protocol::ClientMessage>(bent).is_err());
    }
    let stored = log(&house, &people[0].table).await.len();
    people[0].ok(order(false)).await;
    assert_eq!(log(&house, &people[0].table).await.len(), stored, "nothing changed");
    let mut given = 0;
    let refused = loop {
        match people[0].ask(order(true)).await {
            Ok(_) => given += 1,
            Err(problem) if problem.retry_after.is_some() => {
                tokio::time::sleep(Duration::from_millis(problem.retry_after.unwrap())).await;
                continue;
            }
            Err(problem) => break problem.code,
        }
        assert!(given < 100);
        people[0].ok(order(true)).await;
        people[0].ok(order(false)).await;
    };
    assert_eq!((refused, given), (ProblemCode::TooMany, 32));
    assert_eq!(log(&house, &people[0].table).await.len() - stored, 64);
    // A player who gives up the seat has no setting there, and cannot change it.
    people[1].ok(order(true)).await;
    assert_eq!(told(&people[1]), Some((true, false)));
    people[1].ok(json!({"type": "resign"})).await;
    hear(&mut people).await;
    assert_eq!(told(&people[1]), Some((false, false)));
    assert_eq!(people[1].refused(order(true)).await, ProblemCode::NotAllowed);
}

#[tokio::test(start_paused = true)]
async fn it_is_there_after_a_restart_and_neither_in_the_next_match_nor_in_one_that_goes_on_from_it() {
    let mut house = House::with(Config { checkpoint_every: 2, ..Config::default() }).await;
    let mut people = table_of(&house, kingdoms()).await;
    people[1].ok(order(true)).await;
    for _ in 0..4 {
        let who = acting(&people);
        people[who].answer().await;
        hear(&mut people).await;
    }
    let sessions: Vec<_> = people.iter().map(|client| client.session.clone()).collect();
    let table = people[0].table.clone();
    drop(people);
    house.restart(Duration::from_secs(1)).await;
    let mut people = Vec::new();
    for session in sessions {
        let mut client = house.socket(session).await;
        client.table.clone_from(&table);
        client.ok(json!({"type": "watch"})).await;
        people.push(client);
    }
    for (n, client) in people.iter().enumerate() {
        assert_eq!(told(client), (n == 1).then_some((true, false)));
    }
    let mut asked = 0;
    for _ in 0..500 {
        hear(&mut people).await;
        let Some(who) = people.iter().position(owes) else { break };
        asked += u32::from(who == 1 && is_forced(&people[1]));
        people[who].answer().await;
    }
    assert!(people[0].game().outcome.is_some());
    assert_eq!(asked, 0);
    let entries = log(&house, &table).await;
    let by_order = |entry: &&Entry| matches!(entry, Entry::Played { by: By::StandingOrder, .. });
    assert!(entries.iter().any(|entry| by_order(&entry)));
    assert_eq!(told(&people[1]), Some((false, false)), "the match has ended");
    // The record does not show who used auto-play.
    let id = people[0].state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    let record = house.lobby.match_record(&id).await.unwrap();
    assert!(!serde_json::to_string(&record).unwrap().contains("standing_order"));
    let chairs = vec![
        ForkSeat::Me,
        ForkSeat::Bot { player: "first".into() },
        ForkSeat::Bot { player: "first".into() },
    ];
    let wanted = ForkMatch { at: 40, seats: chairs, clock: protocol::Clock::None, hints: false };
    let made = house.lobby.fork(&people[0].session.account, &id, wanted).await.unwrap();
    people[0].table = made.id;
    people[0].ok(json!({"type": "watch"})).await;
    people[0].ok(json!({"type": "start"})).await;
    let copied = log(&house, &people[0].table).await;
    assert!(!copied.iter().any(|entry| by_order(&entry) || matches!(entry, Entry::StandingOrder { .. })));
    people[0].table = table;
    people[0].ok(json!({"type": "rematch"})).await;
    people[1].ok(json!({"type": "ready", "ready": true})).await;
    people[2].ok(json!({"type": "ready", "ready": true})).await;
    assert_eq!(people[1].refused(order(true)).await, ProblemCode::WrongTime, "nobody plays yet");
    people[0].ok(json!({"type": "start"})).await;
    hear(&mut people).await;
    assert_eq!(told(&people[1]), Some((false, false)));
}

/// Plays until auto-play moves for the first player, who then undoes the move.
async fn taken_back(seed: u8) -> Option<(House, Vec<Client>)> {
    let house = House::with(Config { luck: Luck::Foretold(seed.into()), ..Config::default() }).await;
    let mut people = table_of(&house, closed("seven-kingdoms", 2)).await;
    people[0].ok(order(true)).await;
    for n in 0..500u32 {
        hear(&mut people).await;
        let own = steps(&people[0]).last().is_some_and(|(.., by, _)| by == "standing_order");
        if own && people[0].ask(json!({"type": "undo", "wish": true})).await.is_ok() {
            hear(&mut people).await;
            people[1].ok(json!({"type": "allow_undo", "allow": true})).await;
            hear(&mut people).await;
            return Some((house, people));
        }
        let who = people.iter().position(owes)?;
        let decision = people[who].game().decision.clone().unwrap();
        let intents = decision.choices["intents"].as_array().unwrap();
        let mut chance: ChaCha8Rng = Seed::from_bytes([seed; 32]).stream(Purpose(1), n);
        let intent = pick(intents, &mut chance).unwrap();
        people[who].ok(json!({"type": "submit", "decision": decision.number, "intent": intent})).await;
    }
    None
}

#[tokio::test(start_paused = true)]
async fn whoever_takes_it_back_decides_themselves_and_it_is_not_played_again() {
    for seed in 1..60 {
        let Some((house, mut people)) = taken_back(seed).await else { continue };
        assert!(owes(&people[0]), "they are asked");
        assert_eq!(told(&people[0]), Some((true, true)), "the order rests");
        tokio::time::sleep(Duration::from_secs(30)).await;
        hear(&mut people).await;
        assert!(owes(&people[0]), "and nothing is played");
        people[0].answer().await;
        hear(&mut people).await;
        assert_eq!(told(&people[0]), Some((true, false)), "then it stands again");
        let table = people[0].table.clone();
        let last = |entries: Vec<Entry>| {
            entries.iter().rev().find_map(|entry| match entry {
                Entry::Played { by, .. } => Some(*by),
                _ => None,
            })
        };
        assert_eq!(last(log(&house, &table).await), Some(By::Player));
        return;
    }
    panic!("nothing that was forced could be taken back");
}

#[tokio::test(start_paused = true)]
async fn whoever_is_gone_has_played_what_all_know_and_not_what_their_absence_would_tell() {
    // The Sages: only the owner of the hand knows that they can only pass.
    let house = House::of(Config { luck: Luck::Foretold(1), ..Config::default() }, all_games).await;
    let mut people =
        table_of(&house, Setup { away: Some(protocol::Away::Wait), ..closed("seven-sages", 3) }).await;
    let mut chance: ChaCha8Rng = Seed::from_bytes([1; 32]).stream(Purpose(0), 0);
    let who = loop {
        hear(&mut people).await;
        if let Some(who) = (0..3).find(|who| is_forced(&people[*who])) {
            break who;
        }
        let who = acting(&people);
        let decision = people[who].game().decision.clone().unwrap();
        let intent = pick(decision.choices["intents"].as_array().unwrap(), &mut chance).unwrap();
        people[who].ok(json!({"type": "submit", "decision": decision.number, "intent": intent})).await;
    };
    let inputs = people[3].game().seq;
    people[who].ok(order(true)).await;
    let session = people[who].session.clone();
    let gone = people.remove(who);
    let table = gone.table.clone();
    drop(gone);
    tokio::time::sleep(Duration::from_secs(15)).await;
    hear(&mut people).await;
    assert_eq!(people[2].game().seq, inputs, "nothing happens while they are gone");
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    back.hear().await;
    assert!(owes(&back), "nor as soon as they are back");
    tokio::time::sleep(Duration::from_secs(8)).await;
    back.hear().await;
    assert_eq!(steps(&back).last().unwrap().2, "standing_order");
}
