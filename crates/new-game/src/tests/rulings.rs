//! One case for each ruling.

use contract::{BySeat, Log, Observer, Rules as _, Seat, SeatChange, SeatCount, Situation as _};

use crate::{Card, Intent, NewGame, Options, Refusal, State};

fn two() -> SeatCount {
    SeatCount::new(2).expect("two can play")
}

fn seat(number: usize) -> Seat {
    Seat::new(number, two()).expect("0 or 1")
}

/// Sets up a match of two after the deal, with these hands; the first seat is to play.
fn dealt(hands: [&[u8]; 2]) -> (NewGame, State) {
    let rules = NewGame::new(two(), Options::default()).expect("the usual options");
    let state = State {
        hands: BySeat::new_with(two(), |seat| hands[seat.number()].iter().copied().map(Card).collect()),
        pile: Vec::new(),
        points: BySeat::filled(two(), 0),
        turn: seat(0),
        left: BySeat::filled(two(), false),
    };
    (rules, state)
}

fn lay(rules: &NewGame, state: &mut State, number: usize, card: u8) {
    let intent = Intent::Lay { card: Card(card) };
    rules.apply(state, seat(number), &intent, &mut Log::new()).expect("it is legal");
}

#[test]
fn a_higher_card_scores() {
    let (rules, mut state) = dealt([&[2, 7], &[5, 6]]);
    lay(&rules, &mut state, 0, 2);
    lay(&rules, &mut state, 1, 5);
    lay(&rules, &mut state, 0, 7);
    lay(&rules, &mut state, 1, 6);
    assert_eq!((state.points[seat(0)], state.points[seat(1)]), (1, 1));
}

#[test]
fn ruling_2_the_first_card_scores_nothing() {
    let (rules, mut state) = dealt([&[9], &[1]]);
    lay(&rules, &mut state, 0, 9);
    assert_eq!(state.points[seat(0)], 0);
}

#[test]
fn ruling_3_the_seat_of_a_player_who_left_plays_on() {
    let (rules, mut state) = dealt([&[1, 2], &[3, 4]]);
    rules.change_seat(&mut state, seat(1), SeatChange::Leave, &mut Log::new()).expect("anybody may leave");
    lay(&rules, &mut state, 0, 1);
    lay(&rules, &mut state, 1, 3);
    assert!(rules.empty_seats(&state).contains(seat(1)));
}

#[test]
fn what_cannot_be_done_says_why() {
    let (rules, state) = dealt([&[1], &[2]]);
    let view = |number| rules.view(&state, Observer::Seat(seat(number)));
    let card = Card(2);
    assert_eq!(view(0).check(&Intent::Lay { card }), Err(Refusal::NotInHand { card }));
    assert_eq!(view(1).check(&Intent::Lay { card }), Err(Refusal::NotYourTurn));
}
