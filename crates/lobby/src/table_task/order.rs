//! Moderation: the host's actions against accounts at the table.

use contract::{Json, Seat};
use protocol::{Account, ClientMessage, Problem, ProblemCode, Room, ServerMessage, Status, encode};

use super::{TableTask, closing::CLOSED, refusals::no, requests::Done};
use crate::{Entry, chair::Chair, duplicate::ELSEWHERE, guess::ALONE};

/// The most accounts that one table keeps muted, and the most that it keeps banned.
const KEPT: usize = 500;

/// The most accounts of each kind that the host receives. Every message about the table contains them.
const SHOWN: usize = 50;

/// The answer to an interim host who acts against the account that made the table.
const MAKER: &str = "that account made this table, so you cannot remove, mute or ban it";

const NO_ACCOUNT: &str = "there is no such account";

impl TableTask {
    /// Refuses all requests at a closed table, and those of a banned account. Refuses those of spectators at
    /// a secret deal or a what-if match. `unwatch` is always allowed.
    pub(super) fn let_in(&self, account: &Account, message: &ClientMessage) -> Result<(), Problem<Json>> {
        if self.state().closed && !matches!(message, ClientMessage::Unwatch { .. }) {
            return no(ProblemCode::NotFound, CLOSED);
        }
        if self.state().order.is_banned(&account.id) && !matches!(message, ClientMessage::Unwatch { .. }) {
            return no(ProblemCode::Banned, "the host of this table banned you from it");
        }
        if self.state().keeps_its_deal_from(&account.id) && !matches!(message, ClientMessage::Unwatch { .. })
        {
            return no(ProblemCode::NotAllowed, ELSEWHERE);
        }
        if self.state().is_closed_to(&account.id) && !matches!(message, ClientMessage::Unwatch { .. }) {
            return no(ProblemCode::NotAllowed, ALONE);
        }
        Ok(())
    }

    /// Refuses a seat for some time to an account that the host removed.
    pub(super) fn may_sit(&self, account: &Account) -> Result<(), Problem<Json>> {
        let Some(at) = self.state().order.removed_at(&account.id) else { return Ok(()) };
        let wait = u64::try_from(self.shared.config.removed_wait.as_millis()).unwrap_or(u64::MAX);
        // A clock that was ahead at the removal must not extend the wait.
        let left = self.shared.clock.now().checked_sub(at).map_or(0, |waited| wait.saturating_sub(waited));
        if left == 0 || self.state().host_is(&account.id) {
            return Ok(());
        }
        let message = "the host removed you from your seat; wait before you sit down again";
        Err(Problem { retry_after: Some(left), ..Problem::new(ProblemCode::Removed, message) })
    }

    pub(super) async fn remove(&mut self, account: &Account, seat: Seat) -> Done {
        let companions = self.companions();
        let done = self.remove_from(account, seat).await;
        self.forget_who_left(companions).await;
        done
    }

    async fn remove_from(&mut self, account: &Account, seat: Seat) -> Done {
        let chair = self.state().chairs.get(seat);
        let own = chair.and_then(Chair::beside) == Some(account.id.as_str());
        if !own {
            self.host(account)?;
        }
        self.gathering("you cannot remove players from a running match")?;
        match self.state().chairs.get(seat) {
            Some(_) if own => self.log_and_count(vec![Entry::Freed { seat }]).await,
            Some(Chair::Account { account: sits, .. }) if *sits == account.id => {
                self.log_and_count(vec![Entry::Freed { seat }]).await
            }
            Some(Chair::Account { account: sits, .. }) => {
                let sits = sits.clone();
                self.not_the_maker(&sits)?;
                self.log_and_count(vec![Entry::Removed { seat }]).await
            }
            Some(Chair::Bot { .. }) => self.log_and_count(vec![Entry::Freed { seat }]).await,
            Some(Chair::Free) | None => no(ProblemCode::NotFound, "that seat has no player"),
        }
    }

    pub(super) async fn mute(&mut self, account: &Account, whom: String, muted: bool) -> Done {
        self.host(account)?;
        let order = &self.state().order;
        if order.is_muted(&whom) == muted {
            return Ok(None);
        }
        if muted {
            self.other_than_host(account, &whom)?;
            self.room_for_more(order.muted().count())?;
        }
        self.know_of(&whom, muted).await?;
        self.log_and_count(vec![Entry::Muted { account: whom, muted }]).await
    }

