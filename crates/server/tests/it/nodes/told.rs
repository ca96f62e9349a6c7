//! News between nodes: ended sessions, bans, names, and entries of lists.

use std::time::{Duration, Instant};

use lobby::{Ban, Store as _};
use protocol::{ServerMessage, Visibility, http};
use serde_json::json;
use tokio::net::TcpListener;

use super::{
    PAUSE,
    cutter::Cutter,
    house::{House, SECRET, Socket, setup},
    postgres,
};
use crate::support::{patiently, until};

/// A time longer than a heartbeat of the lobby.
const BEATS: Duration = Duration::from_secs(4);

/// Starts two nodes with links in both directions. The address of the second leads through a cutter.
pub(super) async fn two(url: &str) -> (House, House, Cutter) {
    let a = House::linked(url, "a", SECRET).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let way = Cutter::to(listener.local_addr().unwrap().to_string()).await;
    let b = House::linked_at(url, "b", SECRET, listener, way.address.clone()).await;
    know_each_other(&a, &b).await;
    (a, b, way)
}

/// Waits until both know the state of the other.
pub(super) async fn know_each_other(a: &House, b: &House) {
    a.lobby.saw("somebody at a");
    b.lobby.saw("somebody at b");
    until("both are asked", || a.lobby.is_here("somebody at b") && b.lobby.is_here("somebody at a")).await;
}

/// Loses news on the way to the first node, and then restores the link.
async fn lose(way: &Cutter, lost: impl AsyncFnOnce()) {
    way.hold(true);
    lost().await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    way.cut();
    way.hold(false);
}

