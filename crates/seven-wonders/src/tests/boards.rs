//! The boards of a match, of which there are always enough.

use contract::{Log, Rules as _, SeatCount, Seed};

use crate::{
    Board, Boards, Card, How, Intent, Leaders, Offers, Options, Payment, Refusal, SevenWonders, Side,
    SideChoice, Wonder, Wonders, tests::scenario::Scenario,
};

const OTHERS: [Boards; 2] = [Boards::Official, Boards::Everything];

fn rules(seats: u8, options: Options) -> SevenWonders {
    SevenWonders::new(SeatCount::new(seats).unwrap(), options).unwrap()
}

/// Iterates over every mix of boxes and board options, for every number of seats that it allows.
fn all_mixes() -> impl Iterator<Item = SevenWonders> {
    let yes_or_no = [false, true];
    let mixes = (2..=8_u8).flat_map(move |seats| {
        [Leaders::Off, Leaders::Box].into_iter().flat_map(move |leaders| {
            yes_or_no.into_iter().flat_map(move |cities| {
                yes_or_no.into_iter().flat_map(move |tower| {
                    let options = Options { leaders, cities, tower, ..Options::default() };
                    let boards = [Boards::Boxes, Boards::Official, Boards::Everything];
                    boards.map(|boards| (seats, Options { boards, ..options }))
                })
            })
        })
    });
    let with_sides = mixes.flat_map(|(seats, options)| {
        let sides = [SideChoice::Random, SideChoice::A, SideChoice::B, SideChoice::Picked];
        sides.into_iter().flat_map(move |sides| {
            [Wonders::Dealt, Wonders::Picked].map(|wonders| (seats, Options { sides, wonders, ..options }))
        })
    });
    with_sides.filter_map(|(seats, options)| SevenWonders::new(SeatCount::new(seats).unwrap(), options).ok())
}

#[test]
fn every_city_gets_a_board_that_is_there_in_every_mix() {
    let mut mixes = 0;
    for rules in all_mixes() {
        mixes += 1;
        for deal in 0..4 {
            let mut state = rules.start(Seed::from_bytes([deal; 32]));
            while let Some(seat) = rules.phase(&state).waiting().iter().next().filter(|_| state.age == 0) {
                let intents = rules.choices(&rules.view(&state, contract::Observer::Seat(seat))).intents;
                let Some(Intent::Choose { .. }) = intents.last() else { break };
                let intent = if deal % 2 == 0 { intents[0] } else { intents[intents.len() - 1] };
                rules.apply(&mut state, seat, &intent, &mut Log::unread()).unwrap();
            }
            let mut boards: Vec<Board> = state.cities.iter().filter_map(|(_, city)| city.board()).collect();
            assert_eq!(boards.len(), state.cities.seats().get(), "{:?}", rules.options);
            assert!(boards.iter().all(|board| rules.has_board(*board)), "{:?} {boards:?}", rules.options);
            boards.sort_by_key(|board| board.wonder);
            boards.dedup_by_key(|board| board.wonder);
            assert_eq!(boards.len(), state.cities.seats().get(), "no wonder twice");
        }
    }
    // Of seven numbers of seats: two have no boxes and no other boards, eight need Cities.
    assert_eq!(mixes, 8 * (1 + 5 * 2 * 2 * 2 * 3 + 2 * 2 * 3));
}

#[test]
fn boards_of_other_boxes_are_there_from_three_players_on() {
    for boards in OTHERS {
        let refused = SevenWonders::new(SeatCount::new(2).unwrap(), Options { boards, ..Options::default() });
        let why = "boards of other boxes are for 3 seats or more: take more seats, or play without boards of other boxes";
        assert_eq!(refused.unwrap_err().to_string(), why);
    }
}

#[test]
fn what_is_usual_is_not_said() {
    let json = |options: Options| serde_json::to_value(options).unwrap();
    assert_eq!(json(Options::default()), serde_json::json!({"wonders": "dealt", "sides": "random"}));
    let options = Options { boards: Boards::Official, ..Options::default() };
    assert_eq!(json(options)["boards"], "official");
    assert_eq!(serde_json::from_value::<Options>(json(options)).unwrap(), options);
}

/// Returns the sides of a wonder that can be up, as letters.
fn sides(options: Options, wonder: Wonder) -> String {
    rules(4, options).sides_of(wonder).map(|side| format!("{side:?}")).collect()
}

