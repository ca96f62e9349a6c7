//! Arrivals and departures: absence, substitute bots, resigning, claiming, rematches, hosts.

use std::time::Duration;

use lobby::Config;
use protocol::{By, Occupant, ProblemCode, ServerMessage, Status};
use serde_json::json;

use crate::house::{Client, House, setup};

fn away(client: &Client, name: &str) -> bool {
    client.state.as_ref().unwrap().seats.iter().any(
        |(_, s)| matches!(&s.occupant, Occupant::Account { account, away: true, .. } if account.name == name),
    )
}

#[tokio::test(start_paused = true)]
async fn a_stand_in_plays_for_who_is_gone_until_they_return() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let (session, table) = (ben.session.clone(), ben.table.clone());
    drop(ben);
    tokio::time::sleep(Duration::from_secs(58)).await;
    ana.hear().await;
    assert!(!away(&ana, "Ben"));
    ana.answer().await;
    let bids = ana.seq;
    tokio::time::sleep(Duration::from_secs(5)).await;
    ana.hear().await;
    assert!(away(&ana, "Ben"));
    assert!(ana.seq > bids);
    assert_eq!(ana.game().steps.last().unwrap().by, By::StandIn);

    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    ana.hear().await;
    back.hear().await;
    assert!(!away(&ana, "Ben"));
    back.answer().await;
    assert_eq!(back.game().steps.last().unwrap().by, By::Player);
}

/// If several seats act at one time, the choice of a substitute bot may have become impossible. The bot's
/// slowness must not cost the absent player anything.
#[tokio::test(start_paused = true)]
async fn a_stand_in_who_is_overtaken_thinks_again() {
    let house = House::with(Config { bot_pause: Duration::from_secs(5), ..Config::default() }).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    let offer = async |ana: &mut Client, coins: u32| {
        let intent = json!({"do": "offer", "to": 1, "coins": coins});
        let decision = ana.game().decision.as_ref().unwrap().number;
        ana.ok(json!({"type": "submit", "decision": decision, "intent": intent})).await;
    };
    offer(&mut ana, 5).await;
    drop(ben);
    // The substitute bot begins to think after a minute, and takes five seconds.
    tokio::time::sleep(Duration::from_secs(62)).await;
    offer(&mut ana, 3).await;
    assert!(ana.game().steps.iter().all(|step| step.by == By::Player), "the stand-in still thinks");
    // Players can follow each step of the bot, since Ana decides at the same time.
    tokio::time::sleep(Duration::from_secs(11)).await;
    let told = ana.hear_now();
    let steps = told.iter().filter_map(|message| match message {
        ServerMessage::Game(update) => Some(&update.steps),
        _ => None,
    });
    let done: Vec<_> = steps.flatten().map(|step| (step.by, step.events[0].seen.clone())).collect();
    let traded = json!({"event": "traded", "from": 0, "to": 1, "coins": 3});
    let ready = json!({"event": "done", "seat": 1});
    assert_eq!(done, [(By::StandIn, traded), (By::StandIn, ready)]);
}

#[tokio::test(start_paused = true)]
async fn nobody_plays_on_when_everybody_is_gone() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let (session, table, seq) = (ben.session.clone(), ben.table.clone(), ben.seq);
    drop((ana, ben));
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(back.seq, seq);
}

#[tokio::test(start_paused = true)]
async fn who_resigns_is_played_for_and_the_last_one_may_claim() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("seven-kingdoms", 2), &mut [&mut ana, &mut ben]).await;
    assert_eq!(ana.refused(json!({"type": "claim"})).await, ProblemCode::NotAllowed);
    ben.ok(json!({"type": "resign"})).await;
    assert_eq!(ben.refused(json!({"type": "resign"})).await, ProblemCode::NotAllowed);
    ana.hear().await;
    if ana.game().decision.is_some() {
        ana.answer().await;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    ana.hear().await;
    assert_eq!(ana.game().steps.last().unwrap().by, By::StandIn);
    ben.hear().await;
    assert!(ben.game().decision.is_none());
    ana.ok(json!({"type": "claim"})).await;
    assert_eq!(ana.state.as_ref().unwrap().status, Status::Finished);
    assert_eq!(ana.game().outcome.as_ref().unwrap().places.iter().next().unwrap().1, &1);
}

