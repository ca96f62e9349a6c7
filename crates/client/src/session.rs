//! Sign-in and all other HTTP requests.

use std::{fmt, time::Duration};

use protocol::{
    Account, AccountKind, Problem, ProblemCode, Setup,
    http::{Analysis, GameListing, MadeTable, MatchRecord, SignIn, SignedIn, TableListing},
};
use serde::{Serialize, de::DeserializeOwned};

use crate::{Address, Error};

/// A signed-in account. Cheap to clone; it can open any number of sockets.
#[derive(Clone)]
pub struct Session {
    http: ureq::Agent,
    address: Address,
    account: Account,
    secret: Secret,
}

#[derive(Clone)]
enum Secret {
    Nothing,
    Bearer(String),
    Cookie(String),
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Session({} at {})", self.account.name, self.address)
    }
}

/// The time limit of one request with its answer.
const PATIENCE: Duration = Duration::from_secs(30);

impl Session {
    /// Makes a guest account. A bot gets a bearer token, a person a cookie like a browser.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses the name.
    pub async fn sign_in(server: &str, name: &str, kind: AccountKind) -> Result<Self, Error> {
        let mut session = Self::stranger(server)?;
        let body = SignIn { name: name.to_owned(), kind };
        let (answer, cookie): (SignedIn, _) = session.request("POST", "/api/session", Some(&body)).await?;
        session.account = answer.account;
        session.secret = match (answer.token, cookie) {
            (Some(token), _) => Secret::Bearer(token),
            (None, Some(cookie)) => Secret::Cookie(cookie),
            (None, None) => return Err(Error::Garbled("a session without a token or a cookie".into())),
        };
        Ok(session)
    }

    /// Continues with a bot's token from an earlier [`Session::token`].
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or no longer knows the token.
    pub async fn with_token(server: &str, token: &str) -> Result<Self, Error> {
        let mut session = Self::stranger(server)?;
        session.secret = Secret::Bearer(token.to_owned());
        (session.account, _) = session.request("GET", "/api/session", None::<&()>).await?;
        Ok(session)
    }

    /// Returns the record of a finished match. Needs no sign-in.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or there is no such match, or it is not finished.
    pub async fn match_record(server: &str, id: &str) -> Result<MatchRecord, Error> {
        let path = match_path(id)?;
        Self::stranger(server)?.request("GET", &path, None::<&()>).await.map(|(record, _)| record)
    }

    /// Returns a strong built-in bot's opinion on one decision of a finished match: on input `input` of its
    /// record, from 0. Needs no sign-in. The server thinks about it for some tenths of a second.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or is too busy ([`Error::is_passing`]). If there is no such match or
    /// input, the match is not finished, or the input is no decision.
    pub async fn analysis(server: &str, id: &str, input: u32) -> Result<Analysis, Error> {
        let path = format!("{}/analysis/{input}", match_path(id)?);
        Self::stranger(server)?.request("GET", &path, None::<&()>).await.map(|(analysis, _)| analysis)
    }

    fn stranger(server: &str) -> Result<Self, Error> {
        let http = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build()
            .new_agent();
        let account = Account { id: String::new(), name: String::new(), kind: AccountKind::Bot };
        Ok(Self { http, address: server.parse()?, account, secret: Secret::Nothing })
    }

    /// Returns the account.
    pub const fn account(&self) -> &Account {
        &self.account
    }

    /// Returns the address of the server.
    pub const fn address(&self) -> &Address {
        &self.address
    }

    /// Returns the token of a bot. Any program that has it can act as this bot.
    pub fn token(&self) -> Option<&str> {
        match &self.secret {
            Secret::Bearer(token) => Some(token),
            Secret::Nothing | Secret::Cookie(_) => None,
        }
    }

    /// Returns the header that authenticates requests.
    pub(crate) fn credentials(&self) -> Option<(&'static str, String)> {
        match &self.secret {
            Secret::Nothing => None,
            Secret::Bearer(token) => Some(("authorization", format!("Bearer {token}"))),
            Secret::Cookie(cookie) => Some(("cookie", cookie.clone())),
        }
    }

    /// Returns true if requests need an `Origin` like a browser's: a cookie is valid only with the right one.
    pub(crate) const fn needs_origin(&self) -> bool {
        matches!(self.secret, Secret::Cookie(_))
    }

