//! Sections 13 and 14: diplomacy, masks, leaders and teams.

use contract::Rules as _;

use crate::{
    Card, Leader, Offers, Side, Thing, Wonder,
    tests::{
        cities::recruited,
        scenario::{FREE, Scenario, seat},
    },
    war::foes,
};

fn fights(scenario: &Scenario) -> Vec<[Option<usize>; 2]> {
    let cities = &scenario.state.cities;
    let number = |seat: Option<contract::Seat>| seat.map(contract::Seat::number);
    cities
        .iter()
        .map(|(city, _)| foes(cities, scenario.state.teams, city))
        .map(|foes| [number(foes.left), number(foes.right)])
        .collect()
}

fn with_tokens(seats: u8, tokens: &[usize]) -> Scenario {
    let mut scenario = Scenario::cities(seats);
    tokens.iter().for_each(|number| scenario.state.cities[seat(*number)].diplomacy += 1);
    scenario
}

#[test]
fn the_ring_closes_over_who_stays_away() {
    assert_eq!(
        fights(&with_tokens(4, &[])),
        [[Some(1), Some(3)], [Some(2), Some(0)], [Some(3), Some(1)], [Some(0), Some(2)]]
    );
    assert_eq!(
        fights(&with_tokens(5, &[0, 3])),
        [[None, None], [Some(2), Some(4)], [Some(4), Some(1)], [None, None], [Some(1), Some(2)]]
    );
    // Two remaining cities fight once.
    assert_eq!(
        fights(&with_tokens(4, &[1, 2])),
        [[Some(3), None], [None, None], [None, None], [None, Some(0)]]
    );
    assert_eq!(fights(&with_tokens(3, &[0, 1])), [[None, None]; 3], "who is alone fights nobody");
}

/// One token is used in an age, and a second one stays for the next.
#[test]
fn a_token_keeps_out_of_one_ages_conflicts() {
    let mut scenario = with_tokens(3, &[0, 0]);
    scenario.state.age = 1;
    scenario.built(1, &[Card::Stockade]);
    let fight = |scenario: &mut Scenario| {
        let Scenario { rules, state, log } = scenario;
        crate::dealer::Dealer { rules, state, log }.fight(1);
    };
    fight(&mut scenario);
    let tokens = |scenario: &Scenario, n: usize| (scenario.city(n).victories[0], scenario.city(n).defeats);
    assert_eq!([0, 1, 2].map(|n| tokens(&scenario, n)), [(0, 0), (1, 0), (0, 1)], "one fight, one pair");
    let result = scenario.view(0).conflicts[0].clone();
    assert_eq!((result[seat(0)].away, result[seat(1)].away), (true, false));
    assert_eq!(result[seat(1)].foes, Some([Some(seat(2)), None]));
    assert_eq!(scenario.city(0).diplomacy, 1);
    fight(&mut scenario);
    assert_eq!(scenario.city(0).diplomacy, 0);
    fight(&mut scenario);
    assert_eq!([0, 1, 2].map(|n| tokens(&scenario, n)), [(0, 1), (4, 0), (0, 3)]);
    assert_eq!(scenario.view(0).conflicts[2][seat(0)].foes, None, "both neighbours");
}

/// Helen of Troy: tokens of her age have no effect for any player, and are still returned. Older ones act.
#[test]
fn helen_makes_tokens_void() {
    let mut scenario = Scenario::cities_recruiting(3);
    scenario.state.cities[seat(1)].diplomacy = 1;
    scenario.recruits(Leader::Helen).builds(2, Card::Residence);
    assert_eq!([1, 2].map(|n| scenario.city(n).stays_away()), [true, false]);
    assert_eq!((scenario.view(0).cities[seat(2)].fresh, scenario.view(0).cities[seat(2)].void), (1, true));
    let Scenario { rules, state, log } = &mut scenario;
    crate::dealer::Dealer { rules, state, log }.fight(1);
    assert_eq!([1, 2].map(|n| scenario.city(n).diplomacy), [0, 0]);
    assert!(!scenario.city(2).void);
}

#[test]
fn an_outlook_knows_whom_one_would_fight() {
    let mut scenario = with_tokens(4, &[1]);
    scenario.well_off(0).built(2, &[Card::Stockade]).hand(0, &[Card::Militia, Card::Residence]);
    let view = scenario.view(0);
    let Offers::Play { cards, .. } = &view.you.as_ref().unwrap().offers[0] else { panic!() };
    let conflicts = |place: usize| {
        let conflicts = &cards[place].quote.outlook.conflicts;
        conflicts.iter().map(|one| (one.with.number(), one.before, one.after)).collect::<Vec<_>>()
    };
    assert_eq!(conflicts(0), [(2, -1, 1), (3, 0, 1)], "over the one who stays away");
    assert_eq!(conflicts(1), [(2, -1, 0)], "whoever stays away loses nothing");
}

