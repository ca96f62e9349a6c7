//! Disputed cases of payments.

use super::{Bank, Exchange, Prices, Question, Sources, parts::fits};
use crate::{
    Board, Payment,
    Resource::{self, Glass, Stone, Wood},
    ResourceSet, Side, Units, Wonder,
    card_table::CARDS,
};

const TWO: Prices = Prices::PLAIN;
const ONE: Prices = Prices { raw: 1, manufactured: 1, first_cheaper: false };
static NOTHING: Sources = Sources::NONE;

fn sources(list: &[(&[Resource], u8)]) -> Sources {
    let mut sources = Sources::NONE;
    list.iter().for_each(|(one_of, units)| sources.add(one_of, *units));
    sources
}

fn question<'a>(own: &'a Sources, left: &'a Sources, right: &'a Sources) -> Question<'a> {
    let cost = Units::NONE;
    let (left_price, right_price, bank) = (TWO, TWO, Bank::default());
    Question { cost, own, left, right, left_price, right_price, bank, exchange: false }
}

impl Question<'_> {
    fn costs(mut self, list: &[(Resource, u8)]) -> Self {
        self.cost = Units::of(list);
        self
    }
}

fn pairs(front: &[Payment]) -> Vec<(u8, u8)> {
    front.iter().map(|way| (way.left, way.right)).collect()
}

#[test]
fn what_the_city_gives_is_free_and_nothing_else_is_offered() {
    let own = sources(&[(&[Wood], 2)]);
    let question = question(&own, &own, &own);
    assert_eq!(pairs(&question.costs(&[(Wood, 2)]).front()), [(0, 0)]);
    assert_eq!(pairs(&question.front()), [(0, 0)]);
}

#[test]
fn one_card_gives_one_of_its_options_in_a_turn() {
    let own = sources(&[(&[Wood, Stone], 1)]);
    let question = question(&own, &NOTHING, &NOTHING);
    assert_eq!(pairs(&question.costs(&[(Wood, 1)]).front()), [(0, 0)]);
    assert_eq!(pairs(&question.costs(&[(Stone, 1)]).front()), [(0, 0)]);
    assert_eq!(pairs(&question.costs(&[(Wood, 1), (Stone, 1)]).front()), []);
    assert_eq!(pairs(&question.costs(&[(Wood, 2)]).front()), []);
    assert_eq!(question.costs(&[(Wood, 2), (Glass, 1)]).missing(), Units::of(&[(Wood, 1), (Glass, 1)]));
}

#[test]
fn a_neighbours_choice_sells_one_unit() {
    let others = sources(&[(&[Wood, Stone], 1)]);
    let question = question(&NOTHING, &others, &others);
    assert_eq!(pairs(&question.costs(&[(Wood, 1)]).front()), [(0, 2), (2, 0)]);
    assert_eq!(pairs(&question.costs(&[(Wood, 1), (Stone, 1)]).front()), [(2, 2)]);
    assert_eq!(pairs(&question.costs(&[(Wood, 3)]).front()), []);
}

#[test]
fn the_buyer_splits_as_they_like() {
    let others = sources(&[(&[Stone], 3)]);
    let mut question = question(&NOTHING, &others, &others).costs(&[(Stone, 3)]);
    assert_eq!(pairs(&question.front()), [(0, 6), (2, 4), (4, 2), (6, 0)]);
    // The left is cheaper, but the buyer may want the right to have the coins.
    question.left_price = ONE;
    assert_eq!(pairs(&question.front()), [(0, 6), (1, 4), (2, 2), (3, 0)]);
    assert_eq!(pairs(&question.front_within(4)), [(2, 2), (3, 0)]);
    assert_eq!(pairs(&question.front_within(2)), []);
}

#[test]
fn more_than_it_takes_is_no_way_to_pay() {
    let own = sources(&[(&[Wood, Stone], 1)]);
    let left = sources(&[(&[Wood], 2), (&[Glass], 1)]);
    let right = sources(&[(&[Wood], 1)]);
    let question = question(&own, &left, &right).costs(&[(Wood, 1), (Stone, 1)]);
    // The own choice has to be stone; one wood is bought, never two.
    assert_eq!(pairs(&question.front()), [(0, 2), (2, 0)]);
}

#[test]
fn the_own_choice_goes_where_it_saves_most() {
    let own = sources(&[(&[Wood, Stone, Glass], 1)]);
    let left = sources(&[(&[Wood], 1), (&[Glass], 1)]);
    let mut question = question(&own, &left, &NOTHING);
    question.left_price.raw = 1;
    assert_eq!(pairs(&question.costs(&[(Wood, 1), (Glass, 1)]).front()), [(1, 0)]);
    assert_eq!(pairs(&question.costs(&[(Glass, 1), (Stone, 1)]).front()), [(2, 0)]);
    assert_eq!(pairs(&question.costs(&[(Wood, 1), (Stone, 1), (Glass, 1)]).front()), [(3, 0)]);
}

