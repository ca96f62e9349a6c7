//! A piece of prose.

use std::ops::Range;

use super::mask;

/// A paragraph, a table cell or a string, with code and quotations blank.
#[derive(Default)]
pub(crate) struct Passage {
    /// The text; its lines are joined by spaces.
    pub(crate) text: String,
    /// The offset at which each line begins, and the number of that line.
    lines: Vec<(usize, usize)>,
}

impl Passage {
    /// Adds a line.
    pub(crate) fn push(&mut self, line: &str, number: usize) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.lines.push((self.text.len(), number));
        self.text.push_str(line.trim());
    }

    /// Returns the passage with code, quotations and addresses blank, and takes it out.
    pub(crate) fn take(&mut self, passages: &mut Vec<Self>) {
        let mut passage = std::mem::take(self);
        if !passage.text.is_empty() {
            passage.text = mask::masked(&passage.text);
            passages.push(passage);
        }
    }

    /// Returns the passage of a string in which nothing is quoted.
    pub(crate) fn string(text: &str, content: &Range<usize>, line: usize) -> Self {
        let mut passage = Self::default();
        for (number, part) in text[content.clone()].split('\n').enumerate() {
            passage.push(part.trim().trim_end_matches('\\'), line + number);
        }
        passage
    }

    /// Returns the line of an offset.
    pub(crate) fn line(&self, offset: usize) -> usize {
        let after = self.lines.partition_point(|(start, _)| *start <= offset);
        self.lines.get(after.saturating_sub(1)).map_or(1, |(_, number)| *number)
    }
}
