//! The talk at a table: chat, whispers, and talk among partners.
//!
//! Whispers and talk among partners (`Entry::Confided`) share their code. Both are kept by account, apart from the
//! chat. They have no number that other accounts see (`numbers.rs`).

use std::collections::HashMap;

use contract::Seat;
use protocol::{Account, AccountKind, ChatLine, News, Speaker, Whisper};
use serde::{Deserialize, Serialize};

use crate::names::Names;

/// Lines that are kept at least, and half of what is kept at most. Older ones stay in the log, but not in memory: a lot of
/// talk must not make a table slow to wake..
const KEPT: usize = 200;

/// Bytes of lines told at once, counted generously.
const PAGE_BYTES: usize = 32 * 1024;

/// What a line needs beside its text, at most: names, ids, and JSON.
const BESIDE_TEXT: usize = 400;

/// Neighbouring lines.
#[derive(Default)]
pub(crate) struct Page {
    /// In order.
    pub(crate) lines: Vec<ChatLine>,
    /// Whether more was asked for than fits, or than is kept: it stands before these.
    pub(crate) earlier: bool,
}

/// A line that a client has: its `seq`, and its `n` if it was whispered.
#[derive(Clone, Copy)]
pub(crate) struct KnownLine {
    pub(crate) seq: u64,
    pub(crate) whisper: Option<u64>,
}

/// What was said at a table. Whispers, and what partners say among themselves, are kept apart, by account: neither what
/// others are told nor how much of it is kept depends on them.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Chat {
    public: Lines,
    /// What each account whispered or was whispered.
    private: HashMap<String, Ear>,
}

#[derive(Default, Serialize, Deserialize)]
struct Ear {
    /// Lines ever heard; the newest has this number.
    heard: u64,
    lines: Lines,
}

/// One line as the log has it: without names.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Line {
    /// Its entry's number in the store.
    pub(crate) stored: u64,
    /// Its number in the log, whispers not counted.
    pub(crate) seq: u64,
    pub(crate) at: u64,
    /// The account that said it.
    pub(crate) account: String,
    /// In which seat they sat.
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
    /// What happened to that account, if it said nothing.
    pub(crate) news: Option<News>,
}

/// A line, and if it was whispered, to which account and as the how manieth.
#[derive(Clone, Serialize, Deserialize)]
struct Heard {
    line: Line,
    whisper: Option<(String, u64)>,
    /// The seats of the team that it was said to, if it was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    team: Vec<Seat>,
}

impl Heard {
    /// As clients are told, with the names of now.
    fn told(&self, names: &Names) -> ChatLine {
        let Line { seq, at, account, seat, text, news, .. } = self.line.clone();
        let team = &self.team;
        let whispered = |(to, n): &(String, u64)| Whisper {
            to: to.clone(),
            name: names.name(to).to_owned(),
            n: *n,
            team: team.clone(),
        };
        let whisper = self.whisper.as_ref().map(whispered);
        let Account { name, kind, .. } = names.account(&account);
        let speaker = match (kind, seat) {
            (AccountKind::Bot, seat) => Speaker::Bot { seat },
            (AccountKind::Person | AccountKind::Companion, Some(seat)) => Speaker::Seat { seat },
            (AccountKind::Person | AccountKind::Companion, None) => Speaker::Watching,
        };
        let news = news.map(|news| match news {
            News::Renamed { from: None } => News::Renamed { from: names.before(seq) },
            news => news,
        });
        ChatLine { seq, at, name, account, speaker, text, whisper, news }
    }
}

/// The newest lines, in order.
#[derive(Default, Serialize, Deserialize)]
struct Lines(Vec<Heard>);

impl Lines {
    fn push(&mut self, line: Heard) {
        if self.0.len() == 2 * KEPT {
            self.0.drain(..=KEPT);
        }
        self.0.push(line);
    }
}

impl Chat {
    pub(crate) fn say(&mut self, line: Line) {
        self.public.push(Heard { line, whisper: None, team: Vec::new() });
    }

    /// Somebody whispers to these accounts: to one, or to those of a team, whose seats are `team`.
    pub(crate) fn whisper(&mut self, line: &Line, to: &[String], team: &[Seat]) {
        let Some(first) = to.first() else { return };
        for account in to.iter().chain([&line.account]) {
            let ear = self.private.entry(account.clone()).or_default();
            ear.heard += 1;
            let whisper = Some((first.clone(), ear.heard));
            ear.lines.push(Heard { line: line.clone(), whisper, team: team.to_vec() });
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

    /// The newest of what one account may hear after entry `since`. A whisper has the number of the entry before
    /// it, so those next to `since` are among them: they may have been missed.
    pub(crate) fn heard_since(&self, account: &str, since: u64, most: u32, names: &Names) -> Page {
        let public = self.public.0.iter().filter(|heard| heard.line.seq > since);
        let private = self.whispers(account).iter().filter(|heard| heard.line.seq >= since);
        newest(public.chain(private).collect(), most, names)
    }

    /// The newest of what one account may hear from before a line that it has.
    pub(crate) fn heard_before(&self, account: &str, place: KnownLine, most: u32, names: &Names) -> Page {
        let whispers = self.whispers(account);
        let at = match place.whisper {
            None => self.public.0.iter().find(|heard| heard.line.seq >= place.seq),
            Some(n) => whispers.iter().find(|heard| heard.whisper.as_ref().is_some_and(|(_, own)| *own >= n)),
        };
        let stored = at.map_or(u64::MAX, |heard| heard.line.stored);
        let all = self.public.0.iter().chain(whispers);
        newest(all.filter(|heard| heard.line.stored < stored).collect(), most, names)
    }

    /// Whether an account has anything to hear after entry `since`.
    pub(crate) fn is_news(&self, account: &str, since: u64) -> bool {
        self.public.0.last().is_some_and(|heard| heard.line.seq > since)
            || self.whispers(account).last().is_some_and(|heard| heard.line.seq >= since)
    }

    /// Whether an account is told something at this table that others are not.
    pub(crate) fn has_whispers(&self, account: &str) -> bool {
        self.private.contains_key(account)
    }

    fn whispers(&self, account: &str) -> &[Heard] {
        self.private.get(account).map_or(&[], |ear| &ear.lines.0)
    }
}

/// As many of the newest lines as are told at once.
fn newest(mut lines: Vec<&Heard>, most: u32, names: &Names) -> Page {
    lines.sort_by_key(|heard| heard.line.stored);
    let mut bytes = 0;
    let fits = lines.iter().rev().take(most as usize).take_while(|heard| {
        bytes += heard.line.text.len() + BESIDE_TEXT;
        bytes <= PAGE_BYTES
    });
    let from = lines.len() - fits.count();
    Page { earlier: from > 0, lines: lines[from..].iter().map(|heard| heard.told(names)).collect() }
}
