//! A city: its wonder, its cards, and its abilities.

use std::sync::Arc;

use arrayvec::ArrayVec;
use contract::{Seat, SeatSet};

use crate::{
    Board, Card, Colour, Copied, Leader, Often, Printed, Project, Side, StageFacts, Target, Thing, Tile,
    Wonder,
    card_set::CardSet,
    standing::Standing,
    target::Wanted,
    tomb::{MOST_PAID, MOST_TOMBS, Tomb},
    tower::MOST_ACTING,
};

/// A board, four stages, six or seven plays an age and some from the discard pile, and tokens of projects.
pub(crate) const MOST_THINGS: usize = 64;
/// The number of stages of the largest wonder.
pub(crate) const MOST_STAGES: usize = 4;

/// The target of the power that builds only black cards.
const BLACK: Target = Target::Cards(Colour::Black);

/// A city. Only the faces of its markers are hidden.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct City {
    pub(crate) wonder: Option<Wonder>,
    pub(crate) side: Option<Side>,
    /// The stages of a board that copies those of others, in its order. Empty until all boards are chosen,
    /// and for every other board.
    pub(crate) copied_stages: ArrayVec<Printed, MOST_STAGES>,
    pub(crate) cards: CardSet,
    /// All things in play, in the order in which they came.
    pub(crate) in_play: ArrayVec<Thing, MOST_THINGS>,
    /// The markers of the stages, by place; `None` for a stage that is not built.
    pub(crate) markers: [Option<Marked>; MOST_STAGES],
    /// The age of the city; 0 while boards are chosen.
    pub(crate) age: u8,
    /// True if the bank has paid it coins in this turn.
    pub(crate) took_coins: bool,
    pub(crate) coins: u16,
    /// The numbers of victory tokens of value 1, 3, 5.
    pub(crate) victories: [u8; 3],
    pub(crate) defeats: u8,
    /// The number of diplomacy tokens.
    pub(crate) diplomacy: u8,
    /// The number of those tokens that came in this age.
    pub(crate) fresh: u8,
    /// True if the `fresh` tokens have no effect.
    pub(crate) void: bool,
    /// The lost coins that it has not paid, each a point less.
    pub(crate) debts: u16,
    /// True if the once-an-age power is used up.
    pub(crate) free_used: bool,
    /// True if the once-an-age power for black cards is used up.
    pub(crate) black_used: bool,
    /// True if Esteban has stopped the hands.
    pub(crate) kept_hands: bool,
    /// True if Vercingetorix has traded defeats.
    pub(crate) traded: bool,
    /// The player named as the winner.
    pub(crate) named: Option<Seat>,
    /// The tiles of the Tower of Babel that act here: those on the tower, then those on boards, each in the
    /// order of laying.
    pub(crate) tiles: ArrayVec<Tile, MOST_ACTING>,
    /// The number of tiles that its player has laid.
    pub(crate) laid: u8,
    /// The points lost to failed projects.
    pub(crate) penalties: u8,
    /// True if the board no longer produces anything and has lost its power.
    pub(crate) bare: bool,
    /// The age in which the Sith Lord came.
    pub(crate) foresees: Option<u8>,
    /// The entombed leaders, in order.
    pub(crate) tombs: ArrayVec<Tomb, MOST_TOMBS>,
    /// The coins paid for leaders whose cost is no printed number.
    pub(crate) paid: ArrayVec<(Leader, u8), MOST_PAID>,
    /// The lasting effects of all that is in play, added up. The value is large, and most inputs leave it
    /// unchanged. So imagined worlds and the state before an input share it.
    pub(crate) standing: Arc<Standing>,
    colours: [u8; Colour::COUNT],
}

/// The marker of a stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Marked {
    pub(crate) face: Face,
    /// The seats that know the face.
    pub(crate) known: SeatSet,
}

/// The face of a marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Face {
    /// A card, face down.
    Card(Card),
    /// A leader, face down.
    Leader(Leader),
    /// A leader, face up.
    Open(Leader),
    /// No marker.
    Bare,
}

impl City {
    pub(crate) fn new(coins: u16) -> Self {
        Self {
            wonder: None,
            side: None,
            copied_stages: ArrayVec::new(),
            cards: CardSet::default(),
            in_play: ArrayVec::new(),
            markers: [None; MOST_STAGES],
            age: 0,
            took_coins: false,
            coins,
            victories: [0; 3],
            defeats: 0,
            diplomacy: 0,
            fresh: 0,
            void: false,
            debts: 0,
            free_used: false,
            black_used: false,
            kept_hands: false,
            traded: false,
            named: None,
            tiles: ArrayVec::new(),
            laid: 0,
            penalties: 0,
            bare: false,
            foresees: None,
            tombs: ArrayVec::new(),
            paid: ArrayVec::new(),
            standing: Arc::new(Standing::new()),
            colours: [0; Colour::COUNT],
        }
    }

