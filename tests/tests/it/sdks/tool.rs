//! External commands of the tests.

use std::process::{Command, Stdio};

/// Runs a command to its end, and returns its output.
///
/// # Errors
///
/// The output of a failed command, or the reason why it could not be started.
pub fn run(command: &mut Command) -> Result<String, String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{command:?}: {error}"))?;
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    match output.status.success() {
        true => Ok(out.into_owned()),
        false => Err(format!("{command:?} ended with {}\n{out}\n{err}", output.status)),
    }
}

/// Runs a command as [`run()`] does; a failure fails the test.
///
/// # Panics
///
/// If it fails.
pub fn must(command: &mut Command) -> String {
    run(command).unwrap_or_else(|why| panic!("{why}"))
}
