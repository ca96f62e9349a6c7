//! Bots that listen at one node and are challenged at another, and the data that a leader needs.

use std::time::Duration;

use lobby::Store as _;
use protocol::{AccountKind, Noticed, ProblemCode, http};
use serde_json::{Value, json};

use super::{
    PAUSE,
    house::{House, SECRET, Socket, begin, setup},
    postgres,
    told::{know_each_other, notices, two},
};
use crate::support::{patiently, until};

const GAME: &str = "seven-dragons";

async fn program(house: &House, name: &str) -> (protocol::Account, String) {
    let request = http::SignIn { name: name.into(), kind: AccountKind::Bot };
    let signed = house.lobby.sign_in(request, Default::default()).await.unwrap();
    (signed.account, signed.token)
}

fn hears(socket: &mut Socket, what: impl Fn(&Noticed) -> bool) -> bool {
    socket.hear("");
    notices(socket).iter().any(|notice| what(&notice.what))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: several servers ask each other"]
async fn a_program_is_asked_and_answers_wherever_it_listens() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let (a, b, way) = two(&url).await;
    let (ada, ada_token) = program(&b, "Ada").await;
    let (ann, token) = a.sign_in("Ann").await;
    let session = a.lobby.session(&token).await.unwrap().unwrap();
    let mut program = b.socket(&ada_token).await;
    program.ask(json!({"type": "listen", "plays": [GAME]})).await.unwrap();
    // Known at once, because the other nodes hear of it before the answer.
    assert!(
        a.lobby.can_be_challenged(&ada.id, GAME) && !a.lobby.can_be_challenged(&ada.id, "seven-kingdoms")
    );
    assert_eq!(a.lobby.programs_here(), [(ada.clone(), vec![GAME.to_owned()])]);
    assert!(a.lobby.listens_from(&ada.id).is_some() && a.lobby.listens_from(&ann.id).is_none());

    let table = a.lobby.make_table(&ann, setup(GAME, 2)).await.unwrap().id;
    let row = a.store.find_table(&table).await.unwrap().unwrap();
    let mut asks = a.socket(&token).await;
    asks.ask(json!({"type": "listen"})).await.unwrap();
    a.lobby.challenge(&session, &ada.id, &row).await.unwrap();
    until("it is asked", || {
        hears(&mut program, |what| matches!(what, Noticed::Challenged { from } if *from == ann))
    })
    .await;
    // It reconnects to another node, finds the challenge there and declines it.
    let mut elsewhere = a.socket(&ada_token).await;
    elsewhere.ask(json!({"type": "listen", "plays": [GAME]})).await.unwrap();
    assert!(hears(&mut elsewhere, |what| matches!(what, Noticed::Challenged { .. })));
    elsewhere.ask(json!({"type": "decline", "table": table})).await.unwrap();
    let again = elsewhere.ask(json!({"type": "decline", "table": table})).await.unwrap_err();
    assert_eq!(again["code"], "not_found");
    until("whoever asked hears it", || {
        hears(&mut asks, |what| matches!(what, Noticed::Declined { by } if by.id == ada.id))
    })
    .await;
    drop(elsewhere);

    // The limit is the same as with one node.
    let mut refused = Vec::new();
    for n in 0..3 {
        let (ben, token) = a.sign_in(&format!("Ben {n}")).await;
        let session = a.lobby.session(&token).await.unwrap().unwrap();
        for _ in 0..15 {
            let table = a.lobby.make_table(&ben, setup(GAME, 2)).await.unwrap().id;
            let row = a.store.find_table(&table).await.unwrap().unwrap();
            refused
                .extend(a.lobby.challenge(&session, &ada.id, &row).await.err().map(|problem| problem.code));
        }
    }
    assert_eq!(refused, [ProblemCode::TooMany; 13], "32 stand");

    // News of a table of the other node reach the socket, though the link was lost in between.
    let mut seated = a.socket(&ada_token).await;
    // A bot that declined finds the private table by its code only.
    seated.watch(&row.code, None).await;
    way.hold(true);
    seated.ask(json!({"type": "sit", "table": row.code})).await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    way.cut();
    way.hold(false);
    until("it is told that it sits there", || {
        program.hear("");
        notices(&program).iter().any(|one| one.table == table && matches!(one.what, Noticed::Seated { .. }))
    })
    .await;
    a.close().await;
    b.close().await;
}

