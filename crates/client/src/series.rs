//! Series of matches between programs, over HTTP.

use protocol::{
    Problem, ProblemCode,
    http::{BotHere, MakeSeries, Series, SeriesMatch},
};

use crate::{Error, Session};

impl Session {
    /// Makes a series of matches between programs. Whoever else plays it is asked and has to agree.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn make_series(&self, wanted: &MakeSeries) -> Result<Series, Error> {
        self.request("POST", "/api/series", Some(wanted)).await.map(|(series, _)| series)
    }

    /// How a series stands.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or there is no such series.
    pub async fn series(&self, id: &str) -> Result<Series, Error> {
        self.request("GET", &path(id)?, None::<&()>).await.map(|(series, _)| series)
    }

    /// A page of its matches that are over, from 1.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or there is no such series.
    pub async fn series_matches(&self, id: &str, page: u32) -> Result<Vec<SeriesMatch>, Error> {
        let path = format!("{}/matches?page={page}", path(id)?);
        self.request("GET", &path, None::<&()>).await.map(|(matches, _)| matches)
    }

    /// Agrees to play a series that one was asked for ([`Noticed::Series`](protocol::Noticed::Series)).
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or nobody asks for it any more.
    pub async fn accept_series(&self, id: &str) -> Result<Series, Error> {
        self.does(id, "accept").await
    }

    /// Does not play it.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or nobody asks for it any more.
    pub async fn decline_series(&self, id: &str) -> Result<Series, Error> {
        self.does(id, "decline").await
    }

    /// Lets no further match begin of a series that one has made.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or the series is over.
    pub async fn cancel_series(&self, id: &str) -> Result<Series, Error> {
        self.does(id, "cancel").await
    }

    /// The programs that play this game with anybody and are here.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn bots(&self, game: &str) -> Result<Vec<BotHere>, Error> {
        if !game.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
            return Err(Error::Problem(Problem::new(ProblemCode::NotFound, "that is no game")));
        }
        let path = format!("/api/bots?game={game}");
        self.request("GET", &path, None::<&()>).await.map(|(bots, _)| bots)
    }

    async fn does(&self, id: &str, what: &str) -> Result<Series, Error> {
        let path = format!("{}/{what}", path(id)?);
        self.request("POST", &path, None::<&()>).await.map(|(series, _)| series)
    }
}

/// Where a series is.
fn path(id: &str) -> Result<String, Error> {
    if id.is_empty() || !id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
        return Err(Error::Problem(Problem::new(ProblemCode::NotFound, "that is not the id of a series")));
    }
    Ok(format!("/api/series/{id}"))
}
