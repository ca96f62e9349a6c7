//! Sends changes to all watchers of a table: one serialization for each distinct observer.
//!
//! - A table writes the spectators' view once. A seat's view is that text with the seat's own parts
//!   (`contract::Sight`).
//! - An observer who may know nothing of an input receives no frame. After a sealed choice it receives the
//!   remaining seats.
//! - Frames are shared bytes: each further socket of an observer costs one place in a queue.

use std::{sync::Arc, time::Duration};

use contract::{BySeat, Json, Observer, Seat, SeatSet};
use protocol::{ChatLine, Frame, ServerMessage, TableView, Visibility, encode};
use tokio::time::Instant;

use super::{TableTask, append::Changed, written::Written};
use crate::{
    Bucket, Game, Outbox, Rate,
    presence::Watcher,
    spans,
    talk::{KnownLine, Page},
};

/// The rate of messages about connections. Beyond the burst they follow once a second.
const PRESENCE: Rate = Rate { burst: 12, per_second: 1.0 };

/// The time for which a frame for one new watcher also serves others: the story of the match, and the talk.
const STORY: Duration = Duration::from_millis(200);

/// State that keeps clients from making the table write the same frames again and again.
pub(super) struct Telling {
    presence: Bucket,
    presence_due: Option<Instant>,
    catch_up_due: Option<Instant>,
    /// The frames for new watchers, the state that they show, and the time of the first one.
    arrivals: Option<(Written<Arrival>, UpTo, Instant)>,
    /// The seats for which the match waits, as all watchers last received them.
    waiting: Option<Waiting>,
}

/// Returns true if the match waits for a seat's decision that was opened after an entry.
fn is_asked(game: &Game, seat: Seat, since: u64) -> bool {
    game.waiting().contains(seat) && game.asked(seat).is_some_and(|asked| asked.number > since)
}

/// A frame that is equal for all new watchers who count alike.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrival {
    /// The match from its start.
    Story(Observer),
    /// The talk that all clients receive.
    Talk,
}

/// The number of a match, and the seats for which it waits.
type Waiting = (u32, SeatSet);

/// The newest entry that all watchers know, and the seats for which the match waits.
type UpTo = (u64, Option<Waiting>);

impl Default for Telling {
    fn default() -> Self {
        let presence = Bucket::full(PRESENCE, Instant::now().into_std());
        Self { presence, presence_due: None, catch_up_due: None, arrivals: None, waiting: None }
    }
}

impl Telling {
    /// Returns the time at which changes of connections are sent.
    pub(super) fn presence_due(&self) -> Option<Instant> {
        self.presence_due
    }

    /// Returns the time at which watchers that are behind receive the rest of the match.
    pub(super) fn catch_up_due(&self) -> Option<Instant> {
        self.catch_up_due
    }

    /// Forgets the frames for new watchers, for example because they have an old name.
    pub(super) fn forget_arrivals(&mut self) {
        self.arrivals = None;
    }
}

impl TableTask {
    /// Sends every watcher a change of connections, now or soon.
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

    /// Sends all due messages.
    pub(super) fn tell_due(&mut self) {
        let now = Instant::now();
        if self.telling.catch_up_due.is_some_and(|due| due <= now) {
            self.telling.catch_up_due = None;
            self.catch_up(|_, _| true);
        }
        if self.telling.presence_due.is_some_and(|due| due <= now) {
            self.tell_presence();
        }
    }

    /// Sends every watcher the changes that concern it.
    pub(super) fn tell(&mut self, changed: Changed) {
        let _span = spans::tell().entered();
        let lines = match changed.chat {
            true => self.state().talk.public_after(changed.after, &self.names),
            false => Vec::new(),
        };
        if !lines.is_empty() {
            self.catch_up_before(changed, |_, _| true);
            let mut written = Written::default();
            for watcher in self.presence.watchers() {
                let account = watcher.account.id.as_str();
                let write = || self.chat_frame(account, lines.clone(), None);
                watcher.outbox.send(written.get(self.state().numbers.alone(account), write));
            }
        }
        if changed.whispers {
            let whispers = |task: &Self, account: &str| {
                task.state().talk.whispers_after(account, changed.stored_after, &task.names)
            };
            self.catch_up_before(changed, |task, watcher| !whispers(task, &watcher.account.id).is_empty());
            for watcher in self.presence.watchers() {
                let lines = whispers(self, &watcher.account.id);
                if !lines.is_empty() {
                    watcher.outbox.send(self.chat_frame(&watcher.account.id, lines, None));
                }
            }
        }
        if changed.table {
            let news = |task: &Self, watcher: &Watcher| {
                let (state, account) = (task.state(), watcher.account.id.as_str());
                state.told(account, state.seq) > state.told(account, changed.after)
            };
            self.catch_up_before(changed, news);
            self.tell_table_to(news);
        }
        if changed.pause {
            self.tell_all_of_match(changed.after);
        } else if changed.game {
            self.tell_match(changed);
        }
        self.forget_old_arrivals();
    }