    pub(super) async fn ban(&mut self, account: &Account, whom: String, banned: bool) -> Done {
        self.host(account)?;
        let state = self.state();
        if state.order.is_banned(&whom) == banned {
            return Ok(None);
        }
        if banned {
            self.other_than_host(account, &whom)?;
            self.room_for_more(state.order.banned().count())?;
            let plays = state.seat_of(&whom).is_some_and(|seat| state.chairs[seat].player().is_some());
            if plays && state.status == Status::Playing {
                let message =
                    "you cannot ban players during their match; mute them now, and ban them after the match";
                return no(ProblemCode::WrongTime, message);
            }
        }
        self.know_of(&whom, banned).await?;
        let companions = self.companions();
        let done = self.log_and_count(vec![Entry::Banned { account: whom.clone(), banned }]).await;
        self.forget_who_left(companions).await;
        if banned && done.is_ok() {
            self.show_out(&whom);
        }
        done
    }

    /// Returns the spectators and the muted and banned accounts, for the host.
    pub(super) fn room(&self) -> Room {
        let state = self.state();
        let watching = self.spectators();
        Room {
            watching: watching.into_iter().take(SHOWN).map(|account| self.now(account)).collect(),
            muted: self.shown(state.order.muted()),
            banned: self.shown(state.order.banned()),
        }
    }

    /// Returns the accounts that watch without a seat, each once.
    pub(super) fn spectators(&self) -> Vec<&Account> {
        let state = self.state();
        let mut watching: Vec<&Account> = self.presence.watchers().map(|w| &w.account).collect();
        watching.retain(|account| state.seat_of(&account.id).is_none());
        watching.sort_unstable_by(|a, b| a.id.cmp(&b.id));
        watching.dedup_by(|a, b| a.id == b.id);
        watching
    }

    /// Returns the accounts of a list that the host receives: those at the table first, then the newest.
    fn shown<'a>(&self, ids: impl Iterator<Item = &'a String>) -> Vec<Account> {
        let here = |id: &str| self.state().seat_of(id).is_some() || self.presence.connected(id);
        let mut ids: Vec<(bool, &String)> = ids.map(|id| (here(id), id)).collect();
        // Ids begin with the time of their creation.
        ids.sort_unstable_by(|a, b| b.cmp(a));
        ids.into_iter().take(SHOWN).map(|(_, id)| self.names.account(id)).collect()
    }

    /// Looks up the name of an account. If the account is to be kept in a list, it must exist.
    async fn know_of(&mut self, whom: &str, kept: bool) -> Result<(), Problem<Json>> {
        self.know(whom).await?;
        if kept && self.names.is_former(whom) {
            return no(ProblemCode::NotFound, NO_ACCOUNT);
        }
        Ok(())
    }

    /// Returns an account with its current name, which may have changed since its socket connected.
    pub(super) fn now(&self, account: &Account) -> Account {
        if self.names.knows(&account.id) { self.names.account(&account.id) } else { account.clone() }
    }

    /// Removes all sockets of a banned account from the table.
    fn show_out(&mut self, account: &str) {
        self.show_out_with(account, "the host of this table banned you from it");
    }

    pub(super) fn show_out_with(&mut self, account: &str, reason: &str) {
        let now = self.shared.clock.now();
        let (table, reason) = (self.row.id.clone(), reason.to_owned());
        let frame = encode::<Json>(&ServerMessage::Unwatched { table, reason });
        self.askings.withdraw(account);
        let sockets = self.presence.detach_account(account, now);
        for outbox in &sockets {
            outbox.send(frame.clone());
        }
        if !sockets.is_empty() {
            self.tell_presence();
        }
    }

    fn other_than_host(&self, host: &Account, whom: &str) -> Result<(), Problem<Json>> {
        if !(1..=64).contains(&whom.len()) {
            return no(ProblemCode::NotFound, NO_ACCOUNT);
        }
        if whom == host.id {
            return no(ProblemCode::NotAllowed, "you cannot mute or ban yourself");
        }
        self.not_the_maker(whom)
    }

    fn not_the_maker(&self, whom: &str) -> Result<(), Problem<Json>> {
        if whom == self.state().maker { no(ProblemCode::NotAllowed, MAKER) } else { Ok(()) }
    }

    fn room_for_more(&self, kept: usize) -> Result<(), Problem<Json>> {
        if kept >= KEPT {
            return no(
                ProblemCode::TooMany,
                "this table has muted or banned too many accounts; make a new, private table",
            );
        }
        Ok(())
    }
}
