//! Undo: with the consent of the players, and if no hidden card was shown since.

use std::time::Duration;

use contract::{Purpose, Seed, pick};
use lobby::Entry;
use protocol::{
    Clock, Newcomers, ProblemCode, Setup, TableView,
    http::{Eyes, ForkMatch, ForkSeat},
};
use serde_json::{Value, json};

use crate::{
    house::{Client, House, setup},
    replaying::views,
    seated::{acting, hear, kingdoms, log, owes, table_of},
};

fn undo() -> Value {
    json!({"type": "undo", "wish": true})
}

fn allow(allow: bool) -> Value {
    json!({"type": "allow_undo", "allow": allow})
}

fn id(client: &Client) -> &str {
    &client.session.account.id
}

fn state(client: &Client) -> &TableView {
    client.state.as_ref().unwrap()
}

/// Returns the client's knowledge of the match, without the number of the decision.
fn known(client: &Client) -> Value {
    let mut known = client.known();
    if let Some(decision) = known["decision"].as_object_mut() {
        decision.remove("number");
    }
    known
}

#[tokio::test(start_paused = true)]
async fn a_decision_is_taken_back_when_all_agree_who_play() {
    let mut house = House::open().await;
    let mut people = table_of(&house, kingdoms()).await;
    let first = acting(&people);
    let before: Vec<Value> = people.iter().map(known).collect();
    let asked = people[first].submission();
    let answer = people[first].ask_as("the deed", asked.clone()).await.unwrap();
    hear(&mut people).await;
    let steps = people[3].game().steps.len();
    people[first].ok(undo()).await;
    hear(&mut people).await;
    // All clients see the request. Only the two others are asked; seats and views stay until both agree.
    let (one, two) = ((first + 1) % 3, (first + 2) % 3);
    for client in &people {
        let wish = state(client).undo.as_ref().unwrap();
        assert_eq!((wish.seat.number(), wish.agreed.len(), wish.needs.len()), (first, 0, 2));
    }
    let refused = people[first].refused(allow(true)).await;
    assert_eq!(refused, ProblemCode::NotAllowed, "nobody agrees with themselves");
    assert_eq!(people[3].refused(allow(true)).await, ProblemCode::NotAllowed, "Eve does not play");
    people[one].ok(allow(true)).await;
    people[one].ok(allow(true)).await;
    hear(&mut people).await;
    assert_eq!(state(&people[3]).undo.as_ref().unwrap().needs, [id(&people[two])]);
    assert_ne!(known(&people[3]), before[3]);
    people[two].ok(allow(true)).await;
    hear(&mut people).await;
    for (client, before) in people.iter().zip(&before) {
        assert_eq!(&known(client), before);
        assert_eq!(state(client).undo, None);
        assert_eq!(client.game().steps.len(), steps - 1, "it is no step any more");
        assert!(client.game().from_start, "what was told of it is told anew");
        let said = client.chat.last().unwrap();
        assert!(said.ends_with("TookBack"), "{said}");
    }
    // The undone question is closed: the same message gets its old answer; the decision has a new number.
    assert_eq!(people[first].ask_as("the deed", asked.clone()).await.unwrap(), answer);
    assert_eq!(people[first].refused(asked).await, ProblemCode::Stale);
    assert!(owes(&people[first]));
    // The same after a restart, with or without a checkpoint, and for a client that knows the undone moves.
    let (session, table) = (people[first].session.clone(), people[first].table.clone());
    house.restart(Duration::from_secs(1)).await;
    let mut again = house.socket(session).await;
    again.table = table;
    let since = answer.unwrap();
    again.ok(json!({"type": "watch", "since": since, "epoch": people[first].game().epoch})).await;
    assert_eq!(known(&again), before[first]);
    assert!(again.game().from_start);
    again.answer().await;
}