    /// Forgets outdated frames for new watchers. They may be long, and the next watcher may come hours later.
    fn forget_old_arrivals(&mut self) {
        let upto = self.up_to();
        self.telling.arrivals.take_if(|(_, before, _)| *before != upto);
    }

    /// Returns the state that new watchers receive.
    fn up_to(&self) -> UpTo {
        let state = self.state();
        (state.told("", state.seq), self.telling.waiting)
    }

    /// Sends watchers the rest of the match, unless a message about the match follows anyway.
    fn catch_up_before(&mut self, changed: Changed, which: impl Fn(&Self, &Watcher) -> bool) {
        if !changed.game && !changed.pause {
            self.catch_up(which);
        }
    }

    /// Sends observers their part of the match after an entry. Most steps go to all, and private steps to
    /// their players. After a sealed choice an observer receives the remaining seats only. Moves of bots
    /// follow a moment later, unless they open a decision.
    fn tell_match(&mut self, changed: Changed) {
        let before = self.note_waiting();
        let state = self.state();
        let Some(game) = &state.game else { return };
        let (mut at_once, mut soon, mut waits) = (Vec::new(), Vec::new(), Written::default());
        let mut around = None;
        for (socket, watcher) in self.presence.sockets() {
            let account = watcher.account.id.as_str();
            let who = state.observer(account);
            if game.is_news(changed.after, who) {
                let since = watcher.behind.unwrap_or(changed.after);
                let asked = matches!(who, Observer::Seat(seat) if is_asked(game, seat, since));
                let told = if changed.automatic && !asked { &mut soon } else { &mut at_once };
                told.push((socket, since));
            } else if watcher.behind.is_none() && before != self.telling.waiting {
                let around = around.get_or_insert_with(|| self.around(game));
                let write = || around.waiting(state.told(account, state.seq));
                watcher.outbox.send(waits.get(state.numbers.alone(account), write));
            }
        }
        if !soon.is_empty() {
            self.telling.catch_up_due.get_or_insert(self.soon());
        }
        for (socket, since) in soon {
            self.presence.set_behind(socket, Some(since));
        }
        self.tell_since(at_once, around);
    }

    /// Sends every watcher the match as after an entry. The open decisions have changed, without an input.
    fn tell_all_of_match(&mut self, after: u64) {
        self.note_waiting();
        let since = |watcher: &Watcher| watcher.behind.unwrap_or(after);
        let told = self.presence.sockets().map(|(socket, watcher)| (socket, since(watcher)));
        self.tell_since(told.collect(), None);
    }

    /// Stores the seats for which the match waits, as watchers now receive them. Returns the previous value.
    pub(super) fn note_waiting(&mut self) -> Option<Waiting> {
        let game = self.state().game.as_ref();
        let now = game.map(|game| (game.number, game.waiting()));
        std::mem::replace(&mut self.telling.waiting, now)
    }

    /// Sends every watcher the new deadlines after an outage. Cost: one frame for each watcher and outage.
    pub(super) fn tell_refunds(&mut self) {
        let outages = self.shared.outages();
        if self.state.is_none() || Arc::ptr_eq(&outages, &self.outages) {
            return;
        }
        self.outages = outages;
        if self.deadlines().iter().any(|(_, deadline)| deadline.is_some()) {
            self.tell_deadlines();
        }
    }

    /// Sends every watcher the deadlines of the match.
    pub(super) fn tell_deadlines(&mut self) {
        self.catch_up(|_, _| true);
        let state = self.state();
        let Some(game) = &state.game else { return };
        let (mut written, around) = (Written::default(), self.around(game));
        for watcher in self.presence.watchers() {
            let account = watcher.account.id.as_str();
            let write = || around.waiting(state.told(account, state.seq));
            watcher.outbox.send(written.get(state.numbers.alone(account), write));
        }
    }

    /// Sends every watcher the seats and the connections.
    pub(super) fn tell_table(&mut self) {
        self.catch_up(|_, _| true);
        self.tell_table_to(|_, _| true);
    }

    fn tell_table_to(&self, told: impl Fn(&Self, &Watcher) -> bool) {
        let (mut written, mut view) = (Written::default(), None);
        for watcher in self.presence.watchers().filter(|watcher| told(self, watcher)) {
            let account = watcher.account.id.as_str();
            let you = self.state().seat_of(account);
            let host = self.state().host == account;
            let key = (you, host, self.state().numbers.alone(account));
            let mut view = || view.get_or_insert_with(|| self.table_view()).clone();
            watcher.outbox.send(written.get(key, || self.table_frame_of(account, view())));
        }
    }

