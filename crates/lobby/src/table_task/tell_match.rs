//! The match as each observer receives it: whole or as changes, at once or together with the next inputs.

use contract::Observer;
use protocol::{Around, Frame};
use tokio::time::Instant;

use super::{TableTask, round::Round, written::Written};
use crate::{
    Game,
    changes::Shown,
    presence::{ConnectionId, Watcher},
};

/// The interval of messages about moves of bots, in milliseconds. Bots act in quick succession, and people
/// cannot follow each step. So their moves are sent together, at full tenths of a second. These times depend
/// on nothing secret.
const TOGETHER: u64 = 100;

/// A message for all sockets that see the same and were shown the same before.
struct Compared<'a> {
    who: (Observer, Option<&'a str>, u64),
    before: Shown,
    now: Shown,
    frame: Frame,
}

impl TableTask {
    /// Returns the time at which sockets that are behind now receive the rest.
    pub(super) fn soon(&self) -> Instant {
        self.shared.clock.instant((self.shared.clock.now() / TOGETHER + 1) * TOGETHER)
    }

    /// Sends watchers that are behind the missing steps, before they receive anything newer.
    pub(super) fn catch_up(&mut self, which: impl Fn(&Self, &Watcher) -> bool) {
        if !self.presence.is_behind() {
            return;
        }
        let behind = |(socket, watcher): (ConnectionId, &Watcher)| Some((socket, watcher.behind?));
        let told = self.presence.sockets().filter(|(_, watcher)| which(self, watcher)).filter_map(behind);
        self.tell_since(told.collect(), None);
    }

    /// Sends sockets their part of the match after an entry. `around` is the common part, if it was written
    /// already.
    pub(super) fn tell_since(&mut self, sockets: Vec<(ConnectionId, u64)>, around: Option<Around>) {
        if sockets.is_empty() {
            return;
        }
        let state = self.state();
        let Some(game) = &state.game else { return };
        let (mut games, mut compared) = (Written::default(), Vec::<Compared<'_>>::new());
        let around = around.unwrap_or_else(|| self.around(game));
        let (mut round, mut shown) = (Round::within(self, game, around), Vec::new());
        for &(socket, since) in &sockets {
            let Some(watcher) = self.presence.watcher(socket) else { continue };
            let account = watcher.account.id.as_str();
            let who = (state.observer(account), state.numbers.alone(account), since);
            let Some(before) = &watcher.shown else {
                watcher.outbox.send(games.get(who, || round.whole(who.0, account, since)));
                continue;
            };
            let same = |one: &Compared<'_>| one.who == who && one.before.is(before);
            let at = compared.iter().position(same).unwrap_or_else(|| {
                let (frame, now) = round.changes(who.0, account, since, before);
                let frame = frame.unwrap_or_else(|| games.get(who, || round.whole(who.0, account, since)));
                compared.push(Compared { who, before: before.clone(), now, frame });
                compared.len() - 1
            });
            watcher.outbox.send(compared[at].frame.clone());
            shown.push((socket, compared[at].now.clone()));
        }
        for (socket, now) in shown {
            self.presence.shows(socket, now);
        }
        for (socket, _) in sockets {
            self.presence.set_behind(socket, None);
        }
    }

    /// Returns the view that a new watcher is shown. Watchers with the same view share it, so that it is kept
    /// and compared once.
    pub(super) fn last_shown(&self, account: &str) -> Shown {
        let state = self.state();
        let Some(game) = &state.game else { return Shown::default() };
        let now = Round::of(self, game).seen(state.observer(account), account);
        let mut shown = self.presence.watchers().filter_map(|watcher| watcher.shown.as_ref());
        shown.find(|shown| shown.shows(&now)).cloned().unwrap_or_else(|| now.into())
    }

    pub(super) fn game_frame(&self, game: &Game, who: Observer, account: &str, since: u64) -> Frame {
        Round::of(self, game).whole(who, account, since)
    }
}
