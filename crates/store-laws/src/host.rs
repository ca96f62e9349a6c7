//! Actions of the operator: bans, and the deletion of finished tables.

use lobby::{Append, Ban, Dealt, Ended, Entry, MatchRow, Sitter, Store, StoreError};
use protocol::{Account, AccountKind, Deal, Status};

use crate::{
    accounts::{fresh, hash},
    logs::outcome,
    samples::{account, append, made, said, setup, table},
};

pub(crate) async fn bans_are_set_replaced_and_lifted(store: &impl Store) {
    let ban = |account: &str, reason: &str, until| Ban {
        account: account.into(),
        reason: reason.into(),
        at: 7,
        until,
    };
    let none = store.ban(&ban("nobody", "x", None)).await;
    assert!(matches!(none, Err(StoreError::Conflict(_))), "{none:?}");
    for (id, session) in [("ann", "h1"), ("bob", "h2")] {
        store.add_account(&account(id), &fresh(session, 5)).await.unwrap();
        store.ban(&ban(id, "first", Some(9))).await.unwrap();
    }
    store.ban(&ban("ann", "it's \"ünï\"", None)).await.unwrap();
    let mut all = store.bans().await.unwrap();
    all.sort_by(|a, b| a.account.cmp(&b.account));
    assert_eq!(all, [ban("ann", "it's \"ünï\"", None), ban("bob", "first", Some(9))]);
    // A ban ends no session.
    assert!(store.session(&hash("h1")).await.unwrap().is_some());
    for _ in 0..2 {
        store.lift_ban("ann").await.unwrap();
    }
    store.erase_account("bob").await.unwrap();
    assert_eq!(store.bans().await.unwrap(), [], "it goes with the account");
}

/// Makes a table at which a match of Ann's begins with entry 2 (at 1002). If `over` is set, it ends with
/// entry 3 (at 1003).
async fn played(store: &impl Store, id: &str, over: bool) {
    let mut row = table(id, "ann", 1);
    store.make_table(&row, &made("ann")).await.unwrap();
    let players = vec![Some(Sitter::Account("ann".into())), None, Some(Sitter::Account("guest".into()))];
    let dealt =
        Some(Dealt { seq: 2, setup: setup(), players: players.clone(), continues: None, deal: Deal::Chance });
    let (game, rules_version) = ("a-game".to_owned(), 3);
    let begun = MatchRow { id: format!("m-{id}"), number: 1, game, rules_version, dealt };
    row.summary.status = Status::Playing;
    let begin = Append { begun: Some(begun), ..append(&row, vec![said(2, "begin")]) };
    store.append(begin).await.unwrap();
    if over {
        row.summary.status = Status::Finished;
        let ended = Ended { id: format!("m-{id}"), outcome: outcome(), players };
        store.append(Append { ended: Some(ended), ..append(&row, vec![said(3, "end")]) }).await.unwrap();
    }
}

pub(crate) async fn what_ended_long_ago_is_deleted_with_its_matches(store: &impl Store) {
    store.add_account(&account("ann"), &fresh("h1", 5)).await.unwrap();
    store.add_account(&account("guest"), &fresh("h2", 5)).await.unwrap();
    for (id, over) in [("a", true), ("b", false), ("c", true), ("d", true)] {
        played(store, id, over).await;
    }
    store.make_table(&table("e", "ann", 1), &made("ann")).await.unwrap();
    // A player has written in the chat of d since.
    let mut talks = table("d", "ann", 1);
    talks.summary.status = Status::Finished;
    store.append(append(&talks, vec![said(4, "later")])).await.unwrap();
    // At c another match began.
    let mut again = table("c", "ann", 1);
    again.summary.status = Status::Playing;
    let row = MatchRow {
        id: "m-c2".into(),
        number: 2,
        game: "a-game".into(),
        rules_version: 3,
        dealt: Some(Dealt { seq: 4, setup: setup(), players: vec![], continues: None, deal: Deal::Chance }),
    };
    store.append(Append { begun: Some(row), ..append(&again, vec![said(4, "again")]) }).await.unwrap();

    let ended = async |before, after: &str, limit| store.ended_tables(before, after, limit).await.unwrap();
    assert!(ended(1_003, "", 9).await.is_empty(), "what happened at that time did not happen before");
    assert_eq!(ended(1_004, "", 9).await, ["a"]);
    assert_eq!(ended(1_005, "", 9).await, ["a", "d"]);
    assert_eq!(
        (ended(1_005, "", 1).await, ended(1_005, "a", 9).await),
        (vec!["a".to_owned()], vec!["d".to_owned()])
    );

    for stays in ["b", "c", "d", "e", "no such table"] {
        store.prune_table(stays, 1_004).await.unwrap();
    }
    assert!(ended(1_005, "", 9).await.len() == 2 && store.find_match("m-b").await.unwrap().is_some());
    for _ in 0..2 {
        store.prune_table("a", 1_004).await.unwrap();
    }
    assert_eq!(store.find_table(&"a".to_owned()).await.unwrap(), None);
    assert_eq!(store.log("a").await.unwrap(), []);
    assert_eq!(store.find_match("m-a").await.unwrap(), None);
    assert_eq!(ended(1_005, "", 9).await, ["d"]);
    assert_eq!(store.log("d").await.unwrap().len(), 4, "others are left as they are");
    // The code of the table is free again, and signed-in accounts stay.
    store.make_table(&table("a", "ann", 1), &made("ann")).await.unwrap();
    assert_eq!(store.log("a").await.unwrap(), [made("ann")]);
    assert_eq!(store.accounts(&["ann".into(), "guest".into()]).await.unwrap().len(), 2);
}

pub(crate) async fn who_has_nothing_else_goes_with_a_deleted_table(store: &impl Store) {
    store.add_account(&account("ann"), &fresh("h1", 5)).await.unwrap();
    store.add_account(&account("guest"), &fresh("h2", 5)).await.unwrap();
    let beside = lobby::Beside { of: "ann".into(), table: "a".into() };
    let companion = Account { kind: AccountKind::Companion, ..account("companion") };
    store.add_companion(&companion, &beside, 6).await.unwrap();
    played(store, "a", true).await;
    let mut row = table("a", "ann", 1);
    row.summary.status = Status::Finished;
    for who in ["guest", "companion"] {
        std::sync::Arc::make_mut(&mut row.summary.accounts).push(who.into());
    }
    let seat = setup().seats.seats().nth(2).expect("there are three");
    let sat = lobby::Logged { seq: 4, at: 1_003, entry: Entry::Sat { seat, account: "guest".into() } };
    store.append(append(&row, vec![sat])).await.unwrap();
    store.end_session(&hash("h2")).await.unwrap();
    let all = ["ann", "guest", "companion"].map(str::to_owned);
    assert_eq!(store.accounts(&all).await.unwrap().len(), 3, "they have a table");
    store.prune_table("a", 2_000).await.unwrap();
    assert_eq!(store.accounts(&all).await.unwrap(), [account("ann")]);
}
