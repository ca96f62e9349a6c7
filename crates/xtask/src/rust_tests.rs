//! The Rust tests: the programs that run at the same time, and the tests that run alone.

use crate::{
    command::{self, cargo},
    failure::{Outcome, Stopped},
    harness,
    heard::Heard,
    lanes::beside,
    paths,
    programs::{self, Program},
    skips,
    suite::Suite,
    tools,
};

/// Packages whose tests compute all the time. The tests of all others wait for clocks, disks and sockets.
const COMPUTING: [&str; 12] = [
    "bots",
    "contract",
    "contract-laws",
    "fixtures",
    "games",
    "lease-model",
    "new-game",
    "seven-dragons",
    "seven-kingdoms",
    "seven-sages",
    "seven-wonders",
    "toys",
];

/// The numbers of tests of a program that run at a time: of those that compute, and of those that wait.
const THREADS: [usize; 2] = [2, 6];

/// Tests of several real servers, whose leases end by real time. They belong to the long suite and run alone.
const ALONE: &str = "nodes::";

/// The package of all tests of the real binary.
const REAL: &str = "tests";

/// Tests of the Docker Engine, which are the part `docker`.
const DOCKER: &str = "docker::";

/// Builds and runs the tests of all programs: one lane for those that compute, one for those that wait.
pub(crate) fn run(suite: Suite) -> Result<(), Stopped> {
    let path = match suite {
        Suite::Gate => std::env::var_os("PATH").unwrap_or_default(),
        Suite::Long => {
            if let Err(reason) = tools::python() {
                skips::note(&format!("the SDK and the example bot in Python: {reason}"));
            }
            tools::path_with_proxies()
        }
    };
    let programs = programs::build(suite)?;
    let one = |program: &Program, threads, more: &[&str], heard: &mut Heard| {
        let mut command = harness::command(program, suite, threads, more);
        command.env("PATH", &path).env("SEPTET_BINARY", paths::server("debug"));
        harness::run(command, &program.name(), heard)
    };
    let lane = |computing: bool| {
        let (mut outcome, mut heard) = (Ok(()), Heard::default());
        for program in programs.iter().filter(|program| program.is_one_of(&COMPUTING) == computing) {
            let more: &[&str] = match program.is_one_of(&[REAL]) {
                true => &["--skip", DOCKER, "--skip", ALONE],
                false => &[],
            };
            outcome = outcome.and(one(program, THREADS[usize::from(!computing)], more, &mut heard));
        }
        (outcome, heard)
    };
    let mut lanes = beside([true, false].map(|computing| move || lane(computing)).into());
    if suite == Suite::Long {
        let (mut outcome, mut heard) = (Ok(()), Heard::default());
        for program in programs.iter().filter(|program| program.is_one_of(&[REAL])) {
            outcome = outcome.and(one(program, 1, &[ALONE], &mut heard));
        }
        lanes.push((outcome, heard));
    }
    let (mut outcome, mut all) = (Ok(()), Heard::default());
    for (ended, heard) in lanes {
        all.add(heard);
        outcome = outcome.and(ended);
    }
    all.print();
    if suite == Suite::Gate {
        println!(
            "The model of leases (lease-model) and the examples of bots are left to `cargo xtask test --long`."
        );
    }
    Ok(outcome?)
}

/// Tests the examples in the documentation.
pub(crate) fn examples() -> Outcome {
    command::run(cargo(&["test", "--workspace", "--doc"]), "the example above does not compile, or fails")
}

/// Runs the tests of the Docker Engine.
pub(crate) fn docker(suite: Suite) -> Result<(), Stopped> {
    tools::docker().map_err(Stopped::Optional)?;
    let mut heard = Heard::default();
    for program in programs::build(suite)?.iter().filter(|program| program.is_one_of(&[REAL])) {
        harness::run(harness::command(program, suite, 1, &[DOCKER]), "docker", &mut heard)?;
    }
    Ok(())
}

#[cfg(test)]
mod test {
    use super::*;
    use crate::paths;

    #[test]
    fn every_package_that_computes_exists() {
        for package in COMPUTING {
            assert!(
                paths::root().join("crates").join(package).is_dir(),
                "{package} is gone: remove it from COMPUTING"
            );
        }
    }
}
