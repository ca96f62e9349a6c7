//! Open questions to browsers: who must answer, how long, and how many at the same time.
//!
//! They are in the store, because the answer may come to another node on the same store. The store cannot
//! read them: each is encrypted with its challenge and stored by a hash of it. Only the browser has the
//! challenge.

use std::{net::IpAddr, time::Duration};

use lobby::{AskedFor, Lobby, SessionHash};
use protocol::{Problem, ProblemCode};
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use serde::{Serialize, de::DeserializeOwned};
use sha2::{Digest as _, Sha256};

/// The session or the browser that must answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OfWhom {
    /// A session.
    Session(SessionHash),
    /// A browser, which may have no session: SHA-256 of the cookie that it got.
    Browser(String),
}

impl OfWhom {
    fn written(&self) -> String {
        match self {
            Self::Session(hash) => format!("session {}", hash.0),
            Self::Browser(hash) => format!("browser {hash}"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text.split_once(' ')? {
            ("session", hash) => Some(Self::Session(SessionHash(hash.to_owned()))),
            ("browser", hash) => Some(Self::Browser(hash.to_owned())),
            _ => None,
        }
    }
}

/// The open questions of one kind, by challenge: 128 random bits.
pub(crate) struct Pending {
    what: AskedFor,
    lasts: Duration,
}

impl Pending {
    pub(crate) const fn new(what: AskedFor, lasts: Duration) -> Self {
        Self { what, lasts }
    }

    pub(crate) async fn ask(
        &self,
        lobby: &Lobby,
        challenge: u128,
        question: &impl Serialize,
        (of, address): (&OfWhom, IpAddr),
    ) -> Result<(), Problem> {
        let held = seal(challenge, question).ok_or_else(failed)?;
        lobby.ask((self.what, id(challenge)), (of.written(), address), held, self.lasts).await
    }

    /// Takes the question with this challenge, if `is` accepts its addressee and its time is not over.
    pub(crate) async fn take<Q: DeserializeOwned>(
        &self,
        lobby: &Lobby,
        challenge: u128,
        is: impl Fn(&OfWhom) -> bool,
    ) -> Result<Option<Q>, Problem> {
        let by = |whose: &str| OfWhom::read(whose).as_ref().is_some_and(&is);
        let held = lobby.answered(self.what, &id(challenge), by).await?;
        Ok(held.and_then(|held| unseal(challenge, &held)))
    }
}

fn id(challenge: u128) -> String {
    hex::encode(digest("septet asked ", challenge))
}

fn digest(what: &str, challenge: u128) -> [u8; 32] {
    Sha256::new_with_prefix(what).chain_update(challenge.to_be_bytes()).finalize().into()
}

/// Each key is used once, so a constant nonce is safe.
fn key(challenge: u128) -> Option<(LessSafeKey, Nonce)> {
    let key = UnboundKey::new(&AES_256_GCM, &digest("septet sealed ", challenge)).ok()?;
    Some((LessSafeKey::new(key), Nonce::assume_unique_for_key([0; NONCE_LEN])))
}

fn seal(challenge: u128, question: &impl Serialize) -> Option<String> {
    let mut text = serde_json::to_vec(question).ok()?;
    let (key, nonce) = key(challenge)?;
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut text).ok()?;
    Some(hex::encode(text))
}

/// Decrypts a question. Returns `None` for text of another version or challenge.
fn unseal<Q: DeserializeOwned>(challenge: u128, held: &str) -> Option<Q> {
    let mut sealed = hex::decode(held).ok()?;
    let (key, nonce) = key(challenge)?;
    serde_json::from_slice(key.open_in_place(nonce, Aad::empty(), &mut sealed).ok()?).ok()
}

fn failed() -> Problem {
    tracing::error!("a question to a browser cannot be encrypted");
    Problem::new(ProblemCode::Internal, "the server failed; its log says why")
}

#[cfg(test)]
mod tests {
    use std::{
        net::{Ipv4Addr, Ipv6Addr},
        sync::Arc,
    };

