//! A player that decides at a table.

use std::time::Duration;

use contract::{AnyPlayer, ChaCha8Rng, Outcome, People, Purpose, Seat, Seed};
use protocol::{AccountKind, Decision, Occupant, ProblemCode, Status};
use serde_json::Value;
use tokio::time::{Instant, sleep, timeout_at};

use crate::{Error, Table};

/// The behaviour of a bot at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct How {
    /// The wanted seat; `None`: the first free one.
    pub seat: Option<Seat>,
    /// The pause before each decision, so that people can follow.
    pub pause: Duration,
    /// The time that people who decide together with the bot have to read and talk. After it the bot may end
    /// that, for example by closing a negotiation ([`AnyPlayer::waits`]). In a correspondence match it is a
    /// quarter of the time for the decision instead.
    pub patience: Duration,
    /// The seed of the bot's random choices; `None`: drawn from the operating system.
    pub seed: Option<[u8; 32]>,
}

impl Default for How {
    fn default() -> Self {
        Self { seat: None, pause: Duration::ZERO, patience: Duration::from_secs(20), seed: None }
    }
}

/// The result of a finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The number of the match at this table.
    pub number: u32,
    /// The bot's seat.
    pub seat: Seat,
    /// The outcome.
    pub outcome: Outcome,
    /// The number of decisions that the bot answered.
    pub decisions: u32,
}

/// A bot at a table. Between matches it keeps only the number of the last one.
pub struct Bot<'a> {
    player: &'a dyn AnyPlayer,
    how: How,
    rng: ChaCha8Rng,
    /// The number of the last finished match.
    played: u32,
    decisions: u32,
    /// The log entry of the newest answer. Before the table has caught up, the visible decision is an old
    /// one.
    answered: u64,
    /// The decision whose answer was refused, and the number of refusals.
    refused: (u64, u32),
    /// The moment since which it decides together with people.
    together: Option<Instant>,
}

/// The refusals of one decision after which the bot gives up: its player does not know the rules.
const MOST_REFUSALS: u32 = 10;
/// The pause before the next attempt, if the server names none.
const A_MOMENT: Duration = Duration::from_millis(500);

/// The next thing to do at a table.
enum Due {
    Sit,
    Ready,
    Decide(Decision),
    Over(Ended),
    Wait,
}

impl<'a> Bot<'a> {
    /// Makes a bot that lets `player` decide.
    pub fn new(player: &'a dyn AnyPlayer, how: How) -> Self {
        let seed = how.seed.unwrap_or_else(rand::random);
        let rng = Seed::from_bytes(seed).stream(Purpose(0), 0);
        Self { player, how, rng, played: 0, decisions: 0, answered: 0, refused: (0, 0), together: None }
    }

    /// Takes a seat if it has none, declares itself ready, and answers every decision until the match is
    /// finished. A further call waits until a player asks for a rematch.
    ///
    /// # Errors
    ///
    /// If it gets no seat, loses it, its player cannot decide, or the client gives up.
    pub async fn play(&mut self, table: &mut Table) -> Result<Ended, Error> {
        // The caller may have sat down and taken in no message since.
        table.catch_up().await?;
        let mut seated = table.you().is_some();
        loop {
            let due = self.due(table, seated)?;
            seated |= table.you().is_some();
            let passed = match due {
                Due::Over(ended) => {
                    (self.played, self.decisions) = (ended.number, 0);
                    return Ok(ended);
                }
                Due::Wait => table.next().await.map(|_| ()),
                Due::Sit => match table.sit(self.how.seat).await {
                    // The players are asked. Their answers come with the table.
                    Ok(done) if done.seq.is_none() => table.next().await.map(|_| ()),
                    Ok(done) => settle(table, done.seq).await,
                    Err(error) => Err(error),
                },
                Due::Ready => match table.ready(true).await {
                    Ok(done) => settle(table, done.seq).await,
                    Err(error) => Err(error),
                },
                Due::Decide(decision) => self.answer(table, &decision).await,
            };
            match passed {
                Ok(()) => {}
                Err(error) if error.is_passing() => self.wait_out(table, &error).await?,
                Err(error) => return Err(error),
            }
        }
    }

    fn due(&self, table: &Table, seated: bool) -> Result<Due, Error> {
        // Right after a start or a rematch the visible match may still be the earlier one.
        let current = table.view().game.as_ref().map_or(0, |game| game.number);
        let game = table.game().filter(|game| game.number == current && current > self.played);
        Ok(match (table.view().status, table.you()) {
            (_, None) if seated => return Err(Error::Unseated),
            (_, None) if table.asks() => Due::Wait,
            (_, None) => Due::Sit,
            (Status::Gathering, Some(_)) if !table.is_ready() => Due::Ready,
            (Status::Gathering, Some(_)) => Due::Wait,
            (Status::Playing, Some(_)) if game.is_some_and(|game| game.seq >= self.answered) => {
                table.decision().filter(|decision| decision.owed).cloned().map_or(Due::Wait, Due::Decide)
            }
            (Status::Playing, Some(_)) => Due::Wait,
            (Status::Finished, Some(seat)) => {
                let over = game.and_then(|game| Some((game.number, game.outcome.clone()?)));
                over.map_or(Due::Wait, |(number, outcome)| {
                    Due::Over(Ended { number, seat, outcome, decisions: self.decisions })
                })
            }
        })
    }

