//! `/api/account` and `/api/session/back`, as browsers and other clients use them.

use protocol::http::{AboutMe, DeviceCode, ExportedTable, HasPassword, MadeCode, SignedIn};
use serde_json::{Value, json};
use server::Settings;

use crate::support::{Answer, Server, bearer};

const PASSWORD: &str = "correct horse battery";
const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// A browser with one cookie, on one of the server's own pages.
struct Browser<'a> {
    server: &'a Server,
    cookie: String,
    own: String,
}

impl<'a> Browser<'a> {
    async fn of(server: &'a Server, name: &str) -> Self {
        Self { server, cookie: server.person(name).await, own: server.own_origin() }
    }

    /// Returns a browser without a session.
    fn fresh(server: &'a Server) -> Self {
        Self { server, cookie: String::new(), own: server.own_origin() }
    }

    async fn ask(&mut self, method: &str, path: &str, body: Value) -> Answer {
        let headers = [("cookie", self.cookie.as_str()), ("origin", &self.own), ("user-agent", FIREFOX)];
        let answer = match body {
            Value::Null => self.server.send(method, path, &headers, None).await,
            body => self.server.json(method, path, &headers, body).await,
        };
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        answer
    }

    async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, body).await
    }

    async fn about(&mut self) -> AboutMe {
        let answer = self.ask("GET", "/api/account", Value::Null).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.read()
    }

    async fn make_code(&mut self) -> String {
        let answer = self.post("/api/account/code", json!({})).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.read::<MadeCode>().code.reveal().to_owned()
    }

    async fn name(&mut self) -> Option<String> {
        let answer = self.ask("GET", "/api/session", Value::Null).await;
        (answer.status == 200).then(|| answer.read::<Value>()["name"].as_str().unwrap().to_owned())
    }
}

/// Checks the answer to an invalid sign-in method.
fn wrong(answer: &Answer) {
    assert_eq!((answer.status, answer.problem().as_str()), (403, "wrong_key"));
    assert_eq!(answer.header("set-cookie"), None);
}

#[tokio::test]
async fn a_guest_keeps_the_account_and_comes_back_from_elsewhere() {
    let server = Server::start().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let guest = ann.about().await;
    assert_eq!((guest.tag, guest.code_at, guest.password_at, guest.devices.len()), (None, None, None, 1));

    let code = ann.make_code().await;
    let shown = json!({ "by": "code", "code": code });
    let answer = ann.post("/api/account/password", json!({ "password": PASSWORD, "proof": shown })).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let tag = answer.read::<HasPassword>().tag;
    let shown = ann.post("/api/account/device", Value::Null).await;
    assert_eq!(shown.status, 201);
    let device = shown.read::<DeviceCode>();
    assert_eq!(device.lasts, 300_000);

    for by in [
        json!({ "by": "code", "code": code.to_lowercase() }),
        json!({ "by": "password", "tag": tag, "password": PASSWORD }),
        json!({ "by": "device", "code": device.code }),
    ] {
        let mut elsewhere = Browser::fresh(&server);
        let answer = elsewhere.post("/api/session/back", by.clone()).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let back: SignedIn = answer.read();
        assert_eq!((back.account, back.token), (guest.account.clone(), None));
        let cookie = answer.header("set-cookie").unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        assert_eq!(elsewhere.name().await.as_deref(), Some("Ann"));
    }
    let mut late = Browser::fresh(&server);
    wrong(&late.post("/api/session/back", json!({ "by": "device", "code": device.code })).await);
    let about = ann.about().await;
    assert_eq!(about.tag, Some(tag));
    assert!(about.code_at.is_some() && about.password_at.is_some());
    let names: Vec<_> = about.devices.iter().map(|device| (device.name.as_str(), device.this)).collect();
    assert_eq!(names.len(), 4);
    assert!(names.iter().all(|(name, _)| *name == "Firefox, Linux"), "{names:?}");
    assert_eq!(names.iter().filter(|(_, this)| *this).count(), 1);
}

