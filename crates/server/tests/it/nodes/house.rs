//! Nodes in this process, and players at them.

use std::{net::IpAddr, sync::Arc, time::Duration};

use contract::SeatCount;
use lobby::{Claim, Config, Connection, Lobby, Outbox, Outgoing, Peers, Session, Store, StoreError};
use protocol::{
    AccountKind, ClientMessage, Clock, GameUpdate, Newcomers, ServerMessage, Setup, TeamTalk, Visibility,
    http,
};
use serde_json::{Value, json};
use server::{Cluster, ClusterSecret, NodeOptions, SqlStore};
use tokio::net::TcpListener;

use super::{PAUSE, RENEWAL, lose_lease, options};
use crate::{postgres::Postgres, support::patiently};

/// The pause of a player before the next look.
const SOON: Duration = Duration::from_millis(2);

const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

/// The term of leases of linked nodes. No slow machine loses one, and a suspended link is given up after half
/// of it.
pub(super) const LINKED: Duration = Duration::from_secs(10);

/// The secret of the cluster.
pub(super) const SECRET: &str = "a secret of thirty-two characters";

/// Returns options of a node that soon notices when a test ends its lease.
fn renewed(name: &str, address: String, term: Duration) -> NodeOptions {
    NodeOptions { renewal: RENEWAL, ..NodeOptions::new(name, address, term) }
}

/// A node.
pub(super) struct House {
    pub(super) name: String,
    pub(super) store: Arc<SqlStore>,
    pub(super) lobby: Lobby,
    cluster: Option<Arc<Cluster>>,
}

impl House {
    /// Starts a node without links.
    pub(super) async fn open(postgres: &Postgres, name: &str) -> Self {
        Self::with(&postgres.url(), options(name), None).await
    }

    /// Starts a node with links and another term.
    pub(super) async fn linked_for(url: &str, name: &str, term: Duration) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let linked = (listener, ClusterSecret::new(SECRET).unwrap());
        Self::with(url, renewed(name, address, term), Some(linked)).await
    }

    /// Starts a node with links.
    pub(super) async fn linked(url: &str, name: &str, secret: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        Self::linked_at(url, name, secret, listener, address).await
    }

    /// Starts a node that announces this address.
    pub(super) async fn linked_at(
        url: &str,
        name: &str,
        secret: &str,
        listener: TcpListener,
        address: String,
    ) -> Self {
        let options = renewed(name, address, LINKED);
        Self::with(url, options, Some((listener, ClusterSecret::new(secret).unwrap()))).await
    }

    async fn with(url: &str, options: NodeOptions, linked: Option<(TcpListener, ClusterSecret)>) -> Self {
        let name = options.name.clone();
        let store = Arc::new(SqlStore::open_as_node(url, options).await.unwrap());
        let config = Config { bot_pause: Duration::ZERO, ..Config::default() };
        let kept = Arc::clone(&store) as Arc<dyn Store>;
        let (listener, secret) = linked.unzip();
        let cluster = secret.map(|secret| Cluster::new(Arc::clone(&store), secret).unwrap());
        let peers = cluster.clone().map(|cluster| cluster as Arc<dyn Peers>);
        let lobby = Lobby::open_among(config, server::catalogue(), kept, peers).await.unwrap();
        if let (Some(listener), Some(cluster)) = (listener, &cluster) {
            cluster.listen(listener, lobby.clone());
        }
        Self { name, store, lobby, cluster }
    }

    pub(super) async fn sign_in(&self, name: &str) -> (protocol::Account, String) {
        let request = http::SignIn { name: name.into(), kind: AccountKind::Person };
        let signed = self.lobby.sign_in(request, Default::default()).await.unwrap();
        (signed.account, signed.token)
    }

    pub(super) async fn socket(&self, token: &str) -> Socket {
        let session = self.lobby.session(token).await.unwrap().expect("accounts are everywhere");
        let (outbox, out) = Outbox::new(1 << 22);
        let connection = self.lobby.connect(session.clone(), outbox.clone(), HERE);
        Socket {
            lobby: self.lobby.clone(),
            session,
            connection,
            outbox,
            out,
            game: None,
            epoch: 0,
            asked: 0,
            closed: 0,
            frames: Vec::new(),
        }
    }

    /// Returns the present lease of the node, if it has one.
    pub(super) async fn lease(&self) -> Option<Claim> {
        match self.store.claim("none that is there").await {
            Ok(claim) => Some(claim),
            Err(StoreError::Unavailable(why)) if why.contains("no lease") => None,
            Err(error) => panic!("{error}"),
        }
    }

    pub(super) async fn close(&self) {
        self.lobby.shut_down().await;
        if let Some(cluster) = &self.cluster {
            cluster.shut_down().await;
        }
        self.store.close().await;
    }
}

