//! Mistakes of other programs that play this game, one test for each. Section 18 of the rulings lists all of
//! them, also those whose test is next to its rule.

use contract::{Log, Observer, Phase, Purpose, Rules as _, SeatCount, Seed, pick};

use crate::{
    Card, Intent, Leaders, Options, SevenWonders, Side, State, Wonder,
    course::What,
    tests::scenario::{FREE, STAGE, Scenario, seat},
};

/// Olympia (B) copies a guild when the match is finished. That asks nothing, and the last age ends once.
#[test]
fn an_age_ends_once_with_a_copied_guild() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Olympia, Side::B).raised(0, 3).built(0, &[Card::Walls]);
    scenario.built(1, &[Card::SpiesGuild]).last_turn(3).others_discard();
    assert!(matches!(scenario.rules.phase(&scenario.state), Phase::Over(_)));
    assert_eq!(scenario.state.conflicts.len(), 1, "this age's");
    assert_eq!(scenario.city(0).victories, [0, 0, 2]);
    assert_eq!([1, 2].map(|number| scenario.city(number).defeats), [1, 1]);
    // Two were sold, and one was left in each hand.
    assert_eq!(scenario.state.discard.len(), 6);
}

/// The shields of the last card fight in the same age.
#[test]
fn conflicts_come_after_the_last_card() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Babylon, Side::B).raised(0, 2).last_turn(1).built(0, &[Card::LumberYard]);
    scenario
        .hand(0, &[Card::Lodge, Card::Stockade])
        .play(0, Card::Lodge, crate::How::Discard)
        .others_discard();
    assert_eq!((scenario.asking(), scenario.state.conflicts.len()), (Some(What::LastCard), 0));
    scenario.play(0, Card::Stockade, FREE);
    assert_eq!(scenario.city(0).victories, [2, 0, 0]);
}

/// So do those of a card built from the discard pile, also one discarded at the end of this age.
#[test]
fn conflicts_come_after_the_discard_pile() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Halicarnassus, Side::B).built(0, &[Card::Foundry]).last_turn(1);
    scenario.hand(1, &[Card::Lodge, Card::Stockade]);
    scenario.play(0, Card::Lodge, STAGE).others_discard();
    assert!(scenario.looks_through() && scenario.state.conflicts.is_empty());
    scenario.try_intent(0, Intent::FromDiscard { card: Card::Stockade }).unwrap();
    assert_eq!(scenario.city(0).victories, [2, 0, 0]);
}

/// Its points are on the sheet, in one row, and in the sum once.
#[test]
fn a_copied_guild_counts_once() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Olympia, Side::B).raised(0, 3);
    scenario.built(2, &[Card::Stockade, Card::Walls]);
    let before = scenario.score(0);
    scenario.built(1, &[Card::SpiesGuild]);
    let after = scenario.score(0);
    assert_eq!((before.guilds, after.guilds, after.wonder), (0, 2, before.wonder));
    assert_eq!(after.total - before.total, 2);
    // Its owner has it as well, and counts their own neighbours.
    assert_eq!(scenario.score(1).guilds, 2);
    let tally = crate::scoring::tally(&scenario.state.cities, seat(0));
    assert_eq!(tally.guilds.iter().map(|guild| guild.points).collect::<Vec<_>>(), [2]);
}

/// Only yellow cards of the own city: no grey ones, and none of neighbours.
#[test]
fn the_lighthouse_counts_yellow_cards() {
    let mut scenario = Scenario::new(3);
    scenario.built(0, &[Card::Caravansery, Card::Tavern, Card::Loom1, Card::Press1]);
    scenario.built(1, &[Card::Marketplace]).hand(0, &[Card::Lighthouse]);
    scenario.play(0, Card::Lighthouse, crate::How::Chain).others_discard();
    assert_eq!((scenario.city(0).coins, scenario.score(0).commerce), (20 + 3, 3));
}

