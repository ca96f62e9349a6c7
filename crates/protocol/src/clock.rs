//! Clocks of a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The clock of a table. A game may limit some decisions by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "clock", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// No clock.
    #[default]
    None,
    /// A live match with a time for each decision.
    Seconds {
        /// Seconds for each decision, 5 to 3,600.
        per_decision: u32,
    },
    /// A correspondence match with a time for each decision. No player is `away`.
    Days {
        /// Days for each decision, 1 to 14.
        per_decision: u32,
    },
    /// A live match with a time bank for each player. A bank runs while the match waits for its player. Each
    /// decision adds `increment`. When it is empty, the server plays the game's fallback.
    Bank {
        /// Seconds in the bank at the beginning, 30 to 7,200.
        seconds: u32,
        /// Seconds that each decision adds, 5 to 600. A player with an empty bank has these for the next
        /// decision.
        increment: u32,
    },
    /// A correspondence match with a time bank for each player. No player is `away`.
    BankOfDays {
        /// Days in the bank at the beginning, 1 to 60.
        days: u32,
        /// Hours that each decision adds, 1 to 72.
        increment: u32,
    },
}

const SECOND: u64 = 1_000;
const HOUR: u64 = 3_600 * SECOND;
const DAY: u64 = 24 * HOUR;

/// The content of a time bank, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bank {
    /// The time at the beginning of a match.
    pub first: u64,
    /// The time that each decision adds.
    pub increment: u64,
}

impl Clock {
    /// Returns the milliseconds for each decision. `None` without a clock or with time banks.
    pub fn millis(self) -> Option<u64> {
        match self {
            Self::None | Self::Bank { .. } | Self::BankOfDays { .. } => None,
            Self::Seconds { per_decision } => Some(u64::from(per_decision) * SECOND),
            Self::Days { per_decision } => Some(u64::from(per_decision) * DAY),
        }
    }

    /// Returns the time bank of each player. `None` without time banks.
    pub fn bank(self) -> Option<Bank> {
        match self {
            Self::None | Self::Seconds { .. } | Self::Days { .. } => None,
            Self::Bank { seconds, increment } => {
                Some(Bank { first: u64::from(seconds) * SECOND, increment: u64::from(increment) * SECOND })
            }
            Self::BankOfDays { days, increment } => {
                Some(Bank { first: u64::from(days) * DAY, increment: u64::from(increment) * HOUR })
            }
        }
    }

    /// Returns the least milliseconds that a player has for a new decision. `None` without a clock.
    pub fn at_least(self) -> Option<u64> {
        self.millis().or_else(|| self.bank().map(|bank| bank.increment))
    }

    /// Returns true in a correspondence match: days pass between decisions, and no player has to be
    /// connected.
    pub const fn is_slow(self) -> bool {
        match self {
            Self::None | Self::Seconds { .. } | Self::Bank { .. } => false,
            Self::Days { .. } | Self::BankOfDays { .. } => true,
        }
    }

    /// Returns true if all numbers are within the documented bounds.
    pub fn is_valid(self) -> bool {
        match self {
            Self::None => true,
            Self::Seconds { per_decision } => (5..=3_600).contains(&per_decision),
            Self::Days { per_decision } => (1..=14).contains(&per_decision),
            Self::Bank { seconds, increment } => {
                (30..=7_200).contains(&seconds) && (5..=600).contains(&increment)
            }
            Self::BankOfDays { days, increment } => (1..=60).contains(&days) && (1..=72).contains(&increment),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Clock> {
        serde_json::from_str(text).ok()
    }

    #[test]
    fn clocks_are_read_as_before_and_banks_beside_them() {
        for (text, clock) in [
            (r#"{"clock":"none"}"#, Clock::None),
            (r#"{"clock":"seconds","per_decision":60}"#, Clock::Seconds { per_decision: 60 }),
            (r#"{"clock":"days","per_decision":2}"#, Clock::Days { per_decision: 2 }),
            (r#"{"clock":"bank","seconds":600,"increment":10}"#, Clock::Bank { seconds: 600, increment: 10 }),
            (
                r#"{"clock":"bank_of_days","days":7,"increment":12}"#,
                Clock::BankOfDays { days: 7, increment: 12 },
            ),
        ] {
            assert_eq!(read(text), Some(clock), "{text}");
            assert_eq!(serde_json::to_string(&clock).unwrap(), text);
            assert!(clock.is_valid(), "{text}");
        }
        assert_eq!(read(r#"{"clock":"bank","seconds":600}"#), None, "an increment has to be named");
        assert_eq!(read(r#"{"clock":"bank","seconds":600,"increment":10,"days":1}"#), None);
    }

    #[test]
    fn whoever_has_an_empty_bank_has_time_for_the_next_decision() {
        for (clock, valid) in [
            (Clock::Bank { seconds: 30, increment: 5 }, true),
            (Clock::Bank { seconds: 600, increment: 0 }, false),
            (Clock::Bank { seconds: 600, increment: 4 }, false),
            (Clock::Bank { seconds: 29, increment: 5 }, false),
            (Clock::Bank { seconds: 7_201, increment: 5 }, false),
            (Clock::BankOfDays { days: 7, increment: 0 }, false),
            (Clock::BankOfDays { days: 60, increment: 72 }, true),
            (Clock::BankOfDays { days: 0, increment: 1 }, false),
            (Clock::BankOfDays { days: u32::MAX, increment: u32::MAX }, false),
        ] {
            assert_eq!(clock.is_valid(), valid, "{clock:?}");
            assert!(clock.bank().is_some());
        }
    }
}
