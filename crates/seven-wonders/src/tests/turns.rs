//! Sections 2, 4, 5 and 7: the course of a match.

use contract::{Observer, Phase, Rules as _, SeatChange, SeatSet};

use crate::{
    Card, Direction, Event, How, Intent, Leader, Refusal, Side, Stage, Wonder,
    city::{Face, Marked},
    state::Step,
    tests::scenario::{FREE, STAGE, Scenario, pay, seat},
};

#[test]
fn picks_can_be_replaced_until_the_last_one_is_in() {
    let mut scenario = Scenario::new(3);
    scenario.hand(0, &[Card::Altar, Card::Theater]);
    scenario.play(0, Card::Altar, FREE).play(0, Card::Theater, How::Discard).play(0, Card::Theater, FREE);
    assert_eq!(scenario.view(1).stage, Stage::Turn);
    assert!(scenario.view(1).plays.is_empty(), "nobody learns what was picked");
    let told = scenario.told(1);
    assert!(told.is_empty(), "{told:?}");
    scenario.others_discard();
    assert!(scenario.city(0).cards.contains(Card::Theater) && !scenario.city(0).cards.contains(Card::Altar));
}

#[test]
fn hands_go_left_right_left() {
    for (age, direction, to) in [(1, Direction::Left, 1), (2, Direction::Right, 3), (3, Direction::Left, 1)] {
        let mut scenario = Scenario::new(4);
        scenario.state.age = age;
        scenario.hand(0, &[Card::Altar, Card::Palace]);
        assert_eq!(scenario.view(0).direction, direction);
        scenario.play(0, Card::Altar, FREE).others_discard();
        assert_eq!(scenario.state.hands[seat(to)].to_vec(), [Card::Palace], "age {age}");
    }
}

#[test]
fn an_age_has_six_turns() {
    let mut scenario = Scenario::new(3);
    for turn in 1..=6 {
        assert_eq!((scenario.state.age, scenario.state.turn), (1, turn));
        scenario.others_discard();
    }
    assert_eq!((scenario.state.age, scenario.state.turn), (2, 1));
}

#[test]
fn a_discarded_card_pays_three_coins_and_is_not_shown() {
    let mut scenario = Scenario::new(3);
    scenario.hand(0, &[Card::Palace]).play(0, Card::Palace, How::Discard).others_discard();
    assert_eq!(scenario.city(0).coins, 23);
    assert_eq!(scenario.view(1).discarded, [2, 0, 1]);
    assert_eq!(scenario.view(1).plays[0].plays[0].card, None);
    assert_eq!(scenario.view(0).plays[0].plays[0].card, Some(Card::Palace), "who played it remembers");
    assert_eq!(scenario.view(0).you.unwrap().discarded, [Card::Palace]);
}

#[test]
fn a_marker_shows_its_age_only() {
    let mut scenario = Scenario::new(3);
    scenario.built(0, &[Card::Quarry]).hand(0, &[Card::Palace]);
    scenario.play(0, Card::Palace, STAGE).others_discard();
    let marker = |number: usize| scenario.view(number).cities[seat(0)].stages[0];
    assert_eq!((marker(1).age, marker(1).card), (3, None));
    assert_eq!(marker(0).card, Some(Card::Palace));
    assert_eq!(scenario.score(0).civilian, 0, "a marker has no other effect");
}

/// Section 2: two cards of one name are forbidden, Looms of different ages too.
#[test]
fn no_name_twice() {
    for (stands, card) in [
        (Card::Altar, Card::Altar),
        (Card::Loom1, Card::Loom2),
        (Card::Glassworks1, Card::Glassworks2),
        (Card::Press2, Card::Press1),
    ] {
        let mut scenario = Scenario::new(3);
        scenario.built(0, &[stands]).hand(0, &[card]);
        assert_eq!(scenario.try_play(0, card, FREE), Err(Refusal::AlreadyBuilt { card: stands }));
        scenario.play(0, card, How::Discard);
    }
}

/// Section 4: coins include all that is built this turn in all cities.
#[test]
fn coins_count_what_is_built_this_turn() {
    let mut scenario = Scenario::new(3);
    scenario.hand(0, &[Card::Vineyard]).hand(1, &[Card::LumberYard]).hand(2, &[Card::OreVein]);
    scenario.play(0, Card::Vineyard, FREE).play(1, Card::LumberYard, FREE).play(2, Card::OreVein, FREE);
    assert_eq!(scenario.city(0).coins, 22);
}

/// Section 5, step 3 comes after all costs: coins of effects are not spent in the same turn.
#[test]
fn the_tavern_pays_after_the_turn() {
    let mut scenario = Scenario::new(3);
    scenario.coins(0, 0).hand(0, &[Card::Tavern]).play(0, Card::Tavern, FREE).others_discard();
    assert_eq!(scenario.city(0).coins, 5);
    assert_eq!(scenario.view(1).plays[0].plays[0].income, 5);
}

