//! What happens at a table because time passes.

use std::time::Duration;

use contract::{Input, Json, Seat, SeatChange};
use protocol::{AccountKind, By, Problem, Status};
use tokio::time::Instant;

use super::TableTask;
use crate::{Entry, Logged, mailbox::Command};

/// A staged turn is finished for a player in fewer fallbacks than this.
const STEPS_OF_ONE_TURN: usize = 64;

/// After a failure of the store.
const RETRY: Duration = Duration::from_secs(1);

/// While an outage is being counted.
const COUNTING: Duration = Duration::from_millis(200);

impl TableTask {
    /// When this table has to look at the clock next.
    pub(super) fn next_alarm(&self) -> Instant {
        let idle = self.idle_since + self.shared.config.sleep_after;
        let far = Instant::now() + Duration::from_secs(3_600);
        // A table that may not sleep although nobody looks is woken by what keeps it awake, and not by this.
        let idle = if self.presence.nobody() && !self.is_busy() { idle } else { far };
        let Some(state) = &self.state else {
            let retry = self.retry_at.unwrap_or_else(|| Instant::now() + RETRY);
            return if self.presence.nobody() { idle } else { retry };
        };
        let deadlines = state.chairs.iter().filter_map(|(seat, _)| self.deadline(seat));
        let graces = self.graces();
        let held = self.held().chain(self.forced_at());
        let told = self.telling.presence_due().into_iter().chain(self.telling.catch_up_due());
        let told = told.chain(self.undoing.until());
        let next = deadlines
            .chain(graces)
            .chain(held)
            .chain(self.pause_ends())
            .min()
            .map(|at| self.shared.clock.instant(at));
        // Nobody is late before an outage is counted.
        let not_before = self.shared.stands_still().then(|| Instant::now() + COUNTING);
        next.max(next.and(not_before)).into_iter().chain(told).fold(idle, Ord::min)
    }

    /// When an account's time runs out, if the table waits for it.
    fn deadline(&self, seat: Seat) -> Option<u64> {
        let state = self.state();
        let _ = state.chairs[seat].player()?;
        let game = state.game.as_ref()?;
        game.deadline(seat, state.setup.clock, state.own_time(seat, &self.all_outages()))
    }

    /// When accounts that are gone have been gone for long.
    fn graces(&self) -> impl Iterator<Item = u64> {
        let now = self.shared.clock.now();
        let accounts = self.state().chairs.iter().filter_map(|(_, chair)| chair.player());
        let host = std::iter::once(self.state().host.as_str());
        let from = |account| [self.gone_from(account), self.stand_in_from(account)];
        accounts.chain(host).flat_map(from).flatten().filter(move |at| *at > now)
    }

    /// Does what is due.
    pub(super) async fn ring(&mut self) {
        if self.leave_if_over() {
            return;
        }
        if self.state.is_none() {
            if self.presence.nobody() {
                return;
            }
            self.retry_soon();
            if self.loaded().await.is_err() {
                return;
            }
        }
        self.tell_due();
        self.hand_on_host().await;
        if self.state.is_some() {
            self.look_at_pause().await;
        }
        if self.state.is_some() {
            self.play_for_the_late().await;
        }
        if self.state.is_some() {
            self.count_absentees();
            let away = self.who_is_away();
            let missed: Vec<Seat> = self.absent().iter().map(|absent| absent.seat).collect();
            if self.away != away || self.missed != missed {
                (self.away, self.missed) = (away, missed);
                self.tell_table();
                // Perhaps only they had not agreed that somebody joins.
                if self.seat_the_admitted().await.is_err() {
                    self.retry_soon();
                }
            }
        }
        // Perhaps only who left had not agreed, or time is up.
        if self.state.is_some() && self.take_back_what_is_agreed().await.is_err() {
            self.retry_soon();
        }
        Box::pin(self.play_what_is_settled()).await;
        self.let_players_think();
    }

    /// Tries again in a moment what the store did not take.
    pub(super) fn retry_soon(&mut self) {
        self.retry_at = Some(Instant::now() + RETRY);
    }

    /// The account that made the table is its host again as soon as it is back: a phone that slept costs nobody a table.
    pub(super) async fn give_host_back(&mut self) {
        let Some(state) = &self.state else { return };
        if state.host == state.maker || !self.presence.connected(&state.maker) || !self.is_for_the_maker() {
            return;
        }
        let account = state.maker.clone();
        if self.log(vec![Entry::Host { account }]).await.is_err() {
            self.retry_soon();
        }
    }

