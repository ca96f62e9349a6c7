//! Tables by id, code and in lists.

use std::sync::Arc;

use contract::{Seat, SeatCount};
use lobby::{Entry, Logged, Store, StoreError, TableRow};
use protocol::Status;

use crate::samples::{append, made, table};

pub(crate) async fn tables_are_found_by_id_and_code(store: &impl Store) {
    let row = TableRow { wake_at: Some(77), public: false, ..table("t", "ann", 5) };
    assert_eq!(store.find_table(&row.id).await.unwrap(), None);
    store.make_table(&row, &made("ann")).await.unwrap();
    assert_eq!(store.find_table(&row.id).await.unwrap(), Some(row.clone()));
    assert_eq!(store.find_table(&row.code).await.unwrap(), Some(row.clone()));

    let same_code = TableRow { code: row.code.clone(), ..table("u", "bob", 6) };
    let refused = store.make_table(&same_code, &made("bob")).await;
    assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    assert_eq!(store.find_table(&"u".to_owned()).await.unwrap(), None);
    assert_eq!(store.log("u").await.unwrap(), [], "nothing of a refused write is kept");
}

fn ids(rows: Result<Vec<TableRow>, StoreError>) -> Vec<String> {
    rows.unwrap().into_iter().map(|row| row.id).collect()
}

pub(crate) async fn lists_show_what_they_should_newest_first(store: &impl Store) {
    for (id, host, made_at) in [("a", "ann", 1), ("b", "bob", 3), ("c", "ann", 2), ("d", "ann", 4)] {
        store.make_table(&table(id, host, made_at), &made(host)).await.unwrap();
    }
    let hidden = TableRow { public: false, ..table("d", "ann", 4) };
    store.append(append(&hidden, vec![])).await.unwrap();
    let mut finished = table("c", "ann", 2);
    finished.summary.status = Status::Finished;
    store.append(append(&finished, vec![])).await.unwrap();

    assert_eq!(ids(store.tables_of("ann", 9).await), ["d", "c", "a"]);
    assert_eq!(ids(store.tables_of("ann", 2).await), ["d", "c"]);
    assert_eq!(store.open_tables_of("ann", 0).await.unwrap(), 2);
    assert_eq!(store.open_tables_of("ann", 1).await.unwrap(), 1, "a table made at 1 is not after 1");
    assert_eq!(store.open_tables_of("nobody", 0).await.unwrap(), 0);

    // Bob takes a seat at Ann's table, and leaves it again.
    let seat = Seat::new(1, SeatCount::new(3).expect("three is a seat count")).expect("it has a second");
    let mut row = table("a", "ann", 1);
    Arc::make_mut(&mut row.summary.accounts).push("bob".into());
    row.summary.status = Status::Playing;
    let sat = Logged { seq: 2, at: 9, entry: Entry::Sat { seat, account: "bob".into() } };
    store.append(append(&row, vec![sat])).await.unwrap();
    assert_eq!(ids(store.tables_of("bob", 9).await), ["b", "a"]);
    Arc::make_mut(&mut row.summary.accounts).pop();
    store.append(append(&row, vec![Logged { seq: 3, at: 9, entry: Entry::Freed { seat } }])).await.unwrap();
    assert_eq!(ids(store.tables_of("bob", 9).await), ["b", "a"], "it is still one of bob's tables");

    // Tables that the server arranged have no maker. An account with a seat finds them only until they are
    // finished.
    let mut arranged = table("e", "", 5);
    Arc::make_mut(&mut arranged.summary.accounts).push("bob".into());
    store.make_table(&arranged, &made("")).await.unwrap();
    assert_eq!(ids(store.tables_of("bob", 9).await), ["e", "b", "a"]);
    arranged.summary.status = Status::Finished;
    store.append(append(&arranged, vec![])).await.unwrap();
    assert_eq!(ids(store.tables_of("bob", 9).await), ["b", "a"]);
    assert_eq!(store.table_ids_of("bob", "", 9).await.unwrap(), ["a", "b", "e"]);
    assert_eq!(ids(store.tables_of("", 9).await), [""; 0], "nobody is no account");
}

pub(crate) async fn due_tables_come_in_time(store: &impl Store) {
    for (id, wake_at) in [("a", Some(30)), ("b", None), ("c", Some(10)), ("d", Some(20))] {
        let row = TableRow { wake_at, ..table(id, "ann", 1) };
        store.make_table(&row, &made("ann")).await.unwrap();
    }
    assert_eq!(store.due_tables(9, 9).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due_tables(20, 9).await.unwrap(), ["c", "d"]);
    assert_eq!(store.due_tables(99, 2).await.unwrap(), ["c", "d"]);
    store.append(append(&table("c", "ann", 1), vec![])).await.unwrap();
    assert_eq!(store.due_tables(99, 9).await.unwrap(), ["d", "a"]);
}
