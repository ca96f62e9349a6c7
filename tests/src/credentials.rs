//! Signing in.

use std::net::SocketAddr;

use protocol::{
    Account, AccountKind, Setup,
    http::{MadeTable, SignIn, SignedIn},
};
use serde_json::{Value, json};

use crate::{Answer, request};

/// The credentials of a signed-in account.
#[derive(Clone, Debug)]
pub struct Credentials {
    /// The account.
    pub account: Account,
    /// The header that authenticates the account: a cookie for people, a bearer token for bots.
    pub header: (&'static str, String),
}

impl Credentials {
    /// Creates a bot account.
    ///
    /// # Panics
    ///
    /// If the server does not create one.
    pub async fn bot(server: impl Into<SocketAddr>, name: &str) -> Self {
        let signed_in: SignedIn = sign_in(server, name, AccountKind::Bot).await.json();
        let token = signed_in.token.expect("a bot is given its token");
        Self::of_bot(signed_in.account, &token)
    }

    /// Returns the credentials of an existing bot account, with its token.
    pub fn of_bot(account: Account, token: &str) -> Self {
        Self { account, header: ("Authorization", format!("Bearer {token}")) }
    }

    /// Creates a person's account.
    ///
    /// # Panics
    ///
    /// If the server does not create one.
    pub async fn person(server: impl Into<SocketAddr>, name: &str) -> Self {
        let answer = sign_in(server, name, AccountKind::Person).await;
        let cookie = answer.header("set-cookie").expect("a person is given a cookie");
        assert!(cookie.contains("HttpOnly"), "{cookie}");
        // Without the port in its name, each server of a cluster reads it.
        let pair = cookie.split(';').next().and_then(|pair| pair.split_once('='));
        let pair = format!("septet={}", pair.expect("a cookie has a value").1);
        let signed_in: SignedIn = answer.json();
        assert_eq!(signed_in.token, None, "scripts in a page must not learn the session");
        Self { account: signed_in.account, header: ("Cookie", pair) }
    }

    /// Sends one HTTP request as this account.
    ///
    /// # Panics
    ///
    /// If the server cannot be reached.
    pub async fn request(
        &self,
        server: impl Into<SocketAddr>,
        method: &str,
        path: &str,
        body: &str,
    ) -> Answer {
        self.request_from(server, None, method, path, body).await
    }

    /// Sends one HTTP request as this account, as a proxy that forwards the client's IP address.
    ///
    /// # Panics
    ///
    /// If the server does not answer.
    pub async fn request_from(
        &self,
        server: impl Into<SocketAddr>,
        address: Option<&str>,
        method: &str,
        path: &str,
        body: &str,
    ) -> Answer {
        let server = server.into();
        let origin = format!("http://{server}");
        let mut headers = vec![(self.header.0, self.header.1.as_str()), ("Origin", &origin)];
        headers.extend(address.map(|address| ("X-Forwarded-For", address)));
        request(server, method, path, &headers, body).await.expect("the server answers")
    }

    /// Makes a table as this account.
    ///
    /// # Panics
    ///
    /// If the server refuses it.
    pub async fn make_table(&self, server: impl Into<SocketAddr>, setup: &Value) -> MadeTable {
        let answer = self.request(server, "POST", "/api/tables", &setup.to_string()).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    }

    /// Makes a table for 7 Kingdoms with this number of seats and otherwise the defaults.
    pub async fn kingdoms(&self, server: impl Into<SocketAddr>, seats: u8) -> MadeTable {
        self.make_table(server, &json!({ "game": "seven-kingdoms", "seats": seats, "options": {} })).await
    }

    /// Makes a table as [`Credentials::make_table`] does, from the typed setup.
    pub async fn make(&self, server: impl Into<SocketAddr>, setup: &Setup) -> MadeTable {
        self.make_table(server, &serde_json::to_value(setup).expect("a setup serializes")).await
    }
}

async fn sign_in(server: impl Into<SocketAddr>, name: &str, kind: AccountKind) -> Answer {
    let body = serde_json::to_string(&SignIn { name: name.to_owned(), kind }).expect("it serializes");
    let server = server.into();
    let origin = format!("http://{server}");
    let answer = request(server, "POST", "/api/session", &[("Origin", &origin)], &body).await;
    let answer = answer.expect("the server answers");
    assert_eq!(answer.status, 201, "{answer:?}");
    answer
}
