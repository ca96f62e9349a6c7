use super::scenario::{Druid, Mage, Seer, Table, Witch, cast, of, owl, seat};
use crate::{Casting, Intent, Power, Refusal, Spell, Stage};

fn hand_over(powers: &[Power]) -> Intent {
    Intent::HandOver { powers: powers.to_vec() }
}

fn discard(powers: &[Power]) -> Intent {
    Intent::Discard { powers: powers.to_vec() }
}

/// the first to pass draws five and hands over any three cards of the whole hand. R-36: all pass at
/// once: a tie, with the rewards of passing.
#[test]
fn r34_r36_everybody_passes_at_once() {
    let mut table = Table::fighting(4, &[0, 1]);
    let first: Vec<_> = (1..=5).map(|value| of(Witch, value)).collect();
    let rest: Vec<_> = (2..=7).map(|value| of(Mage, value)).collect();
    table.pile(&[first, rest].concat()).deal(0, &[owl(5), owl(4)], &[]);
    table.does(0, Intent::Pass);
    assert_eq!(table.hand(0).len(), 7);
    table.does(1, Intent::Pass);
    assert!(matches!(table.stage(), Stage::HandOver { count: 3, .. }));
    assert_eq!(table.asked(), [0]);
    assert_eq!(table.refuses(0, &hand_over(&[owl(5)])), Refusal::WrongCount { count: 3 });
    let not_mine = hand_over(&[owl(5), owl(4), owl(4)]);
    assert_eq!(table.refuses(0, &not_mine), Refusal::PowerNotInHand { power: owl(4) });
    table.does(0, hand_over(&[owl(5), of(Witch, 1), owl(4)]));
    assert_eq!(table.hand(1), [of(Witch, 1), of(Mage, 2), of(Mage, 3), owl(4), owl(5)], "and draws two");
    table.does(2, Intent::Pass).does(1, hand_over(&[of(Witch, 1), owl(4), owl(5)]));
    table.does(3, Intent::Pass).does(2, hand_over(&[of(Witch, 1), owl(4), owl(5)]));
    assert!(matches!(table.stage(), Stage::Discard { count: 3, .. }));
    table.does(3, discard(&[owl(4), owl(5), of(Mage, 6)]));
    assert_eq!(table.hand(3), [of(Witch, 1), of(Mage, 7)]);
    assert_eq!(table.discarded(), [of(Mage, 6), owl(4), owl(5)]);
    let fight = table.view(0).fight.unwrap();
    assert_eq!((fight.score, fight.passed.len()), (0, 4));
    // Each player has two cards more than before.
    let counts: Vec<_> = (0..4).map(|number| table.hand(number).len()).collect();
    assert_eq!(counts, [4, 2, 2, 2]);
}

/// a player with at most three power cards gives all of them without a question; spells are never
/// handed over.
#[test]
fn few_cards_are_handed_over_without_asking() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.empty_piles().deal(0, &[owl(5), of(Druid, 2)], &[Spell::Potentia, Spell::Moventi]);
    table.does(0, Intent::Pass).does(1, Intent::Pass);
    assert_eq!(table.turn(), 2);
    assert_eq!((table.hand(0), table.hand(1)), (vec![], vec![of(Druid, 2), owl(5)]));
    assert_eq!(table.spells(0), [Spell::Moventi, Spell::Potentia]);
}

/// an empty pile is made of the discards. If there are none either, a player draws the cards that are
/// left. Cards in the fight are not discarded yet.
#[test]
fn r9_an_empty_pile_is_made_of_the_discards() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.pile(&[of(Mage, 7)]).lay(1, owl(5), 5);
    table.state.powers_discarded = [of(Seer, 2), of(Seer, 3)].into_iter().collect();
    table.does(0, Intent::Pass);
    assert_eq!(table.hand(0), [of(Seer, 2), of(Seer, 3), of(Mage, 7)]);
    let mut table = Table::fighting(4, &[0, 1]);
    table.empty_piles().deal(0, &[], &[Spell::Potentia]);
    table.does(0, cast(Casting::Potentia)).does(1, Intent::Pass);
    assert_eq!((table.hand(0), table.hand(1)), (vec![], vec![]));
    assert_eq!(table.refuses(2, &discard(&[])), Refusal::NotAsked);
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.view(2).fight.unwrap().passed, [seat(1)]);
}

#[test]
fn spells_that_were_drawn_in_a_reshuffle_are_all_there() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.spell_pile(&[]);
    table.state.spells_discarded = [Spell::Potentia, Spell::Moventi].into_iter().collect();
    table.score_to(5).all_pass();
    while matches!(table.stage(), Stage::TakeCrystal { .. }) {
        table.clock_plays();
    }
    let drawn: Vec<_> = [2, 3].into_iter().flat_map(|number| table.spells(number)).collect();
    assert_eq!(drawn.len(), 2);
    assert!(drawn.contains(&Spell::Potentia) && drawn.contains(&Spell::Moventi));
}
