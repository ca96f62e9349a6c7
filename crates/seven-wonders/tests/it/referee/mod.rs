//! A second implementation: the rules crate plays matches, and a plain retelling of the rule book referees
//! them. They share only the printed cards and boards. All options, hands, purses, cities, tokens and points
//! are compared.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

mod acting;
mod asked;
mod babel;
mod boards;
mod choices;
mod city;
mod compare;
mod conflicts;
mod decks;
mod drafts;
mod game;
mod losses;
mod market;
mod matching;
mod projects;
mod rows;
mod rulebook;
mod run;
mod salvage;
mod science;
mod table;

use std::collections::BTreeSet;

use contract::{Purpose, Seed};
use contract_laws::any_mixes;
use seven_wonders::{
    Boards, Card, Leader, LeaderDraft, Leaders, Options, SevenWonders, SideChoice, Wonder, Wonders,
};

use game::{Deal, referee};
use table::Scrutiny;

/// Referees this number of matches of each kind. Returns the things that occurred. All matches are played
/// before a difference fails the test.
fn all(usual: u32, kinds: impl IntoIterator<Item = (u8, Options)>) -> BTreeSet<String> {
    let (mut met, mut differ) = (BTreeSet::new(), Vec::new());
    for (n, options) in kinds {
        for number in 0..usual {
            let deal = Deal { salt: 0, number };
            match std::panic::catch_unwind(|| referee(n, deal, options, Scrutiny::Decisions)) {
                Ok(referee) => met.extend(referee.came_up()),
                Err(_) => {
                    let options = serde_json::to_string(&options).unwrap();
                    eprintln!("the difference above is of {n} players, deal {number}, options {options}");
                    differ.push((n, number, options));
                }
            }
        }
    }
    assert!(differ.is_empty(), "{} matches differ: {differ:?}", differ.len());
    met
}

const PLAIN: Options = Options {
    wonders: Wonders::Dealt,
    sides: SideChoice::Random,
    leaders: Leaders::Off,
    leader_draft: LeaderDraft::Drafted,
    cities: false,
    teams: false,
    tower: false,
    projects: false,
    boards: Boards::Boxes,
};
/// All leaders, dealt without a draft.
const LED: Options = Options { leaders: Leaders::Everything, leader_draft: LeaderDraft::Dealt, ..PLAIN };

#[test]
fn two_players_and_the_free_city() {
    all(16, [(2, PLAIN)]);
}

#[test]
fn three_players() {
    all(12, [(3, PLAIN)]);
}

#[test]
fn four_to_seven_players() {
    all(6, [(4, PLAIN), (5, PLAIN)]);
    all(4, [(6, PLAIN), (7, PLAIN)]);
}

#[test]
fn leaders_of_the_box() {
    all(12, (3..=7).map(|n| (n, Options { leaders: Leaders::Box, ..PLAIN })));
}

#[test]
fn leaders_of_everywhere() {
    all(12, (3..=7).map(|n| (n, LED)));
}

/// Checks that all of these things occurred in the usual number of deals.
fn comes_up(met: &BTreeSet<String>, wanted: impl IntoIterator<Item = String>) {
    let missing: Vec<String> = wanted.into_iter().filter(|what| !met.contains(what)).collect();
    assert!(missing.is_empty(), "nothing was seen of {missing:?}, only of {met:?}");
}

const OF_LOSSES: [&str; 4] =
    ["all of a loss is paid", "some of a loss is owed", "all of a loss is owed", "a loss without coins"];

/// With seven turns, and with six for eight players: each black card and guild, both wonders, and each way to
/// lose and to fight.
#[test]
fn cities() {
    let met = all(8, (3..=8).map(|n| (n, Options { cities: true, ..PLAIN })));
    let cards = Card::all().filter(|card| card.needs_cities()).map(|card| format!("{card:?}"));
    comes_up(&met, cards);
    comes_up(&met, OF_LOSSES.map(str::to_owned));
    let stages = [(Wonder::Petra, 3), (Wonder::Petra, 2), (Wonder::Byzantium, 3), (Wonder::Byzantium, 2)];
    comes_up(&met, stages.map(|(wonder, stages)| format!("all {stages} stages of {wonder:?}")));
    let fights = ["2 of 3 fight", "2 of 4 fight", "3 of 8 fight", "a mask and a wild symbol", "two masks"];
    comes_up(&met, fights.map(str::to_owned));
}

#[test]
fn cities_with_leaders() {
    let official = Options { cities: true, leaders: Leaders::Official, ..PLAIN };
    let met = all(6, (3..=8).flat_map(|n| [(n, official), (n, Options { cities: true, ..LED })]));
    let leaders = [
        Leader::Aspasia,
        Leader::Berenice,
        Leader::Caligula,
        Leader::Darius,
        Leader::Diocletian,
        Leader::Semiramis,
        Leader::Helen,
    ];
    comes_up(&met, leaders.map(|leader| format!("{leader:?}")));
    comes_up(&met, ["a loss in the leader phase", "a void token"].map(str::to_owned));
}

