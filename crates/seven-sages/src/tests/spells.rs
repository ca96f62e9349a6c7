//! Each spell alone (section 5).

use super::scenario::{Healer, Mage, Priestess, Seer, Table, Witch, cast, of, owl, play, seat};
use crate::{Casting, CrystalAt, Intent, Refusal, Site, Spell};

fn at(site: Site, slot: u8) -> CrystalAt {
    CrystalAt { site, slot }
}

fn moventi(a: CrystalAt, b: CrystalAt) -> Intent {
    cast(Casting::Moventi { swap: Some([a, b]) })
}

/// a target is named if there is one.
#[test]
fn volensia_takes_an_owl_which_may_be_played_again() {
    let mut table = Table::fighting(4, &[0, 1]);
    let theirs = table.lay(2, owl(5), 5);
    let mine = table.lay(1, owl(3), 3);
    let no_owl = table.lay(2, of(Healer, 6), 6);
    table.score_to(-8).deal(0, &[], &[Spell::Volensia]);
    let volensia = |owl| cast(Casting::Volensia { owl });
    assert_eq!(table.refuses(0, &volensia(Some(no_owl))), Refusal::NoTarget { spell: Spell::Volensia });
    assert_eq!(table.refuses(0, &volensia(Some(99))), Refusal::NoTarget { spell: Spell::Volensia });
    assert_eq!(table.refuses(0, &volensia(None)), Refusal::TargetNeeded { spell: Spell::Volensia });
    let mut own = table.copy();
    own.does(0, volensia(Some(mine)));
    assert_eq!(own.score(), -11, "anybody's, also a partner's");
    table.does(0, volensia(Some(theirs)));
    assert_eq!((table.score(), table.hand(0)), (-3, vec![owl(5)]));
    for number in 1..4 {
        table.does(number, Intent::Pass);
    }
    table.does(0, play(owl(5)));
    assert_eq!(table.score(), 2);
}

/// a removed owl of the other side may knock out.
#[test]
fn r23_volensia_can_knock_out() {
    let mut table = Table::fighting(4, &[0, 1]);
    let theirs = table.lay(2, owl(5), 5);
    table.score_to(20).deal(0, &[], &[Spell::Volensia]);
    table.does(0, cast(Casting::Volensia { owl: Some(theirs) }));
    assert_eq!((table.score(), table.state.fight.knockout_by), (25, Some(seat(0))));
}

#[test]
fn anulensa_discards_a_card_with_the_value_it_was_given() {
    let mut table = Table::fighting(4, &[0, 1]);
    let ten = table.lay(2, of(Healer, 1), 10);
    table.score_to(-10).deal(0, &[], &[Spell::Anulensa]);
    let none = cast(Casting::Anulensa { card: None });
    assert_eq!(table.refuses(0, &none), Refusal::TargetNeeded { spell: Spell::Anulensa });
    table.does(0, cast(Casting::Anulensa { card: Some(ten) }));
    assert_eq!((table.score(), table.discarded()), (0, vec![of(Healer, 1)]));
}

/// R-23 for Anulensa.
#[test]
fn r23_anulensa_can_knock_out() {
    let mut table = Table::fighting(4, &[0, 1]);
    let theirs = table.lay(2, of(Healer, 7), 7);
    table.score_to(18).deal(0, &[], &[Spell::Anulensa]);
    table.does(0, cast(Casting::Anulensa { card: Some(theirs) }));
    assert_eq!((table.score(), table.state.fight.knockout_by), (25, Some(seat(0))));
}

/// any two tiles, the clearing of the fight among them.
#[test]
fn r22_moventi_swaps_crystals_of_two_tiles() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.crystals(Site::Left, &[7, 2]).crystals(Site::Right, &[3, 3]).crystals(Site::Bottom, &[2, 4]);
    table.deal(0, &[], &[Spell::Moventi]);
    let refused = Refusal::NoTarget { spell: Spell::Moventi };
    assert_eq!(table.refuses(0, &moventi(at(Site::Left, 0), at(Site::Left, 1))), refused);
    assert_eq!(table.refuses(0, &moventi(at(Site::Left, 2), at(Site::Bottom, 0))), refused);
    assert_eq!(table.refuses(0, &moventi(at(Site::Bottom, 0), at(Site::Left, 0))), refused);
    let nothing = cast(Casting::Moventi { swap: None });
    assert_eq!(table.refuses(0, &nothing), Refusal::TargetNeeded { spell: Spell::Moventi });
    table.does(0, moventi(at(Site::Left, 0), at(Site::Bottom, 0)));
    let lie = |site: Site| table.state.sites[site.index()].crystals;
    assert_eq!([lie(Site::Left), lie(Site::Right), lie(Site::Bottom)], [[2, 2, 0], [3, 3, 0], [7, 4, 0]]);
}

#[test]
fn potentia_draws_three() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.pile(&[owl(3), of(Seer, 1), of(Mage, 2), of(Mage, 3)]).deal(0, &[], &[Spell::Potentia]);
    table.does(0, cast(Casting::Potentia));
    assert_eq!(table.hand(0), [of(Seer, 1), of(Mage, 2), owl(3)]);
    assert_eq!(table.turn(), 1, "the spell was the turn");
}

