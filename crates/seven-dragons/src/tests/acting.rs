use contract::{Observer, Rules as _};

use super::scenario::{Scenario, card, cell};
use crate::{ActionKind, Card, Colour, Direction, EndedBy, Intent, Mode, Place, Refusal};

const HANDS: u8 = 51;
const GOALS: u8 = 54;
const ROTATE: u8 = 57;
const MOVE: u8 = 60;

/// Six red, Rainbow among them, beside Silver.
const SIX_RED: [(i8, i8, i8); 6] = [(1, 1, 0), (2, 2, 0), (0, 3, 0), (11, 3, 1), (12, 4, 0), (21, 5, 0)];

#[test]
fn r2_passing_only_when_stuck() {
    let mut s = Scenario::new(2).discard(&[HANDS]).table(&[]).hand(0, &[3]).hand(1, &[1]);
    assert_eq!(s.choices(), [Intent::Pass]);
    s.play(Intent::Pass);
    let mut s = Scenario::new(2).hand(0, &[3]);
    assert_eq!(s.try_play(Intent::Pass), Err(Refusal::CanPlay));
}

#[test]
fn r3_silver_is_kept_only_over_a_pile() {
    let rotate = |mode| Intent::RotateGoals { card: card(ROTATE), mode, to: Direction::Left };
    let mut s = Scenario::new(2).hand(0, &[ROTATE]);
    assert_eq!(s.try_play(rotate(Mode::KeepSilver)), Err(Refusal::PileEmpty));
    let mut s = Scenario::new(2).discard(&[HANDS]).hand(0, &[ROTATE]);
    s.play(rotate(Mode::KeepSilver));
    assert_eq!(s.state.discard.as_slice(), [card(ROTATE), card(HANDS)]);
    assert_eq!(s.view(0).silver, Some(Colour::Black));
}

/// left moves the goal to the next seat; the unused places take part.
#[test]
fn r6_r31_left_is_clockwise() {
    let mut s = Scenario::new(2).hand(0, &[ROTATE]);
    s.play(Intent::RotateGoals { card: card(ROTATE), mode: Mode::Full, to: Direction::Left });
    use Colour::*;
    assert_eq!(s.state.goals, Some([Black, Red, Gold, Blue, Green]));
    // Seat 0 remembers the red goal that seat 1 now has.
    assert_eq!(s.view(0).places[1].goal, Some(Red));
    assert_eq!(s.view(1).places[2].goal, Some(Gold));
    assert_eq!(s.view(1).places[0].goal, None);
}

/// FAQ: draw first, so the traded hand has the drawn card and lacks the action. Both players remember.
#[test]
fn faq_r23_trading_hands() {
    let mut s = Scenario::new(3).hand(0, &[HANDS, 3]).hand(1, &[1, 2]);
    let with = s.seat(1);
    s.play(Intent::TradeHands { card: card(HANDS), mode: Mode::Full, with });
    assert_eq!(s.state.players[s.seat(0)].hand.as_slice(), [card(1), card(2)]);
    assert_eq!(s.view(0).players[with].known, [card(3)]);
    assert!(s.view(2).players[with].known.is_empty());
    assert!(s.rules.view(&s.state, Observer::Public).players[with].known.is_empty());
}

/// FAQ: with fewer than five players an unused goal can be taken.
#[test]
fn faq_trading_goals_with_an_unused_place() {
    let mut s = Scenario::new(2).hand(0, &[GOALS]);
    let with = Place::at(4).unwrap();
    s.play(Intent::TradeGoals { card: card(GOALS), mode: Mode::Full, with });
    assert_eq!(s.view(0).you.unwrap().goal, Some(Colour::Black));
    assert_eq!(s.view(0).places[4].goal, Some(Colour::Red));
    assert_eq!(s.view(1).places[4].goal, None);
}

/// Silver belongs to a chain of its colour. FAQ: a player whose chain is completed wins at once, also
/// out of turn.
#[test]
fn faq_r27_a_chain_wins_at_once_for_its_owner() {
    // Red is seat 0's; seat 1 completes it: Silver shows red, so there are seven.
    let mut s = Scenario::new(2).table(&SIX_RED).discard(&[63]).hand(0, &[3]);
    let chain = &s.view(0).chains[0];
    assert_eq!(chain.size, 7, "{chain:?}");
    s.state.goals = Some([Colour::Green, Colour::Red, Colour::Blue, Colour::Gold, Colour::Black]);
    s.lay(3, 3, -1, false).unwrap();
    assert_eq!(s.ended(), Some((EndedBy::Chain, vec![1])));
}

