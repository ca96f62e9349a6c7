//! Section 1: boards, coins, hands; and choosing boards.

use contract::{Log, Phase, Rules as _, SeatCount, Seed};

use crate::{
    Intent, Offers, Options, Refusal, SevenWonders, Side, SideChoice, Stage, State, Wonder, Wonders,
    tests::scenario::{Scenario, seat},
};

fn start(seats: u8, wonders: Wonders, sides: SideChoice, seed: u8) -> (SevenWonders, State) {
    let rules =
        SevenWonders::new(SeatCount::new(seats).unwrap(), Options { wonders, sides, ..Options::default() })
            .unwrap();
    let state = rules.start(Seed::from_bytes([seed; 32]));
    (rules, state)
}

fn scenario(seats: u8, wonders: Wonders, sides: SideChoice) -> Scenario {
    let (rules, state) = start(seats, wonders, sides, 1);
    Scenario { rules, state, log: Log::new() }
}

#[test]
fn two_to_seven_players() {
    for (seats, fits) in [(1, false), (2, true), (7, true), (8, false)] {
        let rules = SevenWonders::new(SeatCount::new(seats).unwrap(), Options::default());
        assert_eq!(rules.is_ok(), fits);
    }
}

#[test]
fn everybody_has_another_wonder_three_coins_and_seven_cards() {
    for seats in 3..=7 {
        let (_, state) = start(seats, Wonders::Dealt, SideChoice::Random, seats);
        let mut wonders: Vec<Wonder> = state.cities.iter().filter_map(|(_, city)| city.wonder).collect();
        wonders.sort();
        wonders.dedup();
        assert_eq!(wonders.len(), usize::from(seats));
        assert!(state.cities.iter().all(|(_, city)| city.coins == 3));
        assert!(state.hands.iter().all(|(_, hand)| hand.iter().count() == 7));
    }
}

#[test]
fn sides_are_given_as_asked() {
    let sides = |choice, seed| -> Vec<Side> {
        let (_, state) = start(7, Wonders::Dealt, choice, seed);
        state.cities.iter().filter_map(|(_, city)| city.side).collect()
    };
    assert_eq!(sides(SideChoice::A, 1), [Side::A; 7]);
    assert_eq!(sides(SideChoice::B, 1), [Side::B; 7]);
    let random: Vec<Side> = (0..5).flat_map(|seed| sides(SideChoice::Random, seed)).collect();
    assert!(random.contains(&Side::A) && random.contains(&Side::B));
}

#[test]
fn sides_can_be_picked_by_all_at_once() {
    let mut scenario = scenario(3, Wonders::Dealt, SideChoice::Picked);
    let Phase::Open(waiting) = scenario.rules.phase(&scenario.state) else { panic!() };
    assert_eq!(waiting.len(), 3);
    let dealt = scenario.city(1).wonder.unwrap();
    let other = Wonder::ALL.into_iter().find(|wonder| *wonder != dealt).unwrap();
    let foreign = Intent::Choose { wonder: other, side: Side::B };
    assert_eq!(scenario.try_intent(1, foreign), Err(Refusal::WonderNotFree));
    scenario.try_intent(1, Intent::Choose { wonder: dealt, side: Side::B }).unwrap();
    assert_eq!(scenario.view(0).stage, Stage::Boards { seats: vec![seat(0), seat(2)] });
    for number in [0, 2] {
        let wonder = scenario.city(number).wonder.unwrap();
        scenario.try_intent(number, Intent::Choose { wonder, side: Side::A }).unwrap();
    }
    assert_eq!(scenario.state.age, 1);
    assert_eq!(scenario.city(1).side, Some(Side::B));
}

#[test]
fn wonders_can_be_picked_one_after_the_other() {
    let mut scenario = scenario(4, Wonders::Picked, SideChoice::B);
    let mut taken = Vec::new();
    for turn in 0..4 {
        let Phase::Open(waiting) = scenario.rules.phase(&scenario.state) else { panic!() };
        assert_eq!(waiting.len(), 1);
        let number = waiting.iter().next().unwrap().number();
        let offers = scenario.view(number).you.unwrap().offers;
        let Offers::Board { wonders, sides, lacking } = &offers[0] else { panic!() };
        assert!(lacking.is_empty());
        assert_eq!((wonders.len(), &sides[..]), (7 - turn, &[Side::B][..]));
        if let Some(wonder) = taken.first() {
            let again = Intent::Choose { wonder: *wonder, side: Side::B };
            assert_eq!(scenario.try_intent(number, again), Err(Refusal::WonderNotFree));
        }
        let wonder = wonders[0];
        let turned = Intent::Choose { wonder, side: Side::A };
        assert_eq!(scenario.try_intent(number, turned), Err(Refusal::SideGiven));
        scenario.try_intent(number, Intent::Choose { wonder, side: Side::B }).unwrap();
        taken.push(wonder);
    }
    assert_eq!(scenario.state.age, 1);
}

/// The first player to pick is random; then picking goes to the left.
#[test]
fn wonders_are_picked_clockwise_from_a_player_drawn_by_chance() {
    let mut first = Vec::new();
    for seed in 0..20 {
        let (rules, state) = start(4, Wonders::Picked, SideChoice::A, seed);
        let mut scenario = Scenario { rules, state, log: Log::new() };
        let mut order = Vec::new();
        while scenario.state.age == 0 {
            let chooser = scenario.rules.phase(&scenario.state).waiting().iter().next().unwrap();
            order.push(chooser);
            let intent = scenario.rules.fallback(&scenario.view(chooser.number())).unwrap();
            scenario.try_intent(chooser.number(), intent).unwrap();
        }
        let four = SeatCount::new(4).unwrap();
        assert!(order.windows(2).all(|pair| four.left_of(pair[0]) == pair[1]), "{order:?}");
        first.push(order[0]);
    }
    first.sort_unstable();
    first.dedup();
    assert_eq!(first.len(), 4, "everybody is first some time");
}
