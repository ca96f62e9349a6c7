//! The receipt of a play: its costs and gains, line by line.

use std::ops::Deref;

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Outlook, Project, Thing, Units};

/// A line of a receipt: the reason, and the coins if any move. Negative coins leave the purse.
// A new kind of line does not compile until `Line::coins` handles it. Clients need a text for each kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "line", rename_all = "snake_case")]
pub enum Line {
    /// Units that the city makes itself.
    Own {
        /// The units.
        units: Units,
        /// The things that make them.
        by: Vec<Thing>,
    },
    /// Units that need not be paid.
    Waived {
        /// The units.
        units: Units,
        /// The thing that waives them.
        by: Thing,
    },
    /// Two units of one kind become one of another. They are produced or bought, and also listed in other
    /// lines.
    Exchanged {
        /// The two units.
        units: Units,
        /// The one unit.
        into: Units,
        /// The thing that allows the exchange.
        by: Thing,
    },
    /// An earlier card makes it free.
    Chain {
        /// The earlier card.
        with: Card,
    },
    /// A power makes it free.
    Power {
        /// The thing that has the power.
        by: Thing,
    },
    /// Units bought from a neighbour at one price; the coins go there.
    Bought {
        /// The neighbour.
        of: Seat,
        /// The units.
        units: Units,
        /// The coins for each unit.
        each: u8,
        /// The coins for each unit that come from tiles of the Tower of Babel, negative if they are less.
        /// Omitted if 0.
        #[serde(default, skip_serializing_if = "is_nothing")]
        tower: i8,
        /// The sum, zero or negative.
        coins: i16,
    },
    /// Units bought from the bank.
    Bank {
        /// The units.
        units: Units,
        /// The thing that lets the bank sell.
        by: Thing,
        /// The sum, negative.
        coins: i16,
    },
    /// Coins printed on the thing, to the bank.
    Printed {
        /// The coins, negative.
        coins: i16,
    },
    /// A reduction of the printed coins.
    Cheaper {
        /// The thing that causes it.
        by: Thing,
        /// The reduction, positive.
        coins: i16,
    },
    /// Units that are paid in coins to the bank; they can be had in no other way.
    InCoins {
        /// The units.
        units: Units,
        /// The thing that demands it.
        by: Thing,
        /// The coins, negative.
        coins: i16,
    },
    /// A tax to the bank.
    Tax {
        /// The thing that demands it.
        by: Thing,
        /// The coins, negative.
        coins: i16,
    },
    /// Coins to the bank for joining the Great Project. Its units are in other lines.
    Joins {
        /// The project.
        project: Project,
        /// The coins, negative.
        coins: i16,
    },
    /// Coins from the bank for a discarded card or leader.
    Sold {
        /// The coins, positive.
        coins: i16,
    },
    /// Coins from the bank through an effect.
    Gain {
        /// The thing that brings them: the one played, or one that the city has.
        by: Thing,
        /// The coins, positive.
        coins: i16,
    },
    /// Units that no neighbour sells. The thing cannot be built.
    Lacking {
        /// The units.
        units: Units,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_nothing(coins: &i8) -> bool {
    *coins == 0
}

impl Line {
    /// Returns the coins that the purse gains, negative if it loses some.
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

    /// Returns the neighbour whose purse gains the coins of this line.
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

/// The costs and gains of a play. Its coins add up to the gain of the purse if no player buys here in the
/// same turn.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Receipt(pub Vec<Line>);

impl Receipt {
    /// Returns the coins that the purse gains, negative if it loses some.
    pub fn coins(&self) -> i16 {
        self.0.iter().map(Line::coins).sum()
    }

    /// Returns true if there is no line.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The price of building or recruiting something, in each possible way, and its results. It is computed as if
/// no other player did anything this turn.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Quote {
    /// A receipt for each of the `ways`, in their order, or one for a chain. For something out of reach, one
    /// receipt shows how far the city gets. It lists the lacking units, or the cheapest way for which it has
    /// too few coins. Omitted if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub receipts: Vec<Receipt>,
    /// The receipt of building it with a power. Omitted if no power can.
    #[serde(default, skip_serializing_if = "Receipt::is_empty")]
    pub power: Receipt,
    /// The results other than coins. Omitted if there are none, and if the thing is out of reach.
    #[serde(default, skip_serializing_if = "Outlook::is_empty")]
    pub outlook: Outlook,
}

/// A quote that may be absent, so that offers made for search stay small.
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

/// The quotes of plays that are the same with every card or leader of the hand.
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
    /// The empty quote.
    pub(crate) const NOTHING: Self =
        Self { receipts: Vec::new(), power: Receipt(Vec::new()), outlook: Outlook::NOTHING };

    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A recipient of the lines of coins that move. While a turn is carried out, no lines are recorded.
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
