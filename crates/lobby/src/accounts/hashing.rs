//! Password hashing, which is slow on purpose: a few passwords at a time, on threads that serve no other
//! request.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use argon2::{Argon2, PasswordHasher as _, PasswordVerifier as _};
use protocol::{Problem, ProblemCode};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::password::Password;
use crate::PasswordHash;

/// The most passwords that are hashed at once. Each takes 19 MiB, and a core for some 30 ms.
const AT_ONCE: usize = 2;

/// The most requests that wait for a turn.
const WAITING: usize = 16;

/// The hash of no account's password. So a missing account costs as much work as a wrong password.
const DECOY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

pub(crate) struct Hashing {
    turns: Arc<Semaphore>,
    room: Arc<Semaphore>,
    done: AtomicU64,
}

impl Default for Hashing {
    fn default() -> Self {
        let [turns, room] = [AT_ONCE, AT_ONCE + WAITING].map(|places| Arc::new(Semaphore::new(places)));
        Self { turns, room, done: AtomicU64::new(0) }
    }
}

/// Returns Argon2id, version 19, with 19 MiB, two passes and one lane. OWASP recommends at least that.
fn argon2() -> Argon2<'static> {
    Argon2::default()
}

/// A place among the requests that hash or wait, and a turn. The working thread holds both. So a client that
/// disconnects makes no room for another while the work continues.
type Turn = (OwnedSemaphorePermit, OwnedSemaphorePermit);

impl Hashing {
    /// Returns the stored form of a password.
    pub(crate) async fn hash(&self, password: Password) -> Result<PasswordHash, Problem> {
        let salt: [u8; 16] = rand::random();
        let hash = self.work(move || argon2().hash_password_with_salt(password.bytes(), &salt)).await?;
        let hash = hash.map_err(|error| failed(&error))?;
        Ok(PasswordHash(hash.to_string()))
    }

    /// Returns true if a password is the stored one. It takes the same work if none was stored.
    pub(crate) async fn verify(
        &self,
        password: Password,
        kept: Option<&PasswordHash>,
    ) -> Result<bool, Problem> {
        let there_is = kept.is_some();
        let against = kept.map_or(DECOY, |kept| kept.0.as_str()).to_owned();
        let is_it = self.work(move || {
            let against = argon2::PasswordHash::new(&against)?;
            Ok::<_, argon2::password_hash::Error>(
                argon2().verify_password(password.bytes(), &against).is_ok(),
            )
        });
        let is_it = is_it.await?.map_err(|error| failed(&error))?;
        Ok(is_it && there_is)
    }

    /// Returns the number of password hashings since the start.
    pub(crate) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    async fn turn(&self) -> Result<Turn, Problem> {
        let room = Arc::clone(&self.room).try_acquire_owned().map_err(|_| {
            let mut problem =
                Problem::new(ProblemCode::TooMany, "too many sign-ins at the same time; wait a moment");
            problem.retry_after = Some(2_000);
            problem
        })?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.expect("it is never closed");
        Ok((room, turn))
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let turn = self.turn().await?;
        self.done.fetch_add(1, Ordering::Relaxed);
        metrics::counter!("septet_password_hashings_total").increment(1);
        let worked = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        worked.await.map_err(|error| failed(&error))
    }
}

/// Logs an error of hashing. Such errors do not quote the password.
fn failed(error: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%error, "a password could not be hashed");
    Problem::new(ProblemCode::Internal, "the password could not be checked; the server's log says why")
}

#[cfg(test)]
mod tests {
    use protocol::Secret;

    use super::*;

    fn password(text: &str) -> Password {
        Password::tried(&Secret::new(text)).unwrap()
    }

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let hashing = Hashing::default();
        let kept = hashing.hash(password("correct horse")).await.unwrap();
        let again = hashing.hash(password("correct horse")).await.unwrap();
        assert_ne!(kept, again, "each has salt of its own");
        assert!(hashing.verify(password("correct horse"), Some(&kept)).await.unwrap());
        assert!(!hashing.verify(password("Correct horse"), Some(&kept)).await.unwrap());
        assert!(!hashing.verify(password("correct horse"), None).await.unwrap());
        assert_eq!(hashing.done(), 5);
        let damaged = PasswordHash("damaged".into());
        assert_eq!(
            hashing.verify(password("correct horse"), Some(&damaged)).await.unwrap_err().code,
            ProblemCode::Internal
        );
    }

    /// Checks that the decoy has the parameters of today.
    #[test]
    fn nobodys_password_costs_what_all_others_do() {
        let nobodys = argon2::PasswordHash::new(DECOY).unwrap();
        let today = argon2().hash_password_with_salt(b"correct horse", &[7; 16]).unwrap();
        assert_eq!(nobodys.algorithm, today.algorithm);
        assert_eq!(nobodys.version, today.version);
        assert_eq!(nobodys.params, today.params);
        assert_eq!(nobodys.salt.map(|s| s.to_string().len()), today.salt.map(|s| s.to_string().len()));
        assert_eq!(nobodys.hash.map(|h| h.len()), today.hash.map(|h| h.len()));
        assert!(today.to_string().starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{today}");
    }

    #[tokio::test]
    async fn two_are_hashed_at_once_and_few_wait() {
        let hashing = Arc::new(Hashing::default());
        let mut turns = Vec::new();
        for _ in 0..AT_ONCE {
            turns.push(hashing.turn().await.unwrap());
        }
        let waiting: Vec<_> = (0..WAITING)
            .map(|_| {
                let hashing = Arc::clone(&hashing);
                tokio::spawn(async move { hashing.turn().await.map(drop) })
            })
            .collect();
        while hashing.room.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let refused = hashing.hash(password("correct horse")).await.unwrap_err();
        assert_eq!((refused.code, hashing.done()), (ProblemCode::TooMany, 0));
        drop(turns);
        for one in waiting {
            one.await.unwrap().unwrap();
        }
        hashing.hash(password("correct horse")).await.unwrap();
    }
}
