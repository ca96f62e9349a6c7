//! A lobby with two toy games, and clients that store the messages they receive.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use contract::{Catalogued, ChaCha8Rng, Choices, Erased, Player, Rules, SeatCount};
use contract_laws::toys::{
    Goof, Haggle,
    haggle::{Intent, View},
};
use lobby::{
    Catalogue, Config, Connection, Lobby, Luck, MemoryStore, OfferedGame, Outbox, Outgoing, Session, Store,
};
use protocol::{
    AccountKind, Away, ClientMessage, Clock, GameChange, GameUpdate, Newcomers, Problem, ProblemCode,
    ServerMessage, Setup, TableView, TeamTalk, Visibility, http,
};
use serde_json::{Value, json};
use seven_dragons::SevenDragons;
use seven_kingdoms::SevenKingdoms;
use seven_sages::SevenSages;

/// A player that takes the first choice.
pub struct First;

impl<R: Rules> Player<R> for First {
    fn name(&self) -> &'static str {
        "first"
    }

    fn decide(&self, _: &R, _: &R::View, choices: &Choices<R::Intent>, _: &mut ChaCha8Rng) -> R::Intent {
        choices.intents[0].clone()
    }
}

/// A substitute bot that accepts any gift and ends.
struct Taker;

impl Player<Haggle> for Taker {
    fn name(&self) -> &'static str {
        "taker"
    }

    fn decide(&self, _: &Haggle, _: &View, choices: &Choices<Intent>, _: &mut ChaCha8Rng) -> Intent {
        let gift = choices.intents.iter().find(|intent| matches!(intent, Intent::Accept { .. }));
        gift.copied().unwrap_or(Intent::Done)
    }
}

pub struct House {
    pub lobby: Lobby,
    pub store: Arc<MemoryStore>,
    config: Config,
    opened: tokio::time::Instant,
    sockets: AtomicU32,
}

/// The address of all clients.
pub const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

/// Some moment in 2026.
const MORNING: u64 = 1_790_000_000_000;

pub fn catalogue() -> Catalogue {
    catalogue_with(OfferedGame::new(Catalogued::<Goof>::new(), vec![Box::new(Erased::<Goof, _>::new(First))]))
}

/// Returns the same catalogue with another kind of Goof.
pub fn catalogue_with(goof: OfferedGame) -> Catalogue {
    Catalogue::new(vec![
        goof,
        OfferedGame::new(
            Catalogued::<Haggle>::new(),
            vec![Box::new(Erased::<Haggle, _>::new(First)), Box::new(Erased::<Haggle, _>::new(Taker))],
        ),
        OfferedGame::new(
            Catalogued::<SevenKingdoms>::new(),
            vec![Box::new(Erased::<SevenKingdoms, _>::new(First))],
        ),
        OfferedGame::new(
            Catalogued::<SevenDragons>::new(),
            vec![Box::new(Erased::<SevenDragons, _>::new(First))],
        ),
        OfferedGame::new(Catalogued::<SevenSages>::new(), games::players("seven-sages").unwrap()),
    ])
}

pub fn setup(game: &str, seats: u8) -> Setup {
    Setup {
        game: game.into(),
        seats: SeatCount::new(seats).unwrap(),
        options: Value::Null,
        clock: Clock::None,
        visibility: Visibility::Public,
        newcomers: Newcomers::Everybody,
        away: Some(Away::StandIn { after: 60 }),
        team_talk: TeamTalk::Open,
        hints: false,
        random_seats: None,
        playing_hours: None,
    }
}

impl House {
    pub async fn open() -> Self {
        Self::with(Config::default()).await
    }

    pub async fn with(config: Config) -> Self {
        Self::of(config, catalogue).await
    }

