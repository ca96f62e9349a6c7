//! Reads JSON, and refuses fields that would be lost.
//!
//! The server stores an input as its typed value serializes, never as the client wrote it. It refuses an
//! input that contains more (`read_exactly`, `protocol::read`). Before it stores an entry, it reads the
//! written form back. Only values that surely come back skip that step (`lobby/src/plain_input.rs`).

use std::borrow::Cow;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};

/// The reason why JSON was refused.
#[derive(Debug, thiserror::Error)]
pub enum NotExact {
    /// It is not of this type.
    #[error("{0}")]
    Unreadable(String),
    /// It contains something that would be lost.
    #[error("{0} is not known here")]
    More(String),
}

/// The maximum length of a field's name in a refusal, in letters.
const NAMED: usize = 40;

/// The maximum length of a refusal in letters: those of serde repeat the input.
const SAID: usize = 300;

impl From<serde_json::Error> for NotExact {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable(error.to_string().chars().take(SAID).collect())
    }
}

/// The maximum number of fields that a message may spell out with their default value.
const SPELLED_OUT: usize = 32;

/// Reads `sent` as a `T`, and returns it with its serialized form. Only that form may be stored or passed on.
/// Fields may be absent where `T` has a default for them, and may be spelled out where `T` omits them. Fields
/// that `T` does not read are refused.
///
/// `deny_unknown_fields` alone does not ensure that: unit variants of tagged enums accept any field beside
/// their tag, and structs can be written as lists. Cost: linear in the input, once more for each field
/// spelled out, at most 32.
///
/// # Errors
///
/// If it is no `T`, or contains more than one.
pub fn read_exactly<T: Serialize + DeserializeOwned>(sent: &Value) -> Result<(T, Value), NotExact> {
    let read = T::deserialize(sent)?;
    let written = serde_json::to_value(&read)?;
    let mut rest = Cow::Borrowed(sent);
    for _ in 0..=SPELLED_OUT {
        match more(&rest, &written) {
            None => return Ok((read, written)),
            Some(More::Field(place)) if is_read::<T>(sent, &place) => place.remove(rest.to_mut()),
            Some(more) => return Err(NotExact::More(more.said())),
        }
    }
    Err(NotExact::More("so many fields that might be left out".to_owned()))
}

/// A part of a message that its type does not write.
enum More {
    /// A field.
    Field(Place),
    /// A value, by its kind.
    Value(&'static str),
}

/// The place of a field: its name, and the names and indices of what contains it, from the inside out.
struct Place {
    name: String,
    inside: Vec<String>,
}

impl Place {
    /// Returns the object that contains the field.
    fn parent<'a>(&self, message: &'a mut Value) -> Option<&'a mut Map<String, Value>> {
        let step = |at: &'a mut Value, name: &String| match at {
            Value::Object(fields) => fields.get_mut(name),
            Value::Array(items) => items.get_mut(name.parse::<usize>().ok()?),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
        };
        self.inside.iter().rev().try_fold(message, step)?.as_object_mut()
    }

    fn remove(&self, message: &mut Value) {
        self.parent(message).and_then(|fields| fields.remove(&self.name));
    }
}

impl More {
    fn said(self) -> String {
        match self {
            Self::Field(place) => {
                format!("the field `{}`", place.name.chars().take(NAMED).collect::<String>())
            }
            Self::Value(what) => format!("{what} written like this"),
        }
    }

    /// Returns the same for a value inside `name`.
    fn inside(mut self, name: impl ToString) -> Self {
        if let Self::Field(place) = &mut self {
            place.inside.push(name.to_string());
        }
        self
    }
}

