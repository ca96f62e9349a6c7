//! Section 15: the time and the ways in which a Great Project can be joined.

use contract::{Earlier as _, Log, Rules as _, SeatCount, Seed};

use crate::{
    Card, How, Intent, Joined, Options, Payment, Project, Refusal, SevenWonders, Side, Wonder,
    tests::scenario::{Scenario, seat},
};

const PAID: How = How::Join { by: Joined::Paid, pay: Payment::NOTHING };
const POWER: How = How::Join { by: Joined::Power, pay: Payment::NOTHING };

/// Shows the Belvedere, for blue cards and a clay, in the first turn. Each player has a free blue card, and
/// clay.
fn belvedere(taken: &[u8]) -> Scenario {
    let mut at = Scenario::babel(3);
    at.shows(Project::Belvedere, taken);
    for number in 0..3 {
        at.built(number, &[Card::ClayPool]);
    }
    deal(&mut at);
    at
}

fn deal(at: &mut Scenario) {
    for number in 0..3 {
        at.hand(number, &[Card::Altar, Card::Lodge, Card::Study]);
    }
}

fn joins(at: &mut Scenario, number: usize) -> bool {
    at.try_play(number, Card::Altar, PAID).is_ok()
}

/// Reserve tokens are for the turn in which the tokens run out: all three join with one token left.
#[test]
fn everybody_joins_in_the_turn_in_which_tokens_run_out() {
    let mut at = belvedere(&[1]);
    assert_eq!([0, 1, 2].map(|number| joins(&mut at, number)), [true; 3]);
    assert_eq!([0, 1, 2].map(|number| at.state.works[0].taken[seat(number)]), [2, 1, 1]);
    assert!(at.view(0).projects[0].closed);
}

/// From the next turn on, players cannot join.
#[test]
fn a_project_with_all_its_tokens_is_closed() {
    let mut at = belvedere(&[1]);
    assert!(joins(&mut at, 1) && !at.view(0).projects[0].closed);
    at.others_discard();
    deal(&mut at);
    assert!(at.view(0).projects[0].closed);
    assert_eq!(at.try_play(0, Card::Altar, PAID), Err(Refusal::NoPart));
    let joining = |intent: &Intent| matches!(intent, Intent::Play { how: How::Join { .. }, .. });
    assert!(!at.rules.choices(&at.view(0)).intents.iter().any(joining));
    // It still succeeds at the end of the age.
    at.settles();
    assert_eq!(at.view(0).projects[0].done, Some(true));
}

/// The project of the next age is open again.
#[test]
fn the_next_project_is_open() {
    let mut at = belvedere(&[1, 1]);
    at.last_turn(1).others_discard();
    let shown = at.view(0).projects;
    assert_eq!(shown.iter().map(|project| project.closed).collect::<Vec<_>>(), [false, false]);
}

/// A last card is played in the turn of the sixth. If tokens run out with that one, it takes a reserve token.
#[test]
fn a_last_card_joins_where_tokens_ran_out_in_its_turn() {
    for (taken, joins) in [(1, true), (2, false)] {
        let mut at = belvedere(&[0, 0, taken]);
        at.board(0, Wonder::Babylon, Side::B).raised(0, 2).last_turn(1);
        if taken == 2 {
            // They ran out in an earlier turn.
            at.state.works[0].closed = true;
        }
        at.hand(0, &[Card::Lodge, Card::Altar]).hand(1, &[Card::Altar, Card::Lodge]);
        at.play(0, Card::Lodge, How::Discard);
        let first = if taken == 1 { PAID } else { How::Discard };
        at.play(1, Card::Altar, first).others_discard();
        assert_eq!(at.try_play(0, Card::Altar, PAID).is_ok(), joins, "{taken} tokens before the turn");
    }
}

/// G-24: card and project are one sum, so a power may build a card that costs nothing.
#[test]
fn a_power_builds_a_free_card_that_joins() {
    let mut at = belvedere(&[]);
    at.board(0, Wonder::Olympia, Side::A).raised(0, 2).built(0, &[Card::ClayPool]);
    deal(&mut at);
    assert!(at.try_play(0, Card::Altar, How::Power).is_err(), "by itself it costs nothing");
    at.try_play(0, Card::Altar, POWER).unwrap();
    at.others_discard();
    assert_eq!((at.state.works[0].taken[seat(0)], at.view(0).cities[seat(0)].free_build), (1, false));
    // A token of a project acts in the same way.
    let mut at = belvedere(&[]);
    at.state.cities[seat(0)].bring(crate::Thing::Project(Project::Cranes));
    at.try_play(0, Card::Altar, POWER).unwrap();
    at.others_discard();
    assert_eq!((at.state.works[0].taken[seat(0)], at.city(0).projects().len()), (1, 0));
    // So does a power for a card that its chain builds.
    let mut at = belvedere(&[]);
    at.board(0, Wonder::Olympia, Side::A).raised(0, 2).built(0, &[Card::Altar, Card::ClayPool]);
    at.hand(0, &[Card::Temple, Card::Lodge]);
    at.try_play(0, Card::Temple, POWER).unwrap();
}

/// Matches of version 1 keep their rules to the end.
#[test]
fn version_1_leaves_projects_open() {
    let options = Options { projects: true, ..Options::default() };
    let rules = SevenWonders::new(SeatCount::new(3).unwrap(), options).unwrap().earlier();
    let state = rules.start(Seed::from_bytes([3; 32]));
    let mut at = Scenario { rules, state, log: Log::new() };
    at.shows(Project::Belvedere, &[1, 1]).built(0, &[Card::ClayPool]).others_discard();
    deal(&mut at);
    assert!(!at.view(0).projects[0].closed && joins(&mut at, 0));
}
