//! Actions of a table that are due at a time: deadlines, absences, pauses and retries.

use std::time::Duration;

use contract::{Input, Json, Seat, SeatChange};
use protocol::{AccountKind, By, Problem, Status};
use tokio::time::Instant;

use super::TableTask;
use crate::{Entry, Logged, mailbox::Command};

/// The limit of fallbacks for one staged turn. Every turn ends with fewer.
const STEPS_OF_ONE_TURN: usize = 64;

/// The delay before a retry after a failure of the store.
const RETRY: Duration = Duration::from_secs(1);

/// The delay while the server determines the length of an outage.
const COUNTING: Duration = Duration::from_millis(200);

impl TableTask {
    /// Returns the time at which this table must act next.
    pub(super) fn next_alarm(&self) -> Instant {
        let idle = self.idle_since + self.shared.config.sleep_after;
        let far = Instant::now() + Duration::from_secs(3_600);
        // A table that must stay awake without watchers is woken by the reason for that, not by this timer.
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
        // No player is late before the length of an outage is known.
        let not_before = self.shared.stands_still().then(|| Instant::now() + COUNTING);
        next.max(next.and(not_before)).into_iter().chain(told).fold(idle, Ord::min)
    }

    /// Returns the deadline of a seat if its player has an open decision, in milliseconds since 1970.
    fn deadline(&self, seat: Seat) -> Option<u64> {
        let state = self.state();
        let _ = state.chairs[seat].player()?;
        let game = state.game.as_ref()?;
        game.deadline(seat, state.setup.clock, state.own_time(seat, &self.all_outages()))
    }

    /// Returns the future times at which the grace time of disconnected players and the host ends, or a
    /// substitute bot starts.
    fn graces(&self) -> impl Iterator<Item = u64> {
        let now = self.shared.clock.now();
        let accounts = self.state().chairs.iter().filter_map(|(_, chair)| chair.player());
        let host = std::iter::once(self.state().host.as_str());
        let from = |account| [self.gone_from(account), self.stand_in_from(account)];
        accounts.chain(host).flat_map(from).flatten().filter(move |at| *at > now)
    }

    /// Carries out all due actions.
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
                // Perhaps a newcomer lacked only the consent of players who are absent now.
                if self.seat_the_admitted().await.is_err() {
                    self.retry_soon();
                }
            }
        }
        // Perhaps the undo lacked only the consent of players who left, or its time has passed.
        if self.state.is_some() && self.take_back_what_is_agreed().await.is_err() {
            self.retry_soon();
        }
        Box::pin(self.play_what_is_settled()).await;
        self.let_players_think();
    }

    /// Schedules a retry after a failure of the store.
    pub(super) fn retry_soon(&mut self) {
        self.retry_at = Some(Instant::now() + RETRY);
    }

    /// Makes the account that made the table its host again when it returns. So a sleeping phone loses no
    /// player a table.
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

    /// Gives the host role to a connected player while no match runs and the host is absent. The account that
    /// made the table becomes host again when it returns.
    async fn hand_on_host(&mut self) {
        self.give_host_back().await;
        let Some(state) = &self.state else { return };
        if state.is_arranged() || state.status == Status::Playing || !self.is_gone(&state.host) {
            return;
        }
        // A muted account must not decide who may talk.
        let fit = |a: &&str| self.names.account(a).kind == AccountKind::Person && !state.order.is_muted(a);
        let there = state.chairs.iter().filter_map(|(_, chair)| chair.player()).filter(fit);
        let next = there.filter(|a| self.presence.connected(a)).find(|a| *a != state.host).map(str::to_owned);
        if let Some(account) = next
            && self.log(vec![Entry::Host { account }]).await.is_err()
        {
            self.retry_soon();
        }
    }

    /// Plays the game's fallback for every seat whose time has run out, until the turn of the seat ends.
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

    /// Ends an arranged match for a player who ran out of time too often: the player gives up. The last
    /// remaining player wins.
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

    /// Returns true if a bot thinks or an action is due soon.
    fn is_busy(&self) -> bool {
        let thinking = self.thinking.as_ref().is_some_and(|t| t.iter().any(|(_, t)| t.about.is_some()));
        let due_soon = self.state.as_ref().is_some_and(|state| {
            let soon = self.shared.clock.now() + self.shared.config.sleep_after.as_millis() as u64;
            let deadlines = state.chairs.iter().filter_map(|(seat, _)| self.deadline(seat));
            deadlines.chain(self.held()).chain(self.forced_at()).chain(self.pause_ends()).any(|at| at <= soon)
        });
        thinking || due_soon
    }

    /// Returns true if the table may sleep: no watchers, no thinking bots, no commands, and no action due
    /// soon.
    pub(super) fn may_sleep(&self) -> bool {
        self.presence.nobody()
            && !self.is_busy()
            && self.commands.is_empty()
            && self.idle_since.elapsed() >= self.shared.config.sleep_after
    }

    /// Removes the table from memory. The next request finds it in the store again.
    ///
    /// Returns the commands that arrived before the mailbox closed. Returns the task itself if a command came
    /// in time.
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

    /// Returns the commands that arrived before the mailbox closed.
    pub(super) async fn late(&mut self) -> Vec<Command> {
        self.commands.close();
        let mut late = Vec::new();
        while let Some(command) = self.commands.recv().await {
            late.push(command);
        }
        late
    }
}