    /// Sets the wonder and the side. From then on the board produces.
    pub(crate) fn found(&mut self, wonder: Wonder, side: Side) {
        self.wonder = Some(wonder);
        self.side = Some(side);
        self.bring(Thing::Board(Board { wonder, side }));
    }

    /// Sets the wonder and the side at the beginning of the match, and adds the coins that the board brings.
    pub(crate) fn settle(&mut self, wonder: Wonder, side: Side) {
        self.coins += u16::from(wonder.facts().coins);
        self.found(wonder, side);
    }

    pub(crate) fn board(&self) -> Option<Board> {
        Some(Board { wonder: self.wonder?, side: self.side? })
    }

    /// Returns the next stage: the first that is not built. `None` if the wonder is complete.
    pub(crate) fn next_stage(&self) -> Option<u8> {
        self.stages_left().next()
    }

    /// Returns the number of stages of its wonder.
    fn stages(&self) -> u8 {
        let copied = self.copied_stages.len();
        if copied > 0 { copied as u8 } else { self.board().map_or(0, |board| board.stages().len() as u8) }
    }

    /// Iterates over the stages that are not built.
    pub(crate) fn stages_left(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.stages()).filter(|stage| self.markers[usize::from(*stage)].is_none())
    }

    /// Returns the printed stage at this place: of its own board, unless that copies others.
    pub(crate) fn printed(&self, stage: u8) -> Option<Printed> {
        match self.copied_stages.get(usize::from(stage)) {
            Some(copied) => Some(*copied),
            None if stage < self.stages() => Some(Printed { board: self.board()?, stage }),
            None => None,
        }
    }

    /// Returns the place of a printed stage in this city.
    pub(crate) fn place_of(&self, board: Board, stage: u8) -> Option<u8> {
        (0..self.stages()).find(|place| self.printed(*place) == Some(Printed { board, stage }))
    }

    /// Returns the place of a thing in this city, if the thing is one of its stages.
    pub(crate) fn place_of_thing(&self, thing: Thing) -> Option<u8> {
        match thing {
            Thing::Stage(board, stage) => self.place_of(board, stage),
            Thing::Board(_)
            | Thing::Card(_)
            | Thing::Leader(_)
            | Thing::Copied(_)
            | Thing::Project(_)
            | Thing::Tile(_) => None,
        }
    }

    /// Returns the facts printed on a stage.
    pub(crate) fn stage(&self, stage: u8) -> Option<&'static StageFacts> {
        self.printed(stage)?.facts()
    }

    /// Returns true if all players see the colour of the marker of a stage.
    pub(crate) fn shows_colour(&self, stage: u8) -> bool {
        self.stage(stage).is_some_and(StageFacts::shows_colour)
    }

    /// Iterates over the stages that are built, with their markers, in the order of the board.
    pub(crate) fn stages_built(&self) -> impl DoubleEndedIterator<Item = (u8, Marked)> + '_ {
        self.markers.iter().enumerate().filter_map(|(stage, marked)| Some((stage as u8, (*marked)?)))
    }

    pub(crate) fn place(&mut self, card: Card) {
        self.cards.insert(card);
        self.colours[card.facts().colour as usize] += 1;
        self.bring(Thing::Card(card));
    }

    pub(crate) fn recruit(&mut self, leader: Leader) {
        self.bring(Thing::Leader(leader));
    }

    /// Builds a stage.
    pub(crate) fn raise(&mut self, stage: u8, marker: Marked) -> Thing {
        let printed = self.printed(stage).expect("only a stage of a board is built");
        let thing = Thing::Stage(printed.board, printed.stage);
        self.markers[usize::from(stage)] = Some(marker);
        self.bring(thing);
        thing
    }

    /// Removes a stage and returns its marker.
    pub(crate) fn raze(&mut self, stage: u8) -> Option<Marked> {
        let marked = self.markers[usize::from(stage)].take();
        if let Some(printed) = self.printed(stage) {
            self.lose(Thing::Stage(printed.board, printed.stage));
        }
        marked
    }

    /// Removes the wonder and returns the markers of its stages.
    pub(crate) fn raze_all(&mut self) -> [Option<Marked>; MOST_STAGES] {
        (self.wonder, self.side) = (None, None);
        self.copied_stages.clear();
        self.in_play.retain(|thing| match thing {
            Thing::Board(_) | Thing::Stage(..) => false,
            Thing::Card(_) | Thing::Leader(_) | Thing::Copied(_) | Thing::Project(_) | Thing::Tile(_) => true,
        });
        self.add_up();
        std::mem::take(&mut self.markers)
    }

    /// Removes a card.
    pub(crate) fn lose_card(&mut self, card: Card) {
        if self.cards.contains(card) {
            self.cards.remove(card);
            self.colours[card.facts().colour as usize] -= 1;
            self.lose(Thing::Card(card));
        }
    }

    /// Removes a thing from play. Returns true if it was in play.
    pub(crate) fn lose(&mut self, thing: Thing) -> bool {
        let Some(at) = self.in_play.iter().position(|other| *other == thing) else { return false };
        self.in_play.remove(at);
        self.add_up();
        true
    }

    /// Adds up the lasting effects again after something was removed.
    fn add_up(&mut self) {
        // A stripped board with a resource loses only its production: its power stays.
        let kept = self.board().filter(|board| self.bare && board.wonder.facts().resource.is_some());
        let mut standing = Standing::new();
        // Tiles that stop other things come first.
        for tile in &self.tiles {
            standing.add(Thing::Tile(*tile));
        }
        if let Some(board) = kept {
            standing.add_effects(Thing::Board(board), board.power());
        }
        for thing in &self.in_play {
            standing.add(*thing);
        }
        self.standing = Arc::new(standing);
        self.free_used &= self.has_once_an_age(Target::Any);
        self.black_used &= self.has_once_an_age(BLACK);
    }

    /// Brings a thing into play.
    pub(crate) fn bring(&mut self, thing: Thing) {
        self.in_play.push(thing);
        Arc::make_mut(&mut self.standing).add(thing);
        if self.standing.foresees && self.foresees.is_none() {
            self.foresees = Some(self.age);
        }
    }

    /// Iterates over the copied leaders and stages, in order.
    pub(crate) fn copies(&self) -> impl Iterator<Item = Copied> + '_ {
        self.in_play.iter().filter_map(|thing| match thing {
            Thing::Copied(copied) => Some(*copied),
            Thing::Board(_)
            | Thing::Card(_)
            | Thing::Stage(..)
            | Thing::Leader(_)
            | Thing::Project(_)
            | Thing::Tile(_) => None,
        })
    }

    /// Returns the tokens of projects, by their numbers.
    pub(crate) fn projects(&self) -> Vec<Project> {
        let mut projects: Vec<Project> = self
            .in_play
            .iter()
            .filter_map(|thing| match thing {
                Thing::Project(project) => Some(*project),
                Thing::Board(_)
                | Thing::Card(_)
                | Thing::Stage(..)
                | Thing::Leader(_)
                | Thing::Copied(_)
                | Thing::Tile(_) => None,
            })
            .collect();
        projects.sort_unstable();
        projects
    }

    /// Replaces the tiles that act here.
    pub(crate) fn act_by(&mut self, tiles: &[Tile]) {
        self.tiles = tiles.iter().copied().collect();
        self.add_up();
    }

    /// Takes the production and the power of the board. Returns true if it had any.
    pub(crate) fn strip(&mut self) -> bool {
        let Some(board) = self.board().filter(|board| !board.effects().is_empty()) else { return false };
        self.bare = true;
        self.lose(Thing::Board(board))
    }

    /// Iterates over the cards, in the order in which they were built.
    pub(crate) fn built(&self) -> impl Iterator<Item = Card> + '_ {
        self.in_play.iter().filter_map(|thing| thing.card())
    }

    /// Iterates over the leaders, in the order in which they were recruited.
    pub(crate) fn leaders(&self) -> impl Iterator<Item = Leader> + '_ {
        self.in_play.iter().filter_map(|thing| thing.leader())
    }

    /// Iterates over all things in play, in a public order: board, cards, stages by place, leaders. (No view
    /// shows whether a card or a stage came first.)
    pub(crate) fn things(&self) -> impl Iterator<Item = Thing> + '_ {
        let mut things = self.in_play.clone();
        things.sort_by_key(|thing| thing.order());
        things.into_iter()
    }

    /// Iterates over the tiles that act here.
    pub(crate) fn acting_tiles(&self) -> impl Iterator<Item = Thing> + '_ {
        self.tiles.iter().copied().map(Thing::Tile)
    }

    /// Returns true if the once-an-age power can be used now.
    pub(crate) fn free_build(&self) -> bool {
        !self.free_used && self.has_once_an_age(Target::Any)
    }

    /// Returns true if the once-an-age power for black cards can be used now.
    pub(crate) fn free_black(&self) -> bool {
        !self.black_used && self.has_once_an_age(BLACK)
    }

    fn has_once_an_age(&self, target: Target) -> bool {
        let once = |of: &(Thing, Target, Often)| (of.1, of.2) == (target, Often::OnceAnAge);
        self.standing.free.iter().any(once)
    }

    /// Returns true if diplomacy keeps the city out of the next conflicts.
    pub(crate) const fn stays_away(&self) -> bool {
        self.diplomacy > if self.void { self.fresh } else { 0 }
    }

    /// Returns the used token after the conflicts of an age, and the tokens without effect.
    pub(crate) const fn give_tokens_back(&mut self) {
        if self.stays_away() {
            self.diplomacy -= 1;
        }
        if self.void {
            self.diplomacy -= self.fresh;
        }
        (self.fresh, self.void) = (0, false);
    }

    /// Begins a new age.
    pub(crate) const fn begin_age(&mut self, age: u8) {
        (self.free_used, self.black_used, self.took_coins) = (false, false, false);
        self.age = age;
    }

    /// Returns true if the city may build stages and has one to build.
    pub(crate) fn may_raise(&self) -> bool {
        !self.standing.plenty && self.next_stage().is_some()
    }

    /// Iterates over the stages that it may build, the next one first. In strict order it is the only one.
    pub(crate) fn raisable(&self) -> impl Iterator<Item = u8> + '_ {
        let many = match (self.standing.plenty, self.standing.any_stage) {
            (true, _) => 0,
            (false, true) => usize::MAX,
            (false, false) => 1,
        };
        self.stages_left().take(many)
    }

    /// Returns the thing that builds this card free now. Powers that are not used up come first. `shields`
    /// are those of the city.
    pub(crate) fn power_for(&self, card: Card, shields: u8) -> Option<Thing> {
        self.power(card, shields).map(|(thing, ..)| thing)
    }

    /// Of two powers that are used up, takes the one that builds fewer cards.
    fn power(&self, card: Card, shields: u8) -> Option<(Thing, Target, Often)> {
        let now = |target: Target, often: Often| match often {
            Often::Always => true,
            Often::WithoutShields => shields == 0,
            Often::OnceAMatch => true,
            Often::OnceAnAge if target == Target::Any => !self.free_used,
            Often::OnceAnAge => !self.black_used,
        };
        let wanted = Wanted::Card(card.facts().colour);
        let powers = self.standing.free.iter().copied();
        let powers = powers.filter(|(_, target, often)| now(*target, *often) && target.is(wanted));
        let lasts = |often: Often| match often {
            Often::Always | Often::WithoutShields => 0,
            Often::OnceAnAge => 1,
            Often::OnceAMatch => 2,
        };
        powers.min_by_key(|(_, target, often)| (lasts(*often), *target == Target::Any))
    }

    /// Uses a power to build this card: one that is used up only if no other builds it.
    pub(crate) fn use_power(&mut self, card: Card, shields: u8) {
        match self.power(card, shields) {
            Some((_, Target::Any, Often::OnceAnAge)) => self.free_used = true,
            Some((_, Target::Cards(_) | Target::Stage | Target::Leader, Often::OnceAnAge)) => {
                self.black_used = true;
            }
            Some((token, _, Often::OnceAMatch)) => {
                self.lose(token);
            }
            Some((_, _, Often::Always | Often::WithoutShields)) | None => {}
        }
    }

    /// Uses up the token that builds a stage free.
    pub(crate) fn use_free_stage(&mut self) {
        if let Some(token) = self.standing.free_stage {
            self.lose(token);
        }
    }

    pub(crate) fn count(&self, colour: Colour) -> u8 {
        self.colours[colour as usize]
    }

    /// Returns a card of the city with the name of this one.
    pub(crate) fn namesake(&self, card: Card) -> Option<Card> {
        [Some(card), card.twin()].into_iter().flatten().find(|other| self.cards.contains(*other))
    }

    /// Returns the card by whose chain this one is free.
    pub(crate) fn chain(&self, card: Card) -> Option<Card> {
        card.facts().free_with.iter().copied().find(|parent| self.cards.contains(*parent))
    }
}
