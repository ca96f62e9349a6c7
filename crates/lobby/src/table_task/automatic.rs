//! Automatic players: those the host seated, and those who stand in.

use std::time::Duration;

use protocol::By;
use serde_json::Value;
use table::{Input, Observer, Purpose, Seat};

use super::{Command, TableTask, Thinking};
use crate::{chair::Chair, game::Asked, text::random_seed};

impl TableTask {
    /// Lets automatic players think about what the table waits for.
    pub(super) fn let_players_think(&mut self) {
        let Some(state) = &self.state else { return };
        let Some(game) = &state.game else { return };
        let waiting: Vec<_> = game.waiting().iter().filter_map(|s| Some((s, game.asked(s)?))).collect();
        for (seat, asked) in waiting {
            if self.thinking(seat).about == Some(asked.number) {
                continue;
            }
            if let Some((by, player)) = self.automatic(seat) {
                self.think(seat, asked, by, player);
            }
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

    fn think(&mut self, seat: Seat, asked: Asked, by: By, player: Option<String>) {
        let Some(mailbox) = self.mailbox.upgrade() else { return };
        let state = self.state();
        let Some(game) = &state.game else { return };
        let view = game.view(Observer::Seat(seat));
        let Some(choices) = game.choices(seat) else { return };
        let setup = state.setup.clone();
        let catalogue = self.shared.catalogue.clone();
        let goes_on = self.thinking(seat).turn == Some(asked.turn);
        let pause = if goes_on { Duration::ZERO } else { self.shared.config.bot_pause };
        let number = asked.number;
        let seen = state.seq;
        self.set_thinking(seat, Thinking { about: Some(number), turn: Some(asked.turn), seen });
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let thought = tokio::task::spawn_blocking(move || -> Option<Value> {
                let offer = catalogue.get(&setup.game)?;
                let player = match player {
                    Some(name) => offer.player(&name)?,
                    None => offer.stand_in()?,
                };
                let mut rng = random_seed().stream(Purpose(0), 0);
                let intent = player.decide(setup.seats, &setup.options, view.get(), choices.get(), &mut rng);
                intent.inspect_err(|error| tracing::error!(%error, "an automatic player failed")).ok()
            });
            let intent = thought.await.unwrap_or_default();
            let _ = mailbox.send(Command::Decided { seat, number, by, intent }).await;
        });
    }

    /// Plays what an automatic player decided, if it is still asked and nobody came back. One that fails has
    /// the game's fallback played.
    pub(super) async fn decided(&mut self, seat: Seat, number: u64, by: By, intent: Option<Value>) {
        if self.thinking(seat).about != Some(number) {
            // Thought of before the table was read again or another match began: somebody else thinks now.
            return;
        }
        let seen = self.thinking(seat).seen;
        self.set_thinking(seat, Thinking { about: None, ..self.thinking(seat) });
        let asked = self.state().game.as_ref().and_then(|game| game.asked(seat));
        if asked.is_none_or(|asked| asked.number != number) || self.automatic(seat).is_none() {
            return;
        }
        if let Some(intent) = intent {
            match self.play(seat, by, None, Input::Intent(intent)).await {
                Ok(_) => return,
                // Where several decide at once, what was possible when it began to think may not be any more.
                Err(_) if self.state.as_ref().is_some_and(|state| state.seq != seen) => {
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
            && self.play(seat, by, None, input).await.is_err()
        {
            self.retry_soon();
        }
    }
}
