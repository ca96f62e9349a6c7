//! The measured process.

use std::{
    ffi::OsStr,
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use rustix::process::{Pid, Signal, kill_process};

use crate::cores;

/// A server in its own process on its own core. Dropping it kills the process.
pub struct Subject {
    child: Child,
    /// The address of the server.
    pub address: SocketAddr,
}

impl Subject {
    /// Starts a program whose first line ends with its address, possibly after `http://`. Its standard error
    /// goes to `log`.
    pub fn start(program: &Path, args: &[String], log: Stdio) -> anyhow::Result<Self> {
        Self::start_with(program, args, log, &[])
    }

    /// Starts it with additional environment variables.
    pub fn start_with(
        program: &Path,
        args: &[String],
        log: Stdio,
        variables: &[(&str, &OsStr)],
    ) -> anyhow::Result<Self> {
        Self::start_on(Some(cores::SERVER), program, args, log, variables)
    }

    /// Starts it on one core, or on all cores.
    pub fn start_on(
        core: Option<usize>,
        program: &Path,
        args: &[String],
        log: Stdio,
        variables: &[(&str, &OsStr)],
    ) -> anyhow::Result<Self> {
        let cores = core.map_or_else(|| format!("0-{}", cores::count() - 1), |core| core.to_string());
        let mut child = Command::new("taskset")
            .args(["--cpu-list", &cores])
            .arg(program)
            .args(args)
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .context("cannot start taskset, of the package util-linux")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line)?;
        let address = line.rsplit("http://").next().map(str::trim).and_then(|text| text.parse().ok());
        let Some(address) = address else {
            let _ = child.kill();
            bail!("{} did not start: {line:?}", program.display());
        };
        Ok(Self { child, address })
    }

    /// Returns the CPU time of the process so far, in user and system mode, all threads.
    pub fn cpu(&self) -> anyhow::Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        // Fields 14 and 15 of proc(5); the first two are cut off.
        let ticks: u64 = fields.skip(11).take(2).map(|t| t.parse::<u64>().unwrap_or(0)).sum();
        Ok(Duration::from_millis(ticks * 1_000 / rustix::param::clock_ticks_per_second()))
    }

    /// Returns the bytes of memory in use, without pages of the program's own file and of other files. Those
    /// are read again if the system reclaims them, and their number grows with the kinds of requests.
    pub fn memory(&self) -> anyhow::Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let kib = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok())
        };
        let of_files = kib("RssFile:").context("the process has no memory")?;
        Ok((kib("VmRSS:").context("the process has no memory")? - of_files) * 1024)
    }

    /// Returns the bytes that it has stored on a disk so far, in whole pages of 4,096 ([proc(5)],
    /// `write_bytes`).
    ///
    /// [proc(5)]: https://man7.org/linux/man-pages/man5/proc_pid_io.5.html
    pub fn written(&self) -> anyhow::Result<u64> {
        let io = fs::read_to_string(format!("/proc/{}/io", self.child.id()))?;
        let line = io.lines().find_map(|line| line.strip_prefix("write_bytes: "));
        line.and_then(|bytes| bytes.parse().ok()).context("the process has written nothing")
    }

    /// Returns the number of open files, including sockets.
    pub fn files(&self) -> anyhow::Result<u64> {
        Ok(fs::read_dir(format!("/proc/{}/fd", self.child.id()))?.count() as u64)
    }

    /// Returns the number of threads.
    pub fn threads(&self) -> anyhow::Result<u64> {
        Ok(fs::read_dir(format!("/proc/{}/task", self.child.id()))?.count() as u64)
    }

    /// Kills it at once, like a power cut.
    pub fn kill(mut self) -> anyhow::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to end, and waits until it has. Returns the time.
    pub async fn terminate(mut self) -> anyhow::Result<Duration> {
        let begun = Instant::now();
        kill_process(Pid::from_child(&self.child), Signal::TERM)?;
        while self.child.try_wait()?.is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Ok(begun.elapsed())
    }
}

impl Drop for Subject {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
