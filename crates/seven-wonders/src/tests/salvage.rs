//! Cards that are built from the discard pile.

use contract::SeatSet;

use crate::{
    Card, Colour, Intent, Leader, Side, Wonder,
    city::{Face, Marked},
    dealer::Dealer,
    edition::Edition,
    tests::scenario::{STAGE, Scenario, seat},
};

/// G-23: leaders that are paid for a colour are paid for cards that are built from the discard pile.
#[test]
fn leaders_earn_by_cards_of_the_discard_pile() {
    let coins_with = |leader, card| {
        let mut at = Scenario::cities(3);
        at.board(0, Wonder::Halicarnassus, Side::B).built(0, &[Card::Foundry]).in_discard(&[card]);
        at.with_leader(leader).hand(0, &[Card::Lodge, Card::Baths]);
        at.play(0, Card::Lodge, STAGE).others_discard();
        at.try_intent(0, Intent::FromDiscard { card }).unwrap();
        at.city(0).coins
    };
    assert_eq!(coins_with(Leader::Xenophon, Card::Caravansery), 22);
    assert_eq!(coins_with(Leader::Xenophon, Card::Temple), 20);
    assert_eq!(coins_with(Leader::Diocletian, Card::Caravansery), 20);
    let black = Card::all().find(|card| card.facts().colour == Colour::Black && card.facts().age == 1);
    assert_eq!(coins_with(Leader::Diocletian, black.unwrap()), 22);
    // In version 1 of the rules they were not.
    let mut at = Scenario::cities(3);
    at.state.plan.edition = Edition::V1;
    at.board(0, Wonder::Halicarnassus, Side::B).built(0, &[Card::Foundry]).in_discard(&[Card::Caravansery]);
    at.with_leader(Leader::Xenophon).hand(0, &[Card::Lodge, Card::Baths]);
    at.play(0, Card::Lodge, STAGE).others_discard();
    at.try_intent(0, Intent::FromDiscard { card: Card::Caravansery }).unwrap();
    assert_eq!(at.city(0).coins, 20);
}

/// They are also paid for cards that were under the stages of removed wonders.
#[test]
fn leaders_earn_by_cards_that_were_under_a_wonder() {
    let mut at = Scenario::cities(3);
    at.with_leader(Leader::Xenophon);
    let marked = Marked { face: Face::Card(Card::Caravansery), known: SeatSet::EMPTY };
    at.state.cities[seat(0)].raise(0, marked);
    let before = at.city(0).coins;
    let Scenario { rules, state, log } = &mut at;
    Dealer { rules, state, log }.wonders_fall(seat(1));
    assert_eq!(at.city(0).coins, before + 2);
}
