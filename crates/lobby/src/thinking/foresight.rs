//! What a player is asked next, as far as they can know.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use contract::{Allowance, ChaCha8Rng, Foreseen, Seat};
use protocol::Setup;

use crate::Catalogue;

/// How long it takes to look ahead, about.
pub(crate) const FORESIGHT: Duration = Duration::from_millis(100);

/// What a seat sees. The match is not among it, so nothing comes out of it that the seat does not know.
pub(crate) struct Outlook {
    pub(crate) catalogue: Catalogue,
    pub(crate) setup: Setup,
    pub(crate) rules_version: u32,
    pub(crate) seat: Seat,
    pub(crate) view: String,
}

impl Outlook {
    /// What may be asked next; nothing if the rules fail, which is logged.
    pub(crate) fn look(&self, rng: &mut ChaCha8Rng, allowance: Allowance<'_>) -> Foreseen {
        let Self { catalogue, setup, rules_version, seat, view } = self;
        let Some(edition) = catalogue.edition(&setup.game, *rules_version) else {
            return Foreseen::default();
        };
        let look = || edition.game.foresee(setup.seats, &setup.options, (*seat, view), rng, allowance);
        catch_unwind(AssertUnwindSafe(look)).unwrap_or_else(|_| {
            tracing::error!(game = setup.game, "the rules panicked where somebody looked ahead");
            Foreseen::default()
        })
    }
}
