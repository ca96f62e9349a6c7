//! Ratings, mutes, friends and reports, as browsers and attackers use them.

mod access;
mod challenges;
mod days;
mod duplicates;
mod friends;
mod listed;
mod mutes;
mod ratings;
mod reports;
mod series;

use std::time::Duration;

use lobby::{Session, SessionHash, Store as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::support::{Answer, Server, Socket};

/// A person with a browser.
struct Person<'a> {
    server: &'a Server,
    cookie: String,
    id: String,
}

impl<'a> Person<'a> {
    async fn of(server: &'a Server, name: &str) -> Self {
        let cookie = server.person(name).await;
        let person = Self { server, cookie, id: String::new() };
        let account: Value = person.get("/api/session").await.read();
        Self { id: account["id"].as_str().unwrap().to_owned(), ..person }
    }

    async fn ask(&self, method: &str, path: &str, body: Value) -> Answer {
        let own = self.server.own_origin();
        let headers = [("cookie", self.cookie.as_str()), ("origin", &own)];
        match body {
            Value::Null => self.server.send(method, path, &headers, None).await,
            body => self.server.json(method, path, &headers, body).await,
        }
    }

    async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, Value::Null).await
    }

    #[track_caller]
    fn done(answer: &Answer) {
        assert_eq!(answer.status, 204, "{answer:?}");
    }

    async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, body).await
    }

    async fn delete(&self, path: &str) -> Answer {
        self.ask("DELETE", path, Value::Null).await
    }

    /// Opens a socket and watches a table, by its code.
    async fn watching(&self, table: &str) -> Socket {
        let found = self.server.store.find_table(&table.to_owned()).await.unwrap();
        let table = found.map_or_else(|| table.to_owned(), |row| row.code);
        let own = self.server.own_origin();
        let headers = [("cookie", self.cookie.as_str()), ("origin", own.as_str())];
        let mut socket = self.server.upgrade(Some("septet.v1"), &headers).await.unwrap();
        socket.ask(json!({ "type": "watch", "id": "w", "table": table })).await;
        socket
    }

    /// Plays the first offered move until the match ends.
    async fn play(&self, table: &str) {
        let mut socket = self.watching(table).await;
        // The decision may have come before the answer to the request to watch.
        socket.say(json!({ "type": "watch", "id": "again", "table": table })).await;
        let mut submitted = json!(null);
        for n in 0.. {
            let (decision, intent) = loop {
                let told = serde_json::to_value(socket.next().await).unwrap();
                // A client that plays as fast as this meets a rate limit now and then.
                if let Some(wait) = told["problem"]["retry_after"].as_u64() {
                    tokio::time::sleep(Duration::from_millis(wait)).await;
                    socket.say(submitted.clone()).await;
                }
                if told["type"] != "game" {
                    continue;
                }
                if !told["outcome"].is_null() {
                    return;
                }
                let decision = &told["decision"];
                if decision["owed"] == true {
                    break (decision["number"].clone(), decision["choices"]["intents"][0].clone());
                }
            };
            let id = format!("s{n}");
            let submit =
                json!({ "type": "submit", "id": id, "table": table, "decision": decision, "intent": intent });
            socket.say(submit.clone()).await;
            submitted = submit;
        }
    }

    /// Makes a table of Seven Kingdoms for two. Returns its id and code.
    async fn table(&self) -> (String, String) {
        let setup = json!({ "game": "seven-kingdoms", "seats": 2, "visibility": "private" });
        let made: protocol::http::MadeTable = self.post("/api/tables", setup).await.read();
        (made.id, made.code)
    }

    async fn erase(&self) {
        let answer = self.post("/api/account/erase", json!({})).await;
        assert_eq!(answer.status, 204, "{answer:?}");
    }

    /// Returns this session as the lobby knows it.
    async fn session(&self) -> Session {
        let token = self.cookie.split_once('=').unwrap().1;
        let hash = SessionHash(hex::encode(Sha256::digest(token)));
        let (account, _) = self.server.store.session(&hash).await.unwrap().unwrap();
        Session { hash, account }
    }
}
