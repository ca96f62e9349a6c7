//! Files that only the user of the server may read, whatever the umask is.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
};

/// Opens a file to append to it, and makes it if it does not exist. Denies other users access.
pub(super) fn open(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    close_to_others(path);
    Ok(file)
}

/// Denies other users access to a database and the files that SQLite keeps with it. Makes the database if it
/// does not exist and `make` is true. SQLite gives new files the mode of the database.
pub(super) fn of_database(path: &Path, make: bool) -> io::Result<()> {
    if make {
        open(path)?;
    }
    // SQLite keeps its other files beside the file that a link leads to.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    close_to_others(&path);
    for with in ["-wal", "-shm", "-journal"] {
        let mut name = path.as_os_str().to_owned();
        name.push(with);
        close_to_others(&PathBuf::from(name));
    }
    Ok(())
}

/// Sets the mode 0600. Files of another owner stay as they are, with a warning.
#[cfg(unix)]
fn close_to_others(path: &Path) {
    use std::{fs, os::unix::fs::PermissionsExt as _};

    let Ok(found) = fs::metadata(path) else { return };
    if !found.is_file() || found.permissions().mode() & 0o077 == 0 {
        return;
    }
    if let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(0o600)) {
        tracing::warn!("other users may read {}: its mode cannot be set to 0600 ({error})", path.display());
    }
}

#[cfg(not(unix))]
fn close_to_others(_: &Path) {}
