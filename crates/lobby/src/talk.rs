//! What was said at a table: to everybody, and by one to one other.

use std::collections::HashMap;

use protocol::{Account, ChatLine, Whisper};

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

/// The newest lines, in order, each with its entry's number in the store.
#[derive(Default)]
struct Lines(Vec<(u64, ChatLine)>);

impl Lines {
    fn push(&mut self, stored: u64, line: ChatLine) {
        if self.0.len() == 2 * KEPT {
            self.0.drain(..=KEPT);
        }
        self.0.push((stored, line));
    }
}

impl Talk {
    pub(crate) fn say(&mut self, stored: u64, line: ChatLine) {
        self.public.push(stored, line);
    }

    pub(crate) fn whisper(&mut self, stored: u64, line: &ChatLine, to: &Account) {
        for account in [&line.account, &to.id] {
            let ear = self.private.entry(account.clone()).or_default();
            ear.heard += 1;
            let whisper = Some(Whisper { to: to.id.clone(), name: to.name.clone(), n: ear.heard });
            ear.lines.push(stored, ChatLine { whisper, ..line.clone() });
        }
    }

    /// How many whispers an account said or was told.
    pub(crate) fn whispers_heard(&self, account: &str) -> u64 {
        self.private.get(account).map_or(0, |ear| ear.heard)
    }

    /// What everybody is told after entry `since`.
    pub(crate) fn public_after(&self, since: u64) -> Vec<ChatLine> {
        let lines = &self.public.0;
        let from = lines.partition_point(|(_, line)| line.seq <= since);
        lines[from..].iter().map(|(_, line)| line.clone()).collect()
    }

    /// The whispers that one account said or was told after the entry that has this number in the store.
    pub(crate) fn whispers_after(&self, account: &str, stored: u64) -> Vec<ChatLine> {
        let Some(ear) = self.private.get(account) else { return Vec::new() };
        let lines = &ear.lines.0;
        let from = lines.partition_point(|(number, _)| *number <= stored);
        lines[from..].iter().map(|(_, line)| line.clone()).collect()
    }

    /// What one account may hear after entry `since`, in order. A whisper has the number of the entry before it,
    /// so those next to `since` are among them: they may have been missed.
    pub(crate) fn heard_since(&self, account: &str, since: u64) -> Vec<ChatLine> {
        let Some(ear) = self.private.get(account) else { return self.public_after(since) };
        let public = self.public.0.iter().filter(|(_, line)| line.seq > since);
        let private = ear.lines.0.iter().filter(|(_, line)| line.seq >= since);
        let mut lines: Vec<_> = public.chain(private).collect();
        lines.sort_by_key(|(stored, _)| *stored);
        lines.into_iter().map(|(_, line)| line.clone()).collect()
    }
}
