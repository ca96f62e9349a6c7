//! Matches of all games, while their tables go from one server to the other in the middle of moves.

use std::{collections::BTreeMap, net::IpAddr, sync::Arc, time::Duration};

use contract::SeatCount;
use lobby::{Claim, Config, Connection, Entry, Lobby, Outbox, Outgoing, Store, StoreError};
use protocol::{
    AccountKind, ClientMessage, Clock, GameUpdate, Newcomers, ServerMessage, Setup, TeamTalk, Visibility,
    http,
};
use serde_json::{Value, json};
use server::{NodeOptions, SqlStore};

use super::{lose_lease, options, postgres};
use crate::postgres::Postgres;

const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

/// Moves between two changes of the table's owner.
const MOVES: usize = 5;

/// One server.
struct House {
    name: &'static str,
    store: Arc<SqlStore>,
    lobby: Lobby,
}

impl House {
    async fn open(postgres: &Postgres, name: &'static str) -> Self {
        let options = NodeOptions { term: Duration::from_millis(900), ..options(name) };
        let store = Arc::new(SqlStore::open_as_node(&postgres.url("postgres"), options).await.unwrap());
        let config = Config { bot_pause: Duration::ZERO, ..Config::default() };
        let kept = Arc::clone(&store) as Arc<dyn Store>;
        let lobby = Lobby::open(config, server::catalogue(), kept).await.unwrap();
        Self { name, store, lobby }
    }

    async fn socket(&self, token: &str) -> Socket {
        let session = self.lobby.session(token).await.unwrap().expect("accounts are everywhere");
        let (outbox, out) = Outbox::new(1 << 22);
        let connection = self.lobby.connect(session, outbox, HERE);
        Socket { connection, out, game: None, epoch: 0, unwatched: 0, asked: 0 }
    }
}

/// A player's way into one server.
struct Socket {
    connection: Connection,
    out: Outgoing,
    game: Option<GameUpdate>,
    epoch: u64,
    unwatched: u32,
    asked: u32,
}

impl Socket {
    /// Reads what waits: the answer to a request, if it is there.
    fn hear(&mut self, id: &str) -> Option<Result<(), Value>> {
        let mut answer = None;
        while let Some(frame) = self.out.ready() {
            match serde_json::from_str(frame.text()).unwrap() {
                ServerMessage::Game(update) => {
                    self.epoch = update.epoch;
                    self.game = Some(update);
                }
                ServerMessage::Unwatched { .. } => {
                    self.unwatched += 1;
                    self.game = None;
                }
                ServerMessage::Done { id: of, .. } if of == id => answer = Some(Ok(())),
                ServerMessage::Problem { id: Some(of), problem, .. } if of == id => {
                    answer = Some(Err(serde_json::to_value(problem).unwrap()));
                }
                _ => {}
            }
        }
        answer
    }

    async fn send(&self, id: &str, mut request: Value) {
        request["id"] = id.into();
        let message: ClientMessage = serde_json::from_value(request).unwrap();
        self.connection.handle(message).await;
    }

