//! `--traces-url`: the data that an OpenTelemetry collector receives, and the effect of a collector that does
//! not answer.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex},
    time::Duration,
};

use opentelemetry_proto::tonic::{
    collector::trace::v1::ExportTraceServiceRequest,
    common::v1::{KeyValue, any_value::Value as Said},
    trace::v1::Span,
};
use prost::Message as _;
use tests::{Server, Tireless, all_tables, begin_with, chance};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};

/// A collector that receives traces over HTTP and stores them.
struct Collector {
    url: String,
    bodies: Arc<Mutex<Vec<Vec<u8>>>>,
}

impl Collector {
    async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
        let url = format!("http://{}", listener.local_addr().expect("it is bound"));
        let bodies = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&bodies);
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                tokio::spawn(take(socket, Arc::clone(&kept)));
            }
        });
        Self { url, bodies }
    }

    fn bodies(&self) -> Vec<Vec<u8>> {
        self.bodies.lock().expect("nobody panics").clone()
    }

    fn spans(&self) -> Vec<Span> {
        let mut spans = Vec::new();
        for body in self.bodies() {
            let said = ExportTraceServiceRequest::decode(&*body).expect("it is OTLP");
            for resource in said.resource_spans {
                let of = resource.resource.expect("it says whose they are");
                assert_eq!(text(&of.attributes, "service.name").as_deref(), Some("septet"));
                spans.extend(resource.scope_spans.into_iter().flat_map(|scope| scope.spans));
            }
        }
        spans
    }
}

/// Reads all requests of one connection.
async fn take(mut socket: TcpStream, kept: Arc<Mutex<Vec<Vec<u8>>>>) {
    let (mut had, mut some) = (Vec::new(), vec![0; 1 << 16]);
    loop {
        while let Some((body, rest)) = one_request(&had) {
            kept.lock().expect("nobody panics").push(body);
            had = rest;
            let answer =
                "HTTP/1.1 200 OK\r\nContent-Type: application/x-protobuf\r\nContent-Length: 0\r\n\r\n";
            if socket.write_all(answer.as_bytes()).await.is_err() {
                return;
            }
        }
        match socket.read(&mut some).await {
            Ok(0) | Err(_) => return,
            Ok(bytes) => had.extend_from_slice(&some[..bytes]),
        }
    }
}

/// Returns the body of a complete request, and the bytes after it.
fn one_request(had: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
    let head = had.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
    let text = String::from_utf8_lossy(&had[..head]).to_lowercase();
    assert!(text.starts_with("post /v1/traces http/1.1\r\n"), "{text}");
    let length =
        text.lines().find_map(|line| line.strip_prefix("content-length: ")).expect("it says how long");
    let end = head + length.trim().parse::<usize>().expect("a number");
    Some((had.get(head..end)?.to_vec(), had[end..].to_vec()))
}

fn text(of: &[KeyValue], key: &str) -> Option<String> {
    let value = of.iter().find(|of| of.key == key)?.value.clone()?.value?;
    match value {
        Said::StringValue(text) => Some(text),
        Said::IntValue(number) => Some(number.to_string()),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collector_is_told_how_long_what_took_and_of_nobody() {
    let collector = Collector::open().await;
    let mut server = Server::start(&["--bot-pause", "0", "--traces-url", &collector.url]).await;
    let mut unsaid = vec!["player 1".to_owned()];
    for wanted in all_tables().into_iter().take(games::GAMES.len()) {
        let bots = wanted["seats"].as_u64().expect("a number") as u8 - 1;
        let guest = begin_with(&server, 1, bots, &wanted).await.remove(0);
        let table = guest.record.table.as_ref().expect("they sit there");
        let of_match = table.game.as_ref().expect("it has begun");
        unsaid.extend([
            guest.who.account.id.clone(),
            table.id.clone(),
            table.code.clone(),
            of_match.id.clone(),
        ]);
        unsaid.push(of_match.seed_hash.0.clone());
        let mut player = Tireless::new(guest.who.clone(), &guest.table);
        player.play_to_the_end(server.address(), &mut chance()).await;
    }
    let (status, took) = server.terminate().await;
    assert!(status.success() && took < Duration::from_secs(5), "{status} after {took:?}");
    for body in collector.bodies() {
        let body = String::from_utf8_lossy(&body);
        for secret in &unsaid {
            assert!(!body.contains(secret.as_str()), "{secret} is in a trace");
        }
    }
    let spans = collector.spans();
    let by_id: HashMap<_, _> = spans.iter().map(|span| (span.span_id.clone(), span)).collect();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for span in &spans {
        assert!(span.start_time_unix_nano <= span.end_time_unix_nano, "{span:?}");
        let within = by_id.get(&span.parent_span_id).map_or("", |parent| &parent.name);
        *seen.entry(format!("{} in {within}", span.name)).or_default() += 1;
        match span.name.as_str() {
            "socket request" => {
                let kind = text(&span.attributes, "kind").expect("it has one");
                assert!(["submit", "watch", "talk", "other"].contains(&kind.as_str()), "{kind}");
                *seen.entry(kind).or_default() += 1;
            }
            "store" | "tell" => {}
            name => {
                assert_eq!(Some(name), http(span).as_deref(), "{span:?}");
                let status = text(&span.attributes, "http.response.status_code").expect("it was answered");
                assert!(status.starts_with('2') || status == "101", "{span:?}");
            }
        }
    }
    for wanted in [
        "submit",
        "watch",
        "other",
        "POST /api/tables in ",
        "store in socket request",
        "tell in socket request",
    ] {
        assert!(seen.get(wanted).is_some_and(|times| *times >= games::GAMES.len()), "{wanted}: {seen:?}");
    }
}

fn http(span: &Span) -> Option<String> {
    let of = |key| text(&span.attributes, key);
    Some(format!("{} {}", of("http.request.method")?, of("http.route")?))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_collector_that_answers_everything_goes_on_and_of_no_share_nothing_is_sent() {
    // A collector that accepts connections without an answer, one that does not exist, and one with a share
    // of 0.
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
    let closed = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
    let url = |listener: &TcpListener| format!("http://{}", listener.local_addr().expect("it is bound"));
    let (silence, nobody) = (url(&silent), url(&closed));
    drop(closed);
    let collector = Collector::open().await;
    for (url, share) in [(&silence, "1"), (&nobody, "1"), (&collector.url, "0")] {
        let mut server =
            Server::start(&["--bot-pause", "0", "--traces-url", url, "--traces-share", share]).await;
        let guest = begin_with(&server, 1, 1, &serde_json::json!({})).await.remove(0);
        Tireless::new(guest.who.clone(), &guest.table).play_to_the_end(server.address(), &mut chance()).await;
        let (status, took) = server.terminate().await;
        assert!(status.success() && took < Duration::from_secs(6), "{url}: {status} after {took:?}");
    }
    assert!(collector.bodies().is_empty());
}
