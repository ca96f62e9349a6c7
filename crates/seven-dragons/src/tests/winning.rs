//! The check (section 5), and the end of the pile (section 8).

use contract::Observer;

use super::scenario::{Scenario, card};
use crate::{Colour, EndedBy, Event, Intent};

use Colour::{Black, Blue, Gold, Green, Red};

const HANDS: u8 = 51;

/// Six red and six gold cards, each a chain with branches. A card at (3, 1) may lengthen both. Silver is
/// black and belongs to neither.
const SIX_AND_SIX: [(i8, i8, i8); 11] = [
    (17, 1, -1),
    (1, 1, 0),
    (2, 2, 0),
    (11, 1, 1),
    (12, 2, 1),
    (21, 3, 0), // Red left, gold right.
    (3, 4, 0),
    (4, 5, 0),
    (13, 4, 1),
    (14, 5, 1),
    (23, 6, 0),
];

fn six_and_six(seats: u8, goals: [Colour; 5]) -> Scenario {
    let mut s = Scenario::new(seats).discard(&[HANDS]).table(&SIX_AND_SIX).hand(0, &[0]).hand(1, &[5]);
    let chains = s.view(0).chains;
    assert_eq!((chains[Red.index()].size, chains[Gold.index()].size), (6, 6));
    s.state.goals = Some(goals);
    s.lay(0, 3, 1, false).unwrap();
    s
}

/// FAQ: if a card completes the chains of two players, the player who laid it wins.
#[test]
fn faq_r5_the_active_player_comes_first() {
    for (goals, winner) in [([Red, Gold, Blue, Green, Black], 0), ([Gold, Red, Blue, Green, Black], 0)] {
        assert_eq!(six_and_six(2, goals).ended(), Some((EndedBy::Chain, vec![winner])));
    }
}

#[test]
fn r5_others_who_are_completed_together_share() {
    let s = six_and_six(3, [Blue, Red, Gold, Green, Black]);
    assert_eq!(s.ended(), Some((EndedBy::Chain, vec![1, 2])));
}

/// FAQ: if another player completes your chain you win at once, unless that player also completes a chain of
/// seven.
#[test]
fn faq_one_wins_out_of_turn() {
    let s = six_and_six(3, [Blue, Red, Green, Gold, Black]);
    assert_eq!(s.ended(), Some((EndedBy::Chain, vec![1])));
}

/// FAQ: the chain may branch, as long as each of its cards is reachable from every other.
#[test]
fn faq_a_chain_may_have_branches() {
    let s = six_and_six(2, [Red, Blue, Gold, Green, Black]);
    let chain = s.view(0).chains[Red.index()].clone();
    assert_eq!(chain.size, 7);
    // Four of them touch the one at (1, 0) or the one at (2, 0): no line goes through all.
    assert!(chain.cells.iter().filter(|cell| cell.x == 1).count() == 3);
}

/// FAQ: three here and four there are not seven.
#[test]
fn faq_separate_groups_are_not_added_up() {
    let here = [(17, 1, -1), (1, 1, 0), (11, 1, 1)];
    let there = [(19, 5, 4), (2, 5, 5), (12, 5, 6), (21, 6, 5)];
    let mut s = Scenario::new(2).discard(&[HANDS]).table(&here).table(&there).hand(0, &[9]).hand(1, &[5]);
    s.lay(9, 0, 1, false).unwrap();
    assert_eq!(s.view(0).chains[Red.index()].size, 4);
    assert_eq!(s.ended(), None);
}

/// after the action card has reached the pile there is another check, with Silver's new colour.
#[test]
fn r4_silvers_new_colour_is_checked_too() {
    const ZAP: u8 = 63;
    let six = [(17, 1, -1), (1, 1, 0), (2, 2, 0), (11, 1, 1), (12, 2, 1), (21, 3, 0)];
    let mut s = Scenario::new(2).discard(&[HANDS]).table(&six).hand(0, &[ZAP]).hand(1, &[5]);
    assert_eq!(s.view(0).chains[Red.index()].size, 6);
    s.play(Intent::ColourOnly { card: card(ZAP) });
    assert_eq!(s.ended(), Some((EndedBy::Chain, vec![0])));
    assert_eq!((s.state.discard.last(), s.state.ending), (Some(&card(ZAP)), None));
}

/// a winning card earns no bonus.
#[test]
fn r25_a_winning_card_draws_no_bonus() {
    // Red to the left and above, gold above and to the right: two colours, one bonus card.
    for (missing, bonus) in [(None, 0), (Some(17), 1)] {
        let table = SIX_AND_SIX.iter().copied().filter(|(card, ..)| Some(*card) != missing);
        let table: Vec<(i8, i8, i8)> = table.collect();
        let mut s = Scenario::new(2).discard(&[HANDS]).table(&table).hand(0, &[31]).hand(1, &[5]);
        s.state.goals = Some([Red, Blue, Gold, Green, Black]);
        s.lay(31, 3, 1, false).unwrap();
        let drew = |event: &&Event| matches!(event, Event::Drew { bonus: true, .. });
        assert_eq!(s.log.told_to(Observer::Public).filter(drew).count(), bonus);
        assert_eq!(s.ended().is_some(), bonus == 0);
    }
}

/// FAQ: with an empty pile all continue without drawing; when no player has cards, the player closest to
/// seven wins.
#[test]
fn faq_the_pile_runs_out() {
    let mut s = Scenario::new(2).discard(&[63]).hand(0, &[1]).hand(1, &[2]).no_pile();
    s.lay(1, 1, 0, false).unwrap();
    assert_eq!((s.acting(), s.hands()[s.seat(1)], s.ended()), (1, 1, None));
    s.lay(2, 2, 0, false).unwrap();
    // Silver and two more are red; nothing is gold.
    assert_eq!(s.ended(), Some((EndedBy::Exhausted, vec![0])));
}
