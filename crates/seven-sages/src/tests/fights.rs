use contract::{Observer, Rules as _};

use super::scenario::{Healer, Mage, Seer, Table, Witch, cast, of, owl, play, seat};
use crate::{Casting, Event, Intent, Refusal, Site, Spell, Stage};

/// the highest of the sages that players have starts; the others' places are skipped.
#[test]
fn r15_the_highest_held_sage_starts() {
    let table = Table::fighting(4, &[0, 1]);
    assert_eq!(table.turn(), 0);
    let mut table = Table::new(4);
    for (number, sage) in [Mage, Healer, Witch, super::scenario::Priestess].into_iter().enumerate() {
        table.does(number, Intent::Choose { sage });
    }
    for number in 0..4 {
        table.does(number, Intent::WalkAway);
        if !matches!(table.stage(), Stage::Negotiate { .. }) {
            break;
        }
    }
    assert_eq!(table.view(0).ranking.iter().map(|s| s.number()).collect::<Vec<_>>(), [2, 1, 0, 3]);
    while matches!(table.stage(), Stage::Side { .. } | Stage::Exchange { .. }) {
        table.clock_plays();
    }
    assert_eq!(table.turn(), 2, "the witch, for the seer is in the middle");
}

#[test]
fn turns_go_clockwise_and_skip_who_has_passed() {
    let mut table = Table::fighting(4, &[0, 2]);
    for number in 0..4 {
        table.deal(number, &[owl(3), owl(4), owl(5)], &[]);
    }
    table.does(0, play(owl(3)));
    assert_eq!(table.score(), 3);
    table.does(1, play(owl(5)));
    assert_eq!(table.score(), -2);
    table.does(2, Intent::Pass).does(3, play(owl(4))).does(0, play(owl(4)));
    assert_eq!((table.turn(), table.score()), (1, -2));
    table.does(1, play(owl(3)));
    assert_eq!(table.turn(), 3, "seat 2 has passed");
    assert_eq!(table.refuses(2, &play(owl(4))), Refusal::NotYourTurn);
}

/// Players can play only cards of an own role and owls, and only cards in the hand.
#[test]
fn only_own_cards_and_owls_are_played() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[of(Seer, 2), of(Witch, 7)], &[]);
    assert_eq!(table.refuses(0, &play(of(Witch, 7))), Refusal::NotYourRole { sage: Witch });
    assert_eq!(table.refuses(0, &play(owl(3))), Refusal::PowerNotInHand { power: owl(3) });
    assert_eq!(table.refuses(0, &Intent::Skip), Refusal::NoAbsentus);
    table.does(0, play(of(Seer, 2)));
    assert_eq!(table.score(), 2);
}

/// the second 1 of the same sage by the same player has the value 10 while the first one is in the
/// fight.
#[test]
fn r8_a_second_one_counts_ten() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[of(Seer, 1), of(Seer, 1)], &[]).deal(2, &[], &[Spell::Anulensa]);
    let pass = |table: &mut Table, numbers: &[usize]| {
        for number in numbers {
            table.does(*number, Intent::Pass);
        }
    };
    table.does(0, play(of(Seer, 1)));
    assert_eq!(table.score(), 1);
    pass(&mut table, &[1]);
    let mut annulled = table.copy();
    pass(&mut table, &[2, 3]);
    table.does(0, play(of(Seer, 1)));
    assert_eq!(table.score(), 11);
    // If the first one is removed before, the second has the value 1.
    annulled.does(2, cast(Casting::Anulensa { card: Some(0) }));
    assert_eq!(annulled.score(), 0);
    pass(&mut annulled, &[3]);
    annulled.does(0, play(of(Seer, 1)));
    assert_eq!(annulled.score(), 1);
}

/// if the first 1 is removed later, the second keeps its 10.
#[test]
fn r8_a_second_one_keeps_its_ten() {
    let mut table = Table::fighting(4, &[0, 1]);
    let first = table.lay(0, of(Seer, 1), 1);
    table.score_to(1).deal(0, &[of(Seer, 1)], &[]).deal(2, &[], &[Spell::Anulensa]);
    table.does(0, play(of(Seer, 1))).does(1, Intent::Pass);
    table.does(2, cast(Casting::Anulensa { card: Some(first) }));
    assert_eq!(table.score(), 10);
}

/// another player's 1 of the same sage does not help, as after Mutantus.
#[test]
fn r8_only_own_ones_make_a_pair() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.lay(1, of(Seer, 1), 1);
    table.deal(0, &[of(Seer, 1)], &[]);
    table.does(0, play(of(Seer, 1)));
    assert_eq!(table.score(), 1);
}