    /// Opens a `House` with other games, as long as it is not restarted.
    pub async fn of(config: Config, catalogue: impl FnOnce() -> Catalogue) -> Self {
        let config = Config { starts_at: Some(MORNING), ..config };
        let store = Arc::new(MemoryStore::default());
        let lobby = Lobby::open(config.clone(), catalogue(), Arc::clone(&store) as Arc<dyn Store>).await;
        Self {
            lobby: lobby.unwrap(),
            store,
            config,
            opened: tokio::time::Instant::now(),
            sockets: AtomicU32::new(0),
        }
    }

    /// Returns the time of the server's clock.
    pub fn now(&self) -> u64 {
        MORNING + self.opened.elapsed().as_millis() as u64
    }

    /// Sets the random source for the next restart.
    pub fn set_luck(&mut self, luck: Luck) {
        self.config.luck = luck;
    }

    /// Starts another process over the same store, after some time without one.
    pub async fn restart(&mut self, after: Duration) {
        self.restart_ahead(after, Duration::ZERO).await;
    }

    /// Does the same, with a clock that is ahead by this much.
    pub async fn restart_ahead(&mut self, after: Duration, ahead: Duration) {
        self.restart_as(after, ahead, catalogue()).await;
    }

    /// Does the same, with other games in the other process.
    pub async fn restart_with(&mut self, after: Duration, catalogue: Catalogue) {
        self.restart_as(after, Duration::ZERO, catalogue).await;
    }

    async fn restart_as(&mut self, after: Duration, ahead: Duration, catalogue: Catalogue) {
        self.lobby.shut_down().await;
        tokio::time::sleep(after).await;
        let store = Arc::clone(&self.store) as Arc<dyn Store>;
        let now = self.now() + ahead.as_millis() as u64;
        let config = Config { starts_at: Some(now), ..self.config.clone() };
        self.lobby = Lobby::open(config, catalogue, store).await.unwrap();
    }

    pub async fn person(&self, name: &str) -> Client {
        self.person_from(name, HERE).await
    }

    pub async fn person_from(&self, name: &str, address: IpAddr) -> Client {
        let request = http::SignIn { name: name.into(), kind: AccountKind::Person };
        let signed = self.lobby.sign_in(request, Default::default()).await.unwrap();
        let session = self.lobby.session(&signed.token).await.unwrap().unwrap();
        self.socket_from(session, address).await
    }

    pub async fn socket(&self, session: Session) -> Client {
        self.socket_from(session, HERE).await
    }

    pub async fn socket_from(&self, session: Session, address: IpAddr) -> Client {
        let (outbox, out) = Outbox::new(self.config.limits.outbox_bytes);
        let connection = self.lobby.connect(session.clone(), outbox.clone(), address);
        self.client(session, connection, outbox, out).await
    }

    /// Opens a socket for a companion of this client, which watches the client's table.
    pub async fn beside(&self, of: &Client, companion: &str) -> Client {
        let (outbox, out) = Outbox::new(self.config.limits.outbox_bytes);
        let companion = self.lobby.companion(&of.session, companion).await.unwrap();
        let session = Session { account: companion.account().clone(), hash: of.session.hash.clone() };
        let connection = self.lobby.connect_beside(companion, outbox.clone(), HERE);
        let mut client = self.client(session, connection, outbox, out).await;
        client.table.clone_from(&of.table);
        client.ok(json!({"type": "watch"})).await;
        client
    }

    async fn client(
        &self,
        session: Session,
        connection: Connection,
        outbox: Outbox,
        out: Outgoing,
    ) -> Client {
        let mut client = Client {
            session,
            socket: self.sockets.fetch_add(1, Ordering::Relaxed),
            asked: 0,
            store: Arc::clone(&self.store),
            connection,
            outbox,
            out,
            table: String::new(),
            state: None,
            game: None,
            seq: 0,
            chat: Vec::new(),
            room: None,
            heard: Vec::new(),
        };
        client.hear().await;
        client
    }

