//! Text without the parts that are no prose.

use std::sync::LazyLock;

use regex::Regex;

/// Code between backticks, the target of a link, an address, or a quotation.
static NO_PROSE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r#"``[^`]+(?:`[^`]+)*``|`[^`]+`|\]\([^)]*\)|<?https?://[^ ]+|"[^"]+"|“[^”]+”"#)
        .expect("the pattern is valid")
});

/// Returns the text, as long as before, with a backtick for each byte of code, links and quotations.
///
/// Code is one word for the length of a sentence. A quotation keeps its words.
pub(crate) fn masked(text: &str) -> String {
    let mut masked = String::with_capacity(text.len());
    let mut done = 0;
    for part in NO_PROSE.find_iter(text) {
        masked.push_str(&text[done..part.start()]);
        let quoted = part.as_str().starts_with(['"', '“']);
        let byte = |byte| if quoted && byte == b' ' { ' ' } else { '`' };
        masked.extend(part.as_str().bytes().map(byte));
        done = part.end();
    }
    masked.push_str(&text[done..]);
    masked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_links_and_quotations_are_blank() {
        let text = "a `b c` [d](e f) \"g h\" i";
        assert_eq!(masked(text), "a ````` [d`````` `` `` i");
    }
}
