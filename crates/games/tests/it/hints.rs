//! Hints of an adviser follow from the knowledge of the player.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::search::{Budget, Level};
use contract::{Allowance, AnyPlayer, Erased, Log, Observer, Purpose, Rules, SeatCount, Seed, pick};
use games::{Listed, Visitor, levels, visit_all};

/// An adviser with a number of plays as its limit, so that its hints are reproducible.
const PLAYS: u32 = 24;

#[derive(Clone)]
struct HintsFollowFromTheView;

impl Visitor for HintsFollowFromTheView {
    type Output = usize;

    /// Compares, at each decision, two worlds that the seat cannot distinguish: the match as it is, and one
    /// with other hidden cards. The adviser is asked as the server asks it, by the JSON of the seat.
    fn visit<R: Rules>(self, _: Listed<R>) -> usize {
        let adviser = levels::player::<R>(Level::Expert, Some(Budget::Plays(PLAYS))).unwrap();
        let adviser = Erased::<R, _>::new(adviser);
        let seats = SeatCount::new(R::INFO.min_seats.max(3).min(R::INFO.max_seats)).unwrap();
        let options = R::Options::default();
        let (rules, written) =
            (R::new(seats, options.clone()).unwrap(), serde_json::to_value(&options).unwrap());
        let seed = Seed::from_bytes([41; 32]);
        let (mut rng, mut elsewhere) = (seed.stream(Purpose(1), 0), seed.stream(Purpose(2), 0));
        let mut world = rules.start(seed.clone());
        let (mut compared, mut different) = (0, 0);
        for step in 0..400 {
            let Some(seat) = rules.phase(&world).waiting().iter().next() else { break };
            let view = rules.view(&world, Observer::Seat(seat));
            let choices = rules.choices(&view);
            if step % 9 == 0 && choices.intents.len() > 1 {
                let other = rules.imagine(&view, &mut elsewhere).unwrap();
                different += usize::from(other != world);
                let hint = |world: &R::State| {
                    let view = rules.view(world, Observer::Seat(seat));
                    let choices = serde_json::to_string(&rules.choices(&view)).unwrap();
                    let view = serde_json::to_string(&view).unwrap();
                    let mut luck = seed.stream(Purpose(3), step);
                    let asked = (view.as_str(), choices.as_str());
                    adviser.decide_within(seats, &written, asked, &mut luck, Allowance::WHOLE).unwrap()
                };
                assert_eq!(hint(&world), hint(&other), "{}, step {step}", R::INFO.id);
                compared += 1;
            }
            let intent = pick(&choices.intents, &mut rng).unwrap().clone();
            rules.carry_out(&mut world, seat, &intent, &mut Log::unread());
        }
        assert!(different > 0, "{}: the other worlds are no others", R::INFO.id);
        compared
    }
}

#[test]
fn a_hint_is_a_function_of_the_view() {
    let compared = visit_all(&HintsFollowFromTheView);
    assert!(compared.iter().all(|decisions| *decisions >= 2), "{compared:?}");
}
