//! One match among bots.

use contract::{ChaCha8Rng, Choices, Log, Observer, Outcome, Phase, Player, Purpose, Rules, Seat, Seed};
use serde::Serialize;

use super::{Contender, Fault, Sitting};
use crate::search::Knowing;

/// The result of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The standing.
    pub outcome: Outcome,
    /// The number of intents played.
    pub steps: u32,
    /// The players who failed, in that order. They lose the match whatever the outcome is: the rest of their
    /// seats' moves were those after a timeout.
    pub lapses: Vec<Lapse>,
}

/// A failure of an external bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{seat}, step {step}: {fault}")]
pub struct Lapse {
    /// Its seat.
    pub seat: Seat,
    /// The number of intents played before.
    pub step: u32,
    /// The fault.
    pub fault: Fault,
}

/// A violation of the rules of the arena: a player chose an illegal intent, or did not let the match end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{player} in {seat} at step {step}: {why}")]
pub struct Illegal {
    /// The name of the player.
    pub player: String,
    /// Its seat.
    pub seat: Seat,
    /// The number of intents played before.
    pub step: u32,
    /// The reason.
    pub why: String,
}

/// The random streams of the players, apart from all streams that games use.
const PLAYERS: Purpose = Purpose(0xb075);

/// Plays one match of built-in bots to its end. Each seat's player gets only that seat's view.
///
/// # Errors
///
/// If a player chooses an illegal intent, or the match exceeds the maximum number of steps of its game.
///
/// # Panics
///
/// If `players` does not have one player for each seat that is taken from the start.
pub fn play<R: Rules>(rules: &R, players: &[&dyn Player<R>], seed: &Seed) -> Result<Played, Illegal> {
    referee(rules, &Contender::all(players.iter().copied()), seed)
}

/// Plays one match to its end, as [`play`]. External bots that fail lose it, and the others continue.
///
/// # Errors
///
/// As [`play`].
///
/// # Panics
///
/// As [`play`].
pub fn referee<R: Rules>(rules: &R, contenders: &[Contender<'_, R>], seed: &Seed) -> Result<Played, Illegal> {
    let mut state = rules.start(seed.clone());
    let taken = rules.seats().get() - rules.open_seats(&state).len();
    assert_eq!(contenders.len(), taken, "one player for each seat");
    let mut lapses = Vec::new();
    let mut chairs = Vec::with_capacity(taken);
    for (number, (seat, contender)) in rules.seats().seats().zip(contenders).enumerate() {
        chairs.push(match *contender {
            Contender::Player(player) => Chair::Player(player, Box::new(seed.stream(PLAYERS, number as u32))),
            Contender::Knowing(_, player) => {
                Chair::Knowing(player, Box::new(seed.stream(PLAYERS, number as u32)))
            }
            Contender::Outsider(outsider) => match outsider.sit(rules, seat) {
                Ok(sitting) => Chair::Outsider(sitting),
                Err(fault) => {
                    lapses.push(Lapse { seat, step: 0, fault });
                    Chair::Empty
                }
            },
        });
    }
    let mut log = Log::unread();
    // If a player did not let the match end, it gets the same number of steps once more without that player.
    let mut bound = R::INFO.max_steps;
    for step in 0.. {
        let waiting = match rules.phase(&state) {
            Phase::Over(outcome) => {
                chairs.into_iter().for_each(|chair| chair.end(&outcome));
                return Ok(Played { outcome, steps: step, lapses });
            }
            phase => phase.waiting(),
        };
        let seat = waiting.iter().next().expect("a match that is not over waits for somebody");
        let chair = &mut chairs[seat.number()];
        if step > bound {
            let endless = || Fault::Endless(step);
            if !chair.fail(endless, |fault| lapses.push(Lapse { seat, step, fault })) {
                let why = "the match does not end".into();
                return Err(Illegal { player: contenders[seat.number()].name().into(), seat, step, why });
            }
            bound = bound.saturating_add(R::INFO.max_steps);
        }
        let view = rules.view(&state, Observer::Seat(seat));
        let choices = rules.choices(&view);
        let must_be_allowed = |intent: R::Intent, view: &R::View, choices: &Choices<R::Intent>| {
            let illegal = |why| {
                let (player, why) =
                    (contenders[seat.number()].name().into(), format!("{}: {why}", json(&intent)));
                Illegal { player, seat, step, why }
            };
            judge(rules, view, choices, &intent).map_err(illegal).map(|()| intent)
        };
        let intent = match chair {
            Chair::Player(player, rng) => {
                let intent = player.decide(rules, &view, &choices, rng);
                must_be_allowed(intent, &view, &choices)?
            }
            Chair::Knowing(player, rng) => {
                let intent = player.decide_knowing(rules, &state, seat, &choices, rng);
                must_be_allowed(intent, &view, &choices)?
            }
            Chair::Outsider(sitting) => {
                let decided = sitting.decide(rules, &view, &choices).and_then(|intent| {
                    let refused = |why| Fault::NotAllowed { intent: json(&intent), why };
                    judge(rules, &view, &choices, &intent).map_err(refused).map(|()| intent)
                });
                match decided {
                    Ok(intent) => intent,
                    Err(fault) => {
                        chair.fail(|| fault, |fault| lapses.push(Lapse { seat, step, fault }));
                        stand_in(rules, &view, &choices)
                    }
                }
            }
            Chair::Empty => stand_in(rules, &view, &choices),
        };
        rules.carry_out(&mut state, seat, &intent, &mut log);
    }
    unreachable!("counting steps does not end")
}

/// A seat with its player.
enum Chair<'a, R: Rules> {
    Player(&'a dyn Player<R>, Box<ChaCha8Rng>),
    Knowing(&'a dyn Knowing<R>, Box<ChaCha8Rng>),
    Outsider(Box<dyn Sitting<R> + 'a>),
    Empty,
}

impl<R: Rules> Chair<'_, R> {
    fn end(self, outcome: &Outcome) {
        match self {
            Self::Outsider(sitting) => sitting.end(Ok(outcome)),
            Self::Player(..) | Self::Knowing(..) | Self::Empty => {}
        }
    }

    /// Removes an external bot that fails. Returns true if there was one.
    fn fail(&mut self, fault: impl FnOnce() -> Fault, note: impl FnOnce(Fault)) -> bool {
        match std::mem::replace(self, Self::Empty) {
            Self::Outsider(sitting) => {
                let fault = fault();
                sitting.end(Err(&fault));
                note(fault);
                true
            }
            other @ (Self::Player(..) | Self::Knowing(..) | Self::Empty) => {
                *self = other;
                false
            }
        }
    }
}

/// Returns an intent as JSON.
fn json(intent: &impl Serialize) -> String {
    serde_json::to_string(intent).unwrap_or_else(|error| error.to_string())
}

/// Checks an intent of a player. With a complete list only listed intents are allowed: undo is for people.
fn judge<R: Rules>(
    rules: &R,
    view: &R::View,
    choices: &Choices<R::Intent>,
    intent: &R::Intent,
) -> Result<(), String> {
    if choices.complete && !choices.intents.contains(intent) {
        return Err("it was not offered".into());
    }
    rules.check(view, intent).map_err(|refusal| refusal.to_string())
}

/// Returns the intent that replaces one of a failed player.
fn stand_in<R: Rules>(rules: &R, view: &R::View, choices: &Choices<R::Intent>) -> R::Intent {
    rules.fallback(view).unwrap_or_else(|| choices.intents[0].clone())
}
