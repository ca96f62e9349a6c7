//! What-if matches in all games and at many moments. They begin with the player's view, also after a restart
//! and with the player's own sealed choice given. Hidden cards of the real match do not change them.

use std::time::Duration;

use contract::{Seed, pick};
use lobby::{Config, Luck, Store as _};
use protocol::Setup;
use serde_json::{Value, json};

use crate::{
    forked::all_games,
    guessing::{at, guess},
    house::{Client, House, setup},
};

async fn house() -> House {
    let config = Config {
        bot_pause: Duration::from_secs(5),
        forks_per_hour: 100_000,
        limits: protocol::Limits { tables_per_account: 10_000, ..Config::default().limits },
        ..Config::default()
    };
    House::of(config, all_games).await
}

/// Begins a match of one person with bots.
async fn alone(house: &House, setup: Setup) -> Client {
    let mut ana = house.person("Ana").await;
    let seats = setup.seats.get();
    house.table(setup, &mut [&mut ana]).await;
    for _ in 1..seats {
        ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    }
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    ana
}

/// Lets the others play until the client has to decide. Returns `false` if the match ends before.
async fn is_asked(ana: &mut Client) -> bool {
    for _ in 0..200 {
        ana.hear().await;
        if ana.game().outcome.is_some() {
            return false;
        }
        if ana.game().decision.as_ref().is_some_and(|decision| decision.owed) {
            return true;
        }
        tokio::time::sleep(Duration::from_secs(6)).await;
    }
    false
}

/// Submits any of the choices.
async fn decide(ana: &mut Client, chance: &mut contract::ChaCha8Rng) {
    let decision = ana.game().decision.clone().unwrap();
    let intent = pick(decision.choices["intents"].as_array().unwrap(), chance).unwrap().clone();
    let submit = json!({"type": "submit", "decision": decision.number, "intent": intent});
    ana.ok(submit).await;
    ana.hear().await;
}

/// Checks that the client's view and choices are the same at both tables.
async fn is_the_same(house: &House, ana: &mut Client, made: &str) -> Client {
    ana.hear().await;
    let mut there = at(house, ana, made).await;
    there.hear_now();
    let choices = |client: &Client| client.game().decision.as_ref().map(|decision| decision.choices.clone());
    assert_eq!(there.game().view, ana.game().view);
    assert_eq!(choices(&there), choices(ana));
    there
}

/// Returns the seed and the view with which a table began.
async fn began_with(house: &House, table: &str) -> (Seed, protocol::Guess) {
    let log = house.store.log(table).await.unwrap();
    let began = log.iter().find_map(|logged| match &logged.entry {
        lobby::Entry::Began { seed, guess: Some(guess), .. } => Some((seed.clone(), guess.clone())),
        _ => None,
    });
    let (seed, guess) = began.unwrap();
    (Seed::from_hex(&seed).unwrap(), guess)
}

async fn guesses_at(game: &str, seats: u8, options: Value, every: usize) -> usize {
    let mut house = house().await;
    let mut chance = Seed::from_bytes([seats; 32]).stream(contract::Purpose(5), 0);
    let setup = Setup { options, away: None, ..setup(game, seats) };
    let mut ana = alone(&house, setup.clone()).await;
    let (mut made, mut given, mut turn, mut again) = (Vec::new(), 0, 0, 0..8);
    while turn < 40 {
        if !is_asked(&mut ana).await {
            // Some deals are won at once.
            if made.len() > 1 || again.next().is_none() {
                break;
            }
            (ana, turn) = (alone(&house, setup.clone()).await, 0);
            made.clear();
            continue;
        }
        if turn % every == 0 {
            let table = guess(&house, &ana, &ana.table).await.unwrap().id;
            let there = is_the_same(&house, &mut ana, &table).await;
            made.push((table, there.game().view.clone()));
        }
        decide(&mut ana, &mut chance).await;
        // The client's own input is part of its view, while the inputs of the others are not.
        if turn % every == 0 && ana.game().outcome.is_none() {
            given += usize::from(ana.game().decision.as_ref().is_some_and(|decision| !decision.owed));
            let table = guess(&house, &ana, &ana.table).await.unwrap().id;
            is_the_same(&house, &mut ana, &table).await;
        }
        turn += 1;
    }
    assert!(made.len() > 1, "{game}: hardly anything was played");
    house.restart_with(Duration::from_secs(5), all_games()).await;
    for (table, view) in made {
        let mut there = at(&house, &ana, &table).await;
        // Bots may have played since.
        if there.game().steps.is_empty() {
            assert_eq!(there.game().view, view, "{game}: after a restart");
        }
        assert_eq!(began_with(&house, &table).await.1.view, view);
        // The match continues.
        if is_asked(&mut there).await {
            decide(&mut there, &mut chance).await;
        }
    }
    given
}