#[tokio::test(start_paused = true)]
async fn what_somebody_has_decided_about_since_stays() {
    let house = House::open().await;
    let mut people = table_of(&house, kingdoms()).await;
    let first = acting(&people);
    assert_eq!(people[first].refused(undo()).await, ProblemCode::WrongTime, "nothing was decided");
    people[first].answer().await;
    hear(&mut people).await;
    let next = acting(&people);
    assert_eq!(people[next].refused(undo()).await, ProblemCode::WrongTime, "it was not theirs");
    assert_eq!(people[3].refused(undo()).await, ProblemCode::NotAllowed, "Eve does not play");
    // The requesting player can withdraw, and an asked player can decide instead of answering.
    people[first].ok(undo()).await;
    assert_eq!(people[next].refused(undo()).await, ProblemCode::WrongTime);
    people[next].answer().await;
    hear(&mut people).await;
    assert_eq!(state(&people[3]).undo, None);
    assert_eq!(people[next].refused(allow(true)).await, ProblemCode::NotFound);
    assert_eq!(people[first].refused(undo()).await, ProblemCode::WrongTime, "somebody has decided since");
}

#[tokio::test(start_paused = true)]
async fn the_others_are_asked_once_and_have_a_minute() {
    let house = House::open().await;
    let mut people = table_of(&house, kingdoms()).await;
    let first = acting(&people);
    let (one, two) = ((first + 1) % 3, (first + 2) % 3);
    people[first].answer().await;
    people[first].ok(undo()).await;
    people[one].ok(allow(true)).await;
    people[two].ok(allow(false)).await;
    hear(&mut people).await;
    assert_eq!(state(&people[first]).undo, None, "one is enough");
    assert_eq!(people[first].refused(undo()).await, ProblemCode::WrongTime, "they were asked");
    hear(&mut people).await;
    let next = acting(&people);
    people[next].answer().await;
    people[next].ok(undo()).await;
    people[next].ok(json!({"type": "undo", "wish": false})).await;
    hear(&mut people).await;
    assert_eq!(state(&people[3]).undo, None);
    let last = acting(&people);
    people[last].answer().await;
    hear(&mut people).await;
    // No player answers.
    let shown = people[last].ask(undo()).await;
    if shown.is_ok() {
        assert!(state(&people[last]).undo.is_some());
        tokio::time::sleep(Duration::from_secs(61)).await;
        hear(&mut people).await;
        assert_eq!(state(&people[last]).undo, None);
    }
}

#[tokio::test(start_paused = true)]
async fn who_asks_on_end_is_slowed_down() {
    let house = House::open().await;
    let mut people = table_of(&house, kingdoms()).await;
    let first = acting(&people);
    people[first].answer().await;
    let mut codes = Vec::new();
    for n in 0..12 {
        match people[first].ask(json!({"type": "undo", "wish": n % 2 == 0})).await {
            Ok(_) => {}
            Err(problem) => codes.push(problem.code),
        }
    }
    assert!(codes.iter().all(|code| *code == ProblemCode::WrongTime) && codes.len() == 5, "{codes:?}");
    // The check for shown cards runs each time, and takes long.
    let mut goof = table_of(&house, setup("goof", 2)).await;
    goof[0].answer().await;
    let mut codes = Vec::new();
    for _ in 0..8 {
        codes.push(goof[0].refused(undo()).await);
    }
    let shown = codes.iter().filter(|code| **code == ProblemCode::Shown).count();
    let slowed = codes.iter().filter(|code| **code == ProblemCode::TooMany).count();
    assert_eq!((shown, slowed), (6, 2), "{codes:?}");
}

#[tokio::test(start_paused = true)]
async fn among_automatic_players_it_is_done_at_once_with_what_they_decided_since() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    house.table(kingdoms(), &mut [&mut ana]).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    ana.ok(json!({"type": "start"})).await;
    while !owes(&ana) {
        tokio::time::sleep(Duration::from_secs(2)).await;
        ana.hear().await;
    }
    let mut done = 0;
    for _ in 0..40 {
        if ana.game().outcome.is_some() {
            break;
        }
        let before = known(&ana);
        ana.answer().await;
        match ana.ask(undo()).await {
            Ok(_) => {
                ana.hear().await;
                assert_eq!(known(&ana), before);
                done += 1;
                ana.answer().await;
            }
            Err(problem) if problem.code == ProblemCode::TooMany => {
                tokio::time::sleep(Duration::from_millis(problem.retry_after.unwrap())).await;
            }
            Err(problem) => {
                let codes = [ProblemCode::Shown, ProblemCode::WrongTime, ProblemCode::NotAllowed];
                assert!(codes.contains(&problem.code), "{problem:?}");
            }
        }
        for _ in 0..20 {
            if owes(&ana) || ana.game().outcome.is_some() {
                break;
            }
            tokio::time::sleep(Duration::from_secs(2)).await;
            ana.hear().await;
        }
    }
    assert!(done > 0, "nothing could be taken back");
}

