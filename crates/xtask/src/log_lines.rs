//! The list of log lines in `docs/host/log.md`, made from the calls in the server's code.

use std::{collections::BTreeSet, fs, path::Path};

use crate::{
    failure::{Failure, Outcome},
    paths,
};

/// The page with the list.
pub(crate) const PAGE: &str = "docs/host/log.md";

/// The crates whose log lines operators see.
const CRATES: [&str; 2] = ["crates/lobby/src", "crates/server/src"];

/// The macros, with the names of their levels in the log, most severe first.
const LEVELS: [(&str, &str); 3] = [("error!(", "ERROR"), ("warn!(", "WARN"), ("info!(", "INFO")];

/// Returns the table of all log lines, sorted by level and text. A `…` stands for a value.
pub(crate) fn table() -> Outcome<String> {
    let mut lines = BTreeSet::new();
    for folder in CRATES {
        read(&paths::root().join(folder), &mut lines)?;
    }
    let rows = lines.iter().map(|(level, line)| format!("| {} | {line} |\n", LEVELS[*level].1));
    Ok(["| level | line |\n", "|---|---|\n"].map(String::from).into_iter().chain(rows).collect())
}

/// Adds the log lines of the files in a folder.
fn read(folder: &Path, lines: &mut BTreeSet<(usize, String)>) -> Outcome {
    let failed = |error| Failure::file(folder, &error);
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            read(&path, lines)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let code = fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
            // Tests are at the end of a file.
            let code = code.split("#[cfg(test)]").next().unwrap_or_default();
            lines.extend(lines_of(code));
        }
    }
    Ok(())
}

/// Returns the levels and texts of the log lines of this code.
fn lines_of(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (level, (call, _)) in LEVELS.iter().enumerate() {
        for (at, _) in code.match_indices(call) {
            if let Some(line) = last_string(&code[at + call.len()..]).map(|text| shown(&text)) {
                // A line of only values has no text of its own.
                if line.contains(char::is_alphabetic) {
                    found.push((level, line));
                }
            }
        }
    }
    found
}

/// Returns the last string literal before the bracket that ends a call.
fn last_string(arguments: &str) -> Option<String> {
    let (mut depth, mut last) = (1, None);
    let mut rest = arguments.chars();
    while let Some(c) = rest.next() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '"' => last = Some(string(&mut rest)),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    last
}

/// Reads the rest of a string literal. A backslash before a line break removes the break and the indentation.
fn string(rest: &mut std::str::Chars<'_>) -> String {
    let mut text = String::new();
    while let Some(c) = rest.next() {
        match c {
            '"' => break,
            '\\' => match rest.next() {
                Some('\n') => {
                    let after = rest.as_str().trim_start();
                    *rest = after.chars();
                }
                Some(other) => text.push(other),
                None => {}
            },
            other => text.push(other),
        }
    }
    text
}

/// Returns a text for a table, with `…` for each value.
fn shown(text: &str) -> String {
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    let line = parts.fold(first, |line, part| line + "…" + part.split_once('}').map_or("", |(_, rest)| rest));
    line.replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_a_call_is_its_last_string() {
        let code = "warn!(%error, kind = name(\"a\"), \"the link to \\\n            {server} ended ({}|b)\");\n\
            tracing::error!(\"stopped\");\ninfo!(\"{warning}\");";
        let expected = [(0, "stopped"), (1, "the link to … ended (…\\|b)")];
        assert_eq!(lines_of(code), expected.map(|(level, line)| (level, line.to_owned())));
    }
}
