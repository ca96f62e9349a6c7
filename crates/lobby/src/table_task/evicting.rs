//! Removal of accounts from a table. It has the same effects as leaving.

use contract::{Input, Json, Seat, SeatChange};
use protocol::{AccountKind, By, Problem, Status};

use super::TableTask;
use crate::{Entry, mailbox::Evicting};

/// The reason that clients receive when the operator closed the table.
const CLOSED: &str = "the operator of this server has closed this table";

impl TableTask {
    pub(super) async fn evict(&mut self, Evicting { account, done }: Evicting) {
        let evicted = match (self.loaded().await, &account) {
            (Ok(()), Some(account)) => self.evict_one(account).await,
            (Ok(()), None) => self.evict_all().await,
            (Err(problem), _) => Err(problem),
        };
        let _ = done.send(evicted);
    }

    /// Removes an account and its companions. Before a match their seats become free, and in a match they
    /// resign. After a match they stay in its list of players.
    async fn evict_one(&mut self, account: &str) -> Result<bool, Problem<Json>> {
        self.ask_no_longer(account);
        let seats = self.seats_where(|of, beside| of == account || beside == Some(account));
        match self.state().status {
            Status::Playing => self.leave(seats).await,
            Status::Gathering => {
                let companions = self.companions();
                let mut entries: Vec<Entry> = seats.into_iter().map(|seat| Entry::Freed { seat }).collect();
                entries.extend(self.next_host(account));
                let changed = !entries.is_empty();
                self.log_and_count(entries).await?;
                self.forget_who_left(companions).await;
                Ok(changed)
            }
            Status::Finished => Ok(false),
        }
    }

    /// Removes all accounts. Bots play a running match to its end. Otherwise the table is closed.
    async fn evict_all(&mut self) -> Result<bool, Problem<Json>> {
        if self.state().closed {
            return Ok(false);
        }
        if self.state().status == Status::Playing {
            let seats = self.seats_where(|_, _| true);
            return self.leave(seats).await;
        }
        self.close_as("", CLOSED).await?;
        Ok(true)
    }

    /// Returns the seats of playing accounts that `wanted` accepts. Its arguments are the account and the
    /// player at whose device it sits. Companions come first.
    fn seats_where(&self, wanted: impl Fn(&str, Option<&str>) -> bool) -> Vec<Seat> {
        let chairs = self.state().chairs.iter();
        let found = chairs.filter(|(_, c)| c.player().is_some_and(|account| wanted(account, c.beside())));
        let mut seats: Vec<(bool, Seat)> = found.map(|(seat, c)| (c.beside().is_none(), seat)).collect();
        seats.sort_by_key(|(own, seat)| (*own, seat.number()));
        seats.into_iter().map(|(_, seat)| seat).collect()
    }

    async fn leave(&mut self, seats: Vec<Seat>) -> Result<bool, Problem<Json>> {
        let mut left = false;
        for seat in seats {
            let state = self.state();
            // The match may have ended when the last player left.
            if state.status != Status::Playing || state.chairs[seat].player().is_none() {
                break;
            }
            self.play(seat, By::Clock, None, &Input::Seat(SeatChange::Leave)).await?;
            left = true;
        }
        Ok(left)
    }

    /// Returns the entry that makes another seated account the host of a gathering table, if there is one.
    fn next_host(&self, account: &str) -> Option<Entry> {
        let state = self.state();
        if state.host != account || state.is_arranged() {
            return None;
        }
        let others = state.chairs.iter().filter(|(_, chair)| chair.beside().is_none());
        let fit = |id: &&str| {
            let kind = self.names.account(id).kind;
            *id != account && kind != AccountKind::Companion && !state.order.is_muted(id)
        };
        let next = others.filter_map(|(_, chair)| chair.player()).find(fit)?;
        Some(Entry::Host { account: next.to_owned() })
    }
}
