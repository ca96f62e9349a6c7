//! An append as values of the database.

use std::sync::Arc;

use lobby::{Append, Dealt, Ended, MatchRow, Sitter, StoreError, TableRow};
use protocol::Deal;

use super::{
    error::{moment, unreadable},
    row::{Line, line, members},
};

/// An [`Append`], ready to be bound.
pub(super) struct Lines {
    pub(super) table: Arc<TableRow>,
    /// The epoch of the table, if several nodes share the database.
    pub(super) fence: Option<i64>,
    /// The accounts that become members of the table, unless they are members already.
    pub(super) members: Vec<String>,
    /// The set of tables with the same deal, if an account sits down at a table that may not have begun it.
    pub(super) seats_of: Option<String>,
    pub(super) relisted: bool,
    pub(super) lines: Vec<Line>,
    pub(super) checkpoint: Option<(i64, String)>,
    pub(super) begun: Option<Begun>,
    pub(super) ended: Option<Over>,
}

/// A match that ends, ready to be bound.
pub(super) struct Over {
    pub(super) id: String,
    pub(super) outcome: String,
    pub(super) players: String,
    pub(super) accounts: Vec<String>,
}

impl Over {
    fn of(Ended { id, outcome, players }: Ended) -> Result<Self, StoreError> {
        Ok(Self {
            id,
            outcome: serde_json::to_string(&outcome).map_err(unreadable)?,
            accounts: Sitter::accounts(&players).into_iter().map(str::to_owned).collect(),
            players: serde_json::to_string(&players).map_err(unreadable)?,
        })
    }
}

/// A match that begins, ready to be bound.
pub(super) struct Begun {
    pub(super) id: String,
    pub(super) number: i64,
    pub(super) game: String,
    pub(super) rules_version: i64,
    pub(super) seq: Option<i64>,
    pub(super) setup: Option<String>,
    pub(super) players: Option<String>,
    pub(super) continues: Option<String>,
    pub(super) deal: Option<String>,
    /// 1 if every account may list the match.
    pub(super) listed: i64,
    pub(super) accounts: Vec<String>,
    /// The set of tables with the same deal.
    pub(super) set: Option<String>,
}

/// Returns the set of tables that share a deal.
fn set_of(deal: &Deal) -> Option<String> {
    match deal {
        Deal::Duplicate { set } => Some(set.clone()),
        Deal::Chance | Deal::Lesson | Deal::Fork | Deal::Guess { .. } | Deal::Day { .. } => None,
    }
}

impl Begun {
    fn of(row: MatchRow) -> Result<Self, StoreError> {
        let MatchRow { id, number, game, rules_version, dealt } = row;
        let accounts = dealt.iter().flat_map(Dealt::accounts).map(str::to_owned).collect();
        let set = dealt.as_ref().and_then(|dealt| set_of(&dealt.deal));
        let listed = i64::from(dealt.as_ref().is_some_and(Dealt::is_listed));
        let (seq, setup, players, continues, deal) = match dealt {
            Some(Dealt { seq, setup, players, continues, deal }) => (
                Some(moment(seq)),
                Some(serde_json::to_string(&setup).map_err(unreadable)?),
                Some(serde_json::to_string(&players).map_err(unreadable)?),
                continues
                    .map(|continues| serde_json::to_string(&continues).map_err(unreadable))
                    .transpose()?,
                Some(serde_json::to_string(&deal).map_err(unreadable)?),
            ),
            None => (None, None, None, None, None),
        };
        let (number, rules_version) = (number.into(), rules_version.into());
        Ok(Self {
            id,
            number,
            game,
            rules_version,
            seq,
            setup,
            players,
            continues,
            deal,
            listed,
            accounts,
            set,
        })
    }
}

impl Lines {
    /// Converts an append. `fenced`: several nodes share the database.
    pub(super) fn of(append: Append, fenced: bool) -> Result<Self, StoreError> {
        let Append { epoch, row, relisted, entries, checkpoint, begun, ended } = append;
        if entries.windows(2).any(|pair| pair[1].seq != pair[0].seq + 1) {
            return Err(StoreError::Conflict("the entries are not consecutive".into()));
        }
        let seated = entries.iter().any(|e| matches!(e.entry, lobby::Entry::Sat { .. }));
        let shares = row.summary.duplicate.as_ref().filter(|_| seated && begun.is_none());
        Ok(Self {
            seats_of: shares.map(|set| set.to_string()),
            members: if seated { members(&row) } else { Vec::new() },
            table: row,
            fence: fenced.then_some(moment(epoch)),
            relisted,
            lines: entries.iter().map(line).collect::<Result<_, _>>()?,
            checkpoint: checkpoint.map(|checkpoint| (moment(checkpoint.seq), checkpoint.state)),
            begun: begun.map(Begun::of).transpose()?,
            ended: ended.map(Over::of).transpose()?,
        })
    }
}
