//! The leak test: the law "told and shown agree", at any number of positions.

use std::fmt;

use contract::{ChaCha8Rng, Log, Phase, Rules, Seat, SeatCount, below, pick};

use crate::{
    FoundAt, Moment,
    deed::Deed,
    laws::{Compared, told_and_shown_agree},
};

/// The number of intents of earlier positions that are kept and tried in wrong places.
const STRANGE_KEPT: usize = 64;

/// The amount of work of the leak test without a leak.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Kept {
    /// Matches that were played at random.
    pub matches: u64,
    /// Positions in them, each checked for every seat and for a spectator.
    pub states: u64,
    /// The worlds imagined there, and the comparisons.
    pub compared: Compared,
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { matches, states, compared: Compared { worlds, differ, steps, bytes } } = self;
        write!(
            f,
            "{states} states of {matches} matches, {worlds} imagined worlds, {differ} of them unlike the real \
             one, {steps} steps compared, {bytes} bytes equal"
        )
    }
}

/// Runs the leak test of one game as its tests run it: [`secrets_are_kept`] at 700 states, or at
/// `SEPTET_LEAK_STATES`. Prints the amount of work.
///
/// # Panics
///
/// If something leaks, or if so little was hidden or played that the test means nothing.
pub fn leak_test<R: Rules>(tables: &[(u8, R::Options)]) {
    let states = std::env::var("SEPTET_LEAK_STATES")
        .map_or(700, |states| states.parse().expect("SEPTET_LEAK_STATES is a number"));
    let kept = secrets_are_kept::<R>(states, tables);
    println!("{}: {kept}", R::INFO.id);
    assert!(kept.compared.differ > kept.compared.worlds / 2, "nothing was hidden: {kept}");
    assert!(kept.compared.steps > kept.states, "the worlds were hardly played on: {kept}");
}

/// Plays random matches at these tables in turn until `states` positions were checked for all observers. For
/// each of them another world is imagined, and the match is played on in both. Every byte that the observer
/// is sent must be equal for as long as the observer cannot know the difference.
///
/// Cost: for each position and observer two imagined worlds, and up to five views and lists of choices in
/// each.
///
/// # Panics
///
/// If something leaks; the message names the place.
pub fn secrets_are_kept<R: Rules>(states: u64, tables: &[(u8, R::Options)]) -> Kept {
    let mut kept = Kept::default();
    for seed in 0.. {
        for (seats, options) in tables {
            if kept.states >= states {
                return kept;
            }
            play::<R>(*seats, options, seed, states, &mut kept);
        }
    }
    kept
}

fn play<R: Rules>(seats: u8, options: &R::Options, seed: u64, states: u64, kept: &mut Kept) {
    let seats = SeatCount::new(seats).expect("tables have 1 to 8 seats");
    let text = serde_json::to_string(options).expect("options serialize");
    let mut place = FoundAt { game: R::INFO.id, seats, options: text, seed, step: 0 };
    let rules = R::new(seats, options.clone()).unwrap_or_else(|e| panic!("{place}: {e}"));
    let mut state = rules.start(place.deal());
    let mut rng = place.rng(3);
    let mut strange: Vec<R::Intent> = Vec::new();
    kept.matches += 1;
    while kept.states < states {
        let before = state.clone();
        let at = Moment::new(&rules, &before, place.clone());
        let compared = told_and_shown_agree(&at, &strange, |n| below(&mut rng, n as u32) as usize);
        kept.compared += compared;
        kept.states += 1;
        if matches!(at.phase, Phase::Over(_)) {
            return;
        }
        for (_, view) in at.seats() {
            if let Some(intent) = pick(&rules.choices(view).intents, &mut rng) {
                strange.push(intent.clone());
            }
        }
        if strange.len() > STRANGE_KEPT {
            strange.drain(..STRANGE_KEPT / 2);
        }
        go_on(&rules, &mut state, &mut rng);
        place.step += 1;
    }
}

/// Plays one random input; in some calls a player leaves or joins.
fn go_on<R: Rules>(rules: &R, state: &mut R::State, rng: &mut ChaCha8Rng) {
    if below(rng, 16) == 0
        && let Some((seat, deed)) =
            Deed::coming_or_going(rules, state, &mut |n| below(rng, n as u32) as usize)
        && deed.carry_out(rules, state, seat, &mut Log::unread())
    {
        return;
    }
    let phase = rules.phase(state);
    // A sealed intent that is given can be replaced.
    let replaces = phase.acting() != phase.waiting() && below(rng, 8) == 0;
    let seats: Vec<Seat> = if replaces { phase.acting() } else { phase.waiting() }.iter().collect();
    let seat = *pick(&seats, rng).expect("a match that is not over waits for somebody");
    let choices = rules.options(state, seat);
    let intent = pick(&choices.intents, rng).expect("an acting seat has choices");
    rules.apply(state, seat, intent, &mut Log::unread()).expect("what is offered applies");
}
