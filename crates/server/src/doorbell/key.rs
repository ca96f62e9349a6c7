//! The key that identifies this server to push services (VAPID, RFC 8292).

use base64::{
    Engine as _,
    engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD},
};
use protocol::Secret;
use ring::{
    hmac,
    rand::{SecureRandom as _, SystemRandom},
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde_json::json;
use url::Url;

/// The lifetime of a signature for a push service, in seconds. The standard allows at most a day.
const LASTS: u64 = 12 * 3_600;

/// The error of a key that cannot be made, read or used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the server's key for push services cannot be {0}")]
pub(crate) struct BadKey(&'static str);

/// The server's key. Its private part leaves this type only for the database.
pub(crate) struct Key {
    pair: EcdsaKeyPair,
    random: SystemRandom,
    marks: hmac::Key,
}

/// Returns a new secret that signs requests to a webhook: 256 random bits.
pub(crate) fn secret() -> Result<Secret, BadKey> {
    let mut bytes = [0; 32];
    SystemRandom::new().fill(&mut bytes).map_err(|_| BadKey("made"))?;
    Ok(Secret::new(hex::encode(bytes)))
}

impl Key {
    /// Returns a new key in its stored form.
    pub(crate) fn fresh() -> Result<String, BadKey> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Ok(STANDARD.encode(made.map_err(|_| BadKey("made"))?))
    }

    /// Reads a stored key.
    pub(crate) fn read(kept: &str) -> Result<Self, BadKey> {
        let random = SystemRandom::new();
        let pkcs8 = STANDARD.decode(kept).map_err(|_| BadKey("read"))?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &pkcs8, &random);
        let marks = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, &pkcs8), b"septet marks of calls");
        let marks = hmac::Key::new(hmac::HMAC_SHA256, marks.as_ref());
        Ok(Self { pair: pair.map_err(|_| BadKey("read"))?, random, marks })
    }

    /// Returns an opaque id of the notification for a decision. It stays the same after a restart and reveals
    /// nothing of the decision.
    pub(crate) fn mark(&self, account: &str, table: &str, decision: u64) -> String {
        let of = hmac::sign(&self.marks, format!("{account} {table} {decision}").as_bytes());
        hex::encode(&of.as_ref()[..8])
    }

    /// Returns an opaque id of an account at a table, the same for all decisions.
    pub(crate) fn thread(&self, account: &str, table: &str) -> String {
        let of = hmac::sign(&self.marks, format!("thread {account} {table}").as_bytes());
        hex::encode(&of.as_ref()[..8])
    }

    /// Returns the token that ends e-mails to an address set at this time. It is computed, so it need not be
    /// stored.
    pub(crate) fn stop(&self, account: &str, address: &str, at: u64) -> String {
        hex::encode(hmac::sign(&self.marks, format!("stop {account} {at} {address}").as_bytes()))
    }

    /// Returns the public key for browsers: the point, in base64url.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// Returns the value of `Authorization` for a push service, at this time (seconds since 1970). `contact`
    /// is the operator's `mailto:` or `https:` address for complaints of the push service.
    pub(crate) fn authorization(&self, to: &Url, now: u64, contact: Option<&str>) -> Result<String, BadKey> {
        let mut claims = json!({ "aud": to.origin().ascii_serialization(), "exp": now + LASTS });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let said = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.pair.sign(&self.random, said.as_bytes()).map_err(|_| BadKey("used"))?;
        let signature = URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("vapid t={said}.{signature}, k={}", self.public()))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::Value;

    use super::*;

    #[test]
    fn a_push_service_believes_what_is_signed_for_it() {
        let key = Key::read(&Key::fresh().unwrap()).unwrap();
        let to = Url::parse("https://push.example:8443/send/abc?d=e").unwrap();
        let said = key.authorization(&to, 1_000, Some("mailto:host@example.org")).unwrap();
        let (token, public) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let public = URL_SAFE_NO_PAD.decode(public).unwrap();
        assert_eq!((public.len(), public[0]), (65, 4));
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = URL_SAFE_NO_PAD.decode(signature).unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public);
        public.verify(signed.as_bytes(), &signature).unwrap();
        let parts: Vec<Value> = signed
            .split('.')
            .map(|part| serde_json::from_slice(&URL_SAFE_NO_PAD.decode(part).unwrap()).unwrap())
            .collect();
        assert_eq!(parts[0], json!({ "typ": "JWT", "alg": "ES256" }));
        let claims =
            json!({ "aud": "https://push.example:8443", "exp": 44_200, "sub": "mailto:host@example.org" });
        assert_eq!(parts[1], claims);
    }

    #[test]
    fn calls_have_marks_of_their_own_that_a_restart_keeps() {
        let kept = Key::fresh().unwrap();
        let (key, again, other) = (Key::read(&kept), Key::read(&kept), Key::read(&Key::fresh().unwrap()));
        let (key, again, other) = (key.unwrap(), again.unwrap(), other.unwrap());
        let mark = key.mark("ann", "t", 7);
        assert_eq!((mark.len(), &mark), (16, &again.mark("ann", "t", 7)));
        for another in [key.mark("ann", "t", 8), key.mark("ann", "u", 7), other.mark("ann", "t", 7)] {
            assert_ne!(mark, another);
        }
    }

    #[test]
    fn a_damaged_key_is_an_error() {
        for kept in ["", "AAAA", "not base64!"] {
            assert_eq!(Key::read(kept).err(), Some(BadKey("read")));
        }
    }
}
