//! Friends, who are only made by links.
//!
//! A link works once, within a week. It ends with 128 random bits, and the store has their hash. All failures
//! get the same answer, which does not reveal whether an account exists. A muted account gets the answer of
//! success.

use std::time::Duration;

use lobby::{Session, Store as _, StoreError, TableRow};
use protocol::{
    Account, Problem, ProblemCode, Secret, Status,
    http::{Friend, FriendLink, FriendOffer, Friends, Invitation, Invite},
};
use ring::rand::{SecureRandom as _, SystemRandom};
use sha2::{Digest as _, Sha256};

use super::{People, failed, is_id, no};
use crate::store::{SqlStore, TOO_MANY};

/// The time that a link works.
const LINK_FOR: Duration = Duration::from_secs(7 * 24 * 3_600);

/// The least time between two notifications of invitations from the same friend.
const RINGS_APART: Duration = Duration::from_secs(600);

/// The time that an invitation is shown.
const INVITED_FOR: Duration = Duration::from_secs(12 * 3_600);

fn hash(code: &Secret) -> String {
    hex::encode(Sha256::new_with_prefix(b"septet friend ").chain_update(code.reveal()).finalize())
}

fn no_link() -> Problem {
    no(ProblemCode::NotFound, "this link is no longer valid; ask for a new one")
}

fn no_friend() -> Problem {
    no(ProblemCode::NotFound, "this account is not your friend")
}

fn listed(kept: Vec<(String, u64)>, accounts: &[Account], here: impl Fn(&str) -> bool) -> Vec<Friend> {
    let friend = |(id, since): (String, u64)| {
        let account = accounts.iter().find(|account| account.id == id)?.clone();
        Some(Friend { account, since, here: here(&id) })
    };
    kept.into_iter().filter_map(friend).collect()
}

/// Returns an account's friends. Their presence is not looked up.
///
/// # Errors
///
/// If the store fails.
pub(crate) async fn friends(store: &SqlStore, account: &str) -> Result<Vec<Friend>, StoreError> {
    let kept = store.friends_of(account).await?;
    let ids: Vec<String> = kept.iter().map(|(id, _)| id.clone()).collect();
    let accounts = store.accounts(&ids).await?;
    Ok(listed(kept, &accounts, |_| false))
}

impl People {
    /// Makes a new link.
    pub(crate) async fn make_friend_link(&self, session: &Session) -> Result<FriendLink, Problem> {
        let mut bytes = [0; 16];
        let failed_to = |_| no(ProblemCode::Internal, "the operating system gives no random numbers");
        SystemRandom::new().fill(&mut bytes).map_err(failed_to)?;
        let code = Secret::new(hex::encode(bytes));
        let now = self.0.lobby.now();
        let expires_at = now + LINK_FOR.as_millis() as u64;
        match self.0.store.add_friend_link(&hash(&code), &session.account.id, (now, expires_at)).await {
            Err(StoreError::Conflict(_)) => Err(no(
                ProblemCode::TooMany,
                "ten of your links are open; end them, or wait until they are used",
            )),
            done => done.map_err(failed).map(|()| FriendLink { code, expires_at }),
        }
    }

    /// Ends all links of the account.
    pub(crate) async fn end_friend_links(&self, session: &Session) -> Result<(), Problem> {
        self.0.store.drop_friend_links(&session.account.id).await.map_err(failed)
    }

    /// Returns the account that made a link.
    pub(crate) async fn look_at_link(
        &self,
        session: &Session,
        code: &Secret,
    ) -> Result<FriendOffer, Problem> {
        let (store, me) = (&self.0.store, session.account.id.as_str());
        let now = self.0.lobby.now();
        let of = store.friend_link(&hash(code), now).await.map_err(failed)?.ok_or_else(no_link)?;
        let (muted, mutes) = store.muted_between(&of, me).await.map_err(failed)?;
        if muted {
            return Err(no_link());
        }
        if of == me {
            return Err(no(ProblemCode::NotAllowed, "this is your own link; send it to another player"));
        }
        if mutes {
            return Err(no(
                ProblemCode::NotAllowed,
                "you have muted the owner of this link; unmute the account first",
            ));
        }
        let account = store.accounts(&[of]).await.map_err(failed)?.pop().ok_or_else(no_link)?;
        let friends = store.friends_of(me).await.map_err(failed)?.iter().any(|(id, _)| *id == account.id);
        Ok(FriendOffer { account, friends })
    }

    /// Makes the account and the creator of the link friends.
    pub(crate) async fn befriend(&self, session: &Session, code: &Secret) -> Result<FriendOffer, Problem> {
        let offer = self.look_at_link(session, code).await?;
        let between = (session.account.id.as_str(), offer.account.id.as_str());
        match self.0.store.befriend(&hash(code), between, self.0.lobby.now()).await {
            Err(StoreError::Conflict(why)) if why == TOO_MANY => {
                Err(no(ProblemCode::TooMany, "one of you has the maximum number of friends"))
            }
            Err(StoreError::Conflict(_)) => Err(no_link()),
            Err(error) => Err(failed(error)),
            Ok(()) => {
                // The account has a page of this server open, which asks for the friends only half a minute
                // later.
                self.0.lobby.saw(&session.account.id);
                Ok(FriendOffer { friends: true, ..offer })
            }
        }
    }

