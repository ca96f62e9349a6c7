//! The counts of a server with a counting allocator (`src/bin/counted.rs`).

use std::{io::Read, os::unix::net::UnixStream, path::Path};

use anyhow::Context;

/// The counts since its start.
pub struct Counts {
    pub allocations: u64,
    pub bytes: u64,
}

impl Counts {
    /// Reads the counts from its socket.
    pub fn read(socket: &Path) -> anyhow::Result<Self> {
        let mut text = String::new();
        UnixStream::connect(socket)?.read_to_string(&mut text)?;
        Self::of(&text).with_context(|| format!("{text:?} is no count"))
    }

    fn of(text: &str) -> Option<Self> {
        let (allocations, bytes) = text.trim().split_once(' ')?;
        Some(Self { allocations: allocations.parse().ok()?, bytes: bytes.parse().ok()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_numbers_are_a_count() {
        let Counts { allocations, bytes } = Counts::of("3 96\n").expect("it is one");
        assert_eq!((allocations, bytes), (3, 96));
        assert!(Counts::of("3").is_none());
    }
}