    /// While people gather, a host who is gone for long is replaced by somebody who is there, until the account
    /// that made the table returns.
    async fn hand_on_host(&mut self) {
        self.give_host_back().await;
        let Some(state) = &self.state else { return };
        if state.is_arranged() || state.status == Status::Playing || !self.is_gone(&state.host) {
            return;
        }
        // Nor does who was muted get to say who talks.
        let fit = |a: &&str| self.names.account(a).kind == AccountKind::Person && !state.order.is_muted(a);
        let there = state.chairs.iter().filter_map(|(_, chair)| chair.player()).filter(fit);
        let next = there.filter(|a| self.presence.connected(a)).find(|a| *a != state.host).map(str::to_owned);
        if let Some(account) = next
            && self.log(vec![Entry::Host { account }]).await.is_err()
        {
            self.retry_soon();
        }
    }

    /// Plays the game's fallback for every seat whose time has run out, until its turn is over.
    async fn play_for_the_late(&mut self) {
        if self.shared.stands_still() {
            return;
        }
        let Some(state) = &self.state else { return };
        let late: Vec<Seat> = state.chairs.seats().seats().collect();
        for seat in late {
            if self.state.is_none() || !self.is_late(seat) {
                continue;
            }
            let entries = self.fallbacks(seat);
            let inputs = entries.iter().filter(|logged| matches!(logged.entry, Entry::Played { .. }));
            let count = inputs.count() as u64;
            if self.store(entries).await.is_err() {
                self.retry_soon();
                return;
            }
            metrics::counter!("septet_inputs_total", "by" => "clock").increment(count);
            if self.state().is_lost_by_time(seat) && self.lose_by_time(seat).await.is_err() {
                self.retry_soon();
                return;
            }
        }
    }

    /// In an arranged match whoever let time run out too often gives up, and whoever is left alone has won.
    async fn lose_by_time(&mut self, seat: Seat) -> Result<(), Problem<Json>> {
        self.play(seat, By::Clock, None, &Input::Seat(SeatChange::Leave)).await?;
        if let Some(winner) = self.state().is_left_alone() {
            self.play(winner, By::Clock, None, &Input::Seat(SeatChange::Claim)).await?;
        }
        Ok(())
    }

    fn is_late(&self, seat: Seat) -> bool {
        self.deadline(seat).is_some_and(|at| at <= self.shared.clock.now())
    }

    fn fallbacks(&mut self, seat: Seat) -> Vec<Logged> {
        let turn = |task: &Self| task.state().game.as_ref()?.asked(seat).map(|asked| asked.turn);
        let (first, mut entries) = (turn(self), Vec::new());
        while entries.len() < STEPS_OF_ONE_TURN && turn(self).is_some() && turn(self) == first {
            let Some(input) = self.state().game.as_ref().and_then(|game| game.fallback(seat)) else { break };
            let at = self.shared.clock.now();
            match self.state_mut().try_play(at, seat, By::Clock, None, &input) {
                Ok(logged) => {
                    entries.push(logged);
                    entries.extend(self.settle(at));
                }
                Err(error) => {
                    tracing::error!(table.id = self.row.id, %error, "a fallback was refused");
                    break;
                }
            }
        }
        entries
    }

    /// Somebody thinks, or something is due soon.
    fn is_busy(&self) -> bool {
        let thinking = self.thinking.as_ref().is_some_and(|t| t.iter().any(|(_, t)| t.about.is_some()));
        let due_soon = self.state.as_ref().is_some_and(|state| {
            let soon = self.shared.clock.now() + self.shared.config.sleep_after.as_millis() as u64;
            let deadlines = state.chairs.iter().filter_map(|(seat, _)| self.deadline(seat));
            deadlines.chain(self.held()).chain(self.forced_at()).chain(self.pause_ends()).any(|at| at <= soon)
        });
        thinking || due_soon
    }

    /// Nobody looks, nobody thinks, nothing is due soon.
    pub(super) fn may_sleep(&self) -> bool {
        self.presence.nobody()
            && !self.is_busy()
            && self.commands.is_empty()
            && self.idle_since.elapsed() >= self.shared.config.sleep_after
    }

    /// Leaves the memory. The next request finds the table in the store again.
    ///
    /// Returns what was sent to it until nobody could find it any more, or the task if a command came in the meantime.
    pub(super) async fn fall_asleep(mut self: Box<Self>) -> Result<Vec<Command>, Box<Self>> {
        if let Some(state) = &self.state {
            let row = state.row_with_bots(&self.all_outages(), self.bots_act_at());
            if row != *self.row {
                self.store_row(row).await;
            }
        }
        if !self.lease.give_up(|| self.commands.is_empty()) {
            return Err(self);
        }
        Ok(self.late().await)
    }

    /// What was sent until nobody could find the table any more.
    pub(super) async fn late(&mut self) -> Vec<Command> {
        self.commands.close();
        let mut late = Vec::new();
        while let Some(command) = self.commands.recv().await {
            late.push(command);
        }
        late
    }
}
