//! Telling everybody who watches: one serialization for each distinct observer.

use std::{sync::Arc, time::Duration};

use protocol::{ChatLine, Decision, Frame, GameUpdate, ServerMessage, encode};
use table::{BySeat, Json, Observer, Seat};
use tokio::time::Instant;

use super::{TableTask, append::Changed};
use crate::{Bucket, Outbox, Rate, shared::EPOCH};

/// Frames by what they depend on; a handful, so a list is the fastest map.
struct Written<K>(Vec<(K, Frame)>);

impl<K: PartialEq> Written<K> {
    fn get(&mut self, key: K, write: impl FnOnce() -> Frame) -> Frame {
        if let Some((_, frame)) = self.0.iter().find(|(k, _)| *k == key) {
            return frame.clone();
        }
        let frame = write();
        self.0.push((key, frame.clone()));
        frame
    }
}

/// Coming and going is told at once as long as it is not toggled; then once a second.
const PRESENCE: Rate = Rate { burst: 12, per_second: 1.0 };

/// How long the story of a match that was written for one spectator does for others who come.
const STORY: Duration = Duration::from_millis(200);

/// What is remembered so that nobody can make the table write the same again and again.
pub(super) struct Telling {
    presence: Bucket,
    presence_due: Option<Instant>,
    /// The match from its start for spectators, the `seq` it goes up to, and when it was written.
    story: Option<(Frame, u64, Instant)>,
}

impl Default for Telling {
    fn default() -> Self {
        let presence = Bucket::full(PRESENCE, Instant::now().into_std());
        Self { presence, presence_due: None, story: None }
    }
}

impl Telling {
    /// When it is to be told who came and went.
    pub(super) fn presence_due(&self) -> Option<Instant> {
        self.presence_due
    }
}

impl TableTask {
    /// Tells every watcher that somebody came or went, or soon.
    pub(super) fn tell_presence(&mut self) {
        let now = Instant::now();
        match self.telling.presence.take(PRESENCE, now.into_std()) {
            Ok(()) => {
                self.telling.presence_due = None;
                self.tell_table();
            }
            Err(wait) => self.telling.presence_due = Some(now + wait),
        }
    }

    /// Tells every watcher what changed, as far as it concerns him.
    pub(super) fn tell(&self, changed: Changed) {
        if changed.chat {
            self.presence
                .tell_all(&self.chat_frame(self.state().talk.public_after(changed.after, &self.names)));
        }
        if changed.whispers {
            for watcher in self.presence.watchers() {
                let talk = &self.state().talk;
                let lines = talk.whispers_after(&watcher.account.id, changed.stored_after, &self.names);
                if !lines.is_empty() {
                    watcher.outbox.send(self.chat_frame(lines));
                }
            }
        }
        if changed.table {
            self.tell_table();
        }
        if changed.game {
            let mut written = Written(Vec::new());
            for watcher in self.presence.watchers() {
                let who = self.state().observer(&watcher.account.id);
                if let Some(frame) = self.game_once(&mut written, who, changed.after) {
                    watcher.outbox.send(frame);
                }
            }
        }
    }

    /// After an outage, tells every watcher when time runs out now. Costs one frame a watcher for each outage.
    pub(super) fn tell_refunds(&mut self) {
        let outages = self.shared.outages();
        let Some(state) = self.state.as_ref().filter(|_| !Arc::ptr_eq(&outages, &self.outages)) else {
            return;
        };
        let after = state.seq;
        self.outages = outages;
        if self.deadlines().iter().any(|(_, deadline)| deadline.is_some()) {
            self.tell(Changed { after, game: true, ..Changed::default() });
        }
    }

    /// Tells every watcher who sits where and who is connected.
    pub(super) fn tell_table(&self) {
        let mut written = Written(Vec::new());
        for watcher in self.presence.watchers() {
            let you = self.state().seat_of(&watcher.account.id);
            let host = self.state().host == watcher.account.id;
            watcher.outbox.send(written.get((you, host), || self.table_frame(you, host)));
        }
    }

    /// Everything a fresh or returning watcher needs.
    pub(super) fn tell_one(&mut self, account: &str, outbox: &Outbox, since: u64) {
        let state = self.state();
        outbox.send(self.table_frame(state.seat_of(account), state.host == account));
        let lines = state.talk.heard_since(account, since, &self.names);
        if !lines.is_empty() || since == 0 {
            outbox.send(self.chat_frame(lines));
        }
        if since == 0 && state.observer(account) == Observer::Public {
            if let Some(story) = self.story() {
                outbox.send(story);
            }
        } else {
            self.tell_game(account, outbox, since);
        }
    }

    /// The match from its start for a spectator.
    fn story(&mut self) -> Option<Frame> {
        let (seq, now) = (self.state().seq, Instant::now());
        if let Some((frame, at, written)) = &self.telling.story
            && *at == seq
            && now - *written < STORY
        {
            return Some(frame.clone());
        }
        let frame = self.game_frame(Observer::Public, 0)?;
        self.telling.story = Some((frame.clone(), seq, now));
        Some(frame)
    }

    /// What one watcher knows of the match, with the steps after `since`.
    pub(super) fn tell_game(&self, account: &str, outbox: &Outbox, since: u64) {
        if let Some(frame) = self.game_frame(self.state().observer(account), since) {
            outbox.send(frame);
        }
    }

    fn game_once(&self, written: &mut Written<Observer>, who: Observer, since: u64) -> Option<Frame> {
        self.state().game.as_ref()?;
        Some(written.get(who, || self.game_frame(who, since).expect("there is a match")))
    }

    fn table_frame(&self, you: Option<Seat>, host: bool) -> Frame {
        encode::<Json>(&ServerMessage::Table {
            table: self.row.id.clone(),
            epoch: EPOCH,
            seq: self.state().seq,
            you,
            host,
            state: self.table_view(),
        })
    }

    fn chat_frame(&self, lines: Vec<ChatLine>) -> Frame {
        encode::<Json>(&ServerMessage::Chat {
            table: self.row.id.clone(),
            epoch: EPOCH,
            seq: self.state().seq,
            lines,
        })
    }

    fn game_frame(&self, who: Observer, since: u64) -> Option<Frame> {
        let state = self.state();
        let game = state.game.as_ref()?;
        let decision = match who {
            Observer::Seat(seat) if state.chairs[seat].player().is_some() => game
                .asked(seat)
                .and_then(|asked| Some(Decision { number: asked.number, choices: game.choices(seat)? })),
            Observer::Seat(_) | Observer::Public => None,
        };
        Some(encode(&ServerMessage::Game(GameUpdate {
            table: self.row.id.clone(),
            epoch: EPOCH,
            seq: state.seq,
            number: game.number,
            steps: game.steps_after(since, who),
            from_start: since < game.began(),
            view: game.view(who),
            waiting: game.waiting().iter().collect(),
            decision,
            deadlines: self.deadlines(),
            now: self.shared.clock.now(),
            outcome: game.outcome().cloned(),
        })))
    }

    fn deadlines(&self) -> BySeat<Option<u64>> {
        let state = self.state();
        let outages = self.shared.outages();
        state.chairs.map(|seat, chair| {
            let game = state.game.as_ref()?;
            chair.player().and_then(|_| game.deadline(seat, state.setup.clock, &outages))
        })
    }
}