    /// Sends all that a new or returning watcher needs.
    pub(super) fn tell_one(&mut self, account: &str, outbox: &Outbox, since: u64) {
        let state = self.state();
        outbox.send(self.table_frame(account));
        let who = state.observer(account);
        let alone = state.numbers.alone(account).is_some();
        if !self.may_read_back(account) {
            if since == 0 {
                outbox.send(self.chat_frame(account, Vec::new(), Some(false)));
            }
        } else if since == 0 && !alone && !state.talk.has_whispers(account) {
            outbox.send(self.for_who_comes(Arrival::Talk, |table| table.talk_frame("", 0)));
        } else if since == 0 || state.talk.is_news(account, since) {
            outbox.send(self.talk_frame(account, since));
        }
        if since == 0 && !alone && self.state().game.is_some() {
            let story = |table: &Self| {
                let game = table.state().game.as_ref().expect("there is a match");
                table.game_frame(game, who, "", 0)
            };
            outbox.send(self.for_who_comes(Arrival::Story(who), story));
        } else {
            self.tell_game(account, outbox, since);
        }
    }

    /// Returns a frame that many new watchers share, written once in a short time. The time of rewriting must
    /// not depend on entries that its receivers do not learn.
    fn for_who_comes(&mut self, what: Arrival, write: impl FnOnce(&Self) -> Frame) -> Frame {
        let (upto, now) = (self.up_to(), Instant::now());
        let kept = self.telling.arrivals.take();
        let kept = kept.filter(|(_, before, since)| *before == upto && now - *since < STORY);
        let (mut written, upto, since) = kept.unwrap_or_else(|| (Written::default(), upto, now));
        let frame = written.get(what, || write(self));
        self.telling.arrivals = Some((written, upto, since));
        frame
    }

    /// Returns true if an account may read earlier lines. At a private table it must belong to the table.
    fn may_read_back(&self, account: &str) -> bool {
        let state = self.state();
        state.setup.visibility == Visibility::Public || state.is_arranged() || state.belongs(account)
    }

    /// Returns the newest lines that an account may read after entry `since`.
    fn talk_frame(&self, account: &str, since: u64) -> Frame {
        let most = self.shared.config.limits.chat_lines;
        let Page { lines, earlier } = self.state().talk.heard_since(account, since, most, &self.names);
        self.chat_frame(account, lines, (since == 0 || earlier).then_some(earlier))
    }

    /// Sends the older lines that an account asks for.
    pub(super) fn tell_earlier(&self, account: &str, outbox: &Outbox, place: KnownLine, most: Option<u32>) {
        let state = self.state();
        let limit = self.shared.config.limits.chat_lines;
        let most = most.map_or(limit, |most| most.clamp(1, limit));
        let place = KnownLine { seq: state.numbers.first(account, place.seq, state.seq), ..place };
        let page = || state.talk.heard_before(account, place, most, &self.names);
        let Page { lines, earlier } = if self.may_read_back(account) { page() } else { Page::default() };
        let (table, lines) = (self.row.id.clone(), self.numbered(account, lines));
        outbox.send(encode::<Json>(&ServerMessage::EarlierChat {
            table,
            epoch: self.claim.epoch(),
            lines,
            earlier,
        }));
    }

    /// Returns lines with the numbers that an account receives.
    fn numbered(&self, account: &str, mut lines: Vec<ChatLine>) -> Vec<ChatLine> {
        for line in &mut lines {
            line.seq = self.state().told(account, line.seq);
        }
        lines
    }

    /// Sends one watcher the match, with the steps after `since`.
    pub(super) fn tell_game(&self, account: &str, outbox: &Outbox, since: u64) {
        let state = self.state();
        if let Some(game) = &state.game {
            outbox.send(self.game_frame(game, state.observer(account), account, since));
        }
    }

    fn table_frame(&self, account: &str) -> Frame {
        self.table_frame_of(account, self.table_view())
    }

    fn table_frame_of(&self, account: &str, view: TableView) -> Frame {
        let state = self.state();
        encode::<Json>(&ServerMessage::Table {
            table: self.row.id.clone(),
            epoch: self.claim.epoch(),
            seq: state.told(account, state.seq),
            you: state.seat_of(account),
            host: state.host == account,
            state: view,
            room: (state.host == account).then(|| self.room()),
        })
    }

    fn chat_frame(&self, account: &str, lines: Vec<ChatLine>, earlier: Option<bool>) -> Frame {
        let state = self.state();
        let lines = self.numbered(account, lines);
        encode::<Json>(&ServerMessage::Chat {
            table: self.row.id.clone(),
            epoch: self.claim.epoch(),
            seq: state.told(account, state.seq),
            lines,
            earlier,
        })
    }

    /// Returns the rest of every player's time bank, if the clock has banks.
    pub(super) fn banks(&self) -> Option<BySeat<Option<u64>>> {
        let state = self.state();
        let (clock, now, outages) = (state.setup.clock, self.shared.alive_at(), self.all_outages());
        let _ = clock.bank()?;
        let game = state.game.as_ref()?;
        Some(state.chairs.map(|seat, chair| {
            chair.player().and_then(|_| game.bank(seat, clock, now, state.own_time(seat, &outages)))
        }))
    }

    pub(super) fn deadlines(&self) -> BySeat<Option<u64>> {
        let state = self.state();
        let outages = self.all_outages();
        state.chairs.map(|seat, chair| {
            let game = state.game.as_ref()?;
            chair
                .player()
                .and_then(|_| game.deadline(seat, state.setup.clock, state.own_time(seat, &outages)))
        })
    }
}
