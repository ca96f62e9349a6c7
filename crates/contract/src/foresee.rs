//! What a seat may be asked next, as far as its view tells.
//!
//! No game says so itself. It follows from what every game has: worlds that the seat cannot tell from the real one
//! ([`Rules::imagine`]) are played on until it is asked something. What can be done in most of them can be chosen ahead; what
//! depends on cards that nobody has seen, or on what others choose, comes out differently each time and is left out. Only the
//! view goes in, so nothing can come out that the seat does not know.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::{Allowance, ChaCha8Rng, Log, Observer, Phase, Rules, Seat, pick};

/// Worlds that are imagined.
const WORLDS: u32 = 16;

/// Inputs of others in one world before it is given up: nobody knows what happens so far ahead.
const AHEAD: u32 = 96;

/// After so many of them the others do what takes least thought, so that talks come to an end.
const LIVELY: u32 = 12;

/// Intents foreseen at most; more are not worth listing.
const MOST: usize = 400;

/// An intent that will probably be possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Foresight {
    /// As the game writes it.
    pub intent: Value,
    /// In how many of the worlds it was possible.
    pub worlds: u32,
    /// What kinds of things could be done where it was ([`kinds_of`]).
    pub beside: BTreeSet<String>,
}

/// What a seat may be asked next.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Foreseen {
    /// How many worlds were looked at.
    pub worlds: u32,
    /// What was possible in at least half of them, the surest first.
    pub intents: Vec<Foresight>,
}

/// What kinds of things a list of intents offers: in all games an intent says what it does in `do`. Two decisions with other
/// kinds are other decisions, even if an intent reads the same in both.
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

/// What `seat`, whose view this is and for whom nobody waits now, may be asked next.
///
/// Cost: sixteen imagined worlds, each played on for as long as it takes, 96 inputs at most. Not for threads that answer
/// others.
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

/// The world as it is when `seat` is waited for; `None` if that does not happen, or not soon.
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
