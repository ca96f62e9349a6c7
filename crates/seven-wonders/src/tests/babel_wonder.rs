//! Babel, the wonder made by players: one more tile, and tiles on its board.

use contract::{Log, Rules as _, SeatCount, Seed};

use super::scenario::{Scenario, seat};
use crate::{
    Board, Boards, Event, Intent, Leader, Matter, Offers, Options, Project, SevenWonders,
    Side::{self, A, B},
    SideChoice, Thing, Tile, Upon, Wonder, Wonders,
    course::What,
    state::{State, Step},
    thing::without,
    tower::Tower,
};

fn tile(number: u8) -> Tile {
    Tile::try_from(number).unwrap()
}

fn laying(number: u8) -> Intent {
    Intent::LayTile { tile: tile(number) }
}

/// Builds Babel on this side with these stages and tiles, all that the next stage costs, and coins for every
/// city.
fn at_babel(side: Side, stages: usize, tiles: [u8; 3]) -> Scenario {
    let mut at = Scenario::babel(3);
    at.board(0, Wonder::Babel, side).well_off(0).raised(0, stages).keeps(0, tiles);
    at
}

fn acting(at: &Scenario) -> [Vec<u8>; 3] {
    [0, 1, 2].map(|number| at.city(number).tiles.iter().map(|tile| tile.number()).collect())
}

/// Returns the tiles that can be laid on the board.
fn offered(at: &Scenario) -> (Upon, Vec<u8>) {
    let offers = at.view(0).you.unwrap().offers;
    let Offers::LayTile { on, tiles, .. } = &offers[0] else { panic!("{offers:?}") };
    (*on, tiles.iter().map(|tile| tile.number()).collect())
}

#[test]
fn on_side_a_red_tiles_act_for_others_and_green_ones_for_the_owner() {
    // A tax, a restriction; a discount, a bonus.
    for (number, own, others) in [(1, false, true), (3, false, true), (2, true, false), (5, true, false)] {
        let mut at = at_babel(A, 1, [number, 23, 24]);
        at.raises();
        assert_eq!(at.matter(), Some(Matter::LayTile { on: Upon::ByKind }));
        assert!(offered(&at).1.contains(&number));
        at.answer(0, laying(number));
        let there = |acts: bool| if acts { vec![number] } else { vec![] };
        assert_eq!(acting(&at), [there(own), there(others), there(others)]);
        let view = at.view(1).tower.unwrap();
        assert_eq!((view.boards[0].tile, view.boards[0].seat, view.placed.len()), (tile(number), seat(0), 0));
        assert_eq!(view.hands[seat(0)], 2);
        assert_eq!(at.score(0).babel, 2, "it counts like one on the tower");
    }
}

#[test]
fn on_side_b_the_first_acts_for_others_and_the_second_for_the_owner() {
    let mut at = at_babel(B, 0, [1, 2, 24]);
    at.raises();
    assert_eq!(offered(&at), (Upon::Others, vec![1, 2, 24]));
    at.answer(0, laying(2)).raises();
    assert_eq!(offered(&at), (Upon::Own, vec![1, 24]));
    at.answer(0, laying(1));
    assert_eq!(acting(&at), [vec![1], vec![2], vec![2]], "green for others, red for the owner");
    assert_eq!((at.score(0).babel, at.score(0).wonder), (5, 6));
}

#[test]
fn nothing_need_be_laid_and_without_a_tile_nobody_is_asked() {
    let mut at = at_babel(B, 0, [1, 2, 24]);
    at.raises().answer(0, Intent::Decline);
    assert_eq!((at.state.step, acting(&at)), (Step::Turn, [vec![], vec![], vec![]]));
    let mut at = at_babel(B, 0, [1, 2, 24]);
    at.acting(&[1, 2, 24]).raises();
    assert_eq!((at.state.step, at.matter()), (Step::Turn, None));
}

/// It acts from the next turn on: no question of this turn comes later.
#[test]
fn a_tile_on_the_board_is_asked_for_after_all_else() {
    let mut at = at_babel(A, 1, [17, 23, 24]);
    at.state.agenda.add(seat(1), What::Matter(Matter::Trade));
    at.state.cities[seat(1)].defeats = 2;
    at.raises();
    assert_eq!(at.matter(), Some(Matter::Trade));
    at.answer(1, Intent::Announce);
    assert_eq!(at.matter(), Some(Matter::LayTile { on: Upon::ByKind }));
}

