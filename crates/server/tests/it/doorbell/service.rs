//! A push service of the tests, and other addresses that an attacker may name.

use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use axum::{
    Router,
    body::{Body, Bytes},
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::post,
};
use futures_util::stream;
use tokio::{net::TcpListener, sync::Notify, time::timeout};

/// The longest wait: more than anything here takes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A received message.
#[derive(Clone, Debug)]
pub struct Heard {
    /// The device: the end of the endpoint.
    pub to: String,
    pub headers: HeaderMap,
    pub body: Bytes,
}

/// The received messages. The first part of an endpoint sets its behaviour:
///
/// - `ok` accepts messages.
/// - `gone` answers that the device does not exist.
/// - `busy` accepts the second attempt.
/// - `silent` never answers.
/// - `away` redirects to another address.
/// - `huge` has an endless answer.
#[derive(Clone)]
pub struct Service {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<Heard>>>,
    news: Arc<Notify>,
    busy: Arc<AtomicUsize>,
    sent: Arc<AtomicUsize>,
}

impl Service {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let service = Self {
            address: listener.local_addr().unwrap(),
            heard: Arc::default(),
            news: Arc::default(),
            busy: Arc::default(),
            sent: Arc::default(),
        };
        let routes = Router::new().route("/{kind}/{to}", post(take)).with_state(service.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        service
    }

    /// Returns the origin that subscriptions contain and messages are signed for.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn endpoint(&self, kind: &str, to: &str) -> String {
        format!("{}/{kind}/{to}", self.origin())
    }

    /// Returns all messages for a device.
    pub fn heard(&self, to: &str) -> Vec<Heard> {
        self.heard.lock().unwrap().iter().filter(|heard| heard.to == to).cloned().collect()
    }

    /// Waits until a device has so many messages.
    pub async fn wait_for(&self, to: &str, messages: usize) -> Vec<Heard> {
        let waiting = async {
            loop {
                let news = self.news.notified();
                let heard = self.heard(to);
                if heard.len() >= messages {
                    return heard;
                }
                news.await;
            }
        };
        match timeout(PATIENCE, waiting).await {
            Ok(heard) => heard,
            Err(_) => panic!("{to} was sent {} of {messages} messages", self.heard(to).len()),
        }
    }

    /// Returns the number of sent blocks of an endless answer.
    pub fn sent(&self) -> usize {
        self.sent.load(Ordering::Relaxed)
    }
}

async fn take(
    State(service): State<Service>,
    Path((kind, to)): Path<(String, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    service.heard.lock().unwrap().push(Heard { to, headers, body });
    service.news.notify_waiters();
    match kind.as_str() {
        "ok" => StatusCode::CREATED.into_response(),
        "gone" => StatusCode::GONE.into_response(),
        "busy" if service.busy.fetch_add(1, Ordering::Relaxed) == 0 => {
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
        "busy" => StatusCode::CREATED.into_response(),
        "silent" => std::future::pending().await,
        "away" => {
            let to = format!("{}/ok/inside", service.origin());
            (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, to)]).into_response()
        }
        "huge" => {
            let blocks = stream::repeat_with(move || {
                service.sent.fetch_add(1, Ordering::Relaxed);
                Ok::<_, std::convert::Infallible>(Bytes::from_static(&[b'x'; 65_536]))
            });
            (StatusCode::OK, Body::from_stream(blocks)).into_response()
        }
        other => panic!("what is {other}?"),
    }
}
