//! Rust code, taken apart into code, comments and strings.

use std::ops::Range;

use crate::brackets;

/// The parts of a Rust file. All offsets are those of the file.
pub(crate) struct Source {
    /// The code, as long as the file. Comments and literals are blank.
    pub(crate) whole: String,
    /// The same without items under `#[cfg(test)]`.
    pub(crate) code: String,
    /// The line comments, with their slashes.
    pub(crate) comments: Vec<Range<usize>>,
    /// The contents of string literals.
    pub(crate) strings: Vec<Range<usize>>,
}

impl Source {
    /// Takes a file apart.
    pub(crate) fn of(text: &str) -> Self {
        let (bytes, mut blank) = (text.as_bytes(), Vec::new());
        let (mut comments, mut strings) = (Vec::new(), Vec::new());
        let mut at = 0;
        while at < bytes.len() {
            let end = match (bytes[at], bytes.get(at + 1)) {
                (b'/', Some(b'/')) => {
                    let end = text[at..].find('\n').map_or(text.len(), |length| at + length);
                    comments.push(at..end);
                    end
                }
                (b'/', Some(b'*')) => block_comment(bytes, at),
                (b'"', _) => {
                    let (content, end) = string(text, at);
                    strings.push(content);
                    end
                }
                (b'\'', Some(_)) => character(text, at),
                _ => at,
            };
            if end > at {
                blank.push(at..end);
            }
            at = end.max(at + 1);
        }
        let whole = blanked(text, &blank);
        let code = blanked(&whole, &test_items(&whole));
        Self { whole, code, comments, strings }
    }
}

/// Returns the end of a block comment; they nest.
fn block_comment(bytes: &[u8], start: usize) -> usize {
    let (mut at, mut depth) = (start, 0usize);
    while at + 1 < bytes.len() {
        match &bytes[at..at + 2] {
            b"/*" => (depth, at) = (depth + 1, at + 2),
            b"*/" => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    bytes.len()
}

/// Returns the content of the string whose first quote is at `open`, and its end.
fn string(text: &str, open: usize) -> (Range<usize>, usize) {
    let before = text[..open].trim_end_matches('#');
    let word = before.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_');
    if ["r", "br", "cr"].contains(&&before[word.len()..]) {
        let close = format!("\"{}", &text[before.len()..open]);
        let end = text[open + 1..].find(&close).map_or(text.len(), |length| open + 1 + length);
        return (open + 1..end, (end + close.len()).min(text.len()));
    }
    let mut at = open + 1;
    while let Some(length) = text[at..].find(['"', '\\']) {
        at += length;
        if text.as_bytes()[at] == b'"' {
            return (open + 1..at, at + 1);
        }
        at = (at + 2).min(text.len());
        while !text.is_char_boundary(at) {
            at += 1;
        }
    }
    (open + 1..text.len(), text.len())
}

/// Returns the end of the character literal at `open`, or `open` if a lifetime begins there.
fn character(text: &str, open: usize) -> usize {
    let rest = &text[open + 1..];
    if rest.starts_with('\\') {
        return rest.char_indices().skip(2).find(|(_, c)| *c == '\'').map_or(open, |(at, _)| open + at + 2);
    }
    let length = rest.chars().next().map_or(0, char::len_utf8);
    if rest[length..].starts_with('\'') { open + length + 2 } else { open }
}

/// Returns the text with spaces in the ranges; line ends stay.
fn blanked(text: &str, ranges: &[Range<usize>]) -> String {
    let mut code = String::with_capacity(text.len());
    let mut done = 0;
    for range in ranges {
        code.push_str(&text[done..range.start]);
        for (number, line) in text[range.clone()].split('\n').enumerate() {
            if number > 0 {
                code.push('\n');
            }
            code.push_str(&" ".repeat(line.len()));
        }
        done = range.end;
    }
    code.push_str(&text[done..]);
    code
}

/// Finds the modules, imports, functions and `impl` blocks under `#[cfg(test)]`.
fn test_items(code: &str) -> Vec<Range<usize>> {
    let mut items: Vec<Range<usize>> = Vec::new();
    for (start, attribute) in code.match_indices("#[cfg(test)]") {
        if items.last().is_some_and(|item| item.end > start) {
            continue;
        }
        let rest = code[start + attribute.len()..].trim_start();
        let item = rest
            .trim_start_matches("pub(crate) ")
            .trim_start_matches("pub(super) ")
            .trim_start_matches("pub ");
        if !["mod ", "use ", "fn ", "impl ", "async ", "const "].iter().any(|word| item.starts_with(word)) {
            continue;
        }
        let from = code.len() - item.len();
        let end = match code[from..].find([';', '{']).map(|length| from + length) {
            Some(at) if code.as_bytes()[at] == b'{' => {
                brackets::closing(code, at).map_or(code.len(), |end| end + 1)
            }
            Some(at) => at + 1,
            None => code.len(),
        };
        items.push(start..end);
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_literals_and_tests_are_blank() {
        let text = "a /* b /* c */ */ d // e\nf(\"g\\\"h\", r#\"i\"j\"#, 'k', '\\'', '\"', &'l m) é\n#[cfg(test)]\nmod n { fn o() {} }\np";
        let source = Source::of(text);
        let words: Vec<_> = source.code.split_whitespace().collect();
        assert_eq!(words, ["a", "d", "f(", ",", "r#", ",", ",", ",", ",", "&'l", "m)", "é", "p"]);
        assert_eq!(source.code.len(), text.len());
        assert_eq!(source.comments.iter().map(|at| &text[at.clone()]).collect::<Vec<_>>(), ["// e"]);
        assert_eq!(source.strings.iter().map(|at| &text[at.clone()]).collect::<Vec<_>>(), ["g\\\"h", "i\"j"]);
    }
}