#[test]
fn absentus_skips_from_the_next_turn_on() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[owl(3)], &[Spell::Absentus]);
    table.does(0, cast(Casting::Absentus));
    assert_eq!(table.turn(), 1);
    table.does(1, Intent::Pass);
    table.deal(2, &[owl(3), owl(3), owl(4)], &[]).does(2, play(owl(3))).does(3, Intent::Pass);
    table.does(0, Intent::Skip).does(2, play(owl(3))).does(0, play(owl(3)));
    assert_eq!(table.turn(), 2, "who skipped is still in");
}

/// role cards are swapped; tokens, hands, ranks and passes stay. R-26: a second swap restores
/// them.
#[test]
fn r26_r28_mutantus_swaps_role_cards_only() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[of(Witch, 7), of(Seer, 7)], &[Spell::Mutantus]).deal(
        1,
        &[of(Seer, 5)],
        &[Spell::Mutantus],
    );
    let opponent = cast(Casting::Mutantus { with: Some(seat(2)) });
    assert_eq!(table.refuses(0, &opponent), Refusal::NoTarget { spell: Spell::Mutantus });
    let nobody = cast(Casting::Mutantus { with: None });
    assert_eq!(table.refuses(0, &nobody), Refusal::TargetNeeded { spell: Spell::Mutantus });
    table.does(0, cast(Casting::Mutantus { with: Some(seat(1)) }));
    let mut back = table.copy();
    table.does(1, play(of(Seer, 5))).does(2, Intent::Pass).does(3, Intent::Pass).does(0, play(of(Witch, 7)));
    let ranking: Vec<_> = table.view(0).ranking.iter().map(|s| s.number()).collect();
    assert_eq!((table.score(), ranking), (12, vec![0, 1, 2, 3]));
    let players = table.view(0).players;
    assert_eq!((players[seat(0)].token, players[seat(0)].roles.clone()), (Some(Seer), vec![Witch]));
    back.does(1, cast(Casting::Mutantus { with: Some(seat(0)) })).does(2, Intent::Pass).does(3, Intent::Pass);
    back.does(0, play(of(Seer, 7)));
    assert_eq!(back.view(0).players[seat(0)].roles, [Seer]);
}

/// A partner who has passed stays out with the new role.
#[test]
fn mutantus_brings_nobody_back() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[owl(3)], &[Spell::Mutantus]);
    table.does(0, play(owl(3))).does(1, Intent::Pass).does(2, Intent::Pass).does(3, Intent::Pass);
    table.does(0, cast(Casting::Mutantus { with: Some(seat(1)) }));
    assert_eq!(table.turn(), 0);
}

#[test]
fn mutantus_does_nothing_for_who_is_alone() {
    let mut table = Table::fighting(3, &[0]);
    table.does(1, Intent::Pass).does(2, Intent::Pass).deal(0, &[], &[Spell::Mutantus]);
    table.does(0, cast(Casting::Mutantus { with: None }));
    assert_eq!(table.view(0).players[seat(0)].roles, [Seer]);
}

/// two Binensus take two different roles; there are always two in the middle.
#[test]
fn r27_binensus_adds_a_role() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[of(Priestess, 7), of(Seer, 2)], &[Spell::Binensus]).deal(1, &[], &[Spell::Binensus]);
    let take = |sage| cast(Casting::Binensus { sage });
    assert_eq!(table.refuses(0, &take(Mage)), Refusal::NoTarget { spell: Spell::Binensus });
    let out = super::scenario::Druid;
    assert_eq!(table.refuses(0, &take(out)), Refusal::NoTarget { spell: Spell::Binensus });
    table.does(0, take(Priestess));
    assert_eq!(table.refuses(1, &take(Priestess)), Refusal::NoTarget { spell: Spell::Binensus });
    table.does(1, take(super::scenario::Alchemist)).does(2, Intent::Pass).does(3, Intent::Pass);
    table.does(0, play(of(Priestess, 7))).does(1, Intent::Pass).does(0, play(of(Seer, 2)));
    assert_eq!(table.score(), 9);
    let players = table.view(2).players;
    assert_eq!(players[seat(0)].roles, [Seer, Priestess]);
    assert_eq!(players[seat(0)].second_role, Some(Priestess));
    assert_eq!(players[seat(0)].token, Some(Seer), "the rank stays");
}

/// Mutantus swaps the role of the token; the one of Binensus stays.
#[test]
fn r25_mutantus_leaves_the_second_role() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[], &[Spell::Binensus]).deal(1, &[], &[Spell::Mutantus]);
    table.does(0, cast(Casting::Binensus { sage: Priestess }));
    table.does(1, cast(Casting::Mutantus { with: Some(seat(0)) }));
    let players = table.view(2).players;
    assert_eq!(players[seat(0)].roles, [Witch, Priestess]);
    assert_eq!((players[seat(1)].roles.clone(), players[seat(1)].second_role), (vec![Seer], None));
}
