//! The log of a table: all events at it.

use contract::{BySeat, Input, Seat};
use protocol::{By, Continues, Deal, Guess, RequestId, Setup};
use serde::{Deserialize, Serialize};

use crate::{AheadDeed, Fork, Left, Pausing, Requested, StoreError, plain_input::surely_comes_back};

/// One event at a table. A table is the fold of its entries only, so every message to a client has an entry.
///
/// Accounts are named by their ids. A log never changes, and names do: they are only in the account's row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    /// The table was made. The first entry of each log.
    Made {
        /// The account that may start the match. Empty if the server arranged the table: no account may.
        host: String,
        /// The setup.
        setup: Setup,
        /// The match to be continued, and its players.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fork: Option<Fork>,
        /// The id of the set of tables with which it shares the deal of its first match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        duplicate: Option<String>,
    },
    /// The host changed the setup.
    Configured {
        /// The new setup.
        setup: Setup,
        /// True if all players keep their seats, as in team games; otherwise they move up. Not in older logs.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_place: bool,
    },
    /// An account sat down, or moved.
    Sat {
        /// The seat.
        seat: Seat,
        /// The account.
        account: String,
    },
    /// A seated player added a companion, who plays at the same device.
    Beside {
        /// The seat.
        seat: Seat,
        /// The companion's account.
        account: String,
        /// The account at whose device it plays.
        of: String,
    },
    /// A seat became free again before the start: its occupant stood up or was removed.
    Freed {
        /// The seat.
        seat: Seat,
    },
    /// An account that sits here has another name. Its own row has the name.
    Renamed {
        /// The account.
        account: String,
    },
    /// The host removed an account from a seat before the start.
    Removed {
        /// The seat.
        seat: Seat,
    },
    /// The host muted an account, or lets it talk again.
    Muted {
        /// The account.
        account: String,
        /// True if it is muted.
        muted: bool,
    },
    /// The host banned an account, or lets it in again. Before the start its seat becomes free.
    Banned {
        /// The account.
        account: String,
        /// True if it is banned.
        banned: bool,
    },
    /// A player is ready, or no longer.
    Ready {
        /// The seat.
        seat: Seat,
        /// True if the player is ready.
        ready: bool,
    },
    /// The host put a built-in bot into a seat.
    Bot {
        /// The seat.
        seat: Seat,
        /// Its name in the game's list.
        player: String,
    },
    /// The table was closed before the start. No account sits there any more, and none can come in.
    Closed {
        /// The account that closed it.
        account: String,
    },
    /// Another account is host now.
    Host {
        /// The account.
        account: String,
    },
    /// A match began.
    Began {
        /// The id of the match.
        id: String,
        /// The version of the rules by which it is played.
        rules_version: u32,
        /// The secret seed of the deal, in hexadecimal. No client receives it before the match is finished.
        seed: String,
        /// The match that it continues. Then the seed is no secret, and the next entries are copies of that
        /// match's inputs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        continues: Option<Continues>,
        /// The kind of deal. Logs of earlier versions do not mark lessons.
        #[serde(default, skip_serializing_if = "Deal::is_chance")]
        deal: Deal,
        /// The start of a what-if match in place of a deal: its player's view of another match, without other
        /// data of that match. As secret as a seed until that match is finished.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guess: Option<Guess>,
        /// For each seat, the seat from which its occupant comes, if the seats were shuffled. The occupants
        /// move before the deal. Not in older logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shuffled: Option<BySeat<Seat>>,
    },
    /// An input of the match.
    Played {
        /// The seat.
        seat: Seat,
        /// The decider: the player, a bot or the clock.
        by: By,
        /// The id of the submission and its account, if it came from a client.
        from: Option<Requested>,
        /// The content of the input.
        input: Input,
    },
    /// An account said something to all.
    Said {
        /// The account.
        account: String,
        /// The id of the message.
        request: RequestId,
        /// The text.
        text: String,
    },
    /// A player whispered something to another player. Only these two accounts receive it, and it has no
    /// number among those of other clients ([`Logged`](crate::Logged) has its own).
    Whispered {
        /// The account that whispered.
        account: String,
        /// The account that receives it.
        to: String,
        /// The id of the message.
        request: RequestId,
        /// The text.
        text: String,
    },
    /// A player said something to partners. Only these accounts receive it, and it has no number either.
    Confided {
        /// The account.
        account: String,
        /// The partners' accounts.
        to: Vec<String>,
        /// The seats of the team.
        team: Vec<Seat>,
        /// The id of the message.
        request: RequestId,
        /// The text.
        text: String,
    },
    /// A player asked for a hint.
    Hinted {
        /// The seat.
        seat: Seat,
        /// The account.
        account: String,
        /// The decision, by the entry with which it was asked.
        decision: u64,
    },
    /// A player started a what-if match from the current view, at a table of their own.
    Guessed {
        /// The seat.
        seat: Seat,
        /// The account.
        account: String,
        /// The number of inputs of the match.
        inputs: u32,
    },
    /// The rest of the time banks that the input before stopped. It is public, and has no number either.
    Banks {
        /// The banks.
        left: Vec<Left>,
    },
    /// A player did something about a pause of the match.
    Pause {
        /// The action.
        pause: Pausing,
    },
    /// A player undid the newest decision of a person, which was their own, and the moves of bots after it.
    /// All players who had to agree agreed.
    TookBack {
        /// The seat.
        seat: Seat,
        /// The account.
        account: String,
        /// The number of the match's last inputs that are void.
        inputs: u32,
    },
    /// A player set or withdrew a premove, or it was dropped. Only that account receives it, without a
    /// number.
    Ahead {
        /// The seat.
        seat: Seat,
        /// The account.
        account: String,
        /// The event.
        ahead: AheadDeed,
    },
    /// A player turned auto-play of forced moves on or off. Only that account receives it, without a number.
    StandingOrder {
        /// The seat.
        seat: Seat,
        /// The account.
        account: String,
        /// True if auto-play is in use.
        forced: bool,
    },
    /// The players gather for another match. The seats moved on.
    Again {
        /// The account that proposed it, and is ready. Missing in the oldest logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        /// The number of seats by which all moved on, if not one: partners stay partners.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moved: Option<u8>,
    },
}

