//! Section 3: the ways to pay.

use crate::{
    Card, How, Means, Payment, Refusal, Resource, Side, Units, Wonder,
    tests::scenario::{FREE, STAGE, Scenario, pay},
};

use Resource::Wood;

fn build(left: u8, right: u8) -> How {
    How::Build { pay: pay(left, right) }
}

#[test]
fn own_production_costs_nothing_and_is_not_used_up() {
    let mut scenario = Scenario::new(3);
    scenario.coins(0, 0);
    // Giza's stone pays for the Baths, and again in the next turn.
    assert_eq!(scenario.ways(0, Card::Baths), [Payment::NOTHING]);
    scenario.play(0, Card::Baths, FREE).others_discard();
    scenario.built(0, &[Card::Glassworks1]);
    assert_eq!(scenario.ways(0, Card::Lighthouse), [Payment::NOTHING]);
}

#[test]
fn a_unit_costs_two_coins_at_either_neighbour() {
    let mut scenario = Scenario::new(3);
    scenario.built(1, &[Card::LumberYard]).built(2, &[Card::LumberYard]);
    assert_eq!(scenario.ways(0, Card::Stockade), [pay(0, 2), pay(2, 0)]);
    scenario.play(0, Card::Stockade, build(2, 0)).others_discard();
    assert_eq!(scenario.city(0).coins, 18);
    assert_eq!(scenario.city(1).coins, 20 + 2 + 3, "the left neighbour was paid, and sold a card");
    assert_eq!(scenario.city(2).coins, 20 + 3);
}

#[test]
fn only_what_lies_beside_is_sold() {
    let mut scenario = Scenario::new(4);
    scenario.built(2, &[Card::LumberYard]);
    let missing = Units::of(&[(Wood, 1)]);
    let no = Means::No { because: Refusal::ResourcesMissing { missing } };
    assert_eq!(scenario.means(0, Card::Stockade), no);
    assert_eq!(scenario.try_play(0, Card::Stockade, FREE), Err(Refusal::ResourcesMissing { missing }));
}

/// Yellow cards and stages produce for their owner only.
#[test]
fn yellow_cards_and_wonders_sell_nothing() {
    let mut scenario = Scenario::new(3);
    scenario.built(1, &[Card::Caravansery, Card::Forum]).board(2, Wonder::Alexandria, Side::B).raised(2, 2);
    assert!(matches!(scenario.means(0, Card::Stockade), Means::No { .. }));
    // The production of the boards themselves is sold.
    assert_eq!(scenario.ways(0, Card::Workshop), [pay(0, 2)]);
}

#[test]
fn a_choice_gives_one_unit_a_turn_to_each() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Babylon, Side::A).built(1, &[Card::TimberYard]);
    // Statue: wood and two ore. One choice card of the neighbour gives wood or stone, not both.
    scenario.built(0, &[Card::Foundry]);
    assert_eq!(scenario.ways(0, Card::Statue), [pay(2, 0)]);
    assert!(matches!(scenario.means(0, Card::TrainingGround), Means::Pay { .. }));
    // One choice card does not give two wood.
    scenario.built(0, &[Card::OreVein]);
    assert!(matches!(scenario.means(0, Card::ArcheryRange), Means::No { .. }));
}

/// Ruling 27: both neighbours of a seller may buy the same unit, and the seller uses it too.
#[test]
fn ruling_27_selling_never_limits() {
    let mut scenario = Scenario::new(4);
    scenario.built(0, &[Card::TreeFarm]);
    for number in [3, 0, 1] {
        scenario.hand(number, &[Card::Stockade]);
    }
    scenario.hand(2, &[Card::Altar]);
    scenario.play(3, Card::Stockade, build(2, 0)).play(1, Card::Stockade, build(0, 2));
    scenario.play(0, Card::Stockade, FREE).others_discard();
    assert!([0, 1, 3].iter().all(|number| scenario.city(*number).cards.contains(Card::Stockade)));
    assert_eq!(scenario.city(0).coins, 24);
}

#[test]
fn double_cards_give_two_units() {
    let mut scenario = Scenario::new(3);
    scenario.built(1, &[Card::Quarry]);
    // Aqueduct: three stone; one is Giza's own, two are bought.
    scenario.board(2, Wonder::Babylon, Side::A);
    assert_eq!(scenario.ways(0, Card::Aqueduct), [pay(4, 0)]);
}

#[test]
fn coin_costs_go_to_the_bank() {
    let mut scenario = Scenario::new(3);
    assert_eq!(scenario.means(0, Card::Foundry), Means::Pay { bank: 1, ways: vec![Payment::NOTHING] });
    scenario.play(0, Card::Foundry, FREE).others_discard();
    assert_eq!([0, 1, 2].map(|number| scenario.city(number).coins), [19, 23, 23]);
    scenario.coins(0, 0);
    let ways = vec![Payment::NOTHING];
    let because = Refusal::CoinsMissing { needed: 1, held: 0, ways };
    assert_eq!(scenario.means(0, Card::Sawmill), Means::No { because });
}

