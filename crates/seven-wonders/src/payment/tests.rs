//! Cases that people argue about.

use super::{Bank, Prices, Question, Sources};
use crate::{
    Payment,
    Resource::{self, Glass, Stone, Wood},
    Units,
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
    Question { cost: Units::NONE, own, left, right, left_price: TWO, right_price: TWO, bank: Bank::default() }
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
    // The left is cheaper, and still it may be the right that shall have the coins.
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
    // The own choice has to be stone; one wood is bought, and never two.
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

/// What leaders, tiles and black cards add to the own side: a source of anything, which nobody can buy.
#[test]
fn a_unit_off_the_cost_is_a_source_of_anything() {
    let own = sources(&[(&Resource::ALL, 1)]);
    let question = question(&own, &NOTHING, &NOTHING);
    for resource in Resource::ALL {
        assert_eq!(pairs(&question.costs(&[(resource, 1)]).front()), [(0, 0)]);
        assert_eq!(pairs(&question.costs(&[(resource, 2)]).front()), []);
    }
}