/// A mask copies only green cards of neighbours: no board, leader or guild.
#[test]
fn masks_copy_green_cards_of_neighbours() {
    let mut scenario = Scenario::cities(4);
    scenario.built(0, &[Card::PigeonLoft]);
    scenario.state.cities[seat(1)].recruit(Leader::Euclid);
    scenario.built(2, &[Card::Apothecary]).built(0, &[Card::Workshop]);
    assert_eq!(scenario.score(0).science, 1, "of who sits opposite nothing is seen, nor of leaders");
    scenario.built(3, &[Card::Workshop]);
    assert_eq!(
        (scenario.score(0).science, scenario.score(0).symbols),
        (4, [0, 2, 0]),
        "one that it has already"
    );
    scenario.built(1, &[Card::Scriptorium]).built(0, &[Card::Apothecary]);
    let tally = scenario.view(0).cities[seat(0)].tally.clone();
    assert_eq!((tally.symbols, tally.masks), (Some([1, 1, 1]), [0, 0, 1]), "the set is worth more");
    scenario.built(0, &[Card::SpyRing]);
    assert_eq!(scenario.view(0).cities[seat(0)].masks, 2);
    assert_eq!(scenario.score(0).symbols.iter().sum::<u8>(), 4, "each is chosen by itself");
    scenario.state.cities[seat(0)].recruit(Leader::Aristotle);
    assert_eq!(scenario.score(0).leaders, 3, "a set that masks complete counts for Aristotle");
}

/// Caligula waives coins too, once an age, and before Olympia's power, which builds more cards.
#[test]
fn caligula_builds_a_black_card_an_age() {
    let mut scenario = Scenario::cities(3);
    scenario.board(0, Wonder::Olympia, Side::A).raised(0, 2).coins(0, 0);
    scenario.state.cities[seat(0)].recruit(Leader::Caligula);
    scenario.hand(0, &[Card::Militia, Card::Contingent, Card::Palace]);
    assert!(scenario.view(0).cities[seat(0)].free_black && scenario.view(0).cities[seat(0)].free_build);
    scenario.play(0, Card::Militia, crate::How::Power).others_discard();
    let city = &scenario.view(0).cities[seat(0)];
    assert_eq!((city.free_black, city.free_build), (false, true));
    scenario.hand(0, &[Card::Contingent, Card::Palace]);
    scenario.play(0, Card::Contingent, crate::How::Power).others_discard();
    assert!(!scenario.view(0).cities[seat(0)].free_build);
    let refused = scenario.hand(0, &[Card::Mercenaries]).try_play(0, Card::Mercenaries, crate::How::Power);
    assert_eq!(refused, Err(crate::Refusal::NoFreeBuild));
    scenario.state.cities[seat(0)].begin_age(2);
    assert!(scenario.city(0).free_black());
}

/// Coins from a neighbour's card come from the bank: Berenice has one more, once a turn.
#[test]
fn coins_of_a_neighbours_card_come_from_the_bank() {
    let mut scenario = Scenario::cities(4);
    scenario.state.cities[seat(1)].recruit(Leader::Berenice);
    scenario.hand(1, &[Card::Altar]).play(1, Card::Altar, FREE);
    scenario.builds(0, Card::GamblingDen);
    assert_eq!([0, 1, 2, 3].map(|n| scenario.purse(n)), [26, 22, 23, 24]);
    let mut quoted = Scenario::cities(3);
    quoted.state.cities[seat(1)].recruit(Leader::Berenice);
    quoted.hand(0, &[Card::GamblingDen]);
    let view = quoted.view(0);
    let Offers::Play { cards, .. } = &view.you.as_ref().unwrap().offers[0] else { panic!() };
    assert_eq!(cards[0].quote.receipts[0].coins(), 6, "a neighbour's coins are not on the receipt");
}

/// Plato does not count black cards.
#[test]
fn plato_knows_seven_colours() {
    let mut scenario = Scenario::cities(3);
    scenario.rich();
    scenario.state.cities[seat(0)].recruit(Leader::Plato);
    assert_eq!(scenario.score(0).leaders, 7);
}

/// The owner of the Sith Lord sees the black cards of later ages.
#[test]
fn the_sith_lord_sees_black_cards() {
    let scenario = recruited(Thing::Leader(Leader::Sith));
    let foreseen = scenario.view(0).you.unwrap().foreseen;
    let told = |number: usize| {
        let told = scenario.told(number);
        told.into_iter()
            .filter(|event| matches!(event, crate::Event::Foresaw { ages, .. } if *ages == foreseen))
            .count()
    };
    assert_eq!([0, 1].map(told), [1, 0], "who sees them is told, and nobody else");
    let black = |place: usize| foreseen[place].cards.iter().filter(|card| card.is_black()).count();
    assert_eq!((foreseen.len(), black(0), black(1)), (2, 3, 3));
}