/// Finds a part of `sent` that is not in `written`. It goes no deeper than `written`, which has the depth of
/// its type.
fn more(sent: &Value, written: &Value) -> Option<More> {
    match (sent, written) {
        (Value::Object(sent), Value::Object(written)) => {
            sent.iter().find_map(|(name, value)| match written.get(name) {
                Some(known) => more(value, known).map(|more| more.inside(name)),
                None => Some(More::Field(Place { name: name.clone(), inside: Vec::new() })),
            })
        }
        (Value::Array(sent), Value::Array(written)) if sent.len() == written.len() => {
            let both = sent.iter().zip(written).enumerate();
            both.into_iter().find_map(|(n, (sent, written))| Some(more(sent, written)?.inside(n)))
        }
        (sent, written) if sent == written => None,
        (sent, _) => Some(More::Value(match sent {
            Value::Object(_) => "an object",
            Value::Array(_) => "a list",
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => "a value",
        })),
    }
}

/// Returns true if the type reads this field: then it does not accept an arbitrary value there.
fn is_read<T: DeserializeOwned>(sent: &Value, place: &Place) -> bool {
    let mut odd = sent.clone();
    let Some(field) = place.parent(&mut odd).and_then(|fields| fields.get_mut(&place.name)) else {
        return false;
    };
    *field = json!({ "": [null] });
    T::deserialize(odd).is_err()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Serialize, Deserialize, Debug)]
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    enum Move {
        Back,
        Lay { cards: Vec<Card>, on: Option<u8> },
    }

    #[derive(Serialize, Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Card {
        rank: u8,
        suit: Suit,
    }

    #[derive(Serialize, Deserialize, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Suit {
        Red,
    }

    fn refused(sent: &Value) -> String {
        read_exactly::<Move>(sent).expect_err("it says more").to_string()
    }

    #[test]
    fn what_is_read_is_written_again_with_its_defaults() {
        let sent = json!({ "do": "lay", "cards": [{ "rank": 3, "suit": "red" }] });
        let (_, written) = read_exactly::<Move>(&sent).unwrap();
        assert_eq!(written, json!({ "do": "lay", "cards": [{ "rank": 3, "suit": "red" }], "on": null }));
        assert_eq!(read_exactly::<Move>(&written).unwrap().1, written);
    }

    #[derive(Serialize, Deserialize, PartialEq, Default, Debug)]
    #[serde(default, deny_unknown_fields)]
    struct Options {
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        long: bool,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        more: Vec<Options>,
    }

    /// The form that programs write whose types came from the schema.
    #[test]
    fn what_is_usual_may_be_spelled_out() {
        let sent = json!({ "long": false, "more": [{ "long": true, "more": [] }, { "long": false }] });
        let (read, written) = read_exactly::<Options>(&sent).unwrap();
        assert_eq!(written, json!({ "more": [{ "long": true }, {}] }));
        assert!(!read.long && read.more[0].long && !read.more[1].long);
        let many = |fields| json!({ "more": vec![json!({ "long": false }); fields] });
        assert!(read_exactly::<Options>(&many(SPELLED_OUT)).is_ok());
        assert!(read_exactly::<Options>(&many(SPELLED_OUT + 1)).is_err(), "it would cost too much");
        assert!(read_exactly::<Options>(&json!({ "long": false, "short": false })).is_err());
    }

    #[test]
    fn nothing_may_be_there_that_is_not_read() {
        assert_eq!(refused(&json!({ "do": "back", "x": [[1]] })), "the field `x` is not known here");
        for more in [
            json!(["back"]),
            json!(["lay", [], null]),
            json!({ "do": "back", "x": null }),
            json!({ "do": "lay", "cards": [], "also": 1 }),
            json!({ "do": "lay", "cards": [[3, "red"]] }),
            json!({ "do": "lay", "cards": [{ "rank": 3, "suit": { "red": null } }] }),
            json!({ "do": "lay", "cards": [{ "rank": 3, "suit": "red", "x": [] }] }),
        ] {
            refused(&more);
        }
        let long = refused(&json!({ "do": "back", "é".repeat(10_000): 1 }));
        assert!(long.len() < 150, "{long}");
        assert!(refused(&json!({ "do": "é".repeat(10_000) })).chars().count() <= SAID);
    }
}
