//! The state of a table, as its log defines it.

mod beside;
mod checkpoint;
mod reel;
mod time;

use std::collections::BTreeMap;

use contract::{AnyMatch, BySeat, Input, InputRefused, Observer, Seat, SeatChange, Seed, Teams};
use protocol::{Continues, Deal, GuessAt, News, Setup, Status};
use serde::{Deserialize, Serialize};

pub(crate) use self::reel::NoReel;

use crate::{
    AccountTimes, Aheads, Catalogue, Entry, Fork, Game, Logged, Requested, Sitter, StandingOrders,
    chair::Chair,
    done::{Done, Given, RequestKind, fingerprint, of_change},
    game::{Decided, Noticed, Start},
    met::Met,
    numbers::Numbers,
    order::Order,
    pause::{Pauses, Pausing},
    talk::{Chat, Line},
    unplayable::Unplayable,
};

/// The state of a table: the fold of its entries only.
///
/// A checkpoint stores it, and the fold continues from there without earlier entries. The state of a match is
/// the rules' own and is only replayed. So the checkpoint has its inputs instead.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    pub(crate) id: String,
    pub(crate) code: String,
    /// The account that made the table. It becomes host again when it returns.
    pub(crate) maker: String,
    pub(crate) host: String,
    pub(crate) setup: Setup,
    pub(crate) status: Status,
    /// The account that proposed the match for which players gather.
    #[serde(default)]
    pub(crate) proposed_by: Option<String>,
    /// The match that the planned, running or last match continues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) continues: Option<Continues>,
    /// The id of the set of tables with which it shares the deal of its first match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) duplicate: Option<String>,
    /// True if that deal is no secret any more. The events of the other tables are not in this log.
    #[serde(skip)]
    pub(crate) duplicate_is_open: bool,
    /// The kind of deal of the running or last match.
    #[serde(default, skip_serializing_if = "Deal::is_chance")]
    pub(crate) deal: Deal,
    /// For each seat of the running or last match, the seat from which its occupant came, if the seats were
    /// shuffled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) shuffled: Option<BySeat<Seat>>,
    pub(crate) chairs: BySeat<Chair>,
    /// The teams of the planned, running or last match.
    #[serde(default)]
    pub(crate) teams: Teams,
    #[serde(skip)]
    pub(crate) game: Option<Game>,
    /// The last match in place of `game`, if its rules do not exist any more.
    #[serde(skip)]
    pub(crate) unplayable: Option<Unplayable>,
    pub(crate) talk: Chat,
    /// The accounts that sat or spoke here, in the order of their first time.
    pub(crate) met: Met,
    /// The accounts that the host muted, banned or removed.
    pub(crate) order: Order,
    /// True if the table was closed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) closed: bool,
    /// The number of lines said by accounts that neither sat nor were host.
    pub(crate) crowd: u64,
    pub(crate) made_at: u64,
    /// The newest entry. Whispers are not counted, because a gap would reveal them. Each account receives
    /// numbers of its own ([`State::told`]).
    pub(crate) seq: u64,
    /// The numbers of entries for each account.
    pub(crate) numbers: Numbers,
    /// The newest entry's number in the store, including whispers. No client receives it.
    pub(crate) stored: u64,
    done: Done,
    matches: u32,
    /// The times of the occupants of a correspondence match. They are in accounts' rows, not in the log.
    #[serde(skip)]
    pub(crate) times: BTreeMap<String, AccountTimes>,
    /// The pauses of the running match.
    #[serde(default, skip_serializing_if = "Pauses::is_none")]
    pub(crate) pauses: Pauses,
    /// The newest decision for which each seat asked for a hint. Only while there is a match.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) hinted: BTreeMap<Seat, u64>,
    /// The number of inputs when each seat last started a what-if match. Only while there is a match.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) guessed: BTreeMap<Seat, u32>,
    /// The premoves of players.
    #[serde(default, skip_serializing_if = "Aheads::is_none")]
    pub(crate) aheads: Aheads,
    /// The auto-play of players.
    #[serde(default, skip_serializing_if = "StandingOrders::is_none")]
    pub(crate) orders: StandingOrders,
    /// In an arranged match: each seat's newest turn without time, and the number of such turns.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) late: BTreeMap<Seat, (u32, u32)>,
}

