//! What was said at a table: to everybody, and by one to one other.

use std::collections::HashMap;

use protocol::{ChatLine, Whisper};

use crate::names::Names;

/// Lines that whoever comes anew is told at least, and half of what he is told at most. Older ones stay in
/// the log, but not in memory: whoever talks much must not make the table too heavy to open.
const KEPT: usize = 200;

/// What was said at a table. Whispers are kept apart, by account: neither what others are told nor how much of
/// it is kept depends on them.
#[derive(Default)]
pub(crate) struct Talk {
    public: Lines,
    /// What each account whispered or was whispered.
    private: HashMap<String, Ear>,
}

#[derive(Default)]
struct Ear {
    /// Lines ever heard; the newest has this number.
    heard: u64,
    lines: Lines,
}

/// One line as the log has it: without names.
#[derive(Clone)]
pub(crate) struct Line {
    /// Its entry's number in the store.
    pub(crate) stored: u64,
    /// Its number in the log, whispers not counted.
    pub(crate) seq: u64,
    pub(crate) at: u64,
    /// The account that said it.
    pub(crate) account: String,
    pub(crate) text: String,
}

/// A line, and if it was whispered, to which account and as the how manieth.
#[derive(Clone)]
struct Heard {
    line: Line,
    whisper: Option<(String, u64)>,
}

impl Heard {
    /// As clients are told, with the names of now.
    fn told(&self, names: &Names) -> ChatLine {
        let Line { seq, at, account, text, .. } = self.line.clone();
        let whispered = |(to, n): &(String, u64)| Whisper { to: to.clone(), name: names.name(to), n: *n };
        let whisper = self.whisper.as_ref().map(whispered);
        ChatLine { seq, at, name: names.name(&account), account, text, whisper }
    }
}

/// The newest lines, in order.
#[derive(Default)]
struct Lines(Vec<Heard>);

impl Lines {
    fn push(&mut self, line: Heard) {
        if self.0.len() == 2 * KEPT {
            self.0.drain(..=KEPT);
        }
        self.0.push(line);
    }
}

impl Talk {
    pub(crate) fn say(&mut self, line: Line) {
        self.public.push(Heard { line, whisper: None });
    }

    pub(crate) fn whisper(&mut self, line: &Line, to: &str) {
        for account in [&line.account, to] {
            let ear = self.private.entry(account.to_owned()).or_default();
            ear.heard += 1;
            let whisper = Some((to.to_owned(), ear.heard));
            ear.lines.push(Heard { line: line.clone(), whisper });
        }
    }

    /// The accounts that said any of what is kept, or were whispered it; some more than once.
    pub(crate) fn accounts(&self) -> impl Iterator<Item = &str> {
        let lines = self.private.values().map(|ear| &ear.lines).chain([&self.public]);
        lines.flat_map(|lines| &lines.0).flat_map(move |heard| {
            [heard.line.account.as_str()].into_iter().chain(heard.whisper.as_ref().map(|(to, _)| to.as_str()))
        })
    }

    /// How many whispers an account said or was told.
    pub(crate) fn whispers_heard(&self, account: &str) -> u64 {
        self.private.get(account).map_or(0, |ear| ear.heard)
    }

    /// What everybody is told after entry `since`.
    pub(crate) fn public_after(&self, since: u64, names: &Names) -> Vec<ChatLine> {
        let lines = &self.public.0;
        let from = lines.partition_point(|heard| heard.line.seq <= since);
        lines[from..].iter().map(|heard| heard.told(names)).collect()
    }

    /// The whispers that one account said or was told after the entry that has this number in the store.
    pub(crate) fn whispers_after(&self, account: &str, stored: u64, names: &Names) -> Vec<ChatLine> {
        let Some(ear) = self.private.get(account) else { return Vec::new() };
        let lines = &ear.lines.0;
        let from = lines.partition_point(|heard| heard.line.stored <= stored);
        lines[from..].iter().map(|heard| heard.told(names)).collect()
    }

    /// What one account may hear after entry `since`, in order. A whisper has the number of the entry before it,
    /// so those next to `since` are among them: they may have been missed.
    pub(crate) fn heard_since(&self, account: &str, since: u64, names: &Names) -> Vec<ChatLine> {
        let Some(ear) = self.private.get(account) else { return self.public_after(since, names) };
        let public = self.public.0.iter().filter(|heard| heard.line.seq > since);
        let private = ear.lines.0.iter().filter(|heard| heard.line.seq >= since);
        let mut lines: Vec<_> = public.chain(private).collect();
        lines.sort_by_key(|heard| heard.line.stored);
        lines.into_iter().map(|heard| heard.told(names)).collect()
    }
}
