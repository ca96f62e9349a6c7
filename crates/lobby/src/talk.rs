//! The talk at a table: chat, whispers, and talk among partners.
//!
//! Whispers and talk among partners (`Entry::Confided`) share their code. Both are kept by account, apart
//! from the chat. They have no number that other accounts see (`numbers.rs`).

use std::collections::HashMap;

use contract::Seat;
use protocol::{Account, AccountKind, ChatLine, News, Speaker, Whisper};
use serde::{Deserialize, Serialize};

use crate::names::Names;

/// The minimum number of lines in memory, and half of the maximum. Older lines stay only in the log, so that
/// much talk does not make a table slow to wake.
const KEPT: usize = 200;

/// The maximum number of bytes of lines in one answer, counted generously.
const PAGE_BYTES: usize = 32 * 1024;

/// The maximum number of bytes of a line without its text: names, ids, and JSON.
const BESIDE_TEXT: usize = 400;

/// Consecutive lines.
#[derive(Default)]
pub(crate) struct Page {
    /// The lines, in order.
    pub(crate) lines: Vec<ChatLine>,
    /// True if earlier lines were asked for and do not fit, or are no longer in memory.
    pub(crate) earlier: bool,
}

/// A line that a client has: its `seq`, and its `n` if it was whispered.
#[derive(Clone, Copy)]
pub(crate) struct KnownLine {
    pub(crate) seq: u64,
    pub(crate) whisper: Option<u64>,
}

/// The talk at a table. Whispers and talk among partners are kept apart, by account. So they affect neither
/// the messages to other accounts nor the number of stored lines.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Chat {
    public: Lines,
    /// The whispers from and to each account.
    private: HashMap<String, Ear>,
}

#[derive(Default, Serialize, Deserialize)]
struct Ear {
    /// The number of lines ever received; the newest has this number.
    heard: u64,
    lines: Lines,
}

/// One line as the log has it: without names.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Line {
    /// The number of its entry in the store.
    pub(crate) stored: u64,
    /// Its number in the log, without whispers.
    pub(crate) seq: u64,
    pub(crate) at: u64,
    /// The account that wrote it.
    pub(crate) account: String,
    /// The seat of that account.
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
    /// An event about that account, instead of a text.
    pub(crate) news: Option<News>,
}

/// A line. If it was whispered, it has the recipient and its number among the whispers of the account.
#[derive(Clone, Serialize, Deserialize)]
struct Heard {
    line: Line,
    whisper: Option<(String, u64)>,
    /// The seats of the team that received it, if one did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    team: Vec<Seat>,
}

impl Heard {
    /// Returns the line for clients, with the current names.
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

    /// Stores a whisper to these accounts: to one, or to those of a team, whose seats are `team`.
    pub(crate) fn whisper(&mut self, line: &Line, to: &[String], team: &[Seat]) {
        let Some(first) = to.first() else { return };
        for account in to.iter().chain([&line.account]) {
            let ear = self.private.entry(account.clone()).or_default();
            ear.heard += 1;
            let whisper = Some((first.clone(), ear.heard));
            ear.lines.push(Heard { line: line.clone(), whisper, team: team.to_vec() });
        }
    }

    /// Returns the accounts that wrote or received lines in memory; some occur more than once.
    pub(crate) fn accounts(&self) -> impl Iterator<Item = &str> {
        let lines = self.private.values().map(|ear| &ear.lines).chain([&self.public]);
        lines.flat_map(|lines| &lines.0).flat_map(move |heard| {
            [heard.line.account.as_str()].into_iter().chain(heard.whisper.as_ref().map(|(to, _)| to.as_str()))
        })
    }

    /// Returns the number of whispers that an account wrote or received.
    pub(crate) fn whispers_heard(&self, account: &str) -> u64 {
        self.private.get(account).map_or(0, |ear| ear.heard)
    }

    /// Returns the public lines after entry `since`.
    pub(crate) fn public_after(&self, since: u64, names: &Names) -> Vec<ChatLine> {
        let lines = &self.public.0;
        let from = lines.partition_point(|heard| heard.line.seq <= since);
        lines[from..].iter().map(|heard| heard.told(names)).collect()
    }

    /// Returns the whispers that one account wrote or received after the entry with this number in the store.
    pub(crate) fn whispers_after(&self, account: &str, stored: u64, names: &Names) -> Vec<ChatLine> {
        let Some(ear) = self.private.get(account) else { return Vec::new() };
        let lines = &ear.lines.0;
        let from = lines.partition_point(|heard| heard.line.stored <= stored);
        lines[from..].iter().map(|heard| heard.told(names)).collect()
    }

    /// Returns the newest lines for one account after entry `since`. A whisper has the number of the entry
    /// before it. So whispers with the number `since` are included, as the client may have missed them.
    pub(crate) fn heard_since(&self, account: &str, since: u64, most: u32, names: &Names) -> Page {
        let public = self.public.0.iter().filter(|heard| heard.line.seq > since);
        let private = self.whispers(account).iter().filter(|heard| heard.line.seq >= since);
        newest(public.chain(private).collect(), most, names)
    }

    /// Returns the newest lines for one account before a line that it has.
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

    /// Returns `true` if there are lines for an account after entry `since`.
    pub(crate) fn is_news(&self, account: &str, since: u64) -> bool {
        self.public.0.last().is_some_and(|heard| heard.line.seq > since)
            || self.whispers(account).last().is_some_and(|heard| heard.line.seq >= since)
    }

    /// Returns `true` if an account has whispers at this table.
    pub(crate) fn has_whispers(&self, account: &str) -> bool {
        self.private.contains_key(account)
    }

    fn whispers(&self, account: &str) -> &[Heard] {
        self.private.get(account).map_or(&[], |ear| &ear.lines.0)
    }
}

/// Returns the newest lines that fit into one answer.
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
