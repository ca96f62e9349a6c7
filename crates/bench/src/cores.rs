//! Which core does what, and how many files a process may open.

use anyhow::Context;
use rustix::{
    process::{Resource, Rlimit, getrlimit, setrlimit},
    thread::{CpuSet, sched_setaffinity},
};

/// The core the measured server runs on.
pub const SERVER: usize = 0;
/// The core everything else runs on.
pub const CLIENT: usize = 1;

/// How many cores the machine has, also when this process may use only one of them.
pub fn count() -> usize {
    let stat = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    // The first line is the sum of the others.
    stat.lines().filter(|line| line.starts_with("cpu")).count().saturating_sub(1)
}

/// Keeps the calling thread, and threads and processes it starts, on one core. Call it before there are any.
pub fn stay_on(core: usize) -> anyhow::Result<()> {
    let mut cores = CpuSet::new();
    cores.set(core);
    sched_setaffinity(None, &cores).with_context(|| format!("cannot stay on core {core}; two are needed"))
}

/// Lets this process, and those it starts, open as many files as the system allows: that many.
pub fn open_many_files() -> anyhow::Result<u64> {
    let most = getrlimit(Resource::Nofile).maximum;
    setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most }).context("cannot open many files")?;
    Ok(most.unwrap_or(u64::MAX))
}
