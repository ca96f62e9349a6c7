//! The bishop's tokens (section 4, Resolve 1).

use contract::{Log, Observer, Rules as _};

use super::scenario::{Scenario, card};
use crate::{Event, Refusal, Slot, Token};

const ROW: [u8; 7] = [36, 37, 38, 39, 40, 41, 42];
const SIX: [Token; 6] = [Token::Plus1, Token::Plus2, Token::Plus3, Token::Plus4, Token::Plus5, Token::Double];

/// kingdom, token, turn up, take. The token goes to the leftmost arms card without one, whatever the
/// bishop's own arms.
#[test]
fn r15_order_of_the_bishops_steps() {
    let mut game = Scenario::new(2).row(ROW).hand(0, &[14]).hand(1, &[1]).start();
    game.act("p14 p1");
    assert_eq!((game.asked(), game.kingdom_of(0)), ("0 places".to_owned(), vec![14]));
    assert_eq!(game.choices(), "plus_1 plus_2");
    assert_eq!(game.refused("plus_3"), Refusal::TokenNotUp);
    assert_eq!(game.refused("36k"), Refusal::NotAsked);
    game.act("plus_2");
    let view = game.public();
    assert_eq!((view.tokens[0], view.tokens[1]), (Some(Token::Plus2), None));
    assert_eq!((view.tokens_up, view.tokens_down), (vec![Token::Plus1, Token::Plus3], 5));
    // It turned one up, so it cannot be undone.
    assert_eq!(game.refused("back"), Refusal::NothingToTakeBack);
    assert_eq!(game.refused("ok"), Refusal::MustTake);
    game.act("36h ok");
    let seat = game.seat(0);
    let told: Vec<Event> = game.told(Observer::Public).into_iter().skip(2).take(4).collect();
    let taken =
        vec![crate::Taken { card: card(36), slot: Slot::at(0).unwrap(), to: crate::Destination::Hand }];
    assert_eq!(
        told,
        [
            Event::Installed { seat, card: card(14) },
            Event::TokenPlaced { seat, token: Token::Plus2, slot: Slot::at(0).unwrap() },
            Event::TokenTurned { token: Token::Plus3 },
            Event::Took { seat, card: card(14), taken },
        ]
    );
}

/// a bishop before an empty row places its token and takes nothing.
#[test]
fn a_bishop_before_an_empty_row() {
    let mut game = Scenario::new(2).hand(0, &[14, 20]).hand(1, &[1, 21]).start();
    game.act("p14 p1 plus_1");
    assert!(
        game.told(Observer::Public).contains(&Event::NothingToTake { seat: game.seat(0), card: card(14) })
    );
    assert_eq!(game.public().round, 2);
}

/// no token is face down for the seventh bishop. Its choice reveals nothing new. So it can be undone
/// until the player confirms, and no other player sees it before. One token is left over.
#[test]
fn r14_the_last_token_can_be_taken_back() {
    let bishops = [8, 9, 10, 11, 12, 13];
    let mut game = Scenario::new(2).row(ROW).kingdom(1, &bishops).tokens(&SIX);
    game = game.hand(0, &[14]).hand(1, &[1]).start();
    game.act("p14 p1");
    let (start, public, told) = (game.state.clone(), game.public(), game.told(Observer::Public).len());
    assert_eq!(game.choices(), "peasant arms");
    game.act("peasant 37h");
    assert_eq!(game.public(), public);
    let own = game.view(0);
    assert_eq!((own.tokens[6], own.tokens_up.as_slice()), (Some(Token::Peasant), [Token::Arms].as_slice()));
    assert_eq!(own.stage, crate::Stage::Take { seat: game.seat(0), card: card(14) });
    game.imagined_alike();
    game.act("back back");
    assert!(game.state == start);
    game.act("arms");
    assert_eq!(game.choices().split(' ').next_back(), Some("(back)"));
    game.act("37h ok");
    assert_eq!(game.public().tokens[6], Some(Token::Arms));
    assert_eq!(game.public().tokens_up, [Token::Peasant]);
    assert!(game.told(Observer::Public).len() > told);
}

/// before an empty row the player only confirms the token.
#[test]
fn r14_a_last_token_before_an_empty_row() {
    let bishops = [8, 9, 10, 11, 12, 13];
    let mut game = Scenario::new(2).kingdom(1, &bishops).tokens(&SIX).hand(0, &[14]).hand(1, &[1]).start();
    game.act("p14 p1 arms");
    assert_eq!(game.choices(), "ok (back)");
    assert_eq!(game.fallback(), "ok");
    game.imagined_alike();
    game.act("ok");
    let seat = game.seat(0);
    assert!(game.told(Observer::Public).contains(&Event::NothingToTake { seat, card: card(14) }));
}

/// The law of undo also holds in positions that random matches hardly reach.
#[test]
fn r14_the_laws_hold_there() {
    let bishops = [8, 9, 10, 11, 12, 13];
    let mut game = Scenario::new(3).row(ROW).kingdom(1, &bishops).tokens(&SIX);
    game = game.hand(0, &[14, 20, 21]).hand(1, &[1]).hand(2, &[2]).start();
    game.act("p14 p1 p2");
    for word in ["arms", "37h", "ok"] {
        let place = contract_laws::FoundAt {
            game: "seven-kingdoms",
            seats: game.rules.seats(),
            options: "{}".to_owned(),
            seed: 0,
            step: 0,
        };
        let before = game.state.clone();
        let at = contract_laws::Moment::new(&game.rules, &before, place);
        contract_laws::laws::exactly_acting_seats_have_choices(&at);
        contract_laws::laws::what_is_offered_applies(&at);
        contract_laws::laws::imagined_worlds_look_the_same(&at);
        contract_laws::laws::fallbacks_end_the_match(&at);
        let seat = before.acting().unwrap();
        for intent in game.rules.options(&before, seat).intents {
            let (mut after, mut log) = (before.clone(), Log::new());
            game.rules.apply(&mut after, seat, &intent, &mut log).unwrap();
            if intent != crate::Intent::Confirm {
                contract_laws::laws::taking_back_restores_every_view(&at, seat, &after, &log);
            }
        }
        game.act(word);
    }
}
