//! `/ws`: the upgrade, and the task of one socket until it closes.
//!
//! - A socket costs one task of at most 1,024 bytes and a read buffer of 1 KiB. It has no write buffer:
//!   `wire.rs` sends frames from the place where they are shared.
//! - Its queue has at most 64 frames and 512 KiB, more for trusted bots (`protocol/src/class.rs`).
//! - Tables work on at most 8 of its requests at a time. Further requests wait until the client has read
//!   answers.
//! - `form.rs` compresses each frame by itself, once for all sockets.

mod form;
mod reader;
mod wire;
mod writer;

use std::{future::poll_fn, net::IpAddr, task::Poll, time::Duration};

use axum::{
    Extension,
    body::Body,
    extract::{State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::{HeaderMap, StatusCode, Uri, header},
    response::Response,
};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use lobby::{Companion, Connection, Outbox, Outgoing, Rate, Session};
use protocol::{CloseCode, Problem, ProblemCode, SUBPROTOCOL, SUBPROTOCOL_DEFLATE};
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use self::{form::Form, reader::Reader, wire::Wire, writer::Writer};
use crate::{
    App,
    answers::Switched,
    origin::Origin,
    permits::Permit,
    request::{Address, Answer, Cookies, Credentials, Refusal},
};

/// An open connection.
type Socket = Wire<TokioIo<Upgraded>>;

/// Opens a socket. The client must use the protocol, come from an allowed page, have a session, and have room
/// for another socket.
pub(crate) async fn upgrade(
    State(app): State<App>,
    Address(address): Address,
    uri: Uri,
    headers: HeaderMap,
    connection: Option<Extension<OnUpgrade>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Switched> {
    let asks = upgrade.ok().zip(connection).zip(headers.get(header::SEC_WEBSOCKET_KEY));
    let Some(((upgrade, Extension(connection)), key)) = asks else {
        return Err(Refusal::with(StatusCode::BAD_REQUEST, "this URL is for WebSockets only"));
    };
    let upgrade = upgrade.protocols([SUBPROTOCOL_DEFLATE, SUBPROTOCOL]);
    let Some(spoken) = upgrade.selected_protocol().cloned() else {
        let message = format!("request the subprotocol {SUBPROTOCOL} or {SUBPROTOCOL_DEFLATE}");
        return Err(Refusal::with(StatusCode::BAD_REQUEST, message));
    };
    let form = if spoken == SUBPROTOCOL_DEFLATE { Form::Deflate } else { Form::Text };
    if app.inner.stopping.is_cancelled() {
        return Err(Problem::new(ProblemCode::Closing, "the server is stopping").into());
    }
    let cookies = Cookies::of(&app.inner.origins, &headers, &uri);
    let credentials = Credentials::of_socket(&headers, &cookies);
    match (app.inner.origins.judge(&headers, &uri), &credentials) {
        (Origin::Allowed, _) | (Origin::None, Credentials::Bearer(_) | Credentials::None) => {}
        (Origin::None, Credentials::Cookie(_)) => {
            let message = "a socket without an Origin header needs a bearer token; sign in as a bot";
            return Err(Problem::new(ProblemCode::NotSignedIn, message).into());
        }
        (Origin::Foreign, _) => {
            let message = "this server does not accept sockets from other websites";
            return Err(Problem::new(ProblemCode::NotAllowed, message).into());
        }
        (Origin::Unnamed, _) => {
            let message = app.inner.origins.by_another_name(&headers, &uri);
            return Err(Problem::new(ProblemCode::NotAllowed, message).into());
        }
    }
    let place = app.inner.sockets.take(address).ok_or_else(|| {
        let most = app.inner.settings.limits.sockets_per_address;
        let message = format!("your network has {most} open sockets, which is the limit; close one first");
        Refusal::too_many(message, Duration::from_secs(10))
    })?;
    let session = credentials.session(&app).await?;
    let acting = match beside(&uri) {
        Some(companion) => Acting::For(app.inner.lobby.companion(&session, companion).await?),
        None => Acting::Oneself(session),
    };
    let response = Response::builder()
        .status(StatusCode::SWITCHING_PROTOCOLS)
        .header(header::CONNECTION, "upgrade")
        .header(header::UPGRADE, "websocket")
        .header(header::SEC_WEBSOCKET_ACCEPT, derive_accept_key(key.as_bytes()))
        .header(header::SEC_WEBSOCKET_PROTOCOL, spoken)
        .body(Body::empty())
        .expect("these are headers");
    // Counted from here, so that a stopping server waits for a socket that is being opened.
    let counted = app.inner.tasks.token();
    tokio::spawn(async move {
        // A client that has disconnected needs no answer.
        if let Ok(upgraded) = connection.await {
            let most = app.inner.settings.limits.frame_bytes as usize;
            let socket = Wire::new(TokioIo::new(upgraded), most).await;
            open(socket, form, app, credentials, acting, place, address).await;
        }
        drop(counted);
    });
    Ok(Switched(response))
}

/// The account that a socket acts for.
enum Acting {
    Oneself(Session),
    For(Companion),
}

/// Returns the companion that the URL names, if any.
fn beside(uri: &Uri) -> Option<&str> {
    uri.query()?.split('&').find_map(|pair| pair.strip_prefix("beside="))
}

/// Connects a socket to the lobby. The memory of this call is freed while the socket is open, because most of
/// many sockets are quiet.
async fn open(
    socket: Socket,
    form: Form,
    app: App,
    credentials: Credentials,
    acting: Acting,
    place: Permit,
    address: IpAddr,
) {
    let account = match &acting {
        Acting::Oneself(session) => &session.account,
        Acting::For(companion) => companion.account(),
    };
    let limits = app.inner.lobby.limits_of(account);
    let (outbox, outgoing) = Outbox::new(limits.outbox_bytes);
    let rate = Rate { burst: limits.message_burst, per_second: limits.messages_per_second.into() };
    let connection = match acting {
        Acting::Oneself(session) => app.inner.lobby.connect(session, outbox.clone(), address),
        Acting::For(companion) => app.inner.lobby.connect_beside(companion, outbox.clone(), address),
    };
    // A sign-out while the socket was being opened did not close it.
    if still_signed_in(&app, credentials).await == Some(false) {
        outbox.close(CloseCode::SignedOut);
    }
    if app.inner.stopping.is_cancelled() {
        outbox.close(CloseCode::Restart);
    }
    let open = OpenSocket { socket, form, app: app.clone(), connection, outbox, outgoing, place, rate };
    app.inner.tasks.spawn(open.run());
}

/// An open socket.
struct OpenSocket {
    socket: Socket,
    form: Form,
    app: App,
    connection: Connection,
    outbox: Outbox,
    outgoing: Outgoing,
    place: Permit,
    rate: Rate,
}

impl OpenSocket {
    /// Reads and writes until one of them ends. A slow request does not delay frames, and a client that
    /// accepts no frames can still send requests.
    ///
    /// The fields are taken apart before the task is made. Otherwise the task would have room for all of them
    /// twice.
    fn run(self) -> impl Future<Output = ()> {
        let Self { mut socket, form, app, connection, outbox, outgoing, place, rate } = self;
        async move {
            metrics::gauge!("septet_sockets_open").increment(1.0);
            let settings = &app.inner.settings;
            let mut reader = Reader::new(&connection, &outbox, rate);
            let mut writer = Writer::new(form, outgoing, &outbox, settings);
            // Reads first, so that an immediate answer leaves together with queued frames.
            poll_fn(|context| match reader.poll(&mut socket, context) {
                Poll::Ready(()) => Poll::Ready(()),
                Poll::Pending => writer.poll(&mut socket, reader.heard(), context),
            })
            .await;
            metrics::gauge!("septet_sockets_open").decrement(1.0);
            drop(place);
        }
    }
}

/// Returns whether the session exists, or `None` if the database does not answer.
async fn still_signed_in(app: &App, credentials: Credentials) -> Option<bool> {
    let (Credentials::Bearer(token) | Credentials::Cookie(token)) = credentials else { return Some(false) };
    Some(app.inner.lobby.session(&token).await.ok()?.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the size of a function's result, in bytes.
    const fn size_of_result<T, F>(_: fn(T) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_quiet_socket_is_small() {
        // There are many sockets. Earlier versions took more than 2,000 bytes each, and twice that while
        // opening.
        let size = size_of_result(OpenSocket::run);
        assert!(size <= 1_024, "{size} bytes");
    }
}
