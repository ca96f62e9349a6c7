//! Passkeys: questions to browsers, and verification of their answers (Web Authentication, level 3).
//!
//! - A library handles the standard, its formats and its cryptography. This module decides the options, the
//!   browser that must answer, and the time.
//! - A question is answered once, in time, and by the browser that was asked ([`crate::pending`]).
//! - A passkey belongs to one address: the public one, or localhost ([`site`]).
//! - The lobby decides which account a passkey signs in to.

mod site;

use std::{net::IpAddr, time::Duration};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use lobby::{AskedFor, Lobby, MayAdd, Passkey, PasskeyUse, Session};
use protocol::{Account, Problem, ProblemCode};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthenticationServerState, DiscoverableCredentialRequestOptions,
    PublicKeyCredentialCreationOptions, Registration, RegistrationServerState,
    bin::{Decode as _, Encode as _},
    request::{
        PublicKeyCredentialDescriptor, UserVerificationRequirement,
        auth::AuthenticationVerificationOptions,
        register::{CredProtect, RegistrationVerificationOptions, UserHandle},
    },
    response::{
        AuthTransports, CredentialId, auth::DiscoverableAuthentication, register::DynamicState,
        register::StaticState,
    },
};

use crate::pending::{OfWhom, Pending};
pub(crate) use site::Site;

/// The bytes of the id by which a device knows an account.
const HANDLE: usize = 32;

/// A question to a browser. `state` is the library's state, in hexadecimal.
#[derive(Serialize, Deserialize)]
enum Question {
    /// Registers a passkey.
    Add { state: String, may: MayAdd },
    /// Signs in or confirms with a passkey.
    Show { state: String },
}

/// The open questions to browsers.
pub(crate) struct Passkeys {
    pending: Pending,
    lasts: Duration,
}

impl Passkeys {
    pub(crate) const fn new(lasts: Duration) -> Self {
        Self { pending: Pending::new(AskedFor::Passkey, lasts), lasts }
    }

    /// Returns the options for registering a passkey for this account. The passkeys that it has are excluded.
    pub(crate) async fn ask_to_add(
        &self,
        lobby: &Lobby,
        site: &Site,
        session: &Session,
        (may, there): (MayAdd, Vec<Passkey>),
        address: IpAddr,
    ) -> Result<Value, Problem> {
        let handle = handle(&session.account.id);
        let mut options =
            PublicKeyCredentialCreationOptions::first_passkey_with_blank_user_info(site.id(), &handle);
        options.exclude_credentials = there.iter().filter_map(descriptor).collect();
        options.timeout = self.timeout();
        // A security key without a PIN is as good as a written recovery code.
        options.authenticator_selection.user_verification = UserVerificationRequirement::Preferred;
        options.extensions.cred_protect = CredProtect::None;
        let challenge = options.challenge.as_data();
        let (state, client) = options.start_ceremony().map_err(|error| failed(&error))?;
        let mut asked = serde_json::to_value(&client).map_err(|error| failed(&error))?;
        // The library allows fewer names than the server does. Only the device shows them.
        let name = &session.account.name;
        asked["user"]["name"] = json!(name);
        asked["user"]["displayName"] = json!(name);
        let state = state.encode().map(hex::encode).map_err(|error| failed(&error))?;
        let of = OfWhom::Session(session.hash.clone());
        self.pending.ask(lobby, challenge, &Question::Add { state, may }, (&of, address)).await?;
        Ok(asked)
    }

    /// Returns the options for signing in or confirming with any passkey.
    pub(crate) async fn ask_to_show(
        &self,
        lobby: &Lobby,
        site: &Site,
        of: OfWhom,
        address: IpAddr,
    ) -> Result<Value, Problem> {
        let mut options = DiscoverableCredentialRequestOptions::passkey(site.id());
        options.0.timeout = self.timeout();
        options.0.user_verification = UserVerificationRequirement::Preferred;
        let challenge = options.0.challenge.as_data();
        let (state, client) = options.start_ceremony().map_err(|error| failed(&error))?;
        let asked = serde_json::to_value(&client).map_err(|error| failed(&error))?;
        let state = state.encode().map(hex::encode).map_err(|error| failed(&error))?;
        self.pending.ask(lobby, challenge, &Question::Show { state }, (&of, address)).await?;
        Ok(asked)
    }

    /// Returns the passkey that a browser registered, if the answer matches the question.
    pub(crate) async fn added(
        &self,
        lobby: &Lobby,
        site: &Site,
        session: &Session,
        credential: &Value,
    ) -> Result<(MayAdd, Passkey), Problem> {
        let answer =
            Registration::from_json_relaxed(&bytes(credential)).map_err(|error| no_answer(&error))?;
        let challenge = answer.challenge_relaxed().map_err(|error| no_answer(&error))?;
        let of = OfWhom::Session(session.hash.clone());
        let taken = self.pending.take(lobby, challenge.0, |asked| *asked == of).await?;
        let Some(Question::Add { state, may }) = taken else { return Err(too_late()) };
        let state = RegistrationServerState::<HANDLE>::decode(&unhexed(&state)?)
            .map_err(|error| unreadable(&error))?;
        let options = RegistrationVerificationOptions::<'_, '_, String, String> {
            allowed_origins: site.origins(),
            // Some devices send extensions that were not requested.
            error_on_unsolicited_extensions: false,
            client_data_json_relaxed: true,
            ..RegistrationVerificationOptions::default()
        };
        let made = state.verify(site.id(), &answer, &options).map_err(|error| {
            tracing::debug!(%error, "a passkey was not accepted");
            let message =
                "this server does not accept that passkey; try again, or create one on another device";
            Problem::new(ProblemCode::Refused, message)
        })?;
        let Ok(key) = made.static_state().encode();
        let Ok(state) = made.dynamic_state().encode().map(hex::encode);
        let passkey = Passkey {
            id: URL_SAFE_NO_PAD.encode(made.id().as_ref()),
            name: String::new(),
            key: hex::encode(key),
            state,
            made_at: 0,
            used_at: None,
        };
        Ok((may, passkey))
    }

