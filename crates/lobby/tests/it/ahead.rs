//! Premoves: chosen while others think, and secret until they are played.

use std::{collections::BTreeMap, time::Duration};

use contract::{ChaCha8Rng, Purpose, Seed, pick};
use lobby::{Config, Entry};
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

fn look() -> Value {
    json!({"type": "foresee"})
}

fn choose(intent: &Value) -> Value {
    json!({"type": "choose_ahead", "intent": intent})
}

/// Returns the newest message of a kind that the client received.
fn newest(client: &Client, kind: &str) -> Option<Value> {
    let told = client.heard.iter().rev().map(|text| serde_json::from_str::<Value>(text).unwrap());
    told.into_iter().find(|message| message["type"] == kind)
}

/// Returns the client's own premove, and the reason if it was dropped.
fn ahead(client: &Client) -> (Value, Value) {
    newest(client, "ahead")
        .map_or((Value::Null, Value::Null), |it| (it["intent"].clone(), it["dropped"].clone()))
}

async fn foreseen(client: &mut Client) -> Vec<Value> {
    client.ok(look()).await;
    let told = newest(client, "foreseen").unwrap();
    let (intents, chances) =
        (told["choices"]["intents"].as_array().unwrap(), told["chances"].as_array().unwrap());
    assert_eq!(intents.len(), chances.len());
    assert!(chances.iter().all(|chance| (50..=100).contains(&chance.as_u64().unwrap())), "{chances:?}");
    intents.clone()
}

