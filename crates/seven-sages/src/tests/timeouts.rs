//! the intents that are played after a timeout.

use contract::Rules as _;

use super::scenario::{Mage, Seer, Table, Witch, of, owl, seat};
use crate::{Intent, Options, Site, Stage, Tile, Track};

fn fallback(table: &Table, number: usize) -> Intent {
    table.rules.fallback(&table.view(number)).unwrap()
}

#[test]
fn r37_first_free_sage_no_deal_and_the_smaller_side() {
    let mut table = Table::new(4);
    assert_eq!(fallback(&table, 0), Intent::Choose { sage: Witch });
    table.does(0, Intent::Choose { sage: Witch });
    assert_eq!(fallback(&table, 1), Intent::Choose { sage: Seer });
    assert_eq!(table.rules.fallback(&table.view(0)), None, "who is not asked has no time to run out");
    let mut table = Table::talking(5);
    table.does(0, Intent::Propose { to: seat(3) });
    assert_eq!(fallback(&table, 3), Intent::WalkAway, "whoever left would accept (R-14)");
    for number in 0..4 {
        table.does(number, Intent::WalkAway);
    }
    for side in [Track::Two, Track::One, Track::Two, Track::One] {
        assert_eq!(table.clock_plays(), Intent::Side { track: side });
    }
    assert_eq!(table.sides(), [vec![0, 2, 4], vec![1, 3]]);
}

#[test]
fn r37_exchange_fight_and_cards() {
    let mut table = Table::exchanging(4, &[0, 1]);
    assert_eq!(fallback(&table, 0), Intent::Ready);
    table.begin_fight();
    table.deal(0, &[of(Seer, 7), of(Mage, 2), of(Witch, 2), owl(3), owl(4)], &[]).empty_piles();
    assert_eq!(fallback(&table, 0), Intent::Pass);
    table.does(0, Intent::Pass).does(1, Intent::Pass);
    let lowest = vec![of(Witch, 2), of(Mage, 2), owl(3)];
    assert_eq!(fallback(&table, 0), Intent::HandOver { powers: lowest });
}

#[test]
fn r37_the_best_crystal_and_the_richest_clearing() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.crystals(Site::Bottom, &[6, 7]).score_to(3).all_pass();
    assert_eq!(fallback(&table, 0), Intent::TakeCrystal { slot: 1 });
    table.clock_plays();
    for (left, right, to) in [([2, 2], [2, 3], Site::Right), ([3, 2], [2, 3], Site::Left)] {
        table.crystals(Site::Left, &left).crystals(Site::Right, &right);
        assert_eq!(fallback(&table, 3), Intent::MovePawn { to });
    }
}

/// Finitum if the player leads, as far as the player can see: another player's crystal has the value four and
/// a half.
#[test]
fn r37_finitum_for_whoever_leads() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.state.sites[Site::Right.index()].tile = Tile::Finitum;
    table.crystals(Site::Right, &[]).crystals(Site::Left, &[2, 2]).crystals(Site::Bottom, &[2, 2]);
    table.score_to(3).all_pass().clock_plays();
    assert!(matches!(table.stage(), Stage::MovePawn { .. }));
    for (own, to) in [(5, Site::Right), (4, Site::Left)] {
        table.owns(3, &[own]).owns(0, &[7]).owns(1, &[2]);
        assert_eq!(fallback(&table, 3), Intent::MovePawn { to });
    }
}

/// A whole match of timeouts ends, at every size.
#[test]
fn the_clock_alone_ends_a_match() {
    for count in 3..=5 {
        let mut table = Table::with(count, Options::default());
        while !matches!(table.stage(), Stage::Over { .. }) {
            table.clock_plays();
        }
        assert!((6..=11).contains(&table.view(0).round));
    }
}
