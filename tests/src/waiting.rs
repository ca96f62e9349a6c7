//! Waiting, but not for ever.

use std::time::Duration;

/// How long anything may take before a test gives up. Far more than it should: the machine may be busy.
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
