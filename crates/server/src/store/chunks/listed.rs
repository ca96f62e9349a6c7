//! The fields of a table's row that lists show and nearly every move changes. They are stored with the entry
//! until the table's row is written.

use std::sync::Arc;

use contract::Seat;
use lobby::{Owes, StoreError, Summary, TableRow};
use serde::{Deserialize, Serialize};

use super::super::error::unreadable;

/// These fields of a row.
#[derive(Serialize, Deserialize, Debug)]
struct Listed {
    waiting: Vec<String>,
    owes: Vec<Owes>,
    refunded: u64,
    #[serde(default)]
    since_turn: Vec<(Seat, u32)>,
    wake_at: Option<u64>,
}

/// The difference between two rows of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    Nothing,
    /// Only fields that can be stored with an entry.
    Listed,
    /// Other fields, too.
    Row,
}

pub(super) fn change(before: &TableRow, after: &TableRow) -> Change {
    // All fields are named, so that a new one cannot be forgotten.
    let TableRow { id, code, host, public, summary, made_at, wake_at } = before;
    let Summary {
        setup,
        status,
        sitting,
        accounts,
        waiting,
        free_seats,
        seats,
        teams,
        beside,
        owes,
        continues,
        guess,
        refunded,
        since_turn,
        duplicate,
        closed,
    } = summary;
    let then = &after.summary;
    let row = (id, code, host, public, made_at)
        == (&after.id, &after.code, &after.host, &after.public, &after.made_at);
    // Values that no move changes are shared, and are not compared in depth.
    let summary = (status, sitting, accounts, free_seats, seats, teams, beside)
        == (
            &then.status,
            &then.sitting,
            &then.accounts,
            &then.free_seats,
            &then.seats,
            &then.teams,
            &then.beside,
        )
        && (continues, guess, duplicate) == (&then.continues, &then.guess, &then.duplicate)
        && *closed == then.closed
        && (Arc::ptr_eq(setup, &then.setup) || setup == &then.setup);
    let listed = (waiting, owes, refunded, since_turn, wake_at)
        == (&then.waiting, &then.owes, &then.refunded, &then.since_turn, &after.wake_at);
    match (row && summary, listed) {
        (true, true) => Change::Nothing,
        (true, false) => Change::Listed,
        (false, _) => Change::Row,
    }
}

/// Returns the fields of a row as they are stored with an entry.
pub(super) fn written(row: &TableRow) -> Result<String, StoreError> {
    let Summary { waiting, owes, refunded, since_turn, .. } = &row.summary;
    let listed = Listed {
        waiting: waiting.clone(),
        owes: owes.clone(),
        refunded: *refunded,
        since_turn: since_turn.clone(),
        wake_at: row.wake_at,
    };
    serde_json::to_string(&listed).map_err(unreadable)
}

/// Returns the row with the fields that are stored with its newest entry.
pub(super) fn with(row: TableRow, written: &str) -> Result<TableRow, StoreError> {
    let listed = serde_json::from_str(written).map_err(unreadable)?;
    let Listed { waiting, owes, refunded, since_turn, wake_at } = listed;
    let summary = Summary { waiting, owes, refunded, since_turn, ..row.summary };
    Ok(TableRow { summary, wake_at, ..row })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_comes_back_with_what_stands_with_an_entry() {
        let before = store_laws::table("t", "ann", 1);
        let seat = serde_json::from_str("1").unwrap();
        let mut after = before.clone();
        assert_eq!(change(&before, &after), Change::Nothing);
        after.wake_at = Some(7);
        assert_eq!(change(&before, &after), Change::Listed);
        after.summary.waiting = vec!["ann \"♞\"".into()];
        after.summary.owes =
            vec![Owes { seat, until: None, decision: 7 }, Owes { seat, until: Some(9), decision: 7 }];
        after.summary.refunded = 11;
        after.summary.since_turn = vec![(seat, 6)];
        assert_eq!(change(&before, &after), Change::Listed);
        assert_eq!(with(before.clone(), &written(&after).unwrap()).unwrap(), after);
        for change_more in [
            (|row: &mut TableRow| row.public = false) as fn(&mut TableRow),
            |row| row.host = "bob".into(),
            |row| row.summary.status = protocol::Status::Playing,
            |row| row.summary.free_seats = 0,
            |row| row.summary.closed = true,
            |row| drop(Arc::make_mut(&mut row.summary.sitting).pop()),
            |row| Arc::make_mut(&mut row.summary.setup).options = serde_json::json!(1),
        ] {
            let mut more = after.clone();
            change_more(&mut more);
            assert_eq!(change(&before, &more), Change::Row);
        }
    }
}
