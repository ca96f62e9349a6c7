//! Short-lived requests and grants, each answered or used once.

use futures_util::future::join_all;
use lobby::{Asked, AskedFor, Store, StoreError};

fn asked(what: AskedFor, id: &str, whose: &str, address: &str, at: u64) -> Asked {
    let (id, whose, address) = (id.to_owned(), whose.to_owned(), address.to_owned());
    Asked { what, id, whose, address, held: "held".into(), at, ends_at: at + 1_000 }
}

async fn is_there(store: &impl Store, what: AskedFor, id: &str) -> bool {
    store.asked(what, id).await.unwrap().is_some()
}

pub(crate) async fn each_is_answered_once(store: &impl Store) {
    for what in [AskedFor::DeviceCode, AskedFor::ShownKey, AskedFor::Passkey, AskedFor::Provider] {
        let one = asked(what, "one", "ann", "1.1.1.1", 5);
        store.ask(&one).await.unwrap();
        assert_eq!(store.asked(what, "one").await.unwrap(), Some(one));
        assert!(!is_there(store, what, "other").await);
        assert!(matches!(store.spend(what, "other").await, Err(StoreError::Conflict(_))));
        let spent = join_all((0..8).map(|_| store.spend(what, "one"))).await;
        assert_eq!(spent.iter().filter(|spent| spent.is_ok()).count(), 1, "{what:?}");
        assert!(spent.iter().all(|spent| matches!(spent, Ok(()) | Err(StoreError::Conflict(_)))));
        assert!(!is_there(store, what, "one").await);
    }
    // Each kind has its own ids.
    store.ask(&asked(AskedFor::Passkey, "same", "ann", "1.1.1.1", 5)).await.unwrap();
    assert!(store.spend(AskedFor::Provider, "same").await.is_err());
    for (before, there) in [(1_004, true), (1_005, false)] {
        store.forget_asked(before).await.unwrap();
        assert_eq!(is_there(store, AskedFor::Passkey, "same").await, there, "{before}");
    }
}

pub(crate) async fn they_are_bounded_and_nobody_pushes_others_out(store: &impl Store) {
    // An account has at most one.
    for (id, whose) in [("first", "ann"), ("other", "ben"), ("second", "ann")] {
        store.ask(&asked(AskedFor::DeviceCode, id, whose, "", 5)).await.unwrap();
    }
    for (id, there) in [("first", false), ("other", true), ("second", true)] {
        assert_eq!(is_there(store, AskedFor::DeviceCode, id).await, there, "{id}");
    }
    // A session confirms its identity again.
    for at in [5, 500] {
        store.ask(&asked(AskedFor::ShownKey, "s", "s", "", at)).await.unwrap();
    }
    assert_eq!(store.asked(AskedFor::ShownKey, "s").await.unwrap().unwrap().ends_at, 1_500);
    // As many as an IP address can have.
    let what = AskedFor::Passkey;
    store.ask(&asked(what, "elsewhere", "cem", "2.2.2.2", 1)).await.unwrap();
    for n in 0..40 {
        store.ask(&asked(what, &format!("n{n}"), "ann", "1.1.1.1", 10 + n)).await.unwrap();
    }
    let most = u64::from(what.most_of_one_address().unwrap());
    for n in 0..40 {
        assert_eq!(is_there(store, what, &format!("n{n}")).await, n >= 40 - most, "{n}");
    }
    assert!(is_there(store, what, "elsewhere").await);
    // As many as there can be in total.
    let (mut n, mut there) = (0, most + 1);
    while there < u64::from(what.most()) {
        let more = (u64::from(what.most()) - there).min(256);
        let all: Vec<Asked> =
            (n..n + more).map(|n| asked(what, &format!("m{n}"), "x", &format!("3.3.{n}"), 20)).collect();
        for done in join_all(all.iter().map(|one| store.ask(one))).await {
            done.unwrap();
        }
        (n, there) = (n + more, there + more);
    }
    let late = |at| asked(what, "late", "x", "9.9.9.9", at);
    assert!(matches!(store.ask(&late(30)).await, Err(StoreError::Conflict(_))));
    // An expired request no longer uses a place, even before it is forgotten.
    store.ask(&late(2_000)).await.unwrap();
    assert!(is_there(store, what, "late").await);
}
