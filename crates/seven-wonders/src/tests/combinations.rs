//! Every combination of options is played, or refused with a sentence that contains the change to make.

use contract::{OptionsRefused, Phase, Rules as _, SeatCount, Seed};

use crate::{Boards, LeaderDraft, Leaders, Options, Set, Sets, SevenWonders, SideChoice, Wonders};

type Setup = (u8, Options);

fn new((seats, options): Setup) -> Result<SevenWonders, OptionsRefused> {
    SevenWonders::new(SeatCount::new(seats).unwrap(), options)
}

fn sets(bits: u8) -> Leaders {
    let sets = Set::ALL.into_iter().filter(|set| bits >> *set as u8 & 1 == 1).collect::<Vec<_>>();
    Leaders::Sets(Sets::try_from(sets).unwrap())
}

fn all_leaders() -> Vec<Leaders> {
    let presets = [Leaders::Off, Leaders::Box, Leaders::Official, Leaders::Everything];
    presets.into_iter().chain((1..1 << Set::ALL.len()).map(sets)).collect()
}

/// Iterates over all combinations of options, for every number of seats.
fn all() -> impl Iterator<Item = Setup> {
    let flags = (0..16_u8).map(|bits| [0, 1, 2, 3].map(|at| bits >> at & 1 == 1));
    let boxes = flags.flat_map(|[cities, teams, tower, projects]| {
        all_leaders().into_iter().map(move |leaders| Options {
            cities,
            teams,
            tower,
            projects,
            leaders,
            ..Options::default()
        })
    });
    let dealt = boxes.flat_map(|options| {
        [LeaderDraft::Drafted, LeaderDraft::Dealt]
            .map(|leader_draft| Options { leader_draft, ..options })
            .into_iter()
            .flat_map(|options| {
                [Wonders::Dealt, Wonders::Picked].map(|wonders| Options { wonders, ..options })
            })
            .flat_map(|options| {
                [SideChoice::Random, SideChoice::A, SideChoice::B, SideChoice::Picked]
                    .map(|sides| Options { sides, ..options })
            })
    });
    let boards = [Boards::Boxes, Boards::Official, Boards::Everything];
    let all = dealt.flat_map(move |options| boards.map(|boards| Options { boards, ..options }));
    all.flat_map(|options| (2..=8).map(move |seats| (seats, options)))
}

/// Applies a change from a refusal to the setup.
fn changed((seats, options): Setup, tells: &str) -> Setup {
    let (mut more, mut new) = (seats, options);
    match tells {
        "take more seats" => more += 1,
        "take fewer seats" => more -= 1,
        "take as many" => more = seats.next_multiple_of(2),
        "play without leaders" => new.leaders = Leaders::Off,
        "play without Cities" => new.cities = false,
        "play without the Tower of Babel" => new.tower = false,
        "play without the Great Projects" => new.projects = false,
        "play without boards of other boxes" => new.boards = Boards::Boxes,
        "play without teams" | "without teams" => new.teams = false,
        "play with Cities" => new.cities = true,
        "add a set" => {
            let there = |set: &Set| options.leaders.has(*set);
            let lacking = Set::ALL.into_iter().find(|set| !there(set)).expect("there is one more to add");
            let bits = Set::ALL.into_iter().filter(|set| there(set) || *set == lacking);
            new.leaders = sets(bits.fold(0, |bits, set| bits | 1 << set as u8));
        }
        _ => panic!("what is `{tells}`?"),
    }
    assert_ne!((more, new), (seats, options), "{tells}: nothing is changed");
    (more, new)
}

/// Returns the changes that a refusal suggests.
fn told(why: &OptionsRefused) -> Vec<&str> {
    let OptionsRefused(why) = why;
    assert!(!why.contains(['.', '\n', ';']), "one sentence: {why}");
    let (_, tells) = why.split_once(": ").unwrap_or_else(|| panic!("{why}: it does not say what to change"));
    tells.split(", or ").collect()
}

#[test]
fn every_combination_is_played_or_refused_with_what_to_change() {
    let (mut played, mut refused) = (0, 0);
    for setup in all() {
        let rules = match new(setup) {
            Ok(rules) => rules,
            Err(why) => {
                refused += 1;
                for at in [0, told(&why).len() - 1] {
                    follow(setup, at);
                }
                continue;
            }
        };
        played += 1;
        // Enough of each to begin, not all of a hundred thousand.
        if played % 97 == 0 {
            let state = rules.start(Seed::from_bytes([setup.0; 32]));
            assert!(!matches!(rules.phase(&state), Phase::Over(_)), "{setup:?}");
        }
    }
    println!("{played} are played, {refused} are refused");
    assert!(played > 10_000 && refused > 10_000, "{played} {refused}");
}

/// Applies always the first suggested change, or always the last, and arrives at a setup that is played.
fn follow(setup: Setup, at: usize) {
    let mut now = setup;
    for _ in 0..20 {
        let Err(why) = new(now) else { return };
        let tells = told(&why);
        now = changed(now, tells[at.min(tells.len() - 1)]);
    }
    panic!("{setup:?} is never played, whatever is changed");
}

#[test]
fn tables_of_another_size_are_refused() {
    for seats in [1, 8] {
        let why = new((seats, Options::default())).unwrap_err();
        assert!(why.0.contains("seats"), "{why:?}");
    }
}
