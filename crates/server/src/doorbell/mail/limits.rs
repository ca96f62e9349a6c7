//! Limits on e-mails: of the whole server, for one address, and for confirmations.

use std::time::Duration;

use super::{MailAddress, MailSettings};
use crate::doorbell::often::Often;

/// The most confirmation e-mails to one address per day. A stranger whose address is typed in gets two, from
/// however many accounts.
const ASKED_PER_DAY: u32 = 2;

/// The most addresses that an account may try per day: enough for some typing errors.
const ASKS_PER_DAY: u32 = 5;

/// The name of the limit for the whole server.
const ALL: &str = "";

/// The counts, in memory only.
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

    /// Counts an e-mail to a confirmed address, or returns the time until one is allowed.
    pub(crate) fn call(&self, to: &MailAddress) -> Result<(), Duration> {
        self.to_one.take(&to.reader())?;
        self.all.take(ALL)
    }

    /// Counts an account's request to confirm an address.
    pub(crate) fn ask(&self, account: &str) -> Result<(), Duration> {
        self.asks_of_one.take(account)
    }

    /// Counts a confirmation e-mail. The requester does not learn of a refusal, because it would reveal
    /// earlier requests for this address.
    pub(crate) fn asked(&self, to: &MailAddress) -> Result<(), Duration> {
        self.asked.take(&to.reader())?;
        self.asks.take(ALL)?;
        self.all.take(ALL)
    }
}
