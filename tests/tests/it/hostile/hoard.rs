//! Clients that request much and read nothing: unread answers wait in memory, which is limited.

use std::time::Duration;

use protocol::{ClientMessage, Limits, ServerMessage};
use tests::{Credentials, Guest, Server, patiently};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};

/// The number of sockets that do not read.
const DEAF: usize = 80;

/// The maximum growth of the whole server in bytes.
const GROWTH: u64 = 64 << 20;

/// Opens an upgraded socket with a tiny window, so that unread bytes wait in the server.
async fn deaf_socket(server: &Server, who: &Credentials) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2_048).expect("a small buffer");
    let mut stream = socket.connect(server.address()).await.expect("the server takes connections");
    let (name, value) = &who.header;
    let upgrade = format!(
        "GET /ws HTTP/1.1\r\nHost: {}\r\n{name}: {value}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         Sec-WebSocket-Protocol: septet.v1\r\n\r\n",
        server.address()
    );
    stream.write_all(upgrade.as_bytes()).await.expect("the server reads");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.expect("the server answers"));
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
    stream
}

/// Returns a text frame of a client, masked with zeros.
fn frame(message: &ClientMessage) -> Vec<u8> {
    let text = serde_json::to_string(message).expect("messages serialize");
    let length = u16::try_from(text.len()).expect("a short text");
    let mut bytes = vec![0x81, 0x80 | 126];
    bytes.extend(length.to_be_bytes());
    bytes.extend([0; 4]);
    bytes.extend(text.as_bytes());
    bytes
}

#[tokio::test]
async fn sockets_that_ask_again_and_again_and_never_read_cost_little_memory() {
    let server = Server::start(&[]).await;
    // Three people send more lines of the maximum length than fit in a page.
    let host = Credentials::bot(&server, "host").await;
    let table = host.kingdoms(&server, 3).await;
    let long = "\u{1f409}".repeat(Limits::default().chat_chars as usize);
    for name in ["Ana", "Ben", "Cem"] {
        let mut talker = Guest::arrive(&server, name, &table.id).await;
        talker.sit(None).await.expect("a seat is free");
        for _ in 0..15 {
            talker.chat(&long).await.expect("it is plain text");
        }
    }

    let before = server.memory();
    let who = Credentials::bot(&server, "mallory").await;
    let (mut deaf, mut sent) = (Vec::new(), 0);
    for _ in 0..DEAF {
        let mut socket = deaf_socket(&server, &who).await;
        let mut requests = Vec::new();
        for name in [&table.id, &table.code] {
            let (table, id) = (name.clone(), String::from("w"));
            let watch = ClientMessage::Watch {
                id: id.clone(),
                table: table.clone(),
                since: None,
                epoch: None,
                changes: false,
            };
            let page = ClientMessage::ChatBefore { id, table, seq: 1 << 40, whisper: None, lines: None };
            requests.extend(frame(&watch).repeat(5));
            requests.extend(frame(&page).repeat(20));
        }
        sent += requests.len();
        socket.write_all(&requests).await.expect("the server reads");
        deaf.push(socket);
    }
    let mut most = before;
    for _ in 0..30 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        most = most.max(server.memory());
    }
    let grown = most.saturating_sub(before);
    println!(
        "{sent} bytes of requests: from {before} to {most} bytes, {} KiB a socket",
        grown / 1024 / DEAF as u64
    );
    assert!(grown < GROWTH, "it grew by {grown} bytes");

    // A client that reads receives everything at the same time, and the memory for the others is freed with
    // their sockets.
    let mut eve = Guest::arrive(&server, "Eve", &table.id).await;
    assert!(eve.record.chat.len() >= 10, "{} lines", eve.record.chat.len());
    let page = ClientMessage::ChatBefore {
        id: "page".into(),
        table: table.id.clone(),
        seq: eve.record.chat[0].seq,
        whisper: None,
        lines: Some(5),
    };
    eve.socket.ask(&page).await.expect("older lines are told");
    let older = std::iter::from_fn(|| eve.socket.kept()).any(|heard| {
        matches!(heard, tests::Heard::Said(message, _)
            if matches!(&*message, ServerMessage::EarlierChat { lines, .. } if lines.len() == 5))
    });
    assert!(older);
    drop(deaf);
    patiently("the memory is given back", async {
        while server.memory() > before + GROWTH / 2 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
}
