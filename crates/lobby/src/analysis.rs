//! The analysis of a decision of a finished match by a strong bot.

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

/// The most requests that are answered or wait at once. Further clients must ask again. Analyses take turns
/// with the tables whose bots think: together they count as one table.
const WAITING: usize = 9;

/// The name of the analyses among the tables that think. No table has such an id.
pub(crate) const ANALYSES: &str = "analyses";

/// The time after which a refused client may ask again, in milliseconds.
const ASK_AGAIN: u64 = 2_000;

/// The most choices in an answer: the best ones.
const TOLD: usize = 3;

/// The purpose of the adviser's random numbers. It is a separate one, so that no draw reveals anything of the
/// deal.
const ADVICE: Purpose = Purpose(0xad1c);

/// Places for clients that wait for a bot's thoughts: about decisions of finished matches, or for a hint.
pub(crate) struct Analysts(Arc<Semaphore>);

impl Default for Analysts {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(WAITING)))
    }
}

impl Analysts {
    /// Returns a place for one client, as long as the permit is held.
    pub(crate) fn room(&self) -> Result<OwnedSemaphorePermit, Problem> {
        Arc::clone(&self.0).try_acquire_owned().map_err(|_| {
            let mut busy = Problem::new(
                ProblemCode::TooMany,
                "the server is analysing other decisions; try again in a moment",
            );
            busy.retry_after = Some(ASK_AGAIN);
            busy
        })
    }
}

/// Returns the bot that analyses the decisions of a game.
pub(crate) fn adviser<'a>(catalogue: &'a Catalogue, record: &MatchRecord) -> Option<&'a dyn AnyPlayer> {
    catalogue.edition(&record.game, record.rules_version)?.adviser
}

/// The reason why there is no analysis of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoAnalysis {
    #[error("the match has no input with that number; `inputs` of its record counts from 0")]
    NoInput,
    #[error("that input is not a decision: a player joined or left")]
    NoDecision,
    #[error("this server no longer has the rules of this match")]
    OldRules,
    #[error("this game has no bot that analyses decisions")]
    NobodyAdvises,
    #[error("the server can no longer replay this match")]
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

/// Analyses input `number` of a match with the knowledge of its seat at that time. Cost: the inputs before
/// it, and the allowed time of the adviser. Call it where it delays no client.
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

/// Rounds to thousandths. Further digits would depend on the machine, not on the choice.
fn thousandths(worth: f32) -> f64 {
    (f64::from(worth) * 1_000.0).round() / 1_000.0
}

/// Returns the match as it was before one of its inputs.
fn before(edition: Edition<'_>, record: &MatchRecord, number: usize) -> Option<Box<dyn AnyMatch>> {
    let mut game = begun_again(edition.game, record).ok()?;
    for RecordedInput { seat, input, .. } in record.inputs.get(..number)? {
        game.replay(*seat, input).ok()?;
    }
    Some(game)
}

/// Returns the view and the choices of a seat.
fn asked(game: &dyn AnyMatch, seat: Seat) -> Option<(contract::Json, contract::Json)> {
    Some((game.view(Observer::Seat(seat)), game.choices(seat)?))
}

/// Returns the random numbers for a decision. They are always the same for the same decision.
fn luck(record: &MatchRecord, number: usize) -> ChaCha8Rng {
    let seed = Seed::from_hex(&record.seed).unwrap_or_else(|| Seed::from_bytes([0; 32]));
    seed.stream(ADVICE, number as u32)
}
