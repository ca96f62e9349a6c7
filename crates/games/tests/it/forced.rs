//! Forced decisions in all games, and those that all observers know to be forced.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use std::collections::BTreeMap;

use contract::{
    Log, Observer, Phase, Purpose, Rules, SeatCount, Seed, all_can_tell, kinds_of, only_choice, pick,
};
use games::{Listed, Visitor, visit_all};

/// The decisions of random matches.
#[derive(Default, Debug)]
struct Asked {
    game: &'static str,
    decisions: u32,
    /// The forced intents, with their number, and the number of those that all observers knew.
    forced: BTreeMap<String, (u32, u32)>,
}

#[derive(Clone)]
struct Count;

impl Visitor for Count {
    type Output = Asked;

    fn visit<R: Rules>(self, _: Listed<R>) -> Asked {
        let mut asked = Asked { game: R::INFO.id, ..Asked::default() };
        for seed in 0..12u8 {
            let seats = R::INFO.min_seats + seed % (R::INFO.max_seats - R::INFO.min_seats + 1);
            // Not every number of players goes with the default options.
            let Ok(rules) = R::new(SeatCount::new(seats).unwrap(), R::Options::default()) else { continue };
            let seed = Seed::from_bytes([seed; 32]);
            let mut rng = seed.stream(Purpose(0xffff_0008), 0);
            let mut state = rules.start(seed);
            for _ in 0..2_000 {
                let phase = rules.phase(&state);
                if matches!(phase, Phase::Over(_)) {
                    break;
                }
                let waiting: Vec<_> = phase.waiting().iter().collect();
                let seat = *pick(&waiting, &mut rng).unwrap();
                let choices = rules.choices(&rules.view(&state, Observer::Seat(seat)));
                asked.decisions += 1;
                let intent = pick(&choices.intents, &mut rng).unwrap().clone();
                let openly = all_can_tell(&rules, &state, seat, &mut rng);
                match only_choice(choices) {
                    None => assert!(!openly, "{}: nobody can tell what is not so", R::INFO.id),
                    Some(only) => {
                        assert_eq!(only, intent);
                        let kind = kinds_of([&serde_json::to_value(&only).unwrap()]).pop_first().unwrap();
                        let (often, told) = asked.forced.entry(kind).or_default();
                        (*often, *told) = (*often + 1, *told + u32::from(openly));
                    }
                }
                rules.apply(&mut state, seat, &intent, &mut Log::new()).unwrap();
            }
        }
        asked
    }
}

#[test]
fn everybody_can_tell_that_a_card_is_the_last_and_nobody_what_a_hand_allows() {
    let asked = visit_all(&Count);
    let of = |game: &str| asked.iter().find(|asked| asked.game == game).unwrap();
    let (often, openly) = of("seven-kingdoms").forced["play"];
    assert!(often > 50 && often == openly, "{asked:?}");
    for (game, what) in [("seven-sages", "pass"), ("seven-wonders", "play")] {
        let (often, openly) = of(game).forced[what];
        assert!(often > 0 && openly == 0, "{asked:?}");
    }
    assert!(of("seven-dragons").forced.is_empty(), "there is always a choice: {asked:?}");
}