    async fn answer(&mut self, table: &mut Table, decision: &Decision) -> Result<(), Error> {
        if !self.how.pause.is_zero() {
            sleep(self.how.pause).await;
        }
        let people = people(table);
        if people.deciding.is_empty() {
            self.together = None;
        }
        let (intent, waits) = self.choose(table, decision, people).await?;
        if waits {
            // If anything happens during the wait, the bot decides again.
            let until = *self.together.get_or_insert_with(Instant::now) + self.patience(table);
            if let Ok(news) = timeout_at(until, table.next()).await {
                return news.map(|_| ());
            }
        }
        match table.submit(decision.number, intent).await {
            Ok(done) => {
                self.decisions += 1;
                self.answered = done.seq.unwrap_or(table.seq() + 1);
                Ok(())
            }
            Err(error) => match error.code() {
                // Another decision came first, by a clock or a substitute bot. The next question follows.
                Some(ProblemCode::Stale | ProblemCode::NotWaiting | ProblemCode::WrongTime) => {
                    table.next().await.map(|_| ())
                }
                Some(ProblemCode::Refused) => {
                    let again = if self.refused.0 == decision.number { self.refused.1 + 1 } else { 1 };
                    self.refused = (decision.number, again);
                    if again >= MOST_REFUSALS { Err(error) } else { table.next().await.map(|_| ()) }
                }
                _ => Err(error),
            },
        }
    }

    fn patience(&self, table: &Table) -> Duration {
        let clock = table.view().setup.clock;
        match clock.is_slow() {
            true => Duration::from_millis(clock.at_least().unwrap_or_default() / 4),
            false => self.how.patience,
        }
    }

    /// Returns the intent, and true if the bot should hold it back.
    async fn choose(
        &mut self,
        table: &Table,
        decision: &Decision,
        people: People,
    ) -> Result<(Value, bool), Error> {
        let game = table.game().expect("a decision comes with a match");
        let setup = &table.view().setup;
        let options = match &setup.options {
            Value::Null => defaults(table).await?,
            options => options.clone(),
        };
        let view = game.view.to_string();
        let choices = decision.choices.to_string();
        let cannot = |error: contract::CannotDecide| Error::CannotDecide(error.to_string());
        let intent = self.player.decide(setup.seats, &options, &view, &choices, &mut self.rng);
        let intent = intent.map_err(cannot)?;
        let Some(you) = table.you().filter(|_| !people.deciding.is_empty()) else {
            return Ok((intent, false));
        };
        let waits = self.player.waits(setup.seats, &options, &view, (you, &intent), people, &mut self.rng);
        Ok((intent, waits.map_err(cannot)?))
    }

    /// Waits until a temporary problem has passed, and takes in messages of the table.
    async fn wait_out(&self, table: &mut Table, error: &Error) -> Result<(), Error> {
        let hint = match error {
            Error::Problem(problem) => problem.retry_after.map(Duration::from_millis),
            _ => None,
        };
        let pause = sleep(hint.unwrap_or(A_MOMENT));
        tokio::pin!(pause);
        loop {
            tokio::select! {
                () = &mut pause => return Ok(()),
                news = table.next() => { news?; }
            }
        }
    }
}

/// Returns the people at the table who decide for themselves.
fn people(table: &Table) -> People {
    let person = |seat: &protocol::SeatView| match &seat.occupant {
        Occupant::Account { account, away, left, .. } => {
            account.kind == AccountKind::Person && !away && !left
        }
        Occupant::Nobody | Occupant::Bot { .. } => false,
    };
    let seated = table.view().seats.which(person);
    let waiting = table.game().map(|game| game.waiting.iter().copied()).into_iter().flatten();
    People { seated, deciding: waiting.filter(|seat| seated.contains(*seat)).collect() }
}

/// Takes in messages until the table shows the effect of a request. A request without a log entry changed
/// nothing, and the next message shows the state.
async fn settle(table: &mut Table, seq: Option<u64>) -> Result<(), Error> {
    let Some(seq) = seq else { return table.next().await.map(|_| ()) };
    let epoch = table.epoch();
    while table.epoch() == epoch && table.seq() < seq {
        table.next().await?;
    }
    Ok(())
}

/// Returns the options of a table that was set up without any.
async fn defaults(table: &Table) -> Result<Value, Error> {
    let games = table.client().session().games().await?;
    let game = games.into_iter().find(|game| game.id == table.view().setup.game);
    game.map(|game| game.options).ok_or_else(|| Error::Garbled("the game is not among those offered".into()))
}
