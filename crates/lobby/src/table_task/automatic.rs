//! Decisions of built-in bots and substitute bots.

use std::time::Duration;

use contract::{AnyPlayer, Input, Observer, People, Seat, SeatSet};
use protocol::By;

use super::{Command, TableTask, Thinking};
use crate::{
    chair::Chair,
    game::OpenDecision,
    mailbox::Decided,
    thinking::{Question, Rank, Thought, answer_of},
};

impl TableTask {
    /// Lets bots think about the open decisions of their seats.
    pub(super) fn let_players_think(&mut self) {
        let Some(state) = &self.state else { return };
        let Some(game) = &state.game else { return };
        // The undo may void these decisions.
        if self.undoing.is_open() {
            return;
        }
        let (inputs, now) = (game.inputs(), self.shared.clock.now());
        let waiting: Vec<_> = game.waiting().iter().filter_map(|s| Some((s, game.asked(s)?))).collect();
        for (seat, asked) in waiting {
            let thinking = self.thinking(seat);
            let holds = thinking.holds_until.is_some_and(|until| until > now) && thinking.seen.1 == inputs;
            if thinking.about == Some(asked.number) {
                // A bot that has not begun to think looks again, because people decide at the same time.
                let looks_again = thinking.seen.1 != inputs && self.patience().next().is_some();
                if looks_again && self.thoughts.get(&seat).is_some_and(Thought::retract) {
                    self.ponder(seat, asked.number);
                }
                continue;
            }
            if holds || self.automatic(seat).is_none() {
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

    /// Returns the decider of a seat other than its account: the host's built-in bot, or a substitute bot.
    /// After a player left, the substitute bot stays. Otherwise it plays only while a connected player waits.
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

    /// Returns the seats of people who play without a substitute bot.
    fn people(&self) -> SeatSet {
        let here = |chair: &Chair| {
            let person = |account: &str| !self.names.account(account).kind.is_program();
            chair.player().is_some_and(|account| person(account) && !self.is_away(account))
        };
        self.state().chairs.which(here)
    }

    /// Returns the seats of people who decide now, each with the time until which bots wait for them.
    fn patience(&self) -> impl Iterator<Item = (Seat, u64)> {
        let state = self.state();
        let (people, clock) = (self.people(), (state.setup.clock, self.shared.config.bot_patience));
        let games = state.game.iter();
        games.flat_map(move |game| {
            let deciding = game.waiting().iter().filter(move |seat| people.contains(*seat));
            deciding.filter_map(move |seat| Some((seat, game.patient_until(seat, people, clock)?)))
        })
    }

    /// Returns the times at which bots play the moves that they hold back.
    pub(super) fn held(&self) -> impl Iterator<Item = u64> {
        let now = self.shared.clock.now();
        let thinking = self.thinking.iter().flat_map(|thinking| thinking.iter());
        thinking.filter_map(|(_, thinking)| thinking.holds_until).filter(move |until| *until > now)
    }

    /// Returns the time at which the next built-in bot acts, in milliseconds since 1970. It is 0 if one acts
    /// at once.
    pub(super) fn bots_act_at(&self) -> u64 {
        let Some(game) = &self.state().game else { return 0 };
        let automatic = game.waiting().iter().filter(|seat| self.state().chairs[*seat].player().is_none());
        automatic.map(|seat| self.thinking(seat).holds_until.unwrap_or(0)).min().unwrap_or(0)
    }

    /// Starts a bot's decision after a pause in which people can follow. The further steps of a turn look
    /// like one move. They follow without a pause, unless people decide at the same time. A bot that searches
    /// uses the pause for it.
    fn think(&mut self, seat: Seat, asked: OpenDecision) {
        let Some(mailbox) = self.lease.mailbox() else { return };
        let before = self.thinking(seat);
        let goes_on = before.turn == Some(asked.turn) && self.patience().next().is_none();
        // In an arranged match without people no player has to follow.
        let unseen = self.state().is_arranged() && self.people().is_empty();
        let pause = if goes_on || unseen { Duration::ZERO } else { self.shared.config.bot_pause };
        let number = asked.number;
        let turn = Some(asked.turn);
        let acts_from = self.shared.clock.now() + pause.as_millis() as u64;
        let about = Some(number);
        self.set_thinking(seat, Thinking { about, turn, holds_until: None, acts_from, ..before });
        if pause.is_zero() || self.thinks(seat) {
            return self.ponder(seat, number);
        }
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let _ = mailbox.send(Command::Ponder { seat, number }).await;
        });
    }

    /// Returns true if the bot that decides for a seat searches. Otherwise it decides at once.
    fn thinks(&self, seat: Seat) -> bool {
        self.automatic(seat).is_some_and(|(_, player)| !self.cost(player.as_deref()).is_zero())
    }

    /// Returns the time that a bot thinks about a decision of this match.
    fn cost(&self, player: Option<&str>) -> Duration {
        let state = self.state();
        let version = state.game.as_ref().map(|game| game.rules_version);
        let edition = version.and_then(|version| self.shared.catalogue.edition(&state.setup.game, version));
        let player = edition.and_then(|edition| match player {
            Some(name) => edition.player(name),
            None => edition.stand_in(),
        });
        player.map_or(Duration::ZERO, AnyPlayer::thinks)
    }

    /// Starts a bot's decision on the table as it is now.
    pub(super) fn ponder(&mut self, seat: Seat, number: u64) {
        if self.thinking(seat).about != Some(number) {
            return;
        }
        let Some(mailbox) = self.lease.mailbox() else { return };
        let Some((by, player)) = self.automatic(seat) else { return self.forget(seat) };
        let now = self.shared.clock.now();
        let deciding = self.patience().filter(|(_, until)| *until > now).map(|(seat, _)| seat).collect();
        let people = People { seated: self.people(), deciding };
        let rank = if people.seated.is_empty() { Rank::Programs } else { Rank::People };
        let state = self.state();
        let asked = state.game.as_ref().filter(|game| game.asked(seat).is_some_and(|a| a.number == number));
        let Some(game) = asked else { return self.forget(seat) };
        let (sight, choices) = game.sight_and_choices(Observer::Seat(seat));
        let Some(choices) = choices else { return self.forget(seat) };
        let seen = (state.seq, game.inputs());
        let cost = self.cost(player.as_deref());
        let question = Question {
            catalogue: self.shared.catalogue.clone(),
            setup: state.setup.clone(),
            rules_version: game.rules_version,
            player,
            seat,
            view: sight.text(),
            choices,
            people,
            luck: self.luck(),
            of_match: game.number,
            number,
        };
        let (thought, answer) =
            self.shared.thinkers.think(rank, &self.row.id, cost, move |allowance| question.answer(allowance));
        let id = thought.id();
        // An older thought, about another decision or another state of the table, is given up.
        self.thoughts.insert(seat, thought);
        self.set_thinking(seat, Thinking { seen, ..self.thinking(seat) });
        let pause = Duration::from_millis(self.thinking(seat).acts_from.saturating_sub(now));
        let acts_from = tokio::time::Instant::now() + pause;
        let virtual_time = self.shared.config.starts_at.is_some();
        tokio::spawn(async move {
            let answer = answer_of(answer, virtual_time).await;
            tokio::time::sleep_until(acts_from).await;
            let decided = Decided { thought: id, by, answer: answer.unwrap_or_default() };
            let _ = mailbox.send(Command::Decided { seat, number, decided }).await;
        });
    }

    /// Gives up the thoughts of all bots, for example because the match was read again.
    pub(super) fn nobody_thinks(&mut self) {
        self.thinking = Some(Thinking::nobody());
        self.thoughts.clear();
    }

    /// Gives up the thought for a seat, because another player decides or the decision has changed.
    fn forget(&mut self, seat: Seat) {
        self.thoughts.remove(&seat);
        self.set_thinking(seat, Thinking { about: None, ..self.thinking(seat) });
    }

    /// Plays a bot's decision if it is still open and the player has not returned. If the bot failed, the
    /// game's fallback is played.
    pub(super) async fn decided(&mut self, seat: Seat, number: u64, decided: Decided) {
        let thinking = self.thinking(seat);
        let is_it = self.thoughts.get(&seat).is_some_and(|thought| thought.id() == decided.thought);
        if !is_it || thinking.about != Some(number) {
            // The thought was given up: the table was read again, another match began, or a new thought
            // began.
            return;
        }
        let game = self.state().game.as_ref();
        let inputs = game.map_or(0, crate::Game::inputs);
        let asked = game.and_then(|game| game.asked(seat));
        let paused = game.is_some_and(crate::Game::is_paused);
        let nobody_asks = paused || asked.is_none_or(|asked| asked.number != number);
        if nobody_asks || self.automatic(seat).is_none() || self.undoing.is_open() {
            return self.forget(seat);
        }
        let patience = self.patience().map(|(_, until)| until).max();
        if patience.is_some() && inputs != thinking.seen.1 {
            // A player may have spoken to the bot in the meantime.
            return self.ponder(seat, number);
        }
        self.forget(seat);
        if let Some(until) = patience.filter(|until| decided.answer.waits && *until > self.shared.clock.now())
        {
            self.set_thinking(seat, Thinking { holds_until: Some(until), ..self.thinking(seat) });
            return;
        }
        let Decided { by, answer, .. } = decided;
        if let Some(intent) = answer.intent {
            match self.play(seat, by, None, &Input::Intent(intent)).await {
                Ok(_) => return,
                // Where several players decide at once, another input may have made this intent impossible.
                Err(_) if self.state.as_ref().is_some_and(|state| state.seq != thinking.seen.0) => {
                    return self.let_players_think();
                }
                Err(problem) if self.state.is_some() => {
                    tracing::error!(table.id = self.row.id, %problem, "the rules refused a bot's move");
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
