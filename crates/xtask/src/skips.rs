//! Tests that could not run. A passing test's output is hidden, so they write to a file instead, a line each.

use std::{fs, io::Write as _, path::PathBuf};

use crate::paths;

/// The variable that names the file for tests.
pub(crate) const VARIABLE: &str = "SEPTET_TEST_SKIPS";

/// Marks a skip that is no failure on CI either, where such a service is not required.
const OPTIONAL: &str = "optional: ";

/// Returns the file.
pub(crate) fn file() -> PathBuf {
    paths::target().join("test-skips.txt")
}

/// Removes the file of the last run.
pub(crate) fn clear() {
    // It need not exist.
    let _gone = fs::remove_file(file());
}

/// Notes a test that cannot run.
pub(crate) fn note(line: &str) {
    let written = fs::File::options()
        .create(true)
        .append(true)
        .open(file())
        .and_then(|mut file| writeln!(file, "{line}"));
    if let Err(error) = written {
        println!("SKIPPED: {line} (and {}: {error})", file().display());
    }
}

/// Returns all notes, without repetition, each with true if it is a failure where `CI` is set.
pub(crate) fn noted() -> Vec<(String, bool)> {
    let mut lines: Vec<String> =
        fs::read_to_string(file()).unwrap_or_default().lines().map(str::to_owned).collect();
    lines.sort();
    lines.dedup();
    let split = |line: String| match line.strip_prefix(OPTIONAL) {
        Some(optional) => (optional.to_owned(), false),
        None => (line, true),
    };
    lines.into_iter().map(split).collect()
}