#[test]
fn teams_of_two() {
    let plain = Options { cities: true, teams: true, ..PLAIN };
    let led = Options { cities: true, teams: true, ..LED };
    let met = all(6, [4, 6, 8].into_iter().flat_map(|n| [(n, plain), (n, led)]));
    comes_up(&met, (0..=2).map(|tokens| format!("{tokens} fights at a border")));
    comes_up(&met, OF_LOSSES.map(str::to_owned));
}

const TOWER: Options = Options { tower: true, ..PLAIN };
const PROJECTS: Options = Options { projects: true, ..PLAIN };
const BABEL: Options = Options { tower: true, projects: true, ..PLAIN };

#[test]
fn the_tower_of_babel() {
    all(4, (3..=7).map(|n| (n, TOWER)));
}

#[test]
fn great_projects() {
    let met = all(4, (3..=7).map(|n| (n, PROJECTS)));
    comes_up(&met, ["a project is closed".to_owned()]);
}

#[test]
fn babel_with_everything() {
    let led = |options: Options| Options { leaders: LED.leaders, leader_draft: LED.leader_draft, ..options };
    all(2, (3..=7).flat_map(|n| [(n, led(TOWER)), (n, led(PROJECTS)), (n, led(BABEL))]));
    let cities = |options: Options| Options { cities: true, ..options };
    all(2, (3..=8).flat_map(|n| [TOWER, PROJECTS, BABEL].map(|options| (n, cities(options)))));
    all(2, (3..=8).flat_map(|n| [TOWER, PROJECTS, BABEL].map(|options| (n, cities(led(options))))));
    let teams = |options: Options| Options { teams: true, ..cities(options) };
    all(2, [4, 6, 8].into_iter().flat_map(|n| [(n, teams(BABEL)), (n, teams(led(BABEL)))]));
}

/// Any mix of options, including sets of leaders and boards that are picked.
#[test]
fn any_mix() {
    let mut rng = Seed::from_bytes([3; 32]).stream(Purpose(97), 0);
    all(1, any_mixes::<SevenWonders>(2..=8, 35, &mut rng));
}

/// A project and the conflicts after it are one turn (G-16), so Vercingetorix' owner is asked once. Found by
/// the long run.
#[test]
fn nobody_is_asked_for_defeats_between_a_project_and_its_conflicts() {
    let leaders = Leaders::Everything;
    let options = Options { leaders, cities: true, tower: true, projects: true, ..Options::default() };
    referee(3, Deal { salt: 81, number: 811 }, options, Scrutiny::Decisions);
}

/// A tile on the board of Babel brings nothing for cards that Chuck Norris builds: he removes that board
/// first. Found by the long run, in the referee.
#[test]
fn what_lay_on_boards_is_gone_before_markers_are_built() {
    let everything = Options { boards: Boards::Everything, sides: SideChoice::Picked, ..BABEL };
    let options = Options { leaders: LED.leaders, leader_draft: LED.leader_draft, ..everything };
    referee(7, Deal { salt: 573, number: 479 }, options, Scrutiny::Decisions);
}

/// A leader phase ends when all players with leaders have played one, also if the last seat has none. Found
/// by the long run, in the referee.
#[test]
fn whoever_has_no_leader_left_is_not_waited_for() {
    let led =
        Options { leaders: Leaders::Everything, leader_draft: LeaderDraft::Drafted, tower: true, ..PLAIN };
    let options = Options { wonders: Wonders::Picked, sides: SideChoice::Picked, ..led };
    referee(3, Deal { salt: 76, number: 1144 }, options, Scrutiny::Decisions);
}

/// Stevie, drawn by Catan, is discarded if the next stage cannot be paid, though a later one could. Found by
/// the long run.
#[test]
fn nobody_is_asked_to_pay_stevie_for_a_later_stage() {
    let led = Options { leaders: Leaders::Official, leader_draft: LeaderDraft::Dealt, cities: true, ..PLAIN };
    let options = Options { boards: Boards::Official, wonders: Wonders::Picked, ..led };
    referee(7, Deal { salt: 542, number: 1405 }, options, Scrutiny::Decisions);
}

/// Does the long run, if it is requested: see `run.rs`.
#[test]
fn every_combination() {
    let combinations = run::combinations().len();
    match run::deals_asked_for() {
        Some(deals) => run::run(&deals, run::part_asked_for()),
        None => println!("SEPTET_REFEREE_DEALS says how many deals of each of {combinations} combinations"),
    }
}
