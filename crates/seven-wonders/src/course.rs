//! The course of a match as data: the moments of an age, and the questions in between.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::{Matter, Row, Wonder, edition::Edition};

/// The plan of a match. The numbers of cards and turns are those of the boxes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Plan {
    /// The number of cards dealt to each player in an age, or to each city of the two-player game.
    pub(crate) hand: u8,
    /// The coins of a city at the start.
    pub(crate) coins: u16,
    /// The moments before the first age, in order.
    pub(crate) before: &'static [Moment],
    /// The moments of an age, in order.
    pub(crate) age: &'static [Moment],
    /// True if there are leaders, with their guilds and their wonder.
    pub(crate) leaders: bool,
    /// True if there are black cards, with the guilds and wonders of their box, and debts.
    pub(crate) cities: bool,
    /// True if the Tower of Babel is played.
    pub(crate) tower: bool,
    /// True if there are Great Projects.
    pub(crate) projects: bool,
    /// True if there are boards of other boxes.
    pub(crate) packs: bool,
    /// The version of the rules.
    pub(crate) edition: Edition,
}

/// A part of an age.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Moment {
    /// Leaders are drafted.
    Draft,
    /// Tiles of the Tower of Babel are drafted.
    Tiles,
    /// Leaders are played.
    Recruit,
    /// Hands are dealt.
    Deal,
    /// The Great Project of the age is shown.
    Reveal,
    /// Turns are played until each hand has one card left.
    Turns,
    /// The last cards are discarded, or played with a power.
    LastCards,
    /// The Great Project succeeds or fails.
    Project,
    /// Conflicts are fought.
    Conflicts,
}

/// The moments before the first age, by leaders and tiles.
const BEFORE: [[&[Moment]; 2]; 2] =
    [[&[], &[Moment::Tiles]], [&[Moment::Draft], &[Moment::Draft, Moment::Tiles]]];

/// The moments of an age, by leaders and projects.
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

/// The boxes of a match, and the case of eight cities.
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
    /// Builds the plan. With leaders, cities begin with six coins. With Cities there is one more black card
    /// for each city, and one more turn. With eight cities there is neither: the cards are too few.
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

    /// Iterates over the rows of the score sheet.
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

/// The largest hand in any plan.
pub(crate) const MOST_HAND: usize = 8;
/// The most turns of an age in any plan, including the plays of last cards.
pub(crate) const MOST_TURNS: usize = MOST_HAND;

impl Plan {
    /// Returns the number of turns of an age.
    pub(crate) const fn turns(&self) -> u8 {
        self.hand - 1
    }
}

/// A question that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ask {
    /// The city: that of the player who decides, or the Free city.
    pub(crate) city: Seat,
    pub(crate) what: What,
}

/// A question or an effect between turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum What {
    /// The last card of the age is played.
    LastCard,
    /// A card of the discard pile is built.
    FromDiscard(Lets),
    /// A matter of leaders and guilds.
    Matter(Matter),
}

/// The reason why a city may build from the discard pile, in the order of asking. The order is Halicarnassus,
/// the Great Wall, copies of their stages, then Solomon and copies of him (section 5, step 6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Lets {
    /// A stage of this wonder; `None` for a wonder removed since.
    Stage(Option<Wonder>),
    /// A leader, or a copy of a leader or a stage.
    Leader,
}

impl What {
    /// Returns the rank in the order of asking: steps 5 to 7 of section 5. Questions of equal rank are asked
    /// in the order in which they arose.
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
            // The tile acts from the next turn on.
            Self::Matter(Matter::LayTile { .. }) => 9,
        }
    }

    /// Returns the order among questions of one rank, where it does not depend on the order in which they
    /// arose.
    const fn lets(self) -> Option<Lets> {
        match self {
            Self::FromDiscard(lets) => Some(lets),
            Self::LastCard | Self::Matter(_) => None,
        }
    }

    /// The rank from which questions belong to the end of every turn.
    pub(crate) const CLOSING: u8 = 6;
}

/// Questions in the order in which they will be asked.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Agenda(ArrayVec<Ask, MOST_ASKED>);

/// A limit above the number of questions at a time: for each city a last card, and some for the discard pile
/// and leaders.
const MOST_ASKED: usize = 64;

impl Agenda {
    /// Returns the question that is asked now, or next.
    pub(crate) fn first(&self) -> Option<Ask> {
        self.0.first().copied()
    }

    /// Adds a question after all others of lower or equal rank.
    pub(crate) fn add(&mut self, city: Seat, what: What) {
        let order = |what: What| (what.rank(), what.lets());
        let at = self.0.partition_point(|ask| order(ask.what) <= order(what));
        self.0.insert(at, Ask { city, what });
    }

    /// Replaces the first question by another one.
    pub(crate) fn becomes(&mut self, what: What) {
        self.0.first_mut().into_iter().for_each(|ask| ask.what = what);
    }

    /// Removes the first question, which is answered or need not be asked.
    pub(crate) fn done(&mut self) {
        self.0.pop_at(0);
    }

    /// Iterates over all questions.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Ask> + '_ {
        self.0.iter().copied()
    }
}

/// The number of decisions reserved for a turn: the turn itself, and the questions after it.
const A_TURN: u32 = 8;

/// The counter that numbers the decisions of a match. Each turn begins a block of numbers. So the numbers of
/// turns depend on earlier questions only if there were unusually many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Counter(u32);

impl Counter {
    /// Returns the number of the present decision.
    pub(crate) const fn number(self) -> u32 {
        self.0
    }

    /// Counts the next decision.
    pub(crate) const fn next(&mut self) {
        self.0 += 1;
    }

    /// Counts the decision of the next turn.
    pub(crate) const fn next_turn(&mut self) {
        self.0 = (self.0 / A_TURN + 1) * A_TURN;
    }

    /// Counts a decision between turns.
    pub(crate) fn next_asked(&mut self, what: What) {
        let place = match what {
            What::LastCard => 1,
            What::FromDiscard(_) | What::Matter(_) => 2,
        };
        self.0 = (self.0 + 1).max(self.0 / A_TURN * A_TURN + place);
    }

    /// Counts the end of the match.
    pub(crate) fn end(&mut self) {
        self.0 = (self.0 + 1).max(self.0 / A_TURN * A_TURN + A_TURN - 1);
    }
}