#[tokio::test(start_paused = true)]
async fn a_rematch_keeps_the_room_and_moves_the_seats() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    assert_eq!(ana.refused(json!({"type": "rematch"})).await, ProblemCode::WrongTime);
    while ana.game().outcome.is_none() {
        ana.answer().await;
        ben.hear().await;
        ben.answer().await;
        ana.hear().await;
    }
    ana.ok(json!({"type": "chat", "text": "again!"})).await;
    ben.ok(json!({"type": "rematch"})).await;
    ana.hear().await;
    let twice = ana.ask_as("twice", json!({"type": "rematch"})).await.unwrap_err();
    assert_eq!(twice.code, ProblemCode::WrongTime);
    assert!(twice.message.contains("already proposed"), "{twice:?}");
    let state = ana.state.as_ref().unwrap();
    assert_eq!(state.status, Status::Gathering);
    assert_eq!(state.proposed_by.as_ref(), Some(&ben.session.account.id));
    let ready = |state: &protocol::TableView| -> Vec<bool> {
        let is = |occupant: &Occupant| matches!(occupant, Occupant::Account { ready: true, .. });
        state.seats.iter().map(|(_, seat)| is(&seat.occupant)).collect()
    };
    assert_eq!(ready(state), [true, false], "who proposes it is ready");
    let names: Vec<_> = state
        .seats
        .iter()
        .map(|(_, s)| match &s.occupant {
            Occupant::Account { account, .. } => account.name.as_str(),
            _ => "",
        })
        .collect();
    assert_eq!(names, ["Ben", "Ana"]);
    ana.ok(json!({"type": "start"})).await;
    assert_eq!(ana.state.as_ref().unwrap().proposed_by, None);
    assert_eq!(ana.game().number, 2);
    assert_eq!(ana.chat, ["Ana: again!"]);
}

/// A host's phone sleeps for a minute, and the host returns to the table.
#[tokio::test(start_paused = true)]
async fn an_interim_host_gives_the_table_back_to_who_made_it_and_cannot_send_them_away() {
    let mut house = House::open().await;
    let (mut ana, mut ben, mut cem) =
        (house.person("Ana").await, house.person("Ben").await, house.person("Cem").await);
    house.table(setup("goof", 3), &mut [&mut ana, &mut ben, &mut cem]).await;
    let (session, table) = (ana.session.clone(), ana.table.clone());
    drop(ana);
    tokio::time::sleep(Duration::from_secs(62)).await;
    ben.hear().await;
    let state = ben.state.as_ref().unwrap();
    assert_eq!((&state.host, &state.maker), (&ben.session.account.id, &session.account.id));
    assert_eq!(ben.refused(json!({"type": "remove", "seat": 0})).await, ProblemCode::NotAllowed);
    ben.ok(json!({"type": "remove", "seat": 2})).await;

    let mut back = house.socket(session.clone()).await;
    back.table.clone_from(&table);
    back.ok(json!({"type": "watch"})).await;
    ben.hear().await;
    assert_eq!(ben.state.as_ref().unwrap().host, session.account.id);
    assert_eq!(back.state.as_ref().unwrap().host, session.account.id);
    assert_eq!(ben.refused(json!({"type": "remove", "seat": 0})).await, ProblemCode::NotAllowed);
    back.ok(json!({"type": "remove", "seat": 1})).await;

    // The same after a restart while another player was host, and during a match.
    tokio::time::sleep(Duration::from_secs(121)).await;
    drop(back);
    ben.ok(json!({"type": "sit"})).await;
    cem.ok(json!({"type": "sit"})).await;
    tokio::time::sleep(Duration::from_secs(62)).await;
    for client in [&mut ben, &mut cem] {
        client.ok(json!({"type": "ready", "ready": true})).await;
    }
    ben.ok(json!({"type": "start"})).await;
    house.restart(Duration::from_secs(5)).await;
    let mut cem = house.socket(cem.session.clone()).await;
    cem.table.clone_from(&table);
    cem.ok(json!({"type": "watch"})).await;
    assert_eq!(cem.state.as_ref().unwrap().host, ben.session.account.id);
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    cem.hear().await;
    assert_eq!(cem.state.as_ref().unwrap().host, back.session.account.id);
    let host = |text: &String| text.contains(r#""type":"table""#) && text.contains(r#""host":true"#);
    assert!(back.heard.iter().any(host), "they are told");
}
