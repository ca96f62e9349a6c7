//! Sign-in methods and sessions of accounts.

use lobby::{
    Agent, Append, CodeHash, KeyChange, Keys, MatchRow, NewKey, NewSession, Passkey, PasskeyUse,
    PasswordHash, SessionHash, Store, StoreError,
};

use crate::samples::{account, append, made, said, table};

pub(crate) fn session(hash: &str, at: u64) -> NewSession {
    NewSession { hash: SessionHash(hash.into()), at, agent: Agent(format!("Firefox, {hash}")) }
}

pub(crate) async fn hashes(store: &impl Store, of: &str) -> Vec<String> {
    store.sessions_of(of).await.unwrap().into_iter().map(|kept| kept.hash.0).collect()
}

pub(crate) fn change(of: &str, before: Keys, key: NewKey, sessions: (&str, &str), at: u64) -> KeyChange {
    KeyChange {
        account: of.into(),
        before,
        key,
        tag: format!("TAG OF {of}"),
        asked: SessionHash(sessions.0.into()),
        session: session(sessions.1, at),
        alone: false,
    }
}

pub(crate) fn code(text: &str) -> NewKey {
    NewKey::Code(CodeHash(text.into()))
}

pub(crate) async fn sessions_are_listed_and_ended(store: &impl Store) {
    store.add_account(&account("ann"), &session("a1", 10)).await.unwrap();
    store.add_account(&account("bob"), &session("b1", 11)).await.unwrap();
    for (hash, at) in [("a2", 12), ("a3", 13)] {
        store.add_session("ann", &session(hash, at)).await.unwrap();
    }
    store.note_used(&SessionHash("a1".into()), 20).await.unwrap();
    let sessions = store.sessions_of("ann").await.unwrap();
    let told: Vec<_> = sessions.iter().map(|s| (s.hash.0.as_str(), s.at, s.used_at)).collect();
    assert_eq!(told, [("a1", 10, 20), ("a3", 13, 13), ("a2", 12, 12)], "the last used first");
    assert_eq!(sessions[0].agent, Agent("Firefox, a1".into()));
    for (of, hash) in [("ann", "b1"), ("nobody", "n1")] {
        let refused = store.add_session(of, &session(hash, 14)).await;
        assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    }
    store.end_other_sessions("ann", &SessionHash("a2".into())).await.unwrap();
    assert_eq!(hashes(store, "ann").await, ["a2"]);
    assert_eq!(hashes(store, "bob").await, ["b1"], "others' stay");
    assert_eq!(hashes(store, "nobody").await, [""; 0]);
}

