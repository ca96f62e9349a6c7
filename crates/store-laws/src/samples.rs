//! Tables and entries to store.

use contract::SeatCount;
use lobby::{Append, Entry, Logged, Sitter, Summary, TableRow};
use protocol::{Account, AccountKind, Clock, Setup, Status, Visibility};

pub(crate) fn account(id: &str) -> Account {
    Account { id: id.into(), name: format!("{id} Ünï ♞ 'quoted'"), kind: AccountKind::Person }
}

pub(crate) fn setup() -> Setup {
    Setup {
        game: "a-game".into(),
        seats: SeatCount::new(3).expect("three is a seat count"),
        options: serde_json::json!({ "text": "\u{0}\"'\\", "number": -7 }),
        clock: Clock::Seconds { per_decision: 30 },
        visibility: Visibility::Public,
        newcomers: protocol::Newcomers::ByConsent,
        away: Some(protocol::Away::Wait),
        team_talk: protocol::TeamTalk::Open,
        hints: false,
        random_seats: Some(true),
        playing_hours: None,
    }
}

/// Returns a table's row: `id`, made by `host` at `made_at`. Its code is `C-` and the id.
pub fn table(id: &str, host: &str, made_at: u64) -> TableRow {
    TableRow {
        id: id.into(),
        code: format!("C-{id}"),
        host: host.into(),
        public: true,
        summary: Summary {
            setup: setup().into(),
            status: Status::Gathering,
            sitting: vec![Sitter::Account(host.into()), Sitter::Bot("random".into())].into(),
            accounts: vec![host.into()].into(),
            waiting: vec![],
            free_seats: 2,
            seats: vec![].into(),
            teams: contract::Teams::NONE,
            continues: None,
            guess: None,
            owes: vec![],
            refunded: 0,
            since_turn: vec![],
            duplicate: None,
            closed: false,
            beside: vec![].into(),
        },
        made_at,
        wake_at: None,
    }
}

/// Returns the first entry of a table's log.
pub fn made(host: &str) -> Logged {
    Logged {
        seq: 1,
        at: 1_000,
        entry: Entry::Made { host: host.into(), setup: setup(), fork: None, duplicate: None },
    }
}

/// Returns another entry.
pub fn said(seq: u64, text: &str) -> Logged {
    let entry = Entry::Said { account: "speaker".into(), request: format!("r{seq}"), text: text.into() };
    Logged { seq, at: 1_000 + seq, entry }
}

/// Returns an append of these entries.
pub fn append(row: &TableRow, entries: Vec<Logged>) -> Append {
    Append {
        epoch: 1,
        row: row.clone().into(),
        relisted: true,
        entries,
        checkpoint: None,
        begun: None,
        ended: None,
    }
}
