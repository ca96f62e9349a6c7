//! Notices that the files of an open database were removed or replaced. SQLite does not notice that. It
//! writes to a file without a name, and loses those writes when the process ends.

use std::path::{Path, PathBuf};

use lobby::StoreError;

/// A database file and its write-ahead log, as they were first found.
#[derive(Debug)]
pub(super) struct Identity {
    database: Found,
    log: Found,
}

#[derive(Debug)]
struct Found {
    path: PathBuf,
    /// `None` until the file exists.
    number: Option<Number>,
}

impl Identity {
    pub(super) fn of(database: &Path) -> Self {
        let database = &database.canonicalize().unwrap_or_else(|_| database.to_owned());
        let mut log = database.as_os_str().to_owned();
        log.push("-wal");
        let found = |path| Found { path, number: None };
        Self { database: found(database.to_owned()), log: found(log.into()) }
    }

    /// Accepts the next log as the right one. SQLite removes the log when the last connection closes.
    pub(super) fn forget_log(&mut self) {
        self.log.number = None;
    }

    /// Compares the files with those that were first found. Cost: two calls of the file system.
    ///
    /// # Errors
    ///
    /// If one of them was removed or replaced. The message contains the remedy.
    pub(super) fn check(&mut self) -> Result<(), StoreError> {
        self.database.check()?;
        self.log.check()
    }
}

impl Found {
    fn check(&mut self) -> Result<(), StoreError> {
        let now = number(&self.path);
        // The first transaction makes the log.
        let Some(known) = self.number else {
            self.number = now;
            return Ok(());
        };
        if now == Some(known) {
            return Ok(());
        }
        let happened = if now.is_none() { "removed" } else { "replaced" };
        Err(StoreError::Unavailable(format!(
            "{} was {happened} while the server used it: stop the server, put the file back or restore a backup, and \
             start the server again",
            self.path.display()
        )))
    }
}

/// The device and the inode of a file.
type Number = (u64, u64);

/// Returns `None` if there is no such file. The database reports all other errors.
#[cfg(unix)]
fn number(path: &Path) -> Option<Number> {
    use std::os::unix::fs::MetadataExt as _;

    match std::fs::metadata(path) {
        Ok(file) => Some((file.dev(), file.ino())),
        Err(_) => None,
    }
}

/// Returns `None`: on other systems an open file cannot be removed.
#[cfg(not(unix))]
fn number(_: &Path) -> Option<Number> {
    None
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_that_was_removed_or_replaced_is_noticed_and_one_that_comes_back_is_welcome() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name| dir.path().join(name);
        fs::write(at("db"), "one").unwrap();
        let mut identity = Identity::of(&at("db"));
        assert_eq!(identity.check().err().map(|error| error.to_string()), None, "no log yet");
        fs::write(at("db-wal"), "log").unwrap();
        for name in ["db", "db-wal"] {
            let problem = |identity: &mut Identity| identity.check().err().map(|error| error.to_string());
            assert_eq!(problem(&mut identity), None);
            fs::rename(at(name), at("away")).unwrap();
            let removed = problem(&mut identity).unwrap();
            assert!(removed.contains(&format!("{name} was removed")), "{removed}");
            fs::write(at(name), "another").unwrap();
            let replaced = problem(&mut identity).unwrap();
            assert!(replaced.contains(&format!("{name} was replaced")), "{replaced}");
            fs::rename(at("away"), at(name)).unwrap();
            assert_eq!(problem(&mut identity), None);
        }
    }

    #[test]
    fn a_log_that_sqlite_made_again_is_welcome_once_it_is_forgotten() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name| dir.path().join(name);
        for name in ["db", "db-wal"] {
            fs::write(at(name), "one").unwrap();
        }
        std::os::unix::fs::symlink(at("db"), at("link")).unwrap();
        let mut identity = Identity::of(&at("link"));
        assert!(identity.check().is_ok());
        fs::rename(at("db-wal"), at("away")).unwrap();
        assert!(identity.check().is_err(), "the log of the real file is looked at");
        fs::write(at("db-wal"), "another").unwrap();
        identity.forget_log();
        assert!(identity.check().is_ok());
    }
}
