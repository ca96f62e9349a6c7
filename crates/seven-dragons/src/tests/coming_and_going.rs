//! Joining and leaving (section 9).

use contract::{Phase, Rules as _, Seat, SeatChange, SeatChangeRefused};

use super::scenario::{Scenario, card, cell};
use crate::{Colour, EndedBy, Intent, Mode, Variant, state::MOST_NEWCOMERS};

const HANDS: u8 = 51;
const MOVE: u8 = 60;

fn change(s: &mut Scenario, seat: usize, change: SeatChange) -> Result<(), SeatChangeRefused> {
    let seat = s.seat(seat);
    s.rules.change_seat(&mut s.state, seat, change, &mut s.log)
}

fn open(s: &Scenario) -> Vec<usize> {
    s.rules.open_seats(&s.state).iter().map(Seat::number).collect()
}

/// FAQ: a match of fewer than five takes newcomers, and each gets an unused goal and three cards.
#[test]
fn faq_r10_a_newcomer_takes_an_unused_goal_and_three_cards() {
    let mut s = Scenario::new(2).hand(0, &[1, 3]).hand(1, &[2, 4]);
    assert_eq!(open(&s), [2, 3, 4]);
    assert_eq!(change(&mut s, 1, SeatChange::Join), Err(SeatChangeRefused::NotFree));
    assert_eq!(change(&mut s, 3, SeatChange::Leave), Err(SeatChangeRefused::NobodyThere));
    assert_eq!((s.view(3).you.unwrap().goal, s.view(0).players[s.seat(3)].taken), (None, false));
    let pile = s.state.pile.len();
    change(&mut s, 3, SeatChange::Join).unwrap();
    assert_eq!(open(&s), [2, 4]);
    assert_eq!(s.state.pile.len(), pile - 3);
    let you = s.view(3).you.unwrap();
    assert_eq!((you.goal, you.hand.len()), (Some(Colour::Green), 3));
    assert_eq!(s.view(0).places[3].holder, Some(s.seat(3)));
    assert_eq!(s.view(0).places[3].goal, None, "only the newcomer sees the goal");
    // The newcomer plays in turn: after the second player, before the first.
    s.lay(1, 1, 0, false).unwrap();
    s.lay(2, -1, 0, false).unwrap();
    assert_eq!(s.acting(), 3);
    assert_eq!(s.hands()[s.seat(3)], 4, "the newcomer draws like anybody");
}

/// if the pile is short, the newcomer takes the remaining cards.
#[test]
fn r10_a_newcomer_takes_what_the_pile_has() {
    let mut s = Scenario::new(2).hand(0, &[1]);
    s.state.pile.truncate(2);
    change(&mut s, 2, SeatChange::Join).unwrap();
    assert_eq!((s.hands()[s.seat(2)], s.state.pile.len()), (2, 0));
    change(&mut s, 4, SeatChange::Join).unwrap();
    assert_eq!(s.hands()[s.seat(4)], 0);
}

/// players who join and leave bring cards back into the pile, so the number of newcomers is limited.
#[test]
fn r10_a_match_takes_ten_newcomers() {
    let mut s = Scenario::new(2).hand(0, &[1]);
    for _ in 0..MOST_NEWCOMERS {
        change(&mut s, 2, SeatChange::Join).unwrap();
        change(&mut s, 2, SeatChange::Leave).unwrap();
    }
    assert_eq!((s.view(0).joined, open(&s)), (10, vec![]));
    assert_eq!(change(&mut s, 2, SeatChange::Join), Err(SeatChangeRefused::NotFree));
}

/// a newcomer plays for seven, also in the chair of a child.
#[test]
fn r10_r13_a_newcomer_is_grown_up() {
    let mut s = Scenario::of(3, Variant::BasicDragons { ages: vec![None, Some(5)] });
    let target = |s: &Scenario| s.view(0).players[s.seat(1)].target;
    assert_eq!(target(&s), 5);
    change(&mut s, 1, SeatChange::Leave).unwrap();
    change(&mut s, 1, SeatChange::Join).unwrap();
    assert_eq!(target(&s), 7);
}