/// Both of the last two cards are played, the second one with the income of the first. A hand with one card
/// before the last turn is no last card.
#[test]
fn babylon_b_plays_its_last_two_cards() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Babylon, Side::B).raised(0, 2).last_turn(2);
    scenario.hand(0, &[Card::Altar, Card::Theater]).play(0, Card::Altar, FREE).others_discard();
    scenario.play(0, Card::Theater, FREE);
    assert!([Card::Altar, Card::Theater].iter().all(|card| scenario.city(0).cards.contains(*card)));
    assert_eq!((scenario.state.age, scenario.state.turn), (3, 1));
    // Four cards of the others: two were sold, two left over.
    assert_eq!(scenario.state.discard.len(), 4);
}

/// Plays a match of random choices, and calls `look` after each.
fn matches(options: Options, seats: u8, deals: u8, mut look: impl FnMut(&SevenWonders, &State)) {
    let rules = SevenWonders::new(SeatCount::new(seats).unwrap(), options).unwrap();
    for deal in 0..deals {
        let mut state = rules.start(Seed::from_bytes([deal; 32]));
        let mut rng = Seed::from_bytes([deal; 32]).stream(Purpose(97), 0);
        while !matches!(rules.phase(&state), Phase::Over(_)) {
            let player = rules.phase(&state).waiting().iter().next().unwrap();
            let intent = *pick(&rules.options(&state, player).intents, &mut rng).unwrap();
            rules.apply(&mut state, player, &intent, &mut Log::unread()).unwrap();
            look(&rules, &state);
        }
    }
}

/// Returns boxes that differ in their hidden parts.
fn boxes() -> [(u8, Options); 4] {
    let base = Options::default();
    let leaders = Options { leaders: Leaders::Box, ..base };
    let all = Options { cities: true, tower: true, projects: true, ..leaders };
    [(2, base), (4, base), (3, leaders), (5, all)]
}

/// In an imagined world no hand has a card of another age, and each age has its own cards.
#[test]
fn imagined_hands_are_of_this_age() {
    for (seats, options) in boxes() {
        let mut worlds = 0;
        matches(options, seats, 2, |rules, state| {
            let mut rng = Seed::from_bytes([1; 32]).stream(Purpose(96), state.asked.number());
            let observer = seat(usize::from(state.turn) % usize::from(seats));
            let view = rules.view(state, Observer::Seat(observer));
            let world = rules.imagine(&view, &mut rng).unwrap();
            for (holder, hand) in world.hands.iter() {
                assert_eq!(hand.len(), state.hands[holder].len());
                assert!(hand.iter().all(|card| card.facts().age == state.age), "{hand:?}");
            }
            assert!(world.pile.iter().all(|card| card.facts().age == state.age));
            let ages = |state: &State| {
                [1, 2, 3].map(|age| state.discard.iter().filter(|lies| lies.card.facts().age == age).count())
            };
            assert_eq!(ages(&world), ages(state));
            worlds += 1;
        });
        assert!(worlds > 30, "{worlds} worlds");
    }
}

/// In an imagined world a hand that its observer passed on has only cards that were in it then. The observer
/// has the visible hand.
#[test]
fn imagined_hands_are_those_that_were_passed_on() {
    for (seats, options) in boxes() {
        let mut hands = 0;
        matches(options, seats, 2, |rules, state| {
            let mut rng = Seed::from_bytes([2; 32]).stream(Purpose(96), state.asked.number());
            for observer in SeatCount::new(seats).unwrap().seats() {
                let view = rules.view(state, Observer::Seat(observer));
                let you = view.you.as_ref().unwrap();
                let world = rules.imagine(&view, &mut rng).unwrap();
                assert_eq!(world.hands[observer].to_vec(), you.hand);
                for known in &you.known {
                    let (mut left, mut new) = (known.cards.clone(), 0);
                    for card in world.hands[known.seat].iter() {
                        match left.iter().position(|other| *other == card) {
                            Some(at) => _ = left.remove(at),
                            None => new += 1,
                        }
                    }
                    // The player of the Free city has drawn a card that no other player has seen.
                    let drew = view.free_city_player == Some(known.seat);
                    assert!(new <= usize::from(drew), "{new} cards of {:?}", world.hands[known.seat]);
                    assert!(drew || left.len() == usize::from(known.gone), "{known:?}");
                    hands += 1;
                }
            }
        });
        assert!(hands > 100, "{hands} hands");
    }
}
