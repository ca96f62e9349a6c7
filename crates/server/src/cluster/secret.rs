//! The secret that the nodes of a cluster share.

use ring::hmac;

/// The secret that the nodes of a cluster share. It is never shown and never sent.
#[derive(Clone)]
pub struct ClusterSecret(hmac::Key);

/// The error for a secret that is too short.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "the secret of a cluster needs at least {} characters; `openssl rand -hex 32` makes one",
    ClusterSecret::SHORTEST
)]
pub struct BadSecret;

impl ClusterSecret {
    /// The minimum length in bytes. An eavesdropper could guess a short secret.
    pub const SHORTEST: usize = 32;

    /// Makes a secret from this text, without the white space around it.
    ///
    /// # Errors
    ///
    /// If it is too short.
    pub fn new(text: &str) -> Result<Self, BadSecret> {
        let text = text.trim();
        if text.len() < Self::SHORTEST {
            return Err(BadSecret);
        }
        Ok(Self(hmac::Key::new(hmac::HMAC_SHA256, text.as_bytes())))
    }

    /// Returns a proof for these bytes that only a node with the secret can make.
    pub(super) fn proof(&self, of: &[u8]) -> Vec<u8> {
        hmac::sign(&self.0, of).as_ref().to_vec()
    }

    /// Returns true if the sender of the proof has the secret. The comparison takes constant time.
    pub(super) fn proves(&self, of: &[u8], proof: &[u8]) -> bool {
        hmac::verify(&self.0, of, proof).is_ok()
    }
}

impl std::fmt::Debug for ClusterSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ClusterSecret")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_long_and_shows_nothing() {
        assert_eq!(ClusterSecret::new("0123456789012345678901234567890").err(), Some(BadSecret));
        let text = "01234567890123456789012345678901";
        let (one, other) =
            (ClusterSecret::new(text).unwrap(), ClusterSecret::new(&format!(" {text}\n")).unwrap());
        assert!(!format!("{one:?}").contains("0123"));
        assert!(other.proves(b"this", &one.proof(b"this")));
        assert!(!other.proves(b"that", &one.proof(b"this")));
    }
}
