//! Numbers that depend on what is counted: coins, points and shields.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Colour, Effect, Once, Worth, city::City, resolve::VICTORY};

/// A number: so many, and so many more for each thing counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Amount {
    /// In any case.
    pub base: i8,
    /// For each thing counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per: Option<Per>,
    /// It is never less than this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<i8>,
    /// It is nothing unless this holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<If>,
}

/// So many for each thing counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Per {
    /// How many.
    pub each: i8,
    /// What is counted.
    pub count: Count,
    /// In whose cities.
    pub of: Whose,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Cards of a colour.
    Cards(Colour),
    /// Stages built.
    Stages,
    /// Defeat tokens.
    Defeats,
    /// Victory tokens, whatever is on them.
    Victories,
    /// So many coins.
    Coins(u8),
    /// Sets of a card of each of these colours.
    Sets(&'static [Colour]),
    /// Sets of three different scientific symbols.
    ScienceSets,
    /// Recruited leaders.
    Leaders,
    /// The number of the age.
    Age,
    /// Coins of the neighbour who has more of them.
    RicherNeighbour,
    /// For each pair of victory tokens of one value, what is on one of them.
    EqualVictories,
    /// Nothing: there only when it is tried out whether something new to count is noticed everywhere.
    #[cfg(probe)]
    Probe,
}

/// In whose cities something counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// The owner's.
    Own,
    /// Both neighbours'.
    Neighbours,
    /// The owner's and both neighbours'.
    Around,
}

impl Whose {
    /// Whether the owner's own city counts.
    pub(crate) const fn includes_own(self) -> bool {
        match self {
            Self::Own | Self::Around => true,
            Self::Neighbours => false,
        }
    }

    /// Whether the cities beside it count.
    pub(crate) const fn includes_neighbours(self) -> bool {
        match self {
            Self::Neighbours | Self::Around => true,
            Self::Own => false,
        }
    }
}

/// What has to hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum If {
    /// The owner has none.
    None(Count),
    /// The owner has more than each neighbour.
    MoreThanNeighbours(Count),
    /// The owner has exactly one.
    One(Count),
}

impl Amount {
    /// Always the same.
    pub const fn fixed(base: i8) -> Self {
        Self { base, per: None, least: None, only: None }
    }

    /// Whether it is always the same.
    pub const fn is_fixed(&self) -> bool {
        self.per.is_none() && self.least.is_none() && self.only.is_none()
    }

    /// So many for each.
    pub const fn per(each: i8, count: Count, of: Whose) -> Self {
        Self { base: 0, per: Some(Per { each, count, of }), least: None, only: None }
    }
}

/// Coins now, for each thing counted.
pub(crate) const fn now(each: i8, count: Count, of: Whose) -> Effect {
    Effect::Once(Once::Coins { amount: Amount::per(each, count, of) })
}

/// Points at the end, for each thing counted.
pub(crate) const fn worth(each: i8, count: Count, of: Whose) -> Effect {
    Effect::Worth(Worth::Points { amount: Amount::per(each, count, of) })
}

/// The cities on both sides.
pub(crate) fn beside(cities: &BySeat<City>, city: Seat) -> [Seat; 2] {
    let around = cities.seats();
    [around.left_of(city), around.right_of(city)]
}

/// How many a city has.
fn held(cities: &BySeat<City>, seat: Seat, count: Count) -> i16 {
    let city = &cities[seat];
    match count {
        Count::Cards(colour) => i16::from(city.count(colour)),
        Count::Stages => city.stages_built().count() as i16,
        Count::Defeats => i16::from(city.defeats),
        Count::Victories => city.victories.iter().map(|n| i16::from(*n)).sum(),
        Count::Coins(each) => (city.coins / u16::from(each)) as i16,
        Count::Sets(colours) => {
            i16::from(colours.iter().map(|colour| city.count(*colour)).min().unwrap_or(0))
        }
        Count::ScienceSets => i16::from(city.standing.science.sets()),
        Count::Leaders => city.leaders().count() as i16,
        Count::Age => i16::from(city.age),
        Count::RicherNeighbour => {
            beside(cities, seat).iter().map(|n| cities[*n].coins).max().unwrap_or(0) as i16
        }
        Count::EqualVictories => {
            let pairs = city.victories.iter().zip(VICTORY);
            pairs.map(|(tokens, value)| i16::from(tokens / 2) * i16::from(value)).sum()
        }
    }
}

/// How many there are in the cities that an effect of this city looks at, or a guild of it.
fn counted(cities: &BySeat<City>, city: Seat, count: Count, of: Whose, by_guild: bool) -> i16 {
    let own = if of.includes_own() { held(cities, city, count) } else { 0 };
    if !of.includes_neighbours() {
        return own;
    }
    let seen = |city: &Seat| match count {
        Count::Cards(_) | Count::Sets(_) => !(by_guild && cities[*city].standing.unseen_by_guilds),
        Count::Stages
        | Count::Defeats
        | Count::Victories
        | Count::Coins(_)
        | Count::ScienceSets
        | Count::Leaders
        | Count::Age
        | Count::RicherNeighbour
        | Count::EqualVictories => true,
    };
    own + beside(cities, city).iter().filter(|n| seen(n)).map(|n| held(cities, *n, count)).sum::<i16>()
}

fn holds(cities: &BySeat<City>, city: Seat, only: If) -> bool {
    let own = |count| held(cities, city, count);
    match only {
        If::None(count) => own(count) == 0,
        If::One(count) => own(count) == 1,
        If::MoreThanNeighbours(count) => {
            beside(cities, city).iter().all(|n| own(count) > held(cities, *n, count))
        }
    }
}

/// What an amount comes to for a city.
pub(crate) fn amount(cities: &BySeat<City>, city: Seat, amount: &Amount) -> i16 {
    amount_by(cities, city, amount, false)
}

/// The same for an amount that may be printed on a guild.
pub(crate) fn amount_by(cities: &BySeat<City>, city: Seat, amount: &Amount, by_guild: bool) -> i16 {
    let Amount { base, per, least, only } = *amount;
    if only.is_some_and(|only| !holds(cities, city, only)) {
        return 0;
    }
    let more =
        per.map_or(0, |Per { each, count, of }| i16::from(each) * counted(cities, city, count, of, by_guild));
    let sum = i16::from(base) + more;
    least.map_or(sum, |least| sum.max(i16::from(least)))
}