/// The node whose leases a test ends, so that another one gets its tables.
pub(super) type Other<'a> = Option<(&'a Postgres, &'a str)>;

/// The socket of a player at a node. It reconnects after it was closed.
pub(super) struct Socket {
    lobby: Lobby,
    session: Session,
    connection: Connection,
    outbox: Outbox,
    out: Outgoing,
    pub(super) game: Option<GameUpdate>,
    pub(super) epoch: u64,
    asked: u32,
    /// The number of times it was closed.
    pub(super) closed: u32,
    /// All received frames.
    pub(super) frames: Vec<String>,
}

impl Socket {
    /// Reads the waiting messages. Returns the answer to a request, if it has arrived. A closed socket has no
    /// answer.
    pub(super) fn hear(&mut self, id: &str) -> Option<Result<(), Value>> {
        let mut answer = None;
        while let Some(frame) = self.out.ready() {
            self.frames.push(frame.text().to_owned());
            match serde_json::from_str(frame.text()).unwrap() {
                ServerMessage::Game(update) => {
                    self.epoch = update.epoch;
                    self.game = Some(update);
                }
                ServerMessage::Unwatched { reason, .. } => panic!("programs give up: {reason}"),
                ServerMessage::Done { id: of, .. } if of == id => answer = Some(Ok(())),
                ServerMessage::Problem { id: Some(of), problem, .. } if of == id => {
                    answer = Some(Err(serde_json::to_value(problem).unwrap()));
                }
                _ => {}
            }
        }
        if self.outbox.is_closed() {
            self.game = None;
            answer = answer.or_else(|| Some(Err(json!({"code": "closed"}))));
        }
        answer
    }

    pub(super) fn is_closed(&self) -> bool {
        self.outbox.is_closed()
    }

    /// Waits until a stopping node has closed it.
    pub(super) async fn is_sent_away(&mut self) {
        patiently("the server closes the socket", async {
            while !self.is_closed() {
                self.hear("");
                tokio::time::sleep(SOON).await;
            }
        })
        .await;
    }

    /// Selects the node for the next connection.
    pub(super) fn goes_to(&mut self, house: &House) {
        self.lobby = house.lobby.clone();
    }

    /// Reconnects if it was closed.
    fn come_back(&mut self) {
        if !self.outbox.is_closed() {
            return;
        }
        let (outbox, out) = Outbox::new(1 << 22);
        self.connection = self.lobby.connect(self.session.clone(), outbox.clone(), HERE);
        (self.outbox, self.out, self.game) = (outbox, out, None);
        self.closed += 1;
    }

    pub(super) async fn send(&self, id: &str, mut request: Value) {
        request["id"] = id.into();
        let message: ClientMessage = serde_json::from_value(request).unwrap();
        self.connection.handle(message).await;
    }

    pub(super) async fn answer(&mut self, id: &str) -> Result<(), Value> {
        patiently(&format!("an answer to {id}"), async {
            loop {
                if let Some(answer) = self.hear(id) {
                    return answer;
                }
                tokio::time::sleep(SOON).await;
            }
        })
        .await
    }

    pub(super) async fn ask(&mut self, request: Value) -> Result<(), Value> {
        self.come_back();
        self.asked += 1;
        let id = format!("ask-{}", self.asked);
        self.send(&id, request).await;
        self.answer(&id).await
    }

