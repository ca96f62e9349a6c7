//! `cargo xtask ratchet`: the numbers in `ratchet.toml`, which may only fall.

use crate::{
    command::{self, cargo},
    failure::Outcome,
    paths,
};

const REMEDY: &str = "each line above says what to do; `cargo xtask ratchet` notes numbers that fell";

/// Fails if a number rose, or fell and is not noted. The workspace has to be built.
pub(crate) fn check() -> Outcome {
    let program = paths::server("debug").with_file_name(format!("ratchet{}", std::env::consts::EXE_SUFFIX));
    command::run(command::program(&program.to_string_lossy(), &["check"]), REMEDY)
}

/// Notes the numbers that fell.
pub(crate) fn write() -> Outcome {
    command::run(cargo(&["run", "--quiet", "--package", "ratchet", "--", "write"]), REMEDY)
}
