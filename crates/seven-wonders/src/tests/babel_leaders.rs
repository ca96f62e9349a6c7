//! Leaders with the Tower of Babel and Great Projects: Nimrod, who needs the tower, and rulings on others, by
//! name.

use crate::{
    Card, How, Leader, Offers, Payment, Project, Thing, Tile,
    tests::scenario::{FREE, Scenario, seat},
    thing::without,
};

/// Lays a tile for the first player, and all others sell.
fn lays(at: &mut Scenario, tile: u8) {
    let tile = Some(Tile::try_from(tile).unwrap());
    at.hand(0, &[Card::Altar, Card::Baths]).play(0, Card::Altar, How::Tile { tile }).others_discard();
}

/// Returns three coins for each later tile, and a point for each tile.
fn nimrod() -> (u16, i32) {
    let mut at = Scenario::babel(3);
    at.keeps(0, [9, 10, 11]);
    lays(&mut at, 9);
    at.with_leader(Leader::Nimrod);
    lays(&mut at, 10);
    (at.city(0).coins, i32::from(at.score(0).leaders))
}

#[test]
fn nimrod_is_paid_for_later_tiles_and_has_points_of_all() {
    assert_eq!(nimrod(), (23, 2));
    assert_eq!(without(Thing::Leader(Leader::Nimrod), nimrod), (20, 0), "his row is missed");
}

/// Every leader that needs Babel has a case here.
#[test]
fn nobody_else_needs_babel() {
    let needs = |leader: &Leader| leader.facts().needs.contains(&crate::Need::Babel);
    assert_eq!(Leader::all().filter(needs).collect::<Vec<_>>(), [Leader::Nimrod]);
}

#[test]
fn hatshepsut_earns_nothing_of_what_costs_nothing() {
    let mut at = Scenario::babel(3);
    at.with_leader(Leader::Hatshepsut).acting(&[11]).built(1, &[Card::LumberYard]);
    at.built(0, &[Card::WestTradingPost]).hand(0, &[Card::Stockade, Card::Altar]);
    at.play(0, Card::Stockade, FREE).others_discard();
    assert_eq!(at.city(0).coins, 20);
}

#[test]
fn nero_is_paid_for_tokens_of_projects() {
    let mut at = Scenario::babel(3);
    at.state.age = Project::WarMirror.facts().age;
    at.with_leader(Leader::Nero).shows(Project::WarMirror, &[1, 1, 1]).settles();
    assert_eq!(at.city(0).victories.iter().sum::<u8>(), 1);
    assert_eq!([0, 1].map(|number| at.city(number).coins), [22, 20]);
}

#[test]
fn bilkis_sells_for_projects() {
    let mut at = Scenario::babel(3);
    // A coin and a unit of clay, which no city produces.
    at.shows(Project::Belvedere, &[]).with_leader(Leader::Bilkis).hand(0, &[Card::Altar, Card::Baths]);
    let offers = at.view(0).you.unwrap().offers;
    let Offers::Play { cards, .. } = &offers[0] else { panic!() };
    let by = cards[0].joins[0].by;
    let pay = Payment { left: 0, right: 0, bank: 1 };
    at.play(0, Card::Altar, How::Join { by, pay }).others_discard();
    assert_eq!(at.city(0).coins, 18);
    assert_eq!(at.view(2).projects[0].taken[seat(0)], 1);
}

#[test]
fn axelous_counts_shields_of_projects() {
    let mut at = Scenario::babel(3);
    let free = |at: &mut Scenario| {
        at.hand(0, &[Card::Palace, Card::Altar]);
        at.try_play(0, Card::Palace, How::Power).is_ok()
    };
    at.with_leader(Leader::Axelous);
    assert!(free(&mut at));
    at.state.cities[seat(0)].bring(Thing::Project(Project::Obelisk));
    assert!(!free(&mut at));
}