fn signed_out(socket: &mut Socket) -> bool {
    socket.hear("");
    socket.is_closed() && socket.frames.iter().any(|frame| frame.contains(r#""code":4401"#))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: several servers tell each other"]
async fn a_session_that_has_ended_has_no_socket_anywhere() {
    let Some(postgres) = postgres().await else { return };
    let (a, b, way) = two(&postgres.url()).await;
    let (_, token) = a.sign_in("Ann").await;
    let session = a.lobby.session(&token).await.unwrap().unwrap();
    let (_, other) = a.sign_in("Ben").await;
    let (mut there, mut stays) = (b.socket(&token).await, b.socket(&other).await);
    let begun = Instant::now();
    a.lobby.sign_out(&session).await.unwrap();
    until("it is closed", || signed_out(&mut there)).await;
    println!("closed after {:?}", begun.elapsed());

    // A deleted account, and sessions ended by the operator.
    let (eve, token) = a.sign_in("Eve").await;
    let mut there = b.socket(&token).await;
    a.lobby.delete_account(&eve.id).await.unwrap();
    until("it is closed", || signed_out(&mut there)).await;
    let (eve, token) = a.sign_in("Eve").await;
    let mut there = b.socket(&token).await;
    assert_eq!(a.lobby.end_sessions(&eve.id).await.unwrap(), 1);
    until("it is closed", || signed_out(&mut there)).await;

    // Lost news are looked up once the link works again.
    let (_, token) = a.sign_in("Zoe").await;
    let session = a.lobby.session(&token).await.unwrap().unwrap();
    let mut there = b.socket(&token).await;
    lose(&way, async || a.lobby.sign_out(&session).await.unwrap()).await;
    until("it is closed all the same", || signed_out(&mut there)).await;
    stays.hear("");
    assert!(!stays.is_closed());
    let said = way.said().await;
    for secret in [&token, &other, SECRET] {
        assert!(!said.windows(secret.len()).any(|text| text == secret.as_bytes()), "no news has a secret");
    }
    a.close().await;
    b.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: several servers tell each other"]
async fn a_ban_counts_everywhere_though_no_link_works() {
    let Some(postgres) = postgres().await else { return };
    let (a, b, way) = two(&postgres.url()).await;
    let (ann, token) = a.sign_in("Ann").await;
    let mut there = b.socket(&token).await;
    way.hold(true);
    let ban = Ban { account: ann.id.clone(), reason: "insults".into(), at: a.lobby.now(), until: None };
    let begun = Instant::now();
    a.lobby.ban_account(&ban).await.unwrap();
    until("it is closed", || signed_out(&mut there)).await;
    println!("closed after {:?}", begun.elapsed());
    assert!(there.frames.iter().any(|frame| frame.contains("insults")), "they are told why");
    assert!(b.lobby.session(&token).await.is_err());
    a.lobby.unban_account(&ann.id).await.unwrap();
    patiently("it is lifted everywhere", async {
        while b.lobby.session(&token).await.is_err() {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    way.hold(false);
    a.close().await;
    b.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: several servers tell each other"]
async fn a_new_name_is_seen_at_tables_and_in_lists_of_others() {
    let Some(postgres) = postgres().await else { return };
    let (a, b, way) = two(&postgres.url()).await;
    for game in a.lobby.catalogue().iter().map(|game| game.newest().game.info().id) {
        let (ann, token) = a.sign_in(&format!("Ann {}", &game[..9])).await;
        let session = a.lobby.session(&token).await.unwrap().unwrap();
        let public = protocol::Setup { visibility: Visibility::Public, ..setup(game, 3) };
        let table = a.lobby.make_table(&ann, public).await.unwrap().id;
        // The other node owns the table, and lists of this one show it.
        let mut there = b.socket(&token).await;
        there.watch(&table, None).await;
        there.ask(json!({"type": "sit", "table": table})).await.unwrap();
        let named = |house: &House, name: &str| {
            let wanted = http::ListTables { game: Some(game.into()), status: None, page: None };
            house.lobby.public_tables(&wanted).0.iter().any(|table| table.names.iter().any(|is| is == name))
        };
        until("it is shown", || named(&a, &ann.name)).await;
        let first = format!("Anne {}", &game[..9]);
        a.lobby.rename(&session, &first).await.unwrap();
        until("it is seen at the table", || {
            there.hear("");
            there.frames.iter().any(|frame| frame.contains(r#""type":"renamed""#) && frame.contains(&first))
        })
        .await;
        until("it is seen in lists", || named(&a, &first) && named(&b, &first)).await;
        // Once more, while the news are lost.
        let second = format!("Anna {}", &game[..9]);
        lose(&way, async || drop(a.lobby.rename(&session, &second).await.unwrap())).await;
        there.hear("");
        if there.is_closed() {
            there.watch(&table, None).await;
        }
        until("it is seen all the same", || {
            there.hear("");
            there.frames.iter().any(|frame| frame.contains(&second))
        })
        .await;
        until("lists have it", || named(&a, &second) && named(&b, &second)).await;
        drop(there);
        until("nobody is there", || !named(&a, &second)).await;
    }
    a.close().await;
    b.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: several servers tell each other"]
async fn whoever_is_here_is_here_for_all_until_their_server_is_gone() {
    let Some(postgres) = postgres().await else { return };
    let (a, b, _) = two(&postgres.url()).await;
    let (ann, token) = a.sign_in("Ann").await;
    let there = b.socket(&token).await;
    until("they are here", || a.lobby.is_here(&ann.id)).await;
    drop(there);
    until("they are not", || !a.lobby.is_here(&ann.id)).await;
    let _there = b.socket(&token).await;
    until("they are here", || a.lobby.is_here(&ann.id)).await;
    b.close().await;
    until("nobody is there", || !a.lobby.is_here(&ann.id) && !a.lobby.is_here("somebody at b")).await;
    // It returns under its name, and its state is requested again.
    let b = House::linked(&postgres.url(), "b", SECRET).await;
    let _there = b.socket(&token).await;
    until("they are here again", || a.lobby.is_here(&ann.id)).await;
    a.close().await;
    b.close().await;
}

/// A server without the secret neither sends nor receives news.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: several servers tell each other"]
async fn whoever_has_no_secret_is_not_heard() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let (a, b, _) = two(&url).await;
    let c = House::linked(&url, "c", "another secret of thirty-two chars").await;
    let (ann, token) = a.sign_in("Ann").await;
    let session = a.lobby.session(&token).await.unwrap().unwrap();
    let mut there = b.socket(&token).await;
    // Waits until all lookups that the new links caused are done.
    tokio::time::sleep(BEATS).await;
    c.lobby.saw("somebody at c");
    c.lobby.rename(&session, "Mallory").await.unwrap();
    c.lobby.sign_out(&session).await.unwrap();
    tokio::time::sleep(BEATS).await;
    there.hear("");
    assert!(
        !there.is_closed() && !there.frames.iter().any(|frame| frame.contains("Mallory")),
        "{:?}",
        there.frames
    );
    assert!(!a.lobby.is_here("somebody at c") && !c.lobby.is_here("somebody at a"));
    assert!(!c.lobby.is_here(&ann.id));
    // The data in the database is valid anyway.
    assert!(b.store.session(&session.hash).await.unwrap().is_none());
    for news in [&b"{}"[..], b"", br#"{"news":"ended"}"#, &[0xff; 9]] {
        assert!(b.lobby.hear(news).is_err());
    }
    for house in [&a, &b, &c] {
        house.close().await;
    }
}

/// Returns the notices that an account received on a socket.
pub(super) fn notices(socket: &Socket) -> Vec<protocol::Notice> {
    let of = |frame: &String| match serde_json::from_str::<ServerMessage>(frame).unwrap() {
        ServerMessage::Notices { notices } => notices,
        _ => Vec::new(),
    };
    socket.frames.iter().flat_map(of).collect()
}
