//! The deal (section 2).

use arrayvec::ArrayVec;
use contract::{BySeat, Purpose, SeatCount, Seed, below, shuffle};

use crate::{
    Arms, Card, Token,
    card_set::CardSet,
    state::{Draft, FULL_HAND, Player, State, Step},
};

const CARDS: Purpose = Purpose(1);
const ARMS: Purpose = Purpose(2);
const TOKENS: Purpose = Purpose(3);
const FIRST: Purpose = Purpose(4);

pub(crate) fn deal(seats: SeatCount, seed: &Seed) -> State {
    let mut pile: ArrayVec<Card, { Card::COUNT as usize }> = Card::all().collect();
    shuffle(&mut pile, &mut seed.stream(CARDS, 0));
    let mut arms = Arms::ALL;
    shuffle(&mut arms, &mut seed.stream(ARMS, 0));
    let mut tokens_down = ArrayVec::from(Token::ALL);
    shuffle(&mut tokens_down, &mut seed.stream(TOKENS, 0));
    let first = below(&mut seed.stream(FIRST, 0), seats.get() as u32) as usize;

    let mut draw = || pile.pop().expect("49 cards are enough for four hands and a row");
    let players = BySeat::new_with(seats, |_| {
        let hand: CardSet = (0..FULL_HAND).map(|_| draw()).collect();
        Player { hand, ..Player::NEW }
    });
    let row = std::array::from_fn(|_| Some(draw()));
    let mut tokens_up: ArrayVec<Token, 2> = (0..2).filter_map(|_| tokens_down.pop()).collect();
    tokens_up.sort();
    let first = seats.seats().nth(first).expect("a number below the seat count");
    State {
        round: 1,
        first,
        arms,
        tokens: ArrayVec::new(),
        tokens_up,
        tokens_down,
        row,
        upper: ArrayVec::new(),
        pile,
        gone: CardSet::EMPTY,
        settled: ArrayVec::new(),
        idle_rounds: 1,
        players,
        to_resolve: ArrayVec::new(),
        step: Step::Play(first),
        draft: Draft::default(),
    }
}
