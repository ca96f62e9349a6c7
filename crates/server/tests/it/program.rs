//! The real program.

use std::process::{Command, Stdio};

/// Returns the program without the variables of the test run.
pub(crate) fn septet(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_septet"));
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("SEPTET_")) {
        command.env_remove(name);
    }
    command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}