/// An attacker plants a session of their own in another browser, and waits.
#[tokio::test]
async fn a_session_that_somebody_else_planted_is_worth_nothing_afterwards() {
    let server = Server::start().await;
    // The guest adds a sign-in method while the attacker knows the session.
    let mut ann = Browser::of(&server, "Ann").await;
    let planted = ann.cookie.clone();
    ann.make_code().await;
    assert_ne!(ann.cookie, planted);
    let mut other = Browser { cookie: planted, ..Browser::fresh(&server) };
    assert_eq!(other.name().await, None);
    assert_eq!(other.ask("GET", "/api/account", Value::Null).await.status, 401);

    // Ann signs in with a browser that has a session of Eve.
    let code = {
        let mut ben = Browser::of(&server, "Ben").await;
        ben.make_code().await
    };
    let mut eve = Browser::of(&server, "Eve").await;
    let mut prepared = Browser { cookie: eve.cookie.clone(), ..Browser::fresh(&server) };
    let answer = prepared.post("/api/session/back", json!({ "by": "code", "code": code })).await;
    assert_eq!(answer.status, 201);
    assert_ne!(prepared.cookie, eve.cookie);
    assert_eq!((prepared.name().await.as_deref(), eve.name().await), (Some("Ben"), None));

    // The server never adopts a token that a client made up.
    let made_up = format!("septet={}", "0".repeat(64));
    let mut fresh = Browser { cookie: made_up.clone(), ..Browser::fresh(&server) };
    fresh.post("/api/session/back", json!({ "by": "code", "code": code })).await;
    assert_ne!(fresh.cookie, made_up);
}

#[tokio::test]
async fn other_websites_change_no_account() {
    let server = Server::start().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let code = ann.make_code().await;
    let id = ann.about().await.devices[0].id.clone();
    let proof = json!({ "by": "code", "code": code });
    let requests = [
        ("POST", "/api/account/code".to_owned(), json!({ "proof": proof })),
        ("POST", "/api/account/password".to_owned(), json!({ "password": PASSWORD, "proof": proof })),
        ("POST", "/api/account/device".to_owned(), json!({})),
        ("POST", "/api/account/export".to_owned(), json!({})),
        ("POST", "/api/account/erase".to_owned(), json!({ "proof": proof })),
        ("DELETE", "/api/account/sessions".to_owned(), json!({})),
        ("DELETE", format!("/api/account/sessions/{id}"), json!({})),
    ];
    for (method, path, body) in &requests {
        for origin in [None, Some("https://evil.example"), Some("null"), Some("http://127.0.0.1:1")] {
            let mut headers = vec![("cookie", ann.cookie.as_str())];
            headers.extend(origin.map(|origin| ("origin", origin)));
            let answer = server.json(method, path, &headers, body.clone()).await;
            assert_eq!((answer.status, answer.problem().as_str()), (403, "not_allowed"), "{path} {origin:?}");
            assert_eq!(answer.header("set-cookie"), None);
        }
        // Browsers send a form across origins without permission.
        if !body.as_object().unwrap().is_empty() {
            let headers =
                [("cookie", ann.cookie.as_str()), ("origin", &ann.own), ("content-type", "text/plain")];
            let answer = server.send(method, path, &headers, Some(&body.to_string())).await;
            assert_eq!(answer.status, 415, "{path}");
        }
        // Without a session.
        let answer = server.json(method, path, &[], body.clone()).await;
        assert_eq!((answer.status, answer.problem().as_str()), (401, "not_signed_in"), "{path}");
    }
    // Nor can they sign a browser in to another account.
    let headers = [("origin", "https://evil.example")];
    let answer = server.json("POST", "/api/session/back", &headers, proof).await;
    assert_eq!((answer.status, answer.header("set-cookie")), (403, None));
    assert_eq!(ann.name().await.as_deref(), Some("Ann"));
    assert_eq!(ann.about().await.devices.len(), 1);
}

