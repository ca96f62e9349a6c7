//! Accounts and sessions.

use lobby::{SessionHash, Store, StoreError};

use crate::samples::account;

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
