//! Standing orders: a player has the table play for them what leaves them no choice.
//!
//! That is said once for a match, kept in the log, and told to the account alone; what is played by it is, for everybody else,
//! what a player submitted. A decision leaves no choice if one intent is offered, nothing was left off the list, and there is no
//! way back. When it is played must tell nobody anything either:
//!
//! - If all who look at the table can tell that there is one thing to do, it is played at once.
//! - If somebody could only guess it, an answer without delay would show them something of a hidden hand. It is played after a few
//!   seconds of chance, as by somebody who thinks about it, and only while its player is there; where days pass between moves it
//!   is left to them.

use std::collections::BTreeMap;

use contract::{Input, Seat, below};
use protocol::{Account, By, ProblemCode, ServerMessage, encode};
use serde_json::Value;

use super::{TableTask, refusals::no, requests::Done};
use crate::{Entry, Outbox};

/// Milliseconds for which something is held back that others cannot tell: at least, and by chance up to so many more.
const HOLD: (u64, u32) = (2_000, 6_000);

/// Decisions that are played for players at one go.
const AT_ONCE: usize = 64;

/// Decisions of players who have no choice. Not in the log: after a restart they are looked at again.
#[derive(Default)]
pub(super) struct Forced {
    looked: BTreeMap<Seat, Looked>,
    /// What each account was told of its own order last.
    told: BTreeMap<Seat, (String, (bool, bool))>,
}

/// What was found when a decision was looked at.
struct Looked {
    /// The number of the match at its table, and how many inputs it had.
    of: (u32, usize),
    /// The decision's number.
    decision: u64,
    when: When,
}

/// When a decision is played.
#[derive(Clone, Copy, PartialEq)]
enum When {
    /// There is a choice, or it is left to its player.
    Never,
    /// All can tell that there is none.
    Now,
    /// Not all can: from then on, milliseconds since 1970; `None` while its player is not there.
    Later(Option<u64>),
}

impl TableTask {
    /// A player has what leaves them no choice played, or no longer.
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
                "you have changed your order often enough; decide when you are asked",
            );
        }
        self.log(vec![Entry::StandingOrder { seat, account: account.id.clone(), forced }]).await?;
        Ok(None)
    }

    /// Plays what was chosen ahead and what leaves no choice, for decisions that have come, and tells its players.
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
                // It could not be stored; the table is read again, and the order still stands.
                Err(_) => return self.retry_soon(),
            }
        }
        self.tell_orders();
    }

    /// When something is played that is held back.
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

    /// A seat whose decision is to be played now.
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

    /// The seats that are waited for and whose players gave the order. While somebody asks to take something back nothing
    /// is played.
    fn ordered(&self) -> Vec<Seat> {
        let Some(state) = self.state.as_ref().filter(|_| !self.undoing.is_open()) else { return Vec::new() };
        let Some(game) = &state.game else { return Vec::new() };
        let (waiting, chairs) = (game.waiting(), &state.chairs);
        let plays = |(seat, account): &(Seat, &str)| {
            waiting.contains(*seat) && chairs[*seat].player() == Some(*account)
        };
        state.orders.active().filter(plays).map(|(seat, _)| seat).collect()
    }

    /// Looks at a decision, if anything has happened since it was looked at. `None` if the table has to be read again.
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

    /// Whether the player of a seat is connected.
    fn is_there(&self, seat: Seat) -> bool {
        self.state().chairs[seat].player().is_some_and(|account| self.presence.connected(account))
    }

    /// A moment in a few seconds.
    fn some_time(&self) -> u64 {
        let mut rng: contract::ChaCha8Rng = rand::make_rng();
        self.shared.clock.now() + HOLD.0 + u64::from(below(&mut rng, HOLD.1))
    }

    /// Whether everybody can tell that a seat has no choice, found out away from the threads that answer others. `None` if
    /// the table has to be read again.
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

    /// Tells each account what has become of its order.
    fn tell_orders(&mut self) {
        let Some(state) = &self.state else { return };
        // At most tables nobody ever does, and this is passed at every decision.
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

    /// Tells somebody who comes what they said before.
    pub(super) fn tell_order_to(&mut self, account: &str, outbox: &Outbox) {
        let Some(seat) = self.state().seat_of(account) else { return };
        let now = self.state().orders.of(seat, account);
        // Also that it was taken back: they may have been away.
        if self.state().orders.is_known(seat, account) {
            outbox.send(self.order_frame(now));
            self.forced.told.insert(seat, (account.to_owned(), now));
        }
    }

    fn order_frame(&self, (forced, rests): (bool, bool)) -> protocol::Frame {
        encode::<contract::Json>(&ServerMessage::StandingOrder { table: self.row.id.clone(), forced, rests })
    }
}
