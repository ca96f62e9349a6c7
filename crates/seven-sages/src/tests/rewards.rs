use super::scenario::{Table, cast, owl, play, seat};
use crate::{
    Casting, Event, Intent, Options, Pile, Refusal, Site, SoloTakes, Spell, Stage, dealer::Dealer,
    taking::Taking,
};

/// Sets up the taking of these crystals, with this lead of these players.
fn won(count: u8, one: &[usize], score: i16, crystals: &[u8]) -> Table {
    won_with(Options::default(), count, one, score, crystals)
}

fn won_with(options: Options, count: u8, one: &[usize], score: i16, crystals: &[u8]) -> Table {
    let mut table = Table::fighting(count, one);
    table.rules = Table::with(count, options).rules;
    table.crystals(Site::Bottom, crystals).score_to(score);
    for number in 0..usize::from(count) {
        table.deal(number, &[], &[]).owns(number, &[]);
    }
    table.spell_pile(&[Spell::Volensia, Spell::Moventi, Spell::Anulensa, Spell::Potentia, Spell::Absentus]);
    table.all_pass();
    table
}

fn take(slot: u8) -> Intent {
    Intent::TakeCrystal { slot }
}

/// Winners take one crystal each in rank order; R-19: then the losers draw one spell each in rank order.
#[test]
fn r19_crystals_for_winners_then_spells_for_losers() {
    let mut table = won(4, &[1, 2], -3, &[4, 6]);
    assert_eq!(table.asked(), [0]);
    assert_eq!(table.refuses(0, &take(2)), Refusal::NoCrystal);
    assert_eq!(table.refuses(3, &take(0)), Refusal::NotYourTurn);
    table.forget();
    table.does(0, take(1));
    assert_eq!((table.has(0), table.has(3)), (vec![6], vec![4]), "the last one is no choice");
    assert_eq!((table.spells(1), table.spells(2)), (vec![Spell::Volensia], vec![Spell::Moventi]));
    let told = table.told(contract::Observer::Public);
    let order: Vec<_> = told
        .iter()
        .filter_map(|seen| match seen {
            Event::TookCrystal { seat, .. } => Some(('c', seat.number())),
            Event::Drew { seat, spells: 1, .. } => Some(('s', seat.number())),
            _ => None,
        })
        .collect();
    assert_eq!(order, [('c', 0), ('c', 3), ('s', 1), ('s', 2)]);
}

/// A winning pair of five leaves a crystal, which leaves the game; three take all.
#[test]
fn with_five_a_pair_leaves_one_crystal() {
    let mut table = won(5, &[0, 1], 5, &[2, 5, 7]);
    table.does(0, take(2)).does(1, take(1));
    assert_eq!((table.has(0), table.has(1)), (vec![7], vec![5]));
    assert_eq!(table.state.gone.as_slice(), [2]);
    let mut table = won(5, &[0, 1], -5, &[2, 5, 7]);
    table.does(2, take(2)).does(3, take(0));
    assert_eq!((table.has(2), table.has(3), table.has(4)), (vec![7], vec![2], vec![5]));
    assert!(table.state.gone.is_empty());
}

/// At a tie alliances do not matter: the first in rank take the crystals, the others a spell.
#[test]
fn a_tie_goes_by_rank() {
    let mut table = won(4, &[2, 3], 0, &[4, 6]);
    table.does(0, take(0));
    assert_eq!((table.has(0), table.has(1)), (vec![4], vec![6]));
    assert_eq!((table.spells(2).len(), table.spells(3).len()), (1, 1));
    let mut table = won(5, &[3, 4], 0, &[2, 5, 7]);
    table.does(0, take(0)).does(1, take(1));
    assert_eq!(table.has(2), [7]);
    assert_eq!((table.spells(3).len(), table.spells(4).len()), (1, 1));
}

