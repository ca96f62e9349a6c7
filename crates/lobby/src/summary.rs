//! The summary of a table, for lists.
//!
//! The row of a table names the players that its match waits for, and their deadlines. So a list of an
//! account's own tables wakes no table. Public lists omit these fields.

use std::sync::Arc;

use contract::{Seat, SeatSet};
use protocol::http::{Mine, TableListing};

use std::collections::BTreeSet;

use crate::{Outages, Owes, Sitter, Summary, TableRow, names::Names, state::State};

impl State {
    /// Returns the row for the current state of the log.
    pub(crate) fn row(&self, outages: &Outages) -> TableRow {
        self.row_with_bots(outages, 0)
    }

    /// Returns the row if bots do nothing before this moment.
    pub(crate) fn row_with_bots(&self, outages: &Outages, bots_act_at: u64) -> TableRow {
        TableRow {
            id: self.id.clone(),
            code: self.code.clone(),
            host: self.maker.clone(),
            public: self.setup.visibility == protocol::Visibility::Public,
            summary: self.summary(outages),
            made_at: self.made_at,
            wake_at: self.wake_at(outages, bots_act_at),
        }
    }

    /// Returns the same as [`State::row`] if only the match has changed since the row `before`. It shares
    /// players and setup with that row.
    pub(crate) fn row_after_moves(&self, before: &TableRow, outages: &Outages) -> TableRow {
        let TableRow { id, code, host, public, summary, made_at, wake_at: _ } = before;
        let Summary {
            setup,
            status: _,
            sitting,
            accounts,
            seats,
            teams,
            beside,
            continues,
            guess,
            duplicate,
            closed,
            ..
        } = summary;
        let waiting = self.game.as_ref().map(|game| game.waiting()).unwrap_or_default();
        let row = TableRow {
            id: id.clone(),
            code: code.clone(),
            host: host.clone(),
            public: *public,
            summary: Summary {
                setup: Arc::clone(setup),
                status: self.status,
                sitting: Arc::clone(sitting),
                accounts: Arc::clone(accounts),
                waiting: self.waited_for(waiting),
                free_seats: self.open_seats().len() as u8,
                seats: Arc::clone(seats),
                teams: *teams,
                beside: Arc::clone(beside),
                continues: continues.clone(),
                guess: guess.clone(),
                owes: self.owes(waiting, outages),
                refunded: outages.total(),
                since_turn: self.since_turn(),
                duplicate: duplicate.clone(),
                closed: *closed,
            },
            made_at: *made_at,
            wake_at: self.wake_at(outages, 0),
        };
        debug_assert_eq!(row, self.row(outages), "only the match has changed");
        row
    }

    fn summary(&self, outages: &Outages) -> Summary {
        let waiting = self.game.as_ref().map(|game| game.waiting()).unwrap_or_default();
        let sitting: Vec<_> = self.chairs.iter().filter_map(|(_, chair)| chair.sitter()).collect();
        let taken = self.chairs.iter().filter(|(_, chair)| !chair.is_free());
        Summary {
            setup: Arc::new(self.setup.clone()),
            status: self.status,
            sitting: Arc::new(sitting),
            accounts: Arc::new(self.accounts_in(self.chairs.which(|_| true))),
            waiting: self.waited_for(waiting),
            free_seats: self.open_seats().len() as u8,
            seats: Arc::new(taken.map(|(seat, _)| seat).collect()),
            teams: self.teams,
            beside: Arc::new(self.beside()),
            continues: self.continues.clone().map(Arc::new),
            guess: self.guess().map(Arc::new),
            owes: self.owes(waiting, outages),
            refunded: outages.total(),
            since_turn: self.since_turn(),
            duplicate: self.duplicate.as_deref().map(Arc::from),
            closed: self.closed,
        }
    }

    /// Returns the accounts that play in these seats.
    fn accounts_in(&self, seats: SeatSet) -> Vec<String> {
        seats.iter().filter_map(|seat| self.chairs[seat].player().map(str::to_owned)).collect()
    }

