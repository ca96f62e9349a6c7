//! The one source of chance, and the pinned algorithms that draw from it.
//!
//! The algorithms are ours because a library may change its values in a minor release, and then old matches
//! would no longer replay. Golden vectors below pin them.

use std::fmt;

pub use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng as _};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The secret from which a match is dealt. It cannot be serialized or printed, because it reveals every deck.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Creates a seed from 256 bits, which the host draws from the operating system.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns an independent generator for one purpose, e.g. the deal of the second age.
    ///
    /// Streams are addressed by name, never by the count of earlier draws. So a new die roll in one rule
    /// cannot reshuffle another, and old matches keep replaying.
    pub fn stream(&self, purpose: Purpose, index: u32) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(u64::from(purpose.0) << 32 | u64::from(index));
        rng
    }

    /// Returns the hash that is published when the match starts. With it every player can check the deal
    /// after the match.
    pub fn hash(&self) -> SeedHash {
        SeedHash(hex::encode(Sha256::digest(self.0)))
    }

    /// Returns the seed in hexadecimal. For the host's log of the match, and for all observers of a finished
    /// match.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// Parses the output of [`Seed::reveal`].
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// SHA-256 of a seed's 32 bytes, in hexadecimal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeedHash(pub String);

/// The name of one use of chance within one game. Numbers are part of the replay format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purpose(pub u32);

/// Returns a uniform number below `bound`, without modulo bias.
///
/// # Panics
///
/// If `bound` is 0: there is no such number.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    assert!(bound > 0, "there is no number below 0");
    // Lemire's multiply-and-reject.
    let reject_under = bound.wrapping_neg() % bound;
    loop {
        let wide = u64::from(rng.next_u32()) * u64::from(bound);
        if wide as u32 >= reject_under {
            return (wide >> 32) as u32;
        }
    }
}

/// Shuffles by Fisher-Yates, from the end.
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(rng, i as u32 + 1) as usize);
    }
}

/// Returns a uniformly chosen element; `None` if the list is empty.
pub fn pick<'a, T>(items: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    if items.is_empty() { None } else { items.get(below(rng, items.len() as u32) as usize) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_vectors_pin_the_shuffle() {
        let seed = Seed::from_bytes([7; 32]);
        let deal = |purpose, index| {
            let mut cards: Vec<u8> = (0..10).collect();
            shuffle(&mut cards, &mut seed.stream(Purpose(purpose), index));
            cards
        };
        assert_eq!(deal(1, 0), [1, 5, 3, 9, 0, 6, 7, 2, 4, 8]);
        assert_eq!(deal(1, 1), [3, 2, 0, 4, 8, 5, 9, 1, 7, 6]);
        assert_eq!(deal(2, 0), [1, 8, 5, 0, 7, 3, 6, 4, 9, 2]);
    }

    #[test]
    fn below_is_uniform_enough() {
        let mut rng = Seed::from_bytes([1; 32]).stream(Purpose(9), 0);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[below(&mut rng, 7) as usize] += 1;
        }
        assert!(counts.iter().all(|c| (9_500..10_500).contains(c)), "{counts:?}");
    }

    #[test]
    fn a_seed_keeps_its_secret_until_it_is_revealed() {
        let seed = Seed::from_bytes([0xab; 32]);
        assert_eq!(format!("{seed:?}"), "Seed(..)");
        assert_eq!(Seed::from_hex(&seed.reveal()), Some(seed.clone()));
        assert_eq!(Seed::from_hex("ab"), None);
        assert_eq!(Seed::from_hex(&"é".repeat(32)), None);
        // SHA-256 of 32 bytes 0xab, from another implementation.
        assert_eq!(seed.hash().0, "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885");
    }

    #[test]
    fn nothing_can_be_picked_from_nothing() {
        let mut rng = Seed::from_bytes([1; 32]).stream(Purpose(9), 0);
        assert_eq!(pick::<u8>(&[], &mut rng), None);
    }
}
