//! Bots that think: on threads of their own, in the time that is available, and without harm to others.

use std::{
    sync::{Arc, Condvar, Mutex},
    time::{Duration, Instant},
};

use bots::search::{Budget, Level, Levels as _};
use contract::{Allowance, Catalogued, ChaCha8Rng, Choices, Erased, Player, Rules};
use contract_laws::toys::Goof;
use lobby::{Catalogue, Config, Luck, OfferedGame};
use protocol::{By, ServerMessage};
use serde_json::{Value, json};
use seven_kingdoms::SevenKingdoms;

use crate::house::{Client, First, House, catalogue_with, setup};

/// A gate that is closed until the test opens it.
#[derive(Default)]
struct Gate {
    open: Mutex<bool>,
    opened: Condvar,
}

impl Gate {
    fn open(&self) {
        *self.open.lock().unwrap() = true;
        self.opened.notify_all();
    }

    fn pass(&self) {
        let open = self.open.lock().unwrap();
        drop(self.opened.wait_while(open, |open| !*open).unwrap());
    }
}

/// Opens a gate at the end of a test, also if it fails: a blocked thread would keep the test from ending.
struct Opens(Arc<Gate>);

impl Drop for Opens {
    fn drop(&mut self) {
        self.0.open();
    }
}

/// A bot that thinks until its gate opens, regardless of its time, and then takes the last choice.
struct Deep(Arc<Gate>);

impl<R: Rules> Player<R> for Deep {
    fn name(&self) -> &'static str {
        "deep"
    }

    fn decide(&self, _: &R, _: &R::View, choices: &Choices<R::Intent>, _: &mut ChaCha8Rng) -> R::Intent {
        self.0.pass();
        choices.intents.last().unwrap().clone()
    }

    fn thinks(&self) -> Duration {
        Duration::from_secs(1)
    }
}

/// A bot that panics.
struct Faulty;

impl<R: Rules> Player<R> for Faulty {
    fn name(&self) -> &'static str {
        "faulty"
    }

    fn decide(&self, _: &R, _: &R::View, _: &Choices<R::Intent>, _: &mut ChaCha8Rng) -> R::Intent {
        panic!("a fault of a player, on purpose");
    }
}

fn goof(gate: &Arc<Gate>) -> Catalogue {
    let deep = Deep(Arc::clone(gate));
    catalogue_with(OfferedGame::new(
        Catalogued::<Goof>::new(),
        vec![
            Box::new(Erased::<Goof, _>::new(First)),
            Box::new(Erased::<Goof, _>::new(Faulty)),
            Box::new(Erased::<Goof, _>::new(deep)),
        ],
    ))
}

