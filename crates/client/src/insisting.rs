//! Asking again while what keeps the server from answering passes by itself.

use std::time::Duration;

use tokio::time::sleep;

use crate::{Client, Error, Table};

/// Before the next try, when the server has no hint to give.
const A_MOMENT: Duration = Duration::from_millis(500);

/// So often an answer is given. Whoever loses the server meanwhile is asked again after coming back.
const TRIES: usize = 10;

/// Follows a table that began: nobody tells of it again.
///
/// # Errors
///
/// As [`Client::follow`], if another try would end alike.
pub(crate) async fn come(client: &Client, table: &str) -> Result<Table, Error> {
    loop {
        match client.follow(table).await {
            Err(error) if error.is_passing() => sleep(pause(&error)).await,
            come => return come,
        }
    }
}

/// Gives an answer, if it is still asked for.
///
/// # Errors
///
/// If the client has given up.
pub(crate) async fn say<T>(mut answer: impl AsyncFnMut() -> Result<T, Error>) -> Result<(), Error> {
    for _ in 0..TRIES {
        match answer().await {
            Ok(_) => return Ok(()),
            Err(error) if error.is_passing() => sleep(pause(&error)).await,
            // Whoever asked may have thought better of it.
            Err(Error::Problem(_)) => return Ok(()),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

fn pause(error: &Error) -> Duration {
    let hint = if let Error::Problem(problem) = error { problem.retry_after } else { None };
    hint.map_or(A_MOMENT, Duration::from_millis)
}
