//! How much is written: to everybody together, to one address, and to those who have not said that they want it.

use std::time::Duration;

use super::{MailAddress, MailSettings};
use crate::doorbell::often::Often;

/// Messages in a day that ask one address whether it wants any: whoever types in the address of a stranger, with however
/// many accounts, has two sent to them.
const ASKED_PER_DAY: u32 = 2;

/// Addresses that an account has asked in a day: enough for some slips.
const ASKS_PER_DAY: u32 = 5;

/// Everybody together has one name.
const ALL: &str = "";

/// Nothing of it is stored.
pub(crate) struct Limits {
    all: Often,
    to_one: Often,
    asks: Often,
    asks_of_one: Often,
    asked: Often,
}

impl Limits {
    pub(super) fn new(settings: &MailSettings) -> Self {
        Self {
            all: Often::per_hour(settings.per_hour),
            to_one: Often::per_hour(settings.per_address),
            asks: Often::per_hour(settings.confirmations),
            asks_of_one: Often::per_day(ASKS_PER_DAY),
            asked: Often::per_day(ASKED_PER_DAY),
        }
    }

    /// Counts a message to an address that wants them, or says after how long there may be one.
    pub(crate) fn call(&self, to: &MailAddress) -> Result<(), Duration> {
        self.to_one.take(&to.reader())?;
        self.all.take(ALL)
    }

    /// Counts that an account has an address asked.
    pub(crate) fn ask(&self, account: &str) -> Result<(), Duration> {
        self.asks_of_one.take(account)
    }

    /// Counts a message that asks an address. Whoever has it asked is not told if not: it would say that somebody else had.
    pub(crate) fn asked(&self, to: &MailAddress) -> Result<(), Duration> {
        self.asked.take(&to.reader())?;
        self.asks.take(ALL)?;
        self.all.take(ALL)
    }
}
