//! One match among automatic players.

use contract::{ChaCha8Rng, Log, Observer, Outcome, Phase, Player, Purpose, Rules, Seat, Seed};

/// What came of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The standing.
    pub outcome: Outcome,
    /// How many intents it took.
    pub steps: u32,
}

/// A player broke the rules of the arena: it chose what it may not do, or never came to an end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{player} in {seat} at step {step}: {why}")]
pub struct Illegal {
    /// Which player.
    pub player: &'static str,
    /// Where it sat.
    pub seat: Seat,
    /// How many intents had been played before.
    pub step: u32,
    /// What was wrong.
    pub why: String,
}

/// The streams of the players' own chance, apart from any that games use.
const PLAYERS: Purpose = Purpose(0xb075);

/// Plays one match to its end. Each seat's player gets that seat's view and nothing else.
///
/// # Errors
///
/// If a player chooses something illegal, or the match passes the bound its game states.
///
/// # Panics
///
/// If `players` does not have one player for each seat that is taken from the start.
pub fn play<R: Rules>(rules: &R, players: &[&dyn Player<R>], seed: &Seed) -> Result<Played, Illegal> {
    let mut state = rules.start(seed.clone());
    let taken = rules.seats().get() - rules.open_seats(&state).len();
    assert_eq!(players.len(), taken, "one player for each seat");
    let mut rngs: Vec<ChaCha8Rng> = (0..players.len()).map(|i| seed.stream(PLAYERS, i as u32)).collect();
    let mut log = Log::unread();
    for step in 0.. {
        let waiting = match rules.phase(&state) {
            Phase::Over(outcome) => return Ok(Played { outcome, steps: step }),
            phase => phase.waiting(),
        };
        let seat = waiting.iter().next().expect("a match that is not over waits for somebody");
        let player = players[seat.number()];
        let illegal = |why: String| Illegal { player: player.name(), seat, step, why };
        if step > R::INFO.max_steps {
            return Err(illegal("the match does not end".into()));
        }
        let view = rules.view(&state, Observer::Seat(seat));
        let choices = rules.choices(&view);
        let intent = player.decide(rules, &view, &choices, &mut rngs[seat.number()]);
        if choices.complete && !choices.intents.contains(&intent) {
            return Err(illegal(format!("{intent:?} was not offered")));
        }
        rules
            .apply(&mut state, seat, &intent, &mut log)
            .map_err(|refusal| illegal(format!("{intent:?}: {refusal}")))?;
    }
    unreachable!("counting steps does not end")
}
