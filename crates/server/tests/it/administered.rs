//! `/api/admin`: the permissions of admin accounts, and the 404 for all others.

use lobby::Store as _;
use protocol::http::{AboutMe, MadeCode, MadeTable};
use serde_json::{Value, json};
use server::Settings;

use crate::support::{Answer, Server, bearer, without_port};

/// Names of accounts that exist before the server knows its admins. The first two are the admins.
const NAMES: [&str; 5] = ["Ada", "Bea", "Cleo", "Dan", "Eve"];

/// Starts a server on the database with this URL, or on SQLite.
async fn first(at: Option<&str>) -> Server {
    again(at, tempfile::tempdir().unwrap(), Settings::default()).await
}

/// Starts another server on the same database.
async fn again(at: Option<&str>, dir: tempfile::TempDir, settings: Settings) -> Server {
    match at {
        Some(url) => Server::again_on(url, dir, settings).await,
        None => Server::again_with(dir, settings).await,
    }
}

/// Runs the tests that follow on SQLite, and once more on databases made for them.
macro_rules! on_each_kind_of_database {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name(None).await;
            })*
        }

        pub(crate) async fn on_databases(made: impl AsyncFn() -> String) {
            $($name(Some(&made().await)).await;)*
        }
    };
}

on_each_kind_of_database! {
    whoever_is_no_admin_at_a_page_of_the_server_sees_that_there_is_nothing,
    an_admin_looks_without_a_key_and_changes_nothing_without_one,
    what_an_admin_does_counts_at_once_and_is_in_the_log_by_their_account,
    admins_are_spared_and_what_reads_or_deletes_much_is_not_for_the_browser,
    who_plays_at_an_admins_device_is_spared_as_well,
    a_report_is_read_with_the_names_of_now_and_without_what_was_seen,
    a_guest_who_is_an_admin_only_looks_and_requests_are_counted,
}

/// A person with a browser.
#[derive(Clone)]
struct Person {
    id: String,
    cookie: String,
    code: String,
}

/// A server with two admins and three other accounts, all with a recovery code.
struct House {
    server: Server,
    people: Vec<Person>,
}

impl House {
    async fn open(at: Option<&str>) -> Self {
        Self::with(at, Settings::default()).await
    }

    async fn with(at: Option<&str>, settings: Settings) -> Self {
        let server = first(at).await;
        let mut people = Vec::new();
        for name in NAMES {
            let mut cookie = server.person(name).await;
            let headers = [("cookie", cookie.as_str()), ("origin", &server.own_origin())];
            let kept = server.json("POST", "/api/account/code", &headers, json!({})).await;
            assert_eq!(kept.status, 201, "{kept:?}");
            cookie = without_port(kept.header("set-cookie").unwrap());
            let about: AboutMe =
                server.send("GET", "/api/account", &[("cookie", &cookie)], None).await.read();
            assert!(!about.admin);
            let code = kept.read::<MadeCode>().code.reveal().to_owned();
            people.push(Person { id: about.account.id, cookie, code });
        }
        let admin_accounts = people[..2].iter().map(|person| person.id.clone()).collect();
        let Server { dir, lobby, store, running, .. } = server;
        running.shut_down().await;
        drop(lobby);
        store.close().await;
        drop(store);
        let settings = Settings { admin_accounts, come_backs_per_minute: 60, ..settings };
        let server = again(at, dir, settings).await;
        Self { server, people }
    }

    fn id(&self, n: usize) -> &str {
        &self.people[n].id
    }

    async fn post(&self, n: usize, body: Value) -> Answer {
        let headers = [("cookie", self.people[n].cookie.as_str()), ("origin", &self.server.own_origin())];
        self.server.json("POST", "/api/admin", &headers, body).await
    }

    /// Sends a request of the first admin, with the code.
    async fn does(&self, ask: Value) -> Answer {
        self.post(0, json!({ "ask": ask, "proof": { "by": "code", "code": self.people[0].code } })).await
    }

