//! The table as the heuristic weighs it: holdings, and the expected values of tokens.

use ::seven_kingdoms::{Card, Slot, State, Title, Token, View};
use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatCount};

use super::holding::{ARMS, Holding};

/// The average value of an unplaced token to its winner.
const COMMON_TOKEN: f32 = 2.8;

/// A small copy of a view that can be changed to try things out.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) holdings: BySeat<Holding>,
    pub(super) row: [Option<Card>; Slot::COUNT],
    /// The arms of each column, as an index.
    columns: [usize; Slot::COUNT],
    tokens: [Option<Token>; Slot::COUNT],
    pub(super) up: ArrayVec<Token, 2>,
    /// The number of cards that will still be drawn; it falls as cards leave the table.
    pub(super) pile: f32,
    /// The number of bishops that may still be played.
    bishops: f32,
}

impl Scene {
    /// Creates the scene of a view. Known cards of hands are counted as they are, others in fractions.
    pub(super) fn of(view: &View) -> Self {
        let mut bishops = 7.0;
        let holdings = view.players.map(|seat, player| {
            let own = view.you.as_ref().filter(|you| you.seat == seat);
            let mut holding = Holding::default();
            for card in &player.kingdom {
                holding.add(*card);
                bishops -= f32::from(u8::from(card.title() == Title::Bishop));
            }
            let hand = own.map_or(&player.hand_known, |you| &you.hand);
            hand.iter().for_each(|card| holding.add(*card));
            match own {
                Some(you) => you.taking.iter().for_each(|taken| holding.add(taken.card)),
                None => holding.add_hidden(f32::from(player.hand) - hand.len() as f32),
            }
            holding
        });
        Self {
            holdings,
            row: view.row,
            columns: view.arms.map(|arms| arms as usize),
            tokens: view.tokens,
            up: view.tokens_up.iter().copied().take(2).collect(),
            pile: f32::from(view.pile),
            bishops: bishops.max(0.0),
        }
    }

    /// Creates the scene of a world, as far as `eyes` sees it; with `None`, all of it.
    pub(super) fn in_world(seats: SeatCount, world: &State, eyes: Option<Seat>) -> Self {
        let mut bishops = 7.0;
        let holdings = BySeat::new_with(seats, |seat| {
            let mut holding = Holding::default();
            for card in world.kingdom(seat) {
                holding.add(card);
                bishops -= f32::from(u8::from(card.title() == Title::Bishop));
            }
            if eyes.is_none_or(|eyes| eyes == seat) {
                world.hand(seat).for_each(|card| holding.add(card));
            } else {
                world.hand_known(seat).for_each(|card| holding.add(card));
                holding.add_hidden((world.hand(seat).count() - world.hand_known(seat).count()) as f32);
            }
            holding
        });
        let mut tokens = [None; Slot::COUNT];
        for (place, token) in tokens.iter_mut().zip(world.tokens()) {
            *place = Some(*token);
        }
        Self {
            holdings,
            row: world.row(),
            columns: world.arms().map(|arms| arms as usize),
            tokens,
            up: world.tokens_up().iter().copied().collect(),
            pile: world.pile_left() as f32,
            bishops: f32::max(bishops, 0.0),
        }
    }

    /// Gives the card of this column, if there is one, to a player. The row will be filled from the pile.
    pub(super) fn give(&mut self, seat: Seat, slot: usize) -> Option<Card> {
        let card = self.row[slot].take()?;
        self.holdings[seat].add(card);
        self.pile -= 1.0;
        Some(card)
    }

    /// Puts this token on the leftmost free arms card, as a bishop does.
    pub(super) fn place(&mut self, token: Token) {
        if let Some(free) = self.tokens.iter_mut().find(|token| token.is_none()) {
            *free = Some(token);
        }
        self.up.retain(|up| *up != token);
        self.bishops = (self.bishops - 1.0).max(0.0);
    }

    /// Returns the expected points of `seat` at the end if all players continue in the same way.
    pub(super) fn expected(&self, seat: Seat) -> f32 {
        let held = &self.holdings[seat];
        let placements = self.bishops * 0.6 * self.still_to_come();
        let mut free = 0.0;
        let mut total = held.points;
        for (token, &arms) in self.tokens.iter().zip(&self.columns) {
            let stake = match token {
                Some(token) => token_worth(*token, held, arms),
                None => {
                    free += 1.0;
                    COMMON_TOKEN * (0.9 * placements / free).min(0.9)
                }
            };
            total += stake * self.chance(seat, arms);
        }
        total
    }

    /// Returns the expected lead of `seat`: over the best of the others, and over their average, half and
    /// half.
    pub(super) fn lead(&self, seat: Seat) -> f32 {
        let (mut best, mut sum, mut others) = (f32::MIN, 0.0, 0.0);
        for (other, _) in self.holdings.iter().filter(|(other, _)| *other != seat) {
            let expected = self.expected(other);
            best = best.max(expected);
            sum += expected;
            others += 1.0;
        }
        self.expected(seat) - 0.5 * best - 0.5 * sum / others
    }

    /// Returns the probability of having strictly the most cards of these arms at the end.
    fn chance(&self, seat: Seat, arms: usize) -> f32 {
        let (mut most, mut held) = (0.0_f32, 0.0);
        for (other, holding) in self.holdings.iter() {
            held += holding.cards[arms];
            if other != seat {
                most = most.max(holding.cards[arms]);
            }
        }
        let open = (ARMS as f32 - held).max(0.0) * self.still_to_come();
        let spread = 0.15 + 0.45 * open.sqrt();
        let rivals = self.holdings.seats().get() as f32 - 1.0;
        let ahead = self.holdings[seat].cards[arms] - most - 0.5 - 0.3 * (rivals - 1.0) * (spread - 0.15);
        1.0 / (1.0 + (-ahead / spread).exp())
    }

    /// Returns the share of the cards outside kingdoms and hands that players will get before the end.
    fn still_to_come(&self) -> f32 {
        let pile = self.pile.max(0.0);
        pile / (pile + Slot::COUNT as f32)
    }
}

/// Returns the points of a token for this holder (section 6).
pub(super) fn token_worth(token: Token, held: &Holding, arms: usize) -> f32 {
    match token {
        Token::Plus1 => 1.0,
        Token::Plus2 => 2.0,
        Token::Plus3 => 3.0,
        Token::Plus4 => 4.0,
        Token::Plus5 => 5.0,
        Token::Double => held.worth[arms],
        Token::Peasant => held.peasants,
        Token::Arms => held.variety(),
    }
}
