//! The length of the sentences in all pages.

use std::fmt;

use super::{markdown, sentence};
use crate::tree::Tree;

/// A sentence with more words is long.
const LONG: usize = 25;

/// Lengths of sentences in running text: paragraphs and items, without tables, headings and code.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Reading {
    /// All sentences.
    sentences: usize,
    /// The words in them.
    words: usize,
    /// The sentences with more than 25 words.
    long: usize,
}

impl Reading {
    /// Measures the Markdown files.
    pub(crate) fn of(tree: &Tree) -> Self {
        let mut reading = Self::default();
        for file in tree.files.iter().filter(|file| file.path.ends_with(".md")) {
            let lines = file.text.lines().map(|line| if line.starts_with('|') { "" } else { line });
            for passage in markdown::passages(lines.enumerate(), false) {
                if passage.text.starts_with('#') {
                    continue;
                }
                for (_, words) in sentence::all(&passage.text) {
                    reading.sentences += 1;
                    reading.words += words;
                    reading.long += usize::from(words > LONG);
                }
            }
        }
        reading
    }
}

/// The most words of a sentence on average.
const MOST_WORDS: usize = 15;

/// The largest share of long sentences, in per mille.
const MOST_LONG: usize = 100;

impl Reading {
    /// Returns true if the sentences are too long.
    pub(crate) fn is_hard(&self) -> bool {
        self.words > MOST_WORDS * self.sentences || self.long * 1000 > MOST_LONG * self.sentences
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = self.sentences.max(1);
        let (tenths, permille) = (self.words * 10 / of, self.long * 1000 / of);
        write!(
            f,
            "pages: {} sentences with {}.{} words on average; {}.{} % have more than {LONG}",
            self.sentences,
            tenths / 10,
            tenths % 10,
            permille / 10,
            permille % 10
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::File;

    #[test]
    fn sentences_of_paragraphs_and_items_are_measured() {
        let long = "word ".repeat(26);
        let text =
            format!("# Not this\n\nOne two. Three.\n\n| not | this |\n\n- {long}\n\n```\nnor this\n```\n");
        let reading = Reading::of(&Tree { files: vec![File::new("a.md", text)] });
        assert_eq!(reading, Reading { sentences: 3, words: 29, long: 1 });
        assert!(reading.is_hard() && !Reading { long: 0, ..reading }.is_hard());
    }
}
