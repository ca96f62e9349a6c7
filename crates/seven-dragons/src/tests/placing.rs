use super::scenario::{Scenario, card, cell};
use crate::{Card, Colour, DragonKind, Intent, Mode, Refusal};

const MOVE: u8 = 60;
const ZAP: u8 = 63;

/// Printed rules, example 1: one matching contact is enough, other sides may clash (R-19).
#[test]
fn example_1_and_r19_one_matching_contact_is_enough() {
    // Whole red right of Silver (which shows black); red above gold left of it would match red only above.
    let mut s = Scenario::new(2).discard(&[51]).table(&[(1, 1, 0)]).hand(0, &[21, 3]);
    // Column card red|gold: its gold side touches the red card, its red side nothing.
    assert_eq!(s.lay(21, 2, 0, true), Err(Refusal::NoMatch { cell: cell(2, 0) }));
    assert_eq!(s.lay(21, 2, 0, false), Ok(()));
}

/// Printed rules, example 2: equal dragons that meet only at a corner are not connected.
#[test]
fn example_2_corners_do_not_connect() {
    // Silver black; quad 42 (gold blue / red black) at (1,0); black whole at (2,1) touches it at a corner.
    let mut s = Scenario::new(2).discard(&[51]).table(&[(42, 1, 0)]).hand(0, &[9]);
    assert_eq!(s.lay(9, 2, 1, false), Err(Refusal::NoNeighbour { cell: cell(2, 1) }));
    assert_eq!(s.lay(9, 1, 1, false), Ok(()));
}

/// Printed rules, examples 3 and 4: no quarter turns and no half cells; the wire format cannot express them.
#[test]
fn examples_3_and_4_cards_stand_upright_in_whole_cells() {
    for bent in [
        r#"{"do":"play_dragon","card":9,"cell":{"x":1,"y":0},"turned":90}"#,
        r#"{"do":"play_dragon","card":9,"cell":{"x":0.5,"y":0},"turned":false}"#,
    ] {
        assert!(serde_json::from_str::<Intent>(bent).is_err(), "{bent}");
    }
}

#[test]
fn r29_rainbow_and_a_wild_silver_match_everything() {
    let mut s = Scenario::new(2).hand(0, &[3]);
    assert_eq!(s.lay(3, 1, 0, false), Ok(()));
    let mut s = Scenario::new(2).discard(&[51]).table(&[(0, 1, 0)]).hand(0, &[3]);
    assert_eq!(s.lay(3, -1, 0, false), Err(Refusal::NoMatch { cell: cell(-1, 0) }));
    assert_eq!(s.lay(3, 2, 0, false), Ok(()));
}

#[test]
fn a_card_that_looks_the_same_is_never_turned() {
    let mut s = Scenario::new(2).hand(0, &[3]);
    assert_eq!(s.lay(3, 1, 0, true), Err(Refusal::SameWhenTurned));
    assert_eq!(s.lay(3, 0, 0, false), Err(Refusal::CellTaken { cell: cell(0, 0) }));
}

/// FAQ: a moved card may stay in its place turned. R-20: it may not match its own old place. R-21: putting it
/// back unchanged is no move. R-7: it earns nothing.
#[test]
fn faq_r7_r20_r21_moving() {
    let pick = Intent::PickUp { card: card(MOVE), mode: Mode::Full, from: cell(1, 0) };
    let mut s = Scenario::new(2).table(&[(11, 1, 0)]).hand(0, &[MOVE, 3]);
    s.play(pick);
    let put = |x, y, turned| Intent::PutDown { cell: cell(x, y), turned };
    assert_eq!(s.try_play(put(1, 0, false)), Err(Refusal::Unchanged));
    assert_eq!(s.try_play(put(2, 0, false)), Err(Refusal::NoNeighbour { cell: cell(2, 0) }));
    assert_eq!(s.try_play(Intent::Pass), Err(Refusal::CardInTheAir));
    s.play(put(1, 0, true));
    assert_eq!(s.hands()[s.seat(0)], 1, "no bonus");
    assert!(s.state.table[1].turned);
}

/// FAQ: a move may not make an island of one card. R-22: but the remaining cards may fall apart.
#[test]
fn faq_r22_islands_are_left_but_not_made() {
    let mut s = Scenario::new(2).table(&[(1, 1, 0), (2, 2, 0)]).hand(0, &[MOVE, 3]);
    s.play(Intent::PickUp { card: card(MOVE), mode: Mode::Full, from: cell(1, 0) });
    assert_eq!(
        s.try_play(Intent::PutDown { cell: cell(7, 7), turned: false }),
        Err(Refusal::NoNeighbour { cell: cell(7, 7) })
    );
    s.play(Intent::PutDown { cell: cell(-1, 0), turned: false });
    assert_eq!(s.state.table.len(), 3);
}

/// FAQ: after a zap the hand has one card more (R-26: permanently). Silver is neither zapped nor moved.
#[test]
fn faq_r26_a_zapped_card_goes_to_the_hand() {
    let mut s = Scenario::new(2).table(&[(1, 1, 0)]).hand(0, &[ZAP]);
    let zap = |x| Intent::Zap { card: card(ZAP), mode: Mode::Full, cell: cell(x, 0) };
    assert_eq!(s.try_play(zap(0)), Err(Refusal::SilverStays));
    s.play(zap(1));
    assert_eq!(s.state.players[s.seat(0)].hand.as_slice(), [card(1)]);
    assert_eq!(s.view(1).players[s.seat(0)].known, [card(1)], "everybody saw it");
}

#[test]
fn r18_a_whole_card_is_one_zone_and_branches_count() {
    let s = Scenario::new(2).discard(&[54]).table(&[(1, 1, 0), (2, 2, 0), (11, 1, 1), (12, 1, -1)]);
    let chain = s.view(0).chains[Colour::Red.index()].clone();
    // The lower half of 12 is blue: it does not touch red with red.
    assert_eq!((chain.size, chain.cells.len()), (3, 3));
}

#[test]
fn r32_r33_the_deck_is_the_published_list() {
    let of = |kind: fn(&DragonKind) -> bool| {
        Card::all()
            .filter(|c| matches!(c.facts(), crate::CardFacts::Dragon { kind: k, .. } if kind(&k)))
            .count()
    };
    assert_eq!(of(|k| *k == DragonKind::Rainbow), 1);
    assert_eq!(of(|k| *k == DragonKind::One), 10);
    assert_eq!(of(|k| *k == DragonKind::Stacked), 10);
    assert_eq!(of(|k| *k == DragonKind::SideBySide), 10);
    assert_eq!(of(|k| *k == DragonKind::ThreeLeft), 5);
    assert_eq!(of(|k| *k == DragonKind::ThreeTop), 5);
    assert_eq!(of(|k| *k == DragonKind::Four), 10);
    for range in [11..21, 21..31] {
        let mut pairs: Vec<u32> = range
            .map(|n| card(n).quarters().unwrap().iter().fold(0, |bits, q| bits | 1 << *q as u32))
            .collect();
        pairs.sort_unstable();
        pairs.dedup();
        assert_eq!(pairs.len(), 10, "every pair of colours once");
    }
}