    /// Makes a table with these people, and only them, in its seats.
    pub async fn table(&self, setup: Setup, people: &mut [&mut Client]) -> String {
        let made = self.lobby.make_table(&people[0].session.account, setup).await.unwrap();
        for client in people {
            client.table = made.id.clone();
            client.ok(json!({"type": "watch"})).await;
            client.ok(json!({"type": "sit"})).await;
            client.ok(json!({"type": "ready", "ready": true})).await;
        }
        made.id
    }

    /// Does the same, and begins the match.
    pub async fn match_of(&self, setup: Setup, people: &mut [&mut Client]) -> String {
        let table = self.table(setup, people).await;
        people[0].ok(json!({"type": "start"})).await;
        for client in people {
            client.hear().await;
        }
        table
    }
}

/// A socket that stores the messages it receives.
pub struct Client {
    pub session: Session,
    /// The number of this socket in its `House`.
    socket: u32,
    /// The number of requests so far.
    asked: u32,
    store: Arc<MemoryStore>,
    pub connection: Connection,
    pub outbox: Outbox,
    out: Outgoing,
    pub table: String,
    pub state: Option<TableView>,
    pub game: Option<GameUpdate>,
    pub seq: u64,
    pub chat: Vec<String>,
    /// The host's message about the connected accounts.
    pub room: Option<protocol::Room>,
    /// All messages, as text.
    pub heard: Vec<String>,
}

impl Client {
    pub async fn hear(&mut self) {
        tokio::time::sleep(Duration::from_millis(1)).await;
        self.hear_now();
    }

    pub fn hear_now(&mut self) -> Vec<ServerMessage> {
        let mut messages = Vec::new();
        while let Some(frame) = self.out.ready() {
            self.heard.push(frame.text().to_owned());
            let message: ServerMessage = serde_json::from_str(frame.text()).unwrap();
            match message.clone() {
                ServerMessage::Table { state, seq, room, .. } => {
                    self.room = room;
                    self.seq = self.seq.max(seq);
                    self.state = Some(state);
                }
                ServerMessage::Game(update) => {
                    self.seq = self.seq.max(update.seq);
                    self.game = Some(update);
                }
                ServerMessage::Changed(change) => {
                    self.seq = self.seq.max(change.seq);
                    self.game = self.game.take().map(|before| changed(before, change));
                }
                ServerMessage::Waiting(update) => {
                    self.seq = self.seq.max(update.seq);
                    let game = self.game.as_mut().expect("a match was told before");
                    (game.waiting, game.deadlines, game.now) = (update.waiting, update.deadlines, update.now);
                    game.banks = update.banks;
                }
                ServerMessage::Chat { lines, seq, .. } => {
                    self.seq = self.seq.max(seq);
                    self.chat.extend(lines.into_iter().map(|line| match line.news {
                        Some(news) => format!("{} {news:?}", line.name),
                        None => format!("{}: {}", line.name, line.text),
                    }));
                }
                _ => {}
            }
            messages.push(message);
        }
        messages
    }

    /// Sends a request with a fresh id to the client's table and returns the answer.
    pub async fn ask(&mut self, request: Value) -> Result<Option<u64>, protocol::Problem> {
        // The id differs from those of other sockets, and shares no prefix with them.
        self.asked += 1;
        let id = format!("{}-{}", self.socket, self.asked);
        self.ask_as(&id, request).await
    }

    pub async fn ask_as(&mut self, id: &str, mut request: Value) -> Result<Option<u64>, protocol::Problem> {
        request["id"] = id.into();
        if request.get("table").is_none() {
            request["table"] = crate::named::by_code(&self.store, &self.table).await.into();
        }
        let message: ClientMessage = serde_json::from_value(request).unwrap();
        self.connection.handle(message).await;
        for _ in 0..100 {
            tokio::time::sleep(Duration::from_millis(1)).await;
            for message in self.hear_now() {
                match message {
                    ServerMessage::Done { id: answered, seq, .. } if answered == id => return Ok(seq),
                    ServerMessage::Problem { id: Some(answered), problem, .. } if answered == id => {
                        self.hear().await;
                        return Err(problem);
                    }
                    _ => {}
                }
            }
        }
        panic!("no answer to {id}");
    }

