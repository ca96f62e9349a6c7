//! Section 7: the score sheet.

use crate::{
    Card, CopiedGuild, Leader, Side, Wonder,
    tests::scenario::{Scenario, seat},
};

#[test]
fn three_coins_are_a_point() {
    let mut scenario = Scenario::new(3);
    for (coins, points) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (300, 100)] {
        assert_eq!(scenario.coins(0, coins).score(0).coins, points);
    }
}

#[test]
fn tokens_count_what_is_on_them() {
    for (victories, defeats, points) in [
        ([0; 3], 0, 0),
        ([2, 0, 0], 0, 2),
        ([1, 1, 1], 0, 9),
        ([2, 2, 2], 0, 18),
        ([0; 3], 6, -6),
        ([0, 1, 0], 2, 1),
    ] {
        let mut scenario = Scenario::new(3);
        let city = &mut scenario.state.cities[seat(0)];
        (city.victories, city.defeats) = (victories, defeats);
        assert_eq!(scenario.score(0).military, points);
    }
}

#[test]
fn every_point_is_in_one_category() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Rhodes, Side::B).raised(0, 2).coins(0, 10);
    scenario.built(
        0,
        &[
            Card::Palace,
            Card::Apothecary,
            Card::Workshop,
            Card::Scriptorium,
            Card::Lighthouse,
            Card::BuildersGuild,
        ],
    );
    scenario.state.cities[seat(0)].victories = [0, 0, 2];
    let score = scenario.score(0);
    assert_eq!(
        [
            score.military,
            score.coins,
            score.wonder,
            score.civilian,
            score.science,
            score.commerce,
            score.guilds
        ],
        [10, 3, 7, 8, 10, 1, 2]
    );
    assert_eq!(score.total, 41);
    assert_eq!(score.symbols, [1, 1, 1]);
}

/// Symbols of choice are placed for the most points, several together.
#[test]
fn wild_symbols_are_placed_best() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Babylon, Side::A).raised(0, 2);
    let green = [Card::Apothecary, Card::Workshop, Card::Dispensary, Card::Laboratory, Card::ScientistsGuild];
    scenario.built(0, &green);
    // Two compasses, two gears and two of choice: two sets, 3 * 4 + 14.
    assert_eq!((scenario.score(0).science, scenario.score(0).symbols), (26, [2, 2, 2]));
    scenario.built(0, &[Card::Lodge, Card::Academy]);
    // Four compasses, two gears: (4, 2, 2) with two sets brings 38; (6, 2, 0) would bring 40.
    assert_eq!(scenario.score(0).symbols, [6, 2, 0]);
    assert_eq!(scenario.score(0).science, 40);
}

/// Everything that depends on symbols includes those that Olympia copies. The symbol of choice completes a
/// second set, which Aristotle counts. Science is three squares of 2 and two sets of 7, and he brings 3 for
/// each set.
#[test]
fn sets_count_copied_symbols() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Olympia, Side::B).raised(0, 3).with_leader(Leader::Aristotle);
    let green = [Card::Apothecary, Card::Dispensary, Card::Workshop, Card::Laboratory, Card::Scriptorium];
    scenario.built(0, &green).built(1, &[Card::ScientistsGuild]);
    let score = scenario.score(0);
    assert_eq!((score.symbols, score.science, score.leaders), ([2, 2, 2], 26, 6));
    assert_eq!((score.guilds, score.copied), (0, Some(Card::ScientistsGuild)));
}

/// The best guild with Aristotle is not the best one without him. A symbol of choice brings 1 and a set of 7,
/// less than 9 yellow cards of neighbours. He adds 3 for the set.
#[test]
fn the_copied_guild_is_chosen_together_with_sets() {
    let worth = |leaders: &[Leader]| {
        let mut scenario = Scenario::new(3);
        scenario
            .board(0, Wonder::Olympia, Side::B)
            .raised(0, 3)
            .built(0, &[Card::Apothecary, Card::Workshop]);
        leaders.iter().for_each(|leader| _ = scenario.with_leader(*leader));
        let yellow = [
            Card::Tavern,
            Card::EastTradingPost,
            Card::WestTradingPost,
            Card::Marketplace,
            Card::Forum,
            Card::Caravansery,
            Card::Vineyard,
            Card::Haven,
            Card::Lighthouse,
        ];
        scenario.built(1, &yellow).built(2, &[Card::ScientistsGuild, Card::TradersGuild]);
        let score = scenario.score(0);
        (score.copied, score.science, score.guilds, score.leaders)
    };
    assert_eq!(worth(&[]), (Some(Card::TradersGuild), 2, 9, 0));
    assert_eq!(worth(&[Leader::Aristotle]), (Some(Card::ScientistsGuild), 10, 0, 3));
}

/// A copied Courtesans guild brings Aristotle's points, and symbols are placed for them as well. A fifth
/// compass would bring 9; a set brings 8, and he adds 3.
#[test]
fn copied_points_for_sets_place_symbols() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Olympia, Side::B).raised(0, 3);
    let four = [Card::Apothecary, Card::Dispensary, Card::Lodge, Card::Academy];
    scenario.built(0, &four).built(0, &[Card::Workshop, Card::ScientistsGuild]);
    assert_eq!(scenario.score(0).symbols, [5, 1, 0]);
    scenario.built(1, &[Card::CourtesansGuild]);
    scenario.state.cities[seat(1)].recruit(Leader::Aristotle);
    let tally = crate::scoring::tally(&scenario.state.cities, seat(0));
    let copied = CopiedGuild { guild: Card::CourtesansGuild, points: 3, leader: Some(Leader::Aristotle) };
    assert_eq!((tally.guilds, tally.science), (vec![copied], [16, 1, 1, 7]));
}
