//! A Postgres that lives as long as the cluster.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    thread::sleep,
    time::Duration,
};

use own_postgres::{Programs, User, give};

use super::{free_address, kept::Kept, secret};
use crate::failure::{Failure, Outcome};

/// A running Postgres.
pub(super) struct Postgres {
    pub(super) kept: Kept,
    /// The URL, including the password.
    pub(super) url: String,
}

/// Returns its programs.
pub(super) fn find() -> Outcome<Programs> {
    Programs::find().ok_or_else(|| {
        Failure::new("Postgres is not installed", "`apt-get install postgresql`; its own server need not run")
    })
}

impl Postgres {
    /// Starts a Postgres with its files in this folder, and waits until it answers. The folder is removed
    /// when Postgres has ended.
    pub(super) fn start(programs: &Programs, folder: &Path) -> Outcome<Self> {
        let (password, own) = (secret::fresh()?, folder.join("postgres"));
        let failed = |error: std::io::Error| Failure::file(&own, &error);
        fs::create_dir(&own).map_err(failed)?;
        let file = own.join("password");
        secret::write(&file, &password).map_err(failed)?;
        give(&file).map_err(failed)?;
        let mut make = programs.make(&own, &["--auth=scram-sha-256", "--pwfile=password"]).map_err(failed)?;
        let made = make.stderr(Stdio::inherit()).status().map_err(failed)?;
        if !made.success() {
            return Err(Failure::new(format!("initdb ended with {made}"), "its message is above"));
        }
        let address = free_address()?;
        let mut command = Command::new("/bin/sh");
        // Postgres runs as the user that may run it. The keeper stays ours, so that it can remove our files.
        let run = "cd \"$0\" && exec \"$@\"";
        command.args(["-c", run]).arg(&own);
        if User::instead_of_root().is_some() {
            let (uid, gid) = (format!("--reuid={}", User::NAME), format!("--regid={}", User::NAME));
            command.args(["setpriv", &uid, &gid, "--init-groups"]);
        }
        let serve = programs.serve(&own, address.port(), &[]);
        command.arg(serve.get_program()).args(serve.get_args());
        command.env("SEPTET_GONE", folder);
        let kept = Kept::start("postgres", &mut command, folder)?;
        for _ in 0..300 {
            let mut ask = programs.ask("pg_isready", &own, address.port());
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