    /// Returns the seats of companions, with the owners of the devices.
    fn beside(&self) -> Vec<(Seat, String)> {
        self.chairs.iter().filter_map(|(seat, chair)| Some((seat, chair.beside()?.to_owned()))).collect()
    }

    /// Returns the accounts that play in these seats, and the owners of companions among them, whose lists
    /// also show that the match waits.
    fn waited_for(&self, seats: SeatSet) -> Vec<String> {
        let mut accounts = self.accounts_in(seats);
        for of in seats.iter().filter_map(|seat| self.chairs[seat].beside()) {
            if !accounts.iter().any(|account| account == of) {
                accounts.push(of.to_owned());
            }
        }
        accounts
    }

    fn owes(&self, waiting: SeatSet, outages: &Outages) -> Vec<Owes> {
        let decision = |seat| self.game.as_ref()?.asked(seat).map(|asked| asked.number);
        let owes = |seat| Owes {
            seat,
            until: self.deadline(seat, outages),
            decision: decision(seat).unwrap_or_default(),
        };
        waiting.iter().map(owes).collect()
    }

    fn since_turn(&self) -> Vec<(Seat, u32)> {
        let Some(game) = &self.game else { return Vec::new() };
        let players = self.chairs.iter().filter(|(_, chair)| chair.player().is_some());
        players.map(|(seat, _)| (seat, game.since_turn(seat))).filter(|(_, moves)| *moves > 0).collect()
    }

    /// Returns the end of a player's time. Bots have no clock.
    fn deadline(&self, seat: Seat, outages: &Outages) -> Option<u64> {
        self.chairs[seat].player()?;
        self.game.as_ref()?.deadline(seat, self.setup.clock, self.own_time(seat, outages))
    }

    /// Returns the next deadline, or the time at which a bot acts without any watcher.
    fn wake_at(&self, outages: &Outages, bots_act_at: u64) -> Option<u64> {
        let game = self.game.as_ref()?;
        if let Some(on) = self.pauses.on {
            return Some(on.until);
        }
        let wakes = game.waiting().iter().filter_map(|seat| match self.chairs[seat].player() {
            Some(_) => game.deadline(seat, self.setup.clock, self.own_time(seat, outages)),
            None => Some(bots_act_at),
        });
        wakes.min()
    }
}

impl Sitter {
    pub(crate) fn account(&self) -> Option<&str> {
        match self {
            Self::Account(account) => Some(account),
            Self::Bot(_) => None,
        }
    }

    /// Returns the accounts among the sitters, each once.
    pub fn accounts(players: &[Option<Self>]) -> BTreeSet<&str> {
        players.iter().flatten().filter_map(Self::account).collect()
    }

    /// Returns the displayed name.
    pub(crate) fn name<'a>(&'a self, names: &'a Names) -> &'a str {
        match self {
            Self::Account(account) => names.name(account),
            Self::Bot(player) => player,
        }
    }
}

impl Summary {
    /// Returns the accounts that the match waits for, each once with its decision. The match does not wait
    /// for accounts that gave up their seat. A companion cannot be notified, so its owner is, for the oldest
    /// of their decisions.
    pub(crate) fn debtors(&self) -> Vec<(&str, Owes)> {
        let mut debtors: Vec<(&str, Owes)> = Vec::new();
        for owes in &self.owes {
            let Some(account) = self.waited_for_in(owes.seat) else { continue };
            let called =
                self.beside.iter().find(|(seat, _)| *seat == owes.seat).map_or(account, |(_, of)| of);
            match debtors.iter_mut().find(|(other, _)| *other == called) {
                Some((_, first)) if owes.decision < first.decision => *first = *owes,
                Some(_) => {}
                None => debtors.push((called, *owes)),
            }
        }
        debtors
    }

    /// Returns the account in a seat, if the match waits for it.
    fn waited_for_in(&self, seat: Seat) -> Option<&str> {
        let place = self.seats.iter().position(|taken| *taken == seat)?;
        let account = self.sitting.get(place)?.account()?;
        self.waiting.iter().any(|waiting| waiting == account).then_some(account)
    }

