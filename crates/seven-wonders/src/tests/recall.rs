//! A player's memory of the hands of this age.

use crate::{
    Card, How, KnownHand,
    tests::scenario::{FREE, Scenario, seat},
};

#[test]
fn a_hand_is_known_when_it_was_passed_on() {
    let mut scenario = Scenario::new(4);
    scenario.hand(0, &[Card::Altar, Card::Palace, Card::Study]);
    scenario.play(0, Card::Altar, FREE).others_discard();
    let known = |scenario: &Scenario, number: usize| scenario.view(number).you.unwrap().known;
    let hand = |number, cards: &[Card], gone| KnownHand { seat: seat(number), cards: cards.to_vec(), gone };
    assert_eq!(known(&scenario, 0), [hand(1, &[Card::Palace, Card::Study], 0)]);
    // The next player sells one of the two, unseen.
    scenario.play(1, Card::Palace, How::Discard).others_discard();
    assert_eq!(known(&scenario, 0)[1], hand(2, &[Card::Palace, Card::Study], 1));
    assert_eq!(known(&scenario, 1)[0], hand(2, &[Card::Study], 0));
    // A card that is built is seen.
    scenario.state.cities[seat(2)].place(Card::School);
    scenario.play(2, Card::Study, How::Chain).others_discard();
    assert_eq!(known(&scenario, 0).last().unwrap(), &hand(3, &[Card::Palace], 1));
}

#[test]
fn hands_held_are_remembered_as_they_were() {
    let mut scenario = Scenario::new(3);
    let first = scenario.view(0).you.unwrap().hand;
    scenario.others_discard();
    let second = scenario.view(0).you.unwrap().hand;
    assert_eq!(scenario.view(0).you.unwrap().held, [first, second]);
}

#[test]
fn spectators_know_no_hand() {
    let scenario = Scenario::new(3);
    let view = contract::Rules::view(&scenario.rules, &scenario.state, contract::Observer::Public);
    assert_eq!(view.you, None);
}

/// At the end of an age its hands are forgotten. Certain knowledge of its discard pile stays.
#[test]
fn an_age_that_is_over_is_forgotten_but_for_the_pile() {
    let mut scenario = Scenario::new(3);
    scenario.hand(0, &[Card::Palace, Card::Lodge]).play(0, Card::Palace, How::Discard).others_discard();
    assert!(!scenario.view(0).you.unwrap().known.is_empty());
    scenario.last_turn(1).others_discard();
    let you = scenario.view(0).you.unwrap();
    assert_eq!((scenario.state.age, you.held.len(), you.known.len()), (2, 1, 0));
    assert!(you.discarded.contains(&Card::Palace) && you.discarded.len() == 3, "{:?}", you.discarded);
}
