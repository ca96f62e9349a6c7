//! The clocks of a match: when time runs out, what is left in banks, and pauses.

use contract::{Seat, SeatSet};
use protocol::Clock;

use super::{Game, Left};
use crate::{
    Outage,
    own_time::{OwnTime, Reckoning},
};

impl Game {
    /// Whether clocks stand still because all agreed to it.
    pub(crate) const fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// A pause begins.
    pub(crate) fn pause(&mut self, at: u64) {
        self.paused = Some(at);
    }

    /// The pause is over, and clocks go on from where they stood.
    pub(crate) fn go_on(&mut self, at: u64) {
        self.pauses.extend(self.paused.take().map(|from| Outage { from, to: at.max(from) }));
    }

    /// How a player's clock is counted: without the pauses that were, and the one that is on.
    fn reckoning<'a>(&self, own: OwnTime<'a>) -> Reckoning<'a> {
        let on = self.paused.map(|from| Outage { from, to: u64::MAX });
        own.with(self.pauses.iter().copied().chain(on))
    }

    /// When the seat's time runs out, milliseconds since 1970, with outages refunded. If somebody is asked again
    /// at the end of a stage all who are asked in it have [`extra`] time; but no stage takes longer than its time
    /// and that once, however often its players ask each other again.
    pub(crate) fn deadline(&self, seat: Seat, clock: Clock, own: OwnTime<'_>) -> Option<u64> {
        if !self.waiting().contains(seat) {
            return None;
        }
        let reckoning = self.reckoning(own);
        let asked = self.asked(seat)?;
        if let Some(empty) = self.banks.empty_at(seat, clock, &reckoning) {
            return Some(empty);
        }
        let limit = asked.time(clock)?;
        let end = |since: u64, time: u64| reckoning.end(since, time);
        let Some(stage) = self.stage.filter(|_| asked.shared) else { return Some(end(asked.since, limit)) };
        let whole = end(stage.began, limit);
        let again = if stage.asked > stage.began { end(stage.asked, extra(limit)) } else { whole };
        Some(again.clamp(whole, whole + extra(limit)))
    }

    /// What is in the banks that the newest input stopped, of these seats: it has to be logged.
    pub(crate) fn settle<'a>(
        &mut self,
        clock: Clock,
        now: u64,
        own: &dyn Fn(Seat) -> OwnTime<'a>,
        seats: SeatSet,
    ) -> Vec<Left> {
        let on = self.paused.map(|from| Outage { from, to: u64::MAX });
        let pauses: Vec<Outage> = self.pauses.iter().copied().chain(on).collect();
        let reckoning = |seat| own(seat).with(pauses.iter().copied());
        self.banks.settle(clock, now, &reckoning, seats)
    }

    /// The log says what is in some banks.
    pub(crate) fn set_banks(&mut self, left: &[Left]) {
        self.banks.set(left);
    }

    /// What is in the bank of a seat now, in milliseconds.
    pub(crate) fn bank(&self, seat: Seat, clock: Clock, now: u64, own: OwnTime<'_>) -> Option<u64> {
        self.banks.at(seat, clock, now, &self.reckoning(own))
    }
}

/// The least extra time, in milliseconds.
const LEAST_EXTRA: u64 = 5_000;

/// What all have at least when somebody is asked again at the end of a stage, in milliseconds: an eighth of its
/// time, but no less than five seconds, so that nobody has to answer before they have read.
fn extra(limit: u64) -> u64 {
    (limit / 8).max(LEAST_EXTRA)
}