#[test]
fn boards_that_need_a_box_are_left_out_without_it() {
    for boards in OTHERS {
        let alone = Options { boards, ..Options::default() };
        let cities = Options { cities: true, ..alone };
        let leaders = Options { leaders: Leaders::Box, ..alone };
        let both = Options { cities: true, ..leaders };
        let catan = [alone, cities, leaders, both].map(|options| sides(options, Wonder::Catan));
        assert_eq!(catan, ["", "A", "B", "AB"]);
        assert_eq!(sides(alone, Wonder::GreatWall), "AB", "ruling 33");
    }
    for wonder in &Wonder::ALL[7..] {
        assert_eq!(sides(Options::default(), *wonder), "", "{wonder:?}");
    }
}

#[test]
fn a_wonder_without_the_side_that_the_host_chose_is_left_out() {
    let options = Options { boards: Boards::Official, cities: true, ..Options::default() };
    let of = |sides| rules(4, Options { sides, ..options }).wonders();
    assert!(of(SideChoice::A).contains(&Wonder::Catan) && !of(SideChoice::B).contains(&Wonder::Catan));
}

/// Returns the player who picks first.
fn first_of(scenario: &Scenario) -> usize {
    scenario.rules.phase(&scenario.state).waiting().iter().next().unwrap().number()
}

#[test]
fn who_picks_a_side_can_pick_only_those_there_are() {
    let options = Options {
        boards: Boards::Official,
        wonders: Wonders::Picked,
        sides: SideChoice::Picked,
        cities: true,
        ..Options::default()
    };
    let rules = rules(4, options);
    let state = rules.start(Seed::from_bytes([1; 32]));
    let mut scenario = Scenario { rules, state, log: Log::new() };
    let first = first_of(&scenario);
    let offers = scenario.view(first).you.unwrap().offers;
    let Offers::Board { sides, lacking, .. } = &offers[0] else { panic!("{offers:?}") };
    assert_eq!(sides[..], Side::ALL);
    assert_eq!(lacking[..], [Board { wonder: Wonder::Catan, side: Side::B }]);
    let catan = |side| Intent::Choose { wonder: Wonder::Catan, side };
    assert_eq!(scenario.try_intent(first, catan(Side::B)), Err(Refusal::SideMissing));
    assert!(!scenario.rules.choices(&scenario.view(first)).intents.contains(&catan(Side::B)));
    scenario.try_intent(first, catan(Side::A)).unwrap();
    assert_eq!(scenario.city(first).side, Some(Side::A));
}

#[test]
fn who_was_given_a_side_picks_a_wonder_that_has_it() {
    let (boards, wonders) = (Boards::Official, Wonders::Picked);
    let options = Options { boards, wonders, cities: true, ..Options::default() };
    let rules = rules(4, options);
    let mut met = [false; 2];
    for deal in 0..16 {
        let state = rules.start(Seed::from_bytes([deal; 32]));
        let scenario = Scenario { rules: rules.clone(), state, log: Log::new() };
        let first = first_of(&scenario);
        let given = scenario.city(first).side.unwrap();
        let offers = scenario.view(first).you.unwrap().offers;
        let Offers::Board { wonders, sides, lacking } = &offers[0] else { panic!("{offers:?}") };
        assert_eq!((&sides[..], lacking.len()), (&[given][..], 0));
        assert_eq!(wonders.contains(&Wonder::Catan), given == Side::A);
        met[given as usize] = true;
    }
    assert_eq!(met, [true; 2]);
}

#[test]
fn a_board_does_what_it_produces_and_has_its_power() {
    let effects = |wonder: Wonder, side| Board { wonder, side }.effects().len();
    for side in Side::ALL {
        assert_eq!(effects(Wonder::Giza, side), 1);
        assert_eq!(effects(Wonder::GreatWall, side), 2, "a loom, and stages in any order");
        assert_eq!(effects(Wonder::MannekenPis, side), 0);
        assert_eq!(effects(Wonder::Catan, side), 1);
    }
    assert_eq!(effects(Wonder::Roma, Side::B), 2);
}

/// Ruling 33: without Cities all other players lose the coins that they have, and there are no debts.
#[test]
fn the_great_wall_without_cities_takes_what_is_there() {
    let mut at = Scenario::with(4, Options { boards: Boards::Official, ..Options::default() });
    at.board(0, Wonder::GreatWall, Side::B).well_off(0).coins(1, 5).coins(2, 1).coins(3, 0);
    at.hand(0, &[Card::Baths, Card::Stockade]);
    at.play(0, Card::Baths, How::OtherStage { stage: 2, pay: Payment::NOTHING });
    // Each of the others sells a card as well.
    at.others_discard();
    assert_eq!([1, 2, 3].map(|number| at.city(number).coins), [6, 2, 1]);
    assert!((0..4).all(|number| at.city(number).debts == 0));
    assert!(at.city(0).stays_away(), "the token of diplomacy counts without Cities, too");
}
