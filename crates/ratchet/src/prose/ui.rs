//! The English texts of the browser client.

use super::passage::Passage;
use crate::tree::File;

/// Returns whether a file holds English texts that are counted. The cards' texts of the games are fine as they are.
pub(crate) fn is_english(path: &str) -> bool {
    path.starts_with("web/src/languages/en/") && path.ends_with(".ts") && !path.ends_with("/words.ts")
}

/// Returns the strings and templates.
pub(crate) fn texts(file: &File) -> Vec<Passage> {
    let (text, bytes) = (&file.text, file.text.as_bytes());
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        at = match (bytes[at], bytes.get(at + 1)) {
            (b'/', Some(b'/')) => text[at..].find('\n').map_or(text.len(), |length| at + length),
            (b'/', Some(b'*')) => text[at..].find("*/").map_or(text.len(), |length| at + length + 2),
            (quote @ (b'\'' | b'"' | b'`'), _) => {
                let end = end(bytes, at, quote);
                found.push(Passage::string(text, &(at + 1..end), file.lines.at(at)));
                end + 1
            }
            _ => at + 1,
        };
    }
    found
}

/// Returns the offset of the quote that ends a string.
fn end(bytes: &[u8], open: usize, quote: u8) -> usize {
    let mut at = open + 1;
    while at < bytes.len() && bytes[at] != quote {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at.min(bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_texts_and_comments_are_not() {
        let file = File::new("web/src/languages/en/a.ts", "// it's b\nc: 'd \\'e',\nf: `g ${h}`,\n".into());
        let found: Vec<_> =
            texts(&file).into_iter().map(|passage| (passage.text.clone(), passage.line(0))).collect();
        assert_eq!(found, [("d \\'e".to_owned(), 2), ("g ${h}".to_owned(), 3)]);
    }
}
