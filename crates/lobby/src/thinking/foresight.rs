//! The prediction of a player's next decision, as far as the player can know it.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use contract::{Allowance, ChaCha8Rng, Foreseen, Seat};
use protocol::Setup;

use crate::Catalogue;

/// The time that a prediction takes, about.
pub(crate) const FORESIGHT: Duration = Duration::from_millis(100);

/// The view of a seat. The match is no part of it, so a prediction reveals nothing that the seat does not
/// know.
pub(crate) struct Outlook {
    pub(crate) catalogue: Catalogue,
    pub(crate) setup: Setup,
    pub(crate) rules_version: u32,
    pub(crate) seat: Seat,
    pub(crate) view: String,
}

impl Outlook {
    /// Returns the possible next intents. Returns none if the rules fail, which is logged.
    pub(crate) fn look(&self, rng: &mut ChaCha8Rng, allowance: Allowance<'_>) -> Foreseen {
        let Self { catalogue, setup, rules_version, seat, view } = self;
        let Some(edition) = catalogue.edition(&setup.game, *rules_version) else {
            return Foreseen::default();
        };
        let look = || edition.game.foresee(setup.seats, &setup.options, (*seat, view), rng, allowance);
        catch_unwind(AssertUnwindSafe(look)).unwrap_or_else(|_| {
            tracing::error!(game = setup.game, "the rules panicked in a search for premoves");
            Foreseen::default()
        })
    }
}
