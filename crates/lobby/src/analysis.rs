//! What a strong player would have thought of a decision of a match that is over.

use contract::{AnyMatch, ChaCha8Rng, Choices, Input, Observer, Purpose, Seat, Seed, Weighed};
use protocol::{
    Problem, ProblemCode,
    http::{Analysis, Considered, MatchRecord, RecordedInput},
};
use serde_json::Value;
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::{Catalogue, Edition};

/// Decisions that are thought about at once; the next wait. It is one thread's time, whoever asks.
const THINKING: usize = 1;

/// Requests that may wait for that; whoever comes then is told to ask again.
const WAITING: usize = 8;

/// When whoever was told so may ask again, in milliseconds.
const ASK_AGAIN: u64 = 2_000;

/// The best choices that are told.
const TOLD: usize = 3;

/// What the adviser draws from. A place of its own, so that no draw says anything of the deal.
const ADVICE: Purpose = Purpose(0xad1c);

/// Turns to think about decisions of matches that are over.
pub(crate) struct Analysts {
    waiting: Semaphore,
    thinking: Semaphore,
}

impl Default for Analysts {
    fn default() -> Self {
        Self { waiting: Semaphore::new(THINKING + WAITING), thinking: Semaphore::new(THINKING) }
    }
}

/// Somebody's turn.
pub(crate) struct Turn<'a> {
    _waiting: SemaphorePermit<'a>,
    _thinking: SemaphorePermit<'a>,
}

impl Analysts {
    /// Waits for a turn.
    pub(crate) async fn turn(&self) -> Result<Turn<'_>, Problem> {
        let busy = || {
            let mut busy =
                Problem::new(ProblemCode::TooMany, "many decisions are being thought about; ask again");
            busy.retry_after = Some(ASK_AGAIN);
            busy
        };
        let waiting = self.waiting.try_acquire().map_err(|_| busy())?;
        let thinking = self.thinking.acquire().await.map_err(|_| busy())?;
        Ok(Turn { _waiting: waiting, _thinking: thinking })
    }
}

/// Why there is nothing to tell of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoAnalysis {
    #[error("the match has no input of that number; `inputs` of its record counts from 0")]
    NoInput,
    #[error("that input is no decision: somebody came or left")]
    NoDecision,
    #[error("this server no longer has the rules of this match")]
    OldRules,
    #[error("no automatic player of this game says what it thinks of choices")]
    NobodyAdvises,
    #[error("the match can no longer be played again")]
    Unplayable,
}

impl From<NoAnalysis> for Problem {
    fn from(why: NoAnalysis) -> Self {
        let code = match why {
            NoAnalysis::NoInput | NoAnalysis::NoDecision => ProblemCode::NotFound,
            NoAnalysis::OldRules | NoAnalysis::NobodyAdvises => ProblemCode::NotInThisGame,
            NoAnalysis::Unplayable => ProblemCode::Internal,
        };
        Self::new(code, why.to_string())
    }
}

/// Thinks about input `number` of a match, knowing what its seat knew then. Cost: the inputs before it are played again, and
/// the adviser's budget. To be called where it delays nobody.
pub(crate) fn analyse(
    catalogue: &Catalogue,
    record: &MatchRecord,
    number: usize,
) -> Result<Analysis, NoAnalysis> {
    let RecordedInput { seat, by, input } = record.inputs.get(number).ok_or(NoAnalysis::NoInput)?;
    let Input::Intent(decided) = input else { return Err(NoAnalysis::NoDecision) };
    let edition = catalogue.edition(&record.game, record.rules_version).ok_or(NoAnalysis::OldRules)?;
    let adviser = edition.adviser.ok_or(NoAnalysis::NobodyAdvises)?;
    let game = before(edition, record, number).ok_or(NoAnalysis::Unplayable)?;
    let (view, asked) = asked(game.as_ref(), *seat).ok_or(NoAnalysis::Unplayable)?;
    let choices: Choices<Value> = serde_json::from_str(asked.get()).map_err(|_| NoAnalysis::Unplayable)?;
    let mut rng = luck(record, number);
    let (seats, options) = (record.seats, &record.options);
    let weighed = adviser.weigh(seats, options, view.get(), asked.get(), &mut rng);
    let weighed = weighed.map_err(|_| NoAnalysis::Unplayable)?.unwrap_or_default();
    let considered = |weighed: &Weighed| {
        let intent = choices.intents.get(weighed.choice)?.clone();
        Some(Considered { intent, worth: Some(weighed.worth) })
    };
    let all: Vec<Considered> = weighed.iter().filter_map(considered).collect();
    let rank = all.iter().position(|one| one.intent == *decided);
    let decided = match rank {
        Some(rank) => all[rank].clone(),
        None => Considered { intent: decided.clone(), worth: None },
    };
    Ok(Analysis {
        seat: *seat,
        by: *by,
        adviser: adviser.name().into(),
        unit: adviser.unit(),
        choices: choices.intents.len() as u32,
        rank: rank.map(|rank| rank as u32 + 1),
        decided,
        best: all.into_iter().take(TOLD).collect(),
        view: serde_json::from_str(view.get()).map_err(|_| NoAnalysis::Unplayable)?,
    })
}

/// The match as it was before one of its inputs.
fn before(edition: Edition<'_>, record: &MatchRecord, number: usize) -> Option<Box<dyn AnyMatch>> {
    let mut game = edition.game.open(record.seats, &record.options, Seed::from_hex(&record.seed)?).ok()?;
    for RecordedInput { seat, input, .. } in record.inputs.get(..number)? {
        game.replay(*seat, input).ok()?;
    }
    Some(game)
}

/// What a seat saw, and what it was asked.
fn asked(game: &dyn AnyMatch, seat: Seat) -> Option<(contract::Json, contract::Json)> {
    Some((game.view(Observer::Seat(seat)), game.choices(seat)?))
}

/// The same for the same decision.
fn luck(record: &MatchRecord, number: usize) -> ChaCha8Rng {
    let seed = Seed::from_hex(&record.seed).unwrap_or_else(|| Seed::from_bytes([0; 32]));
    seed.stream(ADVICE, number as u32)
}
