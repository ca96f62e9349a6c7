//! A graceful stop.

use std::time::Duration;

use protocol::{CloseCode, ServerMessage};
use server::Settings;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::support::{Server, patiently};

#[tokio::test]
async fn sockets_are_told_and_closed_to_come_back() {
    let server = Server::start().await;
    let token = server.bot("R2").await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(server.socket(&token).await);
    }
    let address = server.address;
    let stopping = tokio::spawn(server.running.shut_down());
    for socket in &mut sockets {
        let ServerMessage::Closing { code, resume, .. } = socket.next().await else {
            panic!("closing was due")
        };
        assert_eq!((code, resume), (CloseCode::Restart, true));
        assert_eq!(socket.close_code().await, 1012);
    }
    patiently("it stops", stopping).await.unwrap();
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
    assert!(server.store.written().writes() > 0);
}

#[tokio::test]
async fn connections_that_say_too_little_are_dropped() {
    let settings = Settings {
        header_timeout: Duration::from_millis(100),
        request_timeout: Duration::from_millis(100),
        ..Settings::default()
    };
    let server = Server::with(settings).await;
    let head = "POST /api/session HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n";
    let body = format!("{head}content-length: 9\r\n\r\n{{");
    for (says, status) in [("", ""), ("GET / HT", ""), (head, ""), (&body, "HTTP/1.1 408")] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(says.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        patiently("it is dropped", stream.read_to_end(&mut answer)).await.unwrap();
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.starts_with(status), "{says:?}: {answer}");
    }
}
