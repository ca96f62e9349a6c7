//! Who was asked to play, by whom and where: programs say in which games anybody may ask them.
//!
//! A challenge is kept in memory for some minutes, so that a program whose socket broke finds it when it is back. The server
//! seats nobody: who accepts one sits down.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard},
};

use protocol::{Account, AccountKind, Notice, Noticed, Problem, ProblemCode};
use tokio::time::Instant;

use crate::{Lobby, Session, TableRow, shared::Shared};

/// How long a challenge stands, in milliseconds.
const STANDS: u64 = 10 * 60_000;

/// Challenges that one account has at once.
const MOST: usize = 32;

/// Games that an account can name.
const MOST_GAMES: usize = 16;

/// Programs that a list names at most.
const LISTED: usize = 100;

#[derive(Clone)]
struct Challenge {
    from: Account,
    notice: Notice,
}

/// The challenges that stand, by who was asked; the oldest first.
#[derive(Default)]
pub(crate) struct Challenges(Mutex<HashMap<String, Vec<Challenge>>>);

impl Challenges {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Vec<Challenge>>> {
        self.0.lock().expect("nobody panics while holding it")
    }

    /// Keeps a challenge. Returns whether there was room; the same one again takes the place of the first.
    fn keep(&self, account: &str, challenge: Challenge) -> bool {
        let oldest = challenge.notice.at.saturating_sub(STANDS);
        let mut all = self.all();
        all.retain(|_, standing| {
            standing.retain(|kept| kept.notice.at >= oldest);
            !standing.is_empty()
        });
        let standing = all.entry(account.to_owned()).or_default();
        standing.retain(|kept| kept.notice.table != challenge.notice.table);
        let room = standing.len() < MOST;
        if room {
            standing.push(challenge);
        }
        room
    }

    /// Those that stand for an account.
    fn of(&self, account: &str, now: u64) -> Vec<Notice> {
        let all = self.all();
        let standing = all.get(account).into_iter().flatten().map(|kept| &kept.notice);
        standing.filter(|notice| notice.at >= now.saturating_sub(STANDS)).cloned().collect()
    }

    fn take(&self, account: &str, is: impl Fn(&Notice) -> bool) -> Option<Challenge> {
        let mut all = self.all();
        let standing = all.get_mut(account)?;
        let at = standing.iter().position(|kept| is(&kept.notice))?;
        let taken = standing.remove(at);
        if standing.is_empty() {
            all.remove(account);
        }
        Some(taken)
    }

    /// An account was asked to this table no longer.
    pub(crate) fn drop(&self, account: &str, table: &str) {
        self.take(account, |notice| notice.table == table);
    }
}

impl Shared {
    /// The challenges that stand for an account.
    pub(crate) fn challenged(&self, account: &str) -> Vec<Notice> {
        self.challenges.of(account, self.clock.now())
    }

    /// Puts a challenge away, and tells whoever asked.
    pub(crate) fn decline(&self, account: &Account, table: &str) -> Result<(), Problem> {
        let meant = crate::normal_ref(table);
        let taken = self.challenges.take(&account.id, |notice| notice.table == meant || notice.code == meant);
        let Some(Challenge { from, notice }) = taken else {
            return Err(Problem::new(
                ProblemCode::NotFound,
                "nobody asks you to play at that table, or no longer",
            ));
        };
        let declined =
            Notice { at: self.clock.now(), what: Noticed::Declined { by: account.clone() }, ..notice };
        self.listeners.tell(&from.id, || declined);
        Ok(())
    }
}

/// Refuses games that there are not, and people who would be asked by strangers.
pub(crate) fn check_plays(shared: &Shared, account: &Account, plays: &[String]) -> Result<(), Problem> {
    if !plays.is_empty() && account.kind != AccountKind::Bot {
        let message = "only programs can be asked by anybody; people are asked by their friends";
        return Err(Problem::new(ProblemCode::NotAllowed, message));
    }
    if plays.len() > MOST_GAMES {
        return Err(Problem::new(ProblemCode::TooMany, format!("name at most {MOST_GAMES} games")));
    }
    match plays.iter().find(|game| shared.catalogue.get(game).is_none()) {
        Some(game) => {
            let known: Vec<&str> = shared.catalogue.iter().map(|offer| offer.game.info().id).collect();
            let message = format!("this server has no game {game:?}; it has {}", known.join(", "));
            Err(Problem::new(ProblemCode::NotFound, message))
        }
        None => Ok(()),
    }
}

impl Lobby {
    /// The programs that anybody may ask to play, and the games that they play, who came first first; some at most.
    pub fn programs_here(&self) -> Vec<(Account, Vec<String>)> {
        self.0.shared.listeners.who_plays(LISTED)
    }

    /// Whether an account is a program that anybody may ask to play this game now.
    pub fn can_be_challenged(&self, account: &str, game: &str) -> bool {
        self.0.shared.listeners.plays(account, game)
    }

    /// Asks a program to play at a table.
    ///
    /// # Errors
    ///
    /// If one asks too often, or the program was asked by too many.
    pub fn challenge(&self, session: &Session, account: &str, row: &TableRow) -> Result<(), Problem> {
        let inner = &self.0;
        let me = &session.account;
        inner.challengers.take(&me.id, Instant::now().into_std()).map_err(|wait| {
            let mut problem = Problem::new(ProblemCode::TooMany, "you are asking too many; wait a moment");
            problem.retry_after = Some((wait.as_millis() as u64).max(1));
            problem
        })?;
        let notice = inner.shared.notice(row, Noticed::Challenged { from: me.clone() });
        let challenge = Challenge { from: me.clone(), notice: notice.clone() };
        if !inner.shared.challenges.keep(account, challenge) {
            return Err(Problem::new(ProblemCode::TooMany, "too many have asked them already; ask later"));
        }
        inner.shared.listeners.tell(account, || notice);
        Ok(())
    }
}
