//! A bot account that stays the same: its token in a file.

use std::{fs, io, path::Path};

use protocol::AccountKind;

use crate::{Error, Session};

/// The reason why a token could not be used or stored.
#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    /// An error of the server or of the connection.
    #[error(transparent)]
    Client(#[from] Error),
    /// The file cannot be read or written.
    #[error("the token cannot be stored in {0}: {1}")]
    File(String, io::Error),
}

/// Signs in with the token in a file. Without a file it signs in as a new bot and stores the token there.
/// Only the file's owner can read it, because any program with the token can act as that bot.
///
/// # Errors
///
/// If the server cannot be reached or no longer knows the token, or the file cannot be read or written.
pub async fn session_of(server: &str, name: &str, file: Option<&Path>) -> Result<Session, TokenError> {
    let Some(file) = file else { return Ok(Session::sign_in(server, name, AccountKind::Bot).await?) };
    let failed = |error| TokenError::File(file.display().to_string(), error);
    match fs::read_to_string(file) {
        Ok(token) => Ok(Session::with_token(server, token.trim()).await?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let session = Session::sign_in(server, name, AccountKind::Bot).await?;
            write(file, session.token().unwrap_or_default()).map_err(failed)?;
            Ok(session)
        }
        Err(error) => Err(failed(error)),
    }
}

fn write(file: &Path, token: &str) -> io::Result<()> {
    use io::Write as _;
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    writeln!(options.open(file)?, "{token}")
}
