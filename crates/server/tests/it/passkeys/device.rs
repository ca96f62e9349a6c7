//! A device with passkeys. It uses other code than the server does for checking.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use p256::ecdsa::{DerSignature, SigningKey, signature::Signer as _};
use ring::rand::{SecureRandom as _, SystemRandom};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// One passkey. Tests change its fields for dishonest devices.
#[derive(Clone)]
pub struct Device {
    key: SigningKey,
    pub id: Vec<u8>,
    pub user: Option<String>,
    /// The number of its signatures; always 0 without a counter.
    pub counter: u32,
    pub counts: bool,
    /// The page that it seems to be shown on.
    pub origin: String,
    /// The address that it signs for.
    pub site: String,
    /// The flags for a verified user, and for a present one.
    pub verified: bool,
    pub present: bool,
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).unwrap();
    bytes
}

fn text(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Device {
    pub fn at(origin: &str) -> Self {
        Self {
            key: SigningKey::from_slice(&random::<32>()).unwrap(),
            id: random::<32>().to_vec(),
            user: None,
            counter: 0,
            counts: true,
            origin: origin.into(),
            site: "localhost".into(),
            verified: true,
            present: true,
        }
    }

    /// Registers a passkey: `RegistrationResponseJSON`.
    pub fn make(&mut self, options: &Value) -> Value {
        assert_eq!(options["attestation"], "none", "{options}");
        self.user = Some(options["user"]["id"].as_str().unwrap().to_owned());
        let mut data = self.head(0x40);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).unwrap().to_be_bytes());
        data.extend(&self.id);
        let point = self.key.verifying_key().to_encoded_point(false);
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 0x20]);
        data.extend(point.y().unwrap());
        let mut object = vec![0xa3, 0x63];
        object.extend(b"fmt\x64none\x67attStmt\xa0\x68authData\x58");
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(&data);
        json!({
            "id": text(&self.id),
            "rawId": text(&self.id),
            "type": "public-key",
            "response": {
                "clientDataJSON": text(self.client_data("webauthn.create", options)),
                "attestationObject": text(object),
                "transports": ["internal"],
            },
            "clientExtensionResults": {},
        })
    }

    /// Signs a question: `AuthenticationResponseJSON`.
    pub fn show(&mut self, options: &Value) -> Value {
        if self.counts {
            self.counter += 1;
        }
        let (data, client) = (self.head(0), self.client_data("webauthn.get", options));
        let mut signed = data.clone();
        signed.extend(Sha256::digest(&client));
        let signature: DerSignature = self.key.sign(&signed);
        json!({
            "id": text(&self.id),
            "rawId": text(&self.id),
            "type": "public-key",
            "response": {
                "clientDataJSON": text(client),
                "authenticatorData": text(data),
                "signature": text(signature.as_bytes()),
                "userHandle": self.user,
            },
            "clientExtensionResults": {},
        })
    }

    /// Returns a copy that signs with another key.
    pub fn forged(&self) -> Self {
        Self { key: SigningKey::from_slice(&random::<32>()).unwrap(), ..self.clone() }
    }

    fn head(&self, more: u8) -> Vec<u8> {
        let flags = more | u8::from(self.present) | if self.verified { 0x04 } else { 0 };
        let mut data = Sha256::digest(&self.site).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    fn client_data(&self, what: &str, options: &Value) -> Vec<u8> {
        let challenge = &options["challenge"];
        let data =
            json!({ "type": what, "challenge": challenge, "origin": self.origin, "crossOrigin": false });
        serde_json::to_vec(&data).unwrap()
    }
}
