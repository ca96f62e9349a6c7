//! Who may run Postgres.

use std::{
    fs, io,
    os::unix::fs::{MetadataExt as _, chown},
    path::Path,
};

/// Who runs it instead of root: the user that its package made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct User {
    /// The user's number.
    pub uid: u32,
    /// The number of their group.
    pub gid: u32,
}

impl User {
    /// What the package calls them.
    pub const NAME: &str = "postgres";

    /// Postgres refuses to run as root, and then runs as this user. `None`: it runs as whoever we are.
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

/// Gives a file or a folder to whoever runs Postgres here.
///
/// # Errors
///
/// If the path is not there.
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
