//! A server for tests, and clients of it.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use futures_util::{SinkExt, StreamExt};
use lobby::{Lobby, Peers};
use protocol::{ServerMessage, http::SignedIn};
use serde_json::{Value, json};
use server::{
    App, BellSettings, Cluster, ClusterSecret, Desk, Doorbell, LadderSettings, Ladders, NodeOptions, People,
    Running, Settings, SqlStore,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest, protocol::CloseFrame},
};

/// The longest wait before a test gives up. Far more than needed, because the machine may be slow or busy.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Waits for `what`.
pub async fn patiently<T>(what: &str, work: impl Future<Output = T>) -> T {
    match timeout(PATIENCE, work).await {
        Ok(done) => done,
        Err(_) => panic!("waited {PATIENCE:?} in vain: {what}"),
    }
}

/// Waits until a condition holds.
pub async fn until(what: &str, mut is: impl FnMut() -> bool) {
    patiently(what, async {
        while !is() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

/// A server in this process, on its own database.
pub struct Server {
    pub address: SocketAddr,
    pub lobby: Lobby,
    pub store: Arc<SqlStore>,
    pub dir: tempfile::TempDir,
    pub running: Running,
}

impl Server {
    pub async fn start() -> Self {
        Self::with(Settings::default()).await
    }

    pub async fn with(settings: Settings) -> Self {
        Self::offering(settings, server::catalogue()).await
    }

    /// Starts one with these games.
    pub async fn offering(settings: Settings, catalogue: lobby::Catalogue) -> Self {
        Self::over(tempfile::tempdir().unwrap(), settings, catalogue, None).await
    }

    /// Starts one with notifications.
    pub async fn ringing(catalogue: lobby::Catalogue, bell: BellSettings) -> Self {
        Self::ringing_again(tempfile::tempdir().unwrap(), catalogue, bell).await
    }

    /// Starts one with notifications, on the database of a stopped one.
    pub async fn ringing_again(
        dir: tempfile::TempDir,
        catalogue: lobby::Catalogue,
        bell: BellSettings,
    ) -> Self {
        Self::over(dir, Settings::default(), catalogue, Some(bell)).await
    }

    /// Starts one on the database of a stopped one.
    pub async fn again(dir: tempfile::TempDir) -> Self {
        Self::over(dir, Settings::default(), server::catalogue(), None).await
    }

    /// Starts one on the database of a stopped one, with these settings.
    pub async fn again_with(dir: tempfile::TempDir, settings: Settings) -> Self {
        Self::over(dir, settings, server::catalogue(), None).await
    }

    /// Starts one on the database with this URL.
    pub async fn again_on(url: &str, dir: tempfile::TempDir, settings: Settings) -> Self {
        Self::on(url, dir, settings, server::catalogue(), None).await
    }

    async fn over(
        dir: tempfile::TempDir,
        settings: Settings,
        catalogue: lobby::Catalogue,
        bell: Option<BellSettings>,
    ) -> Self {
        let url = format!("sqlite://{}/septet.db", dir.path().display());
        Self::on(&url, dir, settings, catalogue, bell).await
    }

    /// Starts one with notifications on the database with this URL.
    pub async fn ringing_on(url: &str, catalogue: lobby::Catalogue, bell: BellSettings) -> Self {
        Self::on(url, tempfile::tempdir().unwrap(), Settings::default(), catalogue, Some(bell)).await
    }

    async fn on(
        url: &str,
        dir: tempfile::TempDir,
        settings: Settings,
        catalogue: lobby::Catalogue,
        bell: Option<BellSettings>,
    ) -> Self {
        let store = Arc::new(SqlStore::open(url).await.unwrap());
        Self::with_store((store, None), dir, settings, catalogue, bell).await
    }

    /// Starts a node on the Postgres database with this URL.
    pub async fn as_node(url: &str, options: NodeOptions) -> Self {
        let store = SqlStore::open_as_node(url, options).await.unwrap();
        let dir = tempfile::tempdir().unwrap();
        Self::with_store((Arc::new(store), None), dir, Settings::default(), server::catalogue(), None).await
    }

    /// Starts a node with links to others that have this secret.
    pub async fn linked(
        url: &str,
        options: NodeOptions,
        secret: &str,
        (catalogue, bell): (lobby::Catalogue, Option<BellSettings>),
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let options = NodeOptions { address: listener.local_addr().unwrap().to_string(), ..options };
        let store = Arc::new(SqlStore::open_as_node(url, options).await.unwrap());
        let secret = ClusterSecret::new(secret).unwrap();
        let cluster = Cluster::new(Arc::clone(&store), secret).unwrap();
        let dir = tempfile::tempdir().unwrap();
        let peers = Some(Arc::clone(&cluster) as Arc<dyn Peers>);
        let server = Self::with_store((store, peers), dir, Settings::default(), catalogue, bell).await;
        cluster.listen(listener, server.lobby.clone());
        server
    }

    async fn with_store(
        (store, peers): (Arc<SqlStore>, Option<Arc<dyn Peers>>),
        dir: tempfile::TempDir,
        settings: Settings,
        catalogue: lobby::Catalogue,
        bell: Option<BellSettings>,
    ) -> Self {
        let config =
            lobby::Config { limits: settings.limits, bot_pause: Duration::ZERO, ..lobby::Config::default() };
        let lobby = Lobby::open_among(config, catalogue, store.clone(), peers).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let bell = match bell {
            Some(bell) => Some(Doorbell::open(bell, lobby.clone(), Arc::clone(&store)).await.unwrap()),
            None => None,
        };
        let people = People::open(lobby.clone(), Arc::clone(&store));
        let ladder = LadderSettings { per_decision: 5, ..LadderSettings::default() };
        let ladders = Ladders::open(lobby.clone(), Arc::clone(&store), ladder).await.unwrap();
        let desk = Desk::new(Arc::clone(&store), lobby.clone(), &settings.admin_accounts);
        let app = App::with(lobby.clone(), settings, (bell, Some(people), ladders), Some(desk));
        let running = server::serve(listener, app).unwrap();
        Self { address: running.address, lobby, store, dir, running }
    }

    pub fn own_origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Sends a plain request.
    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], None).await
    }

    /// Sends a request with a JSON body.
    pub async fn json(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Value) -> Answer {
        let mut headers = headers.to_vec();
        headers.push(("content-type", "application/json"));
        self.send(method, path, &headers, Some(&body.to_string())).await
    }

    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Answer {
        let mut text = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        if headers.iter().all(|(name, _)| *name != "host") {
            text += &format!("host: {}\r\n", self.address);
        }
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        if let Some(body) = body {
            text += &format!("content-length: {}\r\n", body.len());
        }
        text += "\r\n";
        text += body.unwrap_or_default();
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        // A server may answer and hang up in the middle of the body.
        let _ = stream.write_all(text.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an answer in time");
        let answer = Answer::parse(&answer);
        crate::described::check(method, path, &answer);
        answer
    }

    /// Signs a bot in, and returns its token.
    pub async fn bot(&self, name: &str) -> String {
        let answer = self.json("POST", "/api/session", &[], json!({ "name": name, "kind": "bot" })).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.read::<SignedIn>().token.expect("bots get a token")
    }

    /// Signs a person in, and returns the cookie as it is sent back.
    pub async fn person(&self, name: &str) -> String {
        let answer = self.json("POST", "/api/session", &[], json!({ "name": name })).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let cookie = answer.header("set-cookie").expect("people get a cookie");
        without_port(cookie)
    }

    /// Makes a table for two, and returns its id.
    pub async fn table(&self, token: &str) -> String {
        let setup = json!({ "game": "seven-kingdoms", "seats": 2 });
        let answer = self.json("POST", "/api/tables", &[("authorization", &bearer(token))], setup).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.read::<protocol::http::MadeTable>().id
    }

    /// Opens a bot's socket, and skips its hello.
    pub async fn socket(&self, token: &str) -> Socket {
        let bearer = bearer(token);
        let mut socket = self.upgrade(Some("septet.v1"), &[("authorization", &bearer)]).await.unwrap();
        assert!(matches!(socket.next().await, ServerMessage::Hello { .. }));
        socket
    }

    /// Opens a socket, or returns the refusal.
    pub async fn upgrade(&self, protocol: Option<&str>, headers: &[(&str, &str)]) -> Result<Socket, Answer> {
        self.upgrade_at("/ws", protocol, headers).await
    }

    /// Opens a socket at another path, or returns the refusal.
    pub async fn upgrade_at(
        &self,
        path: &str,
        protocol: Option<&str>,
        headers: &[(&str, &str)],
    ) -> Result<Socket, Answer> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        let all = headers.iter().copied().chain(protocol.map(|p| ("sec-websocket-protocol", p)));
        for (name, value) in all {
            let name: axum::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        match timeout(PATIENCE, connect_async(request)).await.expect("an answer in time") {
            Ok((stream, response)) => {
                let deflate = protocol.is_some_and(|asked| asked.contains("deflate"));
                let ours = if deflate { "septet.v1.deflate" } else { "septet.v1" };
                assert_eq!(response.headers()["sec-websocket-protocol"], ours);
                Ok(Socket(stream))
            }
            Err(Error::Http(response)) => {
                let headers = response.headers().iter();
                Err(Answer {
                    status: response.status().as_u16(),
                    headers: headers.map(|(k, v)| (k.to_string(), v.to_str().unwrap().to_owned())).collect(),
                    body: response.body().clone().unwrap_or_default(),
                })
            }
            Err(other) => panic!("{other}"),
        }
    }
}

pub fn bearer(token: &str) -> String {
    format!("Bearer {token}")
}

/// An HTTP answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    fn parse(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|w| w == b"\r\n\r\n").expect("headers end");
        let head = std::str::from_utf8(&bytes[..end]).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers: Vec<_> = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
            .collect();
        Self { status, headers, body: bytes[end + 4..].to_vec() }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub fn read<T: serde::de::DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|e| panic!("{e}: {}", String::from_utf8_lossy(&self.body)))
    }

    /// Checks that the answer is a complete problem, and returns its code.
    #[track_caller]
    pub fn problem(&self) -> String {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{self:?}");
        let body: Value = self.read();
        assert_eq!(body["status"], self.status, "{body}");
        assert_eq!(body["detail"], body["message"], "{body}");
        assert!(body["title"].is_string() && body["type"].is_string(), "{body}");
        body["code"].as_str().expect("problems have a code").to_owned()
    }
}

