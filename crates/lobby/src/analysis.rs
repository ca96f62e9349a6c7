//! What a strong player would have thought of a decision of a match that is over.

use std::sync::Arc;

use contract::{
    Allowance, AnyMatch, AnyPlayer, ChaCha8Rng, Choices, Input, Observer, Purpose, Seat, Seed, Weighed,
};
use protocol::{
    Problem, ProblemCode,
    http::{Analysis, Behind, Considered, MatchRecord, RecordedInput},
};
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{Catalogue, Edition, game::begun_again};

/// Requests that are answered or wait at once; whoever comes then is told to ask again. They take turns with the tables
/// whose players think, all together as one of these.
const WAITING: usize = 9;

/// What they are called among the tables that think: no table has such an id.
pub(crate) const ANALYSES: &str = "analyses";

/// When whoever was told so may ask again, in milliseconds.
const ASK_AGAIN: u64 = 2_000;

/// The best choices that are told.
const TOLD: usize = 3;

/// What the adviser draws from. A place of its own, so that no draw says anything of the deal.
const ADVICE: Purpose = Purpose(0xad1c);

/// Room for those who wait to be told of decisions: of matches that are over, or for a hint.
pub(crate) struct Analysts(Arc<Semaphore>);

impl Default for Analysts {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(WAITING)))
    }
}

impl Analysts {
    /// Room for one, as long as it is held.
    pub(crate) fn room(&self) -> Result<OwnedSemaphorePermit, Problem> {
        Arc::clone(&self.0).try_acquire_owned().map_err(|_| {
            let mut busy =
                Problem::new(ProblemCode::TooMany, "many decisions are being thought about; ask again");
            busy.retry_after = Some(ASK_AGAIN);
            busy
        })
    }
}

/// Who thinks about the decisions of a game.
pub(crate) fn adviser<'a>(catalogue: &'a Catalogue, record: &MatchRecord) -> Option<&'a dyn AnyPlayer> {
    catalogue.edition(&record.game, record.rules_version)?.adviser
}

/// Why there is nothing to tell of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoAnalysis {
    #[error("the match has no input of that number; `inputs` of its record counts from 0")]
    NoInput,
    #[error("that input is no decision: a player joined or left")]
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
/// as much of the adviser's time as it is allowed. To be called where it delays nobody.
pub(crate) fn analyse(
    catalogue: &Catalogue,
    record: &MatchRecord,
    number: usize,
    allowance: Allowance<'_>,
) -> Result<Analysis, NoAnalysis> {
    let RecordedInput { seat, by, input, at: _ } = record.inputs.get(number).ok_or(NoAnalysis::NoInput)?;
    let Input::Intent(decided) = input else { return Err(NoAnalysis::NoDecision) };
    let edition = catalogue.edition(&record.game, record.rules_version).ok_or(NoAnalysis::OldRules)?;
    let adviser = edition.adviser.ok_or(NoAnalysis::NobodyAdvises)?;
    let game = before(edition, record, number).ok_or(NoAnalysis::Unplayable)?;
    let (view, asked) = asked(game.as_ref(), *seat).ok_or(NoAnalysis::Unplayable)?;
    let choices: Choices<Value> = serde_json::from_str(asked.get()).map_err(|_| NoAnalysis::Unplayable)?;
    let mut rng = luck(record, number);
    let (seats, options) = (record.seats, &record.options);
    let weighed = adviser.weigh(seats, options, (view.get(), asked.get()), &mut rng, allowance);
    let weighed = weighed.map_err(|_| NoAnalysis::Unplayable)?.unwrap_or_default();
    let considered = |weighed: &Weighed| {
        let intent = choices.intents.get(weighed.choice)?.clone();
        let behind = weighed
            .behind
            .map(|contract::Behind { by, error }| Behind { by: thousandths(by), error: thousandths(error) });
        Some(Considered { intent, worth: Some(thousandths(weighed.worth)), behind })
    };
    let all: Vec<Considered> = weighed.iter().filter_map(considered).collect();
    let rank = all.iter().position(|one| one.intent == *decided);
    let decided = match rank {
        Some(rank) => all[rank].clone(),
        None => Considered { intent: decided.clone(), worth: None, behind: None },
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

/// More digits would be of the machine, not of the choice.
fn thousandths(worth: f32) -> f64 {
    (f64::from(worth) * 1_000.0).round() / 1_000.0
}

/// The match as it was before one of its inputs.
fn before(edition: Edition<'_>, record: &MatchRecord, number: usize) -> Option<Box<dyn AnyMatch>> {
    let mut game = begun_again(edition.game, record).ok()?;
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