    /// Sends requests to the client's table without waiting for answers, and reads only now and then. Returns
    /// the number of successful requests.
    pub async fn ask_at_once(&mut self, requests: impl IntoIterator<Item = Value>) -> usize {
        let Self { connection, out, table, .. } = self;
        let asking = async {
            for (n, mut request) in requests.into_iter().enumerate() {
                request["id"] = format!("at-once-{n}").into();
                request["table"] = table.clone().into();
                connection.handle(serde_json::from_value(request).unwrap()).await;
            }
        };
        let mut done = 0;
        let mut read = || {
            while let Some(frame) = out.ready() {
                done += usize::from(frame.text().starts_with(r#"{"type":"done","id":"at-once-"#));
            }
        };
        let mut asking = std::pin::pin!(asking);
        while tokio::time::timeout(Duration::from_secs(1), &mut asking).await.is_err() {
            read();
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        read();
        done
    }

    /// Repeats the request as often as the answer is to wait.
    pub async fn ok(&mut self, request: Value) -> Option<u64> {
        loop {
            match self.ask(request.clone()).await {
                Ok(seq) => return seq,
                Err(Problem { code: ProblemCode::TooMany, retry_after: Some(wait), .. }) => {
                    tokio::time::sleep(Duration::from_millis(wait)).await;
                }
                Err(problem) => panic!("{request}: {problem:?}"),
            }
        }
    }

    pub async fn refused(&mut self, request: Value) -> protocol::ProblemCode {
        let text = request.to_string();
        self.ask(request).await.expect_err(&text).code
    }

    /// Returns the client's knowledge of the match, and its decision.
    pub fn known(&self) -> Value {
        let game = self.game();
        json!({ "view": game.view, "decision": game.decision, "waiting": game.waiting, "outcome": game.outcome })
    }

    /// Returns the seat of the client.
    pub fn seat(&self) -> usize {
        let sits = |view: &protocol::SeatView| matches!(&view.occupant, protocol::Occupant::Account { account, .. } if account.id == self.session.account.id);
        let seats = &self.state.as_ref().expect("the table was told").seats;
        seats.iter().find(|(_, view)| sits(view)).expect("they sit there").0.number()
    }

    pub fn game(&self) -> &GameUpdate {
        self.game.as_ref().expect("a match has begun")
    }

    /// Returns the open decision, and its first choice.
    pub fn offered(&self) -> Option<(u64, Value)> {
        let decision = self.game().decision.as_ref()?;
        Some((decision.number, decision.choices["intents"][0].clone()))
    }

    pub fn submission(&self) -> Value {
        let (decision, intent) = self.offered().expect("something is asked");
        json!({"type": "submit", "decision": decision, "intent": intent})
    }

    /// Answers the open decision with the first choice.
    pub async fn answer(&mut self) -> u64 {
        let submission = self.submission();
        self.ok(submission).await.expect("a submission has a place in the log")
    }
}

/// Returns the match after its changes, applied by an independent library.
fn changed(before: GameUpdate, change: GameChange) -> GameUpdate {
    let GameChange { table, epoch, seq, number, steps, changes, waiting, deadlines, banks, now, outcome } =
        change;
    assert_eq!(number, before.number, "changes are of the match that was told last");
    let mut seen = json!({ "view": before.view, "decision": before.decision });
    let patch: json_patch::Patch = serde_json::from_value(json!(changes)).unwrap();
    json_patch::patch(&mut seen, &patch).unwrap();
    let (view, decision) = (seen["view"].take(), serde_json::from_value(seen["decision"].take()).unwrap());
    GameUpdate {
        table,
        epoch,
        seq,
        number,
        steps,
        from_start: false,
        view,
        waiting,
        decision,
        deadlines,
        banks,
        now,
        outcome,
    }
}
