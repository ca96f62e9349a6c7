//! Automatic players: those the host seated, and those who stand in.

use std::time::Duration;

use contract::{Input, Observer, People, Seat, SeatSet};
use protocol::{AccountKind, By};
use serde_json::Value;

use super::{Command, TableTask, Thinking};
use crate::mailbox::Decided;
use crate::{chair::Chair, game::OpenDecision};

impl TableTask {
    /// Lets automatic players think about what the table waits for.
    pub(super) fn let_players_think(&mut self) {
        let Some(state) = &self.state else { return };
        let Some(game) = &state.game else { return };
        let (inputs, now) = (game.inputs(), self.shared.clock.now());
        let waiting: Vec<_> = game.waiting().iter().filter_map(|s| Some((s, game.asked(s)?))).collect();
        for (seat, asked) in waiting {
            let thinking = self.thinking(seat);
            let holds = thinking.holds_until.is_some_and(|until| until > now) && thinking.seen.1 == inputs;
            if thinking.about == Some(asked.number) || holds || self.automatic(seat).is_none() {
                continue;
            }
            self.think(seat, asked);
        }
    }

    fn thinking(&self, seat: Seat) -> Thinking {
        self.thinking.as_ref().and_then(|thinking| thinking.get(seat).copied()).unwrap_or_default()
    }

    fn set_thinking(&mut self, seat: Seat, now: Thinking) {
        if let Some(thinking) = &mut self.thinking {
            thinking[seat] = now;
        }
    }

    /// Who decides for a seat, if not an account: the host's automatic player; or one standing in, for good
    /// if the player left, and else while somebody else at the table is waiting for it.
    fn automatic(&self, seat: Seat) -> Option<(By, Option<String>)> {
        match &self.state().chairs[seat] {
            Chair::Bot { player } => Some((By::Bot, Some(player.clone()))),
            Chair::Account { left: true, .. } => Some((By::StandIn, None)),
            Chair::Account { account, left: false, .. } => {
                let waited_for = || {
                    let others = self.state().chairs.iter().filter_map(|(_, chair)| chair.player());
                    others.into_iter().any(|a| self.presence.connected(a))
                };
                (self.is_away(account) && waited_for()).then_some((By::StandIn, None))
            }
            Chair::Free => None,
        }
    }

    /// The people who play, if no automatic player stands in for them.
    fn people(&self) -> SeatSet {
        let here = |chair: &Chair| {
            let person = |account: &str| self.names.account(account).kind == AccountKind::Person;
            chair.player().is_some_and(|account| person(account) && !self.is_away(account))
        };
        self.state().chairs.which(here)
    }

    /// The people who are deciding now, each until when the automatic players let them.
    fn patience(&self) -> impl Iterator<Item = (Seat, u64)> {
        let state = self.state();
        let (people, clock) = (self.people(), (state.setup.clock, self.shared.config.bot_patience));
        let games = state.game.iter();
        games.flat_map(move |game| {
            let deciding = game.waiting().iter().filter(move |seat| people.contains(*seat));
            deciding.filter_map(move |seat| Some((seat, game.patient_until(seat, people, clock)?)))
        })
    }

    /// When automatic players will do what they hold back.
    pub(super) fn held(&self) -> impl Iterator<Item = u64> {
        let now = self.shared.clock.now();
        let thinking = self.thinking.iter().flat_map(|thinking| thinking.iter());
        thinking.filter_map(|(_, thinking)| thinking.holds_until).filter(move |until| *until > now)
    }

    /// When the next automatic player will act; at once, unless all of them hold something back.
    pub(super) fn bots_act_at(&self) -> u64 {
        let Some(game) = &self.state().game else { return 0 };
        let automatic = game.waiting().iter().filter(|seat| self.state().chairs[*seat].player().is_none());
        automatic.map(|seat| self.thinking(seat).holds_until.unwrap_or(0)).min().unwrap_or(0)
    }

