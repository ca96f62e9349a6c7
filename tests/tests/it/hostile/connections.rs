//! Connections that send nothing, too little, too much or too slowly, and too many of them.

use std::time::{Duration, Instant};

use protocol::{CloseCode, ServerMessage};
use tests::{Socket, Upgrade, patiently};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::Message;

use super::Scene;

/// Returns a complete upgrade request.
fn upgrade(scene: &Scene) -> String {
    let (name, value) = &scene.who.header;
    format!(
        "GET /ws HTTP/1.1\r\nHost: {}\r\n{name}: {value}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         Sec-WebSocket-Protocol: septet.v1\r\n\r\n",
        scene.server.address()
    )
}

async fn connect(scene: &Scene) -> TcpStream {
    TcpStream::connect(scene.server.address()).await.expect("the kernel takes connections")
}

/// Opens a socket without a library, so that the test controls each byte.
async fn bare_socket(scene: &Scene) -> TcpStream {
    let mut stream = connect(scene).await;
    stream.write_all(upgrade(scene).as_bytes()).await.expect("the server reads");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.expect("the server answers"));
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
    stream
}

/// Returns a text frame of a client, masked with zeros.
fn frame(text: &str) -> Vec<u8> {
    let mut bytes = vec![0x81, 0x80 | u8::try_from(text.len()).expect("a short text"), 0, 0, 0, 0];
    bytes.extend(text.as_bytes());
    bytes
}

/// Reads until the server closes the connection.
async fn hung_up(stream: &mut TcpStream) -> Vec<u8> {
    let mut heard = Vec::new();
    patiently("the server hangs up", async {
        // A reset also closes the connection.
        let _end = stream.read_to_end(&mut heard).await;
    })
    .await;
    heard
}

/// Returns the close code at the end of a server's bytes.
fn last_close(heard: &[u8]) -> Option<u16> {
    let at = heard.windows(2).rposition(|pair| pair[0] == 0x88 && (2..126).contains(&pair[1]))?;
    Some(u16::from_be_bytes([*heard.get(at + 2)?, *heard.get(at + 3)?]))
}

