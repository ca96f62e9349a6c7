//! A program that ends with xtask, in every case.

use std::{
    fs::File,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, ExitStatus, Stdio},
};

use crate::failure::{Failure, Outcome};

/// A shell script that runs a program, and asks it to end when the other end of standard input is closed.
/// `SEPTET_GONE`, if set, is a folder that is removed afterwards.
const KEEPER: &str = r#"
exec 3<&0
"$@" </dev/null 3<&- &
kept=$!
echo "$SEPTET_KEPT: process $kept" >&4
{ cat >/dev/null; kill -TERM $kept 2>/dev/null; } <&3 &
watches=$!
exec 3<&-
wait $kept
how=$?
kill $watches 2>/dev/null
if [ -n "$SEPTET_GONE" ]; then rm -rf "$SEPTET_GONE"; fi
exit $how
"#;

/// A program that ends with xtask. Its output goes to a file with its name.
pub(super) struct Kept {
    name: String,
    log: PathBuf,
    keeper: Child,
    /// Open as long as the program should run.
    _leash: ChildStdin,
}

impl Kept {
    pub(super) fn start(name: &str, command: &mut Command, folder: &Path) -> Outcome<Self> {
        let failed = |error: &std::io::Error| {
            Failure::new(format!("{name} cannot be started: {error}"), "install a shell as /bin/sh")
        };
        let path = folder.join(format!("{}.log", name.replace(' ', "-")));
        let log = File::options().create(true).append(true).open(&path);
        let log = log.map_err(|error| Failure::file(&path, &error))?;
        let mut keeper = Command::new("/bin/sh");
        // Its own process group: Ctrl-C reaches only xtask, and the program ends when the leash is closed.
        keeper.args(["-c", &format!("exec 4>&1 1>&2\n{KEEPER}"), "keeper"]).process_group(0);
        keeper.arg(command.get_program()).args(command.get_args());
        for (name, value) in command.get_envs() {
            if let Some(value) = value {
                keeper.env(name, value);
            }
        }
        if let Some(folder) = command.get_current_dir() {
            keeper.current_dir(folder);
        }
        let spawned = keeper.env("SEPTET_KEPT", name).stdin(Stdio::piped()).stderr(log).spawn();
        let mut keeper = spawned.map_err(|error| failed(&error))?;
        let leash = keeper.stdin.take().expect("it is piped");
        Ok(Self { name: name.to_owned(), log: path, keeper, _leash: leash })
    }

    /// Returns its exit status, if it has ended.
    pub(super) fn ended(&mut self) -> Outcome<Option<ExitStatus>> {
        self.keeper.try_wait().map_err(|error| {
            Failure::new(format!("cannot find out whether {} runs: {error}", self.name), "try again")
        })
    }

    /// Checks that it is still running.
    ///
    /// # Errors
    ///
    /// If it has ended.
    pub(super) fn still_runs(&mut self) -> Outcome {
        match self.ended()? {
            None => Ok(()),
            Some(how) => {
                let log = std::fs::read_to_string(&self.log).unwrap_or_default();
                let last = log.lines().last().unwrap_or("its log is empty");
                Err(Failure::new(
                    format!("{} ended with {how}", self.name),
                    format!("its last line says why: {last}"),
                ))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        thread::sleep,
        time::{Duration, Instant},
    };

    use super::*;

    fn eventually(what: &str, mut is_so: impl FnMut() -> bool) {
        let begun = Instant::now();
        while !is_so() {
            assert!(begun.elapsed() < Duration::from_secs(10), "waited in vain: {what}");
            sleep(Duration::from_millis(10));
        }
    }

    #[test]
    fn a_program_ends_when_nobody_holds_its_leash_and_leaves_nothing() {
        let folder = std::env::temp_dir().join(format!("septet-kept-{}", std::process::id()));
        let gone = folder.join("gone");
        fs::create_dir_all(&gone).unwrap();
        let mut command = Command::new("sh");
        let said = folder.join("said");
        command.args(["-c", "trap 'echo ended > \"$SAID\"; exit 7' TERM; while :; do sleep 0.02; done"]);
        command.env("SAID", &said).env("SEPTET_GONE", &gone);
        let mut kept = Kept::start("it", &mut command, &folder).unwrap();
        sleep(Duration::from_millis(200));
        assert!(kept.ended().unwrap().is_none() && gone.exists() && kept.still_runs().is_ok());
        drop(kept);
        eventually("it ends", || said.exists() && !gone.exists());

        let mut kept =
            Kept::start("another one", Command::new("sh").args(["-c", "exit 3"]), &folder).unwrap();
        eventually("it ends by itself", || kept.ended().unwrap().is_some());
        assert!(kept.still_runs().unwrap_err().to_string().contains("3"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
