//! Outages of the server.

use lobby::{Append, Checkpoint, Logged, Outage, Store, TableRow};

use crate::samples::{append, made, said, table};

pub(crate) async fn silence_is_noted_once(store: &impl Store) {
    store.note_outage(100).await.unwrap();
    assert_eq!(store.outages().await.unwrap(), [], "before the first beat there was nothing to miss");
    store.beat(200).await.unwrap();
    store.beat(300).await.unwrap();
    store.note_outage(900).await.unwrap();
    assert_eq!(store.outages().await.unwrap(), [Outage { from: 300, to: 900 }]);
    store.beat(1_000).await.unwrap();
    store.note_outage(2_000).await.unwrap();
    assert_eq!(
        store.outages().await.unwrap(),
        [Outage { from: 300, to: 900 }, Outage { from: 1_000, to: 2_000 }]
    );
}

pub(crate) async fn times_of_a_clock_that_was_ahead_count_as_now(store: &impl Store) {
    assert!(!store.set_back(100, 5).await.unwrap(), "nobody was alive before");
    let row = TableRow { wake_at: Some(9_500), ..table("t", "ann", 50) };
    store.make_table(&row, &made("ann")).await.unwrap();
    let checkpoint = Some(Checkpoint { seq: 1, state: "{}".into() });
    let ahead = append(&row, vec![Logged { at: 9_000, ..said(2, "ahead") }]);
    store.append(Append { checkpoint, ..ahead }).await.unwrap();
    for (from, to) in [(100, 200), (300, 9_000), (9_100, 9_200)] {
        store.beat(from).await.unwrap();
        store.note_outage(to).await.unwrap();
    }
    store.beat(9_300).await.unwrap();
    assert!(!store.set_back(9_295, 5).await.unwrap(), "that little does not matter");
    assert_eq!(store.log("t").await.unwrap()[1].at, 9_000);

    assert!(store.set_back(2_000, 5).await.unwrap());
    let log = store.log("t").await.unwrap();
    assert_eq!(log.iter().map(|logged| logged.at).collect::<Vec<_>>(), [made("ann").at, 2_000]);
    assert_eq!(log[1].entry, said(2, "ahead").entry);
    assert_eq!(store.checkpoint("t").await.unwrap(), None, "it holds times that only the lobby reads");
    let outages = [Outage { from: 100, to: 200 }, Outage { from: 300, to: 2_000 }];
    assert_eq!(store.outages().await.unwrap(), outages);
    assert_eq!(store.due_tables(2_000, 9).await.unwrap(), ["t"], "it looks at the clock anew");
    assert!(!store.set_back(2_000, 5).await.unwrap(), "once is enough");
    store.note_outage(2_500).await.unwrap();
    assert_eq!(store.outages().await.unwrap()[2..], [Outage { from: 2_000, to: 2_500 }]);
}
