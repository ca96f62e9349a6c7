//! One city: its wonder, its cards, and what they make it able to do.

use arrayvec::ArrayVec;
use contract::SeatSet;

use crate::{
    Board, Card, Class, Colour, Effect, Prices, Side, Sides, Sources, StageFacts, Wonder, card_set::CardSet,
};

/// Victory tokens of the ages.
pub(crate) const VICTORY: [i8; 3] = [1, 3, 5];
/// Coins a unit costs without any discount.
pub(crate) const PRICE: u8 = 2;
/// Coins a city starts with.
pub(crate) const START_COINS: u16 = 3;
/// Six or seven plays an age and some from the discard pile.
pub(crate) const MOST_BUILT: usize = 28;
/// Stages of the largest wonder.
pub(crate) const MOST_STAGES: usize = 4;

/// A city. Everything but the markers' faces lies open.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct City {
    pub(crate) wonder: Option<Wonder>,
    pub(crate) side: Option<Side>,
    pub(crate) cards: CardSet,
    /// The same cards, in the order in which they were built.
    pub(crate) order: ArrayVec<Card, MOST_BUILT>,
    pub(crate) markers: ArrayVec<MarkerCard, MOST_STAGES>,
    pub(crate) coins: u16,
    /// Victory tokens, by age: see [`VICTORY`].
    pub(crate) victories: [u8; 3],
    pub(crate) defeats: u8,
    /// Whether the once-an-age power is used up.
    pub(crate) free_used: bool,
    /// What it produces for itself.
    pub(crate) makes: Sources,
    /// What neighbours may buy.
    pub(crate) sells: Sources,
    pub(crate) left_price: Prices,
    pub(crate) right_price: Prices,
}

/// A card under the wonder.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct MarkerCard {
    pub(crate) card: Card,
    /// Who put it there.
    pub(crate) known: SeatSet,
}

impl City {
    pub(crate) fn new() -> Self {
        let usual = Prices { raw: PRICE, manufactured: PRICE, first_cheaper: false };
        Self {
            wonder: None,
            side: None,
            cards: CardSet::default(),
            order: ArrayVec::new(),
            markers: ArrayVec::new(),
            coins: START_COINS,
            victories: [0; 3],
            defeats: 0,
            free_used: false,
            makes: Sources::default(),
            sells: Sources::default(),
            left_price: usual,
            right_price: usual,
        }
    }

    /// The wonder and the side, once both are chosen; from then on the board produces.
    pub(crate) fn found(&mut self, wonder: Wonder, side: Side) {
        self.wonder = Some(wonder);
        self.side = Some(side);
        self.install(&Effect::Produce { one_of: wonder.resource(), units: 1, sold: true });
    }

    pub(crate) fn board(&self) -> Option<Board> {
        Some(Board { wonder: self.wonder?, side: self.side? })
    }

    /// The stages built so far.
    pub(crate) fn built_stages(&self) -> &'static [StageFacts] {
        self.board().map_or(&[], |board| &board.stages()[..self.markers.len()])
    }

    /// The stage to build next; `None` when the wonder is complete.
    pub(crate) fn next_stage(&self) -> Option<&'static StageFacts> {
        self.board()?.stages().get(self.markers.len())
    }

    pub(crate) fn place(&mut self, card: Card) {
        self.cards.insert(card);
        self.order.push(card);
        card.facts().effects.iter().for_each(|effect| self.install(effect));
    }

    /// Builds the next stage.
    pub(crate) fn raise(&mut self, marker: MarkerCard) -> &'static StageFacts {
        let stage = self.next_stage().expect("only a stage that is left is built");
        self.markers.push(marker);
        stage.effects.iter().for_each(|effect| self.install(effect));
        stage
    }

    /// What lasts and is asked for often is added up when it is built.
    fn install(&mut self, effect: &Effect) {
        match *effect {
            Effect::Produce { one_of, units, sold } => {
                self.makes.add(one_of, units);
                if sold {
                    self.sells.add(one_of, units);
                }
            }
            Effect::Discount { from, class, price } => {
                if from != Sides::Right {
                    lower(&mut self.left_price, class, price);
                }
                if from != Sides::Left {
                    lower(&mut self.right_price, class, price);
                }
            }
            _ => {}
        }
    }

    /// The effects of all cards and stages.
    pub(crate) fn effects(&self) -> impl Iterator<Item = &'static Effect> {
        let cards = self.order.iter().flat_map(|card| card.facts().effects);
        cards.chain(self.built_stages().iter().flat_map(|stage| stage.effects))
    }

    pub(crate) fn has(&self, wanted: Effect) -> bool {
        self.built_stages().iter().flat_map(|stage| stage.effects).any(|effect| *effect == wanted)
    }

    /// Whether the once-an-age power can be used now.
    pub(crate) fn free_build(&self) -> bool {
        !self.free_used && self.has(Effect::FreeBuild)
    }

    pub(crate) fn shields(&self) -> u8 {
        self.effects().map(|effect| if let Effect::Shields { amount } = effect { *amount } else { 0 }).sum()
    }

    pub(crate) fn count(&self, colour: Colour) -> u8 {
        self.order.iter().filter(|card| card.facts().colour == colour).count() as u8
    }

    /// A card of this one's name that stands here.
    pub(crate) fn namesake(&self, card: Card) -> Option<Card> {
        [Some(card), card.twin()].into_iter().flatten().find(|other| self.cards.contains(*other))
    }

    /// The card by whose chain this one is free.
    pub(crate) fn chain(&self, card: Card) -> Option<Card> {
        card.facts().free_with.iter().copied().find(|parent| self.cards.contains(*parent))
    }
}

const fn lower(prices: &mut Prices, class: Class, price: u8) {
    let old = match class {
        Class::Raw => &mut prices.raw,
        Class::Manufactured => &mut prices.manufactured,
    };
    if price < *old {
        *old = price;
    }
}
