//! One city: its wonder, its cards, and what they make it able to do.

use arrayvec::ArrayVec;
use contract::SeatSet;

use crate::{
    Board, Card, Colour, Effect, Leader, Often, Side, StageFacts, Target, Thing, Wonder, card_set::CardSet,
    price::Wanted, standing::Standing,
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
    pub(crate) markers: ArrayVec<Marked, MOST_STAGES>,
    /// The age in which it stands; 0 while boards are chosen.
    pub(crate) age: u8,
    /// Whether coins of the bank came in this turn.
    pub(crate) took_coins: bool,
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

/// What marks a stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Marked {
    pub(crate) face: Face,
    /// Who put it there.
    pub(crate) known: SeatSet,
}

/// What lies face down under the wonder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Face {
    Card(Card),
    Leader(Leader),
}

impl City {
    pub(crate) fn new(coins: u16) -> Self {
        Self {
            wonder: None,
            side: None,
            cards: CardSet::default(),
            in_play: ArrayVec::new(),
            markers: ArrayVec::new(),
            age: 0,
            took_coins: false,
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

    pub(crate) fn recruit(&mut self, leader: Leader) {
        self.bring(Thing::Leader(leader));
    }

    /// Builds the next stage.
    pub(crate) fn raise(&mut self, marker: Marked) -> Thing {
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

    /// The leaders, in the order in which they were recruited.
    pub(crate) fn leaders(&self) -> impl Iterator<Item = Leader> + '_ {
        self.in_play.iter().filter_map(|thing| thing.leader())
    }

    /// All that is in play, in an order that everybody can see: the board first, then cards, stages, leaders. (Whether a
    /// card or a stage came first is in no view.)
    pub(crate) fn things(&self) -> impl Iterator<Item = Thing> + '_ {
        let of_rank = |rank| self.in_play.iter().copied().filter(move |thing| thing.rank() == rank);
        (0..Thing::RANKS).flat_map(of_rank)
    }

    /// The effects of all that is in play, in that order.
    pub(crate) fn effects(&self) -> impl Iterator<Item = &'static Effect> + '_ {
        self.things().flat_map(Thing::effects)
    }

    /// Whether the once-an-age power can be used now.
    pub(crate) fn free_build(&self) -> bool {
        !self.free_used && self.standing.free.iter().any(|(_, target, often)| (*target, *often) == (Target::Any, Often::OnceAnAge))
    }

    /// What builds this card for nothing now, one that is not used up before one that is; `shields` are those of the
    /// city.
    pub(crate) fn power_for(&self, card: Card, shields: u8) -> Option<Thing> {
        let now = |often: Often| match often {
            Often::Always => true,
            Often::WithoutShields => shields == 0,
            Often::OnceAnAge => !self.free_used,
        };
        let wanted = Wanted::Card(card.facts().colour);
        let powers = self.standing.free.iter().filter(|(_, target, often)| now(*often) && target.is(wanted));
        powers.min_by_key(|(_, _, often)| *often == Often::OnceAnAge).map(|(thing, ..)| *thing)
    }

    /// A power builds this card: the one that is used up only if no other does.
    pub(crate) fn use_power(&mut self, card: Card, shields: u8) {
        let used = std::mem::replace(&mut self.free_used, true);
        self.free_used = used || self.power_for(card, shields).is_none();
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