/// a player who won alone takes both crystals, or as an option one by choice.
#[test]
fn r13_the_solo_winner_takes_both_or_one() {
    let table = won(3, &[0], 6, &[4, 6]);
    assert!(matches!(table.stage(), Stage::MovePawn { .. }), "R-44: who takes both is asked nothing");
    assert_eq!(table.has(0), [4, 6]);
    assert_eq!((table.spells(1).len(), table.spells(2).len()), (1, 1));
    let one = Options { solo_takes: SoloTakes::One, ..Options::default() };
    let mut table = won_with(one, 3, &[0], 6, &[4, 6]);
    table.does(0, take(1));
    assert_eq!((table.has(0), table.state.gone.as_slice()), (vec![6], &[4][..]));
    let mut table = won(3, &[0], -6, &[4, 6]);
    table.does(1, take(1));
    assert_eq!((table.has(0), table.has(1), table.has(2)), (vec![], vec![6], vec![4]));
    assert_eq!(table.spells(0).len(), 1);
}

/// the spells of this round are not drawn in its own reward; an Absentus that was cancelled is.
#[test]
fn r10_played_spells_are_discarded_after_the_reward() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[], &[Spell::Absentus]).deal(1, &[], &[Spell::Absentus]).spell_pile(&[]);
    table.does(0, cast(Casting::Absentus)).does(1, cast(Casting::Absentus));
    assert_eq!(table.view(0).piles.spells_discarded, 1);
    table.score_to(5).all_pass();
    while matches!(table.stage(), Stage::TakeCrystal { .. }) {
        table.clock_plays();
    }
    assert_eq!((table.spells(2), table.spells(3)), (vec![Spell::Absentus], vec![]), "nothing is left");
    let told = table.told(contract::Observer::Public);
    assert!(told.iter().any(|seen| matches!(seen, Event::Reshuffled { pile: Pile::Spells, count: 1 })));
    table.clock_plays();
    assert_eq!(table.view(0).piles.spells_discarded, 1, "the other one is discarded with the pawn's move");
}

/// after Mutantus crystals, spells and the pawn follow the tokens.
#[test]
fn r28_rank_goes_by_token() {
    let mut table = Table::fighting(4, &[0, 3]);
    table.deal(0, &[owl(3)], &[Spell::Mutantus]).crystals(Site::Bottom, &[2, 7]);
    table.does(0, cast(Casting::Mutantus { with: Some(seat(3)) })).does(1, Intent::Pass);
    table.does(2, Intent::Pass).does(3, Intent::Pass).does(0, play(owl(3))).all_pass();
    assert_eq!(table.asked(), [0]);
    table.does(0, take(1));
    assert_eq!(table.asked(), [3], "the pawn is moved by the lowest token");
}

/// Section 4.6: the lowest moves the pawn, a new tile covers the clearing left, the table is cleared.
#[test]
fn the_lowest_moves_the_pawn_and_chooses_next() {
    let mut table = won(4, &[0, 1], 5, &[4, 6]);
    table.does(0, take(1));
    assert_eq!(table.refuses(3, &Intent::MovePawn { to: Site::Bottom }), Refusal::PawnIsThere);
    let (old, top) = (table.state.sites[2].tile, *table.state.stack.last().unwrap());
    table.does(3, Intent::MovePawn { to: Site::Left });
    let view = table.view(0);
    assert_eq!((view.pawn, view.round, view.chooser), (Site::Left, 2, seat(3)));
    assert_eq!((view.sites[2].tile, view.covered.as_slice()), (top, &[old][..]));
    assert_eq!(view.sites[2].crystals.iter().flatten().count(), 2);
    assert!(view.fight.is_none() && view.ranking.is_empty());
    assert!(view.players.iter().all(|(_, p)| p.roles.is_empty() && p.track.is_none()));
    assert_eq!(table.asked(), [3]);
}

/// A lead beyond 25 is a victory like any other.
#[test]
fn a_knockout_is_rewarded_like_any_victory() {
    let mut table = won(4, &[0, 1], 0, &[4, 6]);
    table.state.fight.score = 30;
    Dealer {
        options: &Options::default(),
        taking: Taking::AllAtOnce,
        state: &mut table.state,
        log: &mut contract::Log::unread(),
    }
    .begin_reward();
    table.does(0, take(0));
    assert_eq!((table.has(0), table.has(1)), (vec![4], vec![6]));
}