#[tokio::test(start_paused = true)]
async fn automatic_players_wait_for_the_answer() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.table(kingdoms(), &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    ana.ok(json!({"type": "start"})).await;
    let mut people = vec![ana, ben];
    hear(&mut people).await;
    let mut asked = false;
    for _ in 0..40 {
        hear(&mut people).await;
        let Some(who) = people.iter().position(owes) else {
            tokio::time::sleep(Duration::from_secs(2)).await;
            continue;
        };
        people[who].answer().await;
        hear(&mut people).await;
        // The bot is next.
        if people.iter().any(owes)
            || people[who].game().outcome.is_some()
            || people[who].ask(undo()).await.is_err()
        {
            continue;
        }
        let steps = people[who].game().steps.len();
        tokio::time::sleep(Duration::from_secs(50)).await;
        hear(&mut people).await;
        assert_eq!(people[who].game().steps.len(), steps, "it waits");
        assert!(state(&people[0]).undo.is_some());
        people[1 - who].ok(allow(false)).await;
        tokio::time::sleep(Duration::from_secs(5)).await;
        hear(&mut people).await;
        assert!(people.iter().any(owes) || people[0].game().steps.len() > 1, "it plays on");
        asked = true;
        break;
    }
    assert!(asked);
}

/// Plays to the end with a request for each possible undo; all players agree. Returns the number of undos,
/// and the number of refusals because something had been shown.
async fn play(people: &mut [Client], seed: u8, often: &[bool]) -> (usize, usize) {
    let mut chance = Seed::from_bytes([seed; 32]).stream(Purpose(0), 0);
    let (mut done, mut shown, seats) = (0, 0, people.len() - 1);
    for _ in 0..1_500 {
        hear(people).await;
        if people[0].game().outcome.is_some() {
            return (done, shown);
        }
        let Some(who) = people[..seats].iter().position(owes) else {
            tokio::time::sleep(Duration::from_secs(30)).await;
            continue;
        };
        let before: Vec<Value> = people.iter().map(known).collect();
        let decision = people[who].game().decision.clone().unwrap();
        let intent = pick(decision.choices["intents"].as_array().unwrap(), &mut chance).cloned().unwrap();
        people[who].ok(json!({"type": "submit", "decision": decision.number, "intent": intent})).await;
        if *pick(often, &mut chance).unwrap() {
            match people[who].ask(undo()).await {
                Ok(_) => {
                    for other in (0..seats).filter(|other| *other != who) {
                        people[other].ok(allow(true)).await;
                    }
                    hear(people).await;
                    for (client, before) in people.iter().zip(&before) {
                        assert_eq!(&known(client), before, "{} after {intent}", client.session.account.name);
                    }
                    done += 1;
                }
                Err(problem) => shown += usize::from(problem.code == ProblemCode::Shown),
            }
            tokio::time::sleep(Duration::from_secs(25)).await;
        }
    }
    panic!("no end");
}

