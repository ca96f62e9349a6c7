//! The help texts of command lines.

use std::{ops::Range, sync::LazyLock};

use regex::Regex;

use super::passage::Passage;
use crate::{brackets, source::Source, tree::File};

/// A derive of clap.
static DERIVE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"#\[derive\([^)]*(?-u:\b)(?:Parser|Args|Subcommand|ValueEnum)(?-u:\b)")
        .expect("the pattern is valid")
});

/// A help text in an attribute, up to the place of its string.
static ATTRIBUTE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?-u:\b)(?:help|long_help|about|long_about|after_help|before_help) = ")
        .expect("the pattern is valid")
});

/// Returns the items whose doc comments are help texts, with the comments above them.
pub(crate) fn items(code: &str) -> Vec<Range<usize>> {
    if !code.contains("clap") {
        return Vec::new();
    }
    let item = |derive: regex::Match<'_>| {
        let above = code[..derive.start()].trim_end().len();
        let open = code[derive.start()..].find('{').map(|length| derive.start() + length)?;
        Some(above..brackets::closing(code, open)?)
    };
    DERIVE.find_iter(code).filter_map(item).collect()
}

/// Returns the help texts in attributes.
pub(crate) fn attributes(file: &File, source: &Source) -> Vec<Passage> {
    if !source.code.contains("clap") {
        return Vec::new();
    }
    let text = |attribute: regex::Match<'_>| {
        let content = source.strings.iter().find(|string| string.start == attribute.end() + 1)?;
        Some(Passage::string(&file.text, content, file.lines.at(content.start)))
    };
    ATTRIBUTE.find_iter(&source.code).filter_map(text).collect()
}
