//! The assignment of cores, and the limit of open files.

use anyhow::Context;
use rustix::{
    process::{Resource, Rlimit, getrlimit, setrlimit},
    thread::{CpuSet, sched_setaffinity},
};

/// The core of the measured server.
pub const SERVER: usize = 0;
/// The core of everything else.
pub const CLIENT: usize = 1;

/// Returns the number of cores of the machine, also if this process may use only one of them.
pub fn count() -> usize {
    let stat = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    // The first line is the sum of the others.
    stat.lines().filter(|line| line.starts_with("cpu")).count().saturating_sub(1)
}

/// Pins the calling thread, and threads and processes that it starts, to one core. Call it before there are
/// any.
pub fn stay_on(core: usize) -> anyhow::Result<()> {
    let mut cores = CpuSet::new();
    cores.set(core);
    sched_setaffinity(None, &cores).with_context(|| format!("cannot stay on core {core}; two are needed"))
}

/// Raises the limit of open files of this process and its children to the system's maximum, and returns it.
pub fn open_many_files() -> anyhow::Result<u64> {
    let most = getrlimit(Resource::Nofile).maximum;
    setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most }).context("cannot open many files")?;
    Ok(most.unwrap_or(u64::MAX))
}
