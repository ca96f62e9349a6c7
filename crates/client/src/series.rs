//! Series of matches between bots, over HTTP.

use protocol::{
    Problem, ProblemCode,
    http::{BotHere, MakeSeries, Series, SeriesMatch},
};

use crate::{Error, Session};

impl Session {
    /// Makes a series of matches between bots. The other external bots must agree.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn make_series(&self, wanted: &MakeSeries) -> Result<Series, Error> {
        self.request("POST", "/api/series", Some(wanted)).await.map(|(series, _)| series)
    }

    /// Returns a series and its results so far.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or there is no such series.
    pub async fn series(&self, id: &str) -> Result<Series, Error> {
        self.request("GET", &path(id)?, None::<&()>).await.map(|(series, _)| series)
    }

    /// Returns a page of its finished matches, from 1.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or there is no such series.
    pub async fn series_matches(&self, id: &str, page: u32) -> Result<Vec<SeriesMatch>, Error> {
        let path = format!("{}/matches?page={page}", path(id)?);
        self.request("GET", &path, None::<&()>).await.map(|(matches, _)| matches)
    }

    /// Agrees to play a series ([`Noticed::Series`](protocol::Noticed::Series)).
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or the request is no longer open.
    pub async fn accept_series(&self, id: &str) -> Result<Series, Error> {
        self.does(id, "accept").await
    }

    /// Declines to play a series.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or the request is no longer open.
    pub async fn decline_series(&self, id: &str) -> Result<Series, Error> {
        self.does(id, "decline").await
    }

    /// Begins no further match of a series that the account made.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or the series is finished.
    pub async fn cancel_series(&self, id: &str) -> Result<Series, Error> {
        self.does(id, "cancel").await
    }

    /// Returns the connected bots that accept challenges to this game.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn bots(&self, game: &str) -> Result<Vec<BotHere>, Error> {
        if !game.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
            return Err(Error::Problem(Problem::new(
                ProblemCode::NotFound,
                "that is not the name of a game",
            )));
        }
        let path = format!("/api/bots?game={game}");
        self.request("GET", &path, None::<&()>).await.map(|(bots, _)| bots)
    }

    async fn does(&self, id: &str, what: &str) -> Result<Series, Error> {
        let path = format!("{}/{what}", path(id)?);
        self.request("POST", &path, None::<&()>).await.map(|(series, _)| series)
    }
}

/// Returns the path of a series.
fn path(id: &str) -> Result<String, Error> {
    if id.is_empty() || !id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
        return Err(Error::Problem(Problem::new(ProblemCode::NotFound, "that is not the id of a series")));
    }
    Ok(format!("/api/series/{id}"))
}
