//! Shared deals: the same secret deal at several tables, seat by seat.
//!
//! - Each table's first entry has the id of the set. The seed is stored beside the logs (`duplicates`). Each
//!   log receives it when its match begins.
//! - Until the last match ends, accounts see only the progress of other tables. Players who have finished
//!   could pass cards on. After the first match ends, the secret lasts at most 14 days.
//! - The store decides each time if the deal is open (`Standing`). No other state exists, so a crash, a
//!   restart or a deleted table needs no repair.
//! - A lock of the lobby keeps a table from beginning while the maker closes the others.
//! - All stored data of such a match passes `Asker::may_know`. `State::keeps_its_deal_from` closes its table
//!   to accounts without a seat.

mod score;
mod standing;
mod tables;

use contract::Seed;
use protocol::{Problem, ProblemCode, Setup};

pub(crate) use standing::{At, Standing};

use crate::{Store, StoreError, shared::Shared, state::State};

/// The common data of tables that share a deal. It cannot be serialized: the seed is a secret.
#[derive(Clone, PartialEq, Debug)]
pub struct DuplicateSet {
    /// The id of the set: stable, unique and hard to guess.
    pub id: String,
    /// The account that made the tables.
    pub maker: String,
    /// The setup of each table.
    pub setup: Setup,
    /// The version of the rules: another one would deal other cards.
    pub rules_version: u32,
    /// The seed of all tables.
    pub seed: Seed,
    /// The time of creation, in milliseconds since 1970.
    pub made_at: u64,
    /// The time since which no further table begins, if the maker closed the set.
    pub closed_at: Option<u64>,
    /// The ids of the tables, in order.
    pub tables: Vec<String>,
}

/// The reason why other accounts do not see a table.
pub(crate) const ELSEWHERE: &str =
    "other tables still play the same deal; until they finish, only its players can watch this table";

/// The reason why a table does not begin its shared deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoDuplicate {
    #[error("the other tables of this deal no longer exist; make new tables")]
    Gone,
    #[error("the account that made these tables has closed them; make new tables")]
    Closed,
    #[error("one of these tables finished long ago, so its deal is public; make new tables")]
    Open,
    #[error("the server now has another version of the rules, which deals other cards; make new tables")]
    OtherRules,
    #[error("{0} plays this deal at another table; an account can play it only once")]
    PlaysElsewhere(String),
    #[error("you sit at another table of this deal; stand up there first")]
    SitsElsewhere,
    #[error("at least one person must sit here; matches between bots are not compared")]
    Nobody,
    #[error("a shared deal cannot be a lesson")]
    Lesson,
}

impl From<NoDuplicate> for Problem {
    fn from(why: NoDuplicate) -> Self {
        let code = match &why {
            NoDuplicate::Gone | NoDuplicate::Closed | NoDuplicate::Open => ProblemCode::WrongTime,
            NoDuplicate::OtherRules => ProblemCode::NotInThisGame,
            NoDuplicate::PlaysElsewhere(_) | NoDuplicate::SitsElsewhere => ProblemCode::NotAllowed,
            NoDuplicate::Nobody => ProblemCode::NotReady,
            NoDuplicate::Lesson => ProblemCode::BadSetup,
        };
        Self::new(code, why.to_string())
    }
}

/// Returns `true` if the deal is public. The deal of an unknown set is.
pub(crate) async fn is_open(store: &dyn Store, set: &str, now: u64) -> Result<bool, StoreError> {
    Ok(Standing::of(store, set).await?.is_none_or(|standing| standing.is_open(now)))
}

/// Notes at a table if its shared deal is public. While the table itself plays it, the deal is secret.
pub(crate) async fn look(shared: &Shared, state: &mut State) -> Result<(), StoreError> {
    if state.keeps_its_deal()
        && let Some(set) = state.duplicate.clone()
    {
        state.duplicate_is_open = is_open(shared.store.as_ref(), &set, shared.clock.now()).await?;
    }
    Ok(())
}

/// Returns `true` if a setup differs from the dealt one only in settings about time, so that results can be
/// compared.
pub(crate) fn is_as_dealt(dealt: &Setup, setup: &Setup) -> bool {
    let Setup { clock, away, playing_hours, .. } = setup.clone();
    *setup == Setup { clock, away, playing_hours, ..dealt.clone() }
}