pub(crate) async fn keys_are_found_and_take_each_others_place(store: &impl Store) {
    store.add_account(&account("ann"), &session("a1", 10)).await.unwrap();
    assert_eq!(store.keys("nobody").await.unwrap(), None);
    let guest = store.keys("ann").await.unwrap().unwrap();
    let guest_keys = Keys { made_at: 10, ..Keys::default() };
    assert_eq!(guest, guest_keys);

    store.change_keys(&change("ann", guest, code("c1"), ("a1", "a2"), 20)).await.unwrap();
    assert_eq!(hashes(store, "ann").await, ["a2"], "the session that asked has ended");
    assert_eq!(store.session(&SessionHash("a1".into())).await.unwrap(), None);
    let coded = store.keys("ann").await.unwrap().unwrap();
    let tag = Some("TAG OF ann".to_owned());
    assert_eq!(coded, Keys { made_at: 10, tag, code: Some((CodeHash("c1".into()), 20)), ..guest_keys });
    let by_code = async |text: &str| store.account_by_code(&CodeHash(text.into())).await.unwrap();
    assert_eq!((by_code("c1").await, by_code("c2").await), (Some(account("ann")), None));
    assert_eq!(store.account_by_tag("TAG OF ann").await.unwrap(), Some((account("ann"), None)));

    let password = PasswordHash("$argon2id$..".into());
    let other_tag = KeyChange {
        tag: "ANOTHER".into(),
        ..change("ann", coded, NewKey::Password(password.clone()), ("a2", "a3"), 30)
    };
    store.change_keys(&other_tag).await.unwrap();
    assert_eq!(store.account_by_tag("ANOTHER").await.unwrap(), None, "a tag stays");
    let found = store.account_by_tag("TAG OF ann").await.unwrap();
    assert_eq!(found, Some((account("ann"), Some(password.clone()))));

    let both = store.keys("ann").await.unwrap().unwrap();
    assert_eq!(both.password, Some((password, 30)));
    store.add_session("ann", &session("a4", 31)).await.unwrap();
    let alone = KeyChange { alone: true, ..change("ann", both, code("c2"), ("a3", "a5"), 40) };
    store.change_keys(&alone).await.unwrap();
    assert_eq!(hashes(store, "ann").await, ["a5"]);
    assert_eq!((by_code("c1").await, by_code("c2").await), (None, Some(account("ann"))));

    store.erase_account("ann").await.unwrap();
    assert_eq!((store.keys("ann").await.unwrap(), by_code("c2").await), (None, None));
    assert_eq!(store.account_by_tag("TAG OF ann").await.unwrap(), None);
    assert_eq!(hashes(store, "ann").await, [""; 0]);
}

/// Checks that of two concurrent changes one takes effect, and the other leaves no trace.
pub(crate) async fn of_changes_at_once_one_wins(store: &impl Store) {
    for (id, hash) in [("ann", "a1"), ("bob", "b1")] {
        store.add_account(&account(id), &session(hash, 10)).await.unwrap();
    }
    store.add_session("ann", &session("a2", 11)).await.unwrap();
    let guest = store.keys("ann").await.unwrap().unwrap();
    let (one, other) = (
        change("ann", guest.clone(), code("c1"), ("a1", "a3"), 20),
        change("ann", guest.clone(), NewKey::Password(PasswordHash("p".into())), ("a2", "a4"), 20),
    );
    let (one, other) = tokio::join!(store.change_keys(&one), store.change_keys(&other));
    let lost = if one.is_ok() { other } else { one };
    assert!(matches!(lost, Err(StoreError::Conflict(_))), "{lost:?}");
    let keys = store.keys("ann").await.unwrap().unwrap();
    assert!(keys.code.is_some() != keys.password.is_some(), "{keys:?}");
    assert_eq!(hashes(store, "ann").await.len(), 2, "a session for each that was there");

    let keep = hashes(store, "ann").await;
    for (why, refused) in [
        ("keys that are others", change("ann", guest.clone(), code("c3"), (&keep[0], "a9"), 30)),
        ("a session that has ended", change("ann", keys.clone(), code("c3"), ("a1", "a9"), 30)),
        ("somebody else's session", change("ann", keys.clone(), code("c3"), ("b1", "a9"), 30)),
        ("nobody's account", change("cy", guest, code("c3"), ("a1", "a9"), 30)),
        (
            "another account's tag",
            KeyChange {
                tag: "TAG OF ann".into(),
                ..change("bob", Keys { made_at: 10, ..Keys::default() }, code("c3"), ("b1", "a9"), 30)
            },
        ),
    ] {
        let refused = store.change_keys(&refused).await;
        assert!(matches!(refused, Err(StoreError::Conflict(_))), "{why}: {refused:?}");
    }
    assert_eq!(hashes(store, "ann").await, keep, "nothing of a refused change is kept");
    assert_eq!(hashes(store, "bob").await, ["b1"]);
    assert_eq!(store.keys("ann").await.unwrap(), Some(keys));
}

