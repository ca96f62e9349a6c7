//! A provider with a certificate of the operator's own authority.

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use serde_json::Value;
use server::{BadProvider, Settings};

use super::{ADD, BACK, Fake, add, back, fresh, house, person, refused, settings};
use crate::support::Server;

fn authority() -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

/// Starts a provider with a certificate of this authority.
async fn of(authority: &CertifiedIssuer<'_, KeyPair>) -> Fake {
    let key = KeyPair::generate().unwrap();
    let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
    let certificate = params.signed_by(&key, authority).unwrap();
    Fake::encrypted(certificate.der().clone(), key.serialize_der().try_into().unwrap()).await
}

#[tokio::test]
async fn the_hosts_own_authority_is_believed_and_nobody_elses() {
    let (own, other) = (authority(), authority());
    let fake = of(&own).await;
    let trusting = |pem: String| {
        let provider = fake.settings().vouched_for_by(pem.as_bytes()).unwrap();
        Settings { provider: Some(provider), ..settings(&fake) }
    };
    // The file may contain several.
    let server = Server::with(trusting(other.pem() + &own.pem())).await;
    let mut ann = person(&server, "Ann").await;
    add(&fake, &mut ann, "ann").await;
    assert_eq!(back(&fake, &mut fresh(&server), "ann").await.status, 201);
    for wrong in [trusting(other.pem()), settings(&fake)] {
        let server = Server::with(wrong).await;
        let mut ben = person(&server, "Ben").await;
        refused(&ben.post(ADD, serde_json::json!({})).await, 502, "provider_failed");
        refused(&fresh(&server).post(BACK, Value::Null).await, 502, "provider_failed");
    }
}

#[tokio::test]
async fn a_file_without_a_certificate_is_refused() {
    let (fake, _server) = house().await;
    let key = KeyPair::generate().unwrap().serialize_pem();
    let broken = "-----BEGIN CERTIFICATE-----\nnone\n-----END CERTIFICATE-----\n";
    for pem in ["", "a file", &key, broken] {
        assert_eq!(fake.settings().vouched_for_by(pem.as_bytes()).unwrap_err(), BadProvider::Authorities);
    }
}