impl Entry {
    /// Returns the line that stores keep. It is read back here: an unreadable line must not get into a log,
    /// because it would spoil the whole log.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unwritable`] if it does not read back as the same entry.
    pub fn line(&self) -> Result<String, StoreError> {
        // The errors of serde_json may quote the text, and the text may be secret.
        let line =
            serde_json::to_string(self).map_err(|e| StoreError::Unwritable(format!("{:?}", e.classify())))?;
        // Nearly all entries are inputs, and reading one back takes as long as playing it.
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
    /// An error if the line is no entry.
    pub fn read(line: &str) -> Result<Self, serde_json::Error> {
        match Self::beginning(line) {
            Some((entry, end)) if line[end..].trim_ascii().is_empty() => Ok(entry),
            Some(_) | None => serde_json::from_str(line),
        }
    }

    /// Returns the entry that a text begins with, and the place of its end; `None` if there is none. Moves
    /// and talk make logs long, so they are read in one pass. For other kinds `serde` needs two.
    pub fn beginning(text: &str) -> Option<(Self, usize)> {
        let kind = text.strip_prefix(r#"{"entry":""#)?;
        match kind.as_bytes() {
            [b'p', b'l', ..] => first::<Played>(text),
            [b's', b'a', b'i', ..] => first::<Said>(text),
            [b'w', ..] => first::<Whispered>(text),
            _ => first::<Self>(text),
        }
    }

    /// Returns true if the entry has a number that all clients receive.
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

/// The fields of [`Entry::Played`].
#[derive(Deserialize)]
struct Played {
    #[serde(rename = "entry")]
    _kind: kind::Played,
    seat: Seat,
    by: By,
    from: Option<Requested>,
    input: Input,
}

/// The fields of [`Entry::Said`].
#[derive(Deserialize)]
struct Said {
    #[serde(rename = "entry")]
    _kind: kind::Said,
    account: String,
    request: RequestId,
    text: String,
}

/// The fields of [`Entry::Whispered`].
#[derive(Deserialize)]
struct Whispered {
    #[serde(rename = "entry")]
    _kind: kind::Whispered,
    account: String,
    to: String,
    request: RequestId,
    text: String,
}

/// The tags of these entries in their lines.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that a line is read as `serde` reads it, or refused by both. Returns true if it is read.
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
            // Of a truncated or damaged line neither reader accepts more than the other.
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
