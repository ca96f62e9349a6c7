//! Random decisions.

use std::sync::atomic::{AtomicU64, Ordering};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};

/// Returns a random number generator that a failing test can repeat. The seed is `SEPTET_SEED` if that is
/// set, else from the clock. It is printed.
///
/// # Panics
///
/// If `SEPTET_SEED` is no number.
pub fn chance() -> ChaCha8Rng {
    let seed = std::env::var("SEPTET_SEED").map_or_else(
        |_| std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() as u64),
        |seed| seed.parse().expect("SEPTET_SEED is a number"),
    );
    println!("repeat with SEPTET_SEED={seed}");
    ChaCha8Rng::seed_from_u64(seed)
}

/// Returns one of the elements; each is about as likely.
///
/// # Panics
///
/// If there is none.
pub fn pick<'a, T>(from: &'a [T], rng: &mut ChaCha8Rng) -> &'a T {
    assert!(!from.is_empty(), "there is nothing to pick from");
    &from[rng.next_u32() as usize % from.len()]
}

/// Returns a request id that this process has not used before.
pub fn ask_id() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let started = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos());
    format!("{started:x}-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}
