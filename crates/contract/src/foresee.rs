//! Predicts the next decisions of a seat from its view, for premoves.
//!
//! No game declares these itself. They follow from the worlds that the seat cannot tell from the real one
//! ([`Rules::imagine`]): each is played on until the seat has to decide. An intent that is possible in most
//! of them can be a premove. An intent that depends on unseen cards or on the choices of others differs
//! between worlds and is omitted. The view is the only input, so the result contains nothing that the seat
//! does not know.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::{Allowance, ChaCha8Rng, Log, Observer, Phase, Rules, Seat, pick};

/// The number of imagined worlds.
const WORLDS: u32 = 16;

/// The maximum number of inputs of others in one world; predictions further ahead are useless.
const AHEAD: u32 = 96;

/// The number of random inputs of others. After these they play their fallback, so that talks end.
const LIVELY: u32 = 12;

/// The maximum number of predicted intents; more are not worth listing.
const MOST: usize = 400;

/// An intent that will probably be possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Foresight {
    /// The intent, as the game writes it.
    pub intent: Value,
    /// The number of worlds in which it was possible.
    pub worlds: u32,
    /// The kinds of intents that were possible in the same worlds ([`kinds_of`]).
    pub beside: BTreeSet<String>,
}

/// The possible next decisions of a seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Foreseen {
    /// The number of worlds that were examined.
    pub worlds: u32,
    /// The intents that were possible in at least half of them, the most frequent first.
    pub intents: Vec<Foresight>,
}

/// Returns the kinds of intents in a list: in all games an intent has its kind in `do`. Two decisions with
/// other kinds are other decisions, even if an intent reads the same in both.
pub fn kinds_of<'a>(intents: impl IntoIterator<Item = &'a Value>) -> BTreeSet<String> {
    let kind = |intent: &Value| match intent {
        Value::String(what) => what.clone(),
        Value::Object(fields) => match fields.get("do") {
            Some(Value::String(what)) => what.clone(),
            Some(_) | None => fields.keys().next().cloned().unwrap_or_default(),
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => String::new(),
    };
    intents.into_iter().map(kind).collect()
}

/// Predicts the next decisions of `seat`, which has this view and nothing to decide now.
///
/// Cost: sixteen imagined worlds, each played on until the seat has to decide, at most 96 inputs. Not for
/// threads that serve requests.
pub fn foresee<R: Rules>(
    rules: &R,
    view: &R::View,
    seat: Seat,
    rng: &mut ChaCha8Rng,
    allowance: Allowance<'_>,
) -> Foreseen {
    let (mut worlds, mut found) = (0, BTreeMap::<R::Intent, (u32, BTreeSet<String>)>::new());
    for _ in 0..WORLDS {
        if allowance.is_over() {
            break;
        }
        let Ok(world) = rules.imagine(view, rng) else { break };
        worlds += 1;
        let Some(state) = until_asked(rules, world, seat, rng) else { continue };
        let intents = rules.choices(&rules.view(&state, Observer::Seat(seat))).intents;
        let kinds = kinds_of(&intents.iter().map(written).collect::<Vec<_>>());
        for intent in intents {
            let (count, beside) = found.entry(intent).or_default();
            *count += 1;
            beside.extend(kinds.iter().cloned());
        }
    }
    let likely = found.into_iter().filter(|(_, (count, _))| 2 * count >= worlds);
    let mut intents: Vec<Foresight> = likely
        .map(|(intent, (worlds, beside))| Foresight { intent: written(&intent), worlds, beside })
        .collect();
    intents.sort_by_key(|one| std::cmp::Reverse(one.worlds));
    intents.truncate(MOST);
    Foreseen { worlds, intents }
}

fn written<I: serde::Serialize>(intent: &I) -> Value {
    serde_json::to_value(intent).expect("wire types serialize")
}

/// Plays the world on until `seat` has to decide; `None` if that does not happen within the limit.
fn until_asked<R: Rules>(
    rules: &R,
    mut state: R::State,
    seat: Seat,
    rng: &mut ChaCha8Rng,
) -> Option<R::State> {
    for n in 0..AHEAD {
        let waiting = match rules.phase(&state) {
            Phase::Over(_) => return None,
            phase @ (Phase::Sealed { .. } | Phase::Open(_) | Phase::Meanwhile { .. }) => phase.waiting(),
        };
        if waiting.contains(seat) {
            return Some(state);
        }
        let other = waiting.iter().next()?;
        let plain = || rules.fallback(&rules.view(&state, Observer::Seat(other)));
        let intent = match n < LIVELY {
            true => pick(&rules.options(&state, other).intents, rng).cloned().or_else(plain)?,
            false => plain()?,
        };
        rules.apply(&mut state, other, &intent, &mut Log::new()).ok()?;
    }
    None
}
