//! leaving and claiming.

use contract::{BySeat, Log, Observer, Rules as _, SeatChange, SeatChangeRefused};

use super::scenario::Scenario;
use crate::{EndedBy, Event};

fn change(game: &mut Scenario, seat: usize, change: SeatChange) -> Result<Vec<Event>, SeatChangeRefused> {
    let (rules, seat) = (game.rules, game.seat(seat));
    let (before, mut log) = (game.state.clone(), Log::new());
    let changed = rules.change_seat(&mut game.state, seat, change, &mut log);
    assert!(changed.is_ok() || (game.state == before && log.tellings().is_empty()));
    changed.map(|()| log.told_to(Observer::Public).cloned().collect())
}

/// Checks the places and winners of a match that ends with these kingdoms after those seats have left. Seat 1
/// draws the last card.
#[track_caller]
fn check(left: &[usize], kingdoms: [&[u8]; 3], places: [u8; 3], winners: &[usize]) {
    let mut game = Scenario::new(3);
    for (seat, kingdom) in kingdoms.into_iter().enumerate() {
        game = game.kingdom(seat, kingdom);
    }
    game = game.hand(0, &[48]).pile(&[47]);
    for &seat in left {
        change(&mut game, seat, SeatChange::Leave).unwrap();
    }
    let mut game = game.start();
    game.act("p48");
    assert_eq!(game.places(), places);
    let told = game.told(Observer::Public);
    let Some(Event::Ended { winners: told, .. }) = told.last() else { panic!("{told:?}") };
    assert_eq!(told.iter().map(|seat| seat.number()).collect::<Vec<_>>(), winners);
}

#[test]
fn r10_who_left_cannot_win() {
    // 2, 4 and 6 points; seat 1 draws the last card and seat 0 gets its played card back: 3, 5 and 6.
    let kingdoms: [&[u8]; 3] = [&[8, 9], &[10, 11, 12, 13], &[1, 2, 3]];
    check(&[], kingdoms, [3, 2, 1], &[2]);
    check(&[2], kingdoms, [2, 1, 3], &[1]);
    check(&[1, 2], kingdoms, [1, 3, 2], &[0]);
    // All have left: no player wins.
    check(&[0, 1, 2], kingdoms, [3, 3, 3], &[]);
}

#[test]
fn r10_the_seat_plays_on() {
    let mut game = Scenario::new(2).row([36, 37, 38, 39, 40, 41, 42]).hand(0, &[28]).hand(1, &[1]).start();
    assert_eq!(change(&mut game, 0, SeatChange::Leave), Ok(vec![Event::Left { seat: game.seat(0) }]));
    assert_eq!((game.asked(), game.public().players[game.seat(0)].left), ("0 plays".to_owned(), true));
    assert_eq!(change(&mut game, 0, SeatChange::Leave), Err(SeatChangeRefused::NobodyThere));
    assert_eq!(change(&mut game, 0, SeatChange::Claim), Err(SeatChangeRefused::NobodyThere));
    assert_eq!(change(&mut game, 0, SeatChange::Join), Err(SeatChangeRefused::NotInThisGame));
    game.act("p28 p1");
}

/// The claimant wins with any points; unresolved cards go back to the hands, and all hands score.
#[test]
fn r10_claim_ends_the_match() {
    let mut game = Scenario::new(3).row([36, 37, 38, 39, 40, 41, 42]).kingdom(1, &[8, 9, 10]);
    game = game.hand(0, &[28, 33]).hand(1, &[1]).hand(2, &[2]).start();
    game.act("p28 p1 p2 36k");
    let told = change(&mut game, 0, SeatChange::Claim).unwrap();
    assert_eq!((game.ended(), game.places()), (Some(EndedBy::Claimed), vec![1, 2, 3]));
    // The staged card stays in the row, the princess in the upper line.
    assert_eq!((game.row_now()[0], game.upper(), game.kingdom_of(0)), (36, vec![28], vec![33]));
    assert_eq!((game.kingdom_of(1), game.kingdom_of(2)), (vec![8, 9, 10, 1], vec![2]));
    let totals = BySeat::new_with(game.rules.seats(), |seat| [1, 5, 2][seat.number()]);
    assert_eq!(
        told.last(),
        Some(&Event::Ended { by: EndedBy::Claimed, totals, winners: vec![game.seat(0)] })
    );
    game.imagined_alike();
    for change_after in [SeatChange::Leave, SeatChange::Claim] {
        assert_eq!(change(&mut game, 1, change_after), Err(SeatChangeRefused::Over));
    }
}

#[test]
fn seats_that_do_not_exist_cannot_leave() {
    let mut game = Scenario::new(2).hand(0, &[28]).hand(1, &[1]).start();
    let absurd: contract::Seat = serde_json::from_str("9").unwrap();
    let refused = game.rules.change_seat(&mut game.state, absurd, SeatChange::Leave, &mut Log::unread());
    assert_eq!(refused, Err(SeatChangeRefused::NobodyThere));
}
