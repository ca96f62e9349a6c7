//! Sign-in at providers: an identity at a provider has one account, and an account may have several of them.

use lobby::{Keys, NewKey, ProviderId, ProviderKey, SessionHash, Store, StoreError};

use crate::{
    keys::{change, code, hashes, session},
    samples::account,
};

fn id(issuer: &str, subject: &str) -> ProviderId {
    ProviderId { issuer: issuer.into(), subject: subject.into() }
}

fn key(id: &ProviderId, at: u64) -> ProviderKey {
    ProviderKey { id: id.clone(), made_at: at, used_at: None }
}

pub(crate) async fn are_kept_used_and_removed(store: &impl Store) {
    for (id, hash) in [("ann", "a1"), ("bob", "b1")] {
        store.add_account(&account(id), &session(hash, 10)).await.unwrap();
    }
    let keys = async |of: &str| -> Keys { store.keys(of).await.unwrap().unwrap() };
    let add = async |of: &str, id: &ProviderId, sessions: (&str, &str), at: u64| {
        let new = NewKey::Provider(Box::new(key(id, at)));
        store.change_keys(&change(of, keys(of).await, new, sessions, at)).await
    };
    let (one, other) = (id("https://one", "7"), id("https://other", "7"));
    let guest = keys("ann").await;
    add("ann", &one, ("a1", "a2"), 20).await.unwrap();
    add("ann", &other, ("a2", "a3"), 30).await.unwrap();
    assert_eq!(hashes(store, "ann").await, ["a3"]);
    assert_eq!((keys("ann").await.provider_keys, keys("ann").await.is_some()), (2, true));
    assert!(keys("ann").await.tag.is_some());
    assert_eq!(store.provider_keys_of("ann").await.unwrap(), [key(&one, 20), key(&other, 30)]);
    assert_eq!(store.account_by_provider_key(&one).await.unwrap(), Some(account("ann")));
    for nobody in [id("https://one", "8"), id("https://three", "7"), id("https://One", "7")] {
        assert_eq!(store.account_by_provider_key(&nobody).await.unwrap(), None, "{nobody:?}");
    }

    let taken = add("bob", &one, ("b1", "b2"), 40).await;
    assert!(matches!(taken, Err(StoreError::Conflict(_))), "another account's: {taken:?}");
    assert_eq!((hashes(store, "bob").await, keys("bob").await.provider_keys), (vec!["b1".to_owned()], 0));
    let late = store.change_keys(&change("ann", guest, code("c1"), ("a3", "a9"), 40)).await;
    assert!(matches!(late, Err(StoreError::Conflict(_))), "what a guest may, who has keys may not: {late:?}");

    store.use_provider_key(&one, 50).await.unwrap();
    assert_eq!(store.provider_keys_of("ann").await.unwrap()[0].used_at, Some(50));
    let gone = store.use_provider_key(&id("https://one", "8"), 50).await;
    assert!(matches!(gone, Err(StoreError::Conflict(_))), "{gone:?}");

    store.remove_provider_key("bob", &one).await.unwrap();
    store.remove_provider_key("ann", &id("https://one", "8")).await.unwrap();
    assert_eq!(keys("ann").await.provider_keys, 2, "nobody else's is removed");
    store.remove_provider_key("ann", &one).await.unwrap();
    assert_eq!(keys("ann").await.provider_keys, 1);
    assert_eq!(store.account_by_provider_key(&one).await.unwrap(), None);

    // An account with a provider key can return after any time.
    assert_eq!(store.stale_sessions(5, 99, 9).await.unwrap(), [SessionHash("b1".into())]);
    store.end_session(&SessionHash("a3".into())).await.unwrap();
    assert_eq!(store.account_by_provider_key(&other).await.unwrap(), Some(account("ann")));
    store.erase_account("ann").await.unwrap();
    assert_eq!(store.account_by_provider_key(&other).await.unwrap(), None);
    add("bob", &other, ("b1", "b3"), 90).await.unwrap();
    store.remove_provider_key("bob", &other).await.unwrap();
    store.end_session(&SessionHash("b3".into())).await.unwrap();
    assert_eq!(store.keys("bob").await.unwrap(), None, "without the last key it is a guest");
}
