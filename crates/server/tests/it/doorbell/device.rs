//! A browser with push messages. It decrypts with other code than the server's, and checks the sender.

use axum::http::HeaderMap;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use p256::{PublicKey, SecretKey, ecdh::diffie_hellman};
use protocol::http::Pushed;
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    hmac,
    rand::{SecureRandom as _, SystemRandom},
    signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey},
};
use serde_json::{Value, json};

use super::service::Heard;

pub struct Device {
    secret: SecretKey,
    auth: [u8; 16],
}

fn decoded(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).unwrap()
}

fn mac(key: &[u8], text: &[u8]) -> Vec<u8> {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), text).as_ref().to_vec()
}

impl Device {
    pub fn new() -> Self {
        let (mut key, mut auth) = ([0; 32], [0; 16]);
        SystemRandom::new().fill(&mut key).unwrap();
        SystemRandom::new().fill(&mut auth).unwrap();
        Self { secret: SecretKey::from_slice(&key).unwrap(), auth }
    }

    fn point(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_bytes().to_vec()
    }

    /// Returns the subscription that the browser sends to the server.
    pub fn subscription(&self, endpoint: &str) -> Value {
        json!({
            "endpoint": endpoint,
            "p256dh": URL_SAFE_NO_PAD.encode(self.point()),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
            "language": "fr",
        })
    }

    /// Decrypts a message by RFC 8291 and RFC 8188.
    pub fn read(&self, heard: &Heard) -> Pushed {
        let (salt, rest) = heard.body.split_at(16);
        let (_record, rest) = rest.split_at(4);
        let (theirs, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let public = PublicKey::from_sec1_bytes(theirs).unwrap();
        let shared = diffie_hellman(self.secret.to_nonzero_scalar(), public.as_affine());
        let mixed = mac(&self.auth, shared.raw_secret_bytes().as_slice());
        let info = [b"WebPush: info\0", self.point().as_slice(), theirs, &[1]].concat();
        let each = mac(salt, &mac(&mixed, &info));
        let key = mac(&each, b"Content-Encoding: aes128gcm\0\x01");
        let nonce = mac(&each, b"Content-Encoding: nonce\0\x01");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut text = sealed.to_vec();
        let text = key.open_in_place(nonce, Aad::empty(), &mut text).expect("it is for this device");
        let end = text.iter().rposition(|byte| *byte != 0).expect("a record has an end");
        assert_eq!(text[end], 2, "it is the last record");
        serde_json::from_slice(&text[..end]).unwrap()
    }
}

/// Checks that the message is signed by the server with this key, for this push service, by RFC 8292.
pub fn check_sender(headers: &HeaderMap, key: &str, audience: &str) {
    let said = headers["authorization"].to_str().unwrap();
    let (token, by) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(by, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decoded(by));
    public.verify(signed.as_bytes(), &decoded(signature)).expect("it is signed by the server");
    let claims: Value = serde_json::from_slice(&decoded(signed.split('.').nth(1).unwrap())).unwrap();
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(audience), &json!("mailto:host@example.org")));
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let exp = claims["exp"].as_u64().unwrap();
    assert!(exp > now && exp <= now + 86_400, "{exp}");
}
