//! One city: its wonder, its cards, and what they make it able to do.

use arrayvec::ArrayVec;
use contract::SeatSet;

use crate::{
    Board, Card, Colour, Effect, Often, Side, StageFacts, Target, Thing, Wonder, card_set::CardSet,
    standing::Standing,
};

/// A board, four stages, six or seven plays an age and some from the discard pile.
pub(crate) const MOST_THINGS: usize = 40;
/// Stages of the largest wonder.
pub(crate) const MOST_STAGES: usize = 4;

/// A city. Everything but the markers' faces lies open.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct City {
    pub(crate) wonder: Option<Wonder>,
    pub(crate) side: Option<Side>,
    pub(crate) cards: CardSet,
    /// All that is in play, in the order in which it came.
    pub(crate) in_play: ArrayVec<Thing, MOST_THINGS>,
    pub(crate) markers: ArrayVec<MarkerCard, MOST_STAGES>,
    pub(crate) coins: u16,
    /// Victory tokens of value 1, 3, 5.
    pub(crate) victories: [u8; 3],
    pub(crate) defeats: u8,
    /// Whether the once-an-age power is used up.
    pub(crate) free_used: bool,
    /// What lasts of all that is in play, added up.
    pub(crate) standing: Standing,
    colours: [u8; Colour::COUNT],
}

/// A card under the wonder.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct MarkerCard {
    pub(crate) card: Card,
    /// Who put it there.
    pub(crate) known: SeatSet,
}

impl City {
    pub(crate) fn new(coins: u16) -> Self {
        Self {
            wonder: None,
            side: None,
            cards: CardSet::default(),
            in_play: ArrayVec::new(),
            markers: ArrayVec::new(),
            coins,
            victories: [0; 3],
            defeats: 0,
            free_used: false,
            standing: Standing::new(),
            colours: [0; Colour::COUNT],
        }
    }

    /// The wonder and the side, once both are chosen; from then on the board produces.
    pub(crate) fn found(&mut self, wonder: Wonder, side: Side) {
        self.wonder = Some(wonder);
        self.side = Some(side);
        self.bring(Thing::Board(Board { wonder, side }));
    }

    pub(crate) fn board(&self) -> Option<Board> {
        Some(Board { wonder: self.wonder?, side: self.side? })
    }

    /// The stage to build next; `None` when the wonder is complete.
    pub(crate) fn next_stage(&self) -> Option<&'static StageFacts> {
        self.board()?.stages().get(self.markers.len())
    }

    pub(crate) fn place(&mut self, card: Card) {
        self.cards.insert(card);
        self.colours[card.facts().colour as usize] += 1;
        self.bring(Thing::Card(card));
    }

    /// Builds the next stage.
    pub(crate) fn raise(&mut self, marker: MarkerCard) -> Thing {
        let board = self.board().expect("only a stage of a board is built");
        let stage = Thing::Stage(board, self.markers.len() as u8);
        self.markers.push(marker);
        self.bring(stage);
        stage
    }

    /// Something comes into play.
    fn bring(&mut self, thing: Thing) {
        self.in_play.push(thing);
        self.standing.add(thing);
    }

    /// The cards, in the order in which they were built.
    pub(crate) fn built(&self) -> impl Iterator<Item = Card> + '_ {
        self.in_play.iter().filter_map(|thing| thing.card())
    }

    /// The effects of all that is in play: the board's first, then those of cards, then those of stages.
    pub(crate) fn effects(&self) -> impl Iterator<Item = &'static Effect> + '_ {
        let of_rank = |rank| self.in_play.iter().filter(move |thing| thing.rank() == rank);
        (0..Thing::RANKS).flat_map(of_rank).flat_map(|thing| thing.effects())
    }

    /// Whether the once-an-age power can be used now.
    pub(crate) fn free_build(&self) -> bool {
        !self.free_used && self.standing.free.contains(&(Target::Any, Often::OnceAnAge))
    }

    pub(crate) fn count(&self, colour: Colour) -> u8 {
        self.colours[colour as usize]
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
