//! What players have in their banks of time, and whose run.

use contract::{BySeat, Pace, Seat, SeatSet};
use protocol::{Bank, Clock};
use serde::{Deserialize, Serialize};

use super::hurries;
use crate::own_time::Reckoning;

/// What players have in their banks of time, and whose run. A bank runs while the match waits for its seat, and only then:
/// everybody is told at once whom the match waits for, so what is in another's bank tells nobody anything new.
///
/// How much a bank has when it stops is a fact in the log ([`Entry::Banks`](crate::Entry)), and never computed again.
pub(super) struct Banks {
    seats: BySeat<Holding>,
    /// Those that the newest input stopped, until what is left is noted.
    stopped: Vec<Stopped>,
}

#[derive(Clone, Default)]
struct Holding {
    /// What was in it when it stopped last; `None`: as much as at the beginning.
    left: Option<u64>,
    run: Option<Run>,
    /// For what something was put in last.
    paid: Option<Paid>,
}

#[derive(Clone, Copy)]
struct Run {
    since: u64,
    pace: Pace,
}

/// What puts something into a bank, once. Those who ask each other again and again within a stage gain no time by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paid {
    /// A decision, by the number that the rules count it by.
    Turn(u32),
    /// A stage in which several decide.
    Stage(u32),
}

#[derive(Clone, Copy)]
struct Stopped {
    seat: Seat,
    since: u64,
    until: u64,
    pays: bool,
    limit: Option<u32>,
}

/// What is in the bank of a seat, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Left {
    /// Whose.
    pub seat: Seat,
    /// How much.
    pub millis: u64,
    /// For what something was put in last: a decision that was taken back is not among the inputs, and puts nothing in again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paid: Option<Paid>,
}

impl Banks {
    pub(super) fn full(seats: contract::SeatCount) -> Self {
        Self { seats: BySeat::filled(seats, Holding::default()), stopped: Vec::new() }
    }

    /// The match waits for these seats from now on.
    pub(super) fn note(&mut self, at: u64, waiting: SeatSet, paces: &BySeat<Option<Pace>>) {
        self.stopped.clear();
        for (seat, holding) in self.seats.iter_mut() {
            let asked = paces[seat].filter(|_| waiting.contains(seat));
            if let (Some(run), Some(pace)) = (&mut holding.run, asked)
                && run.pace.turn == pace.turn
            {
                run.pace = pace;
                continue;
            }
            if let Some(Run { since, pace }) = holding.run.take() {
                let deed = pace.stage.map_or(Paid::Turn(pace.turn), Paid::Stage);
                let pays = holding.paid.replace(deed) != Some(deed);
                self.stopped.push(Stopped { seat, since, until: at, pays, limit: pace.limit });
            }
            holding.run = asked.map(|pace| Run { since: at, pace });
        }
    }

    /// A decision was taken back, and the match waits for these seats again. All banks that run stop, nothing is put in, and they
    /// run anew: how long one had run before does not follow from the inputs that are left.
    pub(super) fn note_anew(&mut self, at: u64, waiting: SeatSet, paces: &BySeat<Option<Pace>>) {
        self.stopped.clear();
        for (seat, holding) in self.seats.iter_mut() {
            if let Some(Run { since, pace }) = holding.run.take() {
                self.stopped.push(Stopped { seat, since, until: at, pays: false, limit: pace.limit });
            }
            holding.run = paces[seat].filter(|_| waiting.contains(seat)).map(|pace| Run { since: at, pace });
        }
    }

    /// What is in the banks of these seats that the newest input stopped. `now` is when it came: while the server does not know how
    /// long it stood still, that is when it did something last.
    pub(super) fn settle<'a>(
        &mut self,
        clock: Clock,
        now: u64,
        own: &dyn Fn(Seat) -> Reckoning<'a>,
        seats: SeatSet,
    ) -> Vec<Left> {
        let Some(bank) = clock.bank() else { return Vec::new() };
        let stopped = std::mem::take(&mut self.stopped);
        let stopped = stopped.into_iter().filter(|s| is_banked(s.limit, clock) && seats.contains(s.seat));
        let settled: Vec<Left> = stopped
            .map(|Stopped { seat, since, until, pays, .. }| {
                let spent = own(seat).counted(since, until.min(now));
                let rest = self.left(seat, bank).saturating_sub(spent);
                let millis = rest + if pays { bank.increment } else { 0 };
                Left { seat, millis, paid: self.seats[seat].paid }
            })
            .collect();
        self.set(&settled);
        settled
    }

    /// The log says what is in some.
    pub(super) fn set(&mut self, left: &[Left]) {
        self.stopped.clear();
        for Left { seat, millis, paid } in left {
            if self.seats.get(*seat).is_some() {
                let holding = &mut self.seats[*seat];
                (holding.left, holding.paid) = (Some(*millis), paid.or(holding.paid));
            }
        }
    }

    /// What is in all that have run.
    pub(super) fn all(&self) -> Vec<Left> {
        let left = |(seat, holding): (Seat, &Holding)| {
            Some(Left { seat, millis: holding.left?, paid: holding.paid })
        };
        self.seats.iter().filter_map(left).collect()
    }

    /// When the bank of a seat is empty, if it runs.
    pub(super) fn empty_at(&self, seat: Seat, clock: Clock, own: &Reckoning<'_>) -> Option<u64> {
        let bank = clock.bank()?;
        let Run { since, .. } = self.running(seat, clock)?;
        Some(own.end(since, self.left(seat, bank)))
    }

    /// What is in the bank of a seat now.
    pub(super) fn at(&self, seat: Seat, clock: Clock, now: u64, own: &Reckoning<'_>) -> Option<u64> {
        let left = self.left(seat, clock.bank()?);
        let spent = self.running(seat, clock).map_or(0, |run| own.counted(run.since, now));
        Some(left.saturating_sub(spent))
    }

    fn running(&self, seat: Seat, clock: Clock) -> Option<Run> {
        self.seats.get(seat)?.run.filter(|run| is_banked(run.pace.limit, clock))
    }

    fn left(&self, seat: Seat, bank: Bank) -> u64 {
        self.seats.get(seat).and_then(|holding| holding.left).unwrap_or(bank.first)
    }
}

/// Whether a decision takes its time from the bank: one with a limit of the rules has that one instead.
fn is_banked(limit: Option<u32>, clock: Clock) -> bool {
    limit.is_none_or(|seconds| hurries(seconds, clock))
}
