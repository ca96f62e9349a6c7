//! Where its programs are, and how they are run.

use std::{
    fs, io,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::user::{User, give};

/// What is needed of it.
const NEEDED: [&str; 5] = ["initdb", "postgres", "createdb", "pg_isready", "psql"];

/// The programs of a Postgres that is installed here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Programs(PathBuf);

impl Programs {
    /// Those on the PATH, or where Debian's packages put them; `None` if they are not installed.
    pub fn find() -> Option<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let installed = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let folders = std::env::split_paths(&path).chain(installed.map(|version| version.path().join("bin")));
        Self::among(folders)
    }

    fn among(mut folders: impl Iterator<Item = PathBuf>) -> Option<Self> {
        folders.find(|folder| NEEDED.iter().all(|program| folder.join(program).is_file())).map(Self)
    }

    /// The folder they are in.
    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// One of them, as the user that may run it, from this folder. It reads nothing, and nobody hears what it says.
    pub fn command(&self, name: &str, folder: &Path) -> Command {
        let mut command = Command::new(self.0.join(name));
        command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if let Some(User { uid, gid }) = User::instead_of_root() {
            command.uid(uid).gid(gid);
        }
        command
    }

    /// Gives this folder to whoever runs Postgres. What is run next makes `data` in it, where a superuser `septet` may do everything.
    /// `more` are further arguments: how one signs in, and whether it matters that it is on the disk.
    ///
    /// # Errors
    ///
    /// If the folder is not there.
    pub fn make(&self, folder: &Path, more: &[&str]) -> io::Result<Command> {
        give(folder)?;
        let mut command = self.command("initdb", folder);
        command.args(["--username=septet", "--encoding=UTF8", "-D", "data"]).args(more);
        Ok(command)
    }

    /// Serves what was made in this folder, on this port of this machine alone, with these settings as `name=value`.
    pub fn serve(&self, folder: &Path, port: u16, settings: &[&str]) -> Command {
        let mut command = self.command("postgres", folder);
        command.args(["-D", "data", "-h", "127.0.0.1", "-p", &port.to_string(), "-k"]).arg(folder);
        for setting in settings {
            command.args(["-c", setting]);
        }
        command
    }

    /// Another one of them that asks the server on this port.
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