    async fn looks(&self, ask: Value) -> Value {
        let answer = self.post(0, json!({ "ask": ask })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.read()
    }

    async fn about(&self, n: usize) -> Answer {
        self.server.send("GET", "/api/account", &[("cookie", &self.people[n].cookie)], None).await
    }
}

/// The account, the method, the headers and the body of a request.
type Case<'a> = (&'a str, &'a str, Vec<(&'a str, &'a str)>, Option<&'a str>);

/// Returns an answer without its time.
fn seen(answer: &Answer) -> (u16, Vec<(String, String)>, String) {
    let headers = answer.headers.iter().filter(|(name, _)| name != "date").cloned().collect();
    (answer.status, headers, String::from_utf8_lossy(&answer.body).into_owned())
}

fn why(answer: &Answer) -> String {
    answer.read::<Value>()["message"].as_str().unwrap().to_owned()
}

async fn whoever_is_no_admin_at_a_page_of_the_server_sees_that_there_is_nothing(at: Option<&str>) {
    let house = House::with(
        at,
        Settings { allow_origins: vec!["https://friend.example".into()], ..Settings::default() },
    )
    .await;
    let (server, own) = (&house.server, house.server.own_origin());
    let (admin, other) = (house.people[0].cookie.as_str(), house.people[2].cookie.as_str());
    let token = bearer(admin.split_once('=').unwrap().1);
    let json = ("content-type", "application/json");
    let good = r#"{"ask":{"ask":"statistics"}}"#;
    let long = "x".repeat(200_000);
    let friend = "https://friend.example";
    let cases: [Case<'_>; 13] = [
        ("a guest who is nobody", "POST", vec![json, ("origin", &own)], Some(good)),
        ("another account", "POST", vec![json, ("origin", &own), ("cookie", other)], Some(good)),
        ("nonsense", "POST", vec![json, ("origin", &own), ("cookie", other)], Some("{")),
        ("no JSON", "POST", vec![("origin", &own), ("cookie", other)], None),
        ("a long body", "POST", vec![json, ("origin", &own), ("cookie", other)], Some(&long)),
        ("an admin at no page", "POST", vec![json, ("cookie", admin)], Some(good)),
        (
            "at a foreign one",
            "POST",
            vec![json, ("cookie", admin), ("origin", "https://evil.example")],
            Some(good),
        ),
        ("at one that may play", "POST", vec![json, ("cookie", admin), ("origin", friend)], Some(good)),
        ("as a program", "POST", vec![json, ("authorization", &token), ("origin", &own)], Some(good)),
        (
            "with both",
            "POST",
            vec![json, ("authorization", &token), ("cookie", admin), ("origin", &own)],
            Some(good),
        ),
        ("another method", "GET", vec![("cookie", admin), ("origin", &own)], None),
        ("one that changes", "DELETE", vec![("cookie", admin), ("origin", &own)], None),
        ("asking what may be", "OPTIONS", vec![("cookie", admin), ("origin", &own)], None),
    ];
    for (case, method, headers, body) in cases {
        let nothing = server.send(method, "/api/nothing", &headers, body).await;
        let there = server.send(method, "/api/admin", &headers, body).await;
        assert_eq!(seen(&there), seen(&nothing), "{case}");
        assert!(matches!(there.status, 403 | 404), "{case}: {there:?}");
    }
    // A session that has ended, and a banned admin.
    let gone = house.people[1].clone();
    house.server.lobby.end_sessions(&gone.id).await.unwrap();
    assert_eq!(house.post(1, json!({ "ask": { "ask": "statistics" } })).await.status, 404);
    let ban = lobby::Ban { account: house.id(0).into(), reason: "x".into(), at: 1, until: None };
    assert_eq!(house.looks(json!({ "ask": "statistics" })).await["answer"], "statistics");
    house.server.lobby.ban_account(&ban).await.unwrap();
    let banned = house.post(0, json!({ "ask": { "ask": "statistics" } })).await;
    assert_eq!((banned.status, banned.problem().as_str()), (404, "not_found"));
    // Only an admin gets the field.
    assert!(!String::from_utf8_lossy(&house.about(2).await.body).contains("admin"));
    let openapi = server::openapi(&Settings::default()).to_string();
    assert!(!openapi.contains("/api/admin"));
}

