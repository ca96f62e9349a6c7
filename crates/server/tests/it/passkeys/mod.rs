//! Passkeys, as browsers and other clients use them.

mod attacks;
mod device;

use protocol::http::{AboutMe, AskBrowser, ListedPasskey, SignedIn};
use serde_json::{Value, json};
use server::Settings;

use crate::support::{Answer, Server};
use device::Device;

pub(crate) const PASSWORD: &str = "correct horse battery";

/// A browser with its cookies, on one of the server's own pages, opened as localhost.
pub(crate) struct Browser<'a> {
    server: &'a Server,
    pub(crate) cookies: Vec<(String, String)>,
    pub(crate) host: String,
    pub(crate) own: String,
}

impl<'a> Browser<'a> {
    pub(crate) fn fresh(server: &'a Server) -> Self {
        let host = format!("localhost:{}", server.address.port());
        let own = format!("http://{host}");
        Self { server, cookies: Vec::new(), host, own }
    }

    async fn of(server: &'a Server, name: &str) -> Self {
        let mut browser = Self::fresh(server);
        let answer = browser.post("/api/session", json!({ "name": name })).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        browser
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Value) -> Answer {
        let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let cookies = cookies.join("; ");
        let headers = [("host", self.host.as_str()), ("cookie", &cookies), ("origin", &self.own)];
        let answer = match body {
            Value::Null => self.server.send(method, path, &headers, None).await,
            body => self.server.json(method, path, &headers, body).await,
        };
        for (_, set) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, value) = set.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.retain(|(known, _)| known != name);
            if !value.is_empty() {
                self.cookies.push((name.into(), value.into()));
            }
        }
        answer
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, body).await
    }

    /// Returns the options of a question.
    async fn begin(&mut self, path: &str, body: Value) -> Value {
        let answer = self.post(path, body).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.read::<AskBrowser>().options
    }

    fn device(&self) -> Device {
        Device::at(&self.own)
    }

    /// Registers a passkey of a new device.
    async fn add(&mut self, name: &str, proof: Value) -> Device {
        let mut device = self.device();
        let options = self.begin("/api/account/passkeys/begin", json!({ "proof": proof })).await;
        let made = json!({ "name": name, "credential": device.make(&options) });
        let answer = self.post("/api/account/passkeys", made).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        assert_eq!(answer.read::<ListedPasskey>().name, name);
        device
    }

    async fn come_back(&mut self, device: &mut Device) -> Answer {
        let options = self.begin("/api/session/passkey/begin", Value::Null).await;
        self.post("/api/session/passkey", json!({ "credential": device.show(&options) })).await
    }

    /// Confirms with a passkey, so that the next change needs no other confirmation.
    async fn show(&mut self, device: &mut Device) -> Answer {
        let options = self.begin("/api/account/shown/begin", Value::Null).await;
        self.post("/api/account/shown", json!({ "credential": device.show(&options) })).await
    }

    async fn remove(&mut self, id: &str, proof: Value) -> Answer {
        self.post(&format!("/api/account/passkeys/{id}/remove"), json!({ "proof": proof })).await
    }

    pub(crate) async fn about(&mut self) -> AboutMe {
        let answer = self.ask("GET", "/api/account", Value::Null).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.read()
    }

    pub(crate) async fn name(&mut self) -> Option<String> {
        let answer = self.ask("GET", "/api/session", Value::Null).await;
        (answer.status == 200).then(|| answer.read::<Value>()["name"].as_str().unwrap().to_owned())
    }

    pub(crate) fn session(&self) -> Option<&str> {
        self.cookies.iter().find(|(name, _)| is_session(name)).map(|(_, value)| value.as_str())
    }
}

/// Starts a server with a high limit of requests.
async fn server() -> Server {
    Server::with(Settings { come_backs_per_minute: 600, ..Settings::default() }).await
}

/// Returns true for the cookie of a session, with or without a port.
fn is_session(name: &str) -> bool {
    name.strip_prefix("septet").is_some_and(|port| port.is_empty() || port[1..].parse::<u16>().is_ok())
}

#[track_caller]
pub(crate) fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.problem().as_str()), (status, code), "{answer:?}");
    assert!(
        answer.header("set-cookie").is_none_or(|set| !is_session(set.split('=').next().unwrap())),
        "{answer:?}"
    );
}

#[tokio::test]
async fn a_guest_keeps_the_account_with_a_passkey_and_comes_back_from_elsewhere() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann B. 7").await;
    let planted = ann.session().unwrap().to_owned();
    let mut device = ann.add("Ann's phone", Value::Null).await;
    let about = ann.about().await;
    assert_eq!((about.passkeys.len(), about.code_at, about.password_at), (1, None, None));
    assert_eq!((about.passkeys[0].name.as_str(), about.passkeys[0].used_at), ("Ann's phone", None));
    assert!(about.tag.is_some());

    // The session from before is invalid now.
    assert_ne!(ann.session().unwrap(), planted);
    let mut eve = Browser::fresh(&server);
    eve.cookies.push(("septet".into(), planted));
    assert_eq!(eve.name().await, None);

    let mut elsewhere = Browser::of(&server, "Somebody").await;
    let before = elsewhere.session().unwrap().to_owned();
    let answer = elsewhere.come_back(&mut device).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    assert_eq!(answer.read::<SignedIn>().account, about.account);
    let cookies: Vec<_> = answer.headers.iter().filter(|(name, _)| name == "set-cookie").collect();
    assert!(cookies.iter().all(|(_, set)| set.contains("HttpOnly")), "{cookies:?}");
    assert_ne!(elsewhere.session().unwrap(), before);
    assert_eq!(elsewhere.name().await.as_deref(), Some("Ann B. 7"));
    let mut old = Browser::fresh(&server);
    old.cookies.push(("septet".into(), before));
    assert_eq!(old.name().await, None, "the guest's session has ended");
    let about = ann.about().await;
    assert!(about.passkeys[0].used_at.is_some());
    assert_eq!(about.devices.len(), 2);
}

