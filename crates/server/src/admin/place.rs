//! Where the socket of a server is, by which it is administered.

use std::path::PathBuf;

use crate::store::beside_sqlite;

/// What stands in the place of a path if there is to be none.
const NONE: &str = "none";

/// What is set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AdminSocket {
    /// No socket.
    None,
    /// There.
    At(PathBuf),
}

/// Reads what is set.
pub(crate) fn admin_socket(text: &str) -> Result<AdminSocket, String> {
    match text {
        "" => Err("expected a path, or none".into()),
        NONE => Ok(AdminSocket::None),
        path => Ok(AdminSocket::At(path.into())),
    }
}

/// Where a socket is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Nowhere.
    None,
    /// Beside the database, because nothing else is set.
    Beside(PathBuf),
    /// Where somebody wants it.
    Wanted(PathBuf),
}

/// Where it is for a database: beside a file, nowhere for a server of databases, unless something is set.
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
