//! Arbitrary JSON against every message and every game of the catalogue: nothing panics, no answer is a
//! fault, and a refused message changes nothing.
//!
//! `SEPTET_INPUTS` sets the number of inputs of each test. A failure prints the seed that repeats it.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    sync::Arc,
    time::Duration,
};

use contract::{AnyMatch, ChaCha8Rng, Input, InputRefused, Purpose, Seat, Seed, below};
use contract_laws::{
    Mixes,
    arbitrary::{bend, garbage, more, of_schema},
};
use lobby::{Connection, Lobby, MemoryStore, OfferedGame, Outbox, Outgoing};
use protocol::{AccountKind, Limits, ProblemCode, ServerMessage, decode, http::SignIn};
use serde_json::{Value, json};

/// One place in this number deviates from the schema.
const SLIPS: u32 = 24;

fn wanted(usual: u64) -> u64 {
    std::env::var("SEPTET_INPUTS").ok().map_or(usual, |text| text.parse().expect("a number of inputs"))
}

/// Returns the random source, seeded by `SEPTET_SEED` if that is set.
fn chance() -> ChaCha8Rng {
    let seed = std::env::var("SEPTET_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or_else(|| {
        let since = std::time::UNIX_EPOCH.elapsed().expect("after 1970");
        since.as_nanos() as u64
    });
    println!("SEPTET_SEED={seed}");
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Seed::from_bytes(bytes).stream(Purpose(0), 0)
}

fn one<'a, T>(of: &'a [T], rng: &mut ChaCha8Rng) -> &'a T {
    &of[below(rng, of.len() as u32) as usize]
}

fn seed(rng: &mut ChaCha8Rng) -> Seed {
    Seed::from_bytes(std::array::from_fn(|_| below(rng, 256) as u8))
}

#[test]
fn no_json_breaks_any_game() {
    let (mut rng, wanted) = (chance(), wanted(20_000));
    let catalogue = server::catalogue();
    let games: Vec<&OfferedGame> = catalogue.iter().collect();
    for (n, offer) in games.iter().enumerate() {
        let share = wanted / games.len() as u64 + u64::from(n == 0) * (wanted % games.len() as u64);
        let (mut made, mut played) = (0, 0);
        while made < share {
            let mut running = open(offer, &mut rng);
            (made, played) = game(offer, running.as_mut(), (made, played), share, &mut rng);
        }
        println!("{}: {made} arbitrary intents, between {played} moves", offer.game.info().id);
        assert!(played > 0);
    }
}

/// Starts a match with any valid number of seats and options.
fn open(offer: &OfferedGame, rng: &mut ChaCha8Rng) -> Box<dyn AnyMatch> {
    let mixes = Mixes::of(offer.game.as_ref());
    loop {
        let (seats, mix) = mixes.setup(rng);
        let default: Value = serde_json::from_str(offer.game.default_options().get()).unwrap();
        let options = match below(rng, 4) {
            0 => bend(&mix, rng),
            1 => default,
            _ => mix,
        };
        if let Ok(running) = offer.game.open(seats, &options, seed(rng)) {
            return running;
        }
    }
}

/// Plays a match at random, with strange intents between the moves. Returns the numbers of both.
fn game(
    offer: &OfferedGame,
    running: &mut dyn AnyMatch,
    (mut made, mut played): (u64, u64),
    share: u64,
    rng: &mut ChaCha8Rng,
) -> (u64, u64) {
    let schema = offer.game.schema();
    for _ in 0..2_000 {
        let acting: Vec<Seat> = running.phase().acting().iter().collect();
        if acting.is_empty() || made >= share {
            break;
        }
        let mover = *one(&acting, rng);
        let choices: Value = serde_json::from_str(running.choices(mover).unwrap().get()).unwrap();
        let offered = choices["intents"].as_array().unwrap();
        for _ in 0..8.min(share - made) {
            let intent = match below(rng, 8) {
                0 => garbage(rng, 3),
                1..3 => bend(one(offered, rng), rng),
                3..5 => more(one(offered, rng), rng).expect("intents are objects"),
                _ => of_schema(&schema, &schema["properties"]["intent"], &[], SLIPS, rng),
            };
            let seat = match below(rng, 8) {
                0 => serde_json::from_value(json!(below(rng, 256))).unwrap(),
                _ => *one(&acting, rng),
            };
            absurd(running, seat, Input::Intent(intent));
            made += 1;
        }
        running.submit(mover, &Input::Intent(one(offered, rng).clone())).expect("it was offered");
        played += 1;
    }
    (made, played)
}

