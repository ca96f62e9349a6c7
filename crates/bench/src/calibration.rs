//! A fixed piece of work, so that figures of different machines can be compared.

use std::{hint::black_box, time::Duration};

use rustix::time::{ClockId, clock_gettime};

/// Rounds of the loop: a quarter of a second or so.
const ROUNDS: u32 = 100_000_000;

/// CPU time of the calling thread so far: what others do on the same core does not count.
pub fn thread_cpu() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Millions of rounds a second of a loop in which each round needs the result of the one before.
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
