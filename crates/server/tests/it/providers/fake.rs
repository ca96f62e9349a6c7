//! An OpenID Connect provider on this machine. It uses other code than the server, and tests can make it
//! misbehave.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use axum::{
    Form, Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::{get, post},
    serve::Listener,
};
use base64::{
    Engine as _,
    engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD},
};
use p256::ecdsa::{Signature, SigningKey, signature::Signer as _};
use serde_json::{Value, json};
use server::ProviderSettings;
use sha2::{Digest as _, Sha256};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig, crypto,
        pki_types::{CertificateDer, PrivateKeyDer},
    },
    server::TlsStream,
};
use url::Url;

use super::PUBLIC;

pub const CLIENT: &str = "septet at play";
pub const SECRET: &str = "hush: nobody+knows/this=";

/// The misbehaviour.
#[derive(Clone, Default)]
pub struct Bent {
    /// Changes the header and the claims of the ID token before it is signed.
    pub word: Option<fn(&mut Value, &mut Value)>,
    /// Signs with a key that it does not publish.
    pub forged: bool,
    /// Does not sign at all.
    pub unsigned: bool,
    /// Answers after this delay.
    pub slow: Duration,
    /// Answers with so many additional bytes.
    pub huge: usize,
    /// Answers only with this status.
    pub broken: Option<u16>,
    /// Redirects to this address instead of answering.
    pub leads: Option<String>,
    /// The published token endpoint.
    pub tokens: Option<String>,
    /// The published authorization endpoint.
    pub page: Option<String>,
    /// The published issuer.
    pub issuer: Option<String>,
}

struct Given {
    subject: String,
    nonce: String,
    challenge: String,
}

struct Inner {
    issuer: String,
    key: Mutex<(String, SigningKey)>,
    codes: Mutex<HashMap<String, Given>>,
    bent: Mutex<Bent>,
    asked: Mutex<Vec<String>>,
}

#[derive(Clone)]
pub struct Fake(Arc<Inner>);

struct Encrypted {
    listener: TcpListener,
    acceptor: TlsAcceptor,
}

impl Listener for Encrypted {
    type Io = TlsStream<TcpStream>;
    type Addr = std::net::SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            let (stream, from) = self.listener.accept().await.unwrap();
            // A client that does not trust the certificate disconnects.
            if let Ok(stream) = self.acceptor.accept(stream).await {
                return (stream, from);
            }
        }
    }

    fn local_addr(&self) -> std::io::Result<Self::Addr> {
        self.listener.local_addr()
    }
}

fn fresh_key() -> SigningKey {
    SigningKey::from_slice(&super::random::<32>()).unwrap()
}

