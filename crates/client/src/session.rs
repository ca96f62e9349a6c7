//! Signing in, and everything else that goes over HTTP.

use std::{fmt, time::Duration};

use protocol::{
    Account, AccountKind, Problem, ProblemCode, Setup,
    http::{Analysis, GameListing, MadeTable, MatchRecord, SignIn, SignedIn, TableListing},
};
use serde::{Serialize, de::DeserializeOwned};

use crate::{Address, Error};

/// One signed-in account. Cheap to clone; any number of sockets can be opened with it.
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

/// For one request and its answer.
const PATIENCE: Duration = Duration::from_secs(30);

impl Session {
    /// Makes a guest account. A bot gets a bearer token; a person a cookie, as a browser would.
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

    /// Goes on with a bot's token from an earlier [`Session::token`].
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or does not know the token any more.
    pub async fn with_token(server: &str, token: &str) -> Result<Self, Error> {
        let mut session = Self::stranger(server)?;
        session.secret = Secret::Bearer(token.to_owned());
        (session.account, _) = session.request("GET", "/api/session", None::<&()>).await?;
        Ok(session)
    }

    /// The record of a match that is over. Nobody needs to be signed in for that.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or there is no such match, or it is not over.
    pub async fn match_record(server: &str, id: &str) -> Result<MatchRecord, Error> {
        let path = match_path(id)?;
        Self::stranger(server)?.request("GET", &path, None::<&()>).await.map(|(record, _)| record)
    }

    /// What a strong automatic player thinks of one decision of a match that is over: of input `input` of its record,
    /// counted from 0. Nobody needs to be signed in for that; the server thinks about it for some tenths of a second.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or has no time ([`Error::is_passing`]), there is no such match or input, it is not
    /// over, or the input is no decision.
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

    /// Who this is.
    pub const fn account(&self) -> &Account {
        &self.account
    }

    /// Where the server is.
    pub const fn address(&self) -> &Address {
        &self.address
    }

    /// A bot's token. Any program that has it can act as this bot.
    pub fn token(&self) -> Option<&str> {
        match &self.secret {
            Secret::Bearer(token) => Some(token),
            Secret::Nothing | Secret::Cookie(_) => None,
        }
    }

    /// The header that says who is asking.
    pub(crate) fn credentials(&self) -> Option<(&'static str, String)> {
        match &self.secret {
            Secret::Nothing => None,
            Secret::Bearer(token) => Some(("authorization", format!("Bearer {token}"))),
            Secret::Cookie(cookie) => Some(("cookie", cookie.clone())),
        }
    }

    /// Whether sockets have to look like a browser's: a cookie counts only with the right `Origin`.
    pub(crate) const fn needs_origin(&self) -> bool {
        matches!(self.secret, Secret::Cookie(_))
    }

    /// Ends the session; its sockets are closed.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn sign_out(&self) -> Result<(), Error> {
        self.request::<Option<()>>("DELETE", "/api/session", None::<&()>).await.map(|_| ())
    }

    /// The games that the server offers.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn games(&self) -> Result<Vec<GameListing>, Error> {
        self.request("GET", "/api/games", None::<&()>).await.map(|(games, _)| games)
    }

    /// The public tables, gathering and running.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn tables(&self) -> Result<Vec<TableListing>, Error> {
        self.request("GET", "/api/tables", None::<&()>).await.map(|(tables, _)| tables)
    }

    /// Makes a table, with this account as its host.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or refuses the setup.
    pub async fn make_table(&self, setup: &Setup) -> Result<MadeTable, Error> {
        self.request("POST", "/api/tables", Some(setup)).await.map(|(made, _)| made)
    }

    /// A program that listens on a socket: plays on the ladder of a game from now on. Said again, nothing changes.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, has no such ladder, or does not see the account listen.
    pub async fn join_ladder(&self, game: &str) -> Result<(), Error> {
        self.request::<Option<()>>("POST", &ladder_path(game)?, None::<&()>).await.map(|_| ())
    }

    /// Begins no further match on the ladder of a game. Those that are on go on.
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

/// Where one joins a ladder.
fn ladder_path(game: &str) -> Result<String, Error> {
    if game.is_empty() || !game.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
        return Err(Error::Problem(Problem::new(ProblemCode::NotFound, "that is not the name of a game")));
    }
    Ok(format!("/api/ladders/{game}/queue"))
}

/// Where a match is.
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

/// What a refusal over HTTP says.
pub(crate) fn refusal(status: u16, body: &[u8]) -> Error {
    match serde_json::from_slice::<Problem>(body) {
        Ok(problem) => Error::Problem(problem),
        Err(_) if status >= 500 => Error::Unreachable(format!("it answers with status {status}")),
        Err(_) => Error::Garbled(format!("status {status}")),
    }
}
