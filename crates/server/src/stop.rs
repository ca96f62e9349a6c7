//! Signals that stop the server.

/// Returns a future that ends at the first SIGTERM or SIGINT after this call, even if the signal comes before
/// it is awaited.
#[cfg(unix)]
pub(crate) fn signal() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let catch = |kind| signal(kind).expect("signals can be caught");
    let mut terminate = catch(SignalKind::terminate());
    let mut interrupt = catch(SignalKind::interrupt());
    async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    }
}

/// Waits until the process is interrupted.
#[cfg(not(unix))]
pub(crate) async fn signal() {
    let _ = tokio::signal::ctrl_c().await;
}
