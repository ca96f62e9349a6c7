//! The events and views of each observer (section 3).

use contract::{Observer, Rules as _};

use super::scenario::{Healer, Mage, Seer, Table, Witch, cast, of, owl, play, seat};
use crate::{Cards, Casting, Event, Intent, Power, SevenSages, Site, Spell, View};

const GIVER: usize = 0;
const TAKER: usize = 1;

fn cards(powers: &[Power], spells: &[Spell]) -> Cards {
    Cards { powers: powers.to_vec(), spells: spells.to_vec() }
}

/// Returns the knowledge of each observer about a hand, the spectator last.
fn known(table: &Table, holder: usize) -> Vec<Cards> {
    let view = |who| -> View { table.rules.view(&table.state, who) };
    Observer::all(table.rules.seats()).map(|who| view(who).players[seat(holder)].known.clone()).collect()
}

/// Returns, for each observer, the spectator last, true if the received event names cards.
fn named(table: &Table, names: impl Fn(&Event) -> Option<bool>) -> Vec<bool> {
    Observer::all(table.rules.seats())
        .map(|who| table.told(who).iter().find_map(&names).expect("everybody is told that it happened"))
        .collect()
}

fn nothing() -> Cards {
    Cards::default()
}

#[test]
fn a_gift_is_known_to_giver_and_taker() {
    let mut table = Table::exchanging(4, &[0, 1]);
    table.deal(GIVER, &[of(Witch, 7), of(Witch, 2), owl(3)], &[Spell::Absentus, Spell::Moventi]);
    let gift = cards(&[of(Witch, 7)], &[Spell::Absentus]);
    table.does(GIVER, Intent::Give { to: seat(TAKER), cards: gift.clone() });
    assert_eq!(known(&table, TAKER), [gift, nothing(), nothing(), nothing(), nothing()]);
    assert_eq!(known(&table, GIVER), vec![nothing(); 5]);
    let names = |seen: &Event| match seen {
        Event::Gave { powers: 1, spells: 1, cards, .. } => Some(cards.is_some()),
        _ => None,
    };
    assert_eq!(named(&table, names), [true, true, false, false, false]);
    let counts = |number: usize| table.view(3).players[seat(number)].powers;
    assert_eq!((counts(GIVER), counts(TAKER)), (2, 1), "counts are public");
}

/// a player who was given cards forgets nothing, and an outsider who knew some of them keeps the
/// certain part.
#[test]
fn knowledge_follows_what_is_certain() {
    let mut table = Table::talking(4);
    table.deal(GIVER, &[owl(4), owl(4), owl(4), of(Seer, 2)], &[]);
    let show = cards(&[owl(4), owl(4), owl(4)], &[]);
    table.does(GIVER, Intent::Show { to: seat(3), cards: show });
    table.does(GIVER, Intent::Propose { to: seat(TAKER) }).does(TAKER, Intent::Accept { from: seat(GIVER) });
    table.does(GIVER, Intent::Give { to: seat(TAKER), cards: cards(&[owl(4), owl(4)], &[]) });
    let view = table.view(3);
    assert_eq!(
        view.players[seat(GIVER)].known.powers,
        [owl(4)],
        "two of four went, so one owl of three stayed"
    );
    assert_eq!(view.players[seat(TAKER)].known.powers, [owl(4)], "and one at least went");
    assert_eq!(table.view(2).players[seat(GIVER)].known, nothing());
}

#[test]
fn shown_cards_are_seen_by_one() {
    let mut table = Table::talking(4);
    table.deal(GIVER, &[of(Healer, 7), of(Mage, 2)], &[Spell::Volensia]);
    let show = cards(&[of(Healer, 7)], &[Spell::Volensia]);
    table.does(GIVER, Intent::Show { to: seat(2), cards: show.clone() });
    assert_eq!(known(&table, GIVER), [nothing(), nothing(), show, nothing(), nothing()]);
    let names = |seen: &Event| match seen {
        Event::Shown { powers: 1, spells: 1, cards, .. } => Some(cards.is_some()),
        _ => None,
    };
    assert_eq!(named(&table, names), [true, false, true, false, false]);
}

