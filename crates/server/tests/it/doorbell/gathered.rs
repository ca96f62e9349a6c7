//! Two players at a table of a toy game in which both decide at the same time, and who come and go.

use std::sync::atomic::{AtomicUsize, Ordering};

use contract::Catalogued;
use contract_laws::toys::Goof;
use lobby::{Catalogue, OfferedGame};
use protocol::{ServerMessage, http::MadeTable};
use serde_json::{Value, json};

use super::{device::Device, service::Service};
use crate::support::{Answer, Server, Socket};

pub fn toys() -> Catalogue {
    Catalogue::new(vec![OfferedGame::new(Catalogued::<Goof>::new(), vec![])])
}

pub struct Person {
    /// The unique end of the endpoint of their device.
    pub name: String,
    pub cookie: String,
    pub device: Device,
}

impl Person {
    pub async fn of(server: &Server, name: &str) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let unique = format!("{name}-{}", COUNT.fetch_add(1, Ordering::Relaxed));
        Self { name: unique, cookie: server.person(name).await, device: Device::new() }
    }

    pub async fn ask(&self, server: &Server, method: &str, path: &str, body: Option<Value>) -> Answer {
        let own = server.own_origin();
        let headers = [("cookie", self.cookie.as_str()), ("origin", &own)];
        match body {
            Some(body) => server.json(method, path, &headers, body).await,
            None => server.send(method, path, &headers, None).await,
        }
    }

    pub async fn post(&self, server: &Server, path: &str, body: Value) -> Answer {
        self.ask(server, "POST", path, Some(body)).await
    }

    /// Enables notifications at an endpoint of the push service that ends with the name.
    pub async fn subscribe(&self, server: &Server, service: &Service, kind: &str) {
        let subscription = self.device.subscription(&service.endpoint(kind, &self.name));
        let answer = self.post(server, "/api/notifications/push", subscription).await;
        assert_eq!(answer.status, 204, "{answer:?}");
    }

    pub async fn wish(&self, server: &Server, wishes: Value) {
        let answer = self.post(server, "/api/notifications/preferences", wishes).await;
        assert_eq!(answer.status, 204, "{answer:?}");
    }

    pub async fn about(&self, server: &Server) -> protocol::http::Doorbell {
        let answer = self.ask(server, "GET", "/api/notifications", None).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.read()
    }

    async fn socket(&self, server: &Server) -> Socket {
        let own = server.own_origin();
        let headers = [("cookie", self.cookie.as_str()), ("origin", own.as_str())];
        let mut socket = server.upgrade(Some("septet.v1"), &headers).await.unwrap();
        assert!(matches!(socket.next().await, ServerMessage::Hello { .. }));
        socket
    }

    /// Watches the table, makes a move, and disconnects.
    pub async fn play(&self, server: &Server, table: &MadeTable) {
        let mut socket = self.socket(server).await;
        socket.say(json!({ "type": "watch", "id": "watch", "table": table.id })).await;
        let (decision, intent) = loop {
            let told = serde_json::to_value(socket.next().await).unwrap();
            let decision = &told["decision"];
            if told["type"] == "game" && !decision.is_null() {
                break (decision["number"].clone(), decision["choices"]["intents"][0].clone());
            }
        };
        let table = &table.id;
        let submit =
            json!({ "type": "submit", "id": "move", "table": table, "decision": decision, "intent": intent });
        done(&mut socket, submit).await;
    }
}

async fn done(socket: &mut Socket, message: Value) {
    let answer = socket.ask(message).await;
    assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
}

/// Two players who sit at a table, watch it and are ready.
pub struct Gathered {
    pub ann: Person,
    pub bob: Person,
    pub table: MadeTable,
    sockets: Vec<Socket>,
}

impl Gathered {
    pub async fn at(server: &Server, clock: Value) -> Self {
        let (ann, bob) = (Person::of(server, "ann").await, Person::of(server, "bob").await);
        let setup = json!({ "game": "goof", "seats": 2, "clock": clock });
        let made = ann.post(server, "/api/tables", setup).await;
        assert_eq!(made.status, 201, "{made:?}");
        let table: MadeTable = made.read();
        let mut sockets = Vec::new();
        for person in [&ann, &bob] {
            let (mut socket, id) = (person.socket(server).await, &table.id);
            done(&mut socket, json!({ "type": "watch", "id": "watch", "table": id })).await;
            done(&mut socket, json!({ "type": "sit", "id": "sit", "table": id })).await;
            done(&mut socket, json!({ "type": "ready", "id": "ready", "table": id, "ready": true })).await;
            sockets.push(socket);
        }
        Self { ann, bob, table, sockets }
    }

    /// Begins the match; both players then look away.
    pub async fn begin(self) -> (Person, Person, MadeTable) {
        let (ann, bob, table, _) = self.begin_before_ann().await;
        (ann, bob, table)
    }

    /// Begins the match; only Ann watches, until her socket is dropped.
    pub async fn begin_before_ann(mut self) -> (Person, Person, MadeTable, Socket) {
        drop(self.sockets.pop());
        let mut of_ann = self.sockets.pop().unwrap();
        done(&mut of_ann, json!({ "type": "start", "id": "start", "table": self.table.id })).await;
        (self.ann, self.bob, self.table, of_ann)
    }
}