/// The reason why a log does not fold. It was written by other code, or is damaged.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unfoldable {
    #[error("the log of table {0} is empty")]
    Empty(String),
    #[error("entry {seq} does not follow entry {after}")]
    Gap { seq: u64, after: u64 },
    #[error("entry {seq}: {why}")]
    Refused { seq: u64, why: String },
}

impl State {
    /// Folds a whole log.
    pub(crate) fn load(
        id: &str,
        code: &str,
        log: &[Logged],
        catalogue: &Catalogue,
    ) -> Result<Self, Unfoldable> {
        let Some((Logged { seq: 1, at, entry: Entry::Made { host, setup, fork, duplicate } }, rest)) =
            log.split_first()
        else {
            return Err(Unfoldable::Empty(id.to_owned()));
        };
        let teams = catalogue.teams(setup);
        let mut state = Self::made((id, code), host, (setup, fork.as_ref()), teams, *at);
        state.duplicate.clone_from(duplicate);
        state.go_on(rest, catalogue)
    }

    /// Folds further entries.
    pub(crate) fn go_on(mut self, log: &[Logged], catalogue: &Catalogue) -> Result<Self, Unfoldable> {
        for logged in log {
            self.fold(logged, catalogue)?;
        }
        Ok(self)
    }

    /// Returns a table as it is after its first entry.
    pub(crate) fn made(
        (id, code): (&str, &str),
        host: &str,
        (setup, fork): (&Setup, Option<&Fork>),
        teams: Teams,
        at: u64,
    ) -> Self {
        let sitter = |seat: Seat| fork.and_then(|fork| fork.seats.get(seat.number())?.as_ref());
        let chairs = BySeat::new_with(setup.seats, |seat| sitter(seat).map(Chair::of).unwrap_or_default());
        let mut met = Met::default();
        for account in chairs.iter().filter_map(|(_, chair)| chair.account()) {
            met.note(account);
        }
        Self {
            id: id.to_owned(),
            code: code.to_owned(),
            maker: host.to_owned(),
            host: host.to_owned(),
            setup: setup.clone(),
            status: Status::Gathering,
            proposed_by: None,
            continues: fork.map(|fork| fork.continues.clone()),
            duplicate: None,
            duplicate_is_open: false,
            deal: Deal::Chance,
            shuffled: None,
            chairs,
            teams,
            game: None,
            unplayable: None,
            talk: Chat::default(),
            met,
            order: Order::default(),
            closed: false,
            crowd: 0,
            made_at: at,
            seq: 1,
            numbers: Numbers::default(),
            stored: 1,
            done: Done::default(),
            matches: 0,
            times: BTreeMap::new(),
            pauses: Pauses::default(),
            hinted: BTreeMap::new(),
            guessed: BTreeMap::new(),
            aheads: Aheads::default(),
            orders: StandingOrders::default(),
            late: BTreeMap::new(),
        }
    }