async fn an_admin_looks_without_a_key_and_changes_nothing_without_one(at: Option<&str>) {
    let house = House::open(at).await;
    let about: AboutMe = house.about(0).await.read();
    assert!(about.admin);
    let (cleo, table) = (house.id(2).to_owned(), "nowhere");
    for (ask, answer) in [
        (
            json!({ "ask": "tables", "game": null, "state": "playing", "idle_for": 1000, "limit": 5 }),
            "tables",
        ),
        (json!({ "ask": "accounts", "name": "cle", "limit": 5 }), "accounts"),
        (json!({ "ask": "account", "id": cleo }), "account"),
        (json!({ "ask": "sessions", "id": cleo }), "sessions"),
        (json!({ "ask": "reports", "limit": 5 }), "reports"),
        (json!({ "ask": "statistics" }), "statistics"),
        (json!({ "ask": "forecast", "disk": null }), "forecast"),
        (json!({ "ask": "log", "limit": 5 }), "log"),
    ] {
        assert_eq!(house.looks(ask.clone()).await["answer"], answer, "{ask}");
    }
    for ask in [
        json!({ "ask": "close", "id": table }),
        json!({ "ask": "sign_out", "id": cleo }),
        json!({ "ask": "ban", "id": cleo, "reason": "insults", "span": null }),
        json!({ "ask": "unban", "id": cleo }),
        json!({ "ask": "anonymise", "id": cleo }),
        json!({ "ask": "delete", "id": cleo }),
    ] {
        let stale = house.post(0, json!({ "ask": ask })).await;
        assert_eq!((stale.status, stale.problem().as_str()), (403, "proof_needed"), "{ask}");
        // The code of another account, and a password that the account does not have.
        for proof in [
            json!({ "by": "code", "code": house.people[1].code }),
            json!({ "by": "password", "password": "correct horse battery" }),
        ] {
            let wrong = house.post(0, json!({ "ask": ask, "proof": proof })).await;
            let told = wrong.problem();
            assert!(
                told == "wrong_key" || (told == "too_many" && proof["by"] == "password"),
                "{ask}: {wrong:?}"
            );
        }
    }
    let log = house.looks(json!({ "ask": "log", "limit": 100 })).await;
    assert!(log["entries"].as_array().unwrap().iter().all(|line| line["outcome"] == "looked"), "{log}");
    let about: Value = house.looks(json!({ "ask": "account", "id": cleo })).await;
    assert_eq!(
        (&about["account"]["line"]["name"], &about["account"]["line"]["ban"]),
        (&json!("Cleo"), &Value::Null)
    );
    for malformed in [
        json!({}),
        json!({ "ask": "statistics" }),
        json!({ "ask": { "ask": "copy", "from": "a", "to": "b" } }),
        json!({ "ask": { "ask": "statistics", "more": 1 } }),
        json!({ "ask": { "ask": "statistics" }, "who": "command line" }),
        json!({ "ask": { "ask": "ban", "id": cleo, "reason": "x", "span": u64::MAX } }),
    ] {
        let answer = house.post(0, malformed.clone()).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"), "{malformed}");
    }
}

