//! Tables of two nodes that share a deal.

use contract::{Seat, SeatCount, Seed};
use futures_util::future::join;
use lobby::{
    Agent, Append, Dealt, DuplicateSet, Entry, Logged, MatchRow, NewSession, SessionHash, Sitter, Store,
    StoreError,
};
use protocol::{Account, AccountKind, Deal};
use server::SqlStore;
use store_laws::{append, made, said, table};

use super::{node, postgres};

async fn account(store: &SqlStore, id: &str) {
    let account = Account { id: id.into(), name: id.into(), kind: AccountKind::Person };
    let session = NewSession { hash: SessionHash(format!("hash-{id}")), at: 1, agent: Agent::default() };
    store.add_account(&account, &session).await.unwrap();
}

/// Makes two tables that share a deal, for this maker.
async fn set(store: &SqlStore, id: &str, maker: &str) -> [String; 2] {
    let tables = ["x", "y"].map(|which| format!("{id}-{which}"));
    let rows = tables.clone().map(|id| (table(&id, "ann", 1), made("ann")));
    let set = DuplicateSet {
        id: id.into(),
        maker: maker.into(),
        setup: (*rows[0].0.summary.setup).clone(),
        rules_version: 1,
        seed: Seed::from_bytes([7; 32]),
        made_at: 1,
        closed_at: None,
        tables: tables.to_vec(),
    };
    store.make_duplicate(&set, &rows).await.unwrap();
    tables
}

/// Begins the deal at a table, as its owner.
async fn begin(store: &SqlStore, set: &str, at: &str, players: &[&str]) -> Result<(), StoreError> {
    let epoch = store.claim(at).await?.epoch();
    let row = table(at, "ann", 1);
    let dealt = Dealt {
        seq: 2,
        setup: (*row.summary.setup).clone(),
        players: players.iter().map(|id| Some(Sitter::Account((*id).into()))).collect(),
        continues: None,
        deal: Deal::Duplicate { set: set.into() },
    };
    let begun =
        MatchRow { id: format!("m-{at}"), number: 1, game: "g".into(), rules_version: 1, dealt: Some(dealt) };
    store.append(Append { epoch, begun: Some(begun), ..append(&row, vec![said(2, "begin")]) }).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: many deals at two servers"]
async fn nobody_begins_a_deal_at_two_servers_however_close_together() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    for id in ["ann", "bob", "cem"] {
        account(&a, id).await;
    }
    for round in 0..20 {
        let id = format!("s{round}");
        let [x, y] = set(&a, &id, "ann").await;
        let (first, second) =
            join(begin(&a, &id, &x, &["ann", "bob"]), begin(&b, &id, &y, &["bob", "cem"])).await;
        let refused =
            [&first, &second].into_iter().filter(|one| matches!(one, Err(StoreError::Conflict(_)))).count();
        assert_eq!(refused, 1, "{id}: {first:?} {second:?}");
        assert!(first.is_ok() || second.is_ok());
        // Nothing of the refused one is stored.
        let lengths = [a.log(&x).await.unwrap().len(), a.log(&y).await.unwrap().len()];
        assert_eq!(lengths.iter().sum::<usize>(), 3, "{lengths:?}");
    }
    // Other players may begin at the same moment. In sets that the server arranged, all players play at all
    // tables.
    for (id, maker, there) in [("others", "ann", ["ann", "cem"]), ("arranged", "", ["bob", "ann"])] {
        let [x, y] = set(&a, id, maker).await;
        let here: &[&str] = if maker.is_empty() { &["ann", "bob"] } else { &["bob"] };
        let (first, second) = join(begin(&a, id, &x, here), begin(&b, id, &y, &there)).await;
        first.unwrap();
        second.unwrap();
    }
    // Nor does any table begin after the set is closed.
    let [x, y] = set(&a, "closed", "ann").await;
    begin(&a, "closed", &x, &["ann"]).await.unwrap();
    a.close_duplicate("closed", 5).await.unwrap();
    assert!(matches!(begin(&b, "closed", &y, &["cem"]).await, Err(StoreError::Conflict(_))));
}

/// Stores that an account sits down at a table of the deal, as the table's owner.
async fn sit(store: &SqlStore, set: &str, at: &str, account: &str) -> Result<(), StoreError> {
    let epoch = store.claim(at).await?.epoch();
    let mut row = table(at, "ann", 1);
    row.summary.duplicate = Some(set.into());
    row.summary.accounts = vec![account.to_owned()].into();
    let seat = Seat::new(0, SeatCount::new(2).unwrap()).unwrap();
    let sat = Logged { entry: Entry::Sat { seat, account: account.into() }, ..said(2, "") };
    store.append(Append { epoch, ..append(&row, vec![sat]) }).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: many deals at two servers"]
async fn nobody_sits_at_two_tables_of_a_deal_however_close_together() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    for id in ["ann", "bob"] {
        account(&a, id).await;
    }
    for round in 0..20 {
        let id = format!("s{round}");
        let [x, y] = set(&a, &id, "ann").await;
        let (first, second) = join(sit(&a, &id, &x, "bob"), sit(&b, &id, &y, "bob")).await;
        let refused =
            [&first, &second].into_iter().filter(|one| matches!(one, Err(StoreError::Conflict(_)))).count();
        assert_eq!(refused, 1, "{id}: {first:?} {second:?}");
        assert!(first.is_ok() || second.is_ok());
    }
    // Other accounts may sit down.
    let [x, y] = set(&a, "others", "ann").await;
    let (first, second) = join(sit(&a, "others", &x, "ann"), sit(&b, "others", &y, "bob")).await;
    first.unwrap();
    second.unwrap();
}
