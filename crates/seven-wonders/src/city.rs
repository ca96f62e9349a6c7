//! One city: its wonder, its cards, and what they make it able to do.

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

/// A board, four stages, six or seven plays an age and some from the discard pile, with tokens of projects.
pub(crate) const MOST_THINGS: usize = 64;
/// Stages of the largest wonder.
pub(crate) const MOST_STAGES: usize = 4;

/// What is built for nothing by the power that only builds black cards.
const BLACK: Target = Target::Cards(Colour::Black);

/// A city. Everything but the markers' faces lies open.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct City {
    pub(crate) wonder: Option<Wonder>,
    pub(crate) side: Option<Side>,
    /// For a board that copies stages of others: what its stages are, in their order. Nothing until all boards are
    /// chosen, and for every other board.
    pub(crate) copied_stages: ArrayVec<Printed, MOST_STAGES>,
    pub(crate) cards: CardSet,
    /// All that is in play, in the order in which it came.
    pub(crate) in_play: ArrayVec<Thing, MOST_THINGS>,
    /// What marks each stage that is built.
    pub(crate) markers: [Option<Marked>; MOST_STAGES],
    /// The age in which it stands; 0 while boards are chosen.
    pub(crate) age: u8,
    /// Whether coins of the bank came in this turn.
    pub(crate) took_coins: bool,
    pub(crate) coins: u16,
    /// Victory tokens of value 1, 3, 5.
    pub(crate) victories: [u8; 3],
    pub(crate) defeats: u8,
    /// Diplomacy tokens.
    pub(crate) diplomacy: u8,
    /// Those of them that came in this age.
    pub(crate) fresh: u8,
    /// Whether those count for nothing.
    pub(crate) void: bool,
    /// Coins that it could or would not pay, each a point less.
    pub(crate) debts: u16,
    /// Whether the once-an-age power is used up.
    pub(crate) free_used: bool,
    /// Whether that for black cards is.
    pub(crate) black_used: bool,
    /// Whether Esteban has kept hands where they are.
    pub(crate) kept_hands: bool,
    /// Whether Vercingetorix has traded defeats.
    pub(crate) traded: bool,
    /// Who was said to win.
    pub(crate) named: Option<Seat>,
    /// Tiles of the Tower of Babel that act here: those on the tower, then those on boards, in the order in which they
    /// were laid.
    pub(crate) tiles: ArrayVec<Tile, MOST_ACTING>,
    /// Tiles that its player has laid.
    pub(crate) laid: u8,
    /// Points that projects took which failed.
    pub(crate) penalties: u8,
    /// Whether the board makes nothing any more, and has no power.
    pub(crate) bare: bool,
    /// The age in which the Sith Lord came.
    pub(crate) foresees: Option<u8>,
    /// Leaders who are entombed, in that order.
    pub(crate) tombs: ArrayVec<Tomb, MOST_TOMBS>,
    /// Coins that were paid for leaders whose cost is not printed.
    pub(crate) paid: ArrayVec<(Leader, u8), MOST_PAID>,
    /// What lasts of all that is in play, added up: much room for little, and most inputs leave it as it is, so worlds that are
    /// imagined and the state before an input share it.
    pub(crate) standing: Arc<Standing>,
    colours: [u8; Colour::COUNT],
}

/// What marks a stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Marked {
    pub(crate) face: Face,
    /// Who knows what lies there face down.
    pub(crate) known: SeatSet,
}