fn text(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Fake {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let issuer = format!("http://{}/realms/home", listener.local_addr().unwrap());
        Self::serve(listener, issuer)
    }

    /// Starts one with TLS and a certificate for `localhost`.
    pub async fn encrypted(certificate: CertificateDer<'static>, key: PrivateKeyDer<'static>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let issuer = format!("https://localhost:{}/realms/home", listener.local_addr().unwrap().port());
        let config = ServerConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
        let config = config.with_single_cert(vec![certificate], key).unwrap();
        Self::serve(Encrypted { listener, acceptor: TlsAcceptor::from(Arc::new(config)) }, issuer)
    }

    fn serve<L: Listener<Addr: std::fmt::Debug>>(listener: L, issuer: String) -> Self {
        let fake = Self(Arc::new(Inner {
            issuer,
            key: Mutex::new(("first".into(), fresh_key())),
            codes: Mutex::default(),
            bent: Mutex::default(),
            asked: Mutex::default(),
        }));
        let routes = Router::new()
            .route("/realms/home/.well-known/openid-configuration", get(metadata))
            .route("/realms/home/keys", get(keys))
            .route("/realms/home/token", post(token))
            .with_state(fake.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        fake
    }

    pub fn settings(&self) -> ProviderSettings {
        ProviderSettings::new(&self.0.issuer, CLIENT, SECRET, Some("Club"), &PUBLIC.parse().unwrap()).unwrap()
    }

    pub fn issuer(&self) -> &str {
        &self.0.issuer
    }

    pub fn bend(&self, bent: Bent) {
        *self.0.bent.lock().unwrap() = bent;
    }

    pub fn another_key(&self) {
        *self.0.key.lock().unwrap() = ("second".into(), fresh_key());
    }

    /// Returns the requested paths.
    pub fn asked(&self) -> Vec<String> {
        self.0.asked.lock().unwrap().clone()
    }

    /// Signs in at the provider as this subject. Returns the answer that the browser brings back.
    pub fn visit(&self, url: &str, subject: &str) -> Value {
        let url = Url::parse(url).unwrap();
        assert!(url.as_str().starts_with(&format!("{}/authorize?", self.0.issuer)), "{url}");
        let said: HashMap<_, _> = url.query_pairs().into_owned().collect();
        assert_eq!(said["response_type"], "code");
        assert_eq!(said["client_id"], CLIENT);
        assert_eq!(said["redirect_uri"], format!("{PUBLIC}/provider"));
        assert_eq!(said["scope"], "openid", "nothing that is not needed");
        assert_eq!(said["code_challenge_method"], "S256");
        assert!(said["state"].len() >= 32 && said["nonce"].len() >= 16, "{url}");
        let code = text(super::random::<24>());
        let given = Given {
            subject: subject.into(),
            nonce: said["nonce"].clone(),
            challenge: said["code_challenge"].clone(),
        };
        self.0.codes.lock().unwrap().insert(code.clone(), given);
        json!({ "state": said["state"], "code": code })
    }

    fn word(&self, given: &Given) -> String {
        let bent = self.0.bent.lock().unwrap().clone();
        let (id, key) = self.0.key.lock().unwrap().clone();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        let mut head = json!({ "alg": "ES256", "typ": "JWT", "kid": id });
        let mut claims = json!({
            "iss": self.0.issuer, "sub": given.subject, "aud": CLIENT, "nonce": given.nonce,
            "iat": now, "exp": now + 300, "email": "same@example.org", "email_verified": true,
        });
        if let Some(word) = bent.word {
            word(&mut head, &mut claims);
        }
        let signed = format!("{}.{}", text(head.to_string()), text(claims.to_string()));
        if bent.unsigned {
            return format!("{signed}.");
        }
        let key = if bent.forged { fresh_key() } else { key };
        let signature: Signature = key.sign(signed.as_bytes());
        format!("{signed}.{}", text(signature.to_bytes()))
    }

    /// Answers by its misbehaviour, or with this body.
    async fn say(&self, path: &str, mut body: Value) -> Response {
        self.0.asked.lock().unwrap().push(path.to_owned());
        let bent = self.0.bent.lock().unwrap().clone();
        tokio::time::sleep(bent.slow).await;
        if let Some(status) = bent.broken {
            return (StatusCode::from_u16(status).unwrap(), "<html>trouble</html>").into_response();
        }
        if let Some(to) = bent.leads {
            return (StatusCode::FOUND, [("location", to)]).into_response();
        }
        if bent.huge > 0 {
            body["beside"] = json!("x".repeat(bent.huge));
        }
        Json(body).into_response()
    }
}

async fn metadata(State(fake): State<Fake>) -> Response {
    let (issuer, bent) = (&fake.0.issuer, fake.0.bent.lock().unwrap().clone());
    let body = json!({
        "issuer": bent.issuer.as_ref().unwrap_or(issuer),
        "authorization_endpoint": bent.page.unwrap_or_else(|| format!("{issuer}/authorize")),
        "token_endpoint": bent.tokens.unwrap_or_else(|| format!("{issuer}/token")),
        "jwks_uri": format!("{issuer}/keys"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["ES256", "HS256", "none"],
    });
    fake.say("metadata", body).await
}

async fn keys(State(fake): State<Fake>) -> Response {
    let (id, key) = fake.0.key.lock().unwrap().clone();
    let point = key.verifying_key().to_encoded_point(false);
    let (x, y) = (text(point.x().unwrap()), text(point.y().unwrap()));
    let key = json!({ "kty": "EC", "crv": "P-256", "use": "sig", "kid": id, "x": x, "y": y });
    fake.say("keys", json!({ "keys": [key] })).await
}

async fn token(
    State(fake): State<Fake>,
    headers: HeaderMap,
    Form(form): Form<HashMap<String, String>>,
) -> Response {
    let encoded = |text: &str| url::form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    let shown = format!("Basic {}", STANDARD.encode(format!("{}:{}", encoded(CLIENT), encoded(SECRET))));
    let refuse = |why: &str| (StatusCode::BAD_REQUEST, Json(json!({ "error": why }))).into_response();
    if headers["authorization"] != shown.as_str() {
        return refuse("invalid_client");
    }
    assert_eq!(form["grant_type"], "authorization_code");
    assert_eq!(form["redirect_uri"], format!("{PUBLIC}/provider"));
    let given = fake.0.codes.lock().unwrap().remove(&form["code"]);
    let Some(given) = given else { return refuse("invalid_grant") };
    if text(Sha256::digest(&form["code_verifier"])) != given.challenge {
        return refuse("invalid_grant");
    }
    let body = json!({
        "access_token": "of no use", "token_type": "Bearer", "expires_in": 60, "id_token": fake.word(&given),
    });
    fake.say("token", body).await
}
