//! A server of one table with a real match that breaks connections on purpose at the worst moments.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use axum::{
    Json, Router,
    extract::{
        State, WebSocketUpgrade,
        ws::{Message, WebSocket},
    },
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::{any, post},
    serve::ListenerExt as _,
};
use contract::{AnyGame as _, AnyMatch, BySeat, Catalogued, Input, Observer, Outcome, Seat, SeatCount, Seed};
use protocol::{
    Account, AccountKind, By, ClientMessage, Clock, Deal, Decision, GameUpdate, Limits, MatchView, Occupant,
    Problem, ProblemCode, SUBPROTOCOL, SeatView, ServerMessage, Setup, Status, Step, TableView, Visibility,
    http::{SignIn, SignedIn},
};
use seven_kingdoms::SevenKingdoms;
use tokio::{net::TcpListener, sync::watch};

pub const TABLE: &str = "table-1";
pub const CODE: &str = "QXBT";

/// The faults of the server.
#[derive(Clone, Copy, Default)]
pub struct Faults {
    /// Disconnects at every n-th submission, before reading it.
    pub lose_before: Option<u32>,
    /// Disconnects at every n-th submission, after carrying it out, without an answer.
    pub lose_after: Option<u32>,
    /// Refuses every n-th submission as too early.
    pub hurry: Option<u32>,
}

pub struct Fake {
    inner: Mutex<Inner>,
    changed: watch::Sender<u64>,
    faults: Faults,
}

struct Inner {
    accounts: HashMap<String, Account>,
    seats: BySeat<Option<(Account, bool)>>,
    game: Option<Box<dyn AnyMatch>>,
    /// The seat of each input, and the first event after it.
    inputs: Vec<(Seat, u32)>,
    answers: HashMap<String, u64>,
    pub submissions: u32,
    pub repeats: u32,
    sockets: u32,
    seq: u64,
}