/// Checks that the report of lost sign-in methods is stored for each session, and withdrawn for all sessions
/// of an account.
pub(crate) async fn what_is_lost_is_noted_and_found(store: &impl Store) {
    for (id, hash) in [("ann", "a1"), ("bob", "b1")] {
        store.add_account(&account(id), &session(hash, 10)).await.unwrap();
    }
    store.add_session("ann", &session("a2", 20)).await.unwrap();
    let lost = async |id: &str| -> Vec<(String, Option<u64>)> {
        let sessions = store.sessions_of(id).await.unwrap();
        sessions.into_iter().map(|kept| (kept.hash.0, kept.lost_at)).collect()
    };
    store.note_lost(&SessionHash("a1".into()), 30).await.unwrap();
    store.note_lost(&SessionHash("b1".into()), 40).await.unwrap();
    store.note_lost(&SessionHash("nobody's".into()), 40).await.unwrap();
    assert_eq!(lost("ann").await, [("a2".to_owned(), None), ("a1".to_owned(), Some(30))]);
    store.nobody_lost("ann").await.unwrap();
    assert_eq!(lost("ann").await, [("a2".to_owned(), None), ("a1".to_owned(), None)]);
    assert_eq!(lost("bob").await, [("b1".to_owned(), Some(40))]);
}

/// Checks that an account with a sign-in method can return after any time.
pub(crate) async fn accounts_with_keys_are_not_forgotten(store: &impl Store) {
    for (id, hash) in [("ann", "a1"), ("bob", "b1")] {
        store.add_account(&account(id), &session(hash, 10)).await.unwrap();
    }
    let guest = store.keys("ann").await.unwrap().unwrap();
    store.change_keys(&change("ann", guest, code("c1"), ("a1", "a2"), 10)).await.unwrap();
    let stale = async |before, guests| -> Vec<String> {
        store.stale_sessions(before, guests, 9).await.unwrap().into_iter().map(|s| s.0).collect()
    };
    assert_eq!(stale(5, 20).await, ["b1"], "its sessions last as those of people who have played");
    assert_eq!(stale(20, 20).await, ["a2", "b1"]);
    for hash in ["a2", "b1"] {
        store.end_session(&SessionHash(hash.into())).await.unwrap();
    }
    assert!(store.keys("ann").await.unwrap().is_some());
    assert_eq!(store.keys("bob").await.unwrap(), None, "a guest is");
    assert_eq!(store.account_by_code(&CodeHash("c1".into())).await.unwrap(), Some(account("ann")));
}

pub(crate) async fn what_somebody_played_is_found(store: &impl Store) {
    store.add_account(&account("ann"), &session("a1", 10)).await.unwrap();
    for (id, host, at) in [("t1", "ann", 500), ("t2", "bob", 600), ("t3", "ann", 400)] {
        store.make_table(&table(id, host, at), &made(host)).await.unwrap();
    }
    let begun = MatchRow { id: "m".into(), number: 1, game: "a-game".into(), rules_version: 1, dealt: None };
    let append =
        Append { begun: Some(begun.clone()), ..append(&table("t1", "ann", 500), vec![said(2, "go")]) };
    store.append(append).await.unwrap();
    let ids = async |after, limit| store.table_ids_of("ann", after, limit).await.unwrap();
    let all = ids("", 9).await;
    assert!(all.contains(&"t1".to_owned()) && all.contains(&"t3".to_owned()), "{all:?}");
    assert_eq!(ids("", 1).await, ["t1"]);
    assert_eq!(ids("t1", 1).await, [all[1].clone()]);
    assert_eq!(ids(all.last().unwrap(), 9).await, [""; 0]);
    let matches = store.matches_at("t1").await.unwrap();
    assert_eq!(matches.len(), 1);
    assert_eq!((&matches[0].row, matches[0].began_at, matches[0].ended_at), (&begun, 1_002, None));
    assert_eq!(store.matches_at("t3").await.unwrap(), []);
}

fn passkey(id: &str, at: u64) -> Passkey {
    Passkey {
        id: id.into(),
        name: format!("{id}'s name"),
        key: "a5".into(),
        state: "00".into(),
        made_at: at,
        used_at: None,
    }
}