    /// Returns the account of a passkey, if the passkey signed the question. All failures give the same
    /// answer.
    pub(crate) async fn shown(
        &self,
        lobby: &Lobby,
        site: &Site,
        of: &OfWhom,
        credential: &Value,
    ) -> Result<(Account, PasskeyUse), Problem> {
        let answer = DiscoverableAuthentication::<HANDLE>::from_json_relaxed(&bytes(credential))
            .map_err(|error| no_answer(&error))?;
        let challenge = answer.challenge_relaxed().map_err(|error| no_answer(&error))?;
        let taken = self.pending.take(lobby, challenge.0, |asked| asked == of).await?;
        let Some(Question::Show { state }) = taken else { return Err(too_late()) };
        let state = DiscoverableAuthenticationServerState::decode(&unhexed(&state)?)
            .map_err(|error| unreadable(&error))?;
        let id = URL_SAFE_NO_PAD.encode(answer.raw_id().as_ref());
        let Some((account, passkey)) = lobby.passkey(&id).await? else {
            return Err(lobby.no_such_passkey());
        };
        let (user, (key, before)) = (handle(&account.id), kept(&passkey)?);
        let mut known = AuthenticatedCredential::new(answer.raw_id(), &user, key, before)
            .map_err(|error| unreadable(&error))?;
        let options = AuthenticationVerificationOptions::<'_, '_, String, String> {
            allowed_origins: site.origins(),
            error_on_unsolicited_extensions: false,
            client_data_json_relaxed: true,
            ..AuthenticationVerificationOptions::default()
        };
        if let Err(error) = state.verify(site.id(), &answer, &mut known, &options) {
            tracing::debug!(%error, "a sign-in with a passkey failed");
            return Err(lobby.no_such_passkey());
        }
        let Ok(state) = known.dynamic_state().encode().map(hex::encode);
        Ok((account, PasskeyUse { id, before: passkey.state, state, at: 0 }))
    }

    fn timeout(&self) -> std::num::NonZeroU32 {
        let millis = u32::try_from(self.lasts.as_millis()).unwrap_or(u32::MAX);
        std::num::NonZeroU32::new(millis).unwrap_or(std::num::NonZeroU32::MIN)
    }
}

/// Returns the id by which devices know an account: always the same, and useless elsewhere.
fn handle(account: &str) -> UserHandle<HANDLE> {
    let hash = Sha256::new_with_prefix(b"septet passkeys of ").chain_update(account).finalize();
    let Ok(handle) = UserHandle::decode(hash.into());
    handle
}

type Key =
    StaticState<webauthn_rp::response::register::CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

fn unhexed(text: &str) -> Result<Vec<u8>, Problem> {
    hex::decode(text).map_err(|error| unreadable(&error))
}

fn kept(passkey: &Passkey) -> Result<(Key, DynamicState), Problem> {
    let state: [u8; 7] = unhexed(&passkey.state)?.try_into().map_err(|_| unreadable(&"its length"))?;
    let key = Key::decode(&unhexed(&passkey.key)?).map_err(|error| unreadable(&error))?;
    Ok((key, DynamicState::decode(state).map_err(|error| unreadable(&error))?))
}

/// Describes a passkey to exclude, so that a device registers no second one for the account. An unreadable
/// one excludes nothing.
fn descriptor(passkey: &Passkey) -> Option<PublicKeyCredentialDescriptor<Vec<u8>>> {
    let id = CredentialId::<Vec<u8>>::decode(URL_SAFE_NO_PAD.decode(&passkey.id).ok()?).ok()?;
    Some(PublicKeyCredentialDescriptor { id, transports: AuthTransports::decode(0).ok()? })
}

fn bytes(credential: &Value) -> Vec<u8> {
    serde_json::to_vec(credential).expect("a value has string keys")
}

fn no_answer(error: &dyn std::fmt::Display) -> Problem {
    Problem::new(ProblemCode::Malformed, format!("not a browser's answer about a passkey: {error}"))
}

fn too_late() -> Problem {
    let message = "this question was answered already or has expired; begin again";
    Problem::new(ProblemCode::WrongTime, message)
}

fn unreadable(error: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%error, "a stored passkey cannot be read");
    Problem::new(ProblemCode::Internal, "the server failed; its log says why")
}

fn failed(error: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%error, "a question for a passkey cannot be made");
    Problem::new(ProblemCode::Internal, "the server failed; its log says why")
}