#[tokio::test]
async fn half_an_upgrade_is_hung_up_on() {
    let mut scene = Scene::set_with(&["--limits", "header-timeout=1"]).await;
    let whole = upgrade(&scene);
    let mut halves = Vec::new();
    for n in 0..100 {
        let mut half = connect(&scene).await;
        half.write_all(&whole.as_bytes()[..whole.len() * n / 100]).await.expect("the server reads");
        halves.push(half);
    }
    scene.nobody_noticed().await;
    for half in &mut halves {
        assert_eq!(hung_up(half).await, b"", "half a request has no answer");
    }
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn who_says_a_letter_now_and_then_is_hung_up_on() {
    let mut scene = Scene::set_with(&["--limits", "header-timeout=1", "--limits", "request-timeout=1"]).await;
    let (headers, body) = (
        "GET / HTTP/1.1\r\nX-Slow: ",
        "POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n",
    );
    let mut slow = Vec::new();
    for n in 0..40 {
        let mut stream = connect(&scene).await;
        let begin = if n % 2 == 0 { headers } else { body };
        stream.write_all(begin.as_bytes()).await.expect("the server reads");
        slow.push(tokio::spawn(async move {
            let (mut reader, mut writer) = stream.into_split();
            let drip = tokio::spawn(async move {
                while writer.write_all(b"a").await.is_ok() {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            });
            let mut heard = Vec::new();
            let _end = reader.read_to_end(&mut heard).await;
            drip.abort();
            (n, heard)
        }));
    }
    scene.nobody_noticed().await;
    for stream in slow {
        let (n, heard) = patiently("the server hangs up", stream).await.expect("it reads on");
        let heard = String::from_utf8_lossy(&heard).into_owned();
        if n % 2 == 0 {
            assert_eq!(heard, "", "headers without an end have no answer");
        } else {
            assert!(heard.starts_with("HTTP/1.1 408"), "{heard}");
        }
    }
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn headers_without_end_are_refused() {
    let mut scene = Scene::set().await;
    let mut stream = connect(&scene).await;
    let long = format!("GET / HTTP/1.1\r\nHost: a\r\nX-Long: {}", "x".repeat(64 << 10));
    let _sent = stream.write_all(long.as_bytes()).await;
    let heard = String::from_utf8_lossy(&hung_up(&mut stream).await).into_owned();
    // The answer may be lost, because the test was still writing.
    assert!(heard.is_empty() || heard.starts_with("HTTP/1.1 431"), "{heard}");
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn of_thousands_of_connections_only_so_many_are_kept() {
    let mut scene = Scene::set_with(&["--limits", "sockets-per-address=40"]).await;
    let mut open = Vec::new();
    for _ in 0..3_000 {
        // The kernel may refuse connections that the server accepts too slowly.
        if let Ok(stream) = TcpStream::connect(scene.server.address()).await {
            open.push(stream);
        }
    }
    assert!(open.len() > 1_000, "{} connections", open.len());
    scene.nobody_noticed().await;
    patiently("the server closes what is too much", async {
        while open.len() > 256 {
            let mut kept = Vec::new();
            for mut stream in std::mem::take(&mut open) {
                // The server sends nothing, so reading ends only with the connection.
                if tokio::time::timeout(Duration::from_millis(1), stream.read_u8()).await.is_err() {
                    kept.push(stream);
                }
            }
            open = kept;
        }
    })
    .await;
    assert!(open.len() >= 200, "{} connections are still open", open.len());
    // Existing sockets stay open.
    assert!(scene.socket.is_alive().await);
    drop(open);
    scene.reconnect_patiently().await;
    assert!(scene.socket.is_alive().await);
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn one_address_has_so_many_sockets_and_no_more() {
    // The scene itself has four.
    let mut scene = Scene::set_with(&["--limits", "sockets-per-address=10"]).await;
    let mut sockets = Vec::new();
    let refused = loop {
        match Upgrade::of(scene.server.address(), &scene.who).open(&scene.server).await {
            Ok(socket) => sockets.push(socket),
            Err(refused) => break refused,
        }
        assert!(sockets.len() < 10);
    };
    assert_eq!((sockets.len(), refused.status), (6, 429), "{refused:?}");
    scene.nobody_noticed().await;
    sockets.pop();
    scene.reconnect_patiently().await;
    assert!(scene.socket.is_alive().await);
}

#[tokio::test]
async fn a_reader_that_never_reads_delays_nobody() {
    let mut scene = Scene::set().await;
    let mut deaf = bare_socket(&scene).await;
    let watch = format!(r#"{{"type":"watch","id":"w","table":"{}"}}"#, scene.neighbour.table);
    deaf.write_all(&frame(&watch)).await.expect("the server reads");
    let ping = frame(r#"{"type":"ping","id":"0123456789"}"#).repeat(64);
    let flood = async {
        for _ in 0..2_000 {
            if deaf.write_all(&ping).await.is_err() {
                return;
            }
        }
    };
    // The server may close this connection or not: this client does not read.
    let _stuck = tokio::time::timeout(Duration::from_secs(2), flood).await;
    scene.nobody_noticed().await;
    assert!(scene.socket.is_alive().await);
}

#[tokio::test]
async fn a_flood_in_one_packet_is_told_from_a_slow_reader() {
    let mut scene = Scene::set().await;
    let mut bare = bare_socket(&scene).await;
    let flood = frame(r#"{"type":"ping","id":"a"}"#).repeat(400);
    bare.write_all(&flood).await.expect("the server reads");
    let heard = hung_up(&mut bare).await;
    assert_eq!(last_close(&heard), Some(CloseCode::Flood.into()));
    let text = String::from_utf8_lossy(&heard).into_owned();
    let (pongs, refused) = (text.matches(r#""pong""#).count(), text.matches("too_many").count());
    assert!(pongs >= 60 && refused >= 50, "{pongs} answered, {refused} refused");
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn pings_and_pongs_without_end_are_a_flood() {
    let mut scene = Scene::set().await;
    for frame in [Message::Ping("?".into()), Message::Pong("!".into())] {
        for _ in 0..400 {
            scene.socket.send_frame(frame.clone()).await;
        }
        assert_eq!(scene.socket.closed().await, Some(CloseCode::Flood.into()), "{frame:?}");
        scene.nobody_noticed().await;
        scene.reconnect().await;
    }
}

#[tokio::test]
async fn bytes_that_are_no_frames_end_the_socket() {
    let mut scene = Scene::set().await;
    let cases: [(&[u8], CloseCode); 4] = [
        // Not masked; a reserved bit; an unknown opcode; a fragmented ping.
        (&[0x81, 0x02, b'{', b'}'], CloseCode::BadFrame),
        (&[0xf1, 0x80, 0, 0, 0, 0], CloseCode::BadFrame),
        (&[0x83, 0x80, 0, 0, 0, 0], CloseCode::BadFrame),
        (&[0x09, 0x80, 0, 0, 0, 0], CloseCode::BadFrame),
    ];
    for (bytes, code) in cases {
        let mut bare = bare_socket(&scene).await;
        bare.write_all(bytes).await.expect("the server reads");
        assert_eq!(last_close(&hung_up(&mut bare).await), Some(code.into()), "{bytes:?}");
    }
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn a_megabyte_in_one_frame_is_not_read() {
    let mut scene = Scene::set().await;
    let mut bare = bare_socket(&scene).await;
    let mut large = vec![0x81, 0xff];
    large.extend((1_u64 << 20).to_be_bytes());
    large.extend([0; 4]);
    bare.write_all(&large).await.expect("the server reads");
    // As few bytes as are needed to announce the size.
    bare.write_all(&[b' '; 100]).await.expect("the server reads");
    assert_eq!(last_close(&hung_up(&mut bare).await), Some(CloseCode::TooLarge.into()));

    scene.socket.send_text(&" ".repeat(1 << 20)).await;
    let code = scene.socket.closed().await;
    // The close frame may be lost, because the test was still writing.
    assert!(matches!(code, None | Some(1009)), "{code:?}");
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn a_stranger_who_watches_again_and_again_has_to_wait() {
    let mut scene = Scene::set().await;
    let table = scene.neighbour.table.clone();
    let began = Instant::now();
    for n in 0..50 {
        for kind in ["watch", "unwatch"] {
            scene
                .socket
                .send_text(&format!(r#"{{"type":"{kind}","id":"{kind}{n}","table":"{table}"}}"#))
                .await;
        }
    }
    let (mut told, mut refused) = (0, 0);
    while told + refused < 50 {
        match scene.socket.message().await {
            ServerMessage::Done { id, .. } if id.starts_with('w') => told += 1,
            ServerMessage::Problem { id: Some(id), problem, .. } if id.starts_with('w') => {
                assert!(problem.retry_after.is_some(), "{problem:?}");
                refused += 1;
            }
            _ => {}
        }
    }
    // Each second allows one more.
    let most = 8 + began.elapsed().as_secs();
    assert!((5..=most).contains(&told), "told {told} times, refused {refused} times");
    scene.nobody_noticed().await;
    drop(Socket::open(&scene.server, &scene.who).await);
}
