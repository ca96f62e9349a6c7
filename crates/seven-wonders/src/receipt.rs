//! What a play takes and brings, line by line.

use std::ops::Deref;

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Outlook, Project, Thing, Units};

/// A line of a receipt: what for, and where coins move, how many. Coins below zero leave the purse.
// A new kind of line does not compile until `Line::coins` knows it, nor do clients that have a word for each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "line", rename_all = "snake_case")]
pub enum Line {
    /// Units that the city makes itself.
    Own {
        /// Which.
        units: Units,
        /// What makes them.
        by: Vec<Thing>,
    },
    /// Units that need not be paid.
    Waived {
        /// Which.
        units: Units,
        /// What waives them.
        by: Thing,
    },
    /// Two units of one kind that are made or bought, and are among the others, become one of another kind.
    Exchanged {
        /// The two.
        units: Units,
        /// The one.
        into: Units,
        /// What allows it.
        by: Thing,
    },
    /// An earlier card makes it free.
    Chain {
        /// Which.
        with: Card,
    },
    /// A power makes it free.
    Power {
        /// What gives the power.
        by: Thing,
    },
    /// Units bought of a neighbour for one price; the coins go there.
    Bought {
        /// Which neighbour.
        of: Seat,
        /// Which units.
        units: Units,
        /// Coins a unit.
        each: u8,
        /// How many of these tiles of the Tower of Babel add, below zero take off. Left out if none.
        #[serde(default, skip_serializing_if = "is_nothing")]
        tower: i8,
        /// What they come to.
        coins: i16,
    },
    /// Units bought of the bank.
    Bank {
        /// Which.
        units: Units,
        /// What makes the bank sell.
        by: Thing,
        /// What they come to.
        coins: i16,
    },
    /// Coins that are printed on it, to the bank.
    Printed {
        /// How many.
        coins: i16,
    },
    /// Fewer of the printed coins.
    Cheaper {
        /// What makes it cheaper.
        by: Thing,
        /// How many coins fewer.
        coins: i16,
    },
    /// Units that are paid in coins to the bank, and cannot be had otherwise.
    InCoins {
        /// Which.
        units: Units,
        /// What demands that.
        by: Thing,
        /// How many coins.
        coins: i16,
    },
    /// A tax to the bank.
    Tax {
        /// What demands it.
        by: Thing,
        /// How many coins.
        coins: i16,
    },
    /// Coins for taking part in the Great Project, to the bank. Its units are among the others.
    Joins {
        /// Which.
        project: Project,
        /// How many coins.
        coins: i16,
    },
    /// Coins of the bank for what is discarded.
    Sold {
        /// How many.
        coins: i16,
    },
    /// Coins of the bank that an effect brings.
    Gain {
        /// What brings them: what is played, or what stands there already.
        by: Thing,
        /// How many.
        coins: i16,
    },
    /// Units that nobody beside the city sells. It cannot be built.
    Lacking {
        /// Which.
        units: Units,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_nothing(coins: &i8) -> bool {
    *coins == 0
}

impl Line {
    /// What the purse gains by it; below zero is what it loses.
    pub const fn coins(&self) -> i16 {
        match self {
            Self::Own { .. }
            | Self::Waived { .. }
            | Self::Exchanged { .. }
            | Self::Chain { .. }
            | Self::Power { .. }
            | Self::Lacking { .. } => 0,
            Self::Bought { coins, .. }
            | Self::Bank { coins, .. }
            | Self::Printed { coins }
            | Self::Cheaper { coins, .. }
            | Self::InCoins { coins, .. }
            | Self::Tax { coins, .. }
            | Self::Joins { coins, .. }
            | Self::Sold { coins }
            | Self::Gain { coins, .. } => *coins,
        }
    }

    /// The neighbour whose purse gains what this one loses.
    pub const fn payee(&self) -> Option<Seat> {
        match self {
            Self::Bought { of, .. } => Some(*of),
            Self::Own { .. }
            | Self::Waived { .. }
            | Self::Exchanged { .. }
            | Self::Chain { .. }
            | Self::Power { .. }
            | Self::Lacking { .. }
            | Self::Bank { .. }
            | Self::Printed { .. }
            | Self::Cheaper { .. }
            | Self::InCoins { .. }
            | Self::Tax { .. }
            | Self::Joins { .. }
            | Self::Sold { .. }
            | Self::Gain { .. } => None,
        }
    }
}

/// What a play takes and brings: its coins add up to what the purse gains if nobody buys here in the same turn.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Receipt(pub Vec<Line>);

impl Receipt {
    /// What the purse gains; below zero is what it loses.
    pub fn coins(&self) -> i16 {
        self.0.iter().map(Line::coins).sum()
    }

    /// Whether there is no line.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What building or recruiting something takes, in each way in which it can be done, and what comes of it. It is all
/// worked out as if nobody else did anything this turn.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Quote {
    /// One for each of the `ways`, in their order; one for a chain. If it cannot be had, one that says how far it
    /// goes: with units that are lacking, or with the cheapest way for which there are too few coins. Left out if
    /// there is nothing to say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub receipts: Vec<Receipt>,
    /// If a power can build it. Left out otherwise.
    #[serde(default, skip_serializing_if = "Receipt::is_empty")]
    pub power: Receipt,
    /// What comes of it besides coins. Left out if nothing, or if it cannot be had.
    #[serde(default, skip_serializing_if = "Outlook::is_empty")]
    pub outlook: Outlook,
}

/// A quote where there may be none: what search never asks for has no room in an offer.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Quoted(Option<Box<Quote>>);

impl Quoted {
    pub(crate) const NOTHING: Self = Self(None);

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

impl From<Quote> for Quoted {
    fn from(quote: Quote) -> Self {
        Self((!quote.is_empty()).then(|| Box::new(quote)))
    }
}

impl Deref for Quoted {
    type Target = Quote;

    fn deref(&self) -> &Quote {
        static NOTHING: Quote = Quote::NOTHING;
        self.0.as_deref().unwrap_or(&NOTHING)
    }
}

/// What can be done with whatever card or leader of the hand.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HandQuote {
    /// The next stage.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub stage: Quoted,
    /// Discarding for coins.
    pub sold: Receipt,
}

impl HandQuote {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Quote {
    /// Nothing to say.
    pub(crate) const NOTHING: Self =
        Self { receipts: Vec::new(), power: Receipt(Vec::new()), outlook: Outlook::NOTHING };

    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Whoever writes down what coins are for while they move. Nobody does while a turn is carried out.
pub(crate) trait Book {
    fn write(&mut self, line: impl FnOnce() -> Line);
}

impl Book for () {
    fn write(&mut self, _: impl FnOnce() -> Line) {}
}

impl Book for Receipt {
    fn write(&mut self, line: impl FnOnce() -> Line) {
        let line = line();
        if line.coins() != 0 {
            self.0.push(line);
        }
    }
}
