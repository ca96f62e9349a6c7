//! The export of an account: all its data as one JSON text, for its owner and for the operator.

use bytes::Bytes;
use lobby::{Lobby, SessionHash, StoreError};
use protocol::{
    Account,
    http::{ExportedTable, Friend},
};
use serde_json::json;

use crate::{doorbell, people, store::SqlStore};

/// The part of the text that follows.
enum Part {
    /// Everything except the tables.
    Head(String),
    /// The first table after the one with this id. The flag is true if a table was written before.
    Table(String, bool),
    Done,
}

/// A text that is read piece by piece. However long it is, memory holds only one table of it.
pub(crate) struct AccountExport {
    lobby: Lobby,
    account: String,
    part: Part,
}

impl AccountExport {
    /// Begins an export. Returns `None` if the account does not exist.
    ///
    /// `kept` is `None` without a database; the export then has no notifications and no people. The given
    /// friends are those that the requester may see.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub(crate) async fn begin(
        lobby: Lobby,
        kept: Option<(&SqlStore, Vec<Friend>)>,
        account: &Account,
        this: Option<&SessionHash>,
    ) -> Result<Option<Self>, StoreError> {
        let Some(about) = lobby.about_account(account, this).await? else { return Ok(None) };
        let time = lobby.account_times(&account.id).await?;
        let mut head = json!({ "septet": 1, "about": about, "time": time });
        if let Some((store, friends)) = kept {
            head["doorbell"] = json!(doorbell::known(store, &account.id).await?);
            head["people"] = json!(people::known(store, &account.id, friends).await?);
        }
        Ok(Some(Self { lobby, account: account.id.clone(), part: Part::Head(head.to_string()) }))
    }

    /// Returns the next piece of the text, `None` after the last. After an error the text is incomplete.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub(crate) async fn next(&mut self) -> Result<Option<Bytes>, StoreError> {
        let (bytes, next) = match &self.part {
            Part::Head(head) => {
                let open = head.strip_suffix('}').expect("an object ends so");
                (format!("{open},\"tables\":[").into(), Part::Table(String::new(), false))
            }
            Part::Table(after, more) => match self.lobby.export_table(&self.account, after).await? {
                Some(table) => (one(&table, *more), Part::Table(table.id, true)),
                None => ("]}\n".into(), Part::Done),
            },
            Part::Done => return Ok(None),
        };
        self.part = next;
        Ok(Some(bytes))
    }
}

fn one(table: &ExportedTable, more: bool) -> Bytes {
    let text = serde_json::to_string(table).expect("it has string keys");
    if more { format!(",\n{text}").into() } else { text.into() }
}
