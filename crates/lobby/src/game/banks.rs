//! The time banks of players.

use contract::{BySeat, Pace, Seat, SeatSet};
use protocol::{Bank, Clock};
use serde::{Deserialize, Serialize};

use super::hurries;
use crate::own_time::Reckoning;

/// The time banks of players. A bank runs only while the match waits for its seat. All clients learn at once
/// for which seats the match waits, so the rest of another player's bank reveals nothing new.
///
/// The rest of a bank when it stops is a fact in the log ([`Entry::Banks`](crate::Entry)). It is never
/// computed again.
pub(super) struct Banks {
    seats: BySeat<Holding>,
    /// The banks that the newest input stopped, until their rest is noted.
    stopped: Vec<Stopped>,
}

#[derive(Clone, Default)]
struct Holding {
    /// The rest when it last stopped; `None`: the amount at the beginning.
    left: Option<u64>,
    run: Option<Run>,
    /// The reason of the last payment into it.
    paid: Option<Paid>,
}

#[derive(Clone, Copy)]
struct Run {
    since: u64,
    pace: Pace,
}

/// The reason of a payment into a bank. Each reason pays once, so players who ask each other again within a
/// stage gain no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paid {
    /// A decision, by its number in the rules.
    Turn(u32),
    /// A stage in which several players decide.
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

/// The rest of a seat's bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Left {
    /// The seat.
    pub seat: Seat,
    /// The rest, in milliseconds.
    pub millis: u64,
    /// The reason of the last payment. An undone decision is not among the inputs, and must not pay a second
    /// time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paid: Option<Paid>,
}

impl Banks {
    pub(super) fn full(seats: contract::SeatCount) -> Self {
        Self { seats: BySeat::filled(seats, Holding::default()), stopped: Vec::new() }
    }

    /// Updates the banks: the match waits for these seats from now on.
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

    /// Restarts the banks after an undo: the match waits for these seats again. All running banks stop
    /// without a payment, and start again. Their earlier running time does not follow from the remaining
    /// inputs.
    pub(super) fn note_anew(&mut self, at: u64, waiting: SeatSet, paces: &BySeat<Option<Pace>>) {
        self.stopped.clear();
        for (seat, holding) in self.seats.iter_mut() {
            if let Some(Run { since, pace }) = holding.run.take() {
                self.stopped.push(Stopped { seat, since, until: at, pays: false, limit: pace.limit });
            }
            holding.run = paces[seat].filter(|_| waiting.contains(seat)).map(|pace| Run { since: at, pace });
        }
    }

    /// Returns the rest of the banks of these seats that the newest input stopped. `now` is the time of that
    /// input. While the length of an outage is unknown, it is the server's last sign of life.
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

    /// Sets the rest of some banks from the log.
    pub(super) fn set(&mut self, left: &[Left]) {
        self.stopped.clear();
        for Left { seat, millis, paid } in left {
            if self.seats.get(*seat).is_some() {
                let holding = &mut self.seats[*seat];
                (holding.left, holding.paid) = (Some(*millis), paid.or(holding.paid));
            }
        }
    }

    /// Returns the rest of all banks that have run.
    pub(super) fn all(&self) -> Vec<Left> {
        let left = |(seat, holding): (Seat, &Holding)| {
            Some(Left { seat, millis: holding.left?, paid: holding.paid })
        };
        self.seats.iter().filter_map(left).collect()
    }

    /// Returns the time at which the bank of a seat is empty, if it runs.
    pub(super) fn empty_at(&self, seat: Seat, clock: Clock, own: &Reckoning<'_>) -> Option<u64> {
        let bank = clock.bank()?;
        let Run { since, .. } = self.running(seat, clock)?;
        Some(own.end(since, self.left(seat, bank)))
    }

    /// Returns the current rest of a seat's bank.
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

/// Returns true if a decision takes its time from the bank. A decision with a limit of the rules has that
/// limit instead.
fn is_banked(limit: Option<u32>, clock: Clock) -> bool {
    limit.is_none_or(|seconds| hurries(seconds, clock))
}
