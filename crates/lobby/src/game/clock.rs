//! The clocks of a match: deadlines, time banks and pauses.

use contract::{Seat, SeatSet};
use protocol::Clock;

use super::{Game, Left};
use crate::{
    Outage,
    own_time::{OwnTime, Reckoning},
};

impl Game {
    /// Returns true during a pause by consent. Clocks stand still then.
    pub(crate) const fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Begins a pause.
    pub(crate) fn pause(&mut self, at: u64) {
        self.paused = Some(at);
    }

    /// Ends the pause. Clocks continue from where they stopped.
    pub(crate) fn go_on(&mut self, at: u64) {
        self.pauses.extend(self.paused.take().map(|from| Outage { from, to: at.max(from) }));
    }

    /// Returns the reckoning of a player's clock, without past pauses and the current one.
    fn reckoning<'a>(&self, own: OwnTime<'a>) -> Reckoning<'a> {
        let on = self.paused.map(|from| Outage { from, to: u64::MAX });
        own.with(self.pauses.iter().copied().chain(on))
    }

    /// Returns the deadline of a seat in milliseconds since 1970, with outages refunded.
    ///
    /// If a player is asked again at the end of a stage, all players who are asked in it have [`extra`] time.
    /// But a stage takes at most its time and that extra time once, however often its players ask each other
    /// again.
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

    /// Returns the rest of the banks of these seats that the newest input stopped. It has to be logged.
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

    /// Sets the rest of some banks from the log.
    pub(crate) fn set_banks(&mut self, left: &[Left]) {
        self.banks.set(left);
    }

    /// Returns the current rest of a seat's bank, in milliseconds.
    pub(crate) fn bank(&self, seat: Seat, clock: Clock, now: u64, own: OwnTime<'_>) -> Option<u64> {
        self.banks.at(seat, clock, now, &self.reckoning(own))
    }
}

/// The least extra time, in milliseconds.
const LEAST_EXTRA: u64 = 5_000;

/// Returns the least time of all players when one is asked again at the end of a stage, in milliseconds. It
/// is an eighth of the stage's time, but at least five seconds, so that players can read before they answer.
fn extra(limit: u64) -> u64 {
    (limit / 8).max(LEAST_EXTRA)
}
