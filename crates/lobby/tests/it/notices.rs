//! Notices to listening accounts about any of their tables, and challenges to external bots.

use std::{net::IpAddr, time::Duration};

use lobby::{Store as _, TableRow};
use protocol::{AccountKind, ClientMessage, Notice, Noticed, ProblemCode, ServerMessage, http};
use serde_json::json;

use crate::{
    clocks::timed,
    house::{Client, HERE, House, setup},
};

fn id(client: &Client) -> &str {
    &client.session.account.id
}

async fn program(house: &House, name: &str, address: IpAddr) -> Client {
    let request = http::SignIn { name: name.into(), kind: AccountKind::Bot };
    let signed = house.lobby.sign_in(request, Default::default()).await.unwrap();
    let session = house.lobby.session(&signed.token).await.unwrap().unwrap();
    house.socket_from(session, address).await
}

/// Sends a request that concerns no table. Returns the code of the refusal.
async fn say(client: &mut Client, message: ClientMessage) -> Option<ProblemCode> {
    client.connection.handle(message).await;
    client.hear().await;
    match serde_json::from_str::<ServerMessage>(client.heard.last().unwrap()).unwrap() {
        ServerMessage::Done { .. } => None,
        ServerMessage::Problem { problem, .. } => Some(problem.code),
        other => panic!("{other:?}"),
    }
}

async fn listen(client: &mut Client, plays: &[&str]) -> Option<ProblemCode> {
    let plays = plays.iter().map(|&game| game.into()).collect();
    say(client, ClientMessage::Listen { id: "listens".into(), plays }).await
}

async fn decline(client: &mut Client, table: &str) -> Option<ProblemCode> {
    say(client, ClientMessage::Decline { id: "declines".into(), table: table.into() }).await
}

/// Returns the notices since the last call.
async fn told(client: &mut Client) -> Vec<Notice> {
    client.hear().await;
    let heard = std::mem::take(&mut client.heard);
    let notices =
        heard.iter().filter_map(|text| match serde_json::from_str::<ServerMessage>(text).unwrap() {
            ServerMessage::Notices { notices } => Some(notices),
            _ => None,
        });
    notices.flatten().collect()
}

/// Returns a short name for each notice.
fn short(notices: &[Notice]) -> Vec<&'static str> {
    let short = |notice: &Notice| match notice.what {
        Noticed::Seated { .. } => "seated",
        Noticed::Unseated => "unseated",
        Noticed::Began { .. } => "began",
        Noticed::YourTurn { .. } => "turn",
        Noticed::Over { .. } => "over",
        Noticed::Rematch => "rematch",
        Noticed::Invited { .. } => "invited",
        Noticed::Challenged { .. } => "challenged",
        Noticed::Declined { .. } => "declined",
        Noticed::Series { .. } => "series",
    };
    notices.iter().map(short).collect()
}

async fn row(house: &House, client: &Client) -> TableRow {
    house.store.tables_of(id(client), 1).await.unwrap().remove(0)
}

#[tokio::test(start_paused = true)]
async fn who_listens_is_told_of_a_match_without_watching_it() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    // Another socket of Ben's, which watches no table.
    let mut bell = house.socket(ben.session.clone()).await;
    assert_eq!(listen(&mut bell, &[]).await, None);
    assert_eq!(told(&mut bell).await, [], "there is no table yet");
    let table = house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let seated = told(&mut bell).await;
    assert_eq!(short(&seated), ["seated"]);
    assert_eq!((seated[0].table.as_str(), seated[0].game.as_str()), (table.as_str(), "goof"));
    assert_eq!(seated[0].code, ana.state.as_ref().unwrap().code);
    assert!(told(&mut ana).await.is_empty() && told(&mut ben).await.is_empty(), "these do not listen");
    ana.ok(json!({"type": "start"})).await;
    let began = told(&mut bell).await;
    assert_eq!(short(&began), ["began", "turn"]);
    ben.hear().await;
    let Noticed::YourTurn { decision, until: None, .. } = began[1].what else { panic!("{began:?}") };
    assert_eq!(decision, ben.offered().unwrap().0, "it can be answered by what was told");
    // Until the end of the match Ben receives each of his decisions once, and none of Ana's.
    let mut decisions = vec![decision];
    let over = loop {
        ana.hear().await;
        ben.hear().await;
        if ben.offered().is_some() {
            ben.answer().await;
        }
        if ana.game().outcome.is_none() && ana.offered().is_some() {
            ana.answer().await;
        }
        let notices = told(&mut bell).await;
        for notice in &notices {
            if let Noticed::YourTurn { decision, .. } = notice.what {
                decisions.push(decision);
            }
        }
        if let Some(Noticed::Over { id }) = notices.last().map(|notice| &notice.what) {
            break id.clone();
        }
    };
    assert!(decisions.is_sorted() && decisions.windows(2).all(|two| two[0] < two[1]), "{decisions:?}");
    assert!(house.lobby.match_record(&over).await.is_ok(), "the match can be looked up by it");
    ana.ok(json!({"type": "rematch"})).await;
    assert_eq!(short(&told(&mut bell).await), ["seated", "rematch"], "seats move on by one");
    ben.ok(json!({"type": "stand"})).await;
    assert_eq!(short(&told(&mut bell).await), ["unseated"]);
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_is_told_how_things_stand_with_deadlines() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(timed(2), &mut [&mut ana, &mut ben]).await;
    house.table(setup("haggle", 3), &mut [&mut ana]).await;
    let sessions = (ana.session.clone(), ben.session.clone());
    house.restart(Duration::from_secs(1_000)).await;
    let mut ana = house.socket(sessions.0).await;
    assert_eq!(listen(&mut ana, &[]).await, None);
    let stands = told(&mut ana).await;
    assert_eq!(short(&stands), ["seated", "seated", "began", "turn"], "the newest table first");
    let Noticed::YourTurn { until: Some(until), .. } = stands[3].what else { panic!("{stands:?}") };
    assert!(until > house.now(), "the outage was not their time");
    assert!(ana.heard.is_empty());
    // Each request costs a query, so there is a limit.
    let mut refused = None;
    for _ in 0..10 {
        refused = refused.or(listen(&mut ana, &[]).await);
    }
    assert_eq!(refused, Some(ProblemCode::TooMany));
}

