//! The log of a table: everything that ever happened at it.

use contract::{Input, Seat};
use protocol::{By, Continues, Deal, Guess, RequestId, Setup};
use serde::{Deserialize, Serialize};

use crate::{AheadDeed, Fork, Left, Pausing, StoreError, plain_input::surely_comes_back};

/// One thing that happened at a table. A table is the fold of its entries and nothing else, so whatever was
/// told to anybody has an entry.
///
/// Accounts are named by their ids. A log is never changed, and names are: they stand in the account's row only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    /// The table was made. The first entry of each log.
    Made {
        /// The account that may start it. Empty if the server arranged it: nobody may.
        host: String,
        /// What is to be played.
        setup: Setup,
        /// Which match is to be played on, and by whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fork: Option<Fork>,
        /// With which tables it shares the deal of its first match: their set's id.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        duplicate: Option<String>,
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
    /// Somebody who sits here seated a companion beside themselves, who plays at the same device.
    Beside {
        /// Where.
        seat: Seat,
        /// Which account.
        account: String,
        /// The account at whose device.
        of: String,
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
    /// Whoever made the table closed it before the start. Nobody sits there any more, and nobody comes in.
    Closed {
        /// Which account.
        account: String,
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
        /// Which match it goes on from. Then the seed is no secret, and the entries that come next are copies of that
        /// match's inputs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        continues: Option<Continues>,
        /// What deal it is. Logs of earlier versions do not say it of lessons.
        #[serde(default, skip_serializing_if = "Deal::is_chance")]
        deal: Deal,
        /// What it begins with instead of a deal: what its only player was shown of another match, and nothing else of that
        /// one. As secret as a seed until that one is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guess: Option<Guess>,
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
    /// A player asked for a hint.
    Hinted {
        /// Whose seat.
        seat: Seat,
        /// Which account.
        account: String,
        /// For which decision: the entry with which it was asked.
        decision: u64,
    },
    /// A player plays on alone from what they see, at a table of their own.
    Guessed {
        /// Whose seat.
        seat: Seat,
        /// Which account.
        account: String,
        /// How many inputs the match had.
        inputs: u32,
    },
    /// What is in the banks that the input before has stopped. Everybody can see it, and it is not counted either.
    Banks {
        /// Of whom.
        left: Vec<Left>,
    },
    /// Somebody did something about a pause of the match.
    Pause {
        /// What.
        pause: Pausing,
    },
    /// A player took back the newest decision of a person, which was theirs, with what automatic players decided after it. All
    /// agreed who had to.
    TookBack {
        /// Whose seat.
        seat: Seat,
        /// Which account.
        account: String,
        /// How many of the match's inputs, the last ones, count no more.
        inputs: u32,
    },
    /// A player chose what to do at their next decision, or that came to nothing. Told to that account only, and not counted.
    Ahead {
        /// Whose seat.
        seat: Seat,
        /// Which account.
        account: String,
        /// What.
        ahead: AheadDeed,
    },
    /// A player has whatever leaves them no choice played for them, or no longer. Told to that account only, and not counted.
    StandingOrder {
        /// Whose seat.
        seat: Seat,
        /// Which account.
        account: String,
        /// Whether.
        forced: bool,
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
        match Self::read(&line) {
            Ok(back) if back == *self => Ok(line),
            Ok(_) => Err(StoreError::Unwritable("it comes back as something else".into())),
            Err(e) => {
                Err(StoreError::Unwritable(format!("wrong at column {} ({:?})", e.column(), e.classify())))
            }
        }
    }

    /// Reads such a line.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn read(line: &str) -> Result<Self, serde_json::Error> {
        match Self::beginning(line) {
            Some((entry, end)) if line[end..].trim_ascii().is_empty() => Ok(entry),
            Some(_) | None => serde_json::from_str(line),
        }
    }

    /// The entry that a text begins with, and where it ends: `None` if it does not begin with one. Logs are long by
    /// moves and words, and these are read in one go; what has its kind somewhere in it is read twice by `serde`.
    pub fn beginning(text: &str) -> Option<(Self, usize)> {
        let kind = text.strip_prefix(r#"{"entry":""#)?;
        match kind.as_bytes() {
            [b'p', b'l', ..] => first::<Played>(text),
            [b's', b'a', b'i', ..] => first::<Said>(text),
            [b'w', ..] => first::<Whispered>(text),
            _ => first::<Self>(text),
        }
    }

    /// Whether it counts in the numbers that everybody is told.
    pub(crate) fn is_counted(&self) -> bool {
        !matches!(
            self,
            Self::Whispered { .. }
                | Self::Confided { .. }
                | Self::Banks { .. }
                | Self::Ahead { .. }
                | Self::StandingOrder { .. }
        )
    }
}

fn first<'a, T: Deserialize<'a> + Into<Entry>>(text: &'a str) -> Option<(Entry, usize)> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<T>();
    let entry = values.next()?.ok()?.into();
    Some((entry, values.byte_offset()))
}

/// [`Entry::Played`] by itself.
#[derive(Deserialize)]
struct Played {
    #[serde(rename = "entry")]
    _kind: kind::Played,
    seat: Seat,
    by: By,
    from: Option<Requested>,
    input: Input,
}

/// [`Entry::Said`] by itself.
#[derive(Deserialize)]
struct Said {
    #[serde(rename = "entry")]
    _kind: kind::Said,
    account: String,
    request: RequestId,
    text: String,
}

/// [`Entry::Whispered`] by itself.
#[derive(Deserialize)]
struct Whispered {
    #[serde(rename = "entry")]
    _kind: kind::Whispered,
    account: String,
    to: String,
    request: RequestId,
    text: String,
}

/// What the lines of an entry say it is.
mod kind {
    use serde::Deserialize;

    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Played {
        Played,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Said {
        Said,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Whispered {
        Whispered,
    }
}

impl From<Played> for Entry {
    fn from(Played { seat, by, from, input, .. }: Played) -> Self {
        Self::Played { seat, by, from, input }
    }
}

impl From<Said> for Entry {
    fn from(Said { account, request, text, .. }: Said) -> Self {
        Self::Said { account, request, text }
    }
}

impl From<Whispered> for Entry {
    fn from(Whispered { account, to, request, text, .. }: Whispered) -> Self {
        Self::Whispered { account, to, request, text }
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
    use super::*;

    /// Whether a line is read as `serde` reads it, or refused by both.
    fn is_read_alike(line: &str) -> bool {
        let (read, plain) = (Entry::read(line).ok(), serde_json::from_str::<Entry>(line).ok());
        assert_eq!(read, plain, "{line}");
        read.is_some()
    }

    #[test]
    fn a_line_is_read_as_it_is_without_a_shortcut() {
        let played = r#"{"entry":"played","seat":1,"by":"player","from":{"account":"a","request":"r"},"input":{"intent":{"do":"play","n":[1,-2,0.5,18446744073709551615,1e300],"é":"\u00e9\n"}}}"#;
        let said = r#"{"entry":"said","account":"a\"b","request":"r","text":"\ud83d\ude00 \\ ü"}"#;
        for line in [
            played,
            r#"{"entry":"played","seat":0,"by":"bot","from":null,"input":{"seat":"leave"}}"#,
            r#"{"entry":"played","seat":0,"by":"bot","input":{"seat":"leave"}}"#,
            r#"{"seat":0,"entry":"played","by":"bot","from":null,"input":{"seat":"leave"}}"#,
            r#"{ "entry" : "said", "account":"a", "request":"r", "text":"" }"#,
            said,
            r#"{"entry":"said","account":"a","request":"r","text":"t","and":[{"more":1}]}"#,
            r#"{"entry":"whispered","account":"a","to":"b","request":"r","text":"t"}"#,
            r#"{"entry":"confided","account":"a","to":["b"],"team":[0,2],"request":"r","text":"t"}"#,
            r#"{"entry":"sat","seat":2,"account":"a"}"#,
            r#"{"entry":"again"}"#,
        ] {
            assert!(is_read_alike(line), "{line}");
            assert!(is_read_alike(&format!("{line} \n")), "{line}");
            let (entry, end) =
                Entry::beginning(line).unwrap_or_else(|| (Entry::read(line).unwrap(), line.len()));
            assert_eq!(end, line.len());
            if line.starts_with("{\"") && Entry::beginning(line).is_some() {
                assert_eq!(Entry::beginning(&format!("{line}}},")), Some((entry, end)));
            }
            // Cut off, or with something wrong anywhere, nobody reads more than the other.
            for (at, _) in line.char_indices() {
                is_read_alike(&line[..at]);
                is_read_alike(&format!("{}7{}", &line[..at], &line[at..]));
                is_read_alike(&format!("{},{}", &line[..at], &line[at..]));
            }
        }
        for wrong in [
            r#"{"entry":"said","entry":"said","account":"a","request":"r","text":"t"}"#,
            r#"{"entry":"said","account":"a","account":"b","request":"r","text":"t"}"#,
            r#"{"entry":"sailed","account":"a","request":"r","text":"t"}"#,
            r#"{"entry":"said","account":"a","request":"r","text":"t"} {}"#,
            "",
            "null",
        ] {
            assert!(!is_read_alike(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_standing_order_and_what_it_plays_are_written_so() {
        for line in [
            r#"{"entry":"standing_order","seat":1,"account":"a","forced":true}"#,
            r#"{"entry":"played","seat":1,"by":"standing_order","from":null,"input":{"intent":{"do":"pass"}}}"#,
        ] {
            assert!(is_read_alike(line), "{line}");
            assert_eq!(Entry::read(line).unwrap().line().unwrap(), line);
        }
    }

    #[test]
    fn what_is_nested_too_deep_is_so_for_both() {
        for levels in 100..140 {
            let deep = format!("{}7{}", "[".repeat(levels), "]".repeat(levels));
            is_read_alike(&format!(
                r#"{{"entry":"played","seat":1,"by":"player","from":null,"input":{{"intent":{deep}}}}}"#
            ));
        }
    }
}