    /// Folds one entry. An error leaves the state unchanged.
    pub(crate) fn fold(&mut self, logged: &Logged, catalogue: &Catalogue) -> Result<(), Unfoldable> {
        let stored = logged.seq;
        if stored != self.stored + 1 {
            return Err(Unfoldable::Gap { seq: stored, after: self.stored });
        }
        let seq = self.seq + u64::from(logged.entry.is_counted());
        let refused = |why: &str| Unfoldable::Refused { seq: stored, why: why.to_owned() };
        match &logged.entry {
            Entry::Made { .. } => return Err(refused("a table is made once")),
            Entry::Configured { setup, in_place } => {
                let chairs = self.seated_for(setup, *in_place);
                self.chairs = chairs.ok_or_else(|| refused("more people than seats"))?;
                self.setup = setup.clone();
                self.teams = catalogue.teams(setup);
                self.nobody_is_ready();
            }
            Entry::Sat { seat, account } => {
                self.make_room(*seat);
                let _ = self.chairs.get(*seat).ok_or_else(|| refused("there is no such seat"))?;
                if self.status != Status::Playing
                    && let Some(before) = self.seat_of(account)
                {
                    self.chairs[before] = Chair::Free;
                }
                self.order.sat(account);
                self.met.note(account);
                self.take(*seat, Chair::sat(account.clone()));
            }
            Entry::Beside { seat, account, of } => {
                let _ = self.chairs.get(*seat).ok_or_else(|| refused("there is no such seat"))?;
                let beside = self.seat_of(of).ok_or_else(|| refused("the companion's player has no seat"))?;
                self.met.note(account);
                let ready = self.chairs[beside].is_ready();
                self.take(*seat, Chair::sat_beside(account.clone(), of.clone(), ready));
            }
            Entry::Freed { seat } => {
                let _ = self.chairs.get(*seat).ok_or_else(|| refused("there is no such seat"))?;
                self.chairs[*seat] = Chair::Free;
            }
            Entry::Removed { seat } => {
                let chair = self.chairs.get(*seat).ok_or_else(|| refused("there is no such seat"))?;
                if let Some(account) = chair.account() {
                    self.order.remove(account, logged.at);
                    self.talk.say(news(logged, seq, account, News::Removed));
                }
                self.chairs[*seat] = Chair::Free;
            }
            Entry::Muted { account, muted } => {
                self.order.mute(account, *muted);
                let what = if *muted { News::Muted } else { News::Unmuted };
                self.talk.say(news(logged, seq, account, what));
            }
            Entry::Banned { account, banned } => {
                self.order.ban(account, *banned);
                let what = if *banned { News::Banned } else { News::Unbanned };
                self.talk.say(news(logged, seq, account, what));
                if let Some(seat) = self.seat_of(account).filter(|_| self.status == Status::Gathering) {
                    self.chairs[seat] = Chair::Free;
                }
            }
            Entry::Renamed { account } => {
                self.talk.say(news(logged, seq, account, News::Renamed { from: None }));
            }
            Entry::Ready { seat, ready } => {
                let _ = self.chairs.get(*seat).ok_or_else(|| refused("there is no such seat"))?;
                self.set_ready(*seat, *ready);
            }
            Entry::Bot { seat, player } => {
                self.make_room(*seat);
                let _ = self.chairs.get(*seat).ok_or_else(|| refused("there is no such seat"))?;
                self.take(*seat, Chair::Bot { player: player.clone() });
            }
            Entry::Closed { .. } => {
                self.chairs = self.chairs.map(|_, _| Chair::Free);
                self.closed = true;
            }
            Entry::Host { account } => self.host = account.clone(),
            Entry::Began { id, rules_version, seed, continues: _, deal, guess, shuffled } => {
                let seated = self.seated_from(shuffled.as_ref());
                let seated = seated.ok_or_else(|| refused("the seats are not shuffled among themselves"))?;
                let seed = Seed::from_hex(seed).ok_or_else(|| refused("the seed cannot be read"))?;
                let start = Start { seed: seed.clone(), guess: guess.clone().map(Box::new) };
                let opened = self.open(stored, *rules_version, &start, catalogue)?;
                self.deal = deal.clone();
                self.shuffled.clone_from(shuffled);
                self.chairs = seated;
                self.matches += 1;
                self.hinted.clear();
                self.guessed.clear();
                self.late.clear();
                self.aheads = Aheads::default();
                self.orders = StandingOrders::default();
                self.pauses = Pauses::default();
                self.proposed_by = None;
                let Some(rules) = opened else {
                    self.unplayable = Some(Unplayable {
                        id: id.clone(),
                        number: self.matches,
                        rules_version: *rules_version,
                        players: self.chairs.map(|_, chair| chair.sitter()),
                        seed,
                        outcome: None,
                    });
                    self.status = Status::Finished;
                    (self.seq, self.stored) = (seq, stored);
                    return Ok(());
                };
                self.teams = rules.teams();
                // Spare chairs for newcomers come after those that are taken.
                let chair = |seat: Seat| self.chairs.get(seat).cloned().unwrap_or_default();
                self.chairs = BySeat::new_with(rules.seats(), chair);
                let players = self.chairs.map(|_, chair| chair.sitter());
                let at = (seq, logged.at);
                self.status = Status::Playing;
                self.game =
                    Some(Game::begin(id.clone(), self.matches, *rules_version, players, start, rules, at));
                self.end_if_over();
            }
            // The result is unknown. But the input was carried out, and it is known who came and left.
            Entry::Played { seat, from, input, .. } if self.unplayable.is_some() => {
                self.make_room(*seat);
                let _ = self.chairs.get(*seat).ok_or_else(|| refused("there is no such seat"))?;
                let from = from.as_ref().map(|from| (from, None));
                self.played((stored, seq), *seat, from, input, Noticed::ByAll);
            }
            Entry::Played { seat, by, from, input } => {
                let game = self.game.as_mut().ok_or_else(|| refused("no match has begun"))?;
                let at = (seq, logged.at);
                let content = content(game, *seat, input);
                let turn = game.asked(*seat).map(|asked| asked.turn);
                let noticed = game.replay(at, *seat, *by, input).map_err(|e| refused(&e.to_string()))?;
                let from = from.as_ref().map(|from| (from, content));
                self.note_late(*seat, *by, turn);
                self.played((stored, seq), *seat, from, input, noticed);
            }
            Entry::Said { account, request, text } => {
                self.met.note(account);
                self.crowd += u64::from(!self.belongs(account));
                self.talk.say(self.line(logged, seq, account, text));
                self.note_done(account, request, RequestKind::Said, text, (stored, seq));
            }
            Entry::Whispered { account, to, request, text } => {
                self.met.note(account);
                let line = self.line(logged, seq, account, text);
                self.talk.whisper(&line, std::slice::from_ref(to), &[]);
                self.note_done(account, request, RequestKind::Whispered, text, (stored, seq));
            }
            Entry::Confided { account, to, team, request, text } => {
                self.met.note(account);
                let line = self.line(logged, seq, account, text);
                self.talk.whisper(&line, to, team);
                self.note_done(account, request, RequestKind::Confided, text, (stored, seq));
            }
            Entry::Hinted { seat, account, decision } => {
                self.hinted.insert(*seat, *decision);
                self.talk.say(news(logged, seq, account, News::Hinted));
            }
            Entry::Guessed { seat, account, inputs } => {
                self.guessed.insert(*seat, *inputs);
                self.talk.say(news(logged, seq, account, News::Guessed));
            }
            Entry::Ahead { seat, account, ahead } => self.aheads.fold(*seat, account, ahead),
            Entry::StandingOrder { seat, account, forced } => self.orders.fold(*seat, account, *forced),
            Entry::Banks { left } => {
                if let Some(game) = &mut self.game {
                    game.set_banks(left);
                }
            }
            Entry::Pause { pause } => {
                let over = self.pauses.fold(pause, logged.at).map_err(|why| refused(&why.to_string()))?;
                let game = self.game.as_mut();
                let told = match pause {
                    Pausing::Began { .. } => {
                        game.into_iter().for_each(|game| game.pause(logged.at));
                        self.pauses.by().map(|by| (by.to_owned(), News::Paused))
                    }
                    Pausing::Over { account } => {
                        game.into_iter().for_each(|game| game.go_on(logged.at));
                        account.clone().filter(|_| over.is_some()).map(|account| (account, News::Resumed))
                    }
                    Pausing::Proposed { .. } | Pausing::Agreed { .. } | Pausing::Declined { .. } => None,
                };
                if let Some((account, what)) = told {
                    self.talk.say(news(logged, seq, &account, what));
                }
            }
            // The rest of an unplayable match is unknown.
            Entry::TookBack { seat, account, inputs } => {
                let at = (seq, logged.at);
                let game = self.game.as_mut();
                if game.is_some_and(|game| !game.take_back(at, *seat, *inputs)) {
                    return Err(refused("there is no such decision to undo"));
                }
                self.aheads.went_back();
                self.orders.took_back(*seat);
                self.talk.say(news(logged, seq, account, News::TookBack));
            }
            Entry::Again { by, moved } => {
                self.chairs = self.moved_on(moved.unwrap_or(1));
                self.setup.seats = self.chairs.seats();
                self.teams = catalogue.teams(&self.setup);
                self.nobody_is_ready();
                // Seats have moved: a view of the old match from a new seat would be that of another player.
                self.game = None;
                self.unplayable = None;
                self.status = Status::Gathering;
                self.numbers.open(seq);
                self.aheads = Aheads::default();
                self.orders = StandingOrders::default();
                if let Some(seat) = by.as_ref().and_then(|account| self.seat_of(account)) {
                    self.set_ready(seat, true);
                }
                self.proposed_by.clone_from(by);
                self.continues = None;
            }
        }
        self.companions_follow();
        (self.seq, self.stored) = (seq, stored);
        Ok(())
    }

