//! Generated parts of files that people write: `cargo xtask gen` writes the lines between two markers.

use crate::failure::{Failure, Outcome};

/// The text of a marker line. The first marker names the part, the second one ends it.
const MARK: &str = "cargo xtask gen: ";

/// Returns the text of a file with this part replaced by `lines`, which end in a newline.
pub(crate) fn replaced(file: &str, text: &str, part: &str, lines: &str) -> Outcome<String> {
    let missing = |what: &str| {
        Failure::new(
            format!("{file} has no line with \"{MARK}{what}\""),
            "put it back as a comment: it says which lines are written for you",
        )
    };
    let line_of = |text: &str, what: &str| text.find(&format!("{MARK}{what}"));
    let begin = line_of(text, part).ok_or_else(|| missing(part))?;
    let first = text[begin..].find('\n').map(|end| begin + end + 1).ok_or_else(|| missing("end"))?;
    let mark = line_of(&text[first..], "end").ok_or_else(|| missing("end"))? + first;
    let last = text[..mark].rfind('\n').map_or(first, |end| end + 1);
    Ok(format!("{}{lines}{}", &text[..first], &text[last..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "a\n# cargo xtask gen: things\nold\n# cargo xtask gen: end\nb\n";

    #[test]
    fn what_is_between_is_replaced_and_nothing_else() {
        let new = "a\n# cargo xtask gen: things\nnew\nand more\n# cargo xtask gen: end\nb\n";
        let written = replaced("x", TEXT, "things", "new\nand more\n").unwrap();
        assert_eq!(written, new);
        assert_eq!(replaced("x", &written, "things", "new\nand more\n").unwrap(), new);
        let none = replaced("x", new, "things", "").unwrap();
        assert_eq!(none, "a\n# cargo xtask gen: things\n# cargo xtask gen: end\nb\n");
        assert_eq!(replaced("x", &none, "things", "old\n").unwrap(), TEXT);
    }

    #[test]
    fn a_line_that_is_missing_is_named() {
        for text in
            ["", "# cargo xtask gen: end\n", "# cargo xtask gen: things", "# cargo xtask gen: things\n"]
        {
            assert!(replaced("README.md", text, "things", "").unwrap_err().to_string().contains("README.md"));
        }
    }
}
