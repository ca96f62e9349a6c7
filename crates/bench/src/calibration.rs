//! A fixed amount of work, so that figures of different machines can be compared.

use std::{hint::black_box, time::Duration};

use rustix::time::{ClockId, clock_gettime};

/// The rounds of the loop: about a quarter of a second.
const ROUNDS: u32 = 100_000_000;

/// Returns the CPU time of the calling thread so far. Other processes on the same core do not affect it.
pub fn thread_cpu() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Returns the speed, in millions of rounds per second, of a loop in which each round needs the result of the
/// one before.
pub fn rounds_per_second() -> f64 {
    let start = thread_cpu();
    let mut x = black_box(0x9e37_79b9_7f4a_7c15_u64);
    for _ in 0..ROUNDS {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
    }
    black_box(x);
    f64::from(ROUNDS) / 1e6 / (thread_cpu() - start).as_secs_f64()
}
