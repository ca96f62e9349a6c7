//! When the server was not alive.

use lobby::{Outage, Store};

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
