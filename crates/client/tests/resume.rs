//! The SDK against a server that breaks connections on purpose. Matches reach their end, the server carries
//! out every answer once, and no step is lost.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

mod fake;

use std::time::Duration;

use client::{Bot, Client, Error, How, News, Session};
use fake::{CODE, Fake, Faults, TABLE};
use protocol::{AccountKind, ProblemCode};
use tokio::time::timeout;

async fn bot(address: String, name: &'static str) -> client::Ended {
    let session = Session::sign_in(&address, name, AccountKind::Bot).await.unwrap();
    let client = Client::connect(&session).await.unwrap();
    let mut table = client.follow(CODE).await.unwrap();
    let player =
        games::players("seven-kingdoms").unwrap().into_iter().find(|player| player.name() == name).unwrap();
    Bot::new(player.as_ref(), How { seed: Some([1; 32]), ..How::default() }).play(&mut table).await.unwrap()
}

/// Plays a match between two bots and returns the counts of the server.
async fn match_with(faults: Faults) -> (u32, u32, u32) {
    let (fake, address) = Fake::start(2, faults).await;
    let both = async { tokio::join!(bot(address.clone(), "random"), bot(address.clone(), "heuristic")) };
    let (one, other) = timeout(Duration::from_secs(60), both).await.unwrap();
    assert_eq!(one.outcome, other.outcome);
    assert_ne!(one.seat, other.seat);
    assert_eq!(fake.inputs(), (one.decisions + other.decisions) as usize, "every answer counts once");
    fake.counts()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_a_match_to_its_end() {
    let (sockets, submissions, repeats) = match_with(Faults::default()).await;
    assert_eq!((sockets, repeats), (2, 0));
    assert!(submissions > 20);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_lost_before_it_was_carried_out_is_sent_again() {
    let faults = Faults { lose_before: Some(7), ..Faults::default() };
    let (sockets, submissions, repeats) = match_with(faults).await;
    assert!(sockets > 4 && submissions > 20, "{sockets} sockets");
    assert_eq!(repeats, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_carried_out_without_an_answer_is_not_carried_out_again() {
    let faults = Faults { lose_after: Some(6), ..Faults::default() };
    let (sockets, _, repeats) = match_with(faults).await;
    assert!(sockets > 4 && repeats >= sockets - 2, "{sockets} sockets, {repeats} repeats");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hurried_bot_waits_and_tries_again() {
    match_with(Faults { hurry: Some(5), ..Faults::default() }).await;
}

/// A spectator whose connection breaks often still receives each step once, in order.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_resumed_table_misses_nothing() {
    let (fake, address) = Fake::start(2, Faults::default()).await;
    let session = Session::sign_in(&address, "watcher", AccountKind::Bot).await.unwrap();
    let client = Client::connect(&session).await.unwrap();
    let mut table = client.follow(TABLE).await.unwrap();
    assert!(table.you().is_none() && table.game().is_none());
    let watching = async {
        let mut steps = Vec::new();
        for n in 1.. {
            if let News::Game(new) = table.next().await.unwrap() {
                steps.extend(new.into_iter().map(|step| step.seq));
                assert!(table.decision().is_none());
            }
            if table.game().is_some_and(|game| game.outcome.is_some()) {
                break;
            }
            if n % 10 == 0 {
                client.break_off();
            }
        }
        steps
    };
    let all =
        async { tokio::join!(bot(address.clone(), "random"), bot(address.clone(), "random"), watching) };
    let (_, _, steps) = timeout(Duration::from_secs(60), all).await.unwrap();
    assert_eq!(steps.len(), fake.inputs());
    assert!(steps.windows(2).all(|two| two[1] == two[0] + 1), "{steps:?}");
    assert!(fake.counts().0 > 4, "the line did break");
}

#[tokio::test]
async fn refusals_are_typed() {
    let (_, address) = Fake::start(2, Faults::default()).await;
    let nameless = Session::sign_in(&address, "", AccountKind::Bot).await.unwrap_err();
    assert_eq!(nameless.code(), Some(ProblemCode::BadText));
    assert!(!nameless.is_passing());
    let session = Session::sign_in(&address, "Ada", AccountKind::Bot).await.unwrap();
    let client = Client::connect(&session).await.unwrap();
    let nowhere = client.follow("NOPE").await.unwrap_err();
    assert_eq!(nowhere.code(), Some(ProblemCode::NotFound));

    let (_, other) = Fake::start(2, Faults::default()).await;
    let stranger = Session::with_token(&other, "token-9").await.unwrap_err();
    assert!(matches!(stranger, Error::Garbled(_)), "the fake has no such request: {stranger:?}");
    assert!(matches!(Session::sign_in("nonsense", "Ada", AccountKind::Bot).await, Err(Error::Address(_))));
    let nobody = Session::sign_in("http://127.0.0.1:1", "Ada", AccountKind::Bot).await.unwrap_err();
    assert!(nobody.is_passing(), "{nobody:?}");
}
