//! The path of the admin socket.

use std::path::PathBuf;

use crate::store::beside_sqlite;

/// The value for no socket.
const NONE: &str = "none";

/// The setting of the admin socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AdminSocket {
    /// No socket.
    None,
    /// A socket at this path.
    At(PathBuf),
}

/// Parses the setting.
pub(crate) fn admin_socket(text: &str) -> Result<AdminSocket, String> {
    match text {
        "" => Err("expected a path, or none".into()),
        NONE => Ok(AdminSocket::None),
        path => Ok(AdminSocket::At(path.into())),
    }
}

/// The place of the admin socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// No socket.
    None,
    /// Beside the database, by default.
    Beside(PathBuf),
    /// At the configured path.
    Wanted(PathBuf),
}

/// Returns the place for a database. The default is beside an SQLite file, and no socket for Postgres.
pub(crate) fn place(set: Option<&AdminSocket>, database: &str) -> Place {
    match set {
        Some(AdminSocket::None) => Place::None,
        Some(AdminSocket::At(path)) => Place::Wanted(path.clone()),
        None => beside_sqlite(database, "-admin").map_or(Place::None, Place::Beside),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_is_beside_the_database_unless_set() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().canonicalize().unwrap();
        let url = format!("sqlite://{}/septet.db?mode=rwc", folder.display());
        assert_eq!(place(None, &url), Place::Beside(folder.join("septet.db-admin")));
        assert_eq!(place(None, "postgres://ada@db.example/septet"), Place::None);
        assert_eq!(place(Some(&admin_socket("none").unwrap()), &url), Place::None);
        let set = admin_socket("/run/septet/admin").unwrap();
        assert_eq!(place(Some(&set), "postgres://db.example/s"), Place::Wanted("/run/septet/admin".into()));
        assert!(admin_socket("").is_err());
    }
}