/// Checks passkeys: an account may have several, each belongs to one account, and each use continues from the
/// one before.
pub(crate) async fn passkeys_are_kept_used_and_removed(store: &impl Store) {
    for (id, hash) in [("ann", "a1"), ("bob", "b1")] {
        store.add_account(&account(id), &session(hash, 10)).await.unwrap();
    }
    let keys = async |of: &str| store.keys(of).await.unwrap().unwrap();
    let add = async |of: &str, id: &str, sessions: (&str, &str), at: u64| {
        let key = NewKey::Passkey(Box::new(passkey(id, at)));
        store.change_keys(&change(of, keys(of).await, key, sessions, at)).await
    };
    let guest = keys("ann").await;
    add("ann", "p1", ("a1", "a2"), 20).await.unwrap();
    add("ann", "p2", ("a2", "a3"), 30).await.unwrap();
    assert_eq!(hashes(store, "ann").await, ["a3"]);
    assert_eq!((keys("ann").await.passkeys, keys("ann").await.is_some()), (2, true));
    assert!(keys("ann").await.tag.is_some());
    assert_eq!(store.passkeys_of("ann").await.unwrap(), [passkey("p1", 20), passkey("p2", 30)]);
    assert_eq!(store.passkey("p1").await.unwrap(), Some((account("ann"), passkey("p1", 20))));
    assert_eq!(store.passkey("p3").await.unwrap(), None);

    let taken = add("bob", "p1", ("b1", "b2"), 40).await;
    assert!(matches!(taken, Err(StoreError::Conflict(_))), "another account's: {taken:?}");
    assert_eq!((hashes(store, "bob").await, keys("bob").await.passkeys), (vec!["b1".to_owned()], 0));
    let late = change("ann", guest, code("c1"), ("a3", "a9"), 40);
    let late = store.change_keys(&late).await;
    assert!(matches!(late, Err(StoreError::Conflict(_))), "what a guest may, who has keys may not: {late:?}");

    let used = |before: &str, state: &str, at| PasskeyUse {
        id: "p1".into(),
        before: before.into(),
        state: state.into(),
        at,
    };
    store.use_passkey(&used("00", "01", 50)).await.unwrap();
    let again = store.use_passkey(&used("00", "02", 60)).await;
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
    store.use_passkey(&used("01", "01", 70)).await.unwrap();
    let (_, kept) = store.passkey("p1").await.unwrap().unwrap();
    assert_eq!((kept.state.as_str(), kept.used_at), ("01", Some(70)));
    let gone = store.use_passkey(&PasskeyUse { id: "p9".into(), ..used("01", "02", 80) }).await;
    assert!(matches!(gone, Err(StoreError::Conflict(_))), "{gone:?}");

    store.remove_passkey("bob", "p1").await.unwrap();
    store.remove_passkey("ann", "p9").await.unwrap();
    assert_eq!(keys("ann").await.passkeys, 2, "nobody else's is removed");
    store.remove_passkey("ann", "p1").await.unwrap();
    assert_eq!((keys("ann").await.passkeys, store.passkey("p1").await.unwrap()), (1, None));

    // An account with a passkey can return after any time.
    let stale = store.stale_sessions(5, 99, 9).await.unwrap();
    assert_eq!(stale, [SessionHash("b1".into())]);
    store.end_session(&SessionHash("a3".into())).await.unwrap();
    assert!(store.passkey("p2").await.unwrap().is_some());
    store.erase_account("ann").await.unwrap();
    assert_eq!(store.passkey("p2").await.unwrap(), None);
    add("bob", "p2", ("b1", "b3"), 90).await.unwrap();
    store.remove_passkey("bob", "p2").await.unwrap();
    store.end_session(&SessionHash("b3".into())).await.unwrap();
    assert_eq!(store.keys("bob").await.unwrap(), None, "without the last key it is a guest");
}