    /// Plays an input that the rules may refuse. On success it is folded, and returned as the entry to be
    /// stored. The entry has only the data that the game read.
    pub(crate) fn try_play(
        &mut self,
        at: u64,
        seat: Seat,
        by: protocol::By,
        from: Option<Requested>,
        input: &Input,
    ) -> Result<Logged, InputRefused> {
        let game = self.game.as_mut().ok_or(InputRefused::NotWaiting)?;
        if game.is_paused() && matches!(input, Input::Intent(_)) {
            return Err(InputRefused::NotWaiting);
        }
        let (seq, stored) = (self.seq + 1, self.stored + 1);
        let content = content(game, seat, input);
        let turn = game.asked(seat).map(|asked| asked.turn);
        let (input, noticed) = game.play((seq, at), seat, by, input)?;
        self.note_late(seat, by, turn);
        self.played((stored, seq), seat, from.as_ref().map(|from| (from, content)), &input, noticed);
        (self.seq, self.stored) = (seq, stored);
        Ok(Logged { seq: stored, at, entry: Entry::Played { seat, by, from, input } })
    }

    /// Returns the number of matches that began here.
    pub(crate) fn matches(&self) -> u32 {
        self.matches
    }

    /// Returns the newest decision of a person in the running match, if it can be undone. Inputs copied from
    /// another match cannot be undone, and during a pause none can.
    pub(crate) fn decided(&self) -> Option<Decided> {
        if self.game.as_ref().is_some_and(Game::is_paused) {
            return None;
        }
        let copied = self.continues.as_ref().map_or(0, |continues| continues.at as usize);
        let game = self.game.as_ref().filter(|_| self.status == Status::Playing);
        game.and_then(Game::decided).filter(|decided| decided.place >= copied)
    }

