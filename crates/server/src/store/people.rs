//! Mutes, friends and invitations of accounts. The lobby does not know them.

use lobby::StoreError;

use super::{
    SqlStore,
    db::Db,
    error::{all, count, moment, stored},
    write::Write,
};

/// The maximum number of accounts that one account has muted.
pub(crate) const MOST_MUTES: u32 = 500;

/// The maximum number of friends of one account.
pub(crate) const MOST_FRIENDS: u32 = 200;

/// The maximum number of open friend links of one account.
pub(crate) const MOST_LINKS: u32 = 10;

/// The message of the conflict if a maximum is reached.
pub(crate) const TOO_MANY: &str = "too many of them";

/// A write about mutes, friends and invitations.
pub(super) enum PeopleWrite {
    Mute {
        account: String,
        muted: String,
        at: u64,
    },
    Unmute {
        account: String,
        muted: String,
    },
    AddLink {
        hash: String,
        account: String,
        now: u64,
        expires_at: u64,
    },
    DropLinks {
        account: String,
    },
    /// A new friendship, which uses up the link.
    Befriend {
        hash: String,
        account: String,
        friend: String,
        now: u64,
    },
    Unfriend {
        account: String,
        friend: String,
    },
    Invite {
        account: String,
        friend: String,
        table: String,
        at: u64,
    },
    DropInvitation {
        account: String,
        friend: String,
    },
}

impl PeopleWrite {
    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Mute { account, muted, at } => {
                room(db, "SELECT COUNT(*) FROM mutes WHERE account_id = $1", account, MOST_MUTES).await?;
                let text =
                    "INSERT INTO mutes (account_id, muted, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                db.execute(text, &[account.into(), muted.into(), moment(*at).into()]).await?;
                // An invitation by the muted account is deleted, too.
                drop_invitation(db, account, muted).await
            }
            Self::Unmute { account, muted } => {
                let text = "DELETE FROM mutes WHERE account_id = $1 AND muted = $2";
                db.execute(text, &[account.into(), muted.into()]).await?;
                Ok(())
            }
            Self::AddLink { hash, account, now, expires_at } => {
                let text = "DELETE FROM friend_links WHERE expires_at <= $1";
                db.execute(text, &[moment(*now).into()]).await?;
                room(db, "SELECT COUNT(*) FROM friend_links WHERE account_id = $1", account, MOST_LINKS)
                    .await?;
                let text = "INSERT INTO friend_links (hash, account_id, expires_at) VALUES ($1, $2, $3)";
                db.execute(text, &[hash.into(), account.into(), moment(*expires_at).into()]).await?;
                Ok(())
            }
            Self::DropLinks { account } => {
                db.execute("DELETE FROM friend_links WHERE account_id = $1", &[account.into()]).await?;
                Ok(())
            }
            Self::Befriend { hash, account, friend, now } => {
                let text = "DELETE FROM friend_links WHERE hash = $1 AND account_id = $2 AND expires_at > $3";
                let used = db.execute(text, &[hash.into(), friend.into(), moment(*now).into()]).await?;
                all(used, 1, "the link works no more")?;
                for one in [account, friend] {
                    room(db, "SELECT COUNT(*) FROM friends WHERE account_id = $1", one, MOST_FRIENDS).await?;
                }
                for (one, other) in [(account, friend), (friend, account)] {
                    let text = "INSERT INTO friends (account_id, friend, since) VALUES ($1, $2, $3) \
                                ON CONFLICT DO NOTHING";
                    db.execute(text, &[one.into(), other.into(), moment(*now).into()]).await?;
                }
                Ok(())
            }
            Self::Unfriend { account, friend } => {
                for (one, other) in [(account, friend), (friend, account)] {
                    drop_invitation(db, one, other).await?;
                    let text = "DELETE FROM friends WHERE account_id = $1 AND friend = $2";
                    db.execute(text, &[one.into(), other.into()]).await?;
                }
                Ok(())
            }
            Self::Invite { account, friend, table, at } => {
                let text = "INSERT INTO invitations (account_id, friend, table_id, at) VALUES ($1, $2, $3, $4) \
                            ON CONFLICT (account_id, friend) \
                            DO UPDATE SET table_id = excluded.table_id, at = excluded.at";
                let values = [account.into(), friend.into(), table.into(), moment(*at).into()];
                db.execute(text, &values).await?;
                Ok(())
            }
            Self::DropInvitation { account, friend } => drop_invitation(db, account, friend).await,
        }
    }
}

async fn drop_invitation(db: &mut Db<'_>, account: &str, friend: &str) -> Result<(), StoreError> {
    let text = "DELETE FROM invitations WHERE account_id = $1 AND friend = $2";
    db.execute(text, &[account.into(), friend.into()]).await?;
    Ok(())
}

async fn room(db: &mut Db<'_>, text: &'static str, of: &str, most: u32) -> Result<(), StoreError> {
    let there = count(db.number(text, &[of.into()]).await?.unwrap_or_default());
    if there < most { Ok(()) } else { Err(StoreError::Conflict(TOO_MANY.into())) }
}

/// An invitation as it is read: the friend who invites, the table's id, and the time.
pub(crate) type KeptInvitation = (String, String, u64);

impl SqlStore {
    async fn write_people(&self, write: PeopleWrite) -> Result<(), StoreError> {
        self.write(Write::People(Box::new(write))).await
    }

    /// Returns the ids and times that a query finds for an account.
    async fn dated(&self, text: &'static str, account: &str) -> Result<Vec<(String, u64)>, StoreError> {
        let found: Vec<(String, i64)> = sqlx::query_as(text)
            .bind(account)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        found.into_iter().map(|(id, at)| Ok((id, stored(at)?))).collect()
    }

