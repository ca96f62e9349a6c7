use contract::{Log, Observer, Phase, Rules as _, SeatChange, SeatChangeRefused};

use super::scenario::{Table, cast, of, owl, play, seat};
use crate::{Casting, EndedBy, Event, Intent, Spell, Stage, scoring::outcome};

fn change(table: &mut Table, number: usize, change: SeatChange) -> Result<(), SeatChangeRefused> {
    let rules = table.rules;
    rules.change_seat(&mut table.state, seat(number), change, &mut Log::unread())
}

/// a seat whose player left accepts the first offer, does not join, gives and plays nothing. It hands
/// over its lowest cards and takes the best crystal.
#[test]
fn r14_a_seat_given_up_plays_as_ruled() {
    let mut table = Table::talking(5);
    change(&mut table, 3, SeatChange::Leave).unwrap();
    assert_eq!(change(&mut table, 3, SeatChange::Leave), Err(SeatChangeRefused::NobodyThere));
    assert!(table.view(0).players[seat(3)].left);
    let plays = |table: &Table| table.rules.fallback(&table.view(3)).unwrap();
    let mut joining = table.copy();
    table.does(1, Intent::Propose { to: seat(3) }).does(0, Intent::Propose { to: seat(3) });
    assert_eq!(plays(&table), Intent::Accept { from: seat(0) });
    joining.does(0, Intent::Propose { to: seat(4) }).does(4, Intent::Accept { from: seat(0) });
    joining.does(1, Intent::Join { join: false }).does(2, Intent::Join { join: false });
    assert_eq!(plays(&joining), Intent::Join { join: false });
    table.does(3, Intent::Accept { from: seat(0) }).does(1, Intent::Join { join: true });
    table.deal(3, &[of(crate::Sage::Seer, 7)], &[]);
    assert_eq!(plays(&table), Intent::Ready);
}

/// without an offer the seat listens, so that it stays reachable. It is asked again when it gets an
/// offer, and in the end the order decides.
#[test]
fn r14_a_seat_given_up_waits_for_an_offer() {
    let mut table = Table::talking(4);
    change(&mut table, 3, SeatChange::Leave).unwrap();
    let plays = |table: &Table| table.rules.fallback(&table.view(3)).unwrap();
    assert_eq!(plays(&table), Intent::Listen);
    table.does(3, Intent::Listen).does(1, Intent::WalkAway);
    assert_eq!(plays(&table), Intent::Listen, "nobody has asked it yet");
    table.does(3, Intent::Listen);
    let mut unasked = table.copy();
    table.does(0, Intent::Propose { to: seat(3) });
    assert_eq!(plays(&table), Intent::Accept { from: seat(0) });
    table.does(3, Intent::Accept { from: seat(0) });
    assert_eq!(table.sides(), [vec![0, 3], vec![1, 2]]);
    unasked.does(0, Intent::WalkAway).does(2, Intent::Listen);
    unasked.does(3, Intent::Listen);
    assert!(matches!(unasked.stage(), Stage::Side { .. }));
}

/// a player who left ranks after all who stayed, whatever the crystals.
#[test]
fn r14_who_left_comes_last() {
    let mut table = Table::new(3);
    table.owns(0, &[7, 7]).owns(1, &[2]).owns(2, &[3]);
    change(&mut table, 0, SeatChange::Leave).unwrap();
    let places =
        |table: &Table| -> Vec<u8> { outcome(&table.state).places.iter().map(|(_, place)| *place).collect() };
    assert_eq!(places(&table), [3, 2, 1]);
    change(&mut table, 1, SeatChange::Leave).unwrap();
    change(&mut table, 2, SeatChange::Leave).unwrap();
    assert_eq!(places(&table), [3, 3, 3], "nobody has won");
}

/// the last person left may end it; crystals decide, cards do not score.
#[test]
fn r14_a_claimed_match_is_decided_by_crystals() {
    let mut table = Table::new(3);
    table.owns(0, &[2]).owns(1, &[7, 7]).owns(2, &[5]).deal(0, &[owl(5)], &[]);
    change(&mut table, 1, SeatChange::Leave).unwrap();
    assert_eq!(change(&mut table, 0, SeatChange::Join), Err(SeatChangeRefused::NotInThisGame));
    change(&mut table, 2, SeatChange::Claim).unwrap();
    let Stage::Over { by: EndedBy::Claimed, finals } = table.stage() else { panic!() };
    assert_eq!(finals[seat(0)].total, 2, "the owl earns nothing");
    let Phase::Over(outcome) = table.rules.phase(&table.state) else { panic!() };
    assert_eq!(outcome.places.iter().map(|(_, place)| *place).collect::<Vec<_>>(), [2, 3, 1]);
    assert_eq!(change(&mut table, 2, SeatChange::Leave), Err(SeatChangeRefused::Over));
}

/// A match can be ended at any point, and then shows a standing.
#[test]
fn a_match_ends_in_the_middle_of_a_fight() {
    let mut table = Table::fighting(4, &[0, 1]);
    table.deal(0, &[owl(3)], &[Spell::Potentia]).does(0, play(owl(3)));
    table.deal(1, &[], &[Spell::Absentus]).does(1, cast(Casting::Absentus));
    let mut log = Log::new();
    table.rules.change_seat(&mut table.state, seat(3), SeatChange::Claim, &mut log).unwrap();
    let told = log.told_to(Observer::Public).next();
    assert!(matches!(told, Some(Event::Ended { by: EndedBy::Claimed, .. })));
    assert!(table.asked().is_empty());
}
