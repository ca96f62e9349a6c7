//! Repeats requests after temporary problems.

use std::time::Duration;

use tokio::time::sleep;

use crate::{Client, Error, Table};

/// The pause before the next attempt, if the server names none.
const A_MOMENT: Duration = Duration::from_millis(500);

/// The attempts to give an answer. After a reconnect the server asks again.
const TRIES: usize = 10;

/// Follows a table whose match began. The server announces it only once.
///
/// # Errors
///
/// As [`Client::follow`], if another attempt would fail, too.
pub(crate) async fn come(client: &Client, table: &str) -> Result<Table, Error> {
    loop {
        match client.follow(table).await {
            Err(error) if error.is_passing() => sleep(pause(&error)).await,
            come => return come,
        }
    }
}

/// Gives an answer, if the question is still open.
///
/// # Errors
///
/// If the client has given up.
pub(crate) async fn say<T>(mut answer: impl AsyncFnMut() -> Result<T, Error>) -> Result<(), Error> {
    for _ in 0..TRIES {
        match answer().await {
            Ok(_) => return Ok(()),
            Err(error) if error.is_passing() => sleep(pause(&error)).await,
            // The other account may have withdrawn its question.
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