    use lobby::{Config, MemoryStore, Store as _};

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    async fn lobby(store: &Arc<MemoryStore>) -> Lobby {
        Lobby::open(Config::default(), crate::catalogue(), Arc::clone(store) as _).await.unwrap()
    }

    #[tokio::test]
    async fn a_question_is_answered_once_in_time_and_by_whom_it_was_asked() {
        let store = Arc::new(MemoryStore::default());
        let (lobby, other) = (lobby(&store).await, lobby(&store).await);
        let pending = Pending::new(AskedFor::Passkey, Duration::from_secs(60));
        let ann = OfWhom::Browser("ann".into());
        pending.ask(&lobby, 1, &"what", (&ann, HERE)).await.unwrap();
        let take = async |challenge, of: &OfWhom| -> Option<String> {
            pending.take(&other, challenge, |asked| asked == of).await.unwrap()
        };
        assert_eq!(take(2, &ann).await, None);
        assert_eq!(take(1, &OfWhom::Browser("ben".into())).await, None);
        assert_eq!(take(1, &OfWhom::Session(SessionHash("ann".into()))).await, None);
        let elsewhere = Pending::new(AskedFor::Provider, Duration::from_secs(60));
        assert_eq!(elsewhere.take::<String>(&lobby, 1, |_| true).await.unwrap(), None);
        assert_eq!(take(1, &ann).await.as_deref(), Some("what"), "others do not spend it");
        assert_eq!(take(1, &ann).await, None);
        let at_once = Pending::new(AskedFor::Passkey, Duration::ZERO);
        at_once.ask(&lobby, 3, &"what", (&ann, HERE)).await.unwrap();
        // An answer in the same millisecond is valid. A longer pause has the same effect.
        tokio::time::sleep(Duration::from_millis(2)).await;
        assert_eq!(take(3, &ann).await, None);
    }

    #[tokio::test]
    async fn an_ipv6_site_has_as_many_open_questions_as_an_address() {
        let store = Arc::new(MemoryStore::default());
        let lobby = lobby(&store).await;
        let pending = Pending::new(AskedFor::Passkey, Duration::from_secs(60));
        let ann = OfWhom::Browser("ann".into());
        let most = u128::from(AskedFor::Passkey.most_of_one_address().unwrap());
        for network in 0..=most {
            let address = Ipv6Addr::from_bits((0x2001_0db8_0001 << 80) | (network << 64)).into();
            pending.ask(&lobby, network, &"what", (&ann, address)).await.unwrap();
        }
        let mut open = 0;
        for challenge in 0..=most {
            open += u128::from(pending.take::<String>(&lobby, challenge, |_| true).await.unwrap().is_some());
        }
        assert_eq!(open, most);
    }

    #[tokio::test]
    async fn the_store_has_neither_the_challenge_nor_what_was_asked() {
        let store = Arc::new(MemoryStore::default());
        let (lobby, challenge) = (lobby(&store).await, 0x1234_5678_9abc_def0_1234_5678_9abc_def0);
        let pending = Pending::new(AskedFor::Provider, Duration::from_secs(60));
        let ann = OfWhom::Session(SessionHash("ann".into()));
        pending.ask(&lobby, challenge, &"a verifier", (&ann, HERE)).await.unwrap();
        let kept = store.asked(AskedFor::Provider, &id(challenge)).await.unwrap().unwrap();
        let text = format!("{kept:?}");
        assert!(!text.contains("9abcdef0") && !text.contains(&challenge.to_string()));
        assert!(!text.contains(&hex::encode("verifier")) && !text.contains("verifier"));
        assert_eq!(unseal::<String>(challenge, &kept.held).as_deref(), Some("a verifier"));
        assert_eq!(unseal::<String>(challenge + 1, &kept.held), None);
    }
}
