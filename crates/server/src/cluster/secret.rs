//! What the servers of a cluster have in common, and nobody else has.

use ring::hmac;

/// What the servers of a cluster have in common, and nobody else has. It is never shown, and never sent.
#[derive(Clone)]
pub struct ClusterSecret(hmac::Key);

/// Why something is no secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "the secret of a cluster needs at least {} characters; `openssl rand -hex 32` makes one",
    ClusterSecret::SHORTEST
)]
pub struct BadSecret;

impl ClusterSecret {
    /// Bytes that it has at least: whoever listens in could try out a short one.
    pub const SHORTEST: usize = 32;

    /// The secret that this text is, but for what surrounds it.
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

    /// What nobody without the secret can say of this.
    pub(super) fn proof(&self, of: &[u8]) -> Vec<u8> {
        hmac::sign(&self.0, of).as_ref().to_vec()
    }

    /// Whether whoever said it has the secret. Takes as long whatever was said.
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