    /// Ends the session. The server closes its sockets.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn sign_out(&self) -> Result<(), Error> {
        self.request::<Option<()>>("DELETE", "/api/session", None::<&()>).await.map(|_| ())
    }

    /// Returns the games of the server.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn games(&self) -> Result<Vec<GameListing>, Error> {
        self.request("GET", "/api/games", None::<&()>).await.map(|(games, _)| games)
    }

    /// Returns the public tables, gathering and running.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn tables(&self) -> Result<Vec<TableListing>, Error> {
        self.request("GET", "/api/tables", None::<&()>).await.map(|(tables, _)| tables)
    }

    /// Makes a table with this account as its host.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or refuses the setup.
    pub async fn make_table(&self, setup: &Setup) -> Result<MadeTable, Error> {
        self.request("POST", "/api/tables", Some(setup)).await.map(|(made, _)| made)
    }

    /// Joins the queue of a game's ladder, for a bot that listens on a socket. A repetition changes nothing.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, has no such ladder, or no socket of the account listens.
    pub async fn join_ladder(&self, game: &str) -> Result<(), Error> {
        self.request::<Option<()>>("POST", &ladder_path(game)?, None::<&()>).await.map(|_| ())
    }

    /// Leaves the queue of a game's ladder. Running matches continue.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or has no such ladder.
    pub async fn leave_ladder(&self, game: &str) -> Result<(), Error> {
        self.request::<Option<()>>("DELETE", &ladder_path(game)?, None::<&()>).await.map(|_| ())
    }

    pub(crate) async fn request<T: DeserializeOwned + Send + 'static>(
        &self,
        method: &str,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<(T, Option<String>), Error> {
        let mut request = ureq::http::Request::builder().method(method).uri(self.address.http(path));
        if let Some((name, value)) = self.credentials() {
            request = request.header(name, value);
        }
        if self.needs_origin() {
            request = request.header("origin", self.address.origin());
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let body =
            body.map_or_else(Vec::new, |body| serde_json::to_vec(body).expect("bodies have string keys"));
        let request = request.body(body).map_err(|_| Error::Address(self.address.to_string()))?;
        let http = self.http.clone();
        tokio::task::spawn_blocking(move || answer(http.run(request))).await.expect("requests do not panic")
    }
}

/// Returns the path of a ladder's queue.
fn ladder_path(game: &str) -> Result<String, Error> {
    if game.is_empty() || !game.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
        return Err(Error::Problem(Problem::new(ProblemCode::NotFound, "that is not the name of a game")));
    }
    Ok(format!("/api/ladders/{game}/queue"))
}

/// Returns the path of a match.
fn match_path(id: &str) -> Result<String, Error> {
    if id.is_empty() || !id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
        return Err(Error::Problem(Problem::new(ProblemCode::NotFound, "that is not a match id")));
    }
    Ok(format!("/api/matches/{id}"))
}

fn answer<T: DeserializeOwned>(
    response: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
) -> Result<(T, Option<String>), Error> {
    let unreachable = |error: ureq::Error| Error::Unreachable(error.to_string());
    let mut response = response.map_err(unreachable)?;
    let status = response.status();
    let cookie = response
        .headers()
        .get("set-cookie")
        .and_then(|cookie| cookie.to_str().ok())
        .and_then(|cookie| cookie.split(';').next())
        .map(str::to_owned);
    let body = response.body_mut().read_to_vec().map_err(unreachable)?;
    if status.is_success() {
        let body = if body.is_empty() { b"null" } else { &body[..] };
        let value = serde_json::from_slice(body).map_err(|error| Error::Garbled(error.to_string()))?;
        return Ok((value, cookie));
    }
    Err(refusal(status.as_u16(), &body))
}

/// Returns the error in an HTTP answer that refuses a request.
pub(crate) fn refusal(status: u16, body: &[u8]) -> Error {
    match serde_json::from_slice::<Problem>(body) {
        Ok(problem) => Error::Problem(problem),
        Err(_) if status >= 500 => Error::Unreachable(format!("it answers with status {status}")),
        Err(_) => Error::Garbled(format!("status {status}")),
    }
}
