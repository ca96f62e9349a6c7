//! The table as the heuristic weighs it: who holds what, and what the tokens will be worth to whom.

use ::seven_kingdoms::{Card, Slot, State, Title, Token, View};
use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatCount};

use super::holding::{ARMS, Holding};

/// What a token that does not lie anywhere yet is worth on average to whoever takes it.
const COMMON_TOKEN: f32 = 2.8;

/// A small copy of a view, changed freely to try things out.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) holdings: BySeat<Holding>,
    pub(super) row: [Option<Card>; Slot::COUNT],
    /// The arms of each column, as an index.
    columns: [usize; Slot::COUNT],
    tokens: [Option<Token>; Slot::COUNT],
    pub(super) up: ArrayVec<Token, 2>,
    /// Cards that will still be drawn; falls as cards leave the table.
    pub(super) pile: f32,
    /// Bishops that may still be played.
    bishops: f32,
}

impl Scene {
    /// What the view shows. Cards of hands count where they are known, others in fractions.
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

    /// The same of a world, as far as `eyes` see it; if they are nobody's, all of it.
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

    /// The card of this column, if there is one, goes to a player; the row is filled from the pile for it.
    pub(super) fn give(&mut self, seat: Seat, slot: usize) -> Option<Card> {
        let card = self.row[slot].take()?;
        self.holdings[seat].add(card);
        self.pile -= 1.0;
        Some(card)
    }

    /// A bishop puts this token on the leftmost free arms card.
    pub(super) fn place(&mut self, token: Token) {
        if let Some(free) = self.tokens.iter_mut().find(|token| token.is_none()) {
            *free = Some(token);
        }
        self.up.retain(|up| *up != token);
        self.bishops = (self.bishops - 1.0).max(0.0);
    }

    /// Points that `seat` can expect at the end if everybody goes on alike.
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

    /// How far `seat` will be ahead: of the best of the others, and of their average, half and half.
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

    /// Chance to end with strictly the most cards of these arms.
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

    /// Share of the cards outside kingdoms and hands that somebody will get before the end.
    fn still_to_come(&self) -> f32 {
        let pile = self.pile.max(0.0);
        pile / (pile + Slot::COUNT as f32)
    }
}

/// What a token gives to this holder (section 6).
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
