//! Accounts and sessions.

use lobby::{Agent, Append, MatchRow, NewSession, SessionHash, Store, StoreError};

use crate::samples::{account, append, made, said, table};

pub(crate) fn hash(text: &str) -> SessionHash {
    SessionHash(text.into())
}

pub(crate) fn fresh(text: &str, at: u64) -> NewSession {
    NewSession { hash: hash(text), at, agent: Agent("Firefox, Linux".into()) }
}

pub(crate) async fn sessions_begin_and_end(store: &impl Store) {
    let ann = account("ann");
    assert_eq!(store.session(&hash("h1")).await.unwrap(), None);
    store.add_account(&ann, &fresh("h1", 5)).await.unwrap();
    store.add_account(&account("bob"), &fresh("h2", 6)).await.unwrap();
    assert_eq!(store.session(&hash("h1")).await.unwrap(), Some((ann.clone(), 5)));

    store.rename("ann", "Anna").await.unwrap();
    let (renamed, _) = store.session(&hash("h1")).await.unwrap().unwrap();
    assert_eq!((renamed.id, renamed.name.as_str(), renamed.kind), (ann.id, "Anna", ann.kind));

    store.end_session(&hash("h1")).await.unwrap();
    store.end_session(&hash("h1")).await.unwrap();
    assert_eq!(store.session(&hash("h1")).await.unwrap(), None);
    assert_eq!(store.session(&hash("h2")).await.unwrap(), Some((account("bob"), 6)));
}

pub(crate) async fn accounts_are_made_once(store: &impl Store) {
    store.add_account(&account("ann"), &fresh("h1", 5)).await.unwrap();
    let again = store.add_account(&account("ann"), &fresh("h2", 6)).await;
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
    assert_eq!(store.session(&hash("h2")).await.unwrap(), None, "nothing of a refused write is kept");
}

