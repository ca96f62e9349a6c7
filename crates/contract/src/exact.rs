//! Reading JSON that must not say more than is understood.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Why JSON was not read.
#[derive(Debug, thiserror::Error)]
pub enum NotExact {
    /// It is not of this type.
    #[error("{0}")]
    Unreadable(String),
    /// It says something that would be lost.
    #[error("{0} is not known here")]
    More(String),
}

/// Letters of a field's name that a refusal repeats.
const NAMED: usize = 40;

/// Letters of a refusal: those of serde repeat what was sent.
const SAID: usize = 300;

impl From<serde_json::Error> for NotExact {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable(error.to_string().chars().take(SAID).collect())
    }
}

/// Reads `sent` as a `T`, and returns with it what it looks like written again: that alone may be kept or passed
/// on. Fields may be left out where `T` has a default for them; nothing may be there that `T` does not write.
///
/// `deny_unknown_fields` alone does not see to that: unit variants of tagged enums take anything beside their tag,
/// structs can be written as lists. Cost: linear in what was sent.
///
/// # Errors
///
/// If it is no `T`, or more than one.
pub fn read_exactly<T: Serialize + DeserializeOwned>(sent: &Value) -> Result<(T, Value), NotExact> {
    let read = T::deserialize(sent)?;
    let written = serde_json::to_value(&read)?;
    match more(sent, &written) {
        None => Ok((read, written)),
        Some(what) => Err(NotExact::More(what)),
    }
}

/// What of `sent` is not in `written`. Goes no deeper than `written`, which has the depth of its type.
fn more(sent: &Value, written: &Value) -> Option<String> {
    match (sent, written) {
        (Value::Object(sent), Value::Object(written)) => {
            sent.iter().find_map(|(name, value)| match written.get(name) {
                Some(known) => more(value, known),
                None => Some(format!("the field `{}`", name.chars().take(NAMED).collect::<String>())),
            })
        }
        (Value::Array(sent), Value::Array(written)) if sent.len() == written.len() => {
            sent.iter().zip(written).find_map(|(sent, written)| more(sent, written))
        }
        (sent, written) if sent == written => None,
        (sent, _) => Some(match sent {
            Value::Object(_) => "an object written like this".to_owned(),
            Value::Array(_) => "a list written like this".to_owned(),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                "a value written like this".to_owned()
            }
        }),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

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
