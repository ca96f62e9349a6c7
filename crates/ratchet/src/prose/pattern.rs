//! The patterns of `patterns.tsv`.

use regex::{Regex, RegexBuilder, RegexSet, RegexSetBuilder};

/// The rows: name, pattern, advice, and what after a match excuses it.
const TABLE: &str = include_str!("patterns.tsv");

/// The beginning of a pattern for the first words of doc comments.
const FIRST: &str = r"^\s*/// ";

/// All patterns, compiled.
pub(crate) struct Patterns {
    /// Patterns that are searched for in passages.
    pub(crate) phrases: Vec<Phrase>,
    /// All phrases at once, for a quick first look.
    pub(crate) any: RegexSet,
    /// Patterns for lines with doc comments.
    pub(crate) first: Vec<Phrase>,
    /// The most words of a sentence, and the row's name and advice.
    pub(crate) long: Option<(usize, &'static str, &'static str)>,
}

/// A pattern to search for.
pub(crate) struct Phrase {
    /// The name.
    pub(crate) name: &'static str,
    /// The pattern.
    pub(crate) regex: Regex,
    /// The words to use instead.
    pub(crate) advice: &'static str,
    /// The text right after a match that excuses it.
    pub(crate) unless: Option<Regex>,
}

impl Patterns {
    /// Compiles the table.
    pub(crate) fn load() -> Self {
        let (mut phrases, mut first, mut long, mut all) = (Vec::new(), Vec::new(), None, Vec::new());
        for row in TABLE.lines().filter(|row| !row.starts_with('#')) {
            let mut cells = row.split('\t');
            let mut cell = || cells.next().unwrap_or_default();
            let (name, pattern, advice, unless) = (cell(), cell(), cell(), cell());
            if let Some(words) = most_words(pattern) {
                long = Some((words, name, advice));
                continue;
            }
            let unless = (!unless.is_empty()).then(|| compiled(unless));
            let phrase = Phrase { name, regex: compiled(pattern), advice, unless };
            if pattern.starts_with(FIRST) {
                first.push(phrase);
            } else {
                all.push(pattern);
                phrases.push(phrase);
            }
        }
        let any = RegexSetBuilder::new(all).unicode(false).case_insensitive(true).build();
        Self { phrases, any: any.expect("the table holds valid patterns"), first, long }
    }
}

/// Compiles a pattern. English needs no Unicode, and the search is much faster without.
fn compiled(pattern: &str) -> Regex {
    let regex = RegexBuilder::new(pattern).unicode(false).case_insensitive(true).build();
    regex.expect("the table holds valid patterns")
}

/// Reads a row such as `sentence > 30 words`.
fn most_words(pattern: &str) -> Option<usize> {
    pattern.strip_prefix("sentence > ")?.strip_suffix(" words")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_has_a_use() {
        let patterns = Patterns::load();
        assert!(patterns.phrases.len() > 5 && patterns.first.len() == 1 && patterns.long.is_some());
        let status = patterns.phrases.iter().find(|phrase| phrase.name == "status").unwrap();
        assert!(status.unless.as_ref().is_some_and(|unless| unless.is_match(" the table")));
    }
}
