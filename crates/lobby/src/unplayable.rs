//! A match whose rules version this server does not have.
//!
//! Its table can be read, and the match appears as finished. A rematch uses today's rules. A server that has the old
//! version continues the match.

use contract::{BySeat, Outcome, Seed};
use protocol::{Deal, MatchView};

use crate::{Sitter, names::Names};

/// The last match of a table, if it was begun by rules that this server no longer has (or not yet: a server that has
/// them plays it on). Its table can be read, and another match can be begun.
pub(crate) struct Unplayable {
    pub(crate) id: String,
    pub(crate) number: u32,
    pub(crate) rules_version: u32,
    pub(crate) players: BySeat<Option<Sitter>>,
    pub(crate) seed: Seed,
    /// How it ended, if it did while its rules were there. The log alone does not tell that; the store does.
    pub(crate) outcome: Option<Outcome>,
}

impl Unplayable {
    /// What everybody is told of it. The seed stays secret if the match is not over: it may be played on yet.
    pub(crate) fn view(&self, names: &Names) -> MatchView {
        MatchView {
            id: self.id.clone(),
            number: self.number,
            rules_version: self.rules_version,
            seed_hash: self.seed.hash(),
            seed: self.outcome.is_some().then(|| self.seed.reveal()),
            deal: Deal::Chance,
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
                "this match was begun by version {version} of the rules, which this server no longer has, so it \
                 cannot be played on; another match can be begun at this table"
            ),
            Some(_) => format!(
                "this match was played by version {version} of the rules, which this server no longer has, so \
                 only its end can be told; another match can be begun at this table"
            ),
        }
    }
}