impl Fake {
    pub async fn start(seats: u8, faults: Faults) -> (Arc<Self>, String) {
        let seats = SeatCount::new(seats).unwrap();
        let inner = Inner {
            accounts: HashMap::new(),
            seats: BySeat::filled(seats, None),
            game: None,
            inputs: Vec::new(),
            answers: HashMap::new(),
            submissions: 0,
            repeats: 0,
            sockets: 0,
            seq: 0,
        };
        let fake = Arc::new(Self { inner: Mutex::new(inner), changed: watch::Sender::new(0), faults });
        let router = Router::new()
            .route("/api/session", post(sign_in))
            .route("/ws", any(upgrade))
            .with_state(Arc::clone(&fake));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let listener = listener.tap_io(|stream| stream.set_nodelay(true).unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        (fake, address)
    }

    /// Returns the numbers of opened sockets, carried out submissions and recognized repetitions.
    pub fn counts(&self) -> (u32, u32, u32) {
        let inner = self.inner.lock().unwrap();
        (inner.sockets, inner.submissions, inner.repeats)
    }

    pub fn inputs(&self) -> usize {
        self.inner.lock().unwrap().inputs.len()
    }
}

async fn sign_in(State(fake): State<Arc<Fake>>, Json(body): Json<SignIn>) -> Response {
    if body.name.is_empty() {
        let problem: Problem = Problem::new(ProblemCode::BadText, "a name has 1 to 24 characters");
        return (StatusCode::UNPROCESSABLE_ENTITY, Json(problem)).into_response();
    }
    let mut inner = fake.inner.lock().unwrap();
    let token = format!("token-{}", inner.accounts.len());
    let account = Account { id: token.replace("token", "account"), name: body.name, kind: AccountKind::Bot };
    inner.accounts.insert(token.clone(), account.clone());
    (StatusCode::CREATED, Json(SignedIn { account, token: Some(token) })).into_response()
}

async fn upgrade(State(fake): State<Arc<Fake>>, headers: HeaderMap, ws: WebSocketUpgrade) -> Response {
    let bearer = headers.get("authorization").and_then(|h| h.to_str().ok()).unwrap_or_default();
    let token = bearer.strip_prefix("Bearer ").unwrap_or_default();
    let account = fake.inner.lock().unwrap().accounts.get(token).cloned();
    match account {
        Some(account) => ws.protocols([SUBPROTOCOL]).on_upgrade(|socket| serve(fake, account, socket)),
        None => {
            let problem: Problem = Problem::new(ProblemCode::NotSignedIn, "sign in first");
            (StatusCode::UNAUTHORIZED, Json(problem)).into_response()
        }
    }
}

async fn say(socket: &mut WebSocket, message: &ServerMessage) -> bool {
    socket.send(Message::text(serde_json::to_string(message).unwrap())).await.is_ok()
}

async fn serve(fake: Arc<Fake>, account: Account, mut socket: WebSocket) {
    fake.inner.lock().unwrap().sockets += 1;
    let hello = ServerMessage::Hello { you: account.clone(), now: 0, limits: Limits::default(), build: None };
    say(&mut socket, &hello).await;
    let mut changed = fake.changed.subscribe();
    let mut told: Option<u64> = None;
    loop {
        let messages = tokio::select! {
            frame = socket.recv() => match frame {
                Some(Ok(Message::Text(text))) => {
                    let message = protocol::decode(&text).unwrap();
                    match fake.receive(&account, message, &mut told) {
                        Some(messages) => messages,
                        None => return,
                    }
                }
                Some(Ok(_)) => continue,
                _ => return,
            },
            _ = changed.changed() => match told {
                Some(since) => fake.state(&account, &mut told, since, false),
                None => continue,
            },
        };
        for message in &messages {
            if !say(&mut socket, message).await {
                return;
            }
        }
    }
}

impl Fake {
    /// Returns the answer; `None` disconnects.
    fn receive(
        &self,
        account: &Account,
        message: ClientMessage,
        told: &mut Option<u64>,
    ) -> Option<Vec<ServerMessage>> {
        let id = message.id().clone();
        let table = message.table().map(String::as_str);
        if table.is_some_and(|table| table != TABLE && table != CODE) {
            return Some(vec![problem(&id, ProblemCode::NotFound)]);
        }
        let seq;
        match message {
            ClientMessage::Watch { since, epoch, .. } => {
                let since = since.filter(|_| epoch == Some(1));
                let mut messages = self.state(account, told, since.unwrap_or(0), true);
                messages.push(ServerMessage::Done { id, table: Some(TABLE.into()), seq: None });
                return Some(messages);
            }
            ClientMessage::Sit { .. } => {
                let mut inner = self.inner.lock().unwrap();
                let free = inner.seats.iter().find(|(_, taken)| taken.is_none()).map(|(seat, _)| seat);
                let Some(free) = free else { return Some(vec![problem(&id, ProblemCode::SeatTaken)]) };
                inner.seats[free] = Some((account.clone(), false));
                inner.seq += 1;
                seq = Some(inner.seq);
            }
            ClientMessage::Ready { .. } => {
                let mut inner = self.inner.lock().unwrap();
                let seat = inner.seat(account).unwrap();
                inner.seats[seat] = Some((account.clone(), true));
                inner.seq += 1;
                seq = Some(inner.seq);
                if inner.seats.iter().all(|(_, seat)| seat.as_ref().is_some_and(|(_, ready)| *ready)) {
                    let seed = Seed::from_bytes([3; 32]);
                    let seats = inner.seats.seats();
                    let game = Catalogued::<SevenKingdoms>::new();
                    inner.game = Some(game.open(seats, &serde_json::json!({}), seed).unwrap());
                }
            }
            ClientMessage::Submit { decision, intent, .. } => {
                let mut inner = self.inner.lock().unwrap();
                if let Some(first) = inner.answers.get(&id).copied() {
                    inner.repeats += 1;
                    return Some(vec![done(id, Some(first))]);
                }
                inner.submissions += 1;
                let nth = |every: Option<u32>| every.is_some_and(|n| inner.submissions.is_multiple_of(n));
                let (before, after, hurry) =
                    (nth(self.faults.lose_before), nth(self.faults.lose_after), nth(self.faults.hurry));
                if before {
                    return None;
                }
                if hurry {
                    let mut problem: Problem = Problem::new(ProblemCode::TooMany, "not so fast");
                    problem.retry_after = Some(5);
                    return Some(vec![ServerMessage::Problem { id: Some(id), table: None, problem }]);
                }
                if decision != inner.number() {
                    return Some(vec![problem(&id, ProblemCode::Stale)]);
                }
                let seat = inner.seat(account).unwrap();
                let game = inner.game.as_mut().unwrap();
                let first_event = game.events();
                game.submit(seat, &Input::Intent(intent)).unwrap();
                inner.inputs.push((seat, first_event));
                inner.seq += 1;
                seq = Some(inner.seq);
                let place = inner.seq;
                inner.answers.insert(id.clone(), place);
                if after {
                    drop(inner);
                    self.changed.send_modify(|n| *n += 1);
                    return None;
                }
            }
            other => panic!("nobody asked for {other:?}"),
        }
        self.changed.send_modify(|n| *n += 1);
        Some(vec![done(id, seq)])
    }

