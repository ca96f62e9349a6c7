use protocol::http::BotHere;
use serde_json::{Value, json};

use super::Person;
use crate::support::{Server, Socket, patiently};

/// Signs in a bot that accepts challenges to these games. Returns its socket, id and token.
async fn open(server: &Server, name: &str, plays: &[&str]) -> (Socket, String, String) {
    let answer = server.json("POST", "/api/session", &[], json!({ "name": name, "kind": "bot" })).await;
    let signed: Value = answer.read();
    let token = signed["token"].as_str().unwrap().to_owned();
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    let mut socket = server.upgrade(Some("septet.v1"), &headers).await.unwrap();
    socket.ask(json!({ "type": "listen", "id": "l", "plays": plays })).await;
    (socket, signed["account"]["id"].as_str().unwrap().to_owned(), bearer)
}

async fn here(of: &Person<'_>, query: &str) -> Vec<String> {
    let bots: Vec<BotHere> = of.get(&format!("/api/bots{query}")).await.read();
    bots.into_iter().map(|bot| bot.account.name).collect()
}

/// Returns the next notices.
async fn notices(socket: &mut Socket) -> Value {
    loop {
        let told = serde_json::to_value(socket.next().await).unwrap();
        if told["type"] == "notices" && told["notices"] != json!([]) {
            return told["notices"].clone();
        }
    }
}

#[tokio::test]
async fn programs_are_listed_by_game_and_asked_by_whoever_is_at_a_table() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    assert_eq!(here(&ann, "").await, [""; 0]);
    let (mut ada, id, _) = open(&server, "Ada", &["seven-kingdoms"]).await;
    let _bo = open(&server, "Bo", &["seven-sages", "seven-dragons"]).await;
    assert_eq!(here(&ann, "").await, ["Ada", "Bo"]);
    assert_eq!(here(&ann, "?game=seven-dragons").await, ["Bo"]);
    assert_eq!(here(&ann, "?game=seven-wonders").await, [""; 0]);
    assert_eq!(ann.get("/api/bots?table=1").await.status, 400);
    let (table, code) = ann.table().await;
    let ask = async |who: &Person<'_>, table: &str, whom: &str| {
        who.post(&format!("/api/tables/{table}/challenges"), json!({ "account": whom })).await
    };
    Person::done(&ask(&ann, &code.to_lowercase(), &id).await);
    let asked = notices(&mut ada).await;
    assert_eq!(
        (&asked[0]["what"]["is"], &asked[0]["what"]["from"]["name"]),
        (&json!("challenged"), &json!("Ann"))
    );
    assert_eq!((&asked[0]["table"], &asked[0]["code"]), (&json!(table), &json!(code)));
    // A challenge fails for a table of other players, for an account that accepts none, and for the own
    // account.
    for (who, whom, status) in [(&bob, id.as_str(), 404), (&ann, bob.id.as_str(), 404), (&ann, &ann.id, 403)]
    {
        assert_eq!(ask(who, &code, whom).await.status, status);
    }
    for nonsense in ["", "é\u{0}", "0"] {
        assert_eq!(ask(&ann, &code, nonsense).await.status, 404);
    }
    drop(ada);
    patiently("it is here no longer", async {
        while here(&ann, "").await != ["Bo"] {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
    assert_eq!(ask(&ann, &code, &id).await.status, 404, "it is here no longer");
}

#[tokio::test]
async fn a_mute_goes_before_a_challenge_and_is_not_told() {
    let server = Server::start().await;
    let ann = Person::of(&server, "Ann").await;
    let (mut ada, id, bearer) = open(&server, "Ada", &["seven-kingdoms"]).await;
    let headers = [("authorization", bearer.as_str())];
    let muted = json!({ "account": ann.id, "muted": true });
    assert_eq!(server.json("POST", "/api/mutes", &headers, muted).await.status, 204);
    let (_, code) = ann.table().await;
    let path = format!("/api/tables/{code}/challenges");
    Person::done(&ann.post(&path, json!({ "account": id })).await);
    let (_, other) = ann.table().await;
    // The bot unmutes Ann, and its first notice is about the other table.
    let heard = json!({ "account": ann.id, "muted": false });
    assert_eq!(server.json("POST", "/api/mutes", &headers, heard).await.status, 204);
    Person::done(&ann.post(&format!("/api/tables/{other}/challenges"), json!({ "account": id })).await);
    assert_eq!(notices(&mut ada).await[0]["code"], json!(other));
    Person::done(&ann.post("/api/mutes", json!({ "account": id, "muted": true })).await);
    assert_eq!(ann.post(&path, json!({ "account": id })).await.status, 403);
}

#[tokio::test]
async fn a_friend_who_listens_is_told_that_they_are_invited() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let link: Value = ann.post("/api/friends/links", Value::Null).await.read();
    assert_eq!(bob.post("/api/friends", json!({ "code": link["code"] })).await.status, 201);
    let (table, code) = ann.table().await;
    let (other, _) = bob.table().await;
    let mut socket = bob.watching(&other).await;
    socket.ask(json!({ "type": "listen", "id": "l" })).await;
    let invite = json!({ "table": code });
    Person::done(&ann.post(&format!("/api/friends/{}/invite", bob.id), invite.clone()).await);
    let invited = notices(&mut socket).await;
    assert_eq!((&invited[0]["what"]["is"], &invited[0]["table"]), (&json!("invited"), &json!(table)));
}
