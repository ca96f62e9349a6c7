//! Matches that were played by older versions of the rules are played again with the same result.

use contract::{Log, Observer, Phase, Rules, Seat, SeatCount, Seed};
use serde::Deserialize;
use seven_sages::{Intent, Options, SevenSages, museum::V1};

/// A match as a program with version 1 of the rules played it.
#[derive(Deserialize)]
struct Played {
    seats: SeatCount,
    options: Options,
    seed: String,
    inputs: Vec<(Seat, Intent)>,
    /// The end of the match: the public view.
    end: serde_json::Value,
}

/// Plays a match again and returns its public view at the end.
fn again<R>(played: &Played) -> Result<serde_json::Value, (usize, R::Refusal)>
where
    R: Rules<Options = Options, Intent = Intent>,
{
    let rules = R::new(played.seats, played.options).expect("it was played so");
    let mut state = rules.start(Seed::from_hex(&played.seed).expect("a seed"));
    for (n, (seat, intent)) in played.inputs.iter().enumerate() {
        rules.apply(&mut state, *seat, intent, &mut Log::unread()).map_err(|refusal| (n, refusal))?;
    }
    assert!(matches!(rules.phase(&state), Phase::Over(_)), "it ended there");
    Ok(serde_json::to_value(rules.view(&state, Observer::Public)).expect("views are JSON"))
}

#[test]
fn matches_of_version_1_are_played_on_by_it() {
    let matches: Vec<Played> = serde_json::from_str(include_str!("../museum/v1/matches.json"))
        .expect("matches as they were written");
    let mut otherwise = 0;
    for played in &matches {
        assert_eq!(again::<V1>(played).expect("it was played so"), played.end);
        otherwise += usize::from(again::<SevenSages>(played).ok().as_ref() != Some(&played.end));
    }
    assert!(otherwise > 0, "if today's rules play all of them there is nothing to keep");
}
