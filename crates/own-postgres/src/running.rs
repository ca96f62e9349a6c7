//! A Postgres that runs until its handle is dropped.

use std::{
    env, fs, io,
    io::Write as _,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{self, Child, ChildStdin, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering::Relaxed},
};

use crate::{programs::Programs, user::User};

/// A shell script that runs a program until standard input ends or names a signal to end it with. At the end
/// of input the script removes the folder `$0`. Input also ends when this process is killed.
const KEEPER: &str = r#"
"$@" </dev/null &
kept=$!
read -r signal
kill "-${signal:-QUIT}" $kept
wait $kept
[ -n "$signal" ] || { cd / && rm -rf "$0"; }
"#;

/// Arguments of `initdb`: every user of this machine may sign in, and a crash of the machine may lose data.
const TRUSTING: [&str; 2] = ["--auth=trust", "--no-sync"];

/// A running Postgres. It ends when this handle is dropped or this process ends, in any way, and leaves no
/// files.
#[derive(Debug)]
pub struct Running {
    programs: Programs,
    settings: Vec<String>,
    port: u16,
    folder: PathBuf,
    keeper: Child,
    /// Postgres runs as long as this pipe is open.
    leash: Option<ChildStdin>,
}

impl Running {
    /// Makes a Postgres in a new folder and starts it on this port. The settings have the form `name=value`.
    /// It may not answer yet.
    ///
    /// # Errors
    ///
    /// If the folder cannot be made, or `initdb` fails.
    pub fn start(programs: Programs, port: u16, settings: &[&str]) -> io::Result<Self> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("septet-postgres-{}-{}", process::id(), MADE.fetch_add(1, Relaxed));
        let folder = env::temp_dir().join(name);
        fs::create_dir(&folder)?;
        let made = programs.make(&folder, &TRUSTING)?.status()?;
        if !made.success() {
            return Err(io::Error::other(format!("initdb in {}: {made}", folder.display())));
        }
        let settings: Vec<String> = settings.iter().map(|&setting| setting.to_owned()).collect();
        let (keeper, leash) = keep(&programs, &folder, port, &settings)?;
        Ok(Self { programs, settings, port, folder, keeper, leash: Some(leash) })
    }

    /// Returns the port on which it listens.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Returns the URL of one of its databases.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://septet@127.0.0.1:{}/{database}", self.port)
    }

    /// Builds a command for a client program that connects as the superuser.
    pub fn ask(&self, program: &str) -> Command {
        let mut command = self.programs.ask(program, &self.folder, self.port);
        command.args(["-U", "septet"]);
        command
    }

    /// Returns true if Postgres answers.
    ///
    /// # Errors
    ///
    /// If `pg_isready` cannot be run.
    pub fn is_ready(&self) -> io::Result<bool> {
        Ok(self.ask("pg_isready").status()?.success())
    }

    /// Stops Postgres with this signal, `INT` or `QUIT`, and waits until its process has ended. Its files
    /// stay.
    ///
    /// # Errors
    ///
    /// If its keeper has ended.
    pub fn stop(&mut self, signal: &str) -> io::Result<()> {
        if let Some(mut leash) = self.leash.take() {
            writeln!(leash, "{signal}")?;
        }
        self.keeper.wait().map(|_| ())
    }

    /// Starts Postgres again after [`Running::stop`]. It may not answer yet.
    ///
    /// # Errors
    ///
    /// If there is no shell.
    pub fn start_again(&mut self) -> io::Result<()> {
        let (keeper, leash) = keep(&self.programs, &self.folder, self.port, &self.settings)?;
        (self.keeper, self.leash) = (keeper, Some(leash));
        Ok(())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if self.leash.take().is_none() {
            // Postgres was stopped and not started again, so no keeper removes its files.
            let _left = fs::remove_dir_all(&self.folder);
        }
        let _status = self.keeper.wait();
    }
}

fn keep(
    programs: &Programs,
    folder: &Path,
    port: u16,
    settings: &[String],
) -> io::Result<(Child, ChildStdin)> {
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    let serve = programs.serve(folder, port, &settings);
    let mut keeper = Command::new("/bin/sh");
    keeper.args(["-c", KEEPER]).arg(folder).arg(serve.get_program()).args(serve.get_args());
    keeper.current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    // Ctrl-C must reach only the process that holds the leash.
    keeper.process_group(0);
    if let Some(User { uid, gid }) = User::instead_of_root() {
        keeper.uid(uid).gid(gid);
    }
    let mut keeper = keeper.spawn()?;
    let leash = keeper.stdin.take().ok_or_else(|| io::Error::other("a pipe was asked for"))?;
    Ok((keeper, leash))
}

#[cfg(test)]
mod tests {
    use std::{
        net::{TcpListener, TcpStream},
        thread::sleep,
        time::{Duration, Instant},
    };

    use super::*;

    fn eventually(what: &str, is_so: impl Fn() -> bool) {
        let begun = Instant::now();
        while !is_so() {
            assert!(begun.elapsed() < Duration::from_secs(120), "waited in vain: {what}");
            sleep(Duration::from_millis(20));
        }
    }

    #[test]
    fn it_ends_with_its_handle_and_leaves_nothing() {
        let Some(programs) = Programs::find() else { return eprintln!("SKIPPED: Postgres is not installed") };
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut running = Running::start(programs, port, &["fsync=off"]).unwrap();
        let folder = running.folder.clone();
        for signal in ["INT", "QUIT"] {
            eventually("it answers", || running.is_ready().unwrap());
            running.stop(signal).unwrap();
            assert!(!running.is_ready().unwrap() && folder.exists(), "{signal}");
            running.start_again().unwrap();
        }
        eventually("it answers again", || running.is_ready().unwrap());
        drop(running);
        assert!(!folder.exists() && TcpStream::connect(("127.0.0.1", port)).is_err());
    }
}