/// Each fights its neighbour outside the team twice; a token makes that one, and two tokens none.
#[test]
fn partners_fight_outwards() {
    let mut scenario = Scenario::teams(6);
    let front = |scenario: &Scenario, number: usize| {
        let foes = foes(&scenario.state.cities, scenario.state.teams, seat(number));
        (foes.left.map(contract::Seat::number), foes.right.map(contract::Seat::number), foes.tokens)
    };
    assert_eq!(front(&scenario, 0), (None, Some(5), 2));
    assert_eq!(front(&scenario, 1), (Some(2), None, 2));
    scenario.state.cities[seat(1)].diplomacy = 1;
    assert_eq!((front(&scenario, 1), front(&scenario, 2)), ((Some(2), None, 1), (None, Some(1), 1)));
    assert_eq!(front(&scenario, 0), (None, Some(5), 2), "the ring is not closed");
    scenario.state.cities[seat(2)].diplomacy = 2;
    assert_eq!((front(&scenario, 1), front(&scenario, 2)), ((None, None, 1), (None, None, 1)), "G-15");
    scenario.built(4, &[Card::Circus]).built(5, &[Card::Stockade]);
    let Scenario { rules, state, log } = &mut scenario;
    crate::dealer::Dealer { rules, state, log }.fight(2);
    let tokens = |n: usize| (scenario.city(n).victories[1], scenario.city(n).defeats);
    assert_eq!([0, 1, 2, 3, 4, 5].map(tokens), [(0, 2), (0, 0), (0, 0), (0, 2), (2, 0), (2, 0)]);
    assert_eq!([1, 2].map(|n| scenario.city(n).diplomacy), [0, 1]);
    let result = &scenario.view(0).conflicts[0];
    assert_eq!((result[seat(4)].tokens, result[seat(4)].foes), (2, Some([None, Some(seat(3))])));
    assert_eq!((result[seat(1)].tokens, result[seat(1)].away), (1, true));
}

/// Partners see each other's hands, present and earlier; others do not.
#[test]
fn partners_show_their_hands() {
    let mut scenario = Scenario::teams(4);
    let hand = |scenario: &Scenario, number: usize| scenario.state.hands[seat(number)].to_vec();
    let first = hand(&scenario, 1);
    let partner = scenario.view(0).you.unwrap().partner.unwrap();
    assert_eq!((partner.seat, &partner.hand), (seat(1), &first));
    assert_eq!(scenario.view(2).you.unwrap().partner.unwrap().seat, seat(3));
    scenario.others_discard().all_pay(9);
    let partner = scenario.view(0).you.unwrap().partner.unwrap();
    assert_eq!(partner.held, [first, hand(&scenario, 1)]);
    // The hand that the partner passed on is known, and so are the cards they sold.
    let known = scenario.view(0).you.unwrap().known;
    assert_eq!(known.iter().map(|hand| (hand.seat.number(), hand.gone)).collect::<Vec<_>>(), [(2, 0)]);
    let told = scenario.told(0);
    let shown = told.iter().any(|event| {
        matches!(event, crate::Event::Passed { partner: Some(cards), .. } if *cards == hand(&scenario, 1))
    });
    assert!(shown);
    let spectator = scenario.rules.view(&scenario.state, contract::Observer::Public);
    assert_eq!(spectator.you, None);
}

/// The sums decide, then the coins of both (G-8).
#[test]
fn sums_decide_between_teams() {
    let mut scenario = Scenario::teams(4);
    (0..4).for_each(|number| {
        scenario.coins(number, 0);
    });
    scenario.built(0, &[Card::Palace]).built(2, &[Card::Gardens]).built(3, &[Card::Altar, Card::Pawnshop]);
    let winners = |scenario: &Scenario| {
        let outcome = crate::scoring::outcome(&scenario.state);
        outcome.winners().map(contract::Seat::number).collect::<Vec<_>>()
    };
    assert_eq!(winners(&scenario), [2, 3], "8 against 5 and 5");
    scenario.built(1, &[Card::Theater]);
    assert_eq!(winners(&scenario), [0, 1, 2, 3]);
    scenario.coins(1, 1);
    assert_eq!(winners(&scenario), [0, 1]);
    // A partner pays losses like all others (G-8).
    scenario.builds(0, Card::Lair);
    assert_eq!(scenario.view(1).losses.unwrap()[seat(1)], 2);
}
