//! Sign-in and making tables: the few requests that are not made over a socket.

use std::net::SocketAddr;

use anyhow::{Context, ensure};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// A signed-in account.
#[derive(Clone)]
pub struct Account {
    /// The address of the server.
    pub server: SocketAddr,
    /// The access token.
    pub token: String,
}

impl Account {
    /// Signs in a bot.
    pub async fn sign_in(server: SocketAddr, name: &str) -> anyhow::Result<Self> {
        let body = json!({ "name": name, "kind": "bot" });
        let answer = post(server, "/api/session", "", &body).await?;
        let token = answer["token"].as_str().context("bots get a token")?.to_owned();
        Ok(Self { server, token })
    }

    /// Makes a table with this setup, and returns its id.
    pub async fn make_table_of(&self, setup: &Value) -> anyhow::Result<String> {
        let authorization = format!("authorization: Bearer {}\r\n", self.token);
        let answer = post(self.server, "/api/tables", &authorization, setup).await?;
        Ok(answer["id"].as_str().context("tables have an id")?.to_owned())
    }
}

/// Returns the games that a server offers.
pub async fn games(server: SocketAddr) -> anyhow::Result<Vec<Value>> {
    let request = format!("GET /api/games HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n");
    Ok(serde_json::from_value(ask(server, &request, "HTTP/1.1 200").await?)?)
}

/// Returns a page as text.
pub async fn text_of(server: SocketAddr, path: &str) -> anyhow::Result<String> {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n");
    answer(server, &request, "HTTP/1.1 200").await
}

async fn post(server: SocketAddr, path: &str, headers: &str, body: &Value) -> anyhow::Result<Value> {
    let body = body.to_string();
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n{headers}\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    ask(server, &request, "HTTP/1.1 201").await
}

async fn ask(server: SocketAddr, request: &str, wanted: &str) -> anyhow::Result<Value> {
    Ok(serde_json::from_str(&answer(server, request, wanted).await?)?)
}

async fn answer(server: SocketAddr, request: &str, wanted: &str) -> anyhow::Result<String> {
    let mut stream = TcpStream::connect(server).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    ensure!(answer.starts_with(wanted), "refused: {answer}");
    let (_, body) = answer.split_once("\r\n\r\n").context("an answer has a body")?;
    Ok(body.to_owned())
}