/// The pending decisions of another node's tables reach the leader, and so does whether an account watches
/// there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: several servers ask each other"]
async fn a_leader_is_told_whom_tables_of_others_wait_for() {
    let Some(postgres) = postgres().await else { return };
    let (a, b, way) = two(&postgres.url()).await;
    let _follows = a.lobby.follow_tables();
    // The first list contains a mark that earlier changes may be missing.
    let mut missed = false;
    until("it is asked", || {
        missed |= a.lobby.changed_elsewhere().1;
        missed
    })
    .await;
    for game in a.lobby.catalogue().iter().map(|game| game.newest().game.info().id) {
        let (ann, token) = b.sign_in(&format!("Ann {}", &game[..9])).await;
        let table = b.lobby.make_table(&ann, setup(game, 3)).await.unwrap().id;
        let mut there = b.socket(&token).await;
        there.watch(&table, None).await;
        begin(&mut there, &table).await;
        there.asked((&table, None), 0).await.expect("it has begun");
        let mut missed = false;
        until("the debt is told", || {
            let (tables, also) = a.lobby.changed_elsewhere();
            missed |= also;
            tables
                .iter()
                .any(|one| one.table == table && one.debtors.iter().any(|owes| owes.account == ann.id))
        })
        .await;
        assert!(!missed, "{game}: nothing was lost");
        assert_eq!(a.lobby.is_watching(&ann.id, &table).await, Some(true), "{game}");
        drop(there);
        patiently("nobody watches", async {
            while a.lobby.is_watching(&ann.id, &table).await != Some(false) {
                tokio::time::sleep(PAUSE).await;
            }
        })
        .await;
        // Watching at the asking node, over a link, is watching as well.
        let mut here = a.socket(&token).await;
        here.watch(&table, None).await;
        assert_eq!(a.lobby.is_watching(&ann.id, &table).await, Some(true), "{game}");
    }
    // While the owner is unreachable, no answer claims that the account does not watch. Afterwards all tables
    // are read again.
    way.hold(true);
    let mut missed = false;
    until("it is noticed", || {
        missed |= a.lobby.changed_elsewhere().1;
        missed
    })
    .await;
    way.hold(false);
    let mut missed = false;
    until("once more when it is back", || {
        missed |= a.lobby.changed_elsewhere().1;
        missed
    })
    .await;
    a.close().await;
    b.close().await;
}

/// Another node does not delete a table in use or a session with a socket.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: several servers ask each other"]
async fn what_is_in_use_at_another_server_is_not_forgotten() {
    let Some(postgres) = postgres().await else { return };
    let (a, b, way) = two(&postgres.url()).await;
    let (ann, token) = b.sign_in("Ann").await;
    let table = b.lobby.make_table(&ann, setup(GAME, 2)).await.unwrap().id;
    let mut there = b.socket(&token).await;
    there.watch(&table, None).await;
    for request in [
        json!({"type": "sit", "table": table}),
        json!({"type": "add_bot", "table": table, "player": "random"}),
        json!({"type": "start", "table": table}),
        json!({"type": "resign", "table": table}),
    ] {
        there.ask(request).await.unwrap();
    }
    until("it ends", || {
        there.hear("");
        there.game.as_ref().is_some_and(|game| game.outcome.is_some())
    })
    .await;
    let later = a.lobby.now() + 1_000_000;
    assert_eq!(a.lobby.prune(later).await.unwrap(), 0, "somebody looks at it");
    // Nor if it cannot find out.
    way.hold(true);
    assert_eq!(a.lobby.prune(later).await.unwrap(), 0, "nobody says that it is not used");
    way.hold(false);
    drop(there);
    let pruned = patiently("nobody looks at it any more", async {
        loop {
            match a.lobby.prune(later).await.unwrap() {
                0 => tokio::time::sleep(PAUSE).await,
                pruned => return pruned,
            }
        }
    });
    assert_eq!(pruned.await, 1);
    a.close().await;
    b.close().await;
}

/// A duty of the leader can be requested at any node, and is found again when another node leads.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: several servers ask each other"]
async fn whoever_leads_answers_and_whoever_is_asked_waits_for_it() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let (a, b) = (House::linked(&url, "a", SECRET).await, House::linked(&url, "b", SECRET).await);
    know_each_other(&a, &b).await;
    for house in [&a, &b] {
        let (name, leadership) = (house.name.clone(), house.store.leadership());
        let duty = move |asked: Value| {
            let (name, lead) = (name.clone(), leadership.lead());
            Box::pin(async move { lead.map(|_| json!({ "by": name, "asked": asked })).map_err(Into::into) })
                as _
        };
        house.lobby.answers_as_leader("echo", Box::new(duty));
    }
    assert!(a.store.leadership().lead().is_ok());
    for house in [&a, &b] {
        let told = house.lobby.ask_leader("echo", json!(7)).await.unwrap();
        assert_eq!(told, json!({ "by": "a", "asked": 7 }));
    }
    let none = b.lobby.ask_leader("nothing", Value::Null).await.unwrap_err();
    assert_eq!(none.code, ProblemCode::NotFound);
    a.close().await;
    // The link to the closed node may still seem open. Such a request fails with `Closing`, and is repeated.
    let told = loop {
        match b.lobby.ask_leader("echo", json!(8)).await {
            Ok(told) => break told,
            Err(problem) => assert_eq!(problem.code, ProblemCode::Closing, "{problem:?}"),
        }
    };
    assert_eq!(told, json!({ "by": "b", "asked": 8 }), "it waited until it led itself");
    b.close().await;
}
