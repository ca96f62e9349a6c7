//! Connections without the secret.

use lobby::Caller;
use protocol::ProblemCode;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};

use super::{
    cutter::Cutter,
    house::{House, SECRET, code, setup},
    postgres,
};
use crate::support::{patiently, until};

/// Returns all bytes that a server answers to these bytes, until it closes the connection.
async fn answer(address: &str, says: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let _ = stream.write_all(says).await;
    let mut heard = Vec::new();
    let _reset = patiently("the server closes the connection", stream.read_to_end(&mut heard)).await;
    heard
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: waits until silent connections are closed"]
async fn nobody_is_let_in_without_the_secret() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let own = listener.local_addr().unwrap().to_string();
    let way = Cutter::to(own.clone()).await;
    let a = House::linked_at(&url, "a", SECRET, listener, way.address.clone()).await;
    let (ann, token) = a.sign_in("Ann").await;
    let game = a.lobby.catalogue().iter().next().unwrap().newest().game.info().id;
    let table = a.lobby.make_table(&ann, setup(game, 2)).await.unwrap().id;
    a.socket(&token).await.watch(&table, None).await;

    // A server with another secret, on the same database.
    let c = House::linked(&url, "c", "another secret of thirty-two chars").await;
    let mut eve = c.socket(&token).await;
    let problem = eve.ask(json!({"type": "watch", "table": table})).await.unwrap_err();
    assert_eq!(code(&problem), "overtaken", "{problem}");
    assert!(eve.game.is_none() && eve.frames.len() == 2, "hello, and a problem: {:?}", eve.frames);
    // It received a hello and no proof.
    let before = way.said().await;

    // A node with the secret is accepted. A repetition of its bytes is worthless.
    let b = House::linked(&url, "b", SECRET).await;
    let mut here = b.socket(&token).await;
    here.watch(&table, None).await;
    let said = way.said().await.split_off(before.len());
    assert!(!said.windows(SECRET.len()).any(|text| text == SECRET.as_bytes()));
    let hello = answer(&own, &said).await;
    assert!(hello.starts_with(&[0, 0]) && hello[4..].starts_with(b"{"), "{hello:?}");
    assert_eq!(
        hello.len(),
        4 + usize::from(hello[3]) + 256 * usize::from(hello[2]),
        "a hello and nothing else"
    );

    let long = [0xff; 8];
    let deep = [&[0, 0, 3, 232][..], &[b'['; 1000]].concat();
    let mirror = hello.clone();
    for says in [&b"GET / HTTP/1.1\r\n\r\n"[..], &long, &deep, &[0, 0, 0, 0], &[], &mirror] {
        let heard = answer(&own, says).await;
        assert!(heard.is_empty() || heard[4..].starts_with(b"{\"version\""), "{says:?}: {heard:?}");
    }

    // Many silent connections: nodes with the secret still get their turn.
    let mut silent = Vec::new();
    for _ in 0..100 {
        silent.push(TcpStream::connect(&own).await.unwrap());
    }
    way.cut();
    until("it is cut", || here.is_closed()).await;
    drop(silent);
    here.watch(&table, None).await;
    for house in [&a, &b, &c] {
        house.close().await;
    }
}

/// The receiver looks up the data of a caller: a session signs in to no other account.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: waits until silent connections are closed"]
async fn a_session_opens_its_own_account_only() {
    let Some(postgres) = postgres().await else { return };
    let a = House::linked(&postgres.url(), "a", SECRET).await;
    let ((ann, token), (ben, _)) = (a.sign_in("Ann").await, a.sign_in("Ben").await);
    let session = a.lobby.session(&token).await.unwrap().unwrap();
    let address = "127.0.0.1".parse().unwrap();
    let caller =
        |account: &str| Caller { account: account.to_owned(), session: session.hash.clone(), address };
    a.lobby.connect_for_peer(&caller(&ann.id)).await.map(drop).unwrap();
    let refused = a.lobby.connect_for_peer(&caller(&ben.id)).await.map(drop).unwrap_err();
    assert_eq!(refused.code, ProblemCode::NotFound);
    a.lobby.sign_out(&session).await.unwrap();
    let refused = a.lobby.connect_for_peer(&caller(&ann.id)).await.map(drop).unwrap_err();
    assert_eq!(refused.code, ProblemCode::NotSignedIn);
    a.close().await;
}