    /// Returns the accounts that an account has muted, and when, the newest first.
    pub(crate) async fn mutes_of(&self, account: &str) -> Result<Vec<(String, u64)>, StoreError> {
        let text = "SELECT muted, at FROM mutes WHERE account_id = $1 ORDER BY at DESC, muted";
        self.dated(text, account).await
    }

    /// Returns true for each of two accounts that has muted the other one: for the first, then for the
    /// second.
    pub(crate) async fn muted_between(&self, one: &str, other: &str) -> Result<(bool, bool), StoreError> {
        let text = "SELECT account_id, at FROM mutes WHERE (account_id = $1 AND muted = $2) \
                    OR (account_id = $2 AND muted = $1)";
        let found: Vec<(String, i64)> = sqlx::query_as(text)
            .bind(one)
            .bind(other)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let by = |who: &str| found.iter().any(|(account, _)| account == who);
        Ok((by(one), by(other)))
    }

    /// Returns the friends of an account that have muted it, and when. There may be too many strangers.
    pub(crate) async fn muted_by(&self, account: &str) -> Result<Vec<(String, u64)>, StoreError> {
        let text = "SELECT mutes.account_id, mutes.at FROM friends JOIN mutes \
                    ON mutes.account_id = friends.friend AND mutes.muted = friends.account_id \
                    WHERE friends.account_id = $1";
        self.dated(text, account).await
    }

    /// Mutes an account for another one, or ends that.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is no such account, or too many are muted ([`TOO_MANY`]).
    pub(crate) async fn set_mute(
        &self,
        account: &str,
        other: &str,
        muted: Option<u64>,
    ) -> Result<(), StoreError> {
        let (account, other) = (account.to_owned(), other.to_owned());
        self.write_people(match muted {
            Some(at) => PeopleWrite::Mute { account, muted: other, at },
            None => PeopleWrite::Unmute { account, muted: other },
        })
        .await
    }

    /// Stores a friend link.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if too many are open.
    pub(crate) async fn add_friend_link(
        &self,
        hash: &str,
        account: &str,
        (now, expires_at): (u64, u64),
    ) -> Result<(), StoreError> {
        let (hash, account) = (hash.to_owned(), account.to_owned());
        self.write_people(PeopleWrite::AddLink { hash, account, now, expires_at }).await
    }

    /// Deletes all friend links of an account.
    pub(crate) async fn drop_friend_links(&self, account: &str) -> Result<(), StoreError> {
        self.write_people(PeopleWrite::DropLinks { account: account.into() }).await
    }

    /// Returns the number of valid friend links of an account.
    pub(crate) async fn friend_links(&self, account: &str, now: u64) -> Result<u32, StoreError> {
        let text = "SELECT COUNT(*) FROM friend_links WHERE account_id = $1 AND expires_at > $2";
        let (links,): (i64,) = sqlx::query_as(text)
            .bind(account)
            .bind(moment(now))
            .fetch_one(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok(count(links))
    }

    /// Returns the account of a friend link, if the link is valid.
    pub(crate) async fn friend_link(&self, hash: &str, now: u64) -> Result<Option<String>, StoreError> {
        let text = "SELECT account_id FROM friend_links WHERE hash = $1 AND expires_at > $2";
        let found: Option<(String,)> = sqlx::query_as(text)
            .bind(hash)
            .bind(moment(now))
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok(found.map(|(account,)| account))
    }

    /// Makes two accounts friends by the link of the second one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the link is not valid any more, or one of them has too many friends
    /// ([`TOO_MANY`]).
    pub(crate) async fn befriend(
        &self,
        hash: &str,
        (account, friend): (&str, &str),
        now: u64,
    ) -> Result<(), StoreError> {
        let (hash, account, friend) = (hash.to_owned(), account.to_owned(), friend.to_owned());
        self.write_people(PeopleWrite::Befriend { hash, account, friend, now }).await
    }

    /// Ends the friendship of two accounts.
    pub(crate) async fn unfriend(&self, account: &str, friend: &str) -> Result<(), StoreError> {
        let (account, friend) = (account.to_owned(), friend.to_owned());
        self.write_people(PeopleWrite::Unfriend { account, friend }).await
    }

    /// Returns the friends of an account, and since when, the newest first.
    pub(crate) async fn friends_of(&self, account: &str) -> Result<Vec<(String, u64)>, StoreError> {
        let text = "SELECT friend, since FROM friends WHERE account_id = $1 ORDER BY since DESC, friend";
        self.dated(text, account).await
    }

    /// Invites a friend to a table. `account` is the invited one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if they are no friends, or there is no such table.
    pub(crate) async fn invite(
        &self,
        (account, friend): (&str, &str),
        table: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        let (account, friend, table) = (account.to_owned(), friend.to_owned(), table.to_owned());
        self.write_people(PeopleWrite::Invite { account, friend, table, at }).await
    }

    /// Deletes the invitation of a friend.
    pub(crate) async fn drop_invitation(&self, account: &str, friend: &str) -> Result<(), StoreError> {
        let (account, friend) = (account.to_owned(), friend.to_owned());
        self.write_people(PeopleWrite::DropInvitation { account, friend }).await
    }

    /// Returns the invitations that an account received since this time, the newest first.
    pub(crate) async fn invitations_of(
        &self,
        account: &str,
        since: u64,
    ) -> Result<Vec<KeptInvitation>, StoreError> {
        let text = "SELECT friend, table_id, at FROM invitations WHERE account_id = $1 AND at > $2 \
                    ORDER BY at DESC, friend";
        let found: Vec<(String, String, i64)> = sqlx::query_as(text)
            .bind(account)
            .bind(moment(since))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        found.into_iter().map(|(from, table, at)| Ok((from, table, stored(at)?))).collect()
    }
}
