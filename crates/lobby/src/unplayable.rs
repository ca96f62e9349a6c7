//! A match whose rules version this server does not have.
//!
//! Its table can be read, and the match appears as finished. A rematch uses today's rules. A server that has
//! the old version continues the match.

use contract::{BySeat, Outcome, Seed};
use protocol::{Deal, MatchView};

use crate::{Sitter, names::Names};

/// The last match of a table, if this server does not have its rules version. A server that has the version
/// continues the match. Here its table can be read, and another match can begin.
pub(crate) struct Unplayable {
    pub(crate) id: String,
    pub(crate) number: u32,
    pub(crate) rules_version: u32,
    pub(crate) players: BySeat<Option<Sitter>>,
    pub(crate) seed: Seed,
    /// The outcome, if the match ended while a server had its rules. It is only in the store, not in the log.
    pub(crate) outcome: Option<Outcome>,
}

impl Unplayable {
    /// Returns the view for all clients. The seed stays secret if the match is not finished, because it may
    /// continue later.
    pub(crate) fn view(&self, names: &Names) -> MatchView {
        MatchView {
            id: self.id.clone(),
            number: self.number,
            rules_version: self.rules_version,
            seed_hash: self.seed.hash(),
            seed: self.outcome.is_some().then(|| self.seed.reveal()),
            deal: Deal::Chance,
            shuffled: None,
            players: self
                .players
                .map(|_, player| player.as_ref().map(|p| p.name(names).to_owned()).unwrap_or_default()),
            winners: self.outcome.iter().flat_map(Outcome::winners).collect(),
            unplayable: Some(self.sentence()),
        }
    }

    fn sentence(&self) -> String {
        let version = self.rules_version;
        match self.outcome {
            None => format!(
                "this match uses version {version} of the rules, which this server no longer has, so it \
                 cannot continue; you can start another match at this table"
            ),
            Some(_) => format!(
                "this match used version {version} of the rules, which this server no longer has, so only \
                 its result can be shown; you can start another match at this table"
            ),
        }
    }
}