/// Tiles on the tower cover each other, and never one on a board.
#[test]
fn it_lies_there_for_good() {
    let mut at = at_babel(B, 1, [18, 23, 24]);
    at.raises().answer(0, laying(18));
    let laid = |at: &mut Scenario, numbers: &[u8]| {
        at.acting(numbers);
        at.state.tiles_act();
    };
    laid(&mut at, &[1, 2, 3, 4]);
    assert_eq!(acting(&at), [vec![2, 3, 4, 18], vec![2, 3, 4], vec![2, 3, 4]]);
    assert!(at.city(0).standing.makes.resources().iter().next().is_some());
    // A tile stays when its stage is destroyed.
    at.state.cities[seat(0)].raze(1);
    at.state.tiles_act();
    assert_eq!(acting(&at)[0], [2, 3, 4, 18]);
}

/// Without the wonder there is no board; its tiles still count as laid.
#[test]
fn without_the_wonder_it_acts_no_more() {
    let options = Options { tower: true, leaders: crate::Leaders::Everything, ..Options::default() };
    let mut at = Scenario::with(3, options);
    while matches!(at.state.step, Step::Draft | Step::Tiles) {
        for number in 0..3 {
            let intent = at.rules.fallback(&at.view(number)).unwrap();
            at.try_intent(number, intent).unwrap();
        }
    }
    at.leaders(0, &[Leader::Sappho]).leaders(1, &[Leader::Zenobia]).leaders(2, &[Leader::Midas]);
    at.board(0, Wonder::Babel, A).well_off(0).raised(0, 1).keeps(0, [18, 23, 24]);
    at.recruits(Leader::Sappho).raises().answer(0, laying(18));
    assert_eq!(acting(&at), [vec![18], vec![], vec![]]);
    at.hand(0, &[crate::Card::Altar, crate::Card::Baths]).recruits_besides(1, Leader::ChuckNorris);
    assert_eq!((acting(&at), at.score(0).babel), ([vec![], vec![], vec![]], 2));
}

/// Returns a match at the draft of tiles in which a player has Babel, and that player.
fn drafting(seats: u8) -> (Scenario, usize) {
    let options = Options {
        tower: true,
        boards: Boards::Everything,
        wonders: Wonders::Picked,
        sides: SideChoice::A,
        cities: seats == 8,
        ..Options::default()
    };
    let rules = SevenWonders::new(SeatCount::new(seats).unwrap(), options).unwrap();
    let state = rules.start(Seed::from_bytes([seats; 32]));
    let mut at = Scenario { rules, state, log: Log::new() };
    let first = at.rules.phase(&at.state).waiting().iter().next().unwrap().number();
    at.answer(first, Intent::Choose { wonder: Wonder::Babel, side: A });
    while at.state.step != Step::Tiles {
        let next = at.rules.phase(&at.state).waiting().iter().next().unwrap().number();
        let intent = at.rules.choices(&at.view(next)).intents[0];
        at.answer(next, intent);
    }
    (at, first)
}

#[test]
fn its_owner_has_a_tile_more_than_were_dealt_which_nobody_else_knows() {
    for seats in 3..=8_u8 {
        let (mut at, owner) = drafting(seats);
        let own = |at: &Scenario| at.view(owner).you.unwrap().tiles.unwrap().hand;
        while at.state.step == Step::Tiles {
            assert!(own(&at).len() < 3, "not before the draft is over");
            for number in 0..usize::from(seats) {
                at.imagined(number);
                let intent = at.rules.choices(&at.view(number)).intents[0];
                at.answer(number, intent);
            }
        }
        let expected = if seats == 8 { 3 } else { 4 };
        assert_eq!(
            (own(&at).len(), at.view(0).tower.unwrap().hands[seat(owner)]),
            (expected, expected as u8)
        );
        let tower = at.state.tower.as_ref().unwrap();
        for (_, more) in &tower.more {
            assert!(tower.packs.dealt.iter().all(|(_, pack)| !pack.contains(more)));
        }
        let (mut met, true_hand) = (false, tower.hand(seat(owner)));
        for number in 0..usize::from(seats) {
            let imagined: State = at.imagined(number);
            met |= imagined.tower.unwrap().hand(seat(owner)) != true_hand;
        }
        assert!(met, "others do not know which");
    }
}

