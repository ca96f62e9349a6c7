//! HTTP: sign-in, lists, finished matches, schemas, health, and the way to the socket.

mod address;
mod body;
mod credentials;
mod document;
mod guard;
mod layers;
mod matches;
mod origin;
mod path;
mod problem;
mod schema;
mod session;
mod tables;

use std::{
    sync::{Arc, Once},
    time::Duration,
};

use axum::{
    Router,
    extract::{DefaultBodyLimit, State},
    http::{StatusCode, Uri},
    routing::{any, get},
};
use ipnet::IpNet;
use lobby::Lobby;
use protocol::{Limits, Problem, ProblemCode};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{bucket::Buckets, places::Places, socket, web_client};

pub(crate) use address::{Address, is_trusted, network};
pub(crate) use credentials::Credentials;
pub(crate) use document::{Document, Keep};
pub(crate) use origin::{Origin, Origins};
pub(crate) use problem::{Answer, Refusal};

/// How the web side of the server behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What is accepted of clients; the same as the lobby's.
    pub limits: Limits,
    /// Where people find the server, if that is not the address they come in by: `https://play.example.org`.
    pub public_url: Option<Uri>,
    /// Web pages of other origins that may use the server, exactly as browsers name them.
    pub allow_origins: Vec<String>,
    /// Networks of the proxies that are believed when they say in `X-Forwarded-For` where a request comes from.
    pub trusted_proxies: Vec<IpNet>,
    /// Requests from one network address, of any kind; as many for health beside them.
    pub requests_per_minute: u32,
    /// Sign-ins from one network address.
    pub sign_ins_per_minute: u32,
    /// Tables made from one network address.
    pub tables_per_minute: u32,
    /// Tables looked up and lists of tables read from one network address, with or without a session.
    pub table_reads_per_minute: u32,
    /// Records of finished matches read from one network address: each costs more than a look at a table.
    pub match_reads_per_minute: u32,
    /// How long a connection may take to say the headers of a request.
    pub header_timeout: Duration,
    /// How long a request may take, its body included.
    pub request_timeout: Duration,
    /// How often a quiet socket is pinged.
    pub ping_every: Duration,
    /// After how long a silence a socket is given up.
    pub silence: Duration,
    /// How long a client may take nothing of what is written to it.
    pub write_timeout: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            public_url: None,
            allow_origins: Vec::new(),
            trusted_proxies: Vec::new(),
            requests_per_minute: 1_200,
            sign_ins_per_minute: 60,
            tables_per_minute: 60,
            table_reads_per_minute: 600,
            match_reads_per_minute: 60,
            header_timeout: Duration::from_secs(20),
            request_timeout: Duration::from_secs(15),
            ping_every: Duration::from_secs(20),
            silence: Duration::from_secs(45),
            write_timeout: Duration::from_secs(10),
        }
    }
}

/// What every request needs. Cheap to clone.
#[derive(Clone)]
pub struct App {
    pub(crate) inner: Arc<Shared>,
}

pub(crate) struct Shared {
    pub lobby: Lobby,
    pub settings: Settings,
    pub origins: Origins,
    pub sockets: Places,
    pub documents: schema::Documents,
    pub requests: Buckets,
    pub probes: Buckets,
    pub sign_ins: Buckets,
    pub tables: Buckets,
    pub table_reads: Buckets,
    pub match_reads: Buckets,
    /// Whether the log was told of a proxy that is not believed.
    pub told_of_proxy: Once,
    /// Cancelled when no new sockets are taken any more.
    pub stopping: CancellationToken,
    /// Open sockets.
    pub tasks: TaskTracker,
}

impl App {
    /// The web side of a lobby.
    pub fn new(lobby: Lobby, settings: Settings) -> Self {
        Self {
            inner: Arc::new(Shared {
                lobby,
                origins: Origins::new(settings.public_url.as_ref(), &settings.allow_origins),
                sockets: Places::new(settings.limits.sockets_per_address),
                documents: schema::Documents::default(),
                requests: Buckets::per_minute(settings.requests_per_minute),
                probes: Buckets::per_minute(settings.requests_per_minute),
                sign_ins: Buckets::per_minute(settings.sign_ins_per_minute),
                tables: Buckets::per_minute(settings.tables_per_minute),
                table_reads: Buckets::per_minute(settings.table_reads_per_minute),
                match_reads: Buckets::per_minute(settings.match_reads_per_minute),
                told_of_proxy: Once::new(),
                stopping: CancellationToken::new(),
                tasks: TaskTracker::new(),
                settings,
            }),
        }
    }

    /// Takes no new sockets, tells the open ones that the server goes, and waits until they are closed.
    pub async fn shut_down(&self) {
        self.inner.stopping.cancel();
        self.inner.lobby.shut_down().await;
        self.inner.tasks.close();
        self.inner.tasks.wait().await;
    }
}

/// All routes.
pub fn router(app: App) -> Router {
    let routes = Router::new()
        .route("/api/session", session::routes())
        .route("/api/games", get(schema::games))
        .route("/api/schema", get(schema::protocol))
        .route("/api/schema/{game}", get(schema::game))
        .route("/api/matches/{id}", get(matches::one))
        .route("/api/tables", get(tables::public).post(tables::make))
        .route("/api/tables/mine", get(tables::mine))
        .route("/api/tables/{table}", get(tables::one))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .route("/ws", any(socket::upgrade))
        .fallback(web_client::file)
        .method_not_allowed_fallback(async || {
            Refusal::with(StatusCode::METHOD_NOT_ALLOWED, "this URL does not support that method")
        })
        .layer(DefaultBodyLimit::max(app.inner.settings.limits.frame_bytes as usize));
    layers::around(routes, &app).with_state(app)
}

async fn ready(State(app): State<App>) -> Answer<&'static str> {
    if app.inner.stopping.is_cancelled() {
        return Err(Problem::new(ProblemCode::Closing, "the server is stopping").into());
    }
    app.inner.lobby.check()?;
    Ok("ready\n")
}
