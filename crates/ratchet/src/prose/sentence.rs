//! The sentences of a passage.

/// Returns the sentences with more than so many words: where each begins, and how many words it has.
pub(crate) fn long(text: &str, most: usize) -> Vec<(usize, usize)> {
    all(text).into_iter().filter(|(_, words)| *words > most).collect()
}

/// Returns all sentences: where each begins, and how many words it has.
pub(crate) fn all(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let (mut start, mut words, mut at) = (0, 0, 0);
    for word in text.split(' ') {
        if words == 0 {
            start = at;
        }
        at += word.len() + 1;
        words += usize::from(word.contains(|c: char| c.is_alphanumeric() || c == '`'));
        if word.trim_end_matches([')', '"', '*', '_', '`', '”', '\'']).ends_with(['.', '!', '?']) {
            found.push((start, words));
            words = 0;
        }
    }
    if words > 0 {
        found.push((start, words));
    }
    found.retain(|(_, words)| *words > 0);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_sentence_is_found_where_it_begins() {
        assert_eq!(long("One two. Three four five - six. (Seven.) Eight", 3), [(9, 4)]);
    }
}
