//! The user that may run Postgres.

use std::{
    fs, io,
    os::unix::fs::{MetadataExt as _, chown},
    path::Path,
};

/// The user that runs Postgres instead of root. The Postgres package creates it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct User {
    /// The user ID.
    pub uid: u32,
    /// The ID of the user's group.
    pub gid: u32,
}

impl User {
    /// The user's name in the Postgres package.
    pub const NAME: &str = "postgres";

    /// Returns this user if the process runs as root, because Postgres refuses to run as root. `None`:
    /// Postgres runs as the current user.
    pub fn instead_of_root() -> Option<Self> {
        let root = fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0);
        Self::of(&fs::read_to_string("/etc/passwd").ok().filter(|_| root)?)
    }

    fn of(passwd: &str) -> Option<Self> {
        let mut fields = passwd
            .lines()
            .map(|line| line.split(':'))
            .find_map(|mut fields| (fields.next() == Some(Self::NAME)).then(|| fields.skip(1)))?;
        Some(Self { uid: fields.next()?.parse().ok()?, gid: fields.next()?.parse().ok()? })
    }
}

/// Gives a file or a folder to the user that runs Postgres. Does nothing if Postgres runs as the current
/// user.
///
/// # Errors
///
/// If the path does not exist, or its owner cannot be changed.
pub fn give(path: &Path) -> io::Result<()> {
    match User::instead_of_root() {
        Some(User { uid, gid }) => chown(path, Some(uid), Some(gid)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_user_of_the_package_is_found_among_others() {
        let passwd = "root:x:0:0:root:/root:/bin/sh\npostgres2:x:7:8::/:/bin/sh\n\
                      postgres:x:104:112:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash\n";
        assert_eq!(User::of(passwd), Some(User { uid: 104, gid: 112 }));
        for none in ["", "postgres2:x:7:8::/:/bin/sh", "postgres:x:many:8::/:/bin/sh", "postgres:x:1"] {
            assert_eq!(User::of(none), None, "{none}");
        }
    }
}