/// The play of the last card is a turn of its own and can use the income of the sixth card.
#[test]
fn the_last_card_may_use_what_the_sixth_brought() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Babylon, Side::B).raised(0, 2).last_turn(1).coins(0, 0);
    scenario.built(1, &[Card::LumberYard]).hand(0, &[Card::Tavern, Card::Stockade]);
    scenario.play(0, Card::Tavern, FREE).others_discard();
    scenario.play(0, Card::Stockade, How::Build { pay: pay(2, 0) });
    assert_eq!((scenario.city(0).coins, scenario.city(1).coins), (3, 25));
}

/// Ruling 16: with both neighbours.
#[test]
fn conflicts_are_fought_with_each_neighbour() {
    for (age, value) in [(1, 1), (2, 3), (3, 5)] {
        let mut scenario = Scenario::new(4);
        // Shields 2, 1, 2, 0.
        scenario.built(0, &[Card::Walls]).built(1, &[Card::Stockade]).built(2, &[Card::Stables]);
        scenario.last_turn(age).others_discard();
        let tokens = |number: usize| {
            let city = scenario.city(number);
            let scored: i16 = scenario.score(number).military;
            (city.victories[usize::from(age) - 1], city.defeats, scored)
        };
        assert_eq!(tokens(0), (2, 0, 2 * value));
        assert_eq!(tokens(1), (0, 2, -2));
        assert_eq!(tokens(2), (2, 0, 2 * value));
        assert_eq!(tokens(3), (0, 2, -2));
        let result = scenario.view(0).conflicts[0][seat(0)];
        assert_eq!((result.shields, i16::from(result.left), i16::from(result.right)), (2, value, value));
    }
}

#[test]
fn equal_shields_bring_nothing() {
    let mut scenario = Scenario::new(3);
    scenario.last_turn(1).others_discard();
    assert!(
        (0..3).all(|number| scenario.city(number).defeats == 0 && scenario.city(number).victories == [0; 3])
    );
}

#[test]
fn a_match_ends_after_the_third_age() {
    let mut scenario = Scenario::new(3);
    scenario.built(1, &[Card::Palace]).last_turn(3).others_discard();
    assert_eq!(scenario.state.step, Step::Over { claimed: false });
    let outcome = scenario.rules.phase(&scenario.state);
    let places: Vec<u8> = outcome.outcome().unwrap().places.iter().map(|(_, place)| *place).collect();
    assert_eq!(places, [2, 1, 2]);
    assert!(scenario.told(0).contains(&Event::Ended { winners: vec![seat(1)], claimed: false }));
    assert_eq!(scenario.try_play(0, Card::Altar, FREE), Err(Refusal::Over));
}

#[test]
fn what_lies_under_stages_is_seen_by_all_at_the_end_and_not_before() {
    let mut scenario = Scenario::new(3);
    let marker = Marked { face: Face::Card(Card::Altar), known: SeatSet::one(seat(1)) };
    scenario.state.cities[seat(1)].raise(0, marker);
    scenario.built(1, &[Card::Sawmill, Card::LumberYard]).last_turn(3);
    scenario.hand(1, &[Card::Palace, Card::Pantheon]).play(1, Card::Palace, STAGE);
    let everybody = [None, Some(0), Some(1), Some(2)]
        .map(|number: Option<usize>| number.map_or(Observer::Public, |number| Observer::Seat(seat(number))));
    let under = |scenario: &Scenario| {
        everybody.map(|who| {
            let view = scenario.rules.view(&scenario.state, who);
            view.cities[seat(1)].stages.iter().map(|marker| marker.card).collect::<Vec<_>>()
        })
    };
    let before = under(&scenario);
    assert_eq!(before[2], [Some(Card::Altar)], "its player laid it there");
    assert!([0, 1, 3].iter().all(|other| before[*other] == [None]), "{before:?}");
    scenario.others_discard();
    assert_eq!(scenario.state.step, Step::Over { claimed: false });
    for cards in under(&scenario) {
        assert_eq!(cards, [Some(Card::Altar), Some(Card::Palace)]);
    }
    // What was laid there in this age was seen to be played.
    let last = scenario.rules.view(&scenario.state, Observer::Public).plays.pop().unwrap();
    let play = last.plays.iter().find(|play| play.city == seat(1)).unwrap();
    assert_eq!(play.card, Some(Card::Palace));
    assert!(
        last.plays.iter().all(|play| play.city == seat(1) || play.card.is_none()),
        "discards stay hidden"
    );
}

