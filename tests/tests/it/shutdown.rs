//! A graceful shutdown: all clients receive a notice, no move is lost, and it takes seconds.

use std::time::Duration;

use protocol::{CloseCode, ServerMessage};
use tests::{Credentials, Guest, Heard, Server, Socket, Tireless, begin, chance};

#[tokio::test]
async fn sigterm_tells_the_sockets_and_ends_in_time() {
    let mut server = Server::start(&[]).await;
    let who = Credentials::bot(&server, "Ada").await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(Socket::open(&server, &who).await);
    }
    let (status, took) = server.terminate().await;
    assert!(status.success(), "{status}");
    assert!(took < tests::PATIENCE, "{took:?}");
    for socket in &mut sockets {
        let Heard::Said(message, _) = socket.heard().await else { panic!("closed without a word") };
        let ServerMessage::Closing { code, resume, .. } = *message else { panic!("{message:?}") };
        assert_eq!((code, resume), (CloseCode::Restart, true));
        assert_eq!(socket.closed().await, Some(CloseCode::Restart.into()));
    }
}

#[tokio::test]
async fn sigterm_in_the_middle_of_a_match_loses_nothing() {
    let mut rng = chance();
    let mut server = Server::start(&["--bot-pause", "5", "--grace", "600"]).await;
    let address = server.address();
    let Guest { who, table, .. } = begin(&server, 1, 1).await.remove(0);
    let mut player = Tireless::new(who.clone(), &table);
    let playing = tokio::spawn(async move {
        player.play_to_the_end(address, &mut rng).await;
        player
    });
    for pause in [50, 200, 20] {
        tokio::time::sleep(Duration::from_millis(pause)).await;
        let (status, took) = server.terminate().await;
        assert!(status.success() && took < tests::PATIENCE, "{status} after {took:?}");
        server.restart().await;
    }
    let player = playing.await.unwrap();
    let after = Guest::come_back(&server, &who, &table).await;
    for (id, seq) in &player.accepted {
        assert!(after.record.steps.iter().any(|step| step.seq == *seq), "{id} at {seq} is gone");
    }
}

#[tokio::test]
async fn a_client_that_reads_nothing_does_not_hold_the_server_back() {
    let mut server = Server::start(&[]).await;
    let who = Credentials::bot(&server, "Ada").await;
    // An open socket that does not read: bytes wait on the way, and the close is never answered.
    let socket = Socket::open(&server, &who).await;
    let (status, took) = server.terminate().await;
    assert!(status.success() && took < tests::PATIENCE, "{status} after {took:?}");
    drop(socket);
}
