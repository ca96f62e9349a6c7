//! A table that plays at random in one thread, with a store in memory and without sockets, for a profiler.
//! The same arguments play the same matches, so that two versions can be compared instruction by instruction:
//!
//! `cargo build --release -p lobby --example decisions`, then
//! `valgrind --tool=callgrind target/release/examples/decisions seven-wonders 7 1000`, and with `changes` at
//! the end for sockets that ask for changes.

use std::{
    error::Error,
    net::{IpAddr, Ipv4Addr},
    sync::Arc,
    time::{Duration, Instant},
};

use contract::{Catalogued, Rules};
use games::{Listed, Visitor, visit_all};
use lobby::{Catalogue, Config, Connection, Lobby, Luck, MemoryStore, OfferedGame, Out, Outbox, Outgoing};
use protocol::{AccountKind, decode, http::SignIn};
use serde_json::{Value, json};

type Fault = Box<dyn Error>;

/// A client at the table.
struct Client {
    connection: Connection,
    outgoing: Outgoing,
    decision: Value,
    /// The number of the last answered decision.
    answered: Value,
}

impl Client {
    fn owes(&self) -> bool {
        self.decision["owed"] == true && self.decision["number"] != self.answered
    }
}

#[derive(Clone)]
struct Offered;

impl Visitor for Offered {
    type Output = OfferedGame;

    fn visit<R: Rules>(self, _: Listed<R>) -> OfferedGame {
        OfferedGame::new(Catalogued::<R>::new(), Vec::new())
    }
}

fn main() -> Result<(), Fault> {
    let args: Vec<String> = std::env::args().collect();
    let [_, game, seats, decisions, form @ ..] = args.as_slice() else {
        return Err("name a game, how many seats, and how many decisions".into());
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build()?;
    let setup = json!({ "game": game, "seats": seats.parse::<u8>()? });
    runtime.block_on(play(&setup, decisions.parse()?, !form.is_empty()))
}

async fn play(setup: &Value, decisions: u32, changes: bool) -> Result<(), Fault> {
    let config = Config { luck: Luck::Foretold(7), ..Config::default() };
    let lobby =
        Lobby::open(config, Catalogue::new(visit_all(&Offered)), Arc::new(MemoryStore::default())).await?;
    let seats = setup["seats"].as_u64().unwrap_or_default();
    let (mut clients, mut table) = (Vec::new(), String::new());
    for seat in 0..seats {
        let signed_in = lobby
            .sign_in(SignIn { name: "Ann".to_owned(), kind: AccountKind::Bot }, Default::default())
            .await?;
        if seat == 0 {
            table = lobby.make_table(&signed_in.account, serde_json::from_value(setup.clone())?).await?.id;
        }
        let session = lobby.session(&signed_in.token).await?.ok_or("the session is there")?;
        let (outbox, outgoing) = Outbox::new(1 << 20);
        let connection = lobby.connect(session, outbox, IpAddr::V4(Ipv4Addr::LOCALHOST));
        let mut client = Client { connection, outgoing, decision: Value::Null, answered: Value::Null };
        for what in [json!({ "type": "watch", "changes": changes }), json!({ "type": "sit" }), ready()] {
            client.ask(what, &table).await?;
        }
        clients.push(client);
    }
    clients[0].ask(json!({ "type": "start" }), &table).await?;
    let start = Instant::now();
    let (mut made, mut frames, mut bytes, mut chance) = (0, 0, 0, 0x9e37_79b9_7f4a_7c15_u64);
    while made < decisions {
        for client in &mut clients {
            while let Some(frame) = client.outgoing.ready() {
                (frames, bytes) = (frames + 1, bytes + frame.size());
                client.hear(frame.text())?;
            }
        }
        let Some(client) = clients.iter_mut().find(|client| client.owes()) else {
            // The server limits how often a rematch may be proposed. The time is a virtual one.
            tokio::time::sleep(Duration::from_secs(60)).await;
            clients[0].ask(json!({ "type": "rematch" }), &table).await?;
            for client in &mut clients {
                client.ask(ready(), &table).await?;
            }
            clients[0].ask(json!({ "type": "start" }), &table).await?;
            continue;
        };
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let intents = client.decision["choices"]["intents"].as_array().ok_or("choices have a list")?;
        let intent = &intents[(chance >> 33) as usize % intents.len()];
        made += 1;
        let submit = json!({ "id": format!("{made:032}"), "type": "submit", "decision": client.decision["number"], "intent": intent });
        client.answered = client.decision["number"].clone();
        client.ask(submit, &table).await?;
    }
    let micros = start.elapsed().as_micros() as f64 / f64::from(made);
    println!("{made} decisions of {micros:.1} us, {} frames, {} bytes", frames / made, bytes / made as usize);
    Ok(())
}

fn ready() -> Value {
    json!({ "type": "ready", "ready": true })
}

impl Client {
    /// Makes a request and waits until it is carried out.
    async fn ask(&mut self, mut request: Value, table: &str) -> Result<(), Fault> {
        if request["id"].is_null() {
            request["id"] = json!("0123456789abcdef");
        }
        request["table"] = json!(table);
        let request = decode(&request.to_string()).map_err(|(_, problem)| problem)?;
        self.connection.handle(request).await;
        loop {
            let Some(Out::Frame(frame)) = self.outgoing.next().await else { return Err("hung up".into()) };
            if frame.text().starts_with(r#"{"type":"done""#) {
                return Ok(());
            }
            self.hear(frame.text())?;
        }
    }

    /// Finds the decision. In whole views it is the last field; changes are parsed.
    fn hear(&mut self, text: &str) -> Result<(), Fault> {
        const FIELD: &str = r#","decision":"#;
        if text.starts_with(r#"{"type":"problem""#) {
            return Err(text.into());
        }
        if text.starts_with(r#"{"type":"changed""#) {
            let message: Value = serde_json::from_str(text)?;
            let mut seen = json!({ "decision": self.decision, "view": null });
            let of_it =
                |change: &&Value| change["path"].as_str().is_some_and(|path| path.starts_with("/decision"));
            let changes: Vec<&Value> =
                message["changes"].as_array().into_iter().flatten().filter(of_it).collect();
            json_patch::patch(&mut seen, &serde_json::from_value::<json_patch::Patch>(json!(changes))?)?;
            self.decision = seen["decision"].take();
        } else if let Some(at) = text.rfind(FIELD).filter(|_| text.starts_with(r#"{"type":"game""#)) {
            let mut first =
                serde_json::Deserializer::from_str(&text[at + FIELD.len()..]).into_iter::<Value>();
            self.decision = first.next().ok_or("a decision")??;
        }
        Ok(())
    }
}
