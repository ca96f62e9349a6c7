use contract::Rules as _;

use super::scenario::{Seer, Table, of, seat, seats};
use crate::{Cards, Event, Intent, Question, Refusal, Stage, Track};

fn side(track: Track) -> Intent {
    Intent::Side { track }
}

/// Sets up talks without a deal, in which the players name these sides.
fn forced(count: u8, sides: &[Track]) -> Table {
    let mut table = Table::talking(count);
    for number in 0..usize::from(count) {
        table.does(number, Intent::NoDeal { on: true });
    }
    for track in sides {
        let asked = table.asked()[0];
        table.does(asked, side(*track));
    }
    table
}

/// with four players the second on the first's side completes it at once.
#[test]
fn r16_a_complete_alliance_sends_the_others_away() {
    let [one, two] = Track::ALL;
    assert_eq!(forced(4, &[one]).sides(), [vec![0, 1], vec![2, 3]]);
    assert_eq!(forced(4, &[two, one]).sides(), [vec![0, 2], vec![1, 3]]);
    assert_eq!(forced(4, &[two, two]).sides(), [vec![0, 3], vec![1, 2]]);
}

#[test]
fn with_five_three_are_complete() {
    let [one, two] = Track::ALL;
    for (named, sides) in [
        (vec![one, one], [vec![0, 1, 2], vec![3, 4]]),
        (vec![two, two, two], [vec![0, 4], vec![1, 2, 3]]),
        (vec![one, two, one], [vec![0, 1, 3], vec![2, 4]]),
        (vec![one, two, two, one], [vec![0, 1, 4], vec![2, 3]]),
        (vec![two, one, two, two], [vec![0, 2], vec![1, 3, 4]]),
    ] {
        let table = forced(5, &named);
        assert_eq!(table.sides(), sides, "{named:?}");
        assert!(matches!(table.stage(), Stage::Exchange { .. }), "{named:?}");
    }
}

#[test]
fn the_order_says_who_is_asked_and_what_was_no_choice() {
    let mut table = forced(4, &[]);
    assert_eq!(table.stage_side(), (seat(1), seats(&[2, 3])));
    assert_eq!(table.refuses(2, &side(Track::One)), Refusal::NotYourTurn);
    table.forget();
    table.does(1, side(Track::One));
    let told = table.told(contract::Observer::Public);
    let chosen: Vec<_> = told
        .iter()
        .filter_map(|seen| match seen {
            Event::Sided { seat, track, chosen } => Some((seat.number(), *track, *chosen)),
            _ => None,
        })
        .collect();
    assert_eq!(chosen, [(1, Track::One, true), (2, Track::Two, false), (3, Track::Two, false)]);
}

impl Table {
    fn stage_side(&self) -> (contract::Seat, Vec<contract::Seat>) {
        match self.stage() {
            Stage::Side { seat, then, .. } => (seat, then),
            stage => panic!("{stage:?}"),
        }
    }
}

/// Section 6: every way in which three players can become one against two.
#[test]
fn three_players_speak_in_order() {
    let with = |number: usize| Intent::With { seat: seat(number) };
    let let_speak = || Intent::LetSpeak;
    let alone = || Intent::Alone;
    let cases = [
        (vec![alone()], [vec![0], vec![1, 2]]),
        (vec![let_speak(), with(0)], [vec![0, 1], vec![2]]),
        (vec![let_speak(), Intent::Against, alone()], [vec![1], vec![0, 2]]),
        (vec![let_speak(), Intent::Against, let_speak(), with(0)], [vec![0, 2], vec![1]]),
        (vec![let_speak(), Intent::Against, let_speak(), with(1)], [vec![1, 2], vec![0]]),
    ];
    for (said, sides) in cases {
        let mut table = Table::talking(3);
        for intent in &said {
            let asked = table.asked()[0];
            table.does(asked, intent.clone());
        }
        assert_eq!(table.sides(), sides, "{said:?}");
        let alone = sides.iter().find(|side| side.len() == 1).unwrap()[0];
        assert!(!table.asked().contains(&alone), "who is alone is ready at once (R-6)");
    }
}

#[test]
fn three_players_make_no_pair_outside_the_order() {
    let mut table = Table::talking(3);
    assert!(matches!(table.stage(), Stage::Speak { question: Question::FirstAlone, .. }));
    assert_eq!(table.refuses(0, &Intent::Propose { to: seat(1) }), Refusal::NotAsked);
    assert_eq!(table.refuses(1, &Intent::LetSpeak), Refusal::NotYourTurn);
    assert_eq!(table.refuses(0, &Intent::Against), Refusal::NotAsked);
    table.does(0, Intent::LetSpeak);
    assert_eq!(table.refuses(1, &Intent::With { seat: seat(2) }), Refusal::NobodyThere);
    table.does(1, Intent::Against).does(1, Intent::LetSpeak);
    assert_eq!(table.refuses(2, &Intent::With { seat: seat(2) }), Refusal::NobodyThere);
    assert_eq!(table.refuses(2, &Intent::Alone), Refusal::NotAsked);
}

/// each answer of three players has the time of a negotiation, and all players may show cards.
#[test]
fn three_players_have_time_and_may_show_cards() {
    let mut table = Table::talking(3);
    let limit = |table: &Table, number: usize| table.rules.pace(&table.state, seat(number)).limit;
    assert_eq!(limit(&table, 0), Some(120));
    table.deal(0, &[of(Seer, 7)], &[]);
    let show = Intent::Show { to: seat(2), cards: Cards { powers: vec![of(Seer, 7)], spells: vec![] } };
    assert_eq!(table.refuses(1, &show), Refusal::PowerNotInHand { power: of(Seer, 7) });
    table.does(0, show).does(0, Intent::LetSpeak);
    assert_eq!(table.view(2).players[seat(0)].known.powers, [of(Seer, 7)]);
    assert_eq!(limit(&table, 1), Some(120));
}