async fn what_an_admin_does_counts_at_once_and_is_in_the_log_by_their_account(at: Option<&str>) {
    let house = House::open(at).await;
    let (ada, cleo) = (house.id(0).to_owned(), house.id(2).to_owned());
    let ban = json!({ "ask": "ban", "id": cleo, "reason": "insults", "span": 86_400_000 });
    let done = house.does(ban.clone()).await;
    assert_eq!(done.status, 200, "{done:?}");
    assert!(done.read::<Value>()["told"].as_str().unwrap().contains("(insults)"));
    let token = house.people[2].cookie.split_once('=').unwrap().1;
    let told = house.server.lobby.session(token).await.err().unwrap();
    assert_eq!(told.code, protocol::ProblemCode::AccountBanned);
    assert_eq!(house.does(json!({ "ask": "unban", "id": cleo })).await.status, 200);
    assert_eq!(house.about(2).await.status, 200);
    // Each change needs its own confirmation.
    let again = house.post(0, json!({ "ask": ban })).await;
    assert_eq!(again.problem(), "proof_needed");
    let answer = house.does(json!({ "ask": "ban", "id": cleo, "reason": " ", "span": null })).await;
    assert_eq!((answer.status, answer.problem().as_str()), (422, "refused"));
    assert!(why(&answer).contains("1 to 200 characters"));
    assert_eq!(house.does(json!({ "ask": "delete", "id": house.id(4) })).await.status, 200);
    assert_eq!(house.about(4).await.status, 401);

    let log = house.looks(json!({ "ask": "log", "limit": 50 })).await;
    let lines = log["entries"].as_array().unwrap();
    assert!(lines.iter().all(|line| line["who"] == json!(ada)), "{log}");
    let did: Vec<String> = lines
        .iter()
        .filter(|line| line["outcome"] != "looked")
        .map(|line| format!("{} {}", line["what"].as_str().unwrap(), line["outcome"].as_str().unwrap()))
        .collect();
    for wanted in ["ban begun", "ban done", "ban refused", "unban done", "delete begun", "delete done"] {
        assert!(did.iter().any(|line| line == wanted), "{wanted}: {did:?}");
    }
    assert!(!log.to_string().contains(&house.people[0].code));
    assert_eq!(house.server.store.bans().await.unwrap(), vec![]);
}

async fn admins_are_spared_and_what_reads_or_deletes_much_is_not_for_the_browser(at: Option<&str>) {
    let house = House::open(at).await;
    for of in [house.id(0), house.id(1)] {
        for ask in [
            json!({ "ask": "ban", "id": of, "reason": "x", "span": null }),
            json!({ "ask": "unban", "id": of }),
            json!({ "ask": "delete", "id": of }),
            json!({ "ask": "anonymise", "id": of }),
            json!({ "ask": "sign_out", "id": of }),
        ] {
            let answer = house.does(ask.clone()).await;
            assert_eq!((answer.status, answer.problem().as_str()), (422, "refused"), "{ask}");
            assert!(why(&answer).contains("septet admin"), "{ask}");
        }
    }
    assert_eq!((house.about(0).await.status, house.about(1).await.status), (200, 200));
    for ask in [
        json!({ "ask": "prune", "older_than": 86_400_000, "dry_run": false }),
        json!({ "ask": "prune", "older_than": 86_400_000, "dry_run": true }),
        json!({ "ask": "integrity" }),
        json!({ "ask": "export", "id": house.id(2) }),
    ] {
        let answer = house.does(ask.clone()).await;
        assert_eq!((answer.status, answer.problem().as_str()), (422, "refused"), "{ask}");
        assert!(why(&answer).contains("not available in the browser"), "{ask}");
    }
    let log = house.looks(json!({ "ask": "log", "limit": 50 })).await.to_string();
    assert!(
        log.contains("\"what\":\"prune\"") && log.contains("admins cannot change admin accounts"),
        "{log}"
    );
}