/// A dock takes a coin off the first unit from its side, on top of a trading post, and off no other.
#[test]
fn a_dock_makes_the_first_unit_cheaper() {
    let others = sources(&[(&[Stone], 3)]);
    let mut question = question(&NOTHING, &others, &others).costs(&[(Stone, 2)]);
    question.left_price.first_cheaper = true;
    assert_eq!(pairs(&question.front()), [(0, 4), (1, 2), (3, 0)]);
    question.left_price.raw = 1;
    assert_eq!(pairs(&question.front()), [(0, 2), (1, 0)]);
    question.left_price.raw = 0;
    assert_eq!(pairs(&question.front()), [(0, 0)]);
}

/// Leaders, tiles and black cards add an own source of any resource, which neighbours cannot buy.
#[test]
fn a_unit_off_the_cost_is_a_source_of_anything() {
    let own = sources(&[(&Resource::ALL, 1)]);
    let question = question(&own, &NOTHING, &NOTHING);
    for resource in Resource::ALL {
        assert_eq!(pairs(&question.costs(&[(resource, 1)]).front()), [(0, 0)]);
        assert_eq!(pairs(&question.costs(&[(resource, 2)]).front()), []);
    }
}

/// The Palace with a unit for a Great Project has more parts than any printed price.
#[test]
fn a_palace_with_a_unit_more_can_be_paid() {
    let own = sources(&[(&[Wood], 1), (&[Stone, Glass], 1)]);
    let others = sources(&[(&Resource::ALL[..4], 3), (&Resource::ALL[4..], 3)]);
    let seven = Resource::ALL.map(|resource| (resource, 1));
    for more in Resource::ALL {
        let cost = Units::of(&seven).and(Units::of(&[(more, 1)]));
        let question = Question { cost, ..question(&own, &others, &others) };
        let sums: Vec<u8> = question.front().iter().map(|way| way.left + way.right).collect();
        assert!(!sums.is_empty() && sums.iter().all(|sum| *sum == 12), "{more:?} {sums:?}");
        for way in question.front() {
            let own = [ResourceSet::of(&[Wood]), ResourceSet::of(&[Stone, Glass])];
            let share = question.share(way, &own).expect("it was found");
            assert_eq!(share.left.and(share.right).total() + share.own.len() as u8, 8);
        }
        let alone = Question { left: &NOTHING, right: &NOTHING, ..question };
        assert_eq!((alone.front().len(), alone.missing().total()), (0, 6), "{more:?}");
        // With an exchange, prices still fit.
        let exchanging = Question { exchange: true, ..question };
        assert!(!exchanging.front().is_empty());
    }
}

/// Two stone become a glass, bought ones too.
#[test]
fn two_of_a_kind_are_one_of_another() {
    let own = sources(&[(&[Stone], 2)]);
    let plain = question(&own, &NOTHING, &NOTHING).costs(&[(Glass, 1)]);
    assert_eq!(pairs(&plain.front()), []);
    let exchanging = Question { exchange: true, ..plain };
    assert_eq!(pairs(&exchanging.front()), [(0, 0)]);
    let share = exchanging.share(Payment::NOTHING, &[ResourceSet::of(&[Stone]); 2]).expect("it was found");
    assert_eq!(share.exchange, Some(Exchange { spent: Stone, gained: Glass }));
    assert_eq!(share.own.len(), 2);
    // The exchange is made once, not twice.
    assert_eq!(exchanging.costs(&[(Glass, 2)]).missing(), Units::of(&[(Glass, 1)]));
    let left = sources(&[(&[Stone], 1)]);
    let bought = Question { left: &left, ..exchanging }.costs(&[(Stone, 1), (Glass, 1)]);
    assert_eq!(pairs(&bought.front()), [(2, 0)]);
}

/// Every printed cost fits, with any unit added and any exchange.
#[test]
fn nothing_printed_is_too_much() {
    let cards = CARDS.iter().map(|card| card.cost.resources);
    let boards =
        Wonder::ALL.into_iter().flat_map(|wonder| [Side::A, Side::B].map(|side| Board { wonder, side }));
    let stages = boards.flat_map(|board| board.stages().iter().map(|stage| stage.cost.resources));
    for cost in cards.chain(stages) {
        let more = Resource::ALL.map(|more| Units::of(&[(more, 1)])).into_iter().chain([Units::NONE]);
        for cost in more.map(|more| cost.and(more)) {
            assert!(fits(cost), "{cost:?}");
            let question = Question { exchange: true, cost, ..question(&NOTHING, &NOTHING, &NOTHING) };
            for (exchange, question) in question.exchanges() {
                assert!(fits(question.cost), "{cost:?} {exchange:?}");
            }
            assert_eq!(question.missing(), cost);
        }
    }
}
