//! The course of a match as data: what an age consists of, and what is asked in between.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::{Matter, Row, Wonder, edition::Edition};

/// What a match consists of. Numbers of cards and turns are those of the boxes, not of the crate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Plan {
    /// Cards dealt to each player in an age, or to each city of the two-player game.
    pub(crate) hand: u8,
    /// Coins a city starts with.
    pub(crate) coins: u16,
    /// The moments before the first age, in order.
    pub(crate) before: &'static [Moment],
    /// The moments of an age, in order.
    pub(crate) age: &'static [Moment],
    /// Whether there are leaders, with their guilds and their wonder.
    pub(crate) leaders: bool,
    /// Whether there are black cards, with the guilds and the wonders of their box, and debts.
    pub(crate) cities: bool,
    /// Whether the Tower of Babel is built.
    pub(crate) tower: bool,
    /// Whether there are Great Projects.
    pub(crate) projects: bool,
    /// Whether there are boards of other boxes.
    pub(crate) packs: bool,
    /// By which version of the rules it is played.
    pub(crate) edition: Edition,
}

/// A part of an age.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Moment {
    /// Leaders are drafted.
    Draft,
    /// Tiles of the Tower of Babel are drafted.
    Tiles,
    /// Leaders are recruited.
    Recruit,
    /// Hands are dealt.
    Deal,
    /// The Great Project of the age is shown.
    Reveal,
    /// Turns, until one card of each hand is left.
    Turns,
    /// The last cards are discarded, or played by who has the power to.
    LastCards,
    /// The Great Project succeeds or fails.
    Project,
    /// Conflicts.
    Conflicts,
}

/// Before the first age: by whether there are leaders, and tiles.
const BEFORE: [[&[Moment]; 2]; 2] =
    [[&[], &[Moment::Tiles]], [&[Moment::Draft], &[Moment::Draft, Moment::Tiles]]];

/// An age: by whether there are leaders, and projects.
const AGES: [[&[Moment]; 2]; 2] = {
    use Moment::{Conflicts, Deal, LastCards, Project, Recruit, Reveal, Turns};
    [
        [&[Deal, Turns, LastCards, Conflicts], &[Deal, Reveal, Turns, LastCards, Project, Conflicts]],
        [
            &[Deal, Recruit, Turns, LastCards, Conflicts],
            &[Deal, Recruit, Reveal, Turns, LastCards, Project, Conflicts],
        ],
    ]
};

/// Which boxes a match has, and whether there are eight cities.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Boxes {
    pub(crate) leaders: bool,
    pub(crate) cities: bool,
    pub(crate) tower: bool,
    pub(crate) projects: bool,
    pub(crate) packs: bool,
    pub(crate) of_eight: bool,
    pub(crate) edition: Edition,
}

impl Plan {
    /// With leaders there are six coins to begin with; with Cities a black card more for each city, and a turn more, but
    /// not for eight: there are no cards for eight each.
    pub(crate) const fn new(boxes: Boxes) -> Self {
        let Boxes { leaders, cities, tower, projects, packs, of_eight, edition } = boxes;
        Self {
            hand: if cities && !of_eight { 8 } else { 7 },
            coins: if leaders { 6 } else { 3 },
            before: BEFORE[leaders as usize][tower as usize],
            age: AGES[leaders as usize][projects as usize],
            leaders,
            cities,
            tower,
            projects,
            packs,
            edition,
        }
    }

    /// The rows of the score sheet.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Row> + '_ {
        let has = |row: &Row| match row {
            Row::Military
            | Row::Coins
            | Row::Wonder
            | Row::Civilian
            | Row::Commerce
            | Row::Guilds
            | Row::Science => true,
            Row::Leaders => self.leaders,
            Row::Cities | Row::Debts => self.cities,
            Row::Babel => self.tower || self.projects,
        };
        Row::ALL.into_iter().filter(has)
    }
}

/// The most cards of a hand in any plan.
pub(crate) const MOST_HAND: usize = 8;
/// The most turns of an age in any plan, and the plays of last cards.
pub(crate) const MOST_TURNS: usize = MOST_HAND;

impl Plan {
    /// Turns of an age.
    pub(crate) const fn turns(&self) -> u8 {
        self.hand - 1
    }
}

/// A question that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ask {
    /// For which city: that of whoever is asked, or the Free city.
    pub(crate) city: Seat,
    pub(crate) what: What,
}

