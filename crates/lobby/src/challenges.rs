//! Challenges: invitations to external bots that play with any account.
//!
//! The server keeps a challenge in memory for ten minutes, so that a bot whose socket broke finds it again.
//! It seats no bot: a bot that accepts takes a seat itself.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard},
};

use protocol::{Account, AccountKind, Notice, Noticed, Problem, ProblemCode};
use tokio::time::Instant;

use crate::{
    Lobby, Session, TableRow,
    listeners::who_plays,
    shared::Shared,
    told::{Challenged, Question},
};

/// The time that a challenge is valid, in milliseconds.
const STANDS: u64 = 10 * 60_000;

/// The maximum number of challenges to one account at one time.
const MOST: usize = 32;

/// The maximum number of games that a bot can name.
const MOST_GAMES: usize = 16;

/// The maximum number of external bots in a list.
const LISTED: usize = 100;

#[derive(Clone)]
struct Challenge {
    from: Account,
    notice: Notice,
}

/// The valid challenges by challenged account; the oldest first.
#[derive(Default)]
pub(crate) struct Challenges(Mutex<HashMap<String, Vec<Challenge>>>);

impl Challenges {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Vec<Challenge>>> {
        self.0.lock().expect("nobody panics while holding it")
    }

    /// Stores a challenge, which replaces one to the same table. Returns `false` if there was no room.
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

    /// Returns the valid challenges to an account.
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

    /// Drops the challenge of an account to this table.
    pub(crate) fn drop(&self, account: &str, table: &str) {
        self.take(account, |notice| notice.table == table);
    }
}

impl Shared {
    /// Returns the valid challenges to an account.
    pub(crate) fn challenged(&self, account: &str) -> Vec<Notice> {
        self.challenges.of(account, self.clock.now())
    }

    /// Returns the invitations that wait for an account's answer on this node.
    pub(crate) fn asked_here(&self, account: &str) -> Vec<Notice> {
        let mut notices = self.challenged(account);
        // If another node leads, that node knows the missing answers, and the series here may have ended.
        if self.store.leadership().lead().is_ok() {
            notices.extend(self.series.of(account));
        }
        notices
    }

    /// Stores a challenge to an account, and notifies it.
    fn keep_challenge(&self, account: &str, from: Account, notice: Notice) -> Challenged {
        if !self.challenges.keep(account, Challenge { from, notice: notice.clone() }) {
            return Challenged::Full;
        }
        self.listeners.tell(account, || notice);
        Challenged::Kept
    }

    /// Stores a challenge to an account that another node believes to be connected here.
    pub(crate) fn keep_challenge_from_elsewhere(
        &self,
        account: &str,
        from: Account,
        notice: Notice,
    ) -> Challenged {
        if self.listeners.plays(account, &notice.game) {
            self.keep_challenge(account, from, notice)
        } else {
            Challenged::Gone
        }
    }

    /// Drops a challenge that this node stores, and notifies the challenger. Returns `true` if there was one.
    pub(crate) fn decline_here(&self, account: &Account, table: &str) -> bool {
        let meant = crate::normal_ref(table);
        let taken = self.challenges.take(&account.id, |notice| notice.table == meant || notice.code == meant);
        let Some(Challenge { from, notice }) = taken else { return false };
        let declined =
            Notice { at: self.clock.now(), what: Noticed::Declined { by: account.clone() }, ..notice };
        self.tell_account(&from.id, || declined);
        true
    }

    /// Drops a challenge on any node, and notifies the challenger.
    pub(crate) async fn decline(&self, account: &Account, table: &str) -> Result<(), Problem> {
        if self.decline_here(account, table) {
            return Ok(());
        }
        let question = Question::Decline { account: account.clone(), table: table.to_owned() };
        let declined = self.ask_all::<bool>(&question).await;
        if declined.iter().any(|(_, declined)| *declined == Some(true)) {
            return Ok(());
        }
        let message = "you have no open challenge to that table";
        Err(Problem::new(ProblemCode::NotFound, message))
    }
}

/// Refuses unknown games, and person accounts, which strangers must not challenge.
pub(crate) fn check_plays(shared: &Shared, account: &Account, plays: &[String]) -> Result<(), Problem> {
    if !plays.is_empty() && account.kind != AccountKind::Bot {
        let message = "only bots can accept challenges; invite people as friends";
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
    /// Returns the external bots that any account may challenge, with their games, first come first; at most
    /// 100.
    pub fn programs_here(&self) -> Vec<(Account, Vec<String>)> {
        let shared = &self.0.shared;
        let mut listening = shared.listeners.listening();
        listening.extend(shared.others.listening());
        who_plays(listening, LISTED)
    }

    /// Returns `true` if an account is an external bot that any account may challenge to this game now.
    pub fn can_be_challenged(&self, account: &str, game: &str) -> bool {
        let shared = &self.0.shared;
        shared.listeners.plays(account, game) || shared.others.plays(account, game).is_some()
    }

    /// Challenges an external bot to play at a table.
    ///
    /// # Errors
    ///
    /// Fails if the account challenges too often, the bot has too many challenges, or the bot has
    /// disconnected.
    pub async fn challenge(&self, session: &Session, account: &str, row: &TableRow) -> Result<(), Problem> {
        let inner = &self.0;
        let me = &session.account;
        inner.challengers.take(&me.id, Instant::now().into_std()).map_err(|wait| {
            let mut problem =
                Problem::new(ProblemCode::TooMany, "you are challenging too many bots; wait a moment");
            problem.retry_after = Some((wait.as_millis() as u64).max(1));
            problem
        })?;
        let notice = inner.shared.notice(row, Noticed::Challenged { from: me.clone() });
        let shared = &inner.shared;
        // The challenge is stored on the node where the bot listens, so that one limit applies to all nodes.
        let game = &row.summary.setup.game;
        let elsewhere =
            if shared.listeners.plays(account, game) { None } else { shared.others.plays(account, game) };
        let kept = match elsewhere {
            None => shared.keep_challenge(account, me.clone(), notice),
            Some((node, address)) => {
                let question = Question::Challenge { account: account.to_owned(), from: me.clone(), notice };
                shared.ask_soon((&node, &address), question).await.unwrap_or(Challenged::Gone)
            }
        };
        match kept {
            Challenged::Kept => Ok(()),
            Challenged::Full => Err(Problem::new(
                ProblemCode::TooMany,
                "this account has too many open challenges; try again later",
            )),
            Challenged::Gone => {
                let message = "that account does not accept challenges to this game now";
                Err(Problem::new(ProblemCode::NotFound, message))
            }
        }
    }
}