    /// Returns the seat of an account.
    fn seat_of(&self, account: &str) -> Option<Seat> {
        let sits = |sitter: &Sitter| sitter.account() == Some(account);
        let place = self.sitting.iter().position(sits)?;
        self.seats.get(place).copied()
    }

    /// Returns the relation of an account to the table, if there is one.
    fn mine(&self, account: &str, made: bool, outages: &Outages) -> Option<Mine> {
        let seat = self.accounts.iter().any(|a| a == account).then(|| self.seat_of(account)).flatten();
        if seat.is_none() && !made {
            return None;
        }
        if seat.is_none() && self.duplicate.is_some() {
            // The maker may play the same deal at another table.
            return Some(Mine { seat, made, waiting: Vec::new(), deadline: None, since_turn: 0 });
        }
        let since = outages.total().saturating_sub(self.refunded);
        let until = |owes: &Owes| owes.until.map(|until| until + since);
        let own = self.owes.iter().find(|owes| Some(owes.seat) == seat);
        let deadline = match own {
            Some(own) => until(own),
            None => self.owes.iter().filter_map(until).min(),
        };
        let told = self.since_turn.iter().find(|(of, _)| Some(*of) == seat);
        let waiting = self.owes.iter().map(|owes| owes.seat).collect();
        Some(Mine { seat, made, waiting, deadline, since_turn: told.map_or(0, |(_, moves)| *moves) })
    }
}

impl TableRow {
    /// Returns `true` if lists and the alarm clock find both rows in the same places.
    pub(crate) fn is_listed_like(&self, other: &Self) -> bool {
        let found_by = |row: &Self| (row.public, row.summary.status, row.wake_at);
        self.host == other.host && found_by(self) == found_by(other)
    }

    /// Returns `true` if public lists show both rows alike. A move rarely changes them.
    pub(crate) fn is_shown_like(&self, other: &Self) -> bool {
        // The pattern names all fields, so that an added field cannot be forgotten.
        let Self { id, code, host, public, summary, made_at, wake_at: _ } = self;
        let Summary {
            setup,
            status,
            sitting,
            accounts: _,
            waiting: _,
            free_seats,
            seats,
            teams,
            beside: _,
            continues,
            guess,
            owes: _,
            refunded: _,
            since_turn: _,
            duplicate,
            closed,
        } = summary;
        let its = &other.summary;
        (id, code, host, public, made_at)
            == (&other.id, &other.code, &other.host, &other.public, &other.made_at)
            && (status, sitting, free_seats) == (&its.status, &its.sitting, &its.free_seats)
            && (seats, teams) == (&its.seats, &its.teams)
            && (continues, guess, duplicate) == (&its.continues, &its.guess, &its.duplicate)
            && *closed == its.closed
            && (Arc::ptr_eq(setup, &its.setup) || setup == &its.setup)
    }

    /// Returns the accounts whose names a list shows.
    pub(crate) fn accounts(&self) -> impl Iterator<Item = &str> {
        self.summary.sitting.iter().filter_map(Sitter::account)
    }

    /// Returns the row as one account sees it in a list.
    pub(crate) fn listing(self, account: Option<&str>, names: &Names, outages: &Outages) -> TableListing {
        let mine = account.and_then(|a| self.summary.mine(a, self.host == a, outages));
        let summary = self.summary;
        TableListing {
            id: self.id,
            code: self.code,
            status: summary.status,
            free_seats: summary.free_seats,
            made_at: self.made_at,
            your_turn: account.is_some_and(|a| summary.waiting.iter().any(|w| w == a)),
            names: summary.sitting.iter().map(|sitter| sitter.name(names).to_owned()).collect(),
            seats: Arc::unwrap_or_clone(summary.seats),
            teams: summary.teams,
            continues: summary.continues.map(Arc::unwrap_or_clone),
            guess: summary.guess.map(Arc::unwrap_or_clone),
            mine,
            setup: Arc::unwrap_or_clone(summary.setup),
        }
    }
}
