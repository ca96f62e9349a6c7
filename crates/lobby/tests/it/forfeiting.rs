//! A seat that is taken from an account that no longer plays.

use std::time::Duration;

use contract::{Input, SeatChange};
use lobby::{Arranged, Entry, Sitter};
use protocol::{By, Clock, Deal, ProblemCode, Setup, Status};
use serde_json::json;

use crate::{
    house::{Client, House, setup},
    seated::{log, owes},
};

fn account(client: &Client) -> Sitter {
    Sitter::Account(client.session.account.id.clone())
}

fn left(entry: &Entry) -> bool {
    matches!(entry, Entry::Played { by: By::Clock, input: Input::Seat(SeatChange::Leave), .. })
}

#[tokio::test(start_paused = true)]
async fn it_is_given_up_once_and_the_match_goes_on() {
    let house = House::open().await;
    let (mut ana, ben) = (house.person("Ana").await, house.person("Ben").await);
    let timed = Setup { clock: Clock::Seconds { per_decision: 600 }, ..setup("goof", 3) };
    let seats = vec![account(&ana), account(&ben), Sitter::Bot("first".into())];
    let row =
        house.lobby.arrange(Arranged { setup: timed, seats, seed: None, deal: Deal::Chance }).await.unwrap();
    ana.table.clone_from(&row.id);
    ana.ok(json!({"type": "watch"})).await;
    let bens = ben.session.account.id.clone();
    for _ in 0..3 {
        house.lobby.forfeit(&row.id, &bens).await.unwrap();
    }
    house.lobby.forfeit(&row.id, "somebody who does not play").await.unwrap();
    assert_eq!(log(&house, &row.id).await.iter().filter(|entry| left(entry)).count(), 1);
    while ana.state.as_ref().unwrap().status == Status::Playing {
        ana.hear().await;
        if owes(&ana) {
            ana.answer().await;
        } else {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    assert!(ana.game().outcome.is_some(), "Ana plays it to its end");
    assert_eq!(house.lobby.forfeit(&row.id, &bens).await.unwrap_err().code, ProblemCode::WrongTime);
    assert_eq!(house.lobby.forfeit("nowhere", &bens).await.unwrap_err().code, ProblemCode::NotFound);
}
