//! Decisions that can be undone, over all games: some in each game in which players decide one after the
//! other, and never one after which a pile is smaller.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use contract::{
    Log, NotTakenBack, Observer, Phase, Purpose, Rules, SeatCount, Seed, can_be_taken_back, pick,
};
use games::{Listed, Visitor, visit_all};
use serde_json::Value;

/// The results of undo requests for random decisions.
#[derive(Default, Debug)]
struct Asked {
    game: &'static str,
    allowed: u32,
    /// Observers received different versions.
    apart: u32,
    /// Something hidden was revealed.
    shown: u32,
}

#[derive(Clone)]
struct AskOften;

/// Returns the public numbers of cards in piles.
fn piles(view: &Value) -> Vec<(String, u64)> {
    let mut found = Vec::new();
    if let Value::Object(fields) = view {
        for (name, value) in fields {
            let pile = ["pile", "deck", "stock", "draw"].iter().any(|word| name.contains(word));
            if let (true, Some(cards)) = (pile, value.as_u64()) {
                found.push((name.clone(), cards));
            }
            found.extend(piles(value));
        }
    }
    found
}

impl Visitor for AskOften {
    type Output = Asked;

    fn visit<R: Rules>(self, _: Listed<R>) -> Asked {
        let mut asked = Asked { game: R::INFO.id, ..Asked::default() };
        for seed in 0..4u8 {
            let seats = SeatCount::new(R::INFO.min_seats.max(3).min(R::INFO.max_seats)).unwrap();
            let rules = R::new(seats, R::Options::default()).unwrap();
            let seed = Seed::from_bytes([seed; 32]);
            let mut rng = seed.stream(Purpose(0xffff_0007), 0);
            let mut state = rules.start(seed);
            for step in 0..400 {
                let phase = rules.phase(&state);
                if matches!(phase, Phase::Over(_)) {
                    break;
                }
                let waiting: Vec<_> = phase.waiting().iter().collect();
                let seat = *pick(&waiting, &mut rng).unwrap();
                let choices = rules.choices(&rules.view(&state, Observer::Seat(seat)));
                let intent = pick(&choices.intents, &mut rng).unwrap().clone();
                let before = state.clone();
                rules.apply(&mut state, seat, &intent, &mut Log::new()).unwrap();
                if step % 3 > 0 {
                    continue;
                }
                let public =
                    |state: &R::State| serde_json::to_value(rules.view(state, Observer::Public)).unwrap();
                match can_be_taken_back(&rules, &before, &[(seat, intent.clone())], &mut rng) {
                    Ok(()) => {
                        asked.allowed += 1;
                        let (before, after) = (piles(&public(&before)), piles(&public(&state)));
                        assert_eq!(before, after, "{}: {intent:?}", R::INFO.id);
                    }
                    Err(NotTakenBack::Apart) => asked.apart += 1,
                    Err(NotTakenBack::Shown | NotTakenBack::Unsure) => asked.shown += 1,
                    Err(NotTakenBack::Over) => {}
                }
            }
        }
        asked
    }
}

#[test]
fn what_is_played_in_turn_can_be_taken_back_unless_it_shows_something() {
    let asked = visit_all(&AskOften);
    let of = |game: &str| asked.iter().find(|asked| asked.game == game).unwrap();
    for game in ["seven-kingdoms", "seven-dragons", "seven-sages"] {
        let Asked { allowed, apart, shown, .. } = of(game);
        assert!(*allowed > 0 && apart + shown > 0, "{asked:?}");
    }
    assert!(of("seven-kingdoms").shown > 0 && of("seven-sages").shown > 0, "{asked:?}");
    // All choose in secret, and can choose again until the last one has chosen.
    assert_eq!(of("seven-wonders").allowed, 0, "{asked:?}");
}
