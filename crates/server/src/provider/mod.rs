//! The OpenID Connect provider: sends browsers to it and verifies its answers.
//!
//! - A library handles the standard, its formats and its cryptography. This module decides the parameters,
//!   the browser that must answer, and the time.
//! - A browser returns once, in time, and must be the one that was sent ([`crate::pending`]).
//! - Only the subject of the ID token is used. All invalid answers get the same problem.
//! - The server contacts the provider only when a browser goes there. An outage of the provider affects
//!   nothing else.
//! - The lobby decides which account an identity signs in to.

mod settings;
mod web;

use std::{
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use lobby::{AskedFor, Lobby, MayAdd, ProviderId};
use openidconnect::{
    AuthType, AuthorizationCode, ClaimsVerificationError, CsrfToken, Nonce, OAuth2TokenResponse as _,
    PkceCodeChallenge, PkceCodeVerifier, RequestTokenError, SignatureVerificationError, TokenResponse as _,
    core::{
        CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreErrorResponseType, CoreIdToken,
        CoreJwsSigningAlgorithm as Signed, CoreProviderMetadata,
    },
};
use protocol::{Problem, ProblemCode, http::ProviderAnswer};
use ring::rand::{SecureRandom as _, SystemRandom};
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;

use crate::pending::{OfWhom, Pending};
pub use settings::{BadProvider, ProviderSettings};
use web::Web;

/// The time that a browser may take to return.
const LASTS: Duration = Duration::from_secs(10 * 60);

/// The time that the provider's metadata is cached.
const KNOWN: Duration = Duration::from_secs(3_600);

/// The most requests to the provider at the same time. Further ones are refused, and clients try again.
const AT_ONCE: usize = 8;

/// The most bytes of a subject, by the standard.
const SUBJECT: usize = 255;

/// The allowed signatures of ID tokens: never none, and not with the shared secret.
const ALGORITHMS: [Signed; 9] = [
    Signed::RsaSsaPkcs1V15Sha256,
    Signed::RsaSsaPkcs1V15Sha384,
    Signed::RsaSsaPkcs1V15Sha512,
    Signed::RsaSsaPssSha256,
    Signed::RsaSsaPssSha384,
    Signed::RsaSsaPssSha512,
    Signed::EcdsaP256Sha256,
    Signed::EcdsaP384Sha384,
    Signed::EdDsa,
];

/// The reason why a browser was sent to the provider.
#[derive(Serialize, Deserialize)]
pub(crate) enum Purpose {
    /// To add a sign-in method.
    Add(MayAdd),
    /// To confirm with one.
    Show,
    /// To sign in.
    ComeBack,
}

#[derive(Serialize, Deserialize)]
struct Question {
    purpose: Purpose,
    nonce: Nonce,
    verifier: PkceCodeVerifier,
}

/// The provider, with its open questions to browsers.
pub(crate) struct Provider {
    settings: ProviderSettings,
    web: Web,
    known: Mutex<Option<(Arc<CoreProviderMetadata>, Instant)>>,
    busy: Arc<Semaphore>,
    pending: Pending,
}

/// The reason why the provider's answer is missing or invalid.
enum Failure {
    /// The code was sent too late, or twice.
    TooLate,
    /// Any other reason, which goes to the log.
    Provider(String),
}

impl Provider {
    pub(crate) fn new(settings: ProviderSettings) -> Self {
        Self {
            web: Web::new(settings.is_here(), settings.authorities()),
            settings,
            known: Mutex::default(),
            busy: Arc::new(Semaphore::new(AT_ONCE)),
            pending: Pending::new(AskedFor::Provider, LASTS),
        }
    }

    /// Returns the name that the operator gave it.
    pub(crate) fn name(&self) -> &str {
        &self.settings.name
    }

    /// Returns the URL to which a browser is sent.
    pub(crate) async fn begin(
        self: &Arc<Self>,
        lobby: &Lobby,
        purpose: Purpose,
        of: OfWhom,
        address: IpAddr,
    ) -> Result<String, Problem> {
        let known = match self.remembered() {
            Some(known) => known,
            None => self.apart(|provider| provider.fetch()).await?,
        };
        let state = random()?;
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let nonce = Nonce::new_random();
        let client = self.client(&known);
        let (url, _, nonce) = client
            .authorize_url(
                CoreAuthenticationFlow::AuthorizationCode,
                move || CsrfToken::new(format!("{state:032x}")),
                move || nonce,
            )
            .set_pkce_challenge(challenge)
            .url();
        let question = Question { purpose, nonce, verifier };
        self.pending.ask(lobby, state, &question, (&of, address)).await?;
        Ok(url.into())
    }

    /// Returns the identity in the provider's answer and the purpose of the question, if this browser was
    /// asked.
    pub(crate) async fn answered(
        self: &Arc<Self>,
        lobby: &Lobby,
        answer: &ProviderAnswer,
        is: impl Fn(&OfWhom) -> bool,
    ) -> Result<(Purpose, ProviderId), Problem> {
        let state = u128::from_str_radix(&answer.state, 16).map_err(|_| too_late())?;
        let asked = self.pending.take(lobby, state, is).await?;
        let Question { purpose, nonce, verifier } = asked.ok_or_else(too_late)?;
        if answer.iss.as_deref().is_some_and(|iss| iss != self.settings.issuer.as_str()) {
            return Err(failed(&"a browser returned with the answer of another provider"));
        }
        let code = AuthorizationCode::new(answer.code.reveal().to_owned());
        let subject = self.apart(move |provider| provider.exchange(code, verifier, &nonce)).await?;
        Ok((purpose, ProviderId { issuer: self.settings.issuer.to_string(), subject }))
    }

    /// Runs blocking work on a separate thread, for a few requests at the same time.
    async fn apart<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Self) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Problem> {
        let Ok(permit) = Arc::clone(&self.busy).try_acquire_owned() else {
            let mut problem = Problem::new(
                ProblemCode::TooMany,
                "too many requests to the provider at the same time; wait a moment",
            );
            problem.retry_after = Some(2_000);
            return Err(problem);
        };
        let provider = Arc::clone(self);
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work(&provider)
        });
        match done.await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(Failure::TooLate)) => Err(too_late()),
            Ok(Err(Failure::Provider(why))) => Err(failed(&why)),
            Err(error) => Err(failed(&error)),
        }
    }

    fn remembered(&self) -> Option<Arc<CoreProviderMetadata>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = known.as_ref().filter(|(_, at)| at.elapsed() < KNOWN);
        fresh.map(|(known, _)| Arc::clone(known))
    }

    fn forget(&self) {
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Fetches the provider's metadata and keys.
    fn fetch(&self) -> Result<Arc<CoreProviderMetadata>, Failure> {
        let found = CoreProviderMetadata::discover(&self.settings.issuer, &|request| self.web.ask(request))
            .map_err(|error| Failure::of("its metadata cannot be read", &error))?;
        let Some(tokens) = found.token_endpoint() else {
            return Err(Failure::Provider("it has no token endpoint".into()));
        };
        for url in [found.authorization_endpoint().url(), tokens.url()] {
            if !self.web.may(url) {
                return Err(Failure::Provider(format!("it names {url}, which is not encrypted")));
            }
        }
        let found = Arc::new(found);
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) =
            Some((Arc::clone(&found), Instant::now()));
        Ok(found)
    }

    fn exchange(
        &self,
        code: AuthorizationCode,
        verifier: PkceCodeVerifier,
        nonce: &Nonce,
    ) -> Result<String, Failure> {
        let known = match self.remembered() {
            Some(known) => known,
            None => self.fetch()?,
        };
        let client = self.client(&known);
        let asked =
            client.exchange_code(code).map_err(|error| Failure::of("it cannot be reached", &error))?;
        let answer = asked.set_pkce_verifier(verifier).request(&|request| self.web.ask(request));
        let answer = answer.map_err(|error| match &error {
            RequestTokenError::ServerResponse(said)
                if *said.error() == CoreErrorResponseType::InvalidGrant =>
            {
                Failure::TooLate
            }
            RequestTokenError::ServerResponse(_) | RequestTokenError::Other(_) => {
                Failure::of("it gives nothing for a code", &error)
            }
            // The endpoint may have moved.
            RequestTokenError::Request(_) | RequestTokenError::Parse(..) => {
                self.forget();
                Failure::of("it gives nothing for a code", &error)
            }
        })?;
        let Some(token) = answer.id_token() else {
            let scopes = answer.scopes().map_or(0, Vec::len);
            return Err(Failure::Provider(format!("its answer has no ID token ({scopes} scopes)")));
        };
        match self.subject(&known, token, nonce) {
            // The provider signs with a new key.
            Err(ClaimsVerificationError::SignatureVerification(
                SignatureVerificationError::NoMatchingKey,
            )) => self.subject(&*self.fetch()?, token, nonce),
            told => told,
        }
        .map_err(|error| Failure::of("its ID token is invalid", &error))
    }

    fn subject(
        &self,
        known: &CoreProviderMetadata,
        token: &CoreIdToken,
        nonce: &Nonce,
    ) -> Result<String, ClaimsVerificationError> {
        let client = self.client(known);
        let verifier = client
            .id_token_verifier()
            .set_allowed_algs(ALGORITHMS)
            .set_issue_time_verifier_fn(|issued| is_recent(issued.timestamp(), now()));
        let subject = token.claims(&verifier, nonce)?.subject().as_str();
        if subject.is_empty() || subject.len() > SUBJECT || subject.chars().any(char::is_control) {
            return Err(ClaimsVerificationError::InvalidSubject(format!("{} bytes", subject.len())));
        }
        Ok(subject.to_owned())
    }

    fn client(&self, known: &CoreProviderMetadata) -> Client {
        let ProviderSettings { client, secret, redirect, .. } = &self.settings;
        let ways = known.token_endpoint_auth_methods_supported();
        let basic = ways.is_none_or(|ways| {
            ways.contains(&CoreClientAuthMethod::ClientSecretBasic)
                || !ways.contains(&CoreClientAuthMethod::ClientSecretPost)
        });
        CoreClient::from_provider_metadata(known.clone(), client.clone(), Some(secret.clone()))
            .set_redirect_uri(redirect.clone())
            .set_auth_type(if basic { AuthType::BasicAuth } else { AuthType::RequestBody })
    }
}