    /// Gives people time to follow. The further steps of a turn are one deed to look at; but where people decide
    /// at the same time each step is one for itself.
    fn think(&mut self, seat: Seat, asked: OpenDecision) {
        let Some(mailbox) = self.lease.mailbox() else { return };
        let before = self.thinking(seat);
        let goes_on = before.turn == Some(asked.turn) && self.patience().next().is_none();
        let pause = if goes_on { Duration::ZERO } else { self.shared.config.bot_pause };
        let number = asked.number;
        let turn = Some(asked.turn);
        self.set_thinking(seat, Thinking { about: Some(number), turn, holds_until: None, ..before });
        if pause.is_zero() {
            return self.ponder(seat, number);
        }
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let _ = mailbox.send(Command::Ponder { seat, number }).await;
        });
    }

    /// Looks at the table as it is now, and decides.
    pub(super) fn ponder(&mut self, seat: Seat, number: u64) {
        if self.thinking(seat).about != Some(number) {
            return;
        }
        let Some(mailbox) = self.lease.mailbox() else { return };
        let Some((by, player)) = self.automatic(seat) else { return self.forget(seat) };
        let now = self.shared.clock.now();
        let deciding = self.patience().filter(|(_, until)| *until > now).map(|(seat, _)| seat).collect();
        let people = People { seated: self.people(), deciding };
        let state = self.state();
        let asked = state.game.as_ref().filter(|game| game.asked(seat).is_some_and(|a| a.number == number));
        let Some(game) = asked else { return self.forget(seat) };
        let (sight, choices) = game.sight_and_choices(Observer::Seat(seat));
        let view = sight.text();
        let Some(choices) = choices else { return self.forget(seat) };
        let seen = (state.seq, game.inputs());
        let (setup, rules_version) = (state.setup.clone(), game.rules_version);
        let (luck, of_match) = (self.shared.config.luck, game.number);
        let catalogue = self.shared.catalogue.clone();
        self.set_thinking(seat, Thinking { seen, ..self.thinking(seat) });
        tokio::spawn(async move {
            let thought = tokio::task::spawn_blocking(move || -> Option<(Value, bool)> {
                let edition = catalogue.edition(&setup.game, rules_version)?;
                let player = match player {
                    Some(name) => edition.player(&name)?,
                    None => edition.stand_in()?,
                };
                let mut rng = luck.draw(of_match, seat, number);
                let (seats, options, view) = (setup.seats, &setup.options, view.as_str());
                let failed =
                    |error: &contract::CannotDecide| tracing::error!(%error, "an automatic player failed");
                let intent = player.decide(seats, options, view, choices.get(), &mut rng);
                let intent = intent.inspect_err(failed).ok()?;
                let waits = || player.waits(seats, options, view, (seat, &intent), people, &mut rng);
                let waits = !people.deciding.is_empty() && { waits }().inspect_err(failed).unwrap_or(false);
                Some((intent, waits))
            });
            let (intent, waits) = match thought.await.unwrap_or_default() {
                Some((intent, waits)) => (Some(intent), waits),
                None => (None, false),
            };
            let decided = Decided { by, intent, waits };
            let _ = mailbox.send(Command::Decided { seat, number, decided }).await;
        });
    }

    /// Thinks about nothing: somebody else decides, or something else is asked.
    fn forget(&mut self, seat: Seat) {
        self.set_thinking(seat, Thinking { about: None, ..self.thinking(seat) });
    }

    /// Plays what an automatic player decided, if it is still asked and nobody came back. One that fails has
    /// the game's fallback played.
    pub(super) async fn decided(&mut self, seat: Seat, number: u64, decided: Decided) {
        let thinking = self.thinking(seat);
        if thinking.about != Some(number) {
            // Thought of before the table was read again or another match began: somebody else thinks now.
            return;
        }
        let game = self.state().game.as_ref();
        let inputs = game.map_or(0, crate::Game::inputs);
        let asked = game.and_then(|game| game.asked(seat));
        if asked.is_none_or(|asked| asked.number != number) || self.automatic(seat).is_none() {
            return self.forget(seat);
        }
        let patience = self.patience().map(|(_, until)| until).max();
        if patience.is_some() && inputs != thinking.seen.1 {
            // Somebody may have spoken to them in the meantime.
            return self.ponder(seat, number);
        }
        self.forget(seat);
        if let Some(until) = patience.filter(|until| decided.waits && *until > self.shared.clock.now()) {
            self.set_thinking(seat, Thinking { holds_until: Some(until), ..self.thinking(seat) });
            return;
        }
        let Decided { by, intent, .. } = decided;
        if let Some(intent) = intent {
            match self.play(seat, by, None, &Input::Intent(intent)).await {
                Ok(_) => return,
                // Where several decide at once, what was possible when it began to think may not be any more.
                Err(_) if self.state.as_ref().is_some_and(|state| state.seq != thinking.seen.0) => {
                    return self.let_players_think();
                }
                Err(problem) if self.state.is_some() => {
                    tracing::error!(table.id = self.row.id, %problem, "an automatic player was refused");
                }
                Err(_) => return self.retry_soon(),
            }
        }
        let fallback = self.state().game.as_ref().and_then(|game| game.fallback(seat));
        if let Some(input) = fallback
            && self.play(seat, by, None, &input).await.is_err()
        {
            self.retry_soon();
        }
    }
}
