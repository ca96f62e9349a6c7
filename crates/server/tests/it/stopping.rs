//! A graceful stop.

use std::time::Instant;

use protocol::{CloseCode, ServerMessage};

use crate::support::Server;

#[tokio::test]
async fn sockets_are_told_and_closed_to_come_back() {
    let server = Server::start().await;
    let token = server.bot("R2").await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(server.socket(&token).await);
    }
    let (address, start) = (server.address, Instant::now());
    let stopping = tokio::spawn(server.running.shut_down());
    for socket in &mut sockets {
        let ServerMessage::Closing { code, resume, .. } = socket.next().await else {
            panic!("closing was due")
        };
        assert_eq!((code, resume), (CloseCode::Restart, true));
        assert_eq!(socket.close_code().await, 1012);
    }
    stopping.await.unwrap();
    assert!(start.elapsed().as_secs() < 4, "{:?}", start.elapsed());
    assert!(tokio::net::TcpStream::connect(address).await.is_err(), "nobody listens any more");
    assert!(server.store.written().writes() > 0);
}
