use protocol::{
    Deal, ServerMessage,
    http::{DealOfTheDay, MadeTable, MatchListing, MatchRecord, MyDay, Rating},
};
use serde_json::{Value, json};

use super::Person;
use crate::support::Server;

const GAME: &str = "seven-kingdoms";

async fn today(of: &Person<'_>) -> DealOfTheDay {
    let days: Vec<DealOfTheDay> = of.get("/api/days").await.read();
    days.into_iter().find(|day| day.game == GAME).unwrap()
}

async fn begin(of: &Person<'_>) -> MadeTable {
    let answer = of.post(&format!("/api/days/{GAME}"), Value::Null).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.read()
}

#[tokio::test]
async fn everybody_is_dealt_the_same_once_and_sees_how_others_did_afterwards() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let all: Vec<DealOfTheDay> = server.get("/api/days").await.read();
    assert_eq!(all.len(), 4, "whoever is nobody sees them, too");
    let before = today(&ann).await;
    assert_eq!((&before.mine, before.bars.len(), before.expert), (&MyDay::Open, 0, None));
    assert_eq!((before.seats, before.player.as_str()), (4, "skilled"));

    let table = begin(&ann).await;
    assert_eq!(begin(&ann).await.id, table.id, "once");
    let playing = MyDay::Playing { table: table.code.clone() };
    assert_eq!(today(&ann).await.mine, playing);
    ann.play(&table.id).await;
    let hers = today(&ann).await;
    let MyDay::Over { id, score: Some(score), better: 0 } = hers.mine.clone() else { panic!("{hers:?}") };
    assert_eq!((hers.bars.len(), hers.bars[0].score, hers.bars[0].people), (1, score, 1));
    assert_eq!(begin(&ann).await.id, table.id, "once for all");

    // Bob sees the results without names, and nothing of the cards.
    let his = today(&bob).await;
    assert_eq!((&his.mine, &his.bars, his.expert), (&MyDay::Open, &hers.bars, None));
    let other = begin(&bob).await;
    assert_ne!(other.id, table.id);
    bob.play(&other.id).await;
    let MyDay::Over { id: his_id, .. } = today(&bob).await.mine else { panic!("it is over") };
    let record = async |id: &str| server.get(&format!("/api/matches/{id}")).await.read::<MatchRecord>();
    let (one, two) = (record(&id).await, record(&his_id).await);
    assert_eq!((one.seed, one.options, one.seats), (two.seed, two.options, two.seats));
    let people: u32 = today(&ann).await.bars.iter().map(|bar| bar.people).sum();
    assert_eq!(people, 2);

    // The list contains the kind of the deal, and the match is unrated.
    let listed: Vec<MatchListing> = ann.get("/api/matches/mine").await.read();
    assert_eq!(listed[0].deal, Deal::Day { day: hers.day });
    assert_eq!(ann.get("/api/ratings/mine").await.read::<Vec<Rating>>(), []);
    bob.erase().await;
    let people: u32 = today(&ann).await.bars.iter().map(|bar| bar.people).sum();
    assert_eq!(people, 1);
}

#[tokio::test]
async fn what_somebody_else_decided_is_no_result() {
    let server = Server::start().await;
    let ann = Person::of(&server, "Ann").await;
    let table = begin(&ann).await;
    // The table of a deal of the day cannot be changed, because its match has begun.
    let mut socket = ann.watching(&table.id).await;
    let setup = json!({ "game": GAME, "seats": 2 });
    let changed =
        socket.ask(json!({ "type": "configure", "id": "c", "table": table.id, "setup": setup })).await;
    assert!(matches!(changed, ServerMessage::Problem { .. }), "{changed:?}");
    let resigned = socket.ask(json!({ "type": "resign", "id": "r", "table": table.id })).await;
    if matches!(resigned, ServerMessage::Done { .. }) {
        loop {
            let day = today(&ann).await;
            match day.mine {
                MyDay::Over { score, .. } => {
                    assert_eq!((score, day.bars.len()), (None, 0));
                    break;
                }
                MyDay::Open | MyDay::Playing { .. } => {
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                }
            }
        }
    }
    let nowhere = ann.post("/api/days/chess", Value::Null).await;
    assert_eq!((nowhere.status, nowhere.problem().as_str()), (404, "not_found"));
    assert_eq!(server.json("POST", "/api/days/seven-kingdoms", &[], json!({})).await.status, 401);
}

#[tokio::test]
async fn asked_for_at_once_it_is_one_table() {
    let server = Server::start().await;
    let ann = Person::of(&server, "Ann").await;
    let (one, two, three) = tokio::join!(begin(&ann), begin(&ann), begin(&ann));
    assert_eq!((&one.id, &two.id), (&two.id, &three.id));
}
