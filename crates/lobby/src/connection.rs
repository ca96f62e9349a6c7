//! The incoming side of a socket.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use contract::Json;
use protocol::{Account, ClientMessage, Problem, ProblemCode, RequestId, ServerMessage, encode};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::Instant,
};

use crate::{
    Bucket, Outbox, Rate, SessionHash, TableRow,
    challenges::check_plays,
    code::normal_ref,
    companion::may_ask,
    inner::Inner,
    lobby::LISTED,
    mailbox::{Command, Request},
    outbox::IN_FLIGHT,
    peers::Relay,
    presence::ConnectionId,
    problems::{store_problem, with_json},
    sockets::Who,
    spans,
};

/// The incoming side of a socket. Dropping it leaves all tables that the socket followed.
pub struct Connection {
    lobby: Arc<Inner>,
    id: ConnectionId,
    who: Who,
    acts: Arc<ActsFor>,
    address: IpAddr,
    outbox: Outbox,
    /// Limits unanswered requests, so that a client that sends a lot is answered at its reading pace.
    in_flight: Arc<Semaphore>,
    /// The tables this socket used, by the client's name for them, so that they need no second lookup.
    known: Mutex<HashMap<String, Known>>,
    /// The limit on `listen` requests, each of which looks up all tables of the account.
    listens: Mutex<Bucket>,
}

/// The signed-in account behind a socket, and its restrictions.
pub(crate) struct ActsFor {
    /// The signed-in account. It differs from the socket's account if that is a companion.
    pub(crate) owner: String,
    /// The session of the owner.
    pub(crate) session: SessionHash,
    /// The only table that the socket may use, if it acts for a companion.
    pub(crate) only: Option<String>,
}

/// The sender of the answer to a request.
enum By {
    /// The table of the request.
    Table,
    /// The socket itself.
    Itself,
}

#[derive(Clone)]
struct Known {
    row: Arc<TableRow>,
    watching: bool,
    looks: Bucket,
    pages: Bucket,
}

/// The limit on `watch` requests of one socket for one table, because each answer is large.
const LOOKS: Rate = Rate { burst: 5, per_second: 0.5 };

/// The limit on requests of one socket for older chat of one table; the burst covers all stored lines.
const PAGES: Rate = Rate { burst: 30, per_second: 1.0 };

impl Connection {
    pub(crate) fn new(
        lobby: Arc<Inner>,
        (you, acts): (Account, ActsFor),
        outbox: Outbox,
        address: IpAddr,
    ) -> Self {
        let limits = lobby.shared.config.limits_of(&you);
        let now = lobby.shared.clock.now();
        let build = lobby.shared.config.build.clone();
        let hello = encode::<Json>(&ServerMessage::Hello { you: you.clone(), now, limits, build });
        outbox.send(hello);
        Self::without_hello(lobby, (you, acts), outbox, address)
    }

    /// Builds a connection for a socket of another node, which has sent `hello` already.
    pub(crate) fn of_guest(
        lobby: Arc<Inner>,
        (you, acts): (Account, ActsFor),
        outbox: Outbox,
        address: IpAddr,
    ) -> Self {
        let connection = Self::without_hello(lobby, (you, acts), outbox, address);
        connection.lobby.sockets.is_guest(connection.id);
        connection
    }

    fn without_hello(
        lobby: Arc<Inner>,
        (you, acts): (Account, ActsFor),
        outbox: Outbox,
        address: IpAddr,
    ) -> Self {
        let id = lobby.shared.next_connection();
        let ActsFor { owner, session, .. } = &acts;
        let who = lobby.sockets.add(id, (you, session.clone(), owner.clone()), outbox.clone());
        // The account may have been banned since its session was checked.
        if let Err(problem) = lobby.shared.bans.check(owner, lobby.shared.clock.now()) {
            lobby.sockets.close_banned(owner, &problem.message);
        }
        let in_flight = Arc::new(Semaphore::new(IN_FLIGHT));
        let listens = Mutex::new(Bucket::full(LOOKS, Instant::now().into_std()));
        let acts = Arc::new(acts);
        Self { lobby, id, who, acts, address, outbox, in_flight, known: Mutex::default(), listens }
    }

    /// Carries out one request; answers go to the outbox. Requests about one table are carried out in the
    /// order they came. Waits while that table's mailbox is full, or while tables are busy with many requests
    /// of this socket.
    pub async fn handle(&self, message: ClientMessage) {
        let id = message.id().clone();
        if matches!(message, ClientMessage::Ping { .. }) {
            let now = self.lobby.shared.clock.now();
            return self.outbox.send(encode::<Json>(&ServerMessage::Pong { id, now }));
        }
        match self.carry_out(message).await {
            Ok(By::Itself) => {
                self.outbox.send(encode::<Json>(&ServerMessage::Done { id, table: None, seq: None }));
            }
            Ok(By::Table) => {}
            Err(problem) => self.refuse(Some(id), problem),
        }
    }

