//! The matches of the patterns.

use super::{
    passage::Passage,
    pattern::{Patterns, Phrase},
    sentence,
};
use crate::{finding::Finding, tree::File};

/// Finds the matches in the passages of a file.
pub(crate) fn all(file: &File, passages: &[Passage], patterns: &Patterns) -> Vec<Finding> {
    let mut found = Vec::new();
    for passage in passages {
        for number in patterns.any.matches(&passage.text) {
            found.extend(phrase(file, passage, &patterns.phrases[number]));
        }
        let Some((most, name, advice)) = patterns.long else { continue };
        for (start, words) in sentence::long(&passage.text, most) {
            let text = format!("[{name}] a sentence of {words} words, where {most} are allowed: {advice}");
            found.push(Finding::new(&file.path, passage.line(start), text));
        }
    }
    found
}

/// Finds the matches of one pattern in a passage.
fn phrase<'a>(file: &'a File, passage: &'a Passage, phrase: &'a Phrase) -> impl Iterator<Item = Finding> {
    let excused =
        |end: usize| phrase.unless.as_ref().is_some_and(|unless| unless.is_match(&passage.text[end..]));
    let matches = phrase.regex.find_iter(&passage.text).filter(move |found| !excused(found.end()));
    matches.map(|found| {
        let words = found.as_str().trim_matches([' ', '.', ',', ';', ':', '(']);
        let text = format!("[{}] {words:?}: {}", phrase.name, phrase.advice);
        Finding::new(&file.path, passage.line(found.start()), text)
    })
}

/// Finds the comments that begin with a word that no sentence of documentation begins with.
pub(crate) fn first_words(
    file: &File,
    comments: impl Iterator<Item = (usize, String)>,
    patterns: &Patterns,
) -> Vec<Finding> {
    let mut found = Vec::new();
    for (number, line) in comments {
        for phrase in patterns.first.iter().filter(|phrase| phrase.regex.is_match(&line)) {
            let words = line.split(' ').take(2).collect::<Vec<_>>().join(" ");
            let text = format!("[{}] {words:?}: {}", phrase.name, phrase.advice);
            found.push(Finding::new(&file.path, number, text));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_across_lines_is_named_at_its_line_unless_it_is_excused() {
        let file = File::new("a.md", String::new());
        let mut passage = Passage::default();
        passage.push("It is on the way. A match is", 4);
        passage.push("over. It is read by whom?", 5);
        let mut found = all(&file, &[passage], &Patterns::load());
        found.sort_by_key(|finding| finding.line);
        let lines: Vec<_> =
            found.iter().map(|finding| (finding.line, finding.text.split(':').next().unwrap())).collect();
        assert_eq!(lines, [(4, "[status] \"is over\""), (5, "[headless] \"whom\"")]);
    }
}
