//! The facts of time that apply to the seats of a table.

use std::collections::BTreeMap;

use contract::Seat;
use protocol::{Setup, Status};

use super::State;
use crate::{AccountTimes, Entry, Logged, Outages, chair::Chair, own_time::OwnTime};

impl State {
    /// Notes the rest of the banks that the last input stopped. Returns the entry to be stored, if there is
    /// one.
    ///
    /// `time` is the time of the input, with all outages. While the length of an outage is unknown, it is the
    /// server's last sign of life.
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

    /// Returns the facts for the clock of a seat that the match does not have.
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