/// Sends a request, and waits for the answer. The limit is generous, because these tests run in real time.
async fn ask(client: &mut Client, mut request: Value) {
    let id = format!("{}", client.heard.len());
    request["id"] = id.clone().into();
    request["table"] = client.table.clone().into();
    client.connection.handle(serde_json::from_value(request.clone()).unwrap()).await;
    let began = Instant::now();
    loop {
        for message in client.hear_now() {
            match message {
                ServerMessage::Done { id: answered, .. } if answered == id => return,
                ServerMessage::Problem { id: Some(answered), problem, .. } if answered == id => {
                    panic!("{request}: {problem:?}")
                }
                _ => {}
            }
        }
        assert!(began.elapsed() < Duration::from_secs(60), "no answer to {request}");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Waits until the condition holds, with a generous limit.
async fn until(client: &mut Client, what: impl Fn(&Client) -> bool) {
    let began = Instant::now();
    while !what(client) {
        assert!(began.elapsed() < Duration::from_secs(60), "nothing happens");
        tokio::time::sleep(Duration::from_millis(1)).await;
        client.hear_now();
    }
}

/// Begins a match of a client and a bot, in real time.
async fn against(house: &House, client: &mut Client, player: &str) {
    let host = client.session.account.clone();
    client.table = house.lobby.make_table(&host, setup("goof", 2)).await.unwrap().id;
    for request in [
        json!({"type": "watch"}),
        json!({"type": "sit"}),
        json!({"type": "add_bot", "player": player}),
        json!({"type": "start"}),
    ] {
        ask(client, request).await;
    }
    until(client, |client| client.game.is_some()).await;
}

fn steps_of_bots(client: &Client) -> usize {
    let news = client.heard.iter().filter(|text| text.contains(r#""steps":[{"#));
    news.map(|text| text.matches(r#""by":"bot""#).count()).sum()
}

fn owes(client: &Client) -> bool {
    client.game().decision.as_ref().is_some_and(|decision| decision.owed)
}

fn quick() -> Config {
    Config { bot_pause: Duration::ZERO, thinking_threads: 1, ..Config::default() }
}

/// The only thread for thinking is blocked. People play on at the same table and at others, and so do bots
/// that decide at once.
#[tokio::test]
async fn no_persons_move_waits_for_a_thought() {
    let gate = Arc::default();
    let _opens = Opens(Arc::clone(&gate));
    let house = House::of(quick(), || goof(&gate)).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    against(&house, &mut ana, "deep").await;
    ask(&mut ana, json!({"type": "chat", "text": "take your time"})).await;
    let submission = ana.submission();
    ask(&mut ana, submission).await;
    assert_eq!(steps_of_bots(&ana), 0, "its opponent thinks");

    against(&house, &mut ben, "first").await;
    loop {
        until(&mut ben, |ben| ben.game().outcome.is_some() || owes(ben)).await;
        if ben.game().outcome.is_some() {
            break;
        }
        let (number, submission) = (ben.offered().unwrap().0, ben.submission());
        ask(&mut ben, submission).await;
        until(&mut ben, |ben| ben.game().outcome.is_some() || ben.offered().unwrap().0 != number).await;
    }
    assert_eq!(steps_of_bots(&ana), 0, "it thinks still");
    gate.open();
    until(&mut ana, |ana| steps_of_bots(ana) == 1).await;
}

#[tokio::test]
async fn who_was_thinking_decides_anew_after_a_restart() {
    let (gate, other) = (Arc::default(), Arc::default());
    let _opens = [Opens(Arc::clone(&gate)), Opens(Arc::clone(&other))];
    let mut house = House::of(quick(), || goof(&gate)).await;
    let mut ana = house.person("Ana").await;
    against(&house, &mut ana, "deep").await;
    let (session, table) = (ana.session.clone(), ana.table.clone());
    // The restart does not wait for the thinking bot.
    house.restart_with(Duration::ZERO, goof(&other)).await;
    let mut ana = house.socket(session).await;
    ana.table = table;
    ask(&mut ana, json!({"type": "watch"})).await;
    until(&mut ana, |ana| ana.game.is_some()).await;
    assert_eq!(steps_of_bots(&ana), 0);
    // The decision of the former server has no effect.
    gate.open();
    let submission = ana.submission();
    ask(&mut ana, submission).await;
    assert_eq!(steps_of_bots(&ana), 0);
    other.open();
    until(&mut ana, |ana| steps_of_bots(ana) == 1).await;
}

#[tokio::test(start_paused = true)]
async fn a_player_that_panics_harms_nobody() {
    let gate = Arc::default();
    let house = House::of(quick(), || goof(&gate)).await;
    let mut ana = house.person("Ana").await;
    house.table(setup("goof", 3), &mut [&mut ana]).await;
    ana.ok(json!({"type": "add_bot", "player": "faulty"})).await;
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    while ana.game().outcome.is_none() {
        if ana.offered().is_some() {
            let submission = ana.submission();
            let _ = ana.ask(submission).await;
        }
        ana.hear().await;
    }
    let rounds = ana.heard.iter().map(|text| text.matches(r#""event":"revealed""#).count());
    assert_eq!(rounds.sum::<usize>(), 6, "others decided for both in each round");
}

const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Plays a match of Ana and experts of 7 Kingdoms to the end, and returns the final view.
async fn among_experts(config: Config, budget: Option<Budget>) -> Value {
    let expert = SevenKingdoms::player(Level::Expert, budget);
    // A bot with a budget of plays gets unlimited time, because a busy machine would cut it short.
    let thinks = if budget.is_some() { A_DAY } else { expert.thinks() };
    struct One(Box<dyn Player<SevenKingdoms>>, Duration);
    type Offered = Choices<seven_kingdoms::Intent>;
    impl Player<SevenKingdoms> for One {
        fn name(&self) -> &'static str {
            self.0.name()
        }
        fn decide(
            &self,
            rules: &SevenKingdoms,
            view: &seven_kingdoms::View,
            choices: &Offered,
            rng: &mut ChaCha8Rng,
        ) -> seven_kingdoms::Intent {
            self.0.decide(rules, view, choices, rng)
        }
        fn decide_within(
            &self,
            rules: &SevenKingdoms,
            view: &seven_kingdoms::View,
            choices: &Offered,
            rng: &mut ChaCha8Rng,
            allowance: Allowance<'_>,
        ) -> seven_kingdoms::Intent {
            self.0.decide_within(rules, view, choices, rng, allowance)
        }
        fn thinks(&self) -> Duration {
            self.1
        }
    }
    let players: Vec<Box<dyn contract::AnyPlayer>> =
        vec![Box::new(Erased::<SevenKingdoms, _>::new(First)), Box::new(Erased::new(One(expert, thinks)))];
    let offer = OfferedGame::new(Catalogued::<SevenKingdoms>::new(), players);
    let house = House::of(config, || Catalogue::new(vec![offer])).await;
    let mut ana = house.person("Ana").await;
    house.table(setup("seven-kingdoms", 3), &mut [&mut ana]).await;
    ana.ok(json!({"type": "add_bot", "player": "expert"})).await;
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    while ana.game().outcome.is_none() {
        if ana.game().decision.as_ref().is_some_and(|decision| decision.owed) {
            ana.answer().await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        ana.hear().await;
    }
    assert!(ana.game().steps.iter().all(|step| matches!(step.by, By::Player | By::Bot)), "nobody stood in");
    ana.known()
}

/// Without time for thinking, bots that think ahead decide at once, and the match continues.
#[tokio::test(start_paused = true)]
async fn without_time_to_think_experts_play_all_the_same() {
    among_experts(Config { thinking_wait: Duration::ZERO, ..Config::default() }, None).await;
}

#[tokio::test(start_paused = true)]
async fn whoever_counts_what_it_tries_plays_the_same_again() {
    // Two experts of a table may both wait.
    let thinking_wait = 2 * A_DAY;
    let config = Config { luck: Luck::Foretold(7), thinking_wait, ..Config::default() };
    let once = among_experts(config.clone(), Some(Budget::Plays(40))).await;
    assert_eq!(once, among_experts(config, Some(Budget::Plays(40))).await);
}
