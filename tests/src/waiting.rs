//! Waiting with a limit.

use std::time::Duration;

/// The maximum waiting time in a test. It is far more than needed, because the machine may be busy.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Waits for `what`.
///
/// # Panics
///
/// If it takes longer than [`PATIENCE`].
pub async fn patiently<T>(what: &str, work: impl Future<Output = T>) -> T {
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(done) => done,
        Err(_) => panic!("waited {PATIENCE:?} in vain: {what}"),
    }
}
