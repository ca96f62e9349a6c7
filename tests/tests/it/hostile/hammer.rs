//! Endless HTTP requests: expensive answers are made once, and no client gets more than its share.

use std::time::{Duration, Instant};

use protocol::ProblemCode;
use tests::{Server, patiently, request};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpSocket, TcpStream},
};

use super::Scene;

const CONNECTIONS: u64 = 20;
const REQUESTS: u64 = 25;

/// The maximum CPU cost of an answer, as a multiple of that of "ok".
const RATIO: u64 = 6;

/// Sends the same request repeatedly on one connection, and reads all answers.
async fn ask(server: std::net::SocketAddr, path: String, times: u64) {
    let stream = TcpStream::connect(server).await.expect("the server takes connections");
    let mut stream = BufReader::new(stream);
    let asked = format!("GET {path} HTTP/1.1\r\nHost: {server}\r\nAccept-Encoding: gzip, br\r\n\r\n");
    for _ in 0..times {
        stream.get_mut().write_all(asked.as_bytes()).await.expect("the server reads");
        let mut length = 0;
        loop {
            let mut line = String::new();
            stream.read_line(&mut line).await.expect("the server answers");
            let line = line.trim().to_ascii_lowercase();
            assert!(!line.starts_with("http/1.1") || line.starts_with("http/1.1 200"), "{path}: {line}");
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse().expect("a number");
            }
            if line.is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await.expect("the whole answer");
    }
}

/// Returns the CPU time of the server for all connections at once.
async fn cost(server: &Server, path: &str) -> u64 {
    // Content that is made at the first request is made now.
    ask(server.address(), path.to_owned(), 1).await;
    let before = server.processor_time();
    let hammering: Vec<_> =
        (0..CONNECTIONS).map(|_| tokio::spawn(ask(server.address(), path.to_owned(), REQUESTS))).collect();
    for connection in hammering {
        patiently("all answers", connection).await.expect("it reads on");
    }
    server.processor_time() - before
}

#[tokio::test]
async fn what_is_the_same_for_everybody_costs_hardly_more_than_saying_ok() {
    let server = Server::start(&["--limits", "requests-per-minute=1000000"]).await;
    let page = request(server.address(), "GET", "/", &[], "").await.expect("an answer").body;
    let script = page.split('"').find(|part| part.starts_with("/assets/") && part.ends_with(".js"));
    let mut paths = vec!["/", "/api/games", "/api/schema", "/api/schema/seven-wonders"];
    // A server without a built client has none.
    paths.extend(script);
    let ok = cost(&server, "/healthz").await;
    for path in paths {
        let cost = cost(&server, path).await;
        println!("{path}: {cost} ticks, {ok} for as many times ok");
        // The kernel counts in hundredths of a second.
        assert!(cost <= RATIO * ok.max(3), "{path}: {cost} ticks, {ok} for as many times ok");
    }
}

#[tokio::test]
async fn one_address_asks_so_often_and_no_more_and_players_do_not_notice() {
    let mut scene = Scene::set_with(&["--limits", "requests-per-minute=60"]).await;
    let address = scene.server.address();
    let paths = ["/", "/api/games", "/assets/none.js", "/api/schema", "/nowhere"];
    let begun = Instant::now();
    let asking: Vec<_> =
        (0..100).map(|n| tokio::spawn(request_of(address, paths[n % paths.len()]))).collect();
    let mut refused = 0;
    for asked in asking {
        let answer = patiently("an answer", asked).await.expect("it is asked");
        if answer.status == 429 {
            refused += 1;
            assert!(answer.header("retry-after").is_some(), "{answer:?}");
            assert_eq!(answer.json::<protocol::Problem>().code, ProblemCode::TooMany);
        }
    }
    // One request a second is allowed again in the course of the test.
    let expected = 100 - 60 - begun.elapsed().as_secs() as usize - 1;
    assert!(refused >= expected, "{refused} of 100 were refused");
    // Other programs read the health, and open sockets are not affected.
    let health = request(address, "GET", "/healthz", &[], "").await.expect("an answer");
    assert_eq!(health.status, 200);
    assert!(scene.socket.is_alive().await);
    scene.nobody_noticed().await;
}

async fn request_of(address: std::net::SocketAddr, path: &str) -> tests::Answer {
    request(address, "GET", path, &[], "").await.expect("the server answers")
}

#[tokio::test]
async fn who_does_not_read_answers_is_hung_up_on() {
    let mut scene = Scene::set_with(&["--limits", "write-timeout=1", "--limits", "request-timeout=60"]).await;
    let whole = request_of(scene.server.address(), "/api/schema/seven-wonders").await.body.len();
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2_048).expect("a small buffer");
    let mut stream = socket.connect(scene.server.address()).await.expect("the server takes connections");
    let asked = format!("GET /api/schema/seven-wonders HTTP/1.1\r\nHost: {}\r\n\r\n", scene.server.address());
    // More than the kernel buffers.
    let times = 200;
    stream.write_all(asked.repeat(times).as_bytes()).await.expect("the server reads");
    scene.nobody_noticed().await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    let mut heard = Vec::new();
    patiently("the server has hung up", async {
        // A reset also closes the connection.
        let _end = stream.read_to_end(&mut heard).await;
    })
    .await;
    assert!(heard.len() < times * whole, "all {} bytes came", heard.len());
    scene.nobody_noticed().await;
}
