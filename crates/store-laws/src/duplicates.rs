//! Deals that tables share.

use contract::Seed;
use lobby::{DuplicateSet, Logged, Store, StoreError, TableRow};

use crate::samples::{made, table};

/// Returns tables with these ids and codes.
fn rows<const N: usize>(named: [(&str, &str); N]) -> [(TableRow, Logged); N] {
    named.map(|(id, code)| (TableRow { code: code.into(), ..table(id, "ann", 1_000) }, made("ann")))
}

fn set(id: &str, tables: &[&str]) -> DuplicateSet {
    DuplicateSet {
        id: id.into(),
        maker: "ann".into(),
        setup: (*table("t", "ann", 1_000).summary.setup).clone(),
        rules_version: 3,
        seed: Seed::from_bytes([9; 32]),
        made_at: 1_000,
        closed_at: None,
        tables: tables.iter().map(|&table| table.to_owned()).collect(),
    }
}

pub(crate) async fn are_kept_with_their_tables_or_not_at_all(store: &impl Store) {
    let three = set("s1", &["t3", "t1", "t2"]);
    let tables = rows([("t3", "CODE3"), ("t1", "CODE1"), ("t2", "CODE2")]);
    store.make_duplicate(&three, &tables).await.unwrap();
    assert_eq!(store.duplicate("s1").await.unwrap(), Some(three.clone()));
    assert_eq!(store.duplicate("s2").await.unwrap(), None);
    for (row, first) in &tables {
        assert_eq!(store.find_table(&row.code).await.unwrap().as_ref(), Some(row));
        assert_eq!(store.log(&row.id).await.unwrap(), std::slice::from_ref(first));
    }

    // One code is already in use, so nothing of the whole set is stored.
    let tables = rows([("t4", "CODE4"), ("t5", "CODE1")]);
    let refused = store.make_duplicate(&set("s2", &["t4", "t5"]), &tables).await;
    assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    assert_eq!(store.duplicate("s2").await.unwrap(), None);
    assert_eq!(store.find_table(&"t4".to_owned()).await.unwrap(), None);
    assert!(store.log("t4").await.unwrap().is_empty());

    // A set is closed once.
    for at in [2_000, 3_000] {
        store.close_duplicate("s1", at).await.unwrap();
        let closed = DuplicateSet { closed_at: Some(2_000), ..three.clone() };
        assert_eq!(store.duplicate("s1").await.unwrap(), Some(closed));
    }
    store.close_duplicate("s9", 2_000).await.unwrap();
}

pub(crate) async fn go_with_the_last_of_their_tables(store: &impl Store) {
    let two = set("s1", &["t1", "t2"]);
    let tables = rows([("t1", "CODE1"), ("t2", "CODE2")]);
    store.make_duplicate(&two, &tables).await.unwrap();
    store.erase_account("ann").await.unwrap();
    let long_after = 1_000_000;
    store.forget_table("t1", long_after).await.unwrap();
    assert_eq!(store.find_table(&"t1".to_owned()).await.unwrap(), None);
    assert_eq!(store.duplicate("s1").await.unwrap(), Some(two), "the other one may be played yet");
    store.forget_table("t2", long_after).await.unwrap();
    assert_eq!(store.duplicate("s1").await.unwrap(), None);
}