pub(crate) async fn accounts_are_found_by_their_ids(store: &impl Store) {
    // More accounts than a store may ask its database for at once.
    let all: Vec<_> = (0..200).map(|n| account(&format!("account {n}"))).collect();
    for account in &all {
        store.add_account(account, &fresh(&account.id, 5)).await.unwrap();
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

/// Checks that the erasure of an account leaves only ids in logs.
pub(crate) async fn an_erased_account_leaves_ids_in_logs_and_nothing_else(store: &impl Store) {
    for (id, session) in [("speaker", "h1"), ("bob", "h2")] {
        store.add_account(&account(id), &fresh(session, 5)).await.unwrap();
    }
    let row = table("t", "speaker", 1);
    store.make_table(&row, &made("speaker")).await.unwrap();
    store.append(append(&row, vec![said(2, "hello")])).await.unwrap();
    for _ in 0..2 {
        store.erase_account("speaker").await.unwrap();
    }
    assert_eq!(store.session(&hash("h1")).await.unwrap(), None);
    assert_eq!(store.accounts(&["speaker".into(), "bob".into()]).await.unwrap(), [account("bob")]);
    assert_eq!(store.session(&hash("h2")).await.unwrap(), Some((account("bob"), 5)));
    assert!(matches!(store.rename("speaker", "again").await, Err(StoreError::Conflict(_))));
    assert_eq!(store.log("t").await.unwrap(), [made("speaker"), said(2, "hello")]);
    assert_eq!(store.find_table(&row.id).await.unwrap(), Some(row));
}

pub(crate) async fn what_nobody_uses_is_forgotten(store: &impl Store) {
    // Ann has a table at which a match began, Bob one that never started, Cy none.
    for (id, hash_of, at) in [("ann", "a", 10), ("bob", "b", 11), ("cy", "c", 12)] {
        store.add_account(&account(id), &fresh(hash_of, at)).await.unwrap();
    }
    for (id, host) in [("played", "ann"), ("quiet", "bob"), ("talks", "bob")] {
        store.make_table(&table(id, host, 500), &made(host)).await.unwrap();
    }
    let begun = MatchRow { id: "m".into(), number: 1, game: "a-game".into(), rules_version: 1, dealt: None };
    let played = Append { begun: Some(begun), ..append(&table("played", "ann", 500), vec![said(2, "go")]) };
    store.append(played).await.unwrap();
    store.append(append(&table("talks", "bob", 500), vec![said(2, "hello")])).await.unwrap();

    // The first entry has the time 1,000, the second 1,002.
    let unstarted = async |before, after| store.unstarted_tables(before, after, 9).await.unwrap();
    assert_eq!(unstarted(1_000, "").await, [""; 0]);
    assert_eq!(unstarted(1_001, "").await, ["quiet"]);
    assert_eq!(unstarted(1_003, "").await, ["quiet", "talks"]);
    assert_eq!(unstarted(1_003, "quiet").await, ["talks"]);
    assert_eq!(store.unstarted_tables(1_003, "", 1).await.unwrap(), ["quiet"]);

    let stale = async |before, guests| -> Vec<String> {
        store.stale_sessions(before, guests, 9).await.unwrap().into_iter().map(|s| s.0).collect()
    };
    assert_eq!(stale(12, 12).await, ["a", "b"], "the longest unused first");
    assert_eq!(stale(11, 20).await, ["a", "c"], "of whoever has no tables sooner");
    store.note_used(&hash("a"), 30).await.unwrap();
    assert_eq!(stale(20, 20).await, ["b", "c"]);
    assert_eq!(store.session(&hash("a")).await.unwrap(), Some((account("ann"), 30)));

    // An account is forgotten with its last session or its last table, if that comes later.
    for session in ["a", "b", "c"] {
        store.end_session(&hash(session)).await.unwrap();
    }
    let is_known = async |account: &str| store.rename(account, "somebody").await.is_ok();
    assert!(is_known("ann").await && is_known("bob").await && !is_known("cy").await);
    store.forget_table("played", 9_999).await.unwrap();
    store.forget_table("talks", 1_002).await.unwrap();
    assert_eq!(
        unstarted(9_999, "").await,
        ["quiet", "talks"],
        "only what is unstarted and quiet is forgotten"
    );
    store.forget_table("quiet", 9_999).await.unwrap();
    assert!(is_known("bob").await, "bob has another table");
    store.forget_table("talks", 9_999).await.unwrap();
    store.forget_table("talks", 9_999).await.unwrap();
    assert!(is_known("ann").await && !is_known("bob").await);
    assert_eq!(store.find_table(&"talks".to_owned()).await.unwrap(), None);
    assert_eq!(store.log("talks").await.unwrap(), []);
    assert!(store.find_table(&"played".to_owned()).await.unwrap().is_some());
    assert!(store.find_match("m").await.unwrap().is_some(), "matches are kept");
    store.make_table(&table("talks", "ann", 600), &made("ann")).await.unwrap();
}

/// Checks that the times of an account are stored unchanged, and erased with the account.
pub(crate) async fn what_accounts_say_of_their_time_goes_with_them(store: &impl Store) {
    let (ann, bob) = ("ann".to_owned(), "bob".to_owned());
    for (id, session) in [(&ann, "h1"), (&bob, "h2")] {
        store.add_account(&account(id), &fresh(session, 5)).await.unwrap();
    }
    let both = [ann.clone(), bob.clone(), "nobody".to_owned()];
    assert_eq!(store.times_of(&both).await.unwrap(), []);
    let said = r#"{"zones":[[7,"Europe/Paris"]],"vacations":[{"from":9,"until":1000}]}"#;
    let times: lobby::AccountTimes = serde_json::from_str(said).unwrap();
    for _ in 0..2 {
        store.set_times(&bob, &times).await.unwrap();
    }
    store.set_times("nobody", &times).await.unwrap();
    assert_eq!(store.times_of(&both).await.unwrap(), [(bob.clone(), times)]);
    store.erase_account(&bob).await.unwrap();
    assert_eq!(store.times_of(&both).await.unwrap(), []);
}