/// Plays a match, and returns `true` if anything was undone.
async fn a_match_of(game: &str, seats: u8, seed: u8, often: &[bool]) -> bool {
    let mut house = House::open().await;
    let setup = Setup { newcomers: Newcomers::Nobody, clock: Clock::None, ..setup(game, seats) };
    let mut people = table_of(&house, setup).await;
    let (done, shown) = play(&mut people, seed, often).await;
    assert!(shown > 0, "{game}: {done}, {shown}");
    if done == 0 {
        return false;
    }
    let (table, id) = (people[0].table.clone(), state(&people[0]).game.as_ref().unwrap().id.clone());
    let entries = log(&house, &table).await;
    let taken = |entry: &Entry| match entry {
        Entry::TookBack { inputs, .. } => Some(*inputs as usize),
        _ => None,
    };
    let taken: Vec<usize> = entries.iter().filter_map(taken).collect();
    assert_eq!(taken.len(), done);
    let played = entries.iter().filter(|entry| matches!(entry, Entry::Played { .. })).count();
    // The record contains only the valid inputs, which lead to the same end.
    let record = house.lobby.match_record(&id).await.unwrap();
    assert_eq!(record.inputs.len(), played - taken.iter().sum::<usize>());
    assert_eq!(record.undone.len(), done);
    assert!(record.undone.iter().all(|undo| undo.after < record.inputs.len() as u32));
    let last = serde_json::to_value(&people[0].game().view).unwrap();
    let seat = contract::SeatCount::new(seats).unwrap().seats().next().unwrap();
    let replay = house.lobby.replay(&id, Eyes::Seat(seat)).await.unwrap();
    assert_eq!(views(&replay).last(), Some(&last), "{game}");
    // The same after a restart. A fork can begin at a moment with an undo.
    let session = people[0].session.clone();
    house.restart(Duration::from_secs(1)).await;
    assert_eq!(house.lobby.match_record(&id).await.unwrap(), record);
    let mut ana = house.socket(session).await;
    ana.table = table;
    ana.ok(json!({"type": "watch"})).await;
    assert_eq!(serde_json::to_value(&ana.game().view).unwrap(), last);
    let at = record.undone[0].after;
    let mut chairs = vec![ForkSeat::Bot { player: "first".into() }; usize::from(seats)];
    if game == "seven-sages" {
        chairs.fill(ForkSeat::Bot { player: "random".into() });
    }
    let decider = record.inputs[at as usize].seat.number();
    chairs[decider] = ForkSeat::Me;
    let wanted = ForkMatch { at, seats: chairs, clock: Clock::None, hints: false };
    let made = house.lobby.fork(&ana.session.account, &id, wanted).await.unwrap();
    ana.table = made.id;
    ana.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    assert!(owes(&ana), "{game}: whose decision was taken back decides");
    let refused = ana.refused(undo()).await;
    assert_eq!(refused, ProblemCode::WrongTime, "what was copied is not taken back");
    true
}

#[tokio::test(start_paused = true)]
async fn a_match_of_seven_kingdoms_is_what_was_not_taken_back() {
    assert!(a_match_of("seven-kingdoms", 3, 1, &[true, false, false]).await);
}

#[tokio::test(start_paused = true)]
async fn a_match_of_seven_dragons_is_what_was_not_taken_back() {
    // Nearly every turn of the game begins with a drawn card.
    for seed in 1..24 {
        if a_match_of("seven-dragons", 3, seed, &[true]).await {
            return;
        }
    }
    panic!("nothing could be taken back");
}

#[tokio::test(start_paused = true)]
async fn a_match_of_the_seven_sages_is_what_was_not_taken_back() {
    assert!(a_match_of("seven-sages", 3, 1, &[true, false, false]).await);
}

#[tokio::test(start_paused = true)]
async fn whoever_is_away_is_not_asked_and_what_a_stand_in_did_goes_with_it() {
    let house = House::open().await;
    let mut people = table_of(&house, kingdoms()).await;
    let first = acting(&people);
    let before = known(&people[first]);
    let gone = people.remove((first + 2) % 3);
    let (session, table) = (gone.session.clone(), gone.table.clone());
    let seat = gone.seat();
    drop(gone);
    tokio::time::sleep(Duration::from_secs(70)).await;
    hear(&mut people).await;
    let mover = people.iter().position(owes).unwrap();
    let other = people.iter().position(|client| id(client) != id(&people[mover])).unwrap();
    people[mover].answer().await;
    people[mover].ok(undo()).await;
    hear(&mut people).await;
    let wish = state(&people[other]).undo.clone().unwrap();
    assert_eq!(wish.needs, [id(&people[other])]);
    // A player who comes back plays again, and is asked at once.
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    hear(&mut people).await;
    let seats = &state(&back).seats;
    let (_, chair) = seats.iter().find(|(chair, _)| chair.number() == seat).unwrap();
    let here = matches!(&chair.occupant, protocol::Occupant::Account { away: false, connected: true, .. });
    assert!(here, "{chair:?}");
    let needs = &state(&people[other]).undo.as_ref().unwrap().needs;
    assert_eq!(needs.len(), 2, "{needs:?}");
    back.ok(allow(true)).await;
    people[other].ok(allow(true)).await;
    hear(&mut people).await;
    assert_eq!(known(&people[mover]), before);
}
