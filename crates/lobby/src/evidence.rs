//! The part of a table that an account was entitled to see, for a report.

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

/// The number of newest entries that are searched for chat lines.
const LOOKED_THROUGH: u64 = 1_000;

/// The maximum number of attached chat lines, the newest ones.
const LINES: usize = 100;

/// The maximum number of bytes of attached chat lines.
const LINES_BYTES: usize = 16 * 1024;

/// The maximum number of bytes of attached moves, the newest ones.
const MOVES_BYTES: usize = 32 * 1024;

/// The part of a table that an account was entitled to see: its chat, and the moves of the running or last
/// match. It contains accounts by their ids, as the log does.
#[derive(Serialize)]
pub struct Evidence {
    /// The table's id.
    pub table: String,
    /// The table's code.
    pub code: String,
    /// The setup of the table.
    pub setup: Setup,
    /// The accounts by seat.
    pub sitting: Vec<(Seat, String)>,
    /// The chat, in order. It contains whispers only from or to the account.
    pub talk: Vec<EvidentLine>,
    /// The number of the match at its table, if one began.
    pub number: Option<u32>,
    /// The moves of the match as the account saw them, in order.
    pub moves: Vec<EvidentMove>,
}

/// A chat line.
#[derive(Serialize)]
pub struct EvidentLine {
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The account that wrote it.
    pub account: String,
    /// The recipients.
    pub to: SaidTo,
    /// The text.
    pub text: String,
}

/// A move.
#[derive(Serialize)]
pub struct EvidentMove {
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The seat that moved.
    pub seat: Seat,
    /// The source of the decision.
    pub by: By,
    /// The visible events.
    pub events: Vec<Told<Box<RawValue>>>,
}

impl Lobby {
    /// Returns the part of a table that an account was entitled to see. Both it and `whom` must have had a
    /// seat or written in the chat there. Cost: reads the table as if it woke, and plays its match once more.
    /// That runs outside the threads that serve requests, and takes turns with other long reads.
    ///
    /// # Errors
    ///
    /// Fails if there is no such table, one of the accounts was never there, or the store fails.
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
            // The chat is useful without the moves.
            Err(NoReel::NoMatch | NoReel::OldRules | NoReel::MovedOn | NoReel::Broken) => (None, Vec::new()),
            Err(NoReel::Unplayable(error)) => {
                tracing::error!(table.id = row.id, %error, "a reported match cannot be replayed");
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
        let message = "only accounts that sat or chatted at a table can report others there";
        return Err(Problem::new(ProblemCode::NotAllowed, message));
    }
    if !was_here(whom) {
        return Err(Problem::new(
            ProblemCode::NotFound,
            "that account neither sat nor chatted at this table",
        ));
    }
    Ok(())
}

/// Returns the chat line of an entry, if the account received it.
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

/// Returns the newest lines that fit the limits.
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

/// Returns the newest moves that fit the limits.
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