    fn state(
        &self,
        account: &Account,
        told: &mut Option<u64>,
        since: u64,
        watch: bool,
    ) -> Vec<ServerMessage> {
        let inner = self.inner.lock().unwrap();
        *told = Some(inner.seq);
        let mut messages = vec![inner.table(account)];
        if watch {
            messages.push(ServerMessage::Chat {
                table: TABLE.into(),
                epoch: 1,
                seq: inner.seq,
                lines: vec![],
                earlier: Some(false),
            });
        }
        messages.extend(inner.update(account, since));
        messages
    }
}

impl Inner {
    fn seat(&self, account: &Account) -> Option<Seat> {
        let own = |seat: &Option<(Account, bool)>| seat.as_ref().is_some_and(|(a, _)| a.id == account.id);
        self.seats.iter().find(|(_, seat)| own(seat)).map(|(seat, _)| seat)
    }

    fn number(&self) -> u64 {
        self.inputs.len() as u64 + 1
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.as_ref()?.phase().outcome().cloned()
    }

    fn table(&self, account: &Account) -> ServerMessage {
        let occupant = |seat: &Option<(Account, bool)>| match seat {
            None => Occupant::Nobody,
            Some((account, ready)) => Occupant::Account {
                beside: None,
                account: account.clone(),
                ready: *ready,
                connected: true,
                away: false,
                left: false,
                vacation: None,
            },
        };
        let view = TableView {
            id: TABLE.into(),
            code: CODE.into(),
            setup: Setup {
                game: "seven-kingdoms".into(),
                seats: self.seats.seats(),
                options: serde_json::json!({}),
                clock: Clock::None,
                visibility: Visibility::Public,
                newcomers: protocol::Newcomers::ByConsent,
                away: None,
                team_talk: protocol::TeamTalk::Open,
                hints: false,
                random_seats: None,
                playing_hours: None,
            },
            maker: "nobody".into(),
            host: "nobody".into(),
            status: match &self.game {
                None => Status::Gathering,
                Some(_) if self.outcome().is_some() => Status::Finished,
                Some(_) => Status::Playing,
            },
            seats: self.seats.map(|_, seat| SeatView { occupant: occupant(seat), open: seat.is_none() }),
            teams: contract::Teams::NONE,
            spectators: 0,
            watching: Vec::new(),
            asking: Vec::new(),
            absent: Vec::new(),
            pause: None,
            undo: None,
            proposed_by: None,
            continues: None,
            guess: None,
            duplicate: None,
            game: self.game.as_ref().map(|_| MatchView {
                id: "match-1".into(),
                number: 1,
                rules_version: 1,
                seed_hash: Seed::from_bytes([3; 32]).hash(),
                seed: None,
                deal: Deal::Chance,
                shuffled: None,
                players: self.seats.map(|_, _| String::new()),
                winners: vec![],
                unplayable: None,
            }),
            made_at: 0,
        };
        let you = self.seat(account);
        ServerMessage::Table {
            table: TABLE.into(),
            epoch: 1,
            seq: self.seq,
            you,
            host: false,
            state: view,
            room: None,
        }
    }

    fn update(&self, account: &Account, since: u64) -> Option<ServerMessage> {
        let game = self.game.as_ref()?;
        let parse = |json: contract::Json| serde_json::from_str(json.get()).unwrap();
        let seat = self.seat(account);
        let who = seat.map_or(Observer::Public, Observer::Seat);
        let before = self.seq - self.inputs.len() as u64;
        let steps = self.inputs.iter().enumerate().map(|(n, (seat, first))| {
            let end = self.inputs.get(n + 1).map_or(game.events(), |next| next.1);
            let events = game.told(who, *first..end).into_iter();
            let events = events.map(|t| contract::Told { n: t.n, seen: parse(t.seen) }).collect();
            Step { seq: before + n as u64 + 1, at: 0, seat: *seat, by: By::Player, events }
        });
        let waiting = game.phase().waiting();
        let asked = seat.filter(|seat| waiting.contains(*seat)).and_then(|seat| game.choices(seat));
        Some(ServerMessage::Game(GameUpdate {
            table: TABLE.into(),
            epoch: 1,
            seq: self.seq,
            number: 1,
            steps: steps.filter(|step| step.seq > since).collect(),
            from_start: since <= before,
            view: parse(game.view(who)),
            waiting: waiting.iter().collect(),
            decision: asked.map(|choices| Decision {
                number: self.number(),
                owed: true,
                choices: parse(choices),
            }),
            deadlines: BySeat::filled(self.seats.seats(), None),
            banks: None,
            now: 0,
            outcome: self.outcome(),
        }))
    }
}

fn done(id: String, seq: Option<u64>) -> ServerMessage {
    ServerMessage::Done { id, table: Some(TABLE.into()), seq }
}

fn problem(id: &str, code: ProblemCode) -> ServerMessage {
    ServerMessage::Problem { id: Some(id.to_owned()), table: None, problem: Problem::new(code, "no") }
}
