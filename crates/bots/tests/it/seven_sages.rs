//! The players of The Seven Sages: legal at every table, and as strong as promised.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::{
    Random,
    arena::{self, Contender, Contest, run_contest},
    seven_sages::Heuristic,
};
use contract::{Log, Observer, People, Player, Purpose, Rules as _, Seat, SeatChange, SeatCount, Seed};
use seven_sages::{Intent, Options, SevenSages, Stage};

fn rules(n: u8) -> SevenSages {
    SevenSages::new(SeatCount::new(n).unwrap(), Options::default()).unwrap()
}

#[test]
fn players_choose_what_they_may_do() {
    let all: [&dyn Player<SevenSages>; 2] = [&Heuristic, &Random];
    for n in 3..=5 {
        let lineup: Vec<_> = (0..n).map(|i| all[usize::from(i) % 2]).collect();
        for game in 0..20 {
            arena::play(&rules(n), &lineup, &Seed::from_bytes([game; 32])).unwrap();
        }
    }
}

/// The talks of bots with a person who says nothing: the bots wait, and do not use up their moves.
#[test]
fn heuristics_wait_for_a_silent_person() {
    for number in 0..10 {
        let rules = rules(4);
        let mut state = rules.start(Seed::from_bytes([number; 32]));
        let silent = Seat::new(3, rules.seats()).unwrap();
        let mut rng = Seed::from_bytes([1; 32]).stream(Purpose(1), 0);
        for _ in 0..40 {
            let waiting = rules.phase(&state).waiting();
            assert!(!waiting.is_empty(), "the match is not over");
            let talks = matches!(rules.view(&state, Observer::Public).stage, Stage::Negotiate { .. });
            let Some(seat) = waiting.iter().find(|seat| !talks || *seat != silent) else { break };
            let view = rules.view(&state, Observer::Seat(seat));
            let intent = Heuristic.decide(&rules, &view, &rules.choices(&view), &mut rng);
            assert!(!matches!(intent, Intent::WalkAway | Intent::NoDeal { .. }), "{intent:?}");
            rules.apply(&mut state, seat, &intent, &mut Log::unread()).unwrap();
            if matches!(rules.view(&state, Observer::Public).stage, Stage::Exchange { .. }) {
                break;
            }
        }
        let stage = rules.view(&state, Observer::Public).stage;
        let settled = matches!(&stage, Stage::Exchange { .. });
        let waits = matches!(&stage, Stage::Negotiate { listening, .. } if listening.len() == 3);
        assert!(settled || waits, "{stage:?}");
    }
}

/// A bot accepts a person's offer at once, and one of another bot when the people have had their time. A
/// person who has voted for no deal has had it.
#[test]
fn alliances_of_automatic_players_wait_for_people() {
    let rules = rules(4);
    let seat = |number| Seat::new(number, rules.seats()).unwrap();
    let mut state = rules.start(Seed::from_bytes([4; 32]));
    while let Some(asked) = rules.phase(&state).waiting().iter().next() {
        if matches!(rules.view(&state, Observer::Public).stage, Stage::Negotiate { .. }) {
            break;
        }
        let intent = rules.choices(&rules.view(&state, Observer::Seat(asked))).intents.remove(0);
        rules.apply(&mut state, asked, &intent, &mut Log::unread()).unwrap();
    }
    let one = |number| [seat(number)].into_iter().collect();
    let waits = |state: &seven_sages::State, player: &dyn Player<SevenSages>, intent: &Intent, people| {
        let view = rules.view(state, Observer::Seat(seat(0)));
        let mut rng = Seed::from_bytes([1; 32]).stream(Purpose(1), 0);
        player.waits(&rules, &view, seat(0), intent, people, &mut rng)
    };
    for from in [1, 2] {
        rules.apply(&mut state, seat(from), &Intent::Propose { to: seat(0) }, &mut Log::unread()).unwrap();
    }
    let people = People { seated: one(2), deciding: one(2) };
    let bots = Intent::Accept { from: seat(1) };
    assert!(waits(&state, &Heuristic, &bots, people) && waits(&state, &Random, &bots, people));
    assert!(waits(&state, &Heuristic, &Intent::Propose { to: seat(1) }, people), "offers that meet");
    assert!(!waits(&state, &Heuristic, &Intent::Accept { from: seat(2) }, people));
    assert!(!waits(&state, &Heuristic, &bots, People { deciding: [].into_iter().collect(), ..people }));
    for quiet in [Intent::Listen, Intent::Propose { to: seat(3) }] {
        assert!(!waits(&state, &Heuristic, &quiet, people) && !waits(&state, &Random, &quiet, people));
    }
    rules.apply(&mut state, seat(2), &Intent::NoDeal { on: true }, &mut Log::unread()).unwrap();
    assert!(!waits(&state, &Heuristic, &bots, people));
}

/// the seat of a player who left plays nothing and gives nothing.
#[test]
fn a_seat_given_up_takes_part_in_nothing() {
    let rules = rules(4);
    let mut state = rules.start(Seed::from_bytes([4; 32]));
    let gone = Seat::new(1, rules.seats()).unwrap();
    rules.change_seat(&mut state, gone, SeatChange::Leave, &mut Log::unread()).unwrap();
    let mut rng = Seed::from_bytes([1; 32]).stream(Purpose(1), 0);
    let mut passed = 0;
    while let Some(seat) = rules.phase(&state).waiting().iter().next() {
        let view = rules.view(&state, Observer::Seat(seat));
        let intent = Heuristic.decide(&rules, &view, &rules.choices(&view), &mut rng);
        if seat == gone {
            assert!(!matches!(intent, Intent::Play { .. } | Intent::Cast { .. } | Intent::Give { .. }));
            assert_eq!(Some(&intent), rules.fallback(&view).as_ref());
            passed += u32::from(intent == Intent::Pass);
        }
        rules.apply(&mut state, seat, &intent, &mut Log::unread()).unwrap();
    }
    assert!(passed >= 3, "{passed}");
}

/// The promise is 40 %; chance is 25 %.
#[test]
fn the_heuristic_beats_three_random_players() {
    let players: Vec<&dyn Player<SevenSages>> = vec![&Heuristic, &Random, &Random, &Random];
    let contest =
        Contest { rules: rules(4), players: Contender::all(players), games: 200, seed: 2026, threads: 2 };
    let standings = run_contest(&contest).unwrap();
    assert!(standings[0].wins.low > 0.7, "{standings:?}");
}