#[tokio::test]
async fn several_passkeys_have_names_and_go_one_by_one() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let mut phone = ann.add("Phone", Value::Null).await;
    // The second sign-in method needs a confirmation.
    refused(&ann.post("/api/account/passkeys/begin", json!({})).await, 403, "proof_needed");
    assert_eq!(ann.show(&mut phone).await.status, 204);
    let mut stick = ann.add("Stick", Value::Null).await;
    refused(&ann.post("/api/account/passkeys/begin", json!({})).await, 403, "proof_needed");
    let listed = ann.about().await.passkeys;
    let names: Vec<_> = listed.iter().map(|passkey| passkey.name.as_str()).collect();
    assert_eq!(names, ["Phone", "Stick"]);

    let mut elsewhere = Browser::fresh(&server);
    assert_eq!(elsewhere.come_back(&mut stick).await.status, 201);
    refused(&elsewhere.remove(&listed[1].id, Value::Null).await, 403, "proof_needed");
    assert_eq!(elsewhere.show(&mut phone).await.status, 204);
    assert_eq!(elsewhere.remove(&listed[1].id, Value::Null).await.status, 204);
    refused(&elsewhere.remove(&listed[1].id, Value::Null).await, 404, "not_found");
    // No session ends by it, and the other passkey still works.
    assert_eq!(elsewhere.name().await.as_deref(), Some("Ann"));
    assert_eq!(ann.name().await.as_deref(), Some("Ann"));
    refused(&Browser::fresh(&server).come_back(&mut stick).await, 403, "wrong_key");
    assert_eq!(Browser::fresh(&server).come_back(&mut phone).await.status, 201);

    // Without the last one the account is a guest's again, and needs no confirmation.
    assert_eq!(ann.show(&mut phone).await.status, 204);
    assert_eq!(ann.remove(&listed[0].id, Value::Null).await.status, 204);
    assert_eq!(ann.about().await.passkeys, []);
    refused(&Browser::fresh(&server).come_back(&mut phone).await, 403, "wrong_key");
    ann.add("New", Value::Null).await;
}

#[tokio::test]
async fn a_passkey_is_a_proof_and_other_keys_prove_for_it() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let mut device = ann.add("Phone", Value::Null).await;
    let set = json!({ "password": PASSWORD });
    refused(&ann.post("/api/account/password", set.clone()).await, 403, "proof_needed");
    assert_eq!(ann.show(&mut device).await.status, 204);
    assert_eq!(ann.post("/api/account/password", set.clone()).await.status, 200);
    // The confirmation was valid once.
    refused(&ann.post("/api/account/password", set).await, 403, "proof_needed");
    ann.add("By password", json!({ "by": "password", "password": PASSWORD })).await;
    let wrong = json!({ "proof": { "by": "password", "password": "wrong wrong wrong" } });
    refused(&ann.post("/api/account/passkeys/begin", wrong).await, 403, "wrong_key");

    // A confirmation in one session is not valid in another.
    let mut elsewhere = Browser::fresh(&server);
    elsewhere.come_back(&mut device).await;
    assert_eq!(ann.show(&mut device).await.status, 204);
    refused(&elsewhere.post("/api/account/erase", json!({})).await, 403, "proof_needed");
    assert_eq!(ann.post("/api/account/erase", json!({})).await.status, 204);
    refused(&Browser::fresh(&server).come_back(&mut device).await, 403, "wrong_key");
}

#[tokio::test]
async fn an_account_with_a_passkey_lasts_and_its_export_has_no_key() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let mut device = ann.add("Phone", Value::Null).await;
    let export = ann.post("/api/account/export", Value::Null).await;
    let text = String::from_utf8_lossy(&export.body);
    assert!(text.contains("\"name\":\"Phone\""), "{text}");
    let kept = server.lobby.passkey(&base64_id(&device)).await.unwrap().unwrap().1;
    for secret in [&kept.key, &kept.state, &kept.id] {
        assert!(!text.contains(secret.as_str()), "{text}");
    }
    // The account without sessions still exists, also after a restart.
    assert_eq!(ann.ask("DELETE", "/api/session", Value::Null).await.status, 204);
    assert_eq!(Browser::fresh(&server).come_back(&mut device).await.status, 201);
    let port = server.address.port();
    let dir = stopped(server).await;
    let server = Server::again(dir).await;
    let mut late = Browser::fresh(&server);
    device.origin = device.origin.replace(&port.to_string(), &server.address.port().to_string());
    assert_eq!(late.come_back(&mut device).await.status, 201);
    assert_eq!(late.name().await.as_deref(), Some("Ann"));
}

pub(crate) async fn stopped(server: Server) -> tempfile::TempDir {
    let Server { running, store, dir, .. } = server;
    running.shut_down().await;
    store.close().await;
    dir
}

fn base64_id(device: &Device) -> String {
    use base64::Engine as _;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(&device.id)
}

#[tokio::test]
async fn at_an_address_that_can_have_none_it_is_said_why() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann").await;
    (ann.host, ann.own) = (server.address.to_string(), server.own_origin());
    for path in ["/api/session/passkey/begin", "/api/account/shown/begin"] {
        let answer = ann.post(path, Value::Null).await;
        refused(&answer, 403, "not_allowed");
        assert!(String::from_utf8_lossy(&answer.body).contains("localhost"), "{answer:?}");
    }
    refused(&ann.post("/api/account/passkeys/begin", json!({})).await, 403, "not_allowed");
}