fn absurd(running: &mut dyn AnyMatch, seat: Seat, input: Input) {
    let before = (running.digest(), running.events());
    match running.submit(seat, &input) {
        Ok(accepted) => {
            running.rollback();
            let line = serde_json::to_string(&accepted).unwrap();
            assert_eq!(serde_json::from_str::<Input>(&line).unwrap(), accepted, "it is logged");
            assert_eq!(running.submit(seat, &accepted).expect("it was accepted"), accepted);
            running.rollback();
        }
        Err(InputRefused::Broken) => panic!("the rules panicked when {seat} sent {input:?}"),
        Err(_) => {}
    }
    assert_eq!((running.digest(), running.events()), before, "{seat} sent {input:?}");
}

/// A client with a socket in the lobby, without a network.
struct Client {
    connection: Connection,
    out: Outgoing,
    answered: HashSet<String>,
    /// The pending decision at each table.
    asked: HashMap<String, u64>,
}

impl Client {
    async fn new(lobby: &Lobby, name: &str) -> (Self, protocol::Account) {
        let signed = lobby
            .sign_in(SignIn { name: name.into(), kind: AccountKind::Bot }, Default::default())
            .await
            .expect("a fine name");
        let session = lobby.session(&signed.token).await.unwrap().expect("it was just made");
        let (outbox, out) = Outbox::new(Limits::default().outbox_bytes);
        let connection = lobby.connect(session, outbox, [127, 0, 0, 1].into());
        let client = Self { connection, out, answered: HashSet::new(), asked: HashMap::new() };
        (client, signed.account)
    }

    /// Handles a text as a socket of the server does.
    async fn say(&mut self, text: &str) -> Option<ProblemCode> {
        match decode(text) {
            Ok(message) => {
                let id = message.id().clone();
                // A client that uses an id again may get its first answer.
                self.answered.remove(&id);
                self.connection.handle(message).await;
                self.answer(&id, text).await
            }
            Err((_, problem)) => Some(problem.code),
        }
    }

