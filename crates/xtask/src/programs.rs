//! The programs that contain the Rust tests.

use std::path::PathBuf;

use crate::{
    command,
    failure::Outcome,
    suite::Suite,
    workspace::{LINT_REMEDY, linted},
};

/// A program that contains tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    /// The file to run.
    pub(crate) file: PathBuf,
    /// The folder of its package, in which it runs.
    pub(crate) folder: PathBuf,
    /// The name of its target: `it`, or the name of a library.
    pub(crate) target: String,
}

impl Program {
    /// Returns the name of its package's folder.
    pub(crate) fn package(&self) -> String {
        self.folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Returns true for a program of one of these packages.
    pub(crate) fn is_one_of(&self, packages: &[&str]) -> bool {
        packages.contains(&self.package().as_str())
    }

    /// Returns the name for people: `lobby::it`.
    pub(crate) fn name(&self) -> String {
        format!("{}::{}", self.package(), self.target)
    }
}

/// Checks and builds every library, program, example and test of a suite at once. Returns the programs
/// that contain tests, in the order of their names.
pub(crate) fn build(suite: Suite) -> Outcome<Vec<Program>> {
    let args = ["--all-targets", "--message-format", "json-render-diagnostics"];
    let said = command::output(linted(suite, &args), LINT_REMEDY)?;
    let mut programs: Vec<_> = String::from_utf8_lossy(&said).lines().filter_map(program).collect();
    programs.sort_by_key(Program::name);
    Ok(programs)
}

/// Returns the program of tests that a message of cargo names.
fn program(message: &str) -> Option<Program> {
    // The target has a `test` as well: true if tests of it can be built.
    let (_, profile) = message.split_once("\"profile\":{")?;
    let is_test = profile.split('}').next()?.contains("\"test\":true");
    let file = text(message, "executable").filter(|_| is_test)?;
    let folder = PathBuf::from(text(message, "manifest_path")?).parent()?.to_owned();
    let (_, target) = message.split_once("\"target\":{")?;
    Some(Program { file: file.into(), folder, target: text(target, "name")? })
}

/// Returns the value of a key, if it is a text.
fn text(message: &str, key: &str) -> Option<String> {
    let (_, value) = message.split_once(&format!("\"{key}\":\""))?;
    Some(value.split('"').next()?.replace("\\\\", "\\"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MESSAGE: &str = r#"{"reason":"compiler-artifact","package_id":"p","manifest_path":"/c/crates/lobby/Cargo.toml","target":{"kind":["test"],"crate_types":["bin"],"name":"it","src_path":"/c/crates/lobby/tests/it/main.rs","doc":false,"doctest":false,"test":true},"profile":{"opt_level":"0","debuginfo":1,"debug_assertions":true,"overflow_checks":true,"test":true},"features":[],"filenames":["/t/it-1"],"executable":"/t/it-1","fresh":true}"#;

    #[test]
    fn a_program_of_tests_is_recognised() {
        let found = program(MESSAGE).unwrap();
        let (file, folder) = ("/t/it-1".into(), "/c/crates/lobby".into());
        assert_eq!(found, Program { file, folder, target: "it".into() });
        assert_eq!(found.name(), "lobby::it");
        assert_eq!(
            program(&MESSAGE.replace("checks\":true,\"test\":true", "checks\":true,\"test\":false")),
            None
        );
        assert_eq!(program(&MESSAGE.replace("\"executable\":\"/t/it-1\"", "\"executable\":null")), None);
    }
}
