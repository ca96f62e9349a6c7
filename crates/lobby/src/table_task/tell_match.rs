//! The match as each observer is told it: all of it or what has changed; at once, or with what comes right after.

use contract::Observer;
use protocol::{Decision, Frame, GameChange, GameUpdate, ServerMessage, encode};
use tokio::time::Instant;

use super::{TableTask, written::Written};
use crate::{
    Game,
    changes::{Picture, Seen, Shown},
    presence::{ConnectionId, Watcher},
    shared::EPOCH,
};

/// Automatic players act in quick succession, and nobody can follow each step: what they did is told together, at
/// full tenths of a second. Those moments depend on nothing that is secret.
const TOGETHER: u64 = 100;

/// What sockets are told who see the same, and were shown the same last.
struct Compared<'a> {
    who: (Observer, Option<&'a str>, u64),
    before: Shown,
    now: Shown,
    frame: Frame,
}

impl TableTask {
    /// When sockets that are behind now are told the rest.
    pub(super) fn soon(&self) -> Instant {
        self.shared.clock.instant((self.shared.clock.now() / TOGETHER + 1) * TOGETHER)
    }

    /// Tells who is behind what they have not been told, before they are told anything newer.
    pub(super) fn catch_up(&mut self, which: impl Fn(&Self, &Watcher) -> bool) {
        if !self.presence.is_behind() {
            return;
        }
        let behind = |(socket, watcher): (ConnectionId, &Watcher)| Some((socket, watcher.behind?));
        let told = self.presence.sockets().filter(|(_, watcher)| which(self, watcher)).filter_map(behind);
        self.tell_since(told.collect());
    }

    /// Tells sockets what they notice of the match after an entry.
    pub(super) fn tell_since(&mut self, sockets: Vec<(ConnectionId, u64)>) {
        let state = self.state();
        let Some(game) = &state.game else { return };
        let (mut games, mut compared) = (Written::default(), Vec::<Compared<'_>>::new());
        let mut shown = Vec::new();
        for &(socket, since) in &sockets {
            let Some(watcher) = self.presence.watcher(socket) else { continue };
            let account = watcher.account.id.as_str();
            let who = (state.observer(account), state.numbers.alone(account), since);
            let whole = || self.game_frame(game, who.0, account, since);
            let Some(before) = &watcher.shown else {
                watcher.outbox.send(games.get(who, whole));
                continue;
            };
            let same = |one: &Compared<'_>| one.who == who && one.before.is(before);
            let at = compared.iter().position(same).unwrap_or_else(|| {
                let (frame, now) = self.change_frame(game, who.0, account, since, before);
                let frame = frame.unwrap_or_else(|| games.get(who, whole));
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

    /// What a socket that watches from now on was shown of the match. Those who see the same share it, so that
    /// however many come it is kept, and compared with what follows, once.
    pub(super) fn last_shown(&self, account: &str) -> Shown {
        let state = self.state();
        let Some(game) = &state.game else { return Shown::default() };
        let now = Seen::from(self.picture(game, state.observer(account), account));
        let mut shown = self.presence.watchers().filter_map(|watcher| watcher.shown.as_ref());
        shown.find(|shown| shown.shows(&now)).cloned().unwrap_or_else(|| now.into())
    }

    pub(super) fn game_frame(&self, game: &Game, who: Observer, account: &str, since: u64) -> Frame {
        let state = self.state();
        let number = |seq| state.told(account, seq);
        let Picture { number: of, view, decision } = self.picture(game, who, account);
        encode(&ServerMessage::Game(GameUpdate {
            table: self.row.id.clone(),
            epoch: EPOCH,
            seq: number(state.seq),
            number: of,
            steps: game.steps_after(since, who, number),
            from_start: since < game.began(),
            view,
            waiting: game.waiting().iter().collect(),
            decision,
            deadlines: self.deadlines(),
            now: self.shared.clock.now(),
            outcome: game.outcome().cloned(),
        }))
    }

    /// What an observer sees now, and a frame with what of it has changed since they were shown `before`; without one
    /// if they have to be told all of it, because that was another match or because it is shorter.
    fn change_frame(
        &self,
        game: &Game,
        who: Observer,
        account: &str,
        since: u64,
        before: &Shown,
    ) -> (Option<Frame>, Shown) {
        let state = self.state();
        let number = |seq| state.told(account, seq);
        let now = Seen::from(self.picture(game, who, account));
        let changes = before.changes(&now).filter(|_| since >= game.began());
        let frame = changes.map(|changes| {
            encode(&ServerMessage::Changed(GameChange {
                table: self.row.id.clone(),
                epoch: EPOCH,
                seq: number(state.seq),
                number: game.number,
                steps: game.steps_after(since, who, number),
                changes,
                waiting: game.waiting().iter().collect(),
                deadlines: self.deadlines(),
                now: self.shared.clock.now(),
                outcome: game.outcome().cloned(),
            }))
        });
        (frame.filter(|frame| frame.size() < now.size()), now.into())
    }

    /// What somebody knows of the match, and is asked.
    fn picture(&self, game: &Game, who: Observer, account: &str) -> Picture {
        let state = self.state();
        let asked = match who {
            Observer::Seat(seat) if state.chairs[seat].player().is_some() => {
                game.asked(seat).map(|asked| (seat, asked))
            }
            Observer::Seat(_) | Observer::Public => None,
        };
        let Some((seat, asked)) = asked else {
            return Picture { number: game.number, view: game.view(who), decision: None };
        };
        let (view, choices) = game.view_and_choices(seat);
        let number = state.told(account, asked.number);
        let owed = game.waiting().contains(seat);
        let decision = choices.map(|choices| Decision { number, owed, choices });
        Picture { number: game.number, view, decision }
    }
}
