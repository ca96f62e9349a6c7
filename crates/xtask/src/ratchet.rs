//! `cargo xtask ratchet`: the numbers in `ratchet.toml`, which may only fall.

use crate::{
    command::{self, cargo},
    failure::Outcome,
};

const REMEDY: &str = "each line above says what to do; `cargo xtask ratchet` notes numbers that fell";

/// Fails where a number rose, or fell without being noted.
pub(crate) fn check() -> Outcome {
    run("check")
}

/// Notes the numbers that fell.
pub(crate) fn write() -> Outcome {
    run("write")
}

fn run(what: &str) -> Outcome {
    command::run(cargo(&["run", "--quiet", "--package", "ratchet", "--", what]), REMEDY)
}
