//! The messages of errors.

use std::sync::LazyLock;

use regex::Regex;

use super::passage::Passage;
use crate::{brackets, source::Source, tree::File};

/// The beginning of an expression with a message, up to its bracket.
static MESSAGE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"#\[error\(|(?-u:\b)(?:Failure|Problem)::new\(|(?-u:\b)(?:bail|anyhow|ensure)!\(|\.(?:with_)?context\(")
        .expect("the pattern is valid")
});

/// Parts of such expressions, for a quick first look.
const WORDS: [&str; 7] =
    ["[error(", "Failure::new(", "Problem::new(", "bail!(", "anyhow!(", "ensure!(", "context("];

/// Returns the strings in `#[error(…)]`, `Failure::new(…)`, `Problem::new(…)` and anyhow's macros and contexts.
pub(crate) fn messages(file: &File, source: &Source) -> Vec<Passage> {
    let mut found = Vec::new();
    if !WORDS.iter().any(|word| source.code.contains(word)) {
        return found;
    }
    let mut done = 0;
    for message in MESSAGE.find_iter(&source.code) {
        let Some(close) = brackets::closing(&source.code, message.end() - 1) else { continue };
        let inside = source
            .strings
            .iter()
            .filter(|string| string.start > message.end().max(done) - 1 && string.end < close);
        found.extend(inside.map(|string| Passage::string(&file.text, string, file.lines.at(string.start))));
        done = done.max(close);
    }
    found
}