/// the marker is the signed difference; nothing is lost in crossing the middle.
#[test]
fn r24_the_score_crosses_zero() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.score_to(-3).deal(0, &[owl(5)], &[]);
    table.does(0, play(owl(5)));
    assert_eq!(table.score(), 2);
}

/// skipping ends when all others have passed. R-35: then the player may play any number of cards.
#[test]
fn r7_r35_the_last_in_the_fight_plays_or_passes() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[owl(3), owl(3), owl(5)], &[Spell::Absentus]);
    table.does(0, cast(Casting::Absentus)).does(1, Intent::Pass).does(2, Intent::Pass);
    table.deal(3, &[owl(4)], &[]);
    table.does(3, play(owl(4))).does(0, Intent::Skip).does(3, Intent::Pass);
    assert_eq!(table.refuses(0, &Intent::Skip), Refusal::AloneInFight);
    table.does(0, play(owl(3))).does(0, play(owl(3))).does(0, play(owl(5)));
    assert_eq!((table.turn(), table.score()), (0, 7));
}

#[test]
fn one_spell_a_player_and_fight() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[], &[Spell::Volensia, Spell::Potentia]);
    table.does(0, cast(Casting::Volensia { owl: None }));
    for number in 1..4 {
        table.does(number, Intent::Pass);
    }
    let again = cast(Casting::Potentia);
    assert_eq!(table.refuses(0, &again), Refusal::SpellCast, "a spell without effect counts");
}

/// A lead of 25 ends the fight: the others pass at once, clockwise from the left of the player whose card it
/// was, and that player last, Absentus or not.
#[test]
fn a_lead_of_25_is_a_knockout() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(1, &[of(Witch, 4)], &[]).deal(0, &[], &[]).deal(2, &[], &[Spell::Absentus]);
    table.score_to(21).does(0, Intent::Pass);
    table.forget();
    table.state.fight.may_skip = Some(seat(2));
    table.does(1, play(of(Witch, 4)));
    table.all_pass();
    let passed: Vec<_> = table.view(0).fight.unwrap().passed.iter().map(|s| s.number()).collect();
    assert_eq!(passed, [0, 2, 3, 1]);
    let told = table.told(Observer::Public);
    assert!(told.iter().any(|seen| matches!(seen, Event::KnockedOut { .. })));
    assert_eq!(told.iter().filter(|seen| matches!(seen, Event::Passed { forced: true, .. })).count(), 3);
    assert!(matches!(table.stage(), Stage::TakeCrystal { .. }));
}

#[test]
fn a_lead_of_24_is_not() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.score_to(20).deal(0, &[of(Seer, 4)], &[]).does(0, play(of(Seer, 4)));
    assert_eq!((table.turn(), table.score()), (1, 24));
    let mut table = Table::fighting(4, &[0, 1]);
    table.score_to(-21).does(0, Intent::Pass).does(1, Intent::Pass);
    table.deal(2, &[of(Healer, 4)], &[]).does(2, play(of(Healer, 4)));
    assert_eq!(table.state.fight.knockout_by, Some(seat(2)), "for track two as well");
}

/// the bonus of a player who is alone is 14 at most. The bonus is the player's first turn. R-21: it is
/// fixed then.
#[test]
fn r20_r21_the_solo_bonus() {
    let mut table = Table::exchanging(3, &[1]);
    table.crystals(Site::Bottom, &[7, 7]).crystals(Site::Left, &[2, 3]);
    table.begin_fight();
    assert_eq!((table.score(), table.turn()), (14, 2), "no knockout, and the next one is asked");
    assert_eq!(table.view(0).fight.unwrap().solo_bonus, Some(14));
    let swap = [Site::Left, Site::Bottom].map(|site| crate::CrystalAt { site, slot: 0 });
    table.deal(2, &[], &[Spell::Moventi]).does(2, cast(Casting::Moventi { swap: Some(swap) }));
    assert_eq!((table.score(), table.view(0).fight.unwrap().solo_bonus), (14, Some(14)));
}

/// On the side of the two the bonus is against track one.
#[test]
fn the_solo_bonus_is_for_the_solo_player() {
    let mut table = Table::exchanging(3, &[0, 2]);
    table.crystals(Site::Bottom, &[6, 3]);
    table.begin_fight();
    assert_eq!((table.score(), table.turn()), (-9, 2));
}

/// passing is always offered and never automatic, with playable cards and without.
#[test]
fn passing_is_always_possible() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[of(Seer, 7)], &[Spell::Potentia]);
    let choices = table.rules.choices(&table.view(0));
    assert!(choices.complete && choices.intents.contains(&Intent::Pass));
    assert!(!choices.intents.contains(&Intent::Skip));
    assert_eq!(choices.intents.len(), 3);
}