    async fn answer(&mut self, id: &str) -> Result<(), Value> {
        for _ in 0..4_000 {
            if let Some(answer) = self.hear(id) {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("no answer to {id}");
    }

    async fn ask(&mut self, request: Value) -> Result<(), Value> {
        self.asked += 1;
        let id = format!("ask-{}", self.asked);
        self.send(&id, request).await;
        self.answer(&id).await
    }

    /// Follows the table as soon as this server has it. The other one, if there is one, loses its lease whenever it has one.
    async fn watch(&mut self, table: &str, other: Option<(&Postgres, &str)>) {
        for _ in 0..400 {
            if let Some((postgres, other)) = other {
                lose_lease(postgres, other).await;
            }
            match self.ask(json!({"type": "watch", "table": table})).await {
                Ok(()) => return,
                Err(problem) => {
                    let code = problem["code"].as_str().unwrap();
                    assert!(
                        matches!(code, "overtaken" | "storage_unavailable" | "too_many"),
                        "a sentence that says to try again: {problem}"
                    );
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("nobody has the table");
    }

    /// What is asked of the player, once it is; `None` at the end of the match.
    async fn asked(&mut self, after: u64) -> Option<(u64, Value)> {
        for _ in 0..6_000 {
            self.hear("");
            let game = self.game.as_ref().expect("the table is watched");
            if game.outcome.is_some() {
                return None;
            }
            if let Some(decision) = &game.decision
                && decision.owed
                && decision.number > after
            {
                return Some((decision.number, decision.choices["intents"][0].clone()));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the match stands still");
    }
}

fn setup(game: &str, seats: u8) -> Setup {
    Setup {
        game: game.into(),
        seats: SeatCount::new(seats).unwrap(),
        options: Value::Null,
        clock: Clock::None,
        visibility: Visibility::Private,
        newcomers: Newcomers::Nobody,
        away: None,
        team_talk: TeamTalk::Open,
        hints: false,
        playing_hours: None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_move_is_in_the_log_once_however_often_the_table_changes_its_server() {
    let Some(postgres) = postgres().await else { return };
    let houses = [House::open(&postgres, "a").await, House::open(&postgres, "b").await];
    for game in houses[0].lobby.catalogue().iter() {
        let id = game.newest().game.info().id;
        // A match may be over after a few moves.
        let mut changes = 0;
        while changes < 2 {
            changes += play(&postgres, &houses, id).await;
        }
    }
    for house in &houses {
        house.lobby.shut_down().await;
        house.store.close().await;
    }
}

/// Another one was quicker, and something else is asked now.
fn is_stale(game: &str, problem: &Value) {
    assert_eq!(problem["code"], "stale", "{game}: {problem}");
}

/// The lease that a server has, if it has one.
async fn lease(house: &House) -> Option<Claim> {
    match house.store.claim("none that is there").await {
        Ok(claim) => Some(claim),
        Err(StoreError::Unavailable(why)) if why.contains("no lease") => None,
        Err(error) => panic!("{error}"),
    }
}

/// One match; how often its table changed its server.
async fn play(postgres: &Postgres, houses: &[House; 2], game: &str) -> usize {
    let request = http::SignIn { name: format!("Ann {}", &game[..9]), kind: AccountKind::Person };
    let ann = houses[0].lobby.sign_in(request, Default::default()).await.unwrap();
    let table = houses[0].lobby.make_table(&ann.account, setup(game, 3)).await.unwrap().id;
    let mut sockets = [houses[0].socket(&ann.token).await, houses[1].socket(&ann.token).await];
    let mut at = 0;
    sockets[0].watch(&table, None).await;
    for request in [
        json!({"type": "sit", "table": table}),
        json!({"type": "add_bot", "table": table, "player": "random"}),
        json!({"type": "ready", "table": table, "ready": true}),
        json!({"type": "start", "table": table}),
    ] {
        sockets[0].ask(request).await.unwrap();
    }
    while sockets[0].game.is_none() {
        sockets[0].hear("");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let mut silent: Option<Claim> = None;
    let (mut answered, mut moves, mut acknowledged, mut epochs) = (0, 0, Vec::new(), Vec::new());
    while let Some((decision, intent)) = sockets[at].asked(answered).await {
        let submit = json!({"type": "submit", "table": table, "decision": decision, "intent": intent});
        let id = format!("move-{moves}");
        if moves % MOVES == MOVES - 1 && moves < 50 {
            epochs.push(sockets[at].epoch);
            // A lease that ends by itself ends for its node first; this one has to be noticed before the table comes back.
            while silent.as_ref().is_some_and(Claim::is_live) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            // The one that loses the table is told the same move, at the same time, as the one that gets it.
            lose_lease(postgres, houses[at].name).await;
            sockets[at].send(&id, submit.clone()).await;
            let before = at;
            at = 1 - at;
            sockets[at].watch(&table, Some((postgres, houses[before].name))).await;
            // Not the lease it had before: it may have had another one since, and played under that.
            silent = lease(&houses[before]).await;
            lose_lease(postgres, houses[before].name).await;
            let told = sockets[before].answer(&id).await;
            // Whoever did not hear may ask again, anywhere.
            sockets[at].send(&id, submit).await;
            match sockets[at].answer(&id).await {
                Ok(()) => acknowledged.push(id),
                Err(problem) => {
                    assert!(told.is_err(), "{game}: the same id has the same answer: {problem}");
                    is_stale(game, &problem);
                }
            }
        } else {
            sockets[at].send(&id, submit).await;
            match sockets[at].answer(&id).await {
                Ok(()) => acknowledged.push(id),
                Err(problem) => is_stale(game, &problem),
            }
        }
        (answered, moves) = (decision, moves + 1);
    }
    epochs.dedup();
    assert!(epochs.is_sorted(), "{game}: each server has its epochs: {epochs:?}");
    let mut played: BTreeMap<String, usize> = BTreeMap::new();
    let mut ends = None;
    for logged in houses[0].store.log(&table).await.unwrap() {
        match logged.entry {
            Entry::Played { from: Some(from), .. } => *played.entry(from.request).or_default() += 1,
            Entry::Began { id, .. } => ends = Some(id),
            _ => {}
        }
    }
    for id in &acknowledged {
        assert_eq!(played.get(id), Some(&1), "{game}: {id} was acknowledged");
    }
    assert_eq!(played.len(), acknowledged.len(), "{game}: nothing else was played");
    assert!(moves < 10 || acknowledged.len() * 2 > moves, "{game}: {} of {moves}", acknowledged.len());
    // Both tell the same of the match.
    let ends = ends.expect("it began");
    let records = [houses[0].lobby.match_record(&ends).await, houses[1].lobby.match_record(&ends).await];
    let [first, second] = records.map(|record| serde_json::to_value(record.unwrap()).unwrap());
    assert_eq!(first, second);
    println!(
        "{game}: {moves} moves, {} of them in time, {} changes of its server",
        acknowledged.len(),
        epochs.len()
    );
    epochs.len()
}
