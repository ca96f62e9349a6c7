//! Cargo's commands over the whole workspace.

use std::process::Command;

use crate::{
    command::{self, cargo},
    failure::Outcome,
    suite::Suite,
};

pub(crate) const BUILD_REMEDY: &str = "the compiler's message is above";

/// Runs cargo, and names the remedy if it fails.
pub(crate) fn rust(args: &[&str], remedy: &str) -> Outcome {
    command::run(cargo(args), remedy)
}

/// The remedy if [`linted()`] fails.
pub(crate) const LINT_REMEDY: &str =
    "the message above names the line; `rustup component add clippy` installs a missing clippy-driver";

/// Returns the command that builds the workspace with Clippy as the compiler of its crates. Each crate is
/// checked and compiled in one pass, and libraries are compiled once. A warning is an error. The gate leaves the
/// model of leases and the examples of the bots to the long suite.
pub(crate) fn linted(suite: Suite, args: &[&str]) -> Command {
    let parts: &[&str] = match suite {
        Suite::Gate => &["--exclude", "lease-model"],
        Suite::Long => &["--features", "bots/tools"],
    };
    let mut command = cargo(&[&["build", "--workspace"], parts, args].concat());
    command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env("CLIPPY_ARGS", "-Dwarnings");
    command
}

/// Builds everything at once with the features of the whole workspace, so that nothing is built twice.
pub(crate) fn build() -> Outcome {
    rust(&["build", "--workspace", "--bins", "--examples"], BUILD_REMEDY)
}