/// A card that is played is no longer known to be in the hand.
#[test]
fn a_shown_card_is_forgotten_when_it_is_played() {
    let mut table = Table::talking(4);
    table.deal(GIVER, &[of(Seer, 7), of(Seer, 2)], &[]);
    table.does(GIVER, Intent::Show { to: seat(2), cards: cards(&[of(Seer, 7), of(Seer, 2)], &[]) });
    table.does(GIVER, Intent::Propose { to: seat(TAKER) }).does(TAKER, Intent::Accept { from: seat(GIVER) });
    for number in 0..4 {
        table.does(number, Intent::Ready);
    }
    table.does(GIVER, play(of(Seer, 7)));
    assert_eq!(table.view(2).players[seat(GIVER)].known.powers, [of(Seer, 2)]);
}

#[test]
fn handed_over_cards_are_known_to_two() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.empty_piles().deal(GIVER, &[of(Seer, 2), owl(3), owl(5), of(Mage, 1)], &[]);
    table.does(GIVER, Intent::Pass).does(TAKER, Intent::Pass);
    let powers = vec![of(Seer, 2), of(Mage, 1), owl(3)];
    table.does(GIVER, Intent::HandOver { powers: powers.clone() });
    assert_eq!(known(&table, TAKER), [cards(&powers, &[]), nothing(), nothing(), nothing(), nothing()]);
    let names = |seen: &Event| match seen {
        Event::HandedOver { count: 3, powers, .. } => Some(powers.is_some()),
        _ => None,
    };
    assert_eq!(named(&table, names), [true, true, false, false, false]);
}

/// observers receive only the number of the discards of the last to pass; the pile shows only its size.
#[test]
fn r4_discards_are_a_number() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.empty_piles().deal(3, &[of(Seer, 2), owl(3), owl(5), of(Mage, 1)], &[]);
    for number in 0..4 {
        table.does(number, Intent::Pass);
    }
    table.does(3, Intent::Discard { powers: vec![of(Seer, 2), owl(3), owl(5)] });
    let names = |seen: &Event| match seen {
        Event::Discarded { count: 3, powers, .. } => Some(powers.is_some()),
        _ => None,
    };
    assert_eq!(named(&table, names), [false, false, false, true, false]);
    assert_eq!(table.view(0).piles.powers_discarded, 3);
    // The cards themselves make no difference to the views of the others.
    let mut other = table.copy();
    other.state.powers_discarded = [of(Seer, 3), owl(3), owl(4)].into_iter().collect();
    assert!((0..3).all(|number| table.view(number) == other.view(number)));
}

/// a crystal was visible. Once it is taken, only its owner's view shows its value, and only the owner's
/// event names it.
#[test]
fn taken_crystals_are_secret() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.crystals(Site::Bottom, &[3, 7]).score_to(4).all_pass();
    table.forget();
    table.does(0, Intent::TakeCrystal { slot: 1 });
    let values = |number: usize| table.view(number).you.unwrap().crystals;
    assert_eq!((values(0), values(1), values(2)), (vec![7], vec![3], vec![]));
    assert!((0..4).all(|number| table.view(number).players[seat(0)].crystals == 1));
    let text = |view: View| serde_json::to_string(&view).unwrap();
    let mut other = table.copy();
    other.owns(0, &[2]);
    assert_eq!(text(table.view(2)), text(other.view(2)), "no byte of it reaches the others");
    assert_ne!(text(table.view(0)), text(other.view(0)));
    let names = |seen: &Event| match seen {
        Event::TookCrystal { seat: taker, value, .. } if *taker == seat(0) => Some(value.is_some()),
        _ => None,
    };
    assert_eq!(named(&table, names), [true, false, false, false, false]);
}

/// All observers saw the owl that Volensia took.
#[test]
fn an_owl_taken_back_is_known_to_all() {
    let mut table = Table::fighting(4, &[0, 1]);
    let n = table.lay(2, owl(5), 5);
    table.deal(0, &[owl(5)], &[Spell::Volensia]);
    table.does(0, cast(Casting::Volensia { owl: Some(n) }));
    let one = cards(&[owl(5)], &[]);
    assert_eq!(known(&table, 0), [nothing(), one.clone(), one.clone(), one.clone(), one]);
}

#[test]
fn draws_and_spells_are_told_as_numbers() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.pile(&[owl(3); 2]).state.powers_discarded =
        [of(Seer, 2), of(Seer, 4), owl(5)].into_iter().collect();
    table.does(0, Intent::Pass);
    let names = |seen: &Event| match seen {
        Event::Drew { powers: 5, cards, .. } => Some(cards.is_some()),
        _ => None,
    };
    assert_eq!(named(&table, names), [true, false, false, false, false]);
}

/// Whispers belong to this game, so its tables have them; the lobby keeps them secret.
#[test]
fn players_may_whisper() {
    const { assert!(SevenSages::INFO.whispers) };
}