/// the goal goes to the unused ones, the hand under the pile. The next player of the chair does
/// not inherit the knowledge of the previous one.
#[test]
fn r10_r11_coming_after_going() {
    let mut s = Scenario::new(3).hand(0, &[1, 3]).hand(1, &[2]).hand(2, &[5]);
    let pile = s.state.pile.len();
    change(&mut s, 1, SeatChange::Leave).unwrap();
    assert_eq!(s.state.pile.len(), pile + 1);
    assert_eq!(open(&s), [1, 3, 4]);
    assert_eq!(s.view(0).places[1].holder, None);
    assert_eq!(s.view(1).places[1].goal, None);
    change(&mut s, 1, SeatChange::Join).unwrap();
    let you = s.view(1).you.unwrap();
    assert_eq!((you.hand.len(), s.view(1).places[1].goal), (3, you.goal));
}

/// repeated joining and leaving cannot change the next drawn cards.
#[test]
fn r11_what_is_given_back_goes_under_the_pile() {
    let mut s = Scenario::new(2).hand(0, &[1]);
    let (pile, drawn) = (s.state.pile.clone(), s.state.pile.len() - 3);
    change(&mut s, 2, SeatChange::Join).unwrap();
    change(&mut s, 2, SeatChange::Leave).unwrap();
    assert_eq!(s.state.pile[3..], pile[..drawn], "the rest of the pile lies as it lay");
    let mut back = s.state.pile[..3].to_vec();
    let mut had = pile[drawn..].to_vec();
    back.sort_unstable();
    had.sort_unstable();
    assert_eq!(back, had);
}

/// a goal that was seen and given back is shuffled, and no player knows which of the unused ones it is.
#[test]
fn r11_a_goal_given_back_is_shuffled_among_the_unused_ones() {
    let mut places = [0; 5];
    for number in 0..60 {
        let mut s = Scenario::new(2).hand(0, &[1]);
        s.state.seed = contract::Seed::from_bytes([number; 32]);
        let kept = [0, 1].map(|seat| s.view(seat).you.unwrap().goal);
        change(&mut s, 3, SeatChange::Join).unwrap();
        let goal = s.view(3).you.unwrap().goal.unwrap();
        change(&mut s, 3, SeatChange::Leave).unwrap();
        let goals = s.state.goals.unwrap();
        places[goals.iter().position(|other| *other == goal).unwrap()] += 1;
        assert_eq!([0, 1].map(|seat| s.view(seat).you.unwrap().goal), kept, "players keep theirs");
        assert!((0..5).all(|seat| s.view(seat).places[2..].iter().all(|place| place.goal.is_none())));
    }
    assert!(places[0] == 0 && places[1] == 0 && places[2..].iter().all(|times| *times > 8), "{places:?}");
}

/// the turn of a leaving player passes on; a lifted card returns to its cell.
#[test]
fn r11_leaving_in_the_middle_of_a_turn() {
    let mut s = Scenario::new(3).discard(&[HANDS]).table(&[(9, 1, 0), (10, 2, 0)]).hand(0, &[MOVE, 3]);
    let before = s.state.table.clone();
    s.play(Intent::PickUp { card: card(MOVE), mode: Mode::Full, from: cell(1, 0) });
    assert_eq!(s.view(0).table.len(), 2);
    change(&mut s, 0, SeatChange::Leave).unwrap();
    assert_eq!((s.acting(), s.state.table == before), (1, true));
    assert_eq!(s.view(0).table.len(), 3);
}

#[test]
fn r11_the_last_one_left_wins() {
    let mut s = Scenario::new(2).hand(0, &[1]);
    change(&mut s, 0, SeatChange::Leave).unwrap();
    assert_eq!(s.ended(), Some((EndedBy::Alone, vec![1])));
    let Phase::Over(outcome) = s.rules.phase(&s.state) else { panic!("it is over") };
    let places: Vec<u8> = outcome.places.iter().map(|(_, place)| *place).collect();
    assert_eq!(places, [2, 1, 0, 0, 0], "a chair that nobody took has no place");
    assert_eq!(change(&mut s, 2, SeatChange::Join), Err(SeatChangeRefused::Over));
    assert!(open(&s).is_empty());
}
