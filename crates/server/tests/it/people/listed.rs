use protocol::http::{MatchListing, MatchRecord, Player};
use serde_json::{Value, json};

use super::Person;
use crate::support::Server;

/// Plays a match of one player with a bot. Returns its table and its id.
async fn played(of: &Person<'_>, game: &str, visibility: &str) -> (String, String) {
    let setup = json!({ "game": game, "seats": 2, "visibility": visibility });
    let made: protocol::http::MadeTable = of.post("/api/tables", setup).await.read();
    let mut socket = of.watching(&made.id).await;
    for request in [
        json!({ "type": "sit", "id": "1", "table": made.id }),
        json!({ "type": "add_bot", "id": "2", "table": made.id, "player": "random" }),
        json!({ "type": "start", "id": "3", "table": made.id }),
    ] {
        socket.ask(request).await;
    }
    of.play(&made.id).await;
    let mine: Vec<MatchListing> = of.get("/api/matches/mine").await.read();
    (made.id, mine[0].id.clone())
}

async fn listed(of: &Person<'_>, query: &str) -> Vec<String> {
    let answer = of.get(&format!("/api/matches{query}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.read::<Vec<MatchListing>>().into_iter().map(|one| one.id).collect()
}

#[tokio::test]
async fn matches_of_public_tables_are_listed_and_others_are_not() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let (table, open) = played(&ann, "seven-kingdoms", "public").await;
    let (hidden, private) = played(&ann, "seven-kingdoms", "private").await;
    for query in
        ["", &format!("?account={}", ann.id), &format!("?table={table}"), "?game=seven-kingdoms&seats=2"]
    {
        assert_eq!(listed(&bob, query).await, [open.as_str()], "{query}");
    }
    for query in [
        &format!("?table={hidden}"),
        &format!("?account={}", bob.id),
        "?game=seven-dragons",
        "?seats=3",
        "?page=2",
        "?account=%00",
        "?table=' OR 1=1 --",
    ] {
        assert_eq!(listed(&bob, &query.replace(' ', "%20")).await, [""; 0], "{query}");
    }
    for query in ["?page=501", "?with=ann", "?seats=many"] {
        assert_eq!(bob.get(&format!("/api/matches{query}")).await.status, 400, "{query}");
    }
    // A record contains the players' present names. That of a private match can be read by its id.
    for id in [&open, &private] {
        let record: MatchRecord = bob.get(&format!("/api/matches/{id}")).await.read();
        assert!(matches!(&record.seated[0], Player::Account { account } if account.name == "Ann"));
        assert!(matches!(&record.seated[1], Player::Bot { player } if player == "random"));
        assert!(record.time.is_some_and(|time| time.began_at <= time.ended_at));
    }
    let renamed = ann.ask("PATCH", "/api/session", json!({ "name": "Anna" })).await;
    assert_eq!(renamed.status, 200);
    let record: Value = bob.get(&format!("/api/matches/{open}")).await.read();
    assert_eq!(record["seated"][0]["account"]["name"], "Anna");
    ann.erase().await;
    let record: Value = bob.get(&format!("/api/matches/{open}")).await.read();
    assert_eq!(record["seated"][0]["account"]["name"], "a former player");
    assert_eq!(listed(&bob, "").await, [open.as_str()], "the match stays");
    assert_eq!(listed(&bob, &format!("?account={}", ann.id)).await, [""; 0], "and names nobody");
}