/// Returns the messages to a new socket of this account, without the time.
async fn fresh(house: &House, of: &Client) -> Vec<String> {
    let mut socket = house.socket(of.session.clone()).await;
    socket.table.clone_from(&of.table);
    socket.ok(json!({"type": "watch"})).await;
    let timeless = |text: &String| {
        let mut told: Value = serde_json::from_str(text).unwrap();
        told.as_object_mut().unwrap().remove("now");
        told.to_string()
    };
    let of_table = |text: &String| !text.contains(r#""type":"hello""#) && !text.contains(r#""type":"done""#);
    socket.heard.iter().map(timeless).filter(of_table).collect()
}

#[tokio::test(start_paused = true)]
async fn a_choice_is_played_at_once_when_its_decision_comes_and_nobody_else_hears_of_it_before() {
    let house = House::open().await;
    let mut people = table_of(&house, kingdoms()).await;
    let first = acting(&people);
    let (next, third) = ((first + 1) % 3, (first + 2) % 3);
    let before = (fresh(&house, &people[third]).await, fresh(&house, &people[3]).await);
    hear(&mut people).await;
    let heard: Vec<usize> = people.iter().map(|client| client.heard.len()).collect();
    let offered = foreseen(&mut people[next]).await;
    assert!(!offered.is_empty(), "a hand of cards is known");
    let intent = offered.last().unwrap().clone();
    people[next].ok(choose(&intent)).await;
    assert_eq!(ahead(&people[next]), (intent.clone(), Value::Null));
    // It can be changed and withdrawn; the newest one is valid.
    people[next].ok(choose(&Value::Null)).await;
    assert_eq!(ahead(&people[next]), (Value::Null, Value::Null));
    people[next].ok(choose(&intent)).await;
    hear(&mut people).await;
    for other in [first, third, 3] {
        assert_eq!(people[other].heard.len(), heard[other], "nobody else is told anything");
    }
    let after = (fresh(&house, &people[third]).await, fresh(&house, &people[3]).await);
    assert_eq!(after, before, "nor is whoever comes");
    assert!(fresh(&house, &people[next]).await.iter().any(|text| text.contains(r#""type":"ahead""#)));
    let seq = people[3].game().seq;
    people[first].answer().await;
    hear(&mut people).await;
    let game = people[3].game();
    let step = game.steps.last().unwrap();
    assert_eq!((step.seat.number(), step.by, game.seq), (next, By::Player, seq + 2), "no number is left out");
    assert_eq!(ahead(&people[next]), (Value::Null, Value::Null));
    assert!(owes(&people[third]));
    // The log contains it as any other decision.
    let entries = log(&house, &people[0].table).await;
    let played = entries.iter().rev().find_map(|entry| match entry {
        Entry::Played { input: contract::Input::Intent(intent), .. } => Some(intent),
        _ => None,
    });
    assert_eq!(played, Some(&intent));
}

#[tokio::test(start_paused = true)]
async fn only_who_plays_and_is_not_asked_chooses_and_only_what_was_foreseen() {
    let house = House::open().await;
    let mut people = table_of(&house, kingdoms()).await;
    let first = acting(&people);
    let (next, third) = ((first + 1) % 3, (first + 2) % 3);
    assert_eq!(people[3].refused(look()).await, ProblemCode::NotAllowed, "Eve does not play");
    assert_eq!(people[3].refused(choose(&json!({"do": "play", "card": 1}))).await, ProblemCode::NotAllowed);
    assert_eq!(people[first].refused(look()).await, ProblemCode::WrongTime, "they are asked now");
    let card = json!({"do": "play", "card": 1});
    assert_eq!(people[next].refused(choose(&card)).await, ProblemCode::Stale, "nothing was foreseen");
    let theirs = foreseen(&mut people[next]).await;
    let others = foreseen(&mut people[third]).await;
    let foreign = theirs.iter().find(|intent| !others.contains(intent)).unwrap();
    assert_eq!(people[third].refused(choose(foreign)).await, ProblemCode::Refused, "another one's card");
    for bent in
        [json!("play"), json!({"do": "play", "card": "x".repeat(9_000)}), json!({"do": "resign"}), json!([])]
    {
        assert_eq!(people[next].refused(choose(&bent)).await, ProblemCode::Refused);
    }
    // A message with an unknown field, such as another player's seat, is malformed.
    let forged = json!({"type": "choose_ahead", "id": "1", "table": "x", "intent": card, "seat": first});
    assert!(serde_json::from_value::<protocol::ClientMessage>(forged).is_err());
    // A player who keeps changing a premove is stopped before the log fills up, and can still decide.
    let stored = log(&house, &people[0].table).await.len();
    let mut accepted = 0;
    let refused = loop {
        match people[next].ask(choose(&theirs[accepted % theirs.len()])).await {
            Ok(_) => accepted += 1,
            Err(problem) if problem.retry_after.is_some() => {
                tokio::time::sleep(Duration::from_millis(problem.retry_after.unwrap())).await;
            }
            Err(problem) => break problem.code,
        }
        assert!(accepted < 100);
    };
    assert_eq!(refused, ProblemCode::TooMany);
    assert_eq!(log(&house, &people[0].table).await.len() - stored, accepted);
    people[next].ok(choose(&Value::Null)).await;
    people[first].answer().await;
    hear(&mut people).await;
    assert!(owes(&people[next]));
    people[next].answer().await;
    people[next].ok(look()).await;
}

#[tokio::test(start_paused = true)]
async fn it_is_there_after_a_restart_and_not_in_a_match_that_goes_on_from_it() {
    let mut house = House::with(Config { checkpoint_every: 2, ..Config::default() }).await;
    let mut people = table_of(&house, kingdoms()).await;
    let first = acting(&people);
    let next = (first + 1) % 3;
    let intent = foreseen(&mut people[next]).await[0].clone();
    people[next].ok(choose(&intent)).await;
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
        let told = newest(client, "ahead");
        assert_eq!(told.is_some(), n == next, "{told:?}");
    }
    assert_eq!(ahead(&people[next]), (intent.clone(), Value::Null));
    people[first].answer().await;
    hear(&mut people).await;
    assert_eq!(people[3].game().steps.last().unwrap().seat.number(), next);
    // The match is played to its end. On the way there is another premove that is never played.
    for _ in 0..500 {
        hear(&mut people).await;
        let Some(who) = people.iter().position(owes) else { break };
        people[who].answer().await;
    }
    let outcome = people[0].game().outcome.as_ref();
    assert!(outcome.is_some());
    assert_eq!(people[next].refused(look()).await, ProblemCode::WrongTime);
    let id = people[0].state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    let chairs = vec![
        ForkSeat::Me,
        ForkSeat::Bot { player: "first".into() },
        ForkSeat::Bot { player: "first".into() },
    ];
    let wanted = ForkMatch { at: 3, seats: chairs, clock: protocol::Clock::None, hints: false };
    let made = house.lobby.fork(&people[0].session.account, &id, wanted).await.unwrap();
    people[0].table = made.id;
    people[0].ok(json!({"type": "watch"})).await;
    people[0].ok(json!({"type": "start"})).await;
    let copied = log(&house, &people[0].table).await;
    assert!(!copied.iter().any(|entry| matches!(entry, Entry::Ahead { .. })));
    assert!(log(&house, &table).await.iter().any(|entry| matches!(entry, Entry::Ahead { .. })));
}

#[tokio::test(start_paused = true)]
async fn it_is_dropped_when_the_match_goes_back_and_gone_with_the_seat() {
    let house = House::open().await;
    let mut people = table_of(&house, kingdoms()).await;
    let first = acting(&people);
    let (next, third) = ((first + 1) % 3, (first + 2) % 3);
    people[first].answer().await;
    hear(&mut people).await;
    let intent = foreseen(&mut people[third]).await[0].clone();
    people[third].ok(choose(&intent)).await;
    people[first].ok(json!({"type": "undo", "wish": true})).await;
    for judge in [next, third] {
        people[judge].ok(json!({"type": "allow_undo", "allow": true})).await;
    }
    hear(&mut people).await;
    assert!(owes(&people[first]));
    assert_eq!(ahead(&people[third]), (Value::Null, json!("went_back")));
    assert_eq!(people[third].refused(choose(&intent)).await, ProblemCode::Stale, "look again");
    // The note about the dropped premove stays until the player dismisses it, or decides.
    people[third].ok(choose(&Value::Null)).await;
    assert_eq!(ahead(&people[third]), (Value::Null, Value::Null));
    people[first].answer().await;
    hear(&mut people).await;
    let intent = foreseen(&mut people[third]).await[0].clone();
    people[third].ok(choose(&intent)).await;
    people[third].ok(json!({"type": "resign"})).await;
    hear(&mut people).await;
    assert_eq!(ahead(&people[third]), (Value::Null, Value::Null));
    assert_eq!(people[third].refused(choose(&intent)).await, ProblemCode::NotAllowed);
}

#[tokio::test(start_paused = true)]
async fn whoever_is_gone_has_what_they_chose_played_and_no_automatic_player_decides_for_them() {
    let house = House::open().await;
    let mut people = table_of(&house, kingdoms()).await;
    let first = acting(&people);
    let next = (first + 1) % 3;
    let intent = foreseen(&mut people[next]).await[0].clone();
    people[next].ok(choose(&intent)).await;
    let gone = people.remove(next);
    drop(gone);
    tokio::time::sleep(Duration::from_secs(90)).await;
    hear(&mut people).await;
    let who = people.iter().position(owes).unwrap();
    people[who].answer().await;
    hear(&mut people).await;
    let steps = &people[0].game().steps;
    let theirs = steps.iter().find(|step| step.seat.number() == next).unwrap();
    assert_eq!(theirs.by, By::Player);
}

/// The results of the premoves in a match.
#[derive(Default, Debug)]
struct Fates {
    played: u32,
    dropped: BTreeMap<String, u32>,
    nothing: u32,
}

/// Plays a match in which all players choose premoves whenever they can. Each premove is played as the next
/// move of its seat, or dropped with a reason. No player receives those of others, and the match ends.
async fn a_match_of(game: &str, seats: u8, seed: u8) -> Fates {
    let config = Config { luck: lobby::Luck::Foretold(seed.into()), ..Config::default() };
    let house = House::of(config, all_games).await;
    let mut people = table_of(&house, Setup { newcomers: Newcomers::Nobody, ..setup(game, seats) }).await;
    let mut chance: ChaCha8Rng = Seed::from_bytes([seed; 32]).stream(Purpose(0), 0);
    let (mut fates, players) = (Fates::default(), people.len() - 1);
    let mut chosen: Vec<Option<Value>> = vec![None; players];
    for n in 0..3_000 {
        hear(&mut people).await;
        for who in 0..players {
            let Some(intent) = &chosen[who] else { continue };
            let (now, dropped) = ahead(&people[who]);
            if now == *intent {
                assert!(!owes(&people[who]), "{game}: what is chosen is not kept while its player is asked");
                continue;
            }
            match dropped.as_str() {
                Some(why) => *fates.dropped.entry(why.to_owned()).or_default() += 1,
                None => fates.played += 1,
            }
            chosen[who] = None;
        }
        if people[0].game().outcome.is_some() {
            for (who, client) in people.iter().enumerate() {
                let heard: Vec<&String> =
                    client.heard.iter().filter(|text| text.contains(r#""type":"ahead""#)).collect();
                assert!(who < players || heard.is_empty(), "{game}: who watches is told of nothing");
            }
            return fates;
        }
        // Only now and then, or a match takes long.
        for who in 0..players {
            let idle = !owes(&people[who]) && chosen[who].is_none();
            if !idle || *pick(&[true, false, false], &mut chance).unwrap() {
                continue;
            }
            let Ok(_) = people[who].ask(look()).await else { continue };
            let told = newest(&people[who], "foreseen").unwrap();
            match pick(told["choices"]["intents"].as_array().unwrap(), &mut chance) {
                Some(intent) => {
                    people[who].ok(choose(intent)).await;
                    chosen[who] = Some(intent.clone());
                }
                None => fates.nothing += 1,
            }
        }
        let waiting: Vec<usize> = (0..players).filter(|who| owes(&people[*who])).collect();
        let Some(who) = pick(&waiting, &mut chance).copied() else {
            tokio::time::sleep(Duration::from_secs(30)).await;
            continue;
        };
        let decision = people[who].game().decision.clone().unwrap();
        let intents = decision.choices["intents"].as_array().unwrap();
        // Ends the negotiations.
        let intent = if n < 1_500 { pick(intents, &mut chance).unwrap() } else { &intents[0] };
        people[who].ok(json!({"type": "submit", "decision": decision.number, "intent": intent})).await;
    }
    panic!("{game}: no end");
}

#[tokio::test(start_paused = true)]
async fn choices_ahead_in_matches_of_seven_kingdoms() {
    let fates = a_match_of("seven-kingdoms", 3, 1).await;
    assert!(fates.played > 10, "{fates:?}");
}

#[tokio::test(start_paused = true)]
async fn choices_ahead_in_matches_of_seven_dragons() {
    let fates = a_match_of("seven-dragons", 3, 1).await;
    assert!(fates.played > 5 && !fates.dropped.is_empty(), "{fates:?}");
}

#[tokio::test(start_paused = true)]
async fn choices_ahead_in_matches_of_the_seven_sages() {
    let fates = a_match_of("seven-sages", 3, 1).await;
    assert!(fates.played > 5, "{fates:?}");
}

#[tokio::test(start_paused = true)]
async fn choices_ahead_in_matches_of_seven_wonders() {
    let fates = a_match_of("seven-wonders", 3, 1).await;
    assert!(fates.played + fates.nothing > 5, "{fates:?}");
}
