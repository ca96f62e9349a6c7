//! When to stop.

/// A future that ends at the first SIGTERM or SIGINT from now on, also if that comes before anybody waits for it.
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

/// A future that ends when the process is interrupted.
#[cfg(not(unix))]
pub(crate) async fn signal() {
    let _ = tokio::signal::ctrl_c().await;
}
