//! The chat lines that a reader has.

use crate::ChatLine;

/// The newest chat lines of a table that a reader has, within one epoch. The server may send a line again
/// after a reconnect; this recognizes the new ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ChatMark {
    said: u64,
    whispered: u64,
}

impl ChatMark {
    /// Returns true if the reader does not have the line yet, and remembers it.
    pub fn is_new(&mut self, line: &ChatLine) -> bool {
        let (newest, place) = match &line.whisper {
            Some(whisper) => (&mut self.whispered, whisper.n),
            None => (&mut self.said, line.seq),
        };
        let new = place > *newest;
        if new {
            *newest = place;
        }
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Speaker, Whisper};

    #[test]
    fn said_and_whispered_lines_are_counted_apart() {
        let line = |seq, n: Option<u64>| ChatLine {
            seq,
            at: 0,
            account: "a".into(),
            name: "Ana".into(),
            text: "?".into(),
            whisper: n.map(|n| Whisper { to: "b".into(), name: "Ben".into(), n, team: vec![] }),
            speaker: Speaker::Watching,
            news: None,
        };
        let mut mark = ChatMark::default();
        let heard = [(3, None), (3, Some(1)), (3, Some(2)), (3, Some(1)), (4, None), (3, None), (9, Some(3))];
        let new: Vec<_> = heard.iter().map(|(seq, n)| mark.is_new(&line(*seq, *n))).collect();
        assert_eq!(new, [true, true, true, false, true, false, true]);
    }
}
