//! Running other programs.

use std::{
    path::Path,
    process::{Command, Stdio},
};

use crate::{
    ci,
    failure::{Failure, Outcome},
    paths,
};

/// Creates the command of a program that runs at the top of the checkout by default.
pub(crate) fn program(name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(paths::root());
    command
}

/// Creates the command of the cargo that runs xtask, without its variables about xtask's own package. The
/// build script of ring reads them, and everything above ring would be compiled once from here and once by
/// hand.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = program(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()), args);
    let ours = |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    command.env_clear();
    command.envs(std::env::vars_os().filter(|(name, _)| !ours(&name.to_string_lossy())));
    if ci::on_ci() {
        command.envs(ci::of_cargo().into_iter().filter(|(name, _)| std::env::var_os(name).is_none()));
    }
    command
}

/// Creates the command of npm in a folder. It never downloads browsers: the tests use the machine's own.
pub(crate) fn npm(folder: &Path, args: &[&str]) -> Command {
    let mut command = program(if cfg!(windows) { "npm.cmd" } else { "npm" }, args);
    command.current_dir(folder).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    command
}

/// Runs a command with its output visible.
pub(crate) fn run(mut command: Command, remedy: &str) -> Outcome {
    println!("$ {}", shown(&command));
    let status = command.status().map_err(|error| cannot_start(&command, &error))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("`{}` ended with {status}", shown(&command)), remedy))
}

/// Runs a command and returns its standard output; its standard error stays visible.
pub(crate) fn output(mut command: Command, remedy: &str) -> Outcome<Vec<u8>> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| cannot_start(&command, &error))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(Failure::new(format!("`{}` ended with {}", shown(&command), output.status), remedy))
}

/// Returns true if the command runs and succeeds; shows no output.
pub(crate) fn succeeds(mut command: Command) -> bool {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Returns the command as a user would type it.
pub(crate) fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy();
    let args = command.get_args().map(|arg| arg.to_string_lossy());
    std::iter::once(name).chain(args).collect::<Vec<_>>().join(" ")
}

fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    let name = command.get_program().to_string_lossy();
    Failure::new(
        format!("{name} cannot be started: {error}"),
        format!("install {name}, or put it on the PATH"),
    )
}

#[cfg(test)]
mod tests {
    #[test]
    fn cargo_is_called_as_if_by_hand() {
        assert!(std::env::var_os("CARGO_PKG_NAME").is_some(), "cargo tells its tests");
        let names: Vec<_> = super::cargo(&[]).get_envs().map(|(name, _)| name.to_owned()).collect();
        assert!(names.iter().any(|name| name == "PATH"));
        assert!(!names.iter().any(|name| name.to_string_lossy().starts_with("CARGO_PKG_")));
    }
}
