//! A lesson: the same cards for all, one player alone.

use contract::Catalogued;
use lobby::{Catalogue, Config, OfferedGame};
use protocol::{Newcomers, ProblemCode, Setup, Visibility};
use serde_json::{Value, json};
use seven_kingdoms::SevenKingdoms;

use crate::{
    clocks::timed,
    house::{Client, House, setup},
};

/// Longer than a bot waits so that players can follow.
const PAUSE: std::time::Duration = std::time::Duration::from_millis(1_000);

fn kingdoms() -> Catalogue {
    let players = games::players("seven-kingdoms").unwrap();
    Catalogue::new(vec![OfferedGame::new(Catalogued::<SevenKingdoms>::new(), players)])
}

fn alone() -> Setup {
    Setup { visibility: Visibility::Private, newcomers: Newcomers::Nobody, ..setup("seven-kingdoms", 2) }
}

async fn with_a_bot(house: &House, setup: Setup) -> Client {
    let mut ana = house.person("Ana").await;
    house.table(setup, &mut [&mut ana]).await;
    ana.ok(json!({ "type": "add_bot", "seat": null, "player": "newcomer" })).await;
    ana
}

/// Returns the messages of a match to a client that always takes the first choice.
async fn played(ana: &mut Client) -> Vec<Value> {
    let mut seen = Vec::new();
    for _ in 0..40 {
        for _ in 0..200 {
            ana.hear().await;
            if ana.game().decision.is_some() || ana.game().outcome.is_some() {
                break;
            }
            tokio::time::sleep(PAUSE).await;
        }
        seen.push(serde_json::to_value(&ana.game().view).unwrap());
        if ana.game().outcome.is_some() {
            break;
        }
        ana.answer().await;
    }
    seen
}

#[tokio::test(start_paused = true)]
async fn a_lesson_is_the_same_match_each_time() {
    let mut matches = Vec::new();
    let mut hashes = Vec::new();
    for lesson in [true, true, false] {
        let house = House::of(Config::default(), kingdoms).await;
        let mut ana = with_a_bot(&house, alone()).await;
        let start =
            if lesson { json!({ "type": "start", "lesson": true }) } else { json!({ "type": "start" }) };
        ana.ok(start).await;
        ana.hear().await;
        hashes.push(ana.state.as_ref().unwrap().game.as_ref().unwrap().seed_hash.clone());
        matches.push(played(&mut ana).await);
    }
    assert_eq!(hashes[0], hashes[1]);
    assert_eq!(matches[0], matches[1], "bots choose alike");
    assert!(matches[0].len() > 20, "{}", matches[0].len());
    assert_ne!(hashes[0], hashes[2], "any other match is dealt by chance");
}

#[tokio::test(start_paused = true)]
async fn nobody_else_is_dealt_what_somebody_knows() {
    let house = House::of(Config::default(), kingdoms).await;
    let open = Setup { visibility: Visibility::Public, ..alone() };
    let hurried = Setup { clock: timed(2).clock, ..alone() };
    let joined = Setup { newcomers: Newcomers::ByConsent, ..alone() };
    for refused in [open, hurried, joined] {
        let mut ana = with_a_bot(&house, refused).await;
        let code = ana.refused(json!({ "type": "start", "lesson": true })).await;
        assert_eq!(code, ProblemCode::BadSetup);
        ana.ok(json!({ "type": "start" })).await;
    }
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.table(alone(), &mut [&mut ana, &mut ben]).await;
    let code = ana.refused(json!({ "type": "start", "lesson": true })).await;
    assert_eq!(code, ProblemCode::BadSetup);
}