/// The most seconds between an ID token's `iat` and this server's clock.
const ISSUED_WITHIN: u64 = 600;

fn is_recent(issued: i64, now: i64) -> Result<(), String> {
    match issued.abs_diff(now) {
        0..=ISSUED_WITHIN => Ok(()),
        apart => Err(format!("it was issued {apart} seconds from now: check the clocks of both servers")),
    }
}

/// Returns the seconds since 1970.
fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}

type Client = CoreClient<
    openidconnect::EndpointSet,
    openidconnect::EndpointNotSet,
    openidconnect::EndpointNotSet,
    openidconnect::EndpointNotSet,
    openidconnect::EndpointMaybeSet,
    openidconnect::EndpointMaybeSet,
>;

impl Failure {
    /// Returns a failure with all sources of an error. They contain no secrets, because no part of a request
    /// is in them.
    fn of(what: &str, error: &dyn std::error::Error) -> Self {
        let mut why = format!("{what}: {error}");
        let mut source = error.source();
        while let Some(error) = source {
            why = format!("{why}: {error}");
            source = error.source();
        }
        Self::Provider(why.chars().take(400).collect())
    }
}

fn random() -> Result<u128, Problem> {
    let mut bytes = [0; 16];
    SystemRandom::new().fill(&mut bytes).map_err(|_| {
        tracing::error!("the operating system gives no random numbers");
        Problem::new(ProblemCode::Internal, "the server failed; its log says why")
    })?;
    Ok(u128::from_be_bytes(bytes))
}

fn too_late() -> Problem {
    let message = "this question was answered already, has expired, or began in another browser; begin again";
    Problem::new(ProblemCode::WrongTime, message)
}

/// Logs the reason for the operator. The message to the client blames the provider.
fn failed(why: &dyn std::fmt::Display) -> Problem {
    let why = why.to_string();
    tracing::warn!(?why, "the OpenID Connect provider fails");
    let message = "the provider does not answer as expected; try again later, or use another sign-in method";
    Problem::new(ProblemCode::ProviderFailed, message)
}
