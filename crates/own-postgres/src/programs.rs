//! Finds the programs of Postgres, and builds their commands.

use std::{
    fs, io,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::user::{User, give};

/// The programs that a usable installation contains.
const NEEDED: [&str; 5] = ["initdb", "postgres", "createdb", "pg_isready", "psql"];

/// An installed set of Postgres programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Programs(PathBuf);

impl Programs {
    /// Finds the programs on `PATH` or in the folders of Debian's packages. Returns `None` if they are not
    /// installed.
    pub fn find() -> Option<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let installed = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let folders = std::env::split_paths(&path).chain(installed.map(|version| version.path().join("bin")));
        Self::among(folders)
    }

    fn among(mut folders: impl Iterator<Item = PathBuf>) -> Option<Self> {
        folders.find(|folder| NEEDED.iter().all(|program| folder.join(program).is_file())).map(Self)
    }

    /// Returns the folder that contains the programs.
    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// Builds a command for a program that runs in this folder. It runs as the user that may run Postgres.
    /// Its standard input, output and error are `/dev/null`.
    pub fn command(&self, name: &str, folder: &Path) -> Command {
        let mut command = Command::new(self.0.join(name));
        command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if let Some(User { uid, gid }) = User::instead_of_root() {
            command.uid(uid).gid(gid);
        }
        command
    }

    /// Gives this folder to the user that runs Postgres, and builds the `initdb` command. The command makes
    /// `data` in the folder, with a superuser `septet`.
    ///
    /// `more` are further arguments, for example for authentication or for syncing to disk.
    ///
    /// # Errors
    ///
    /// If the folder does not exist, or its owner cannot be changed.
    pub fn make(&self, folder: &Path, more: &[&str]) -> io::Result<Command> {
        give(folder)?;
        let mut command = self.command("initdb", folder);
        command.args(["--username=septet", "--encoding=UTF8", "-D", "data"]).args(more);
        Ok(command)
    }

    /// Builds the command that serves the database in this folder on this port of 127.0.0.1. The settings
    /// have the form `name=value`.
    pub fn serve(&self, folder: &Path, port: u16, settings: &[&str]) -> Command {
        let mut command = self.command("postgres", folder);
        command.args(["-D", "data", "-h", "127.0.0.1", "-p", &port.to_string(), "-k"]).arg(folder);
        for setting in settings {
            command.args(["-c", setting]);
        }
        command
    }

    /// Builds a command for a client program that connects to the server on this port.
    pub fn ask(&self, name: &str, folder: &Path, port: u16) -> Command {
        let mut command = self.command(name, folder);
        command.args(["-h", "127.0.0.1", "-p", &port.to_string()]);
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_lacks_one_is_passed_over() {
        let top = std::env::temp_dir().join(format!("septet-own-postgres-{}", std::process::id()));
        let [half, whole] = ["half", "whole"].map(|name| top.join(name));
        for (folder, programs) in [(&half, &NEEDED[1..]), (&whole, &NEEDED[..])] {
            fs::create_dir_all(folder).unwrap();
            programs.iter().for_each(|program| fs::write(folder.join(program), "").unwrap());
        }
        let found = Programs::among([top.join("nowhere"), half.clone(), whole.clone()].into_iter());
        assert_eq!(found.as_ref().map(Programs::folder), Some(&*whole));
        assert_eq!(Programs::among([half].into_iter()), None);
        let serve = found.unwrap().serve(&top, 5433, &["fsync=off"]);
        let args: Vec<_> = serve.get_args().map(|arg| arg.to_string_lossy()).collect();
        assert!(args.ends_with(&["-k".into(), top.to_string_lossy(), "-c".into(), "fsync=off".into()]));
        assert_eq!(serve.get_program(), whole.join("postgres"));
        fs::remove_dir_all(&top).unwrap();
    }
}
