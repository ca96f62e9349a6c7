//! Ids in answers are names and no permissions. Checks each row of the table "Access to private tables" in
//! docs/bots/features.md.
//!
//! The callers are a client without an account, a bot, a person, and the account that a row belongs to.

use lobby::Store as _;
use protocol::http::{AboutMe, MadeTable, MatchListing, Series, TableListing};
use serde_json::{Value, json};

use super::Person;
use crate::support::{Answer, Server, bearer};

/// The callers, in the order of the rows.
struct Callers<'a> {
    server: &'a Server,
    program: String,
    stranger: Person<'a>,
    member: Person<'a>,
}

impl Callers<'_> {
    /// Returns the status that each caller gets.
    async fn try_all(&self, method: &str, path: &str, body: &Value) -> [u16; 4] {
        let own = self.server.own_origin();
        let program = [("authorization", self.program.as_str())];
        let cookie = |of: &str| [("cookie".to_owned(), of.to_owned()), ("origin".to_owned(), own.clone())];
        let ask = async |headers: &[(&str, &str)]| -> Answer {
            match body {
                Value::Null => self.server.send(method, path, headers, None).await,
                body => self.server.json(method, path, headers, body.clone()).await,
            }
        };
        let nobody = ask(&[]).await.status;
        let of_program = ask(&program).await.status;
        let mut people = [0; 2];
        for (person, status) in [&self.stranger, &self.member].into_iter().zip(&mut people) {
            let headers = cookie(&person.cookie);
            let headers: Vec<_> =
                headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            *status = ask(&headers).await.status;
        }
        [nobody, of_program, people[0], people[1]]
    }

    #[track_caller]
    fn check(told: [u16; 4], wanted: [u16; 4], row: &str) {
        assert_eq!(told, wanted, "{row}: without an account, a program, a stranger, a member");
    }
}

/// Plays a match of the member with a bot at a private table. Returns its id.
async fn played(member: &Person<'_>, table: &str) -> String {
    let mut socket = member.watching(table).await;
    for (n, deed) in [
        json!({ "type": "sit" }),
        json!({ "type": "add_bot", "player": "random" }),
        json!({ "type": "ready", "ready": true }),
        json!({ "type": "start" }),
    ]
    .into_iter()
    .enumerate()
    {
        let mut deed = deed;
        (deed["id"], deed["table"]) = (format!("b{n}").into(), table.into());
        socket.ask(deed).await;
    }
    drop(socket);
    member.play(table).await;
    let listed: Vec<MatchListing> = member.get("/api/matches/mine").await.read();
    listed[0].id.clone()
}

#[tokio::test]
async fn an_id_is_no_permission() {
    let server = Server::start().await;
    let (stranger, member) = (Person::of(&server, "Stranger").await, Person::of(&server, "Member").await);
    let program = bearer(&server.bot("R2").await);
    let callers = Callers { server: &server, program, stranger, member };
    let setup = |visibility: &str| json!({ "game": "seven-kingdoms", "seats": 2, "visibility": visibility });
    let public: MadeTable = callers.member.post("/api/tables", setup("public")).await.read();
    let private: MadeTable = callers.member.post("/api/tables", setup("private")).await.read();
    let ended = played(&callers.member, &private.id).await;
    let levels = json!([{ "player": "random" }, { "player": "random" }]);
    let wanted = json!({ "game": "seven-kingdoms", "seats": 2, "players": levels, "deals": 20 });
    let series: Series = callers.member.post("/api/series", wanted).await.read();
    let set = json!({ "setup": { "game": "seven-kingdoms", "seats": 2 }, "tables": 2 });
    let set: Value = callers.member.post("/api/duplicates", set).await.read();
    let set = set["id"].as_str().unwrap();
    let about: AboutMe = callers.member.get("/api/account").await.read();
    let session = about.devices[0].id.clone();

    let read = [200; 4];
    for (row, path, wanted) in [
        ("a public table", format!("/api/tables/{}", public.id), read),
        ("a private table by its id", format!("/api/tables/{}", private.id), [404, 404, 404, 200]),
        ("a private table by its code", format!("/api/tables/{}", private.code), read),
        ("a finished match", format!("/api/matches/{ended}"), read),
        ("its replay", format!("/api/matches/{ended}/replay?as=spectator"), read),
        ("its analysis", format!("/api/matches/{ended}/analysis/0"), read),
        ("its talk", format!("/api/matches/{ended}/talk"), [401, 403, 403, 200]),
        ("a set of tables", format!("/api/duplicates/{set}"), read),
        ("a series", format!("/api/series/{}", series.id), read),
        ("its matches", format!("/api/series/{}/matches", series.id), read),
        ("sessions of an account", "/api/account".to_owned(), [401, 200, 200, 200]),
    ] {
        Callers::check(callers.try_all("GET", &path, &Value::Null).await, wanted, row);
    }
    let report = json!({ "table": private.id, "account": callers.member.id, "reason": "insults" });
    for (row, method, path, body, wanted) in [
        ("a report", "POST", "/api/reports".to_owned(), report, [401, 404, 404, 404]),
        (
            "closing the tables",
            "POST",
            format!("/api/duplicates/{set}/close"),
            Value::Null,
            [401, 403, 403, 200],
        ),
        ("agreeing", "POST", format!("/api/series/{}/accept", series.id), Value::Null, [401, 403, 403, 403]),
        (
            "declining",
            "POST",
            format!("/api/series/{}/decline", series.id),
            Value::Null,
            [401, 403, 403, 403],
        ),
        (
            "cancelling",
            "POST",
            format!("/api/series/{}/cancel", series.id),
            Value::Null,
            [401, 403, 403, 200],
        ),
        (
            "ending a session",
            "DELETE",
            format!("/api/account/sessions/{session}"),
            Value::Null,
            [401, 404, 404, 204],
        ),
    ] {
        Callers::check(callers.try_all(method, &path, &body).await, wanted, row);
    }
    // A replay contains the table's id, which gives no access.
    let row = server.store.find_table(&private.id).await.unwrap().unwrap();
    assert!(!row.public);
    let stranger: Vec<TableListing> = callers.stranger.get("/api/tables/mine").await.read();
    assert!(stranger.is_empty());
}