#[tokio::test(start_paused = true)]
async fn a_program_that_plays_with_anybody_is_listed_and_asked() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let mut ada = program(&house, "Ada", HERE).await;
    assert_eq!(house.lobby.programs_here(), []);
    assert_eq!(listen(&mut ada, &["goof", "haggle"]).await, None);
    let here = house.lobby.programs_here();
    assert_eq!(here, [(ada.session.account.clone(), vec!["goof".to_owned(), "haggle".to_owned()])]);
    assert!(house.lobby.can_be_challenged(id(&ada), "goof"));
    assert!(!house.lobby.can_be_challenged(id(&ada), "seven-kingdoms"));
    assert!(!house.lobby.can_be_challenged(id(&ana), "goof"), "nobody asks people but their friends");
    house.table(setup("goof", 3), &mut [&mut ana]).await;
    let there = row(&house, &ana).await;
    told(&mut ada).await;
    house.lobby.challenge(&ana.session, id(&ada), &there).await.unwrap();
    let asked = told(&mut ada).await;
    assert_eq!(short(&asked), ["challenged"]);
    assert!(matches!(&asked[0].what, Noticed::Challenged { from } if *from == ana.session.account));
    assert_eq!(listen(&mut ada, &[]).await, None);
    assert_eq!(house.lobby.programs_here(), [], "it plays with anybody no longer");
    assert_eq!(listen(&mut ada, &["haggle"]).await, None);
    drop(ada);
    assert_eq!(house.lobby.programs_here(), [], "it is here no longer");
}

/// A notice names the table by its id, which is no permission for others.
#[tokio::test(start_paused = true)]
async fn a_program_that_is_asked_finds_the_private_table() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let (mut ada, mut eve) = (program(&house, "Ada", HERE).await, program(&house, "Eve", HERE).await);
    for program in [&mut ada, &mut eve] {
        listen(program, &["goof"]).await;
    }
    let private = protocol::Setup { visibility: protocol::Visibility::Private, ..setup("goof", 3) };
    house.table(private, &mut [&mut ana]).await;
    let there = row(&house, &ana).await;
    house.lobby.challenge(&ana.session, id(&ada), &there).await.unwrap();
    let watch = json!({"type": "watch", "table": there.id});
    assert!(house.lobby.table(&there.id, HERE, Some(id(&ada))).await.is_ok());
    ada.ok(watch.clone()).await;
    assert_eq!(eve.refused(watch).await, ProblemCode::NotFound);
}

#[tokio::test(start_paused = true)]
async fn a_challenge_stands_until_it_is_accepted_or_declined_or_old() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let mut ada = program(&house, "Ada", HERE).await;
    let table = house.table(setup("goof", 3), &mut [&mut ana]).await;
    let there = row(&house, &ana).await;
    for client in [&mut ana, &mut ada] {
        assert_eq!(listen(client, &[]).await, None);
        told(client).await;
    }
    let (session, asks) = (ada.session.clone(), ana.session.clone());
    let ask = || house.lobby.challenge(&asks, &session.account.id, &there);
    ask().await.unwrap();
    ask().await.unwrap();
    drop(ada);
    let mut ada = house.socket(session.clone()).await;
    assert_eq!(listen(&mut ada, &["goof"]).await, None);
    assert_eq!(short(&told(&mut ada).await), ["challenged"], "once, however often it was asked");
    assert_eq!(decline(&mut ada, &there.code.to_lowercase()).await, None);
    assert_eq!(decline(&mut ada, &there.code).await, Some(ProblemCode::NotFound));
    let answer = told(&mut ana).await;
    assert!(matches!(&answer[0].what, Noticed::Declined { by } if by.id == session.account.id), "{answer:?}");
    // Accepted: the bot takes a seat, and the challenge is dropped.
    ask().await.unwrap();
    ada.table.clone_from(&table);
    ada.ok(json!({"type": "watch"})).await;
    ada.ok(json!({"type": "sit"})).await;
    assert_eq!(decline(&mut ada, &table).await, Some(ProblemCode::NotFound));
    // Or the challenge expires.
    ada.ok(json!({"type": "stand"})).await;
    ask().await.unwrap();
    tokio::time::sleep(Duration::from_secs(601)).await;
    told(&mut ada).await;
    assert_eq!(listen(&mut ada, &["goof"]).await, None);
    assert_eq!(told(&mut ada).await, []);
}

