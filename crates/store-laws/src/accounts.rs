//! Accounts and sessions.

use lobby::{SessionHash, Store, StoreError};

use crate::samples::{account, append, made, said, table};

fn hash(text: &str) -> SessionHash {
    SessionHash(text.into())
}

pub(crate) async fn sessions_begin_and_end(store: &impl Store) {
    let ann = account("ann");
    assert_eq!(store.session(&hash("h1")).await.unwrap(), None);
    store.add_account(&ann, &hash("h1"), 5).await.unwrap();
    store.add_account(&account("bob"), &hash("h2"), 6).await.unwrap();
    assert_eq!(store.session(&hash("h1")).await.unwrap(), Some(ann.clone()));

    store.rename("ann", "Anna").await.unwrap();
    let renamed = store.session(&hash("h1")).await.unwrap().unwrap();
    assert_eq!((renamed.id, renamed.name.as_str(), renamed.kind), (ann.id, "Anna", ann.kind));

    store.end_session(&hash("h1")).await.unwrap();
    store.end_session(&hash("h1")).await.unwrap();
    assert_eq!(store.session(&hash("h1")).await.unwrap(), None);
    assert_eq!(store.session(&hash("h2")).await.unwrap(), Some(account("bob")));
}

pub(crate) async fn accounts_are_made_once(store: &impl Store) {
    store.add_account(&account("ann"), &hash("h1"), 5).await.unwrap();
    let again = store.add_account(&account("ann"), &hash("h2"), 6).await;
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
    assert_eq!(store.session(&hash("h2")).await.unwrap(), None, "nothing of a refused write is kept");
}

pub(crate) async fn accounts_are_found_by_their_ids(store: &impl Store) {
    // More than a store may ask its database for at once.
    let all: Vec<_> = (0..200).map(|n| account(&format!("account {n}"))).collect();
    for account in &all {
        store.add_account(account, &hash(&account.id), 5).await.unwrap();
    }
    for count in [0, 1, 2, 8, 9, 64, 65, 200] {
        let mut ids: Vec<_> = all[..count].iter().map(|account| account.id.clone()).collect();
        ids.insert(count / 2, "nobody".into());
        let mut found = store.accounts(&ids).await.unwrap();
        found.sort_by_key(|found| all.iter().position(|account| account == found));
        assert_eq!(found, all[..count]);
    }
    store.rename("account 7", "Anna").await.unwrap();
    assert_eq!(store.accounts(&["account 7".into()]).await.unwrap()[0].name, "Anna");
}

/// Of an account that is erased, ids in logs stay and nothing else.
pub(crate) async fn an_erased_account_leaves_ids_in_logs_and_nothing_else(store: &impl Store) {
    for (id, session) in [("speaker", "h1"), ("bob", "h2")] {
        store.add_account(&account(id), &hash(session), 5).await.unwrap();
    }
    let row = table("t", "speaker", 1);
    store.make_table(&row, &made("speaker")).await.unwrap();
    store.append(append(&row, vec![said(2, "hello")])).await.unwrap();
    for _ in 0..2 {
        store.erase_account("speaker").await.unwrap();
    }
    assert_eq!(store.session(&hash("h1")).await.unwrap(), None);
    assert_eq!(store.accounts(&["speaker".into(), "bob".into()]).await.unwrap(), [account("bob")]);
    assert_eq!(store.session(&hash("h2")).await.unwrap(), Some(account("bob")));
    assert!(matches!(store.rename("speaker", "again").await, Err(StoreError::Conflict(_))));
    assert_eq!(store.log("t").await.unwrap(), [made("speaker"), said(2, "hello")]);
    assert_eq!(store.find_table(&row.id).await.unwrap(), Some(row));
}