#[tokio::test(start_paused = true)]
async fn seven_kingdoms_is_played_on_from_what_one_sees() {
    guesses_at("seven-kingdoms", 4, Value::Null, 3).await;
}

#[tokio::test(start_paused = true)]
async fn seven_dragons_is_played_on_from_what_one_sees() {
    guesses_at("seven-dragons", 4, Value::Null, 3).await;
}

#[tokio::test(start_paused = true)]
async fn the_seven_sages_are_played_on_from_what_one_sees() {
    guesses_at("seven-sages", 4, Value::Null, 3).await;
}

#[tokio::test(start_paused = true)]
async fn seven_wonders_is_played_on_from_what_one_sees_with_what_one_has_chosen() {
    assert!(guesses_at("seven-wonders", 4, Value::Null, 2).await > 0, "nothing was chosen and not shown");
}

/// Checks what-if matches of two worlds that look the same to a player: they are the same, frame by frame.
/// Some matches of bots end before anything can be compared.
async fn tells_nothing_hidden(game: &str, seats: u8) {
    for _ in 0..20 {
        if tells_nothing_hidden_once(game, seats).await {
            return;
        }
    }
    panic!("{game}: every match was over too early");
}

/// Does the same with one match. Returns `true` if it lasted long enough.
async fn tells_nothing_hidden_once(game: &str, seats: u8) -> bool {
    let mut house = house().await;
    let mut chance = Seed::from_bytes([seats; 32]).stream(contract::Purpose(6), 0);
    let mut ana = alone(&house, Setup { away: None, ..setup(game, seats) }).await;
    for _ in 0..3 {
        if is_asked(&mut ana).await {
            decide(&mut ana, &mut chance).await;
        }
    }
    if !is_asked(&mut ana).await {
        return false;
    }
    // Drawn separately from the same view.
    let mut worlds = Vec::new();
    for _ in 0..2 {
        worlds.push(guess(&house, &ana, &ana.table).await.unwrap().id);
    }
    let truth = async |house: &House, table: &str| {
        let (seed, guess) = began_with(house, table).await;
        let catalogue = all_games();
        let setup = ana.state.as_ref().unwrap().setup.clone();
        let what = (guess.seat, &guess.view);
        let game = &catalogue.get(&setup.game).unwrap().game;
        (game.open_imagined(setup.seats, &setup.options, what, &seed).unwrap().digest(), seed.reveal())
    };
    let (one, two) = (truth(&house, &worlds[0]).await, truth(&house, &worlds[1]).await);
    assert_ne!(one, two, "{game}: the hidden part is another one");

    house.set_luck(Luck::Foretold(7));
    house.restart_with(Duration::from_secs(5), all_games()).await;
    let mut told = Vec::new();
    for world in &worlds {
        let there = at(&house, &ana, world).await;
        let made = guess(&house, &there, world).await.unwrap().id;
        let mut alone = at(&house, &there, &made).await;
        let mut chance = Seed::from_bytes([9; 32]).stream(contract::Purpose(6), 1);
        let mut seen = vec![shown(&alone)];
        for _ in 0..4 {
            if is_asked(&mut alone).await {
                seen.push(shown(&alone));
                decide(&mut alone, &mut chance).await;
            }
        }
        alone.hear().await;
        seen.push(events(&alone));
        told.push(seen);
    }
    assert_eq!(told[0], told[1]);
    told[0].len() > 4
}

/// Returns the view of the match, without time and place.
fn shown(client: &Client) -> Value {
    let game = client.game();
    let choices = game.decision.as_ref().map(|decision| &decision.choices);
    json!({"view": game.view, "choices": choices, "outcome": game.outcome, "waiting": game.waiting})
}

/// Returns all events that the client received. The last of several simultaneous choosers depends on the
/// speed of thinking, so the seat of a step is omitted.
fn events(client: &Client) -> Value {
    let mut events = Vec::new();
    for heard in &client.heard {
        let frame: Value = serde_json::from_str(heard).unwrap();
        for step in frame["steps"].as_array().into_iter().flatten() {
            events.extend(step["events"].as_array().unwrap().iter().map(|event| event["seen"].clone()));
        }
    }
    events.into()
}

#[tokio::test(start_paused = true)]
async fn a_guess_at_seven_kingdoms_tells_nothing_hidden() {
    tells_nothing_hidden("seven-kingdoms", 4).await;
}

#[tokio::test(start_paused = true)]
async fn a_guess_at_seven_dragons_tells_nothing_hidden() {
    tells_nothing_hidden("seven-dragons", 3).await;
}

#[tokio::test(start_paused = true)]
async fn a_guess_at_the_seven_sages_tells_nothing_hidden() {
    tells_nothing_hidden("seven-sages", 4).await;
}

#[tokio::test(start_paused = true)]
async fn a_guess_at_seven_wonders_tells_nothing_hidden() {
    tells_nothing_hidden("seven-wonders", 3).await;
}