    async fn carry_out(&self, message: ClientMessage) -> Result<By, Problem> {
        self.may_ask(&message)?;
        match message {
            ClientMessage::Listen { plays, .. } => self.listen(plays).await.map(|()| By::Itself),
            ClientMessage::Decline { table, .. } => {
                self.lobby.shared.decline(&self.account(), &table).await.map(|()| By::Itself)
            }
            message => self.send_on(message, None).await.map(|()| By::Table),
        }
    }

    /// Carries out a request about a table that another node passed on; answers go to the outbox, as with
    /// [`Connection::handle`].
    pub async fn handle_relayed(&self, message: ClientMessage, relay: Relay) {
        let id = message.id().clone();
        let sent = match self.may_ask(&message) {
            Ok(()) => self.send_on(message, Some(relay)).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = sent {
            self.refuse(Some(id), problem);
        }
    }

    /// Carries out a request to a table that is awake, as [`Connection::handle`] does, or returns the request
    /// because that would wait. The order of requests is kept as long as no other one is being handled.
    pub fn handle_now(&self, message: ClientMessage) -> Option<ClientMessage> {
        let looks = matches!(
            message,
            ClientMessage::Watch { .. } | ClientMessage::Unwatch { .. } | ClientMessage::ChatBefore { .. }
        );
        // `handle` refuses requests that a companion may not send.
        let allowed = self.may_ask(&message).is_ok();
        let Some(table) = message.table().filter(|_| !looks && allowed) else { return Some(message) };
        // Only the name of the last lookup works here; `handle` looks up any other one.
        let Some(row) = self.known().get(table).map(|known| Arc::clone(&known.row)) else {
            return Some(message);
        };
        let turn = Arc::clone(&self.in_flight).try_acquire_owned();
        let (Ok(turn), true) = (turn, self.outbox.has_room_for_all()) else { return Some(message) };
        let Some(place) = self.lobby.tables.awake().place(&row.id) else { return Some(message) };
        place.send(Command::Request(Box::new(self.request(message, turn, None))));
        None
    }

    /// Refuses all requests of a banned account, and those that a companion may not send.
    fn may_ask(&self, message: &ClientMessage) -> Result<(), Problem> {
        self.lobby.shared.bans.check(&self.acts.owner, self.lobby.shared.clock.now())?;
        if self.acts.only.is_some() { may_ask(message) } else { Ok(()) }
    }

    async fn send_on(&self, message: ClientMessage, relay: Option<Relay>) -> Result<(), Problem> {
        let Some(table) = message.table() else { return Ok(()) };
        let table = normal_ref(table);
        let row = self.row(&table, relay.is_some()).await?;
        // The large answer to `watch` must not meet other answers in the queue.
        let mut share = 1;
        match message {
            ClientMessage::Watch { .. } => {
                self.note_watching(&table)?;
                share = IN_FLIGHT;
            }
            ClientMessage::ChatBefore { .. } => {
                self.note_page(&table)?;
                share = IN_FLIGHT;
            }
            ClientMessage::Unwatch { .. } => {
                let mut known = self.known();
                known.values_mut().filter(|known| known.row.id == row.id).for_each(|k| k.watching = false);
            }
            ClientMessage::Sit { .. }
            | ClientMessage::Admit { .. }
            | ClientMessage::StandIn { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::AllowUndo { .. }
            | ClientMessage::Stand { .. }
            | ClientMessage::Ready { .. }
            | ClientMessage::AddBot { .. }
            | ClientMessage::Beside { .. }
            | ClientMessage::Remove { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Ban { .. }
            | ClientMessage::Configure { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Submit { .. }
            | ClientMessage::Hint { .. }
            | ClientMessage::Foresee { .. }
            | ClientMessage::ChooseAhead { .. }
            | ClientMessage::StandingOrder { .. }
            | ClientMessage::Chat { .. }
            | ClientMessage::React { .. }
            | ClientMessage::Resign { .. }
            | ClientMessage::Claim { .. }
            | ClientMessage::Rematch { .. }
            | ClientMessage::Close { .. }
            | ClientMessage::Listen { .. }
            | ClientMessage::Decline { .. }
            | ClientMessage::Ping { .. } => {}
        }
        let turn = Arc::clone(&self.in_flight).acquire_many_owned(share as u32).await;
        let turn = turn.expect("it is never closed");
        self.outbox.room_for_all().await;
        let request = self.request(message, turn, relay);
        self.lobby.tables.send(&row, Command::Request(Box::new(request))).await.map_err(|_| {
            Problem::new(ProblemCode::Closing, "the server is restarting; reconnect in a moment")
        })
    }

    fn request(&self, message: ClientMessage, turn: OwnedSemaphorePermit, relay: Option<Relay>) -> Request {
        Request {
            connection: self.id,
            account: self.account(),
            outbox: self.outbox.clone(),
            address: self.address,
            acts: Arc::clone(&self.acts),
            span: spans::request(&message),
            message,
            // The time excludes the wait for a slow reader.
            since: std::time::Instant::now(),
            turn,
            relay,
            came_back: false,
            problem: None,
            patient_until: None,
        }
    }

    /// Sends notices about the account to this socket from now on, and first the current state.
    async fn listen(&self, plays: Vec<String>) -> Result<(), Problem> {
        let shared = &self.lobby.shared;
        let account = self.account();
        check_plays(shared, &account, &plays)?;
        self.note_listening()?;
        let turn = Arc::clone(&self.in_flight).acquire_owned().await;
        let _turn = turn.expect("it is never closed");
        self.outbox.room_for_all().await;
        // Later events arrive in addition to the list below.
        let socket = (account.clone(), self.outbox.clone(), self.address);
        shared.listeners.listen(self.id, socket, plays);
        // Other nodes know of the listener before the current state is read.
        let asked = shared.begins_to_listen(&account.id).await;
        let rows = shared.store.tables_of(&account.id, LISTED).await.map_err(|e| store_problem(&e))?;
        let mut notices = shared.standing(&account.id, &rows);
        notices.extend(asked);
        self.outbox.send(encode::<Json>(&ServerMessage::Notices { notices }));
        Ok(())
    }

    fn note_listening(&self) -> Result<(), Problem> {
        let mut asked = self.listens.lock().expect("nobody panics while holding it");
        asked.take(LOOKS, Instant::now().into_std()).map_err(|wait| {
            let message = "you are sending `listen` too often; wait a moment";
            let mut problem = Problem::new(ProblemCode::TooMany, message);
            problem.retry_after = Some((wait.as_millis() as u64).max(1));
            problem
        })
    }

    /// Returns the maximum number of tables that this socket may follow.
    fn tables_at_once(&self) -> usize {
        self.lobby.shared.config.limits_of(&self.account()).tables_per_socket as usize
    }

    fn account(&self) -> Account {
        self.who.lock().expect("nobody panics while holding it").clone()
    }

    async fn row(&self, table: &str, passed_on: bool) -> Result<Arc<TableRow>, Problem> {
        if let Some(known) = self.known().get(table) {
            return Ok(Arc::clone(&known.row));
        }
        let shared = &self.lobby.shared;
        let account = self.account().id;
        // A client that found a private table by its code may name it by its id from here on.
        let named = self.known().values().map(|known| Arc::clone(&known.row)).find(|row| row.id == table);
        let seeker = self.lobby.seeker(&account, table, passed_on);
        let find = || shared.lookups.find(shared.store.as_ref(), table, self.address, seeker);
        let row = if let Some(row) = named { row } else { Arc::new(find().await?) };
        if self.acts.only.as_ref().is_some_and(|only| *only != row.id) {
            let message = "a companion can only use its own table";
            return Err(Problem::new(ProblemCode::NotAllowed, message));
        }
        let limit = self.tables_at_once();
        let mut known = self.known();
        if known.len() >= limit {
            known.retain(|_, k| k.watching);
        }
        let now = Instant::now().into_std();
        let (looks, pages) = (Bucket::full(LOOKS, now), Bucket::full(PAGES, now));
        known.insert(table.to_owned(), Known { row: Arc::clone(&row), watching: false, looks, pages });
        Ok(row)
    }

    fn note_page(&self, table: &str) -> Result<(), Problem> {
        let mut known = self.known();
        let Some(known) = known.get_mut(table) else { return Ok(()) };
        known.pages.take(PAGES, Instant::now().into_std()).map_err(again_and_again)
    }

    fn note_watching(&self, table: &str) -> Result<(), Problem> {
        let limit = self.tables_at_once();
        let mut known = self.known();
        let others = known.iter().filter(|(name, k)| k.watching && *name != table).count();
        if others >= limit {
            let message = format!("a socket can watch at most {limit} tables; unwatch one first");
            return Err(Problem::new(ProblemCode::TooMany, message));
        }
        if let Some(known) = known.get_mut(table) {
            known.looks.take(LOOKS, Instant::now().into_std()).map_err(again_and_again)?;
            known.watching = true;
        }
        Ok(())
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Known>> {
        self.known.lock().expect("nobody panics while holding it")
    }

    /// Refuses a frame that cannot be parsed, or that exceeds limits.
    pub fn refuse(&self, id: Option<RequestId>, problem: Problem) {
        self.outbox.send(encode(&ServerMessage::Problem { id, table: None, problem: with_json(problem) }));
    }
}

fn again_and_again(wait: Duration) -> Problem {
    let message = "you are requesting this table too often; wait a moment";
    let mut problem = Problem::new(ProblemCode::TooMany, message);
    problem.retry_after = Some((wait.as_millis() as u64).max(1));
    problem
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.lobby.sockets.remove(self.id);
        self.lobby.shared.listeners.leave(self.id, &self.account().id);
        if let Some(peers) = &self.lobby.shared.peers {
            peers.gone(self.id.0);
        }
        let known = std::mem::take(&mut *self.known());
        let rows: Vec<_> = known.into_values().filter(|k| k.watching).map(|k| k.row).collect();
        if rows.is_empty() {
            return;
        }
        let (tables, connection) = (self.lobby.tables.clone(), self.id);
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(async move {
            for row in rows {
                // A sleeping table has no watchers to forget.
                if tables.awake().is_awake(&row.id) {
                    let _ = tables.send(&row, Command::Detach { connection }).await;
                }
            }
        });
    }
}
