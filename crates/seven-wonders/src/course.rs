//! The course of a match as data: what an age consists of, and what is asked in between.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::{Matter, Row};

/// What a match consists of. Numbers of cards and turns are those of the boxes, not of the crate.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Plan {
    /// Cards dealt to each player in an age, or to each city of the two-player game.
    pub(crate) hand: u8,
    /// Coins a city starts with.
    pub(crate) coins: u16,
    /// The moments before the first age, in order.
    pub(crate) before: &'static [Moment],
    /// The moments of an age, in order.
    pub(crate) age: &'static [Moment],
    /// The rows of the score sheet.
    pub(crate) rows: &'static [Row],
    /// Whether there are leaders, with their guilds and their wonder.
    pub(crate) leaders: bool,
    /// Whether there are black cards, with the guilds and the wonders of their box, and debts.
    pub(crate) cities: bool,
}

/// A part of an age.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Moment {
    /// Leaders are drafted.
    Draft,
    /// Leaders are recruited.
    Recruit,
    /// Hands are dealt.
    Deal,
    /// Turns, until one card of each hand is left.
    Turns,
    /// The last cards are discarded, or played by who has the power to.
    LastCards,
    /// Conflicts.
    Conflicts,
}

/// The base game.
pub(crate) const BASE: Plan = Plan {
    hand: 7,
    coins: 3,
    before: &[],
    age: &[Moment::Deal, Moment::Turns, Moment::LastCards, Moment::Conflicts],
    rows: &BASE_ROWS,
    leaders: false,
    cities: false,
};

/// With leaders.
pub(crate) const LEADERS: Plan = Plan {
    coins: 6,
    before: &[Moment::Draft],
    age: &[Moment::Deal, Moment::Recruit, Moment::Turns, Moment::LastCards, Moment::Conflicts],
    rows: &LEADERS_ROWS,
    leaders: true,
    ..BASE
};

/// With Cities: a black card more for each city, and a turn more.
pub(crate) const CITIES: Plan = Plan { hand: 8, rows: &CITIES_ROWS, cities: true, ..BASE };

/// With Cities and leaders.
pub(crate) const CITIES_LEADERS: Plan = Plan { hand: 8, rows: &Row::ALL, cities: true, ..LEADERS };

/// With Cities for eight: there are no cards for eight each.
pub(crate) const CITIES_OF_EIGHT: Plan = Plan { hand: 7, ..CITIES };

/// With Cities and leaders for eight.
pub(crate) const CITIES_LEADERS_OF_EIGHT: Plan = Plan { hand: 7, ..CITIES_LEADERS };

const BASE_ROWS: [Row; 7] = {
    let [rows @ .., _leaders, _cities, _debts] = Row::ALL;
    rows
};
const LEADERS_ROWS: [Row; 8] = {
    let [rows @ .., _cities, _debts] = Row::ALL;
    rows
};
const CITIES_ROWS: [Row; 9] = {
    let [a, b, c, d, e, f, g, _leaders, cities, debts] = Row::ALL;
    [a, b, c, d, e, f, g, cities, debts]
};

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
    FromDiscard,
    /// What leaders and guilds bring up.
    Matter(Matter),
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
                | Matter::CopyLeader
                | Matter::CopyStage
                | Matter::Destroy
                | Matter::Swap
                | Matter::Name
                | Matter::Give { .. }
                | Matter::Pick,
            ) => 2,
            Self::Matter(Matter::StagesFall | Matter::WondersFall) => 3,
            Self::FromDiscard => 4,
            Self::Matter(Matter::Recruit) => 5,
            Self::Matter(Matter::KeepHands) => Self::CLOSING,
            Self::Matter(Matter::Trade) => 7,
            Self::Matter(Matter::PassOn) => 8,
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
        let at = self.0.partition_point(|ask| ask.what.rank() <= what.rank());
        self.0.insert(at, Ask { city, what });
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
            What::FromDiscard | What::Matter(_) => 2,
        };
        self.0 = (self.0 + 1).max(self.0 / A_TURN * A_TURN + place);
    }

    /// There is nothing more to decide.
    pub(crate) fn end(&mut self) {
        self.0 = (self.0 + 1).max(self.0 / A_TURN * A_TURN + A_TURN - 1);
    }
}
