//! Shared deals at several tables, over HTTP.

use lobby::Store as _;
use protocol::{
    ServerMessage,
    http::{Duplicate, DuplicateState, MadeDuplicate, MatchListing, MatchRecord, Rating},
};
use serde_json::{Value, json};

use super::Person;
use crate::support::{Answer, Server, bearer};

fn wanted(tables: u64) -> Value {
    json!({ "setup": { "game": "seven-kingdoms", "seats": 2, "visibility": "public" }, "tables": tables })
}

async fn made(maker: &Person<'_>) -> MadeDuplicate {
    let answer = maker.post("/api/duplicates", wanted(2)).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.read()
}

async fn shown(to: &Person<'_>, id: &str) -> Duplicate {
    to.get(&format!("/api/duplicates/{id}")).await.read()
}

/// Sits down at a table with a bot, and begins.
async fn begin(who: &Person<'_>, table: &str) {
    let mut socket = who.watching(table).await;
    for (n, mut deed) in [
        json!({ "type": "sit" }),
        json!({ "type": "add_bot", "player": "random" }),
        json!({ "type": "start" }),
    ]
    .into_iter()
    .enumerate()
    {
        (deed["id"], deed["table"]) = (format!("b{n}").into(), table.into());
        let answer = socket.ask(deed).await;
        assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_account_that_sits_down_at_two_tables_at_once_has_one_seat() {
    let server = Server::start().await;
    for n in 0..8 {
        let ann = Person::of(&server, &format!("Ann {n}")).await;
        let set = made(&ann).await;
        let tables = [&set.tables[0].id, &set.tables[1].id];
        let (mut one, mut other) = (ann.watching(tables[0]).await, ann.watching(tables[1]).await);
        let sit = |table: &str| json!({ "type": "sit", "id": "s", "table": table });
        let answers = tokio::join!(one.ask(sit(tables[0])), other.ask(sit(tables[1])));
        let sits = |answer: &ServerMessage| matches!(answer, ServerMessage::Done { .. });
        assert!(sits(&answers.0) != sits(&answers.1), "{answers:?}");
        let mut seats = 0;
        for table in tables {
            let row = server.store.find_table(table).await.unwrap().unwrap();
            seats += usize::from(row.summary.accounts.contains(&ann.id));
        }
        assert_eq!(seats, 1);
    }
}

#[tokio::test]
async fn it_is_made_played_and_opened_when_all_are_over() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let set = made(&ann).await;
    assert_eq!(set.tables.len(), 2);
    let before = shown(&bob, &set.id).await;
    assert_eq!((before.maker.id.as_str(), before.open, before.opens_at), (ann.id.as_str(), false, None));
    assert!(before.tables.iter().all(|table| table.state == DuplicateState::Gathering));

    begin(&ann, &set.tables[0].id).await;
    begin(&bob, &set.tables[1].id).await;
    ann.play(&set.tables[0].id).await;
    let hers = shown(&ann, &set.id).await;
    let result = hers.tables[0].result.clone().unwrap();
    assert_eq!((hers.open, result.matchpoints.len(), hers.tables[0].mine), (false, 0, true));
    let seed = server.store.duplicate(&set.id).await.unwrap().unwrap().seed.reveal();

    // Every early request is refused.
    let listed: Vec<MatchListing> = ann.get("/api/matches/mine").await.read();
    let id = &listed[0].id;
    assert_eq!(*id, result.id);
    for who in [&ann, &bob] {
        for path in ["", "/replay?as=spectator", "/analysis/0", "/talk"] {
            let answer = who.get(&format!("/api/matches/{id}{path}")).await;
            assert_eq!(answer.status, 409, "{path}: {answer:?}");
            assert!(!String::from_utf8_lossy(&answer.body).contains(&seed));
        }
        let fork = json!({ "at": 0, "seats": [{ "is": "me" }, { "is": "bot", "player": "random" }] });
        let forked = who.post(&format!("/api/matches/{id}/fork"), fork).await;
        assert_eq!((forked.status, forked.problem().as_str()), (409, "wrong_time"));
        let export = who.post("/api/account/export", json!({})).await;
        let export = String::from_utf8(export.body.clone()).unwrap();
        assert!(export.contains(&set.tables[0].id) == (who.id == ann.id) && !export.contains(&seed));
    }
    let (first, second) = (&set.tables[0].code, &set.tables[1].code);
    for (who, table) in [(&ann, second), (&bob, first)] {
        let refused = who.get(&format!("/api/tables/{table}/since")).await;
        assert_eq!((refused.status, refused.problem().as_str()), (403, "not_allowed"));
        let guessed = who.post(&format!("/api/tables/{table}/guess"), json!({})).await;
        assert_eq!((guessed.status, guessed.problem().as_str()), (403, "not_allowed"));
        let mut socket = who.watching(table).await;
        let sits = socket.ask(json!({ "type": "sit", "id": "s", "table": table })).await;
        assert!(matches!(sits, ServerMessage::Problem { .. }), "{sits:?}");
    }
    let page = bob.get(&format!("/api/duplicates/{}", set.id)).await;
    assert!(!String::from_utf8_lossy(&page.body).contains(&seed));
    assert!(page.read::<Duplicate>().tables.iter().all(|table| table.result.is_none()));

    bob.play(&set.tables[1].id).await;
    let all: Duplicate = server.get(&format!("/api/duplicates/{}", set.id)).await.read();
    assert!(all.open && all.tables.iter().all(|table| table.state == DuplicateState::Over));
    let results: Vec<_> = all.tables.into_iter().map(|table| table.result.unwrap()).collect();
    for seat in 0..2 {
        let won: f64 = results.iter().map(|result| result.matchpoints[seat].won).sum();
        assert!((won - 1.0).abs() < f64::EPSILON, "{results:?}");
    }
    for result in &results {
        let record: MatchRecord = server.get(&format!("/api/matches/{}", result.id)).await.read();
        assert_eq!(record.seed, seed);
    }
    assert_eq!(ann.get("/api/ratings/mine").await.read::<Vec<Rating>>(), [], "it says nothing of strength");
    // The maker may delete the account; the played matches stay.
    ann.erase().await;
    let after = shown(&bob, &set.id).await;
    assert_eq!((after.open, after.maker.name.as_str()), (true, "a former player"));
}

#[tokio::test]
async fn what_cannot_be_is_refused() {
    let server = Server::start().await;
    let ann = Person::of(&server, "Ann").await;
    let refused = |answer: Answer| (answer.status, answer.problem());
    for tables in [0, 1, 9, 255] {
        let answer = ann.post("/api/duplicates", wanted(tables)).await;
        assert_eq!(refused(answer), (400, "bad_setup".into()), "{tables}");
    }
    for (wrong, code) in [
        (json!({ "setup": { "game": "chess", "seats": 2 }, "tables": 2 }), (404, "not_found")),
        (json!({ "setup": { "game": "seven-kingdoms", "seats": 9 }, "tables": 2 }), (400, "malformed")),
        (json!({ "setup": { "game": "seven-kingdoms", "seats": 2 } }), (400, "malformed")),
        (json!({ "setup": { "game": "seven-kingdoms", "seats": 2 }, "tables": 256 }), (400, "malformed")),
        (
            json!({ "setup": { "game": "seven-kingdoms", "seats": 2 }, "tables": 2, "seed": "00" }),
            (400, "malformed"),
        ),
    ] {
        let (status, problem) = refused(ann.post("/api/duplicates", wrong.clone()).await);
        assert_eq!((status, problem.as_str()), code, "{wrong}");
    }
    assert_eq!(server.json("POST", "/api/duplicates", &[], wanted(2)).await.status, 401);
    assert_eq!(refused(ann.get("/api/duplicates/none").await), (404, "not_found".into()));

    let set = made(&ann).await;
    let close = format!("/api/duplicates/{}/close", set.id);
    let bob = server.bot("bob").await;
    let bobs = server.json("POST", &close, &[("authorization", &bearer(&bob))], json!({})).await;
    assert_eq!(refused(bobs), (403, "not_allowed".into()));
    let closed: Duplicate = ann.post(&close, json!({})).await.read();
    assert!(closed.closed && closed.open && closed.tables[0].state == DuplicateState::Closed);
}

#[tokio::test]
async fn as_many_count_as_are_made() {
    let settings = server::Settings { tables_per_minute: 9, ..server::Settings::default() };
    let server = Server::with(settings).await;
    let ann = Person::of(&server, "Ann").await;
    assert_eq!(ann.post("/api/duplicates", wanted(8)).await.status, 201);
    let more = ann.post("/api/duplicates", wanted(2)).await;
    assert_eq!((more.status, more.problem().as_str()), (429, "too_many"));
    assert_eq!(ann.get("/api/tables/mine").await.read::<Vec<Value>>().len(), 8, "nothing is made by halves");
}
