//! Auto-play: the table plays forced moves for a player.
//!
//! - A player turns it on for one match. The log keeps that, and only the account receives it. Other clients
//!   see an auto-played move as a submission of the player.
//! - A decision is forced if it offers one intent, the list is complete, and there is no way back.
//! - The time of the move must reveal nothing. If every observer can tell that the move is forced, it is
//!   played at once.
//! - Otherwise an immediate move would reveal something of a hidden hand. It is played after a random delay
//!   of a few seconds, and only while its player is connected. In a correspondence match the player decides.

use std::collections::BTreeMap;

use contract::{Input, Seat, below};
use protocol::{Account, By, ProblemCode, ServerMessage, encode};
use serde_json::Value;

use super::{TableTask, refusals::no, requests::Done};
use crate::{Entry, Outbox};

/// The least delay of a move that observers cannot tell, and the range of its random extension, in
/// milliseconds.
const HOLD: (u64, u32) = (2_000, 6_000);

/// The most decisions that are played for players in one pass.
const AT_ONCE: usize = 64;

/// Forced decisions. They are not in the log: after a restart the table checks them again.
#[derive(Default)]
pub(super) struct Forced {
    looked: BTreeMap<Seat, Looked>,
    /// The state of its auto-play that each account last received.
    told: BTreeMap<Seat, (String, (bool, bool))>,
}

/// The result of checking a decision.
struct Looked {
    /// The number of the match at its table, and its number of inputs.
    of: (u32, usize),
    /// The number of the decision.
    decision: u64,
    when: When,
}

/// The time at which a decision is played.
#[derive(Clone, Copy, PartialEq)]
enum When {
    /// The decision offers a choice, or its player has to take it.
    Never,
    /// Every observer can tell that the move is forced.
    Now,
    /// Not every observer can tell. The time of the move, in milliseconds since 1970; `None` while the player
    /// is disconnected.
    Later(Option<u64>),
}

impl TableTask {
    /// Turns auto-play on or off for a player.
    pub(super) async fn standing_order(&mut self, account: &Account, forced: bool) -> Done {
        let seat = self.player(account)?;
        self.playing()?;
        let orders = &self.state().orders;
        if orders.of(seat, &account.id) == (forced, false) {
            return Ok(None);
        }
        if forced && !orders.may_give(seat) {
            return no(
                ProblemCode::TooMany,
                "you have changed auto-play too often; decide when it is your turn",
            );
        }
        self.log(vec![Entry::StandingOrder { seat, account: account.id.clone(), forced }]).await?;
        Ok(None)
    }

    /// Plays premoves and forced moves whose decisions have come, and sends their state to the players.
    pub(super) async fn play_what_is_settled(&mut self) {
        for _ in 0..AT_ONCE {
            self.look_at_aheads().await;
            let Some(seat) = self.forced_now().await else { break };
            let Some(intent) = self.only_choice(seat) else { break };
            match self.play(seat, By::StandingOrder, None, &Input::Intent(intent)).await {
                Ok(_) => {}
                Err(problem) if self.state.is_some() => {
                    tracing::error!(table.id = self.row.id, %problem, "the only choice was refused");
                    self.forced.looked.entry(seat).and_modify(|looked| looked.when = When::Never);
                }
                // The store failed. The table reads its log again, and auto-play is still on.
                Err(_) => return self.retry_soon(),
            }
        }
        self.tell_orders();
    }

    /// Returns the times of delayed moves.
    pub(super) fn forced_at(&self) -> impl Iterator<Item = u64> {
        let now = self.shared.clock.now();
        let at = |looked: &Looked| match looked.when {
            When::Later(at) => at,
            When::Never | When::Now => None,
        };
        self.forced.looked.values().filter_map(at).filter(move |at| *at > now)
    }

    fn only_choice(&self, seat: Seat) -> Option<Value> {
        self.state.as_ref()?.game.as_ref()?.only_choice(seat)
    }

    /// Returns a seat whose decision is to be played now.
    async fn forced_now(&mut self) -> Option<Seat> {
        let waiting = self.ordered();
        self.forced.looked.retain(|seat, _| waiting.contains(seat));
        for seat in waiting {
            let when = self.look_at(seat).await?;
            let due = match when {
                When::Never | When::Later(None) => false,
                When::Now => true,
                When::Later(Some(at)) => at <= self.shared.clock.now(),
            };
            if due {
                return Some(seat);
            }
        }
        None
    }

