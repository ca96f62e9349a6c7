//! Section 7: the score sheet.

use crate::{
    Card, Side, Wonder,
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

/// Wild symbols are placed for the most points, several together.
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