    /// Watches the table as soon as this node has it, or has a link to its owner. The other node, if given,
    /// loses its leases.
    pub(super) async fn watch(&mut self, table: &str, other: Other<'_>) {
        patiently("somebody has the table", async {
            loop {
                if let Some((postgres, other)) = other {
                    lose_lease(postgres, other).await;
                }
                match self.ask(json!({"type": "watch", "table": table})).await {
                    Ok(()) => return,
                    Err(problem) => assert!(
                        is_to_be_repeated(&problem) || code(&problem) == "too_many",
                        "a sentence that says to try again: {problem}"
                    ),
                }
                tokio::time::sleep(PAUSE).await;
            }
        })
        .await;
    }

    pub(super) async fn watch_if_closed(&mut self, table: &str, other: Other<'_>) {
        self.hear("");
        if self.outbox.is_closed() {
            self.watch(table, other).await;
        }
    }

    /// Repeats a request under the same id until it is answered, as clients do. A closed socket reconnects.
    pub(super) async fn insist(
        &mut self,
        (table, other): (&str, Other<'_>),
        id: &str,
        request: Value,
    ) -> Result<(), Value> {
        patiently(&format!("an answer to {id}"), async {
            loop {
                if self.outbox.is_closed() {
                    self.watch(table, other).await;
                }
                self.send(id, request.clone()).await;
                match self.answer(id).await {
                    Err(problem) if is_to_be_repeated(&problem) => tokio::time::sleep(PAUSE).await,
                    answer => return answer,
                }
            }
        })
        .await
    }

    /// Waits for the next decision of the player. Returns `None` at the end of the match. A closed socket
    /// reconnects and watches.
    pub(super) async fn asked(
        &mut self,
        (table, other): (&str, Other<'_>),
        after: u64,
    ) -> Option<(u64, Value)> {
        patiently("the match goes on", async {
            loop {
                self.watch_if_closed(table, other).await;
                if self.game.as_ref().is_some_and(|game| game.outcome.is_some()) {
                    return None;
                }
                if let Some(decision) = self.owes(after) {
                    return Some(decision);
                }
                tokio::time::sleep(SOON).await;
            }
        })
        .await
    }

    /// Returns the present decision of the player.
    pub(super) fn owes(&self, after: u64) -> Option<(u64, Value)> {
        let decision = self.game.as_ref()?.decision.as_ref()?;
        let asked = decision.owed && decision.number > after;
        asked.then(|| (decision.number, decision.choices["intents"][0].clone()))
    }
}

pub(super) fn code(problem: &Value) -> &str {
    problem["code"].as_str().unwrap()
}

/// Returns whether clients reconnect and repeat the request.
pub(super) fn is_to_be_repeated(problem: &Value) -> bool {
    ["closed", "overtaken", "storage_unavailable"].contains(&code(problem))
}

pub(super) fn setup(game: &str, seats: u8) -> Setup {
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
        random_seats: None,
        playing_hours: None,
    }
}

/// Begins a match of one player with bots at this table.
pub(super) async fn begin(socket: &mut Socket, table: &str) {
    for request in [
        json!({"type": "sit", "table": table}),
        json!({"type": "add_bot", "table": table, "player": "random"}),
        json!({"type": "start", "table": table}),
    ] {
        socket.ask(request).await.unwrap();
    }
}

/// Begins a match of two players and a bot at a table of the first node. Each player is at their own node.
pub(super) async fn begin_two(
    houses: [&House; 2],
    game: &str,
    tokens: [&str; 2],
    host: &protocol::Account,
) -> (String, [Socket; 2]) {
    let made = houses[0].lobby.make_table(host, setup(game, 3)).await.unwrap();
    let table = made.id;
    let mut sockets = [houses[0].socket(tokens[0]).await, houses[1].socket(tokens[1]).await];
    let [first, second] = &mut sockets;
    first.watch(&table, None).await;
    second.watch(&made.code, None).await;
    second.ask(json!({"type": "sit", "table": table})).await.unwrap();
    second.ask(json!({"type": "ready", "table": table, "ready": true})).await.unwrap();
    begin(first, &table).await;
    (table, sockets)
}