    fn note_done(
        &mut self,
        account: &str,
        request: &str,
        deed: RequestKind,
        words: &str,
        (stored, seq): (u64, u64),
    ) {
        let request = Requested { account: account.to_owned(), request: request.to_owned() };
        self.done.note(&request, stored, Given { seq, deed, content: Some(fingerprint(words)) });
    }

    fn played(
        &mut self,
        (stored, seq): (u64, u64),
        seat: Seat,
        from: Option<(&Requested, Option<u64>)>,
        input: &Input,
        noticed: Noticed,
    ) {
        if let Noticed::By(seats) = noticed {
            let sees = self.chairs.iter().filter(|(seat, _)| seats.contains(*seat));
            let accounts = sees.filter_map(|(_, chair)| chair.account());
            self.numbers.hide(seq, accounts);
        }
        self.aheads.decided(seat);
        match input {
            Input::Intent(_) => self.orders.decided(seat),
            Input::Seat(_) => self.orders.gone(seat),
        }
        if let Some((from, content)) = from {
            self.done.note(from, stored, Given { seq, deed: RequestKind::Input, content });
        }
        if let (Input::Seat(SeatChange::Leave), Chair::Account { left, .. }) = (input, &mut self.chairs[seat])
        {
            *left = true;
        }
        self.end_if_over();
    }

    fn end_if_over(&mut self) {
        if self.game.as_ref().is_some_and(|game| game.outcome().is_some()) {
            self.status = Status::Finished;
            self.aheads = Aheads::default();
            self.orders = StandingOrders::default();
            // A player who gave up during a pause may have ended both.
            let at = std::mem::take(&mut self.pauses).on.map_or(0, |on| on.since);
            self.game.iter_mut().for_each(|game| game.go_on(at));
        }
    }

    /// Returns the match as it begins; `None` if its rules do not exist any more.
    fn open(
        &self,
        seq: u64,
        rules_version: u32,
        start: &Start,
        catalogue: &Catalogue,
    ) -> Result<Option<Box<dyn AnyMatch>>, Unfoldable> {
        let Some(edition) = catalogue.edition(&self.setup.game, rules_version) else { return Ok(None) };
        let opened = start.open(edition.game, self.setup.seats, &self.setup.options);
        opened.map(Some).map_err(|e| Unfoldable::Refused { seq, why: e.to_string() })
    }

    /// Puts an occupant into a seat. In a running match a newcomer replaces a player who left, without that
    /// player's private knowledge.
    fn take(&mut self, seat: Seat, chair: Chair) {
        if let Some(game) = self.game.as_mut().filter(|_| self.status == Status::Playing) {
            game.taken_over(seat, self.seq + 1, chair.sitter());
        }
        self.aheads.decided(seat);
        self.orders.gone(seat);
        self.chairs[seat] = chair;
    }

    fn nobody_is_ready(&mut self) {
        for (_, chair) in self.chairs.iter_mut() {
            chair.set_ready(false);
        }
    }

    /// Returns the seat of an account, also if the account gave it up.
    pub(crate) fn seat_of(&self, account: &str) -> Option<Seat> {
        let sits = |chair: &Chair| chair.account() == Some(account);
        self.chairs.iter().find(|(_, chair)| sits(chair)).map(|(seat, _)| seat)
    }