    /// Returns the seats with an open decision and auto-play. During an undo request there are none.
    fn ordered(&self) -> Vec<Seat> {
        let Some(state) = self.state.as_ref().filter(|_| !self.undoing.is_open()) else { return Vec::new() };
        let Some(game) = &state.game else { return Vec::new() };
        let (waiting, chairs) = (game.waiting(), &state.chairs);
        let plays = |(seat, account): &(Seat, &str)| {
            waiting.contains(*seat) && chairs[*seat].player() == Some(*account)
        };
        state.orders.active().filter(plays).map(|(seat, _)| seat).collect()
    }

    /// Checks a decision, if the match has changed since the last check. Returns `None` if the table must be
    /// read again.
    async fn look_at(&mut self, seat: Seat) -> Option<When> {
        let state = self.state.as_ref()?;
        let (game, there) = (state.game.as_ref()?, self.is_there(seat));
        let of = (game.number, game.inputs());
        let decision = game.asked(seat)?.number;
        let before = self.forced.looked.get(&seat).filter(|looked| looked.decision == decision);
        let held = before.map(|looked| looked.when);
        let when = match before.filter(|looked| looked.of == of).map(|looked| looked.when) {
            Some(when) => when,
            None if game.only_choice(seat).is_none() => When::Never,
            None if self.all_can_tell(seat).await? => When::Now,
            None if self.is_slow() => When::Never,
            None => match held {
                Some(When::Later(at)) => When::Later(at),
                Some(When::Never | When::Now) | None => When::Later(None),
            },
        };
        let when = match when {
            When::Later(None) if there => When::Later(Some(self.some_time())),
            When::Later(_) if !there => When::Later(None),
            When::Never | When::Now | When::Later(_) => when,
        };
        self.forced.looked.insert(seat, Looked { of, decision, when });
        Some(when)
    }

    /// Returns true if the player of a seat is connected.
    fn is_there(&self, seat: Seat) -> bool {
        self.state().chairs[seat].player().is_some_and(|account| self.presence.connected(account))
    }

    /// Returns a random time a few seconds from now.
    fn some_time(&self) -> u64 {
        let mut rng: contract::ChaCha8Rng = rand::make_rng();
        self.shared.clock.now() + HOLD.0 + u64::from(below(&mut rng, HOLD.1))
    }

    /// Returns true if every observer can tell that a seat's move is forced. Runs away from threads that
    /// serve requests. Returns `None` if the table must be read again.
    async fn all_can_tell(&mut self, seat: Seat) -> Option<bool> {
        let state = self.state.take()?;
        let look = tokio::task::spawn_blocking(move || {
            let game = state.game.as_ref();
            let tell = game.is_some_and(|game| game.all_can_tell(seat, &mut rand::make_rng()));
            (state, tell)
        });
        let (state, tell) = look.await.ok()?;
        self.state = Some(state);
        Some(tell)
    }

    /// Sends each account the new state of its auto-play.
    fn tell_orders(&mut self) {
        let Some(state) = &self.state else { return };
        // At most tables no player uses it, and this runs at every decision.
        if self.forced.told.is_empty() && state.orders.is_none() {
            return;
        }
        let known = state.chairs.iter().filter_map(|(seat, chair)| Some((seat, chair.account()?.to_owned())));
        for (seat, account) in known.collect::<Vec<_>>() {
            let now = self.state().orders.of(seat, &account);
            let before = self.forced.told.get(&seat).filter(|told| told.0 == account);
            if before.map_or((false, false), |told| told.1) == now {
                continue;
            }
            let frame = self.order_frame(now);
            for watcher in self.presence.watchers().filter(|watcher| watcher.account.id == account) {
                watcher.outbox.send(frame.clone());
            }
            self.forced.told.insert(seat, (account, now));
        }
    }

    /// Sends a returning watcher the state of its auto-play.
    pub(super) fn tell_order_to(&mut self, account: &str, outbox: &Outbox) {
        let Some(seat) = self.state().seat_of(account) else { return };
        let now = self.state().orders.of(seat, account);
        // The client also learns that auto-play is off: it may have been disconnected.
        if self.state().orders.is_known(seat, account) {
            outbox.send(self.order_frame(now));
            self.forced.told.insert(seat, (account.to_owned(), now));
        }
    }

    fn order_frame(&self, (forced, rests): (bool, bool)) -> protocol::Frame {
        encode::<contract::Json>(&ServerMessage::StandingOrder { table: self.row.id.clone(), forced, rests })
    }
}