/// What is asked or done between the turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum What {
    /// The last card of the age is played.
    LastCard,
    /// A card of the discard pile is built.
    FromDiscard(Lets),
    /// What leaders and guilds bring up.
    Matter(Matter),
}

/// What lets a city build of the discard pile, in the order of asking, however it came: Halicarnassus, the Great Wall,
/// whoever copies their stages, and then Solomon and whoever copies him (section 5, step 6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Lets {
    /// A stage of this wonder; nothing is said of one that is gone since.
    Stage(Option<Wonder>),
    /// A leader, or a copy of one or of a stage.
    Leader,
}

impl What {
    /// The order of asking: steps 5 to 7 of section 5. What came first is asked first where it is equal.
    pub(crate) const fn rank(self) -> u8 {
        match self {
            Self::LastCard => 0,
            Self::Matter(Matter::Raise { .. }) => 1,
            Self::Matter(
                Matter::Draw
                | Matter::Hand { .. }
                | Matter::Engage { .. }
                | Matter::CopyLeader
                | Matter::CopyStage
                | Matter::Destroy
                | Matter::Swap
                | Matter::Name
                | Matter::Give { .. }
                | Matter::Pick
                | Matter::Penalty,
            ) => 2,
            Self::Matter(Matter::StagesFall | Matter::WondersFall) => 3,
            Self::FromDiscard(_) => 4,
            Self::Matter(Matter::Recruit | Matter::Entomb { .. }) => 5,
            Self::Matter(Matter::KeepHands) => Self::CLOSING,
            Self::Matter(Matter::Trade) => 7,
            Self::Matter(Matter::PassOn) => 8,
            // It acts from the next turn on.
            Self::Matter(Matter::LayTile { .. }) => 9,
        }
    }

    /// The order among those of one rank that does not depend on what came first.
    const fn lets(self) -> Option<Lets> {
        match self {
            Self::FromDiscard(lets) => Some(lets),
            Self::LastCard | Self::Matter(_) => None,
        }
    }

    /// What comes from here on comes at the end of the turn, whatever happened in it.
    pub(crate) const CLOSING: u8 = 6;
}

/// Questions in the order in which they will be asked.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Agenda(ArrayVec<Ask, MOST_ASKED>);

/// More than can come together: a last card, a few of the discard pile and of leaders for each city.
const MOST_ASKED: usize = 64;

impl Agenda {
    /// The question that is asked now, or next.
    pub(crate) fn first(&self) -> Option<Ask> {
        self.0.first().copied()
    }

    /// Puts a question after all others that come before it or at the same time.
    pub(crate) fn add(&mut self, city: Seat, what: What) {
        let order = |what: What| (what.rank(), what.lets());
        let at = self.0.partition_point(|ask| order(ask.what) <= order(what));
        self.0.insert(at, Ask { city, what });
    }

    /// The first question has become another one, which is asked in its place.
    pub(crate) fn becomes(&mut self, what: What) {
        self.0.first_mut().into_iter().for_each(|ask| ask.what = what);
    }

    /// The first question is answered, or need not be asked.
    pub(crate) fn done(&mut self) {
        self.0.pop_at(0);
    }

    /// All questions.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Ask> + '_ {
        self.0.iter().copied()
    }
}

/// Room for the decisions of a turn in their numbering: the turn itself, and what is asked after it.
const A_TURN: u32 = 8;

/// Numbers the decisions of a match by counting them. Each turn begins a block of numbers, so that numbers of turns do
/// not depend on how much was asked in those before unless it was uncommonly much.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Counter(u32);

impl Counter {
    /// The number of the decision that is asked now.
    pub(crate) const fn number(self) -> u32 {
        self.0
    }

    /// The next decision is one of its kind.
    pub(crate) const fn next(&mut self) {
        self.0 += 1;
    }

    /// The next decision is that of a turn.
    pub(crate) const fn next_turn(&mut self) {
        self.0 = (self.0 / A_TURN + 1) * A_TURN;
    }

    /// The next decision comes between turns.
    pub(crate) fn next_asked(&mut self, what: What) {
        let place = match what {
            What::LastCard => 1,
            What::FromDiscard(_) | What::Matter(_) => 2,
        };
        self.0 = (self.0 + 1).max(self.0 / A_TURN * A_TURN + place);
    }

    /// There is nothing more to decide.
    pub(crate) fn end(&mut self) {
        self.0 = (self.0 + 1).max(self.0 / A_TURN * A_TURN + A_TURN - 1);
    }
}
