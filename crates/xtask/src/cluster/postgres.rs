//! A Postgres that lives as long as the cluster.

use std::{
    fs,
    os::unix::{
        fs::{MetadataExt as _, chown},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread::sleep,
    time::Duration,
};

use super::{free_address, kept::Kept, secret};
use crate::failure::{Failure, Outcome};

/// A running Postgres.
pub(super) struct Postgres {
    pub(super) kept: Kept,
    /// With the password.
    pub(super) url: String,
}

/// The folder of its programs: of the PATH, or where Debian's package puts them.
pub(super) fn find() -> Outcome<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let installed = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let has_all = |folder: &PathBuf| {
        ["initdb", "postgres", "pg_isready"].iter().all(|program| folder.join(program).exists())
    };
    let mut folders = installed.map(|version| version.path().join("bin")).chain(std::env::split_paths(&path));
    folders.find(has_all).ok_or_else(|| {
        Failure::new("Postgres is not installed", "`apt-get install postgresql`; its own server need not run")
    })
}

impl Postgres {
    /// Starts one whose files lie in this folder, and waits until it answers. When it has ended the folder is removed.
    pub(super) fn start(programs: &Path, folder: &Path) -> Outcome<Self> {
        let (password, own) = (secret::fresh()?, folder.join("postgres"));
        let failed = |error: std::io::Error| Failure::file(&own, &error);
        fs::create_dir(&own).map_err(failed)?;
        let file = own.join("password");
        secret::write(&file, &password).map_err(failed)?;
        if let Some((uid, gid)) = user() {
            chown(&own, Some(uid), Some(gid))
                .and_then(|()| chown(&file, Some(uid), Some(gid)))
                .map_err(failed)?;
        }
        let made = program(programs, "initdb", &own)
            .args([
                "--auth=scram-sha-256",
                "--pwfile=password",
                "--username=septet",
                "--encoding=UTF8",
                "-D",
                "data",
            ])
            .stdout(Stdio::null())
            .status()
            .map_err(failed)?;
        if !made.success() {
            return Err(Failure::new(format!("initdb ended with {made}"), "its message is above"));
        }
        let address = free_address()?;
        let port = address.port().to_string();
        let mut command = Command::new("/bin/sh");
        // As the user that may run it; the keeper stays ours, so that it can remove what is ours.
        let run = "cd \"$0\" && exec \"$@\"";
        command.args(["-c", run]).arg(&own);
        if user().is_some() {
            command.args(["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]);
        }
        command
            .arg(programs.join("postgres"))
            .args(["-D", "data", "-h", "127.0.0.1", "-p", &port, "-k"])
            .arg(&own);
        command.env("SEPTET_GONE", folder);
        let kept = Kept::start("postgres", &mut command, folder)?;
        for _ in 0..300 {
            let mut ask = program(programs, "pg_isready", &own);
            ask.args(["-q", "-h", "127.0.0.1", "-p", &port]).stdout(Stdio::null());
            if ask.status().is_ok_and(|status| status.success()) {
                return Ok(Self { kept, url: format!("postgres://septet:{password}@{address}/postgres") });
            }
            sleep(Duration::from_millis(100));
        }
        Err(Failure::new(
            "Postgres does not answer after 30 s",
            format!("see {}", folder.join("postgres.log").display()),
        ))
    }
}

/// One of its programs, as the user that may run it.
fn program(programs: &Path, name: &str, folder: &Path) -> Command {
    let mut command = Command::new(programs.join(name));
    command.current_dir(folder).stdin(Stdio::null());
    if let Some((uid, gid)) = user() {
        command.uid(uid).gid(gid);
    }
    command
}

/// Postgres refuses to run as root; then it runs as the user its package made.
fn user() -> Option<(u32, u32)> {
    let root = fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0);
    let users = fs::read_to_string("/etc/passwd").ok().filter(|_| root)?;
    let mut fields = users.lines().find(|line| line.starts_with("postgres:"))?.split(':').skip(2);
    Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
}
