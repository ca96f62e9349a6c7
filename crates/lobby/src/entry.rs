//! The log of a table: everything that ever happened at it.

use contract::{Input, Seat};
use protocol::{By, RequestId, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::StoreError;

/// One thing that happened at a table. A table is the fold of its entries and nothing else, so whatever was
/// told to anybody has an entry.
///
/// Accounts are named by their ids. A log is never changed, and names are: they stand in the account's row only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    /// The table was made. The first entry of each log.
    Made {
        /// The account that may start it.
        host: String,
        /// What is to be played.
        setup: Setup,
    },
    /// The host changed the setup.
    Configured {
        /// The new setup.
        setup: Setup,
        /// Whether everybody keeps their seat, which is so where teams play; otherwise those who sit move up. Not in
        /// older logs.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_place: bool,
    },
    /// Somebody sat down, or moved.
    Sat {
        /// Where.
        seat: Seat,
        /// Which account.
        account: String,
    },
    /// A seat became free again before the start: its occupant stood up or was removed.
    Freed {
        /// Which.
        seat: Seat,
    },
    /// An account that sits here has another name. Which, its own row says.
    Renamed {
        /// Which account.
        account: String,
    },
    /// The host removed an account from a seat before the start.
    Removed {
        /// From which.
        seat: Seat,
    },
    /// The host muted an account, or lets it talk again.
    Muted {
        /// Which account.
        account: String,
        /// Whether it is muted.
        muted: bool,
    },
    /// The host banned an account, or lets it in again. Before the start its seat becomes free.
    Banned {
        /// Which account.
        account: String,
        /// Whether it is banned.
        banned: bool,
    },
    /// Somebody is ready, or no longer.
    Ready {
        /// Whose seat.
        seat: Seat,
        /// Whether.
        ready: bool,
    },
    /// The host put an automatic player into a seat.
    Bot {
        /// Where.
        seat: Seat,
        /// Its name in the game's list.
        player: String,
    },
    /// Another account is host now.
    Host {
        /// Which.
        account: String,
    },
    /// A match began.
    Began {
        /// Its id.
        id: String,
        /// Version of the rules it is played by.
        rules_version: u32,
        /// The secret it is dealt from, in hexadecimal. Told to nobody before the match is over.
        seed: String,
    },
    /// An input of the match.
    Played {
        /// Whose.
        seat: Seat,
        /// Who decided it.
        by: By,
        /// The submission's id, if it came from a client, and whose.
        from: Option<Requested>,
        /// What.
        input: Input,
    },
    /// Somebody said something.
    Said {
        /// The account that said it.
        account: String,
        /// The message's id.
        request: RequestId,
        /// What.
        text: String,
    },
    /// Somebody whispered something to one other player. Told to these two accounts only, and not counted in
    /// the numbers that others are told ([`Logged`](crate::Logged) has its own).
    Whispered {
        /// The account that whispered it.
        account: String,
        /// The account it was whispered to.
        to: String,
        /// The message's id.
        request: RequestId,
        /// What.
        text: String,
    },
    /// Somebody said something to their partners. Told to these accounts only, and not counted either.
    Confided {
        /// The account that said it.
        account: String,
        /// The partners' accounts.
        to: Vec<String>,
        /// The seats of the team.
        team: Vec<Seat>,
        /// The message's id.
        request: RequestId,
        /// What.
        text: String,
    },
    /// The players gather for another match; the seats moved on.
    Again {
        /// The account that proposed it, and is ready. Not known of the oldest logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        /// By how many seats everybody moved on, if not by one: partners stay partners.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moved: Option<u8>,
    },
}

impl Entry {
    /// The line that stores keep of it. It is read back here: what could not be read again must not get into a log,
    /// since a log is worth as much as its worst line.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unwritable`] if it does not come back as it is.
    pub fn line(&self) -> Result<String, StoreError> {
        // The errors of serde_json may quote the text, and the text may be secret.
        let line =
            serde_json::to_string(self).map_err(|e| StoreError::Unwritable(format!("{:?}", e.classify())))?;
        // Nearly all entries are inputs, and reading one back takes as long as making the move.
        if let Self::Played { input, .. } = self
            && surely_comes_back(input)
        {
            return Ok(line);
        }
        match serde_json::from_str::<Self>(&line) {
            Ok(back) if back == *self => Ok(line),
            Ok(_) => Err(StoreError::Unwritable("it comes back as something else".into())),
            Err(e) => {
                Err(StoreError::Unwritable(format!("wrong at column {} ({:?})", e.column(), e.classify())))
            }
        }
    }

    /// Whether it counts in the numbers that everybody is told.
    pub(crate) fn is_counted(&self) -> bool {
        !matches!(self, Self::Whispered { .. } | Self::Confided { .. })
    }
}

/// How deep a value is looked into; `serde_json` reads several times as deep.
const LOOKED: u32 = 16;

/// Whether an input is of such values only as serde_json reads back as it wrote them: fractions may change in their last
/// digit, and names with a dollar may be its own.
fn surely_comes_back(input: &Input) -> bool {
    fn surely(value: &Value, deep: u32) -> bool {
        match value {
            Value::Null | Value::Bool(_) | Value::String(_) => true,
            Value::Number(number) => !number.is_f64(),
            Value::Array(items) => deep > 0 && items.iter().all(|item| surely(item, deep - 1)),
            Value::Object(fields) => {
                deep > 0 && fields.iter().all(|(name, value)| !name.contains('$') && surely(value, deep - 1))
            }
        }
    }
    match input {
        Input::Intent(intent) => surely(intent, LOOKED),
        Input::Seat(_) => true,
    }
}

/// A request that must not be carried out twice.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Requested {
    /// The account that asked.
    pub account: String,
    /// The id it chose.
    pub request: RequestId,
}

#[cfg(test)]
mod tests {
    use contract::SeatCount;
    use serde_json::json;

    use super::*;

    fn played(intent: Value) -> Entry {
        let seat = SeatCount::new(2).unwrap().seats().next().unwrap();
        let from = Some(Requested { account: "a\u{0}".to_owned(), request: "\"é\u{2028}".to_owned() });
        Entry::Played { seat, by: By::Player, from, input: Input::Intent(intent) }
    }

    #[test]
    fn what_surely_comes_back_does() {
        let mut deep = json!(1);
        for _ in 0..LOOKED {
            deep = json!([deep]);
        }
        for intent in [
            json!(null),
            json!({ "do": "play", "": [true, -1, u64::MAX, i64::MIN, "\u{0}\u{7f}\u{ffff}\\\"/é😀"] }),
            deep.clone(),
        ] {
            let entry = played(intent.clone());
            assert!(surely_comes_back(&Input::Intent(intent)));
            assert_eq!(serde_json::from_str::<Entry>(&entry.line().unwrap()).unwrap(), entry);
        }
        for intent in [json!([deep]), json!([1.5]), json!({ "$serde_json::private::RawValue": "1" })] {
            assert!(!surely_comes_back(&Input::Intent(intent)), "it has to be read back");
        }
        let odd = played(json!({ "$serde_json::private::RawValue": "[" }));
        assert!(matches!(odd.line(), Err(StoreError::Unwritable(_))));
    }
}
