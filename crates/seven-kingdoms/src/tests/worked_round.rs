//! The worked round of section 7.

use super::scenario::Scenario;

const CARDS: [u8; 7] = [1, 9, 17, 25, 33, 41, 49];

/// Sets up the table: A, B, C, D are seats 0 to 3; D is first.
fn table(row: [u8; 7]) -> Scenario {
    let hands = [[44, 45], [38, 46], [18, 47], [28, 48]];
    let game = Scenario::new(4).row(row).first(3);
    (0..4).fold(game, |game, seat| game.hand(seat, &hands[seat])).start()
}

fn play_it(row: [u8; 7], run: &str) -> Scenario {
    let mut game = table(row);
    game.act("p28 p44 p38 p18 1k ok 17k ok 9k 25k ok").act(run).act("ok");
    game
}

#[test]
fn the_worked_round() {
    let mut game = table([33, 1, 17, 49, 9, 25, 41]);
    game.act("p28 p44 p38 p18");
    assert_eq!((game.asked(), game.upper()), ("0 takes".to_owned(), vec![44]));
    assert_eq!(game.choices(), "1k 1h 9k 9h"); // 44 points at II and V
    game.act("1k ok");
    assert_eq!((game.asked(), game.upper()), ("1 takes".to_owned(), vec![44, 38]));
    game.act("17k ok");
    assert_eq!((game.asked(), game.upper()), ("3 takes".to_owned(), vec![44, 38, 28]));
    game.act("9k 25k ok");
    assert_eq!((game.asked(), game.upper()), ("2 takes".to_owned(), vec![44, 38, 28, 18]));
    game.act("r1");
    assert_eq!(game.choices(), "k33 ok (back)");
    game.act("ok");
    let pile_top = 2; // the lowest card that lies nowhere else
    assert_eq!(game.row_now(), [44, 38, 28, 18, 49, 41, pile_top]);
    let kingdoms = [0, 1, 2, 3].map(|seat| game.kingdom_of(seat));
    assert_eq!(kingdoms, [vec![1], vec![17], vec![33], vec![9, 25]]);
    assert_eq!(game.public().first, game.seat(0));
    assert_eq!(game.public().round, 2);
}

/// Returns all orders of the row.
fn orders() -> Vec<[u8; 7]> {
    fn extend(row: &mut Vec<u8>, all: &mut Vec<[u8; 7]>) {
        if let Ok(whole) = <[u8; 7]>::try_from(row.as_slice()) {
            return all.push(whole);
        }
        for card in CARDS {
            if !row.contains(&card) {
                row.push(card);
                extend(row, all);
                row.pop();
            }
        }
    }
    let mut all = Vec::new();
    extend(&mut Vec::new(), &mut all);
    all
}

fn slot(row: &[u8; 7], card: u8) -> usize {
    row.iter().position(|c| *c == card).unwrap()
}

/// Returns true if the row fits the text: the general's run is the columns of 33, 17 and 1; 49 is left of 41.
fn fits_the_text(row: &[u8; 7]) -> bool {
    let mut run = [1, 17, 33].map(|card| slot(row, card));
    run.sort_unstable();
    run[2] - run[0] == 2 && slot(row, 49) < slot(row, 41)
}

/// Returns true if no run of three would have given the general more than one of the cards left to it: 33,
/// 41, 49.
fn no_better_run(row: &[u8; 7]) -> bool {
    row.windows(3).all(|run| run.iter().filter(|card| [33, 41, 49].contains(card)).count() <= 1)
}

/// Returns true if the peasant reaches the 1 (R-6: 44 names II and V).
fn peasant_reaches_1(row: &[u8; 7]) -> bool {
    [1, 4].contains(&slot(row, 1))
}

#[test]
fn so_many_orders_fit_the_text() {
    let fitting: Vec<[u8; 7]> = orders().into_iter().filter(fits_the_text).collect();
    let count = |f: &dyn Fn(&[u8; 7]) -> bool| fitting.iter().filter(|row| f(row)).count();
    assert_eq!(orders().len(), 5040);
    assert_eq!(fitting.len(), 360);
    assert_eq!(count(&peasant_reaches_1), 120);
    assert_eq!(count(&no_better_run), 20);
    assert_eq!(count(&|row| peasant_reaches_1(row) && no_better_run(row)), 10);
}

/// In each order in which the peasant reaches the 1, our rules play the round as in the text.
#[test]
fn every_fitting_order_plays_the_same() {
    for row in orders().into_iter().filter(|row| fits_the_text(row) && peasant_reaches_1(row)) {
        let from = [1, 17, 33].map(|card| slot(&row, card)).into_iter().min().unwrap();
        let game = play_it(row, &format!("r{}", from + 1));
        assert_eq!(game.row_now(), [44, 38, 28, 18, 49, 41, 2], "{row:?}");
        assert_eq!(game.kingdom_of(2), [33], "{row:?}");
    }
}
