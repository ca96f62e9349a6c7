//! The passages of doc comments.

use std::ops::Range;

use super::{markdown, passage::Passage};
use crate::tree::File;

/// Returns the text of a doc comment; another comment is `None`.
fn doc(comment: &str) -> Option<&str> {
    let text = comment.strip_prefix("///").filter(|text| !text.starts_with('/'));
    text.or_else(|| comment.strip_prefix("//!"))
}

/// Returns the comments with the numbers of their lines.
pub(crate) fn lines<'a>(
    file: &'a File,
    comments: &'a [Range<usize>],
) -> impl Iterator<Item = (usize, String)> + 'a {
    comments.iter().map(|comment| (file.lines.at(comment.start), file.text[comment.clone()].to_owned()))
}

/// Returns the passages of the doc comments among these comments.
pub(crate) fn passages(file: &File, comments: &[Range<usize>]) -> Vec<Passage> {
    let mut lines = Vec::new();
    let mut before = 0;
    for comment in comments {
        let Some(text) = doc(&file.text[comment.clone()]) else { continue };
        let number = file.lines.at(comment.start);
        if number != before + 1 {
            lines.push((number, ""));
        }
        lines.push((number, text));
        before = number;
    }
    markdown::passages(lines.into_iter(), false)
}
