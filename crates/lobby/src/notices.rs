//! The notices that follow from a change at a table, for the accounts with a seat.

use contract::Seat;
use protocol::{Account, Notice, Noticed, Status};

use crate::{Lobby, Sitter, Summary, TableRow, debts::Debtor, shared::Shared};

/// Returns the accounts at a table, each with its seat.
fn seated(summary: &Summary) -> impl Iterator<Item = (&str, Seat)> {
    let account = |(seat, sitter): (&Seat, &'_ Sitter)| match sitter {
        Sitter::Account(_) => Some(*seat),
        Sitter::Bot(_) => None,
    };
    let seats = summary.seats.iter().zip(summary.sitting.iter());
    seats.filter_map(move |(seat, sitter)| Some((sitter.account()?, account((seat, sitter))?)))
}

fn seat_of(summary: &Summary, account: &str) -> Option<Seat> {
    seated(summary).find(|(sits, _)| *sits == account).map(|(_, seat)| seat)
}

/// Returns the changes between two rows of a table by account; `over` is the match that ended with the second
/// row.
fn changes(shared: &Shared, before: &TableRow, now: &TableRow, over: Option<&str>) -> Vec<(String, Noticed)> {
    let (was, is) = (&before.summary, &now.summary);
    let mut changes = Vec::new();
    for (account, seat) in seated(is) {
        if seat_of(was, account) != Some(seat) {
            changes.push((account.to_owned(), Noticed::Seated { seat }));
        }
        if (was.status, is.status) == (Status::Finished, Status::Gathering) {
            changes.push((account.to_owned(), Noticed::Rematch));
        }
        let ran = was.status == Status::Playing && seat_of(was, account).is_some();
        if is.status == Status::Playing && !ran {
            changes.push((account.to_owned(), Noticed::Began { seat }));
        }
        if let Some(id) = over {
            changes.push((account.to_owned(), Noticed::Over { id: id.to_owned() }));
        }
    }
    for (account, _) in seated(was).filter(|(account, _)| seat_of(is, account).is_none()) {
        changes.push((account.to_owned(), Noticed::Unseated));
    }
    let asked_before = was.debtors();
    let known = |debtor: &Debtor| {
        let same = |(account, owes): &(&str, crate::Owes)| {
            *account == debtor.account && (owes.seat, owes.decision) == (debtor.seat, debtor.decision)
        };
        was.status == Status::Playing && asked_before.iter().any(same)
    };
    if is.status == Status::Playing {
        let asked = shared.debtors(now).into_iter().filter(|debtor| !known(debtor));
        changes.extend(asked.map(your_turn));
    }
    changes
}

fn your_turn(Debtor { account, seat, decision, until }: Debtor) -> (String, Noticed) {
    (account, Noticed::YourTurn { seat, decision, until })
}

impl Shared {
    pub(crate) fn notice(&self, row: &TableRow, what: Noticed) -> Notice {
        Notice {
            table: row.id.clone(),
            code: row.code.clone(),
            game: row.summary.setup.game.clone(),
            at: self.clock.now(),
            what,
        }
    }

    /// Sends the accounts with a seat at a table their changes, if they listen.
    pub(crate) fn tell_changes(&self, before: &TableRow, now: &TableRow, over: Option<&str>) {
        if !self.listeners.any() && !self.others.any_listens() {
            return;
        }
        for (account, what) in changes(self, before, now, over) {
            if matches!(what, Noticed::Seated { .. }) {
                self.challenges.drop(&account, &now.id);
            }
            self.tell_account(&account, || self.notice(now, what));
        }
    }

    /// Returns the current state of the tables of an account as notices, the newest table first.
    pub(crate) fn standing(&self, account: &str, rows: &[TableRow]) -> Vec<Notice> {
        let mut notices = Vec::new();
        for row in rows {
            let Some(seat) = seat_of(&row.summary, account) else { continue };
            notices.push(self.notice(row, Noticed::Seated { seat }));
            if row.summary.status == Status::Playing {
                notices.push(self.notice(row, Noticed::Began { seat }));
                let mine = self.debtors(row).into_iter().filter(|debtor| debtor.account == account);
                notices.extend(mine.map(|debtor| self.notice(row, your_turn(debtor).1)));
            }
        }
        notices
    }
}

impl Lobby {
    /// Notifies an account that a friend invites it to a table, if it listens.
    pub fn tell_invited(&self, account: &str, row: &TableRow, from: &Account) {
        let shared = &self.0.shared;
        let what = Noticed::Invited { from: from.clone() };
        shared.tell_account(account, || shared.notice(row, what));
    }
}
