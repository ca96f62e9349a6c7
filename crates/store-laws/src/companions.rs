//! Companions of accounts.

use lobby::{Beside, Store, StoreError};
use protocol::{Account, AccountKind};

use crate::{
    accounts::{fresh, hash},
    samples::account,
};

pub(crate) async fn are_found_and_go_with_whom_they_sit_beside(store: &impl Store) {
    for (id, session) in [("ann", "h1"), ("bob", "h2")] {
        store.add_account(&account(id), &fresh(session, 5)).await.unwrap();
    }
    let companion = |id: &str| Account { kind: AccountKind::Companion, ..account(id) };
    let beside = |of: &str| Beside { of: of.into(), table: "t".into() };
    for (id, of) in [("c1", "ann"), ("c2", "ann"), ("c3", "bob")] {
        store.add_companion(&companion(id), &beside(of), 7).await.unwrap();
    }
    let twice = store.add_companion(&companion("c1"), &beside("bob"), 8).await;
    assert!(matches!(twice, Err(StoreError::Conflict(_))), "{twice:?}");
    let taken = store.add_companion(&companion("ann"), &beside("bob"), 8).await;
    assert!(matches!(taken, Err(StoreError::Conflict(_))), "{taken:?}");

    assert_eq!(store.companion("c1").await.unwrap(), Some((companion("c1"), beside("ann"))));
    for nobody in ["ann", "c9", ""] {
        assert_eq!(store.companion(nobody).await.unwrap(), None);
    }
    let mut of_ann = store.companions_of("ann").await.unwrap();
    of_ann.sort_by(|a, b| a.0.id.cmp(&b.0.id));
    assert_eq!(of_ann, [(companion("c1"), "t".to_owned()), (companion("c2"), "t".to_owned())]);
    assert!(store.companions_of("c1").await.unwrap().is_empty());

    // First a single companion is erased, then an account with all its companions.
    store.erase_account("c1").await.unwrap();
    assert_eq!(store.companion("c1").await.unwrap(), None);
    assert_eq!(store.companions_of("ann").await.unwrap().len(), 1);
    store.erase_account("ann").await.unwrap();
    let all = ["ann", "bob", "c1", "c2", "c3"].map(str::to_owned);
    let mut left = store.accounts(&all).await.unwrap();
    left.sort_by(|a, b| a.id.cmp(&b.id));
    assert_eq!(left, [account("bob"), companion("c3")]);
    assert_eq!(store.session(&hash("h2")).await.unwrap(), Some((account("bob"), 5)));
}