/// What lies under the wonder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Face {
    /// A card, face down.
    Card(Card),
    /// A leader, face down.
    Leader(Leader),
    /// A leader, face up.
    Open(Leader),
    /// Nothing.
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

    /// The wonder and the side, once both are chosen; from then on the board produces.
    pub(crate) fn found(&mut self, wonder: Wonder, side: Side) {
        self.wonder = Some(wonder);
        self.side = Some(side);
        self.bring(Thing::Board(Board { wonder, side }));
    }

    /// The same at the beginning of the match, with the coins that the board brings.
    pub(crate) fn settle(&mut self, wonder: Wonder, side: Side) {
        self.coins += u16::from(wonder.facts().coins);
        self.found(wonder, side);
    }

    pub(crate) fn board(&self) -> Option<Board> {
        Some(Board { wonder: self.wonder?, side: self.side? })
    }

    /// Which stage is to be built next: the first that is not built; `None` when the wonder is complete.
    pub(crate) fn next_stage(&self) -> Option<u8> {
        self.stages_left().next()
    }

    /// How many stages its wonder has.
    fn stages(&self) -> u8 {
        let copied = self.copied_stages.len();
        if copied > 0 { copied as u8 } else { self.board().map_or(0, |board| board.stages().len() as u8) }
    }

    /// The stages that are not built.
    pub(crate) fn stages_left(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.stages()).filter(|stage| self.markers[usize::from(*stage)].is_none())
    }

    /// Which printed stage this one is: of its own board, unless that copies others.
    pub(crate) fn printed(&self, stage: u8) -> Option<Printed> {
        match self.copied_stages.get(usize::from(stage)) {
            Some(copied) => Some(*copied),
            None if stage < self.stages() => Some(Printed { board: self.board()?, stage }),
            None => None,
        }
    }

    /// Which of its stages is printed there.
    pub(crate) fn place_of(&self, board: Board, stage: u8) -> Option<u8> {
        (0..self.stages()).find(|place| self.printed(*place) == Some(Printed { board, stage }))
    }

    /// Which of its stages that is, if it is one.
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

    /// What is printed on a stage.
    pub(crate) fn stage(&self, stage: u8) -> Option<&'static StageFacts> {
        self.printed(stage)?.facts()
    }

    /// Whether everybody sees the colour of what marks a stage.
    pub(crate) fn shows_colour(&self, stage: u8) -> bool {
        self.stage(stage).is_some_and(StageFacts::shows_colour)
    }

    /// The stages that are built, with what marks them, in their order on the board.
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

    /// A stage is gone; what marked it is left.
    pub(crate) fn raze(&mut self, stage: u8) -> Option<Marked> {
        let marked = self.markers[usize::from(stage)].take();
        if let Some(printed) = self.printed(stage) {
            self.lose(Thing::Stage(printed.board, printed.stage));
        }
        marked
    }

    /// The wonder is gone; what marked its stages is left.
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

    /// A card is gone.
    pub(crate) fn lose_card(&mut self, card: Card) {
        if self.cards.contains(card) {
            self.cards.remove(card);
            self.colours[card.facts().colour as usize] -= 1;
            self.lose(Thing::Card(card));
        }
    }

    /// Something goes out of play. Whether it was there.
    pub(crate) fn lose(&mut self, thing: Thing) -> bool {
        let Some(at) = self.in_play.iter().position(|other| *other == thing) else { return false };
        self.in_play.remove(at);
        self.add_up();
        true
    }

    /// What lasts, after something is gone.
    fn add_up(&mut self) {
        // A board that makes nothing any more has lost only that: its stages are as they were.
        let kept = self.board().filter(|board| self.bare && board.wonder.facts().resource.is_some());
        let mut standing = Standing::new();
        // What stops other things comes first.
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

    /// Something comes into play.
    pub(crate) fn bring(&mut self, thing: Thing) {
        self.in_play.push(thing);
        Arc::make_mut(&mut self.standing).add(thing);
        if self.standing.foresees && self.foresees.is_none() {
            self.foresees = Some(self.age);
        }
    }

    /// What was copied, in that order.
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

    /// The tokens of projects, by their numbers.
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

    /// Other tiles act.
    pub(crate) fn act_by(&mut self, tiles: &[Tile]) {
        self.tiles = tiles.iter().copied().collect();
        self.add_up();
    }

    /// The board makes nothing any more, and loses its power. Whether it had one.
    pub(crate) fn strip(&mut self) -> bool {
        let Some(board) = self.board().filter(|board| !board.effects().is_empty()) else { return false };
        self.bare = true;
        self.lose(Thing::Board(board))
    }

    /// The cards, in the order in which they were built.
    pub(crate) fn built(&self) -> impl Iterator<Item = Card> + '_ {
        self.in_play.iter().filter_map(|thing| thing.card())
    }

    /// The leaders, in the order in which they were recruited.
    pub(crate) fn leaders(&self) -> impl Iterator<Item = Leader> + '_ {
        self.in_play.iter().filter_map(|thing| thing.leader())
    }

    /// All that is in play, in an order that everybody can see: the board first, then cards, stages by their place, leaders.
    /// (Whether a card or a stage came first is in no view.)
    pub(crate) fn things(&self) -> impl Iterator<Item = Thing> + '_ {
        let mut things = self.in_play.clone();
        things.sort_by_key(|thing| thing.order());
        things.into_iter()
    }

    /// The tiles that act here.
    pub(crate) fn acting_tiles(&self) -> impl Iterator<Item = Thing> + '_ {
        self.tiles.iter().copied().map(Thing::Tile)
    }

    /// Whether the once-an-age power can be used now.
    pub(crate) fn free_build(&self) -> bool {
        !self.free_used && self.has_once_an_age(Target::Any)
    }

    /// Whether that for black cards can be.
    pub(crate) fn free_black(&self) -> bool {
        !self.black_used && self.has_once_an_age(BLACK)
    }

    fn has_once_an_age(&self, target: Target) -> bool {
        let once = |of: &(Thing, Target, Often)| (of.1, of.2) == (target, Often::OnceAnAge);
        self.standing.free.iter().any(once)
    }

    /// Whether diplomacy keeps it out of the next conflicts.
    pub(crate) const fn stays_away(&self) -> bool {
        self.diplomacy > if self.void { self.fresh } else { 0 }
    }

    /// After the conflicts of an age: the token that was used goes back, and so do those that count for nothing.
    pub(crate) const fn give_tokens_back(&mut self) {
        if self.stays_away() {
            self.diplomacy -= 1;
        }
        if self.void {
            self.diplomacy -= self.fresh;
        }
        (self.fresh, self.void) = (0, false);
    }

    /// A new age.
    pub(crate) const fn begin_age(&mut self, age: u8) {
        (self.free_used, self.black_used, self.took_coins) = (false, false, false);
        self.age = age;
    }

    /// Whether it may build stages at all, and has one to build.
    pub(crate) fn may_raise(&self) -> bool {
        !self.standing.plenty && self.next_stage().is_some()
    }

    /// The stages that it may build, the next one first: only that one, where stages are built in order.
    pub(crate) fn raisable(&self) -> impl Iterator<Item = u8> + '_ {
        let many = match (self.standing.plenty, self.standing.any_stage) {
            (true, _) => 0,
            (false, true) => usize::MAX,
            (false, false) => 1,
        };
        self.stages_left().take(many)
    }

    /// What builds this card for nothing now, one that is not used up before one that is; `shields` are those of the
    /// city.
    pub(crate) fn power_for(&self, card: Card, shields: u8) -> Option<Thing> {
        self.power(card, shields).map(|(thing, ..)| thing)
    }

    /// Of two that are used up the one that builds fewer cards.
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

    /// A power builds this card: one that is used up only if no other does.
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

    /// The token that builds a stage for nothing is used up.
    pub(crate) fn use_free_stage(&mut self) {
        if let Some(token) = self.standing.free_stage {
            self.lose(token);
        }
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