/// The companion of an admin is protected like the admin. That of another account is not.
async fn who_plays_at_an_admins_device_is_spared_as_well(at: Option<&str>) {
    let house = House::open(at).await;
    for (n, spared) in [(0, true), (2, false)] {
        let (cookie, own) = (house.people[n].cookie.as_str(), house.server.own_origin());
        let headers = [("cookie", cookie), ("origin", &own)];
        let setup = json!({ "game": "seven-kingdoms", "seats": 2, "visibility": "private" });
        let table = house.server.json("POST", "/api/tables", &headers, setup).await.read::<MadeTable>().id;
        let mut socket = house.server.upgrade(Some(protocol::SUBPROTOCOL), &headers).await.unwrap();
        for message in [
            json!({ "type": "watch", "id": "w", "table": table }),
            json!({ "type": "sit", "id": "s", "table": table }),
            json!({ "type": "beside", "id": "b", "table": table, "name": "Ben" }),
        ] {
            let answer = socket.ask(message).await;
            assert!(matches!(answer, protocol::ServerMessage::Done { .. }), "{answer:?}");
        }
        let about: AboutMe = house.about(n).await.read();
        let ben = &about.companions[0].account.id;
        let answer = house.does(json!({ "ask": "anonymise", "id": ben })).await;
        assert_eq!(answer.status, if spared { 422 } else { 200 }, "{answer:?}");
    }
}

async fn a_report_is_read_with_the_names_of_now_and_without_what_was_seen(at: Option<&str>) {
    let house = House::open(at).await;
    let (dan, eve) = (&house.people[3], &house.people[4]);
    let own = house.server.own_origin();
    let headers = [("cookie", dan.cookie.as_str()), ("origin", &own)];
    let setup = json!({ "game": "seven-kingdoms", "seats": 2, "visibility": "private" });
    let table: MadeTable = house.server.json("POST", "/api/tables", &headers, setup).await.read();
    let of_eve = [("cookie", eve.cookie.as_str()), ("origin", &own)];
    for headers in [&headers, &of_eve] {
        let mut socket = house.server.upgrade(Some(protocol::SUBPROTOCOL), headers).await.unwrap();
        for kind in ["watch", "sit"] {
            let answer = socket.ask(json!({ "type": kind, "id": kind, "table": table.code })).await;
            assert!(matches!(answer, protocol::ServerMessage::Done { .. }), "{answer:?}");
        }
        let said = json!({ "type": "chat", "id": "c", "table": table.id, "text": "a cow at the table" });
        socket.ask(said).await;
    }
    let report = json!({ "table": table.id, "account": eve.id, "reason": "spam", "text": "look\nthere" });
    let sent = house.server.json("POST", "/api/reports", &headers, report).await;
    assert_eq!(sent.status, 204, "{sent:?}");
    let told = house.looks(json!({ "ask": "reports", "limit": 5 })).await;
    let line = &told["reports"][0];
    assert_eq!(line["reporter"], json!({ "account": dan.id, "name": "Dan" }));
    assert_eq!(line["reported"], json!({ "account": eve.id, "name": "Eve" }));
    assert_eq!((&line["reason"], &line["words"]), (&json!("spam"), &json!("look\nthere")));
    assert!(!told.to_string().contains("cow"), "{told}");
    assert_eq!(house.looks(json!({ "ask": "account", "id": eve.id })).await["account"]["reports"], 1);
}

async fn a_guest_who_is_an_admin_only_looks_and_requests_are_counted(at: Option<&str>) {
    let server = first(at).await;
    let cookie = server.person("Ada").await;
    let account: AboutMe = server.send("GET", "/api/account", &[("cookie", &cookie)], None).await.read();
    let id = account.account.id;
    let Server { dir, store, running, .. } = server;
    running.shut_down().await;
    store.close().await;
    let settings =
        Settings { admin_accounts: vec![id.clone()], admin_requests_per_minute: 3, ..Settings::default() };
    let server = again(at, dir, settings).await;
    let house = House { people: vec![Person { id, cookie, code: String::new() }], server };
    assert_eq!(house.looks(json!({ "ask": "statistics" })).await["answer"], "statistics");
    let answer = house.post(0, json!({ "ask": { "ask": "close", "id": "x" } })).await;
    assert_eq!((answer.status, answer.problem().as_str()), (403, "not_allowed"));
    assert!(why(&answer).contains("recovery code"));
    house.looks(json!({ "ask": "statistics" })).await;
    let answer = house.post(0, json!({ "ask": { "ask": "statistics" } })).await;
    assert_eq!((answer.status, answer.problem().as_str()), (429, "too_many"));
    assert!(answer.header("retry-after").is_some());
}
