//! Encrypts push messages to browsers, so that the push service cannot read them (RFC 8291 with RFC 8188).

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use protocol::Secret;
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, PublicKey, UnparsedPublicKey, agree_ephemeral},
    hkdf::{HKDF_SHA256, KeyType, Salt},
    rand::{SecureRandom as _, SystemRandom},
};

/// The bytes of an uncompressed point on P-256.
const POINT: usize = 65;

/// The bytes of the secret that only the browser and the server know.
const AUTH: usize = 16;

/// The padded length of every message, so that its length reveals nothing.
const FILLED: usize = 256;

/// The size of a record in bytes. A message is one record.
const RECORD: u32 = 4_096;

/// The keys of a browser.
pub(crate) struct Lock {
    point: [u8; POINT],
    auth: [u8; AUTH],
}

/// The error of invalid keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum BadLock {
    #[error("p256dh is a point on P-256 in base64url, 65 bytes that begin with 4")]
    Point,
    #[error("auth is 16 bytes in base64url")]
    Auth,
}

/// The error of a message that cannot be encrypted: it is too long, or there is no randomness.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a message for a browser could not be encrypted")]
pub(crate) struct Unsealed;

impl Lock {
    /// Parses the keys of a subscription, and checks that the point is on the curve.
    pub(crate) fn read(p256dh: &str, auth: &Secret) -> Result<Self, BadLock> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let point = bytes(p256dh).and_then(|b| b.try_into().ok()).ok_or(BadLock::Point)?;
        let auth = bytes(auth.reveal()).and_then(|b| b.try_into().ok()).ok_or(BadLock::Auth)?;
        let lock = Self { point, auth };
        // A key agreement fails if the point is not on the curve.
        let tried = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok();
        let agreed = tried.and_then(|own| lock.agree(own, |_| ()).ok());
        agreed.map(|()| lock).ok_or(BadLock::Point)
    }

    fn agree<T>(&self, own: EphemeralPrivateKey, with: impl FnOnce(&[u8]) -> T) -> Result<T, Unsealed> {
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.point[..]);
        agree_ephemeral(own, &theirs, with).map_err(|_| Unsealed)
    }

    /// Returns the body of a push message.
    pub(crate) fn seal(&self, text: &[u8]) -> Result<Vec<u8>, Unsealed> {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(|_| Unsealed)?;
        let ours: PublicKey = own.compute_public_key().map_err(|_| Unsealed)?;
        let mut salt = [0; 16];
        random.fill(&mut salt).map_err(|_| Unsealed)?;
        if text.len() >= FILLED {
            return Err(Unsealed);
        }
        // The byte 2 ends the text in a last record; zeros pad it.
        let mut filled = text.to_vec();
        filled.push(2);
        filled.resize(FILLED, 0);
        self.agree(own, |shared| self.seal_with(shared, ours.as_ref(), salt, filled))?
    }

    fn seal_with(
        &self,
        shared: &[u8],
        ours: &[u8],
        salt: [u8; 16],
        mut record: Vec<u8>,
    ) -> Result<Vec<u8>, Unsealed> {
        let (key, nonce) = self.derive(shared, ours, &salt)?;
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).map_err(|_| Unsealed)?);
        let nonce = Nonce::assume_unique_for_key(nonce);
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).map_err(|_| Unsealed)?;
        let mut body = salt.to_vec();
        body.extend(RECORD.to_be_bytes());
        body.push(u8::try_from(ours.len()).map_err(|_| Unsealed)?);
        body.extend(ours);
        body.extend(record);
        Ok(body)
    }

    /// Returns the key and the nonce of the only record.
    fn derive(&self, shared: &[u8], ours: &[u8], salt: &[u8]) -> Result<([u8; 16], [u8; 12]), Unsealed> {
        let mixed = Salt::new(HKDF_SHA256, &self.auth).extract(shared);
        let mixed: [u8; 32] = expand(&mixed, &[b"WebPush: info\0", &self.point, ours])?;
        let each = Salt::new(HKDF_SHA256, salt).extract(&mixed);
        let key = expand(&each, &[b"Content-Encoding: aes128gcm\0"])?;
        Ok((key, expand(&each, &[b"Content-Encoding: nonce\0"])?))
    }
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(from: &ring::hkdf::Prk, info: &[&[u8]]) -> Result<[u8; N], Unsealed> {
    let mut out = [0; N];
    let filled = from.expand(info, Bytes(N)).and_then(|okm| okm.fill(&mut out));
    filled.map(|()| out).map_err(|_| Unsealed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let lock = Lock::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            &Secret::new("BTBZMqHH6r4Tts7J_aSIgg"),
        )
        .unwrap();
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let ours =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt: [u8; 16] = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let mut text = b"When I grow up, I want to be a watermelon".to_vec();
        text.push(2);
        let body = lock.seal_with(&shared, &ours, salt, text).unwrap();
        let told = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc\
                    InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW\
                    QexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(body), told);
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = Secret::new("BTBZMqHH6r4Tts7J_aSIgg");
        let off = URL_SAFE_NO_PAD.encode([&[4], &[7; 64][..]].concat());
        for bad in ["", "AAAA", "!", &off, &point[..80]] {
            assert_eq!(Lock::read(bad, &auth).err(), Some(BadLock::Point), "{bad}");
        }
        for bad in ["", "AAAA", "BTBZMqHH6r4Tts7J_aSIggAA"] {
            assert_eq!(Lock::read(point, &Secret::new(bad)).err(), Some(BadLock::Auth), "{bad}");
        }
    }

    #[test]
    fn all_messages_are_of_one_length_and_none_is_longer() {
        let lock = Lock::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            &Secret::new("BTBZMqHH6r4Tts7J_aSIgg"),
        )
        .unwrap();
        let lengths: Vec<_> = [0, 1, 255].iter().map(|n| lock.seal(&vec![b'x'; *n]).unwrap().len()).collect();
        assert_eq!(lengths, [16 + 4 + 1 + 65 + 256 + 16; 3]);
        assert_eq!(lock.seal(&[b'x'; 256]), Err(Unsealed));
    }
}