    async fn answer(&mut self, wanted: &str, text: &str) -> Option<ProblemCode> {
        for _ in 0..120_000 {
            let answers = self.hear(text);
            if let Some((_, code)) = answers.into_iter().find(|(id, _)| id == wanted) {
                return code;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("no answer to {text}");
    }

    /// Reads the waiting messages and returns the answers among them.
    fn hear(&mut self, text: &str) -> Vec<(String, Option<ProblemCode>)> {
        let mut answers = Vec::new();
        while let Some(frame) = self.out.ready() {
            let (id, code) = match serde_json::from_str(frame.text()).expect("the server's own words") {
                ServerMessage::<Value>::Done { id, .. } | ServerMessage::Pong { id, .. } => (id, None),
                ServerMessage::Problem { id: Some(id), problem, .. } => (id, Some(problem.code)),
                ServerMessage::Game(update) => {
                    match update.decision {
                        Some(decision) => self.asked.insert(update.table, decision.number),
                        None => self.asked.remove(&update.table),
                    };
                    continue;
                }
                _ => continue,
            };
            assert!(self.answered.insert(id.clone()), "{id} is answered twice: {text}");
            answers.push((id, code));
        }
        answers
    }
}

/// Tables of every game in a lobby: one that gathers players, and one with a running match.
struct House {
    clients: Vec<Client>,
    tables: Vec<String>,
    lobby: Lobby,
}

impl House {
    async fn open() -> Self {
        let limits = Limits { tables_per_account: u32::MAX, ..Limits::default() };
        // Without a pause, bots play a whole match between two reads.
        let bot_pause = Duration::from_millis(20);
        let config = lobby::Config { limits, bot_pause, ..lobby::Config::default() };
        let lobby = Lobby::open(config, server::catalogue(), Arc::new(MemoryStore::default())).await.unwrap();
        let (mut host, account) = Client::new(&lobby, "Ana").await;
        let (mut guest, _) = Client::new(&lobby, "Ben").await;
        let (stranger, _) = Client::new(&lobby, "Eve").await;
        let mut tables = Vec::new();
        for offer in server::catalogue().iter() {
            let info = offer.game.info();
            for playing in [false, true] {
                let setup = json!({ "game": info.id, "seats": info.min_seats.max(2) });
                let setup = serde_json::from_value(setup).unwrap();
                let table = lobby.make_table(&account, setup).await.unwrap().id;
                let about =
                    |kind: &str| json!({ "type": kind, "id": format!("{kind} {table}"), "table": table });
                for client in [&mut host, &mut guest] {
                    for kind in ["watch", "sit"] {
                        assert_eq!(client.say(&about(kind).to_string()).await, None);
                    }
                    let mut ready = about("ready");
                    ready["ready"] = true.into();
                    assert_eq!(client.say(&ready.to_string()).await, None);
                }
                if playing {
                    let mut bots = about("add_bot");
                    bots["player"] = "random".into();
                    assert_eq!(host.say(&bots.to_string()).await, None);
                    assert_eq!(host.say(&about("start").to_string()).await, None);
                }
                tables.push(table);
            }
        }
        Self { clients: vec![host, guest, stranger], tables, lobby }
    }
}

/// The number of inputs for one lobby.
const STAY: u64 = 200;

#[tokio::test(start_paused = true)]
async fn no_json_breaks_any_message() {
    let (mut rng, wanted) = (chance(), wanted(6_000));
    let protocol = protocol::schema();
    let games: Vec<Value> = server::catalogue().iter().map(|offer| offer.game.schema()).collect();
    let (mut carried_out, mut refused) = (0_u64, BTreeMap::<String, u64>::new());
    let mut house = House::open().await;
    for n in 0..wanted {
        if n % STAY == STAY - 1 {
            house.lobby.shut_down().await;
            house = House::open().await;
        }
        let who = below(&mut rng, 3) as usize;
        let text = message(&protocol, &games, &house, &house.clients[who].asked, n, &mut rng);
        match house.clients[who].say(&text).await {
            None => carried_out += 1,
            Some(ProblemCode::Internal | ProblemCode::Closing) => panic!("a fault: {text}"),
            Some(code) => *refused.entry(format!("{code:?}")).or_default() += 1,
        }
        // The other clients read as well, because they would be too slow otherwise.
        for client in &mut house.clients {
            client.hear(&text);
        }
    }
    println!("{wanted} arbitrary messages: {carried_out} carried out, refused {refused:?}");
    assert!(carried_out > wanted / 100, "{carried_out} of {wanted}");
}

/// Returns a text that is a message, or nearly one.
fn message(
    protocol: &Value,
    games: &[Value],
    house: &House,
    asked: &HashMap<String, u64>,
    n: u64,
    rng: &mut ChaCha8Rng,
) -> String {
    let tables = &house.tables;
    let mut words = tables.clone();
    words.extend(["random", "seven-kingdoms", "x"].map(str::to_owned));
    let client_message = &protocol["$defs"]["ClientMessage"];
    let mut value = of_schema(protocol, client_message, &words, SLIPS * 4, rng);
    if value["type"] == "submit" && below(rng, 8) > 0 {
        let game = one(games, rng);
        value["intent"] = of_schema(game, &game["properties"]["intent"], &[], SLIPS, rng);
    }
    if let Some(fields) = value.as_object_mut()
        && below(rng, 8) > 0
    {
        fields.insert("id".into(), n.to_string().into());
        if fields.contains_key("table") {
            fields.insert("table".into(), one(tables, rng).clone().into());
        }
        let mut asked: Vec<_> = asked.iter().collect();
        asked.sort();
        if fields.contains_key("decision") && !asked.is_empty() && below(rng, 4) > 0 {
            let (table, number) = *one(&asked, rng);
            fields.insert("table".into(), table.clone().into());
            fields.insert("decision".into(), (*number).into());
        }
    }
    match below(rng, 8) {
        0 => value = bend(&value, rng),
        1 => value = more(&value, rng).unwrap_or(value),
        _ => {}
    }
    let mut text = value.to_string();
    if below(rng, 16) == 0 {
        let strange = ['"', '{', '}', ',', '\\', '\u{0}', '9', 'é', '['];
        let mut letters: Vec<char> = text.chars().collect();
        let at = below(rng, letters.len() as u32) as usize;
        match below(rng, 3) {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, *one(&strange, rng)),
            _ => letters[at] = *one(&strange, rng),
        }
        text = letters.into_iter().collect();
    }
    text
}
