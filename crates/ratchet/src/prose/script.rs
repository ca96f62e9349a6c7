//! The passages of comments in TypeScript and Svelte.

use super::{markdown, passage::Passage};
use crate::tree::File;

/// A line of a comment.
struct Line<'a> {
    number: usize,
    text: &'a str,
    /// True if the comment begins here.
    first: bool,
}

/// Returns whether comments of this file are counted.
pub(crate) fn is_script(path: &str) -> bool {
    path.ends_with(".ts") || path.ends_with(".svelte")
}

/// Returns the passages of comments that have lines of their own.
pub(crate) fn passages(file: &File) -> Vec<Passage> {
    let mut found = Vec::new();
    for line in comments(&file.text) {
        if line.first || line.text.starts_with('@') {
            found.push((line.number, ""));
        }
        found.push((line.number, line.text));
    }
    markdown::passages(found.into_iter(), false)
}

/// Returns the first line of each comment, written as a doc comment of Rust, with its number.
pub(crate) fn first_lines(file: &File) -> impl Iterator<Item = (usize, String)> {
    comments(&file.text)
        .into_iter()
        .filter(|line| line.first)
        .map(|line| (line.number, format!("/// {}", line.text)))
}

fn comments(text: &str) -> Vec<Line<'_>> {
    let mut found: Vec<Line<'_>> = Vec::new();
    // The end of the block comment that a line is in.
    let mut block: Option<&str> = None;
    // The number of the line before, if it is a line comment.
    let mut before: Option<usize> = None;
    for (at, raw) in text.lines().enumerate() {
        let (number, line) = (at + 1, raw.trim());
        let begun = block.is_some();
        let text = match block {
            Some(_) => line.strip_prefix('*').filter(|rest| !rest.starts_with('/')).unwrap_or(line),
            None if line.starts_with("//") => line.trim_start_matches('/'),
            None if line.starts_with("/*") => {
                block = Some("*/");
                line[2..].trim_start_matches('*')
            }
            None if line.starts_with("<!--") => {
                block = Some("-->");
                &line[4..]
            }
            None => continue,
        };
        let (text, ended) = match block.and_then(|end| text.split_once(end)) {
            Some((text, _)) => (text, true),
            None => (text, false),
        };
        let text = text.trim();
        if !text.starts_with("svelte-ignore") && !text.starts_with("eslint") {
            let goes_on = begun || (block.is_none() && before.is_some_and(|before| number == before + 1));
            found.push(Line { number, text, first: !goes_on });
            before = block.is_none().then_some(number);
        }
        if ended {
            block = None;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_passages_and_code_is_not() {
        let text = "// A b\n// c.\nlet d = 'whoever'; // e\n/** What f. */\ng();\n/*\n * H\n * i.\n */\n<!-- J\n k. -->\n<p>l</p>\n";
        let file = File::new("web/src/a.svelte", text.into());
        let found: Vec<_> =
            passages(&file).into_iter().map(|passage| (passage.line(0), passage.text)).collect();
        let expected = [(1, "A b c."), (4, "What f."), (7, "H i."), (10, "J k.")];
        assert_eq!(found, expected.map(|(line, text)| (line, text.to_owned())));
        let first: Vec<_> = first_lines(&file).map(|(line, _)| line).collect();
        assert_eq!(first, [1, 4, 6, 10]);
    }
}
