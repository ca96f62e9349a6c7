use contract::Rules as _;

use super::scenario::{Mage, Seer, Table, Witch, of, seat};
use crate::{Cards, Intent, Power, Refusal, Spell, Stage, state::GIFTS};

fn give(to: usize, powers: &[Power], spells: &[Spell]) -> Intent {
    let cards = Cards { powers: powers.to_vec(), spells: spells.to_vec() };
    Intent::Give { to: seat(to), cards }
}

/// inside an alliance, before the fight and not in it, any cards, with nothing owed in return.
#[test]
fn r6_partners_give_before_the_fight() {
    let mut table = Table::exchanging(4, &[0, 1]);
    table.deal(0, &[of(Witch, 1), of(Witch, 7)], &[Spell::Potentia]).deal(1, &[of(Mage, 2)], &[]);
    assert_eq!(table.refuses(0, &give(2, &[of(Witch, 1)], &[])), Refusal::NotYourPartner);
    assert_eq!(table.refuses(0, &give(0, &[of(Witch, 1)], &[])), Refusal::NobodyThere);
    assert_eq!(table.refuses(0, &give(1, &[], &[])), Refusal::NoCards);
    let twice = give(1, &[of(Witch, 1), of(Witch, 1)], &[]);
    assert_eq!(table.refuses(0, &twice), Refusal::PowerNotInHand { power: of(Witch, 1) });
    table.does(0, give(1, &[of(Witch, 1), of(Witch, 7)], &[Spell::Potentia]));
    assert_eq!(table.hand(1), [of(Witch, 1), of(Witch, 7), of(Mage, 2)]);
    assert_eq!((table.hand(0), table.spells(1)), (vec![], vec![Spell::Potentia]));
    for number in 0..4 {
        table.does(number, Intent::Ready);
    }
    assert_eq!(table.turn(), 0);
    assert_eq!(table.refuses(0, &give(1, &[of(Seer, 1)], &[])), Refusal::NotAsked);
}

/// After a gift giver and receiver are asked again, and it is another question then.
#[test]
fn a_gift_reopens_the_exchange() {
    let mut table = Table::exchanging(4, &[0, 1]);
    table.deal(0, &[of(Witch, 1), of(Witch, 7)], &[]);
    let turn = |table: &Table| table.rules.pace(&table.state, seat(1)).turn;
    let before = turn(&table);
    table.does(1, Intent::Ready).does(2, Intent::Ready).does(3, Intent::Ready);
    assert_eq!(table.asked(), [0]);
    table.does(0, give(1, &[of(Witch, 7)], &[]));
    assert_eq!(table.asked(), [0, 1]);
    assert!(turn(&table) > before);
    table.does(0, Intent::Ready).does(1, give(0, &[of(Witch, 7)], &[]));
    assert_eq!(table.asked(), [0, 1]);
    table.does(0, Intent::Ready).does(1, Intent::Ready);
    assert!(matches!(table.stage(), Stage::Fight { .. }));
    assert!(table.rules.pace(&table.state, seat(0)).turn > turn(&table) - 1);
}

/// twelve gifts each; the exchange has a timer of its own.
#[test]
fn gifts_are_bounded() {
    let mut table = Table::exchanging(4, &[0, 1]);
    table.deal(0, &[of(Witch, 7)], &[]);
    for _ in 0..GIFTS {
        table.does(0, give(1, &[of(Witch, 7)], &[])).does(1, give(0, &[of(Witch, 7)], &[]));
    }
    assert_eq!(table.refuses(0, &give(1, &[of(Witch, 7)], &[])), Refusal::NoGiftsLeft);
    assert_eq!(table.rules.pace(&table.state, seat(0)).limit, Some(90));
}

/// no hand limit.
#[test]
fn r29_a_hand_holds_any_number_of_cards() {
    let mut table = Table::exchanging(4, &[0, 1]);
    let many: Vec<Power> =
        [Seer, Witch, Mage].into_iter().flat_map(|sage| (1..=7).map(move |value| of(sage, value))).collect();
    table.deal(0, &many, &[]).deal(1, &[of(Witch, 1)], &Spell::ALL);
    table.does(0, give(1, &many, &[]));
    assert_eq!((table.hand(1).len(), table.spells(1).len()), (22, 7));
}