/// Coins that come in during the turn cannot be spent in it.
#[test]
fn only_coins_held_at_the_start_of_the_turn_are_spent() {
    let mut scenario = Scenario::new(3);
    scenario.built(1, &[Card::LumberYard]).coins(0, 1).hand(2, &[Card::Stockade]);
    scenario.built(0, &[Card::LumberYard]);
    // The right neighbour buys from this city, and its coins come too late.
    scenario.play(2, Card::Stockade, build(2, 0));
    assert!(matches!(
        scenario.means(0, Card::Apothecary),
        Means::No { because: Refusal::ResourcesMissing { .. } }
    ));
    scenario.built(1, &[Card::Loom1]);
    let because = Refusal::CoinsMissing { needed: 2, held: 1, ways: vec![pay(2, 0)] };
    assert_eq!(scenario.means(0, Card::Apothecary), Means::No { because });
}

/// Things built this turn produce, sell and lower prices only from the next turn on.
#[test]
fn nothing_built_this_turn_is_used_this_turn() {
    let mut scenario = Scenario::new(3);
    scenario.hand(0, &[Card::Stockade]).hand(1, &[Card::LumberYard]).play(1, Card::LumberYard, FREE);
    assert!(matches!(
        scenario.try_play(0, Card::Stockade, build(2, 0)),
        Err(Refusal::ResourcesMissing { .. })
    ));
    scenario.hand(0, &[Card::WestTradingPost]).play(0, Card::WestTradingPost, FREE).others_discard();
    // In the next turn there is wood, for one coin.
    assert_eq!(scenario.ways(0, Card::Stockade), [pay(1, 0)]);
}

#[test]
fn discounts_are_for_one_side_and_one_class() {
    let mut scenario = Scenario::new(3);
    for number in [1, 2] {
        scenario.built(number, &[Card::LumberYard, Card::Glassworks1]);
    }
    scenario.built(0, &[Card::EastTradingPost]);
    // Dearer, but to the other purse: a player may favour a neighbour.
    assert_eq!(scenario.ways(0, Card::Stockade), [pay(0, 1), pay(2, 0)]);
    assert_eq!(scenario.ways(0, Card::Workshop), [pay(0, 2), pay(2, 0)]);
    scenario.built(0, &[Card::Marketplace]);
    assert_eq!(scenario.ways(0, Card::Workshop), [pay(0, 1), pay(1, 0)]);
}

#[test]
fn a_wrong_payment_is_refused_with_the_right_ones() {
    let mut scenario = Scenario::new(3);
    scenario
        .built(1, &[Card::LumberYard])
        .built(2, &[Card::LumberYard])
        .hand(0, &[Card::Stockade])
        .coins(0, 3);
    let ways = vec![pay(0, 2), pay(2, 0)];
    let mut refused = |left, right| scenario.try_play(0, Card::Stockade, build(left, right)).unwrap_err();
    assert_eq!(refused(2, 2), Refusal::Overpaid { ways: ways.clone() });
    assert_eq!(refused(3, 0), Refusal::Overpaid { ways: ways.clone() });
    assert_eq!(refused(1, 1), Refusal::Underpaid { ways: ways.clone() });
    assert_eq!(refused(0, 0), Refusal::Underpaid { ways });
    assert_eq!(refused(255, 255), Refusal::Overpaid { ways: vec![pay(0, 2), pay(2, 0)] });
}

#[test]
fn a_chain_is_free_and_beats_paying() {
    let mut scenario = Scenario::new(3);
    scenario.built(0, &[Card::Altar]).coins(0, 0);
    assert_eq!(scenario.means(0, Card::Temple), Means::Chain { with: Card::Altar, bank: 0 });
    assert_eq!(scenario.try_play(0, Card::Temple, FREE), Err(Refusal::FreeByChain { with: Card::Altar }));
    scenario.play(0, Card::Temple, How::Chain).others_discard();
    assert!(scenario.city(0).cards.contains(Card::Temple));
    scenario.hand(0, &[Card::Statue]);
    assert_eq!(scenario.try_play(0, Card::Statue, How::Chain), Err(Refusal::NoChain));
}

/// Only parents in the own city make a card free.
#[test]
fn a_neighbours_chain_is_of_no_use() {
    let mut scenario = Scenario::new(3);
    scenario.built(1, &[Card::Altar]);
    assert!(!matches!(scenario.means(0, Card::Temple), Means::Chain { .. }));
}

#[test]
fn stages_are_paid_like_cards() {
    let mut scenario = Scenario::new(3);
    scenario.board(2, Wonder::Babylon, Side::A);
    // Two stone: one own, one of the left neighbour.
    assert_eq!(scenario.stage_means(0), Means::Pay { bank: 0, ways: vec![pay(2, 0)] });
    scenario.hand(0, &[Card::Palace]);
    assert_eq!(scenario.try_play(0, Card::Palace, STAGE), Err(Refusal::Underpaid { ways: vec![pay(2, 0)] }));
    scenario.play(0, Card::Palace, How::Stage { pay: pay(2, 0) }).others_discard();
    assert_eq!((scenario.city(0).coins, scenario.city(1).coins), (18, 25));
}