    /// Returns a line with the seat in which its speaker sits now.
    fn line(&self, logged: &Logged, seq: u64, account: &str, text: &str) -> Line {
        let plays = |seat: &Seat| self.chairs[*seat].player().is_some();
        Line { seat: self.seat_of(account).filter(plays), ..line(logged, seq, account, text) }
    }

    /// Returns the match of which the running or last match is a what-if match.
    pub(crate) fn guess(&self) -> Option<GuessAt> {
        match &self.deal {
            Deal::Guess { of, table } if self.status != Status::Gathering => {
                Some(GuessAt { of: of.clone(), table: table.clone() })
            }
            Deal::Guess { .. }
            | Deal::Chance
            | Deal::Lesson
            | Deal::Fork
            | Deal::Day { .. }
            | Deal::Duplicate { .. } => None,
        }
    }

    /// Returns true if an account may see nothing of a what-if match here. A spectator would see the view
    /// that its player has elsewhere.
    pub(crate) fn is_closed_to(&self, account: &str) -> bool {
        self.guess().is_some() && !self.belongs(account)
    }

    /// Returns true if an account may see nothing here, because other tables still play the first deal. Only
    /// seated accounts may; even the host needs a seat. It also applies while players gather again.
    pub(crate) fn keeps_its_deal_from(&self, account: &str) -> bool {
        self.keeps_its_deal() && self.seat_of(account).is_none()
    }

    /// Returns true if a match began here whose deal other tables still play.
    pub(crate) fn keeps_its_deal(&self) -> bool {
        self.duplicate.is_some() && self.matches > 0 && !self.duplicate_is_open
    }

    /// Returns true if the running or last match is that match.
    pub(crate) fn keeps_its_seed(&self) -> bool {
        self.keeps_its_deal() && matches!(self.deal, Deal::Duplicate { .. })
    }

    /// Returns true if an account is the host now.
    pub(crate) fn host_is(&self, account: &str) -> bool {
        self.host == account
    }

    /// Returns true if an account has a seat, is the host or made the table.
    pub(crate) fn belongs(&self, account: &str) -> bool {
        self.seat_of(account).is_some() || self.host == account || self.maker == account
    }

    /// Returns the observer as which an account sees this table. An account that gave up its seat keeps its
    /// view, because it knows the hand anyway.
    pub(crate) fn observer(&self, account: &str) -> Observer {
        match self.seat_of(account) {
            Some(seat) if self.game.is_some() => Observer::Seat(seat),
            _ => Observer::Public,
        }
    }

    /// Returns the number of entry `seq` for an account. Entries that it does not receive are not counted.
    pub(crate) fn told(&self, account: &str, seq: u64) -> u64 {
        self.numbers.told(account, seq)
    }

    /// Returns the answer to a request that was carried out before.
    pub(crate) fn done(&self, request: &Requested) -> Option<Given> {
        self.done.get(request)
    }

    /// Returns the accounts that messages about this table name, some more than once.
    pub(crate) fn accounts(&self) -> impl Iterator<Item = &str> {
        let gone = self.unplayable.iter().flat_map(|unplayable| unplayable.players.iter());
        let players = self.game.iter().flat_map(|game| game.players.iter()).chain(gone);
        let players = players.filter_map(|(_, sitter)| sitter.as_ref().and_then(Sitter::account));
        let sitting = self.chairs.iter().filter_map(|(_, chair)| chair.account());
        let sent_away = self.order.muted().chain(self.order.banned()).map(String::as_str);
        [self.host.as_str()]
            .into_iter()
            .chain(sent_away)
            .chain(sitting)
            .chain(players)
            .chain(self.talk.accounts())
    }
}

fn line(logged: &Logged, seq: u64, account: &str, text: &str) -> Line {
    let (account, text) = (account.to_owned(), text.to_owned());
    Line { stored: logged.seq, seq, at: logged.at, account, seat: None, text, news: None }
}

fn news(logged: &Logged, seq: u64, account: &str, what: News) -> Line {
    Line { news: Some(what), ..line(logged, seq, account, "") }
}

/// Returns the content that distinguishes an input from another one with the same id.
fn content(game: &Game, seat: Seat, input: &Input) -> Option<u64> {
    match input {
        Input::Intent(_) => game.asked(seat).map(|asked| asked.number),
        Input::Seat(change) => Some(of_change(*change)),
    }
}
