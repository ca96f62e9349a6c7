//! Signing in.

use std::net::SocketAddr;

use protocol::{
    Account, AccountKind, Setup,
    http::{MadeTable, SignIn, SignedIn},
};
use serde_json::{Value, json};

use crate::{Answer, request};

/// Somebody who signed in.
#[derive(Clone, Debug)]
pub struct Credentials {
    /// Who.
    pub account: Account,
    /// The header that proves it: a cookie for people, a bearer token for bots.
    pub header: (&'static str, String),
}

impl Credentials {
    /// A new bot account.
    ///
    /// # Panics
    ///
    /// If the server does not make one.
    pub async fn bot(server: impl Into<SocketAddr>, name: &str) -> Self {
        let signed_in: SignedIn = sign_in(server, name, AccountKind::Bot).await.json();
        let token = signed_in.token.expect("a bot is given its token");
        Self::of_bot(signed_in.account, &token)
    }

    /// A bot account that was made before, by the token it was given then.
    pub fn of_bot(account: Account, token: &str) -> Self {
        Self { account, header: ("Authorization", format!("Bearer {token}")) }
    }

    /// A new person's account.
    ///
    /// # Panics
    ///
    /// If the server does not make one.
    pub async fn person(server: impl Into<SocketAddr>, name: &str) -> Self {
        let answer = sign_in(server, name, AccountKind::Person).await;
        let cookie = answer.header("set-cookie").expect("a person is given a cookie");
        assert!(cookie.contains("HttpOnly"), "{cookie}");
        let pair = cookie.split(';').next().expect("split gives at least one").to_owned();
        let signed_in: SignedIn = answer.json();
        assert_eq!(signed_in.token, None, "scripts in a page must not learn the session");
        Self { account: signed_in.account, header: ("Cookie", pair) }
    }

    /// One HTTP request as this account.
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

    /// The same by way of a proxy that says where it comes from.
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

    /// Makes a table for 7 Kingdoms with this many seats and otherwise nothing special.
    pub async fn kingdoms(&self, server: impl Into<SocketAddr>, seats: u8) -> MadeTable {
        self.make_table(server, &json!({ "game": "seven-kingdoms", "seats": seats, "options": {} })).await
    }

    /// As [`Credentials::make_table`], from the type.
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