#[tokio::test(start_paused = true)]
async fn people_cannot_be_asked_by_anybody_and_games_have_to_exist() {
    let house = House::open().await;
    let (mut ana, mut ada) = (house.person("Ana").await, program(&house, "Ada", HERE).await);
    assert_eq!(listen(&mut ana, &["goof"]).await, Some(ProblemCode::NotAllowed));
    assert_eq!(listen(&mut ada, &["chess"]).await, Some(ProblemCode::NotFound));
    assert_eq!(listen(&mut ada, &["goof"; 17]).await, Some(ProblemCode::TooMany));
    assert_eq!(house.lobby.programs_here(), []);
}

#[tokio::test(start_paused = true)]
async fn nobody_fills_the_list_alone_or_asks_without_end() {
    let house = House::open().await;
    let mut crowd = Vec::new();
    for n in 0..25 {
        let mut puppet = program(&house, &format!("Puppet {n}"), HERE).await;
        assert_eq!(listen(&mut puppet, &["goof"]).await, None);
        crowd.push(puppet);
    }
    let mut ada = program(&house, "Ada", "10.1.2.3".parse().unwrap()).await;
    assert_eq!(listen(&mut ada, &["goof"]).await, None);
    let listed = house.lobby.programs_here();
    assert_eq!(listed.len(), 21, "twenty of one address, and one of another");
    assert_eq!(listed[0].0.name, "Puppet 0", "who came first");
    let mut ana = house.person("Ana").await;
    house.table(setup("goof", 3), &mut [&mut ana]).await;
    let there = row(&house, &ana).await;
    let mut refused = Vec::new();
    for _ in 0..30 {
        refused.extend(house.lobby.challenge(&ana.session, id(&ada), &there).await.err().map(|e| e.code));
    }
    assert_eq!(refused, [ProblemCode::TooMany; 10]);
}

#[tokio::test(start_paused = true)]
async fn a_renamed_program_is_listed_by_its_name() {
    let house = House::open().await;
    let mut ada = program(&house, "Ada", HERE).await;
    assert_eq!(listen(&mut ada, &["goof"]).await, None);
    house.lobby.rename(&ada.session, "Adele").await.unwrap();
    assert_eq!(house.lobby.programs_here()[0].0.name, "Adele");
}

#[tokio::test(start_paused = true)]
async fn a_companion_does_not_listen_and_whoever_it_sits_beside_hears_of_its_turn() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let private = protocol::Setup { visibility: protocol::Visibility::Private, ..setup("goof", 2) };
    house.table(private, &mut [&mut ana]).await;
    ana.ok(json!({"type": "beside", "name": "Ben"})).await;
    assert_eq!(listen(&mut ana, &[]).await, None);
    told(&mut ana).await;
    ana.ok(json!({"type": "start"})).await;
    let began = told(&mut ana).await;
    assert_eq!(short(&began), ["began", "turn"], "one for both of them");
    let companion = row(&house, &ana).await.summary.accounts.iter().find(|a| *a != id(&ana)).cloned();
    let mut ben = house.beside(&ana, &companion.unwrap()).await;
    assert_eq!(listen(&mut ben, &[]).await, Some(ProblemCode::NotAllowed));
    // No matter which of the two decides first, the remaining decision is sent.
    let Noticed::YourTurn { seat, .. } = began[1].what else { panic!("{began:?}") };
    let hers = seat.number() == ana.seat();
    if hers {
        ana.answer().await
    } else {
        ben.answer().await
    };
    let left = told(&mut ana).await;
    let [Notice { what: Noticed::YourTurn { seat: left, .. }, .. }] = left[..] else { panic!("{left:?}") };
    assert_ne!(left, seat);
}

#[tokio::test(start_paused = true)]
async fn the_first_message_names_the_client_of_the_server() {
    for build in [None, Some("0123abcd".to_owned())] {
        let house = House::with(lobby::Config { build: build.clone(), ..lobby::Config::default() }).await;
        let ana = house.person("Ana").await;
        let first = ana.heard.first().unwrap();
        assert_eq!(first.contains(r#""build""#), build.is_some(), "{first}");
        match serde_json::from_str::<ServerMessage>(first).unwrap() {
            ServerMessage::Hello { build: told, .. } => assert_eq!(told, build),
            other => panic!("{other:?}"),
        }
    }
}