/// The client's end of a socket.
pub struct Socket(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn say(&mut self, message: Value) {
        self.say_text(&message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    /// Returns the next message.
    pub async fn next(&mut self) -> ServerMessage {
        match self.next_or_close().await {
            Ok(message) => message,
            Err(close) => panic!("closed: {close:?}"),
        }
    }

    /// Returns the next message or the close frame, which is `None` if the connection just broke.
    pub async fn next_or_close(&mut self) -> Result<ServerMessage, Option<CloseFrame>> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("something in time") {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Binary(stream))) => {
                    let text = flate2::read::ZlibDecoder::new(stream.as_ref());
                    return Ok(serde_json::from_reader(text).unwrap());
                }
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Skips messages until the close frame, and returns its code.
    pub async fn close_code(&mut self) -> u16 {
        loop {
            match self.next_or_close().await {
                Ok(_) => {}
                Err(Some(frame)) => return frame.code.into(),
                Err(None) => panic!("the connection broke without a close frame"),
            }
        }
    }

    /// Sends a message, and skips messages until its answer.
    pub async fn ask(&mut self, message: Value) -> ServerMessage {
        let wanted = message["id"].as_str().expect("messages have an id").to_owned();
        self.say(message).await;
        loop {
            let answer = self.next().await;
            let id = match &answer {
                ServerMessage::Done { id, .. } | ServerMessage::Pong { id, .. } => Some(id),
                ServerMessage::Problem { id, .. } => id.as_ref(),
                _ => None,
            };
            if id == Some(&wanted) {
                return answer;
            }
        }
    }
}

/// Returns a session's cookie by the name that servers on all ports read.
pub fn without_port(set: &str) -> String {
    format!("septet={}", set.split(';').next().unwrap().split_once('=').unwrap().1)
}