/// a complete colour whose goal is unused ends nothing until a player holds it.
#[test]
fn r30_an_unused_goal_wins_nothing() {
    let mut s = Scenario::new(2).table(&SIX_RED).discard(&[63]).hand(0, &[3, GOALS]).hand(1, &[1]);
    s.state.goals = Some([Colour::Green, Colour::Blue, Colour::Red, Colour::Gold, Colour::Black]);
    let trade = Intent::TradeGoals { card: card(GOALS), mode: Mode::KeepSilver, with: Place::at(2).unwrap() };
    assert_eq!(s.ended(), None);
    s.play(trade);
    assert_eq!(s.ended(), Some((EndedBy::Chain, vec![0])));
    // the match ended before the card reached the pile.
    assert_eq!(s.view(0).ending, Some(card(GOALS)));
}

#[test]
fn r8_r9_stuck_players_end_the_match_and_equals_share() {
    let mut s = Scenario::new(2).discard(&[HANDS]).hand(0, &[1]).hand(1, &[3]).no_pile();
    s.play(Intent::Pass);
    assert_eq!(s.ended(), None);
    s.play(Intent::Pass);
    assert_eq!(s.ended(), Some((EndedBy::Stuck, vec![0, 1])));
}

/// a coloured Silver earns like any zone; Rainbow and a wild Silver earn nothing.
#[test]
fn r28_bonus_cards() {
    // Quad 42 (gold blue / red black) below Silver (gold) and beside a whole black: gold above, black right.
    let lay = |s: &mut Scenario| s.lay(42, 0, 1, false).unwrap();
    let mut s = Scenario::new(2).discard(&[GOALS]).table(&[(9, 1, 1)]).hand(0, &[42]).hand(1, &[1]);
    lay(&mut s);
    assert_eq!(s.hands()[s.seat(0)], 1);
    let mut s = Scenario::new(2).table(&[(9, 1, 1)]).hand(0, &[42]).hand(1, &[1]);
    lay(&mut s);
    assert_eq!(s.hands()[s.seat(0)], 0, "wild Silver earns nothing");
}

///
#[test]
fn r34_timeouts_play_the_oldest_action_for_its_colour() {
    let s = Scenario::new(2).hand(0, &[3, ROTATE, HANDS]);
    assert_eq!(s.rules.fallback(&s.view(0)), Some(Intent::ColourOnly { card: card(ROTATE) }));
    let s = Scenario::new(2).hand(0, &[3]);
    let first = Intent::PlayDragon { card: card(3), cell: cell(0, -1), turned: false };
    assert_eq!(s.rules.fallback(&s.view(0)), Some(first));
    assert_eq!(s.acting(), 0);
    let s = Scenario::new(2).discard(&[HANDS]).hand(0, &[3]);
    assert_eq!(s.rules.fallback(&s.view(0)), Some(Intent::Pass));
}

/// a lifted card is put down where it first fits, and the turn ends.
#[test]
fn r34_timeouts_put_down_what_was_lifted() {
    let mut s = Scenario::new(2).discard(&[HANDS]).table(&[(9, 1, 0)]).hand(0, &[MOVE, 3]).hand(1, &[1]);
    s.play(Intent::PickUp { card: card(MOVE), mode: Mode::Full, from: cell(1, 0) });
    let put_down = Intent::PutDown { cell: cell(0, -1), turned: false };
    assert_eq!(s.rules.fallback(&s.view(0)), Some(put_down));
    assert_eq!(s.choices()[0], put_down);
    s.play(put_down);
    assert_eq!((s.acting(), s.state.discard.last()), (1, Some(&card(MOVE))));
}

/// a move is judged by Silver's old colour.
#[test]
fn r4_silver_changes_after_the_effect() {
    // Silver is black; the moved card is green, and so will Silver be.
    let mut s =
        Scenario::new(2).discard(&[HANDS]).table(&[(9, 1, 0), (7, 2, 0), (8, 3, 0)]).hand(0, &[MOVE, 3]);
    s.play(Intent::PickUp { card: card(MOVE), mode: Mode::Full, from: cell(2, 0) });
    let beside_silver = Intent::PutDown { cell: cell(-1, 0), turned: false };
    assert_eq!(s.try_play(beside_silver), Err(Refusal::NoMatch { cell: cell(-1, 0) }));
    s.play(Intent::PutDown { cell: cell(4, 0), turned: false });
    assert_eq!(s.view(0).silver, Some(Colour::Green));
}

/// there are five kinds of action, three cards each, and each has its colour.
#[test]
fn r16_there_are_five_actions() {
    let kinds: Vec<ActionKind> = Card::all().filter_map(Card::action).collect();
    assert_eq!(kinds.len(), 15);
    for kind in ActionKind::ALL {
        assert_eq!(kinds.iter().filter(|other| **other == kind).count(), 3, "{kind:?}");
    }
    let mut colours = ActionKind::ALL.map(ActionKind::colour);
    colours.sort_unstable();
    assert_eq!(colours, Colour::ALL);
}