#[test]
fn leaders_under_stages_are_seen_by_all_at_the_end_and_not_before() {
    let mut scenario = Scenario::new(3);
    let marker = Marked { face: Face::Leader(Leader::Caesar), known: SeatSet::one(seat(1)) };
    scenario.state.cities[seat(1)].raise(0, marker);
    scenario.last_turn(3);
    let under =
        |scenario: &Scenario, who| scenario.rules.view(&scenario.state, who).cities[seat(1)].stages[0].leader;
    assert_eq!(under(&scenario, Observer::Seat(seat(1))), Some(Leader::Caesar));
    assert_eq!(under(&scenario, Observer::Public), None);
    scenario.others_discard();
    assert_eq!(scenario.state.step, Step::Over { claimed: false });
    for who in [Observer::Public, Observer::Seat(seat(0)), Observer::Seat(seat(2))] {
        assert_eq!(under(&scenario, who), Some(Leader::Caesar));
    }
}

/// Section 7: most points, then most coins, then shared.
#[test]
fn ties_go_to_the_richer() {
    for (coins, places) in [([21, 22, 21], [2, 1, 2]), ([22, 22, 21], [1, 1, 3])] {
        let mut scenario = Scenario::new(3);
        scenario.last_turn(3);
        for (number, coins) in coins.into_iter().enumerate() {
            // Selling the sixth card brings three.
            scenario.coins(number, coins - 3);
        }
        scenario.others_discard();
        let Phase::Over(outcome) = scenario.rules.phase(&scenario.state) else { panic!() };
        let points: Vec<i32> =
            outcome.sheet.last().unwrap().points.iter().map(|(_, points)| *points).collect();
        assert_eq!(points, [7, 7, 7]);
        assert_eq!(outcome.places.iter().map(|(_, place)| *place).collect::<Vec<_>>(), places);
    }
}

#[test]
fn what_is_not_asked_is_refused() {
    let mut scenario = Scenario::new(3);
    let foreign = Intent::Play { city: seat(1), card: Card::Altar, how: How::Discard };
    assert_eq!(scenario.try_intent(0, foreign), Err(Refusal::NotYourCity));
    assert_eq!(scenario.try_intent(0, Intent::Decline), Err(Refusal::NotNow));
    assert_eq!(scenario.try_intent(0, Intent::FromDiscard { card: Card::Altar }), Err(Refusal::NotNow));
    let chosen = Intent::Choose { wonder: Wonder::Giza, side: Side::A };
    assert_eq!(scenario.try_intent(0, chosen), Err(Refusal::NotNow));
    scenario.hand(0, &[Card::Altar]);
    assert_eq!(
        scenario.try_play(0, Card::Palace, How::Discard),
        Err(Refusal::NotInHand { card: Card::Palace })
    );
}

/// The timeout builds a free card, dear ones first, and buys nothing.
#[test]
fn the_fallback_builds_what_costs_nothing() {
    let mut scenario = Scenario::new(3);
    scenario.built(1, &[Card::LumberYard]).hand(0, &[Card::Altar, Card::Baths, Card::Stockade]);
    let play = |card, how| Some(Intent::Play { city: seat(0), card, how });
    assert_eq!(scenario.rules.fallback(&scenario.view(0)), play(Card::Baths, FREE));
    scenario.hand(0, &[Card::Stockade, Card::Palace]);
    assert_eq!(scenario.rules.fallback(&scenario.view(0)), play(Card::Stockade, How::Discard));
    scenario.built(0, &[Card::Quarry]);
    assert_eq!(scenario.rules.fallback(&scenario.view(0)), play(Card::Stockade, STAGE));
}

#[test]
fn who_leaves_cannot_win() {
    let mut scenario = Scenario::new(3);
    scenario.built(1, &[Card::Palace]).last_turn(3);
    let leave = |scenario: &mut Scenario, number: usize, change| {
        scenario.rules.change_seat(&mut scenario.state, seat(number), change, &mut scenario.log)
    };
    leave(&mut scenario, 1, SeatChange::Leave).unwrap();
    assert!(leave(&mut scenario, 1, SeatChange::Leave).is_err());
    assert!(leave(&mut scenario, 0, SeatChange::Join).is_err());
    assert!(scenario.view(0).cities[seat(1)].left);
    let mut played = scenario;
    played.others_discard();
    let Phase::Over(outcome) = played.rules.phase(&played.state) else { panic!() };
    assert_eq!(outcome.places.iter().map(|(_, place)| *place).collect::<Vec<_>>(), [1, 3, 1]);
    assert!(leave(&mut played, 0, SeatChange::Leave).is_err());
}

#[test]
fn the_last_person_claims_the_match() {
    let mut scenario = Scenario::new(3);
    scenario.play_nothing_and_claim(2);
    let Phase::Over(outcome) = scenario.rules.phase(&scenario.state) else { panic!() };
    assert_eq!(outcome.places[seat(2)], 1);
    assert_eq!(scenario.view(0).stage, Stage::Over { claimed: true });
}

impl Scenario {
    fn play_nothing_and_claim(&mut self, number: usize) {
        self.rules.change_seat(&mut self.state, seat(number), SeatChange::Claim, &mut self.log).unwrap();
    }
}
