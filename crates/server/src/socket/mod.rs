//! `/ws`: the upgrade, and what one socket does until it closes.

mod form;
mod reader;
mod writer;

use std::{future::poll_fn, net::IpAddr, task::Poll, time::Duration};

use axum::{
    extract::{State, WebSocketUpgrade, ws::WebSocket, ws::rejection::WebSocketUpgradeRejection},
    http::{HeaderMap, StatusCode, Uri},
    response::Response,
};
use lobby::{Connection, Outbox, Outgoing, Session};
use protocol::{CloseCode, Problem, ProblemCode, SUBPROTOCOL, SUBPROTOCOL_DEFLATE};

use self::{form::Form, reader::Reader, writer::Writer};
use crate::{
    App,
    origin::Origin,
    permits::Permit,
    request::{Address, Answer, Credentials, Refusal},
};

/// Frames are small; what does not fit is read in pieces.
const READ_BUFFER: usize = 1024;
/// Frames that are written together share a packet up to this size.
const WRITE_BUFFER: usize = 4 * 1024;
/// The largest frame that is ever sent: a whole match from its start.
const MAX_WRITE_BUFFER: usize = 4 * 1024 * 1024;

/// Lets a client in who speaks our protocol, comes from a page that may, is signed in, and has not too many
/// sockets already.
pub(crate) async fn upgrade(
    State(app): State<App>,
    Address(address): Address,
    uri: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade =
        upgrade.map_err(|_| Refusal::with(StatusCode::BAD_REQUEST, "this URL is for WebSockets only"))?;
    let upgrade = upgrade.protocols([SUBPROTOCOL_DEFLATE, SUBPROTOCOL]);
    let Some(spoken) = upgrade.selected_protocol() else {
        let message = format!("request the subprotocol {SUBPROTOCOL} or {SUBPROTOCOL_DEFLATE}");
        return Err(Refusal::with(StatusCode::BAD_REQUEST, message));
    };
    let form = if spoken == SUBPROTOCOL_DEFLATE { Form::Deflate } else { Form::Text };
    if app.inner.stopping.is_cancelled() {
        return Err(Problem::new(ProblemCode::Closing, "the server is stopping").into());
    }
    let credentials = Credentials::of(&headers, app.inner.origins.secure());
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
    let frame_bytes = app.inner.settings.limits.frame_bytes as usize;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MAX_WRITE_BUFFER)
        .max_message_size(frame_bytes)
        .max_frame_size(frame_bytes);
    // Counted from here on, so that nobody stops while a socket is on its way.
    let counted = app.inner.tasks.token();
    Ok(upgrade.on_upgrade(async move |socket| {
        open(socket, form, app, credentials, session, place, address).await;
        drop(counted);
    }))
}

/// Connects a socket to the lobby. The memory that this takes is given back while the socket is open: there are many of
/// them, and most are quiet.
async fn open(
    socket: WebSocket,
    form: Form,
    app: App,
    credentials: Credentials,
    session: Session,
    place: Permit,
    address: IpAddr,
) {
    let (outbox, outgoing) = Outbox::new(app.inner.settings.limits.outbox_bytes);
    let connection = app.inner.lobby.connect(session, outbox.clone(), address);
    // Signing out while the socket was being opened did not close it.
    if still_signed_in(&app, credentials).await == Some(false) {
        outbox.close(CloseCode::SignedOut);
    }
    if app.inner.stopping.is_cancelled() {
        outbox.close(CloseCode::Restart);
    }
    let open = OpenSocket { socket, form, app: app.clone(), connection, outbox, outgoing, place };
    app.inner.tasks.spawn(open.run());
}

/// An open socket.
struct OpenSocket {
    socket: WebSocket,
    form: Form,
    app: App,
    connection: Connection,
    outbox: Outbox,
    outgoing: Outgoing,
    place: Permit,
}

impl OpenSocket {
    /// Reads and writes until either is over. What a slow request keeps waiting does not keep frames waiting, and a
    /// client that takes no frames is still heard.
    async fn run(self) {
        let Self { mut socket, form, app, connection, outbox, outgoing, place } = self;
        metrics::gauge!("septet_sockets_open").increment(1.0);
        let settings = &app.inner.settings;
        let mut reader = Reader::new(&connection, &outbox, &settings.limits);
        let mut writer = Writer::new(form, outgoing, &outbox, settings);
        // Reading first: what is answered at once leaves with what waits.
        poll_fn(|context| match reader.poll(&mut socket, context) {
            Poll::Ready(()) => Poll::Ready(()),
            Poll::Pending => writer.poll(&mut socket, reader.heard(), context),
        })
        .await;
        metrics::gauge!("septet_sockets_open").decrement(1.0);
        drop(place);
    }
}

/// `None` if the database does not say.
async fn still_signed_in(app: &App, credentials: Credentials) -> Option<bool> {
    let (Credentials::Bearer(token) | Credentials::Cookie(token)) = credentials else { return Some(false) };
    Some(app.inner.lobby.session(&token).await.ok()?.is_some())
}
