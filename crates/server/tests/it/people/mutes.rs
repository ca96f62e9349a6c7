use protocol::http::MutedByMe;
use serde_json::{Value, json};

use super::Person;
use crate::support::Server;

#[tokio::test]
async fn a_mute_belongs_to_the_account_and_outlives_a_new_name() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let mutes = async || ann.get("/api/mutes").await.read::<Vec<MutedByMe>>();
    assert_eq!(mutes().await, []);
    for _ in 0..2 {
        Person::done(&ann.post("/api/mutes", json!({ "account": bob.id, "muted": true })).await);
    }
    let renamed = bob.ask("PATCH", "/api/session", json!({ "name": "Robert" })).await;
    assert_eq!(renamed.status, 200);
    let muted = mutes().await;
    assert_eq!(muted.len(), 1);
    assert_eq!((muted[0].account.id.as_str(), muted[0].account.name.as_str()), (bob.id.as_str(), "Robert"));
    // Other accounts do not see it.
    assert_eq!(bob.get("/api/mutes").await.read::<Vec<Value>>(), [] as [Value; 0]);

    let no = async |account: &str, status: u16| {
        let answer = ann.post("/api/mutes", json!({ "account": account, "muted": true })).await;
        assert_eq!(answer.status, status, "{answer:?}");
        answer.problem();
    };
    no(&ann.id, 403).await;
    no("nobody", 404).await;
    no("", 404).await;
    no(&"x".repeat(5_000), 404).await;
    assert_eq!(server.get("/api/mutes").await.status, 401);

    Person::done(&ann.post("/api/mutes", json!({ "account": bob.id, "muted": false })).await);
    assert_eq!(mutes().await, []);
    Person::done(&ann.post("/api/mutes", json!({ "account": bob.id, "muted": true })).await);
    bob.erase().await;
    assert_eq!(mutes().await, [], "an account that is gone is not kept");
}
