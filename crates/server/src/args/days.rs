//! Settings in days.

use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 3_600);

/// Returns the duration of so many days.
pub(super) fn days(n: u32) -> Duration {
    DAY * n
}

/// Returns the number of whole days.
pub(super) fn in_days(time: Duration) -> u32 {
    u32::try_from(time.as_secs() / DAY.as_secs()).unwrap_or(u32::MAX)
}
