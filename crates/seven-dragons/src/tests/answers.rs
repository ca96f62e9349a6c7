//! Answers of the booklet that belong to no other file.

use contract::{Observer, Rules as _};

use super::scenario::{Scenario, card};
use crate::{ActionKind, Direction, Intent, Mode};

/// FAQ: a player draws before playing.
#[test]
fn faq_one_draws_first() {
    let mut s = Scenario::new(2).hand(0, &[1]);
    let top = *s.state.pile.last().unwrap();
    s.lay(1, 1, 0, false).unwrap();
    assert_eq!(s.acting(), 1);
    assert_eq!(s.state.players[s.seat(1)].hand.as_slice(), [top]);
}

/// FAQ: players may look through the discard pile, and its order stays.
#[test]
fn faq_r24_the_discard_pile_is_open() {
    let mut s = Scenario::new(3).discard(&[51, 57, 63]).hand(0, &[58]);
    for who in [Observer::Public, Observer::Seat(s.seat(1))] {
        assert_eq!(s.rules.view(&s.state, who).discard, [card(51), card(57), card(63)]);
    }
    s.play(Intent::RotateGoals { card: card(58), mode: Mode::KeepSilver, to: Direction::Right });
    assert_eq!(
        s.view(2).discard,
        [card(58), card(51), card(57), card(63)],
        "under the pile, the rest as before"
    );
    assert_eq!(s.view(2).silver, Some(ActionKind::ZapCard.colour()));
}
