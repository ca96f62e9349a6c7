//! What of time counts for whom at a table.

use std::collections::BTreeMap;

use contract::Seat;
use protocol::{Setup, Status};

use super::State;
use crate::{AccountTimes, Entry, Logged, Outages, chair::Chair, own_time::OwnTime};

impl State {
    /// Notes what is in the banks that the last input stopped, if any did; returned as the entry to be stored. `time`: when,
    /// or when the server did something last, if it does not know yet for how long it stood still; and when it did before.
    pub(crate) fn settle(&mut self, at: u64, time: (u64, &Outages)) -> Option<Logged> {
        let players = self.chairs.which(|chair| chair.player().is_some());
        let Self { game, chairs, times, setup, status, .. } = self;
        let game = game.as_mut().filter(|_| *status == Status::Playing)?;
        let (now, outages) = time;
        let own = |seat| own_time((setup, &chairs[seat], times), outages);
        let left = game.settle(setup.clock, now, &own, players);
        if left.is_empty() {
            return None;
        }
        self.stored += 1;
        Some(Logged { seq: self.stored, at, entry: Entry::Banks { left } })
    }

    /// What the clock of a seat has to know besides the match.
    pub(crate) fn own_time<'a>(&'a self, seat: Seat, outages: &'a Outages) -> OwnTime<'a> {
        own_time((&self.setup, &self.chairs[seat], &self.times), outages)
    }
}

fn own_time<'a>(
    (setup, chair, times): (&Setup, &Chair, &'a BTreeMap<String, AccountTimes>),
    outages: &'a Outages,
) -> OwnTime<'a> {
    let slow = setup.clock.is_slow();
    let times = chair.account().filter(|_| slow).and_then(|account| times.get(account));
    OwnTime { outages, hours: setup.playing_hours.filter(|_| slow), times }
}
