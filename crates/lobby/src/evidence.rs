//! What an account was entitled to see of a table, for a report.

use std::net::IpAddr;

use contract::{Seat, Told};
use protocol::{
    Account, By, Problem, ProblemCode, Setup,
    http::{Reel, ReelStep, SaidTo},
};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{
    Entry, Lobby, Logged,
    problems::store_problem,
    reading::read,
    reel::{played, unread},
    state::{NoReel, State},
};

/// Entries that are looked through for what was said, the newest ones.
const LOOKED_THROUGH: u64 = 1_000;

/// Lines that are attached at most, the newest ones.
const LINES: usize = 100;

/// Bytes of them.
const LINES_BYTES: usize = 16 * 1024;

/// Bytes of moves that are attached at most, the newest ones.
const MOVES_BYTES: usize = 32 * 1024;

/// What an account was entitled to see of a table: what was said, and what was done in the running or last match. Accounts by
/// their ids, as in the log.
#[derive(Serialize)]
pub struct Evidence {
    /// The table's id.
    pub table: String,
    /// Its code.
    pub code: String,
    /// What is set up there.
    pub setup: Setup,
    /// Who sits where.
    pub sitting: Vec<(Seat, String)>,
    /// What was said, in order. Whispers only if they were the account's own, or to it.
    pub talk: Vec<EvidentLine>,
    /// The match's number at its table, if one was begun.
    pub number: Option<u32>,
    /// What was done in it as the account saw it, in order.
    pub moves: Vec<EvidentMove>,
}

/// Something that was said.
#[derive(Serialize)]
pub struct EvidentLine {
    /// When, milliseconds since 1970.
    pub at: u64,
    /// The account that said it.
    pub account: String,
    /// To whom.
    pub to: SaidTo,
    /// What.
    pub text: String,
}

/// Something that was done.
#[derive(Serialize)]
pub struct EvidentMove {
    /// When, milliseconds since 1970.
    pub at: u64,
    /// Whose.
    pub seat: Seat,
    /// Who decided it.
    pub by: By,
    /// What of it was told.
    pub events: Vec<Told<Box<RawValue>>>,
}

impl Lobby {
    /// What an account was entitled to see of a table at which both it and `whom` sat or spoke. Cost: reads the table as if it
    /// were woken and plays its match once more, away from the threads that answer others and in turn with other long readings.
    ///
    /// # Errors
    ///
    /// If there is no such table, one of them was never there, or the store fails.
    pub async fn evidence(
        &self,
        account: &Account,
        (table, address): (&str, IpAddr),
        whom: &str,
    ) -> Result<Evidence, Problem> {
        let shared = &self.0.shared;
        let id = account.id.as_str();
        let row = shared.lookups.find(shared.store.as_ref(), table, address, Some(id)).await?;
        let state = read(shared, &row).await.map_err(unread)?.state;
        both_were_there(&state, id, whom)?;
        let last = state.stored;
        let log = shared.store.log_between(&row.id, last.saturating_sub(LOOKED_THROUGH), last).await;
        let log = log.map_err(|e| store_problem(&e))?;
        let talk = newest_lines(log.iter().filter_map(|logged| heard(id, logged)).collect());
        let (code, setup, sitting) = (state.code.clone(), state.setup.clone(), sitting(&state));
        let (number, moves) = match played(shared, state, id, Some(0)).await {
            Ok(Reel { number, steps, .. }) => (Some(number), newest(steps)),
            // The words are worth keeping without the moves.
            Err(NoReel::NoMatch | NoReel::OldRules | NoReel::MovedOn | NoReel::Broken) => (None, Vec::new()),
            Err(NoReel::Unplayable(error)) => {
                tracing::error!(table.id = row.id, %error, "a match that was reported cannot be played again");
                (None, Vec::new())
            }
        };
        Ok(Evidence { table: row.id.clone(), code, setup, sitting, talk, number, moves })
    }
}

fn sitting(state: &State) -> Vec<(Seat, String)> {
    let taken = state.chairs.iter();
    taken.filter_map(|(seat, chair)| Some((seat, chair.account()?.to_owned()))).collect()
}

fn both_were_there(state: &State, account: &str, whom: &str) -> Result<(), Problem> {
    let was_here = |who: &str| state.belongs(who) || state.met.iter().any(|met| met == who);
    if !was_here(account) {
        let message = "only accounts that sat or spoke at a table can report others there";
        return Err(Problem::new(ProblemCode::NotAllowed, message));
    }
    if !was_here(whom) {
        return Err(Problem::new(ProblemCode::NotFound, "they neither sat nor spoke at this table"));
    }
    Ok(())
}

/// What an account heard of an entry.
fn heard(account: &str, Logged { at, entry, .. }: &Logged) -> Option<EvidentLine> {
    let (by, to, text) = match entry {
        Entry::Said { account, text, .. } => (account, SaidTo::Table, text),
        Entry::Whispered { account: by, to, text, .. } if by == account || to == account => {
            (by, SaidTo::One, text)
        }
        Entry::Confided { account: by, to, text, .. }
            if by == account || to.iter().any(|to| to == account) =>
        {
            (by, SaidTo::Team, text)
        }
        Entry::Whispered { .. }
        | Entry::Confided { .. }
        | Entry::Made { .. }
        | Entry::Configured { .. }
        | Entry::Sat { .. }
        | Entry::Freed { .. }
        | Entry::Beside { .. }
        | Entry::Renamed { .. }
        | Entry::Removed { .. }
        | Entry::Muted { .. }
        | Entry::Banned { .. }
        | Entry::Ready { .. }
        | Entry::Bot { .. }
        | Entry::Closed { .. }
        | Entry::Host { .. }
        | Entry::Began { .. }
        | Entry::Played { .. }
        | Entry::Hinted { .. }
        | Entry::Guessed { .. }
        | Entry::Ahead { .. }
        | Entry::StandingOrder { .. }
        | Entry::Banks { .. }
        | Entry::Pause { .. }
        | Entry::TookBack { .. }
        | Entry::Again { .. } => return None,
    };
    Some(EvidentLine { at: *at, account: by.clone(), to, text: text.clone() })
}

/// As many of the newest lines as are kept.
fn newest_lines(mut talk: Vec<EvidentLine>) -> Vec<EvidentLine> {
    let mut bytes = 0;
    let fits = talk.iter().rev().take(LINES).take_while(|line| {
        bytes += 100 + line.text.len();
        bytes <= LINES_BYTES
    });
    let from = talk.len() - fits.count();
    talk.drain(..from);
    talk
}

/// As many of the newest moves as are kept.
fn newest(steps: Vec<ReelStep<Box<RawValue>>>) -> Vec<EvidentMove> {
    let mut bytes = 0;
    let fits = steps.iter().rev().take_while(|step| {
        let size = |told: &Told<Box<RawValue>>| serde_json::to_string(told).map_or(0, |text| text.len());
        bytes += 60 + step.events.iter().map(size).sum::<usize>();
        bytes <= MOVES_BYTES
    });
    let from = steps.len() - fits.count();
    let moves = steps.into_iter().skip(from);
    moves
        .map(|ReelStep { at, seat, by, events, .. }| EvidentMove {
            at,
            seat,
            by: by.told_to_others(),
            events,
        })
        .collect()
}