/// The deal of all others is the same with and without Babel.
#[test]
fn the_tile_more_is_none_of_those_that_are_dealt_otherwise() {
    let (seats, seed) = (SeatCount::new(5).unwrap(), Seed::from_bytes([5; 32]));
    let (without, with) = (Tower::dealt(seats, &seed, |_| 0), Tower::dealt(seats, &seed, |_| 1));
    assert!(without.packs == with.packs && without.more.is_empty() && with.more.len() == 5);
}

/// The effect of its power is at the beginning, so there is nothing to lose.
#[test]
fn it_has_nothing_for_double_walls_to_take() {
    let mut at = Scenario::babel(3);
    at.board(1, Wonder::Babel, A).shows(Project::DoubleWalls, &[1, 0, 0]).settles();
    assert_eq!((at.city(1).bare, at.city(1).penalties), (false, 1));
}

#[test]
fn out_of_time_no_tile_is_laid_that_does_harm() {
    let mut at = at_babel(B, 0, [2, 5, 24]);
    at.raises();
    assert_eq!(at.rules.fallback(&at.view(0)), Some(Intent::Decline));
    let mut at = at_babel(B, 0, [2, 3, 24]);
    at.raises();
    assert_eq!(at.rules.fallback(&at.view(0)), Some(laying(3)));
}

/// Nimrod: he is paid for it as for any laid tile.
#[test]
fn everybody_is_told_and_coins_for_tiles_come() {
    let mut at = at_babel(A, 1, [2, 5, 24]);
    at.state.cities[seat(0)].bring(Thing::Leader(Leader::Nimrod));
    let coins = at.city(0).coins;
    at.raises().answer(0, laying(5));
    assert_eq!(at.city(0).coins, coins - 2 + 3);
    let told = Event::TileOnBoard { seat: seat(0), tile: tile(5), on: Upon::ByKind, income: 3 };
    assert!(at.told(1).contains(&told));
}

/// Manneken Pis lays its own tiles on its own board.
#[test]
fn manneken_pis_copies_it() {
    let mut at = Scenario::babel(3);
    at.board(1, Wonder::Babel, B).board(0, Wonder::MannekenPis, A).well_off(0).keeps(0, [2, 5, 24]);
    at.raises().answer(0, laying(5));
    assert_eq!(acting(&at), [vec![], vec![5], vec![5]]);
    at.raised(0, 1).raises();
    assert_eq!(offered(&at), (Upon::Own, vec![2, 24]));
    at.answer(0, laying(2));
    assert_eq!(acting(&at), [vec![2], vec![5], vec![5]]);
}

/// A test fails if any row is emptied.
#[test]
fn each_stage_does_something() {
    let score = |side: Side, stages: usize| {
        let mut at = at_babel(side, stages - 1, [1, 2, 24]);
        at.built(0, &[crate::Card::StonePit]).raises();
        if at.matter().is_some() {
            at.answer(0, laying(1));
        }
        let acts: Vec<usize> = acting(&at).map(|tiles| tiles.len()).to_vec();
        (at.score(0).total - (at.city(0).coins / 3) as i16, acts)
    };
    for (side, stages, points, acts) in [
        (A, 1, 3, [0, 0, 0]),
        (A, 2, 3 + 2, [0, 1, 1]),
        (A, 3, 10, [0, 0, 0]),
        (B, 1, 3 + 2, [0, 1, 1]),
        (B, 2, 6 + 2, [1, 0, 0]),
    ] {
        let thing = Thing::Stage(Board { wonder: Wonder::Babel, side }, stages as u8 - 1);
        let expected = (points, acts.to_vec());
        assert_eq!(score(side, stages), expected, "{thing:?}");
        assert_ne!(without(thing, || score(side, stages)), expected, "{thing:?}");
    }
}