#[tokio::test]
async fn nobody_learns_which_accounts_there_are() {
    let server = Server::start().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let answer = ann.post("/api/account/password", json!({ "password": PASSWORD })).await;
    let tag = answer.read::<HasPassword>().tag;
    let mut bodies = Vec::new();
    for by in [
        json!({ "by": "password", "tag": tag, "password": "wrong wrong wrong" }),
        json!({ "by": "password", "tag": "22222222", "password": "wrong wrong wrong" }),
        json!({ "by": "password", "tag": "no tag", "password": "wrong wrong wrong" }),
        json!({ "by": "password", "tag": tag, "password": "x".repeat(10_000) }),
        json!({ "by": "code", "code": "22222-22222-22222-22222-22222" }),
        json!({ "by": "device", "code": "2222-2222-2222" }),
    ] {
        let answer = Browser::fresh(&server).post("/api/session/back", by).await;
        wrong(&answer);
        bodies.push(String::from_utf8(answer.body).unwrap());
    }
    assert!(bodies.iter().all(|body| *body == bodies[0]), "{bodies:?}");
    for (body, status) in [
        (json!({ "by": "password", "tag": tag, "password": "x".repeat(20_000) }), 413),
        (json!({ "by": "password", "tag": tag }), 400),
        (json!({ "by": "cookie", "cookie": "x" }), 400),
        (json!({ "by": "code", "code": "x", "extra": 1 }), 400),
    ] {
        let answer = Browser::fresh(&server).post("/api/session/back", body).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
}

#[tokio::test]
async fn codes_and_passwords_are_limited_by_address() {
    let settings = Settings {
        come_backs_per_minute: 4,
        keys_per_hour: 2,
        trusted_proxies: vec!["127.0.0.1/32".parse().unwrap()],
        ..Settings::default()
    };
    let server = Server::with(settings).await;
    let back = async |address: &str| {
        let body = json!({ "by": "code", "code": "22222-22222-22222-22222-22222" });
        server.json("POST", "/api/session/back", &[("x-forwarded-for", address)], body).await.status
    };
    for _ in 0..4 {
        assert_eq!(back("10.0.0.1").await, 403);
    }
    assert_eq!(back("10.0.0.1").await, 429);
    assert_eq!(back("10.0.0.2").await, 403);
    let keep = async |name: &str| Browser::of(&server, name).await.post("/api/account/code", json!({})).await;
    assert_eq!((keep("Ann").await.status, keep("Ben").await.status), (201, 201));
    let refused = keep("Cy").await;
    assert_eq!((refused.status, refused.problem().as_str()), (429, "too_many"));
    assert!(refused.header("retry-after").is_some());
}

#[tokio::test]
async fn an_export_is_one_file_with_all_of_it() {
    let server = Server::start().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let mut codes = Vec::new();
    for _ in 0..3 {
        let made = ann.post("/api/tables", json!({ "game": "seven-kingdoms", "seats": 2 })).await;
        codes.push(made.read::<Value>()["code"].as_str().unwrap().to_owned());
    }
    ann.make_code().await;
    let answer = ann.post("/api/account/export", Value::Null).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")));
    assert!(answer.header("content-disposition").unwrap().contains("attachment"));
    let file = unchunked(&answer);
    let file: Value = serde_json::from_slice(&file).unwrap();
    let about: AboutMe = serde_json::from_value(file["about"].clone()).unwrap();
    assert_eq!((about.account.name.as_str(), about.devices.len()), ("Ann", 1));
    let tables: Vec<ExportedTable> = serde_json::from_value(file["tables"].clone()).unwrap();
    let found: Vec<_> = tables.iter().map(|table| table.code.clone()).collect();
    assert_eq!(found, codes);
    assert_eq!(ann.ask("GET", "/api/account/export", Value::Null).await.status, 405, "no link asks for it");
    for _ in 0..5 {
        assert_eq!(ann.post("/api/account/export", Value::Null).await.status, 200);
    }
    assert_eq!(ann.post("/api/account/export", Value::Null).await.status, 429);
}

/// Joins the chunks of a body.
fn unchunked(answer: &Answer) -> Vec<u8> {
    if answer.header("transfer-encoding") != Some("chunked") {
        return answer.body.clone();
    }
    let (mut rest, mut whole) = (answer.body.as_slice(), Vec::new());
    loop {
        let end = rest.windows(2).position(|w| w == b"\r\n").expect("a chunk has a size");
        let size = usize::from_str_radix(std::str::from_utf8(&rest[..end]).unwrap(), 16).unwrap();
        if size == 0 {
            return whole;
        }
        whole.extend(&rest[end + 2..end + 2 + size]);
        rest = &rest[end + 4 + size..];
    }
}

#[tokio::test]
async fn a_deleted_account_is_gone_when_the_answer_comes() {
    let server = Server::start().await;
    let mut ann = Browser::of(&server, "Ann Unmistakable").await;
    let made = ann.post("/api/tables", json!({ "game": "seven-kingdoms", "seats": 2 })).await;
    let code = made.read::<Value>()["code"].as_str().unwrap().to_owned();
    let recovery = ann.make_code().await;
    let (cookie, own) = (ann.cookie.clone(), ann.own.clone());
    let headers = [("cookie", cookie.as_str()), ("origin", own.as_str())];
    let mut socket = server.upgrade(Some("septet.v1"), &headers).await.unwrap();
    let unproven = ann.post("/api/account/erase", json!({})).await;
    assert_eq!((unproven.status, unproven.problem().as_str()), (403, "proof_needed"));
    wrong(&ann.post("/api/account/erase", json!({ "proof": { "by": "code", "code": "x" } })).await);

    let proof = json!({ "by": "code", "code": recovery });
    let gone = ann.post("/api/account/erase", json!({ "proof": proof })).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(socket.close_code().await, 4401);
    assert_eq!(server.send("GET", "/api/account", &headers, None).await.status, 401);
    wrong(&Browser::fresh(&server).post("/api/session/back", proof).await);
    let table = server.get(&format!("/api/tables/{code}")).await;
    assert_eq!(table.status, 200, "what others play at stays");
    server.running.shut_down().await;
    server.store.close().await;
    for file in std::fs::read_dir(server.dir.path()).unwrap() {
        let path = file.unwrap().path();
        // Deleted rows are overwritten, and closing the store empties the write-ahead log.
        let bytes = std::fs::read(&path).unwrap();
        let name = b"Ann Unmistakable";
        assert!(!bytes.windows(name.len()).any(|w| w == name), "{}", path.display());
    }
}

#[tokio::test]
async fn a_restart_keeps_keys_and_the_database_knows_no_secret() {
    let server = Server::start().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let code = ann.make_code().await;
    let proof = json!({ "by": "code", "code": code });
    let set = ann.post("/api/account/password", json!({ "password": PASSWORD, "proof": proof })).await;
    let tag = set.read::<HasPassword>().tag;
    let cookie = ann.cookie.clone();
    let Server { dir, running, store, .. } = server;
    running.shut_down().await;
    store.close().await;
    let plain = code.replace('-', "");
    for file in std::fs::read_dir(dir.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for secret in [code.as_str(), &plain, PASSWORD, FIREFOX, cookie.split_once('=').unwrap().1] {
            assert!(!bytes.windows(secret.len()).any(|w| w == secret.as_bytes()), "{secret}");
        }
    }
    let server = Server::again(dir).await;
    for by in
        [json!({ "by": "code", "code": code }), json!({ "by": "password", "tag": tag, "password": PASSWORD })]
    {
        assert_eq!(Browser::fresh(&server).post("/api/session/back", by).await.status, 201);
    }
}

#[tokio::test]
async fn bots_may_have_their_data_and_be_deleted_and_need_no_key() {
    let server = Server::start().await;
    let bearer = bearer(&server.bot("R2").await);
    let headers = [("authorization", bearer.as_str())];
    let refused = server.json("POST", "/api/account/code", &headers, json!({})).await;
    assert_eq!((refused.status, refused.problem().as_str()), (403, "not_allowed"));
    assert_eq!(server.send("POST", "/api/account/export", &headers, None).await.status, 200);
    assert_eq!(server.json("POST", "/api/account/erase", &headers, json!({})).await.status, 204);
    assert_eq!(server.send("GET", "/api/session", &headers, None).await.status, 401);
}