    /// Ends a friendship for both accounts.
    pub(crate) async fn unfriend(&self, session: &Session, friend: &str) -> Result<(), Problem> {
        self.0.store.unfriend(&session.account.id, friend).await.map_err(failed)
    }

    /// Returns the friends of the account, and their invitations.
    pub(crate) async fn friends(&self, session: &Session) -> Result<Friends, Problem> {
        let (store, me) = (&self.0.store, session.account.id.as_str());
        self.0.lobby.saw(me);
        let kept = store.friends_of(me).await.map_err(failed)?;
        let links = store.friend_links(me, self.0.lobby.now()).await.map_err(failed)?;
        if kept.is_empty() {
            return Ok(Friends { links, ..Friends::default() });
        }
        let mut unheard: Vec<String> =
            store.mutes_of(me).await.map_err(failed)?.into_iter().map(|(id, _)| id).collect();
        unheard.extend(store.muted_by(me).await.map_err(failed)?.into_iter().map(|(id, _)| id));
        let ids: Vec<String> = kept.iter().map(|(id, _)| id.clone()).collect();
        let accounts = store.accounts(&ids).await.map_err(failed)?;
        let find = |id: &str| accounts.iter().find(|account| account.id == id).cloned();
        let here = |id: &str| !unheard.iter().any(|unheard| unheard == id) && self.0.lobby.is_here(id);
        let mut friends = listed(kept, &accounts, here);
        friends.sort_by_key(|friend| !friend.here);
        let invitations = self.invitations(me, &unheard, find).await?;
        Ok(Friends { friends, invitations, links })
    }

    async fn invitations(
        &self,
        me: &str,
        unheard: &[String],
        find: impl Fn(&str) -> Option<Account>,
    ) -> Result<Vec<Invitation>, Problem> {
        let store = &self.0.store;
        let since = self.0.lobby.now().saturating_sub(INVITED_FOR.as_millis() as u64);
        let mut invitations = Vec::new();
        for (from, table, at) in store.invitations_of(me, since).await.map_err(failed)? {
            let Some(from) = find(&from).filter(|from| !unheard.contains(&from.id)) else { continue };
            let Some(row) = store.find_table(&table).await.map_err(failed)? else { continue };
            let there = row.summary.accounts.iter().any(|account| account == me);
            if has_room(&row) && !there {
                let game = row.summary.setup.game.clone();
                invitations.push(Invitation { from, table: row.code, game, at });
            }
        }
        Ok(invitations)
    }

    /// Invites a friend to a table. An inviter that the friend muted gets the same answer. Returns the table
    /// if the friend is to be notified.
    pub(crate) async fn invite(
        &self,
        session: &Session,
        friend: &str,
        Invite { table }: Invite,
    ) -> Result<Option<TableRow>, Problem> {
        let (store, me) = (&self.0.store, session.account.id.as_str());
        let friends = store.friends_of(me).await.map_err(failed)?;
        if !is_id(friend) || !friends.iter().any(|(id, _)| id == friend) {
            return Err(no_friend());
        }
        let row = own_table(store, me, &table).await?;
        needs_room(&row)?;
        let (mutes, muted) = store.muted_between(me, friend).await.map_err(failed)?;
        if mutes {
            return Err(no(ProblemCode::NotAllowed, "you have muted this account; unmute it first"));
        }
        if muted {
            return Ok(None);
        }
        let now = self.0.lobby.now();
        let lately = now.saturating_sub(RINGS_APART.as_millis() as u64);
        let asked = store.invitations_of(friend, lately).await.map_err(failed)?;
        let asked = asked.iter().any(|(from, _, _)| from == me);
        match store.invite((friend, me), &row.id, now).await {
            Err(StoreError::Conflict(_)) => Err(no_friend()),
            Err(error) => Err(failed(error)),
            Ok(()) => {
                if !asked {
                    self.0.lobby.tell_invited(friend, &row, &session.account);
                }
                Ok((!asked && !self.0.lobby.is_here(friend)).then_some(row))
            }
        }
    }

    /// Removes a friend's invitation.
    pub(crate) async fn put_away(&self, session: &Session, friend: &str) -> Result<(), Problem> {
        self.0.store.drop_invitation(&session.account.id, friend).await.map_err(failed)
    }
}

/// Returns a table at which the account sits or is host. Other tables are not found.
pub(super) async fn own_table(store: &SqlStore, me: &str, table: &str) -> Result<TableRow, Problem> {
    let row = store.find_table(&lobby::normal_ref(table)).await.map_err(failed)?;
    let mine = |row: &TableRow| row.host == me || row.summary.accounts.iter().any(|account| account == me);
    row.filter(mine)
        .ok_or_else(|| no(ProblemCode::NotFound, "there is no such table where you sit or are host"))
}

/// Refuses an invitation to a table without room.
pub(super) fn needs_room(row: &TableRow) -> Result<(), Problem> {
    match has_room(row) {
        true => Ok(()),
        false => Err(no(ProblemCode::SeatTaken, "no seat is free at that table")),
    }
}

/// Returns whether a newcomer could sit down.
fn has_room(row: &TableRow) -> bool {
    row.summary.free_seats > 0 && row.summary.status != Status::Finished
}
