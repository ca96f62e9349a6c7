//! Accepting connections.

use std::{net::SocketAddr, time::Duration};

use axum::{Extension, Router, extract::ConnectInfo};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::net::TcpListener;
use tokio_io_timeout::TimeoutWriter;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower::Layer;

use crate::{
    Settings,
    permits::Permits,
    request::{is_trusted, network},
};

/// The most bytes of the headers of a request.
const HEADER_BYTES: usize = 16 * 1024;

/// Accepts connections until `stop` is cancelled, then waits for requests in progress.
///
/// The server closes a connection that does not send all its headers in time, or that accepts none of the
/// written bytes. Otherwise a client that opens many idle connections could exhaust the server. `axum::serve`
/// has no such limits.
///
/// `connections` are the permits for connections that are not sockets yet. Connections of trusted proxies
/// need no permit, because a proxy has limits of its own.
pub(crate) async fn accept(
    listener: TcpListener,
    routes: Router,
    settings: &Settings,
    connections: Permits,
    stop: CancellationToken,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(settings.header_timeout).max_buf_size(HEADER_BYTES);
    let open = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stop.cancelled() => break,
        };
        let (stream, peer): (_, SocketAddr) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // The process is probably out of file descriptors. Connections that end free some.
                tracing::warn!("cannot take a connection: {error}");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let is_proxy = is_trusted(peer.ip(), &settings.trusted_proxies);
        let place = (!is_proxy).then(|| connections.take(network(peer.ip())));
        if let Some(None) = place {
            // Closing the connection costs less than any answer.
            continue;
        }
        // A frame is one small packet, and a client waits for it.
        drop(stream.set_nodelay(true));
        let mut writer = TimeoutWriter::new(stream);
        writer.set_timeout(Some(settings.write_timeout));
        let service = TowerToHyperService::new(Extension(ConnectInfo(peer)).layer(routes.clone()));
        let connection = http.serve_connection(TokioIo::new(Box::pin(writer)), service).with_upgrades();
        let stop = stop.clone();
        // The outcome of a connection concerns only the client.
        open.spawn(async move {
            let _place = place;
            let mut connection = std::pin::pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => return,
                () = stop.cancelled() => connection.as_mut().graceful_shutdown(),
            }
            drop(connection.await);
        });
    }
    drop(listener);
    open.close();
    open.wait().await;
}
