//! Typed values from text that any client may have sent.

use std::fmt;

use contract::read_exactly;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor},
};
use serde_json::{Map, Number, Value};

/// The deepest nesting of lists and objects. No message, intent or options of a game come near it. Stored
/// forms of them are a few levels deeper, and are read with enough room.
pub const DEPTH: u32 = 32;

/// The prefix of field names with a special meaning in serde_json. It would parse the text of such a field as
/// JSON again, with its own depth.
const MAGIC: &str = "$serde_json::private::";

/// The reason why a text was not read.
#[derive(Debug, thiserror::Error)]
pub enum NotRead {
    /// The nesting is too deep. Nothing else was checked.
    #[error("lists and objects can be nested at most {DEPTH} deep")]
    TooDeep,
    /// The text is not JSON, or JSON with a doubled or reserved field.
    #[error(transparent)]
    NoJson(#[from] serde_json::Error),
    /// The JSON is not a `T`.
    #[error("{why}")]
    Other {
        /// The error.
        why: contract::NotExact,
        /// The JSON.
        json: Value,
    },
}

/// Parses a text that is exactly a `T`: nothing is ignored, at any depth. The stack is bounded by [`DEPTH`],
/// for any length of text. Cost: linear in the text.
///
/// # Errors
///
/// If the text is anything else.
pub fn read<T: Serialize + DeserializeOwned>(text: &[u8]) -> Result<T, NotRead> {
    if depth(text) > DEPTH {
        return Err(NotRead::TooDeep);
    }
    let Plain(json) = serde_json::from_slice(text)?;
    match read_exactly(&json) {
        Ok((read, _)) => Ok(read),
        Err(why) => Err(NotRead::Other { why, json }),
    }
}

/// Returns the deepest nesting of brackets outside of strings. The text need not be JSON.
pub(crate) fn depth(text: &[u8]) -> u32 {
    let (mut depth, mut deepest) = (0_u32, 0);
    let mut letters = text.iter();
    while let Some(letter) = letters.next() {
        match letter {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            b'"' => {
                while let Some(letter) = letters.next() {
                    match letter {
                        b'\\' => drop(letters.next()),
                        b'"' => break,
                        _ => {}
                    }
                }
            }
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

/// JSON without the special names of serde_json, in which each field occurs once.
pub(crate) struct Plain(pub(crate) Value);

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PlainVisitor).map(Self)
    }
}

struct PlainVisitor;

impl<'de> Visitor<'de> for PlainVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        let number = Number::from_f64(value).ok_or_else(|| E::custom("a number that is none"))?;
        Ok(Value::Number(number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Plain(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            if name.starts_with(MAGIC) {
                return Err(A::Error::custom("a field has a name that is reserved for the server"));
            }
            let Plain(value) = fields.next_value()?;
            if object.insert(name, value).is_some() {
                return Err(A::Error::custom("a field is there twice"));
            }
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Result<Value, NotRead> {
        read::<Value>(text.as_bytes())
    }

    #[test]
    fn brackets_are_counted_outside_of_strings() {
        for (text, deep) in [
            ("", 0),
            ("[]", 1),
            ("[[],[]]", 2),
            (r#"{"a":[{}]}"#, 3),
            (r#""[[[""#, 0),
            (r#"["\"[[", "\\", []]"#, 2),
            ("]]]][", 1),
            ("\"[[[", 0),
            ("\"\\", 0),
        ] {
            assert_eq!(depth(text.as_bytes()), deep, "{text}");
        }
    }

    #[test]
    fn a_text_is_as_deep_as_allowed_or_not_looked_at() {
        let nested = |n: u32| format!("{}{}", "[".repeat(n as usize), "]".repeat(n as usize));
        assert!(plain(&nested(DEPTH)).is_ok());
        assert!(matches!(plain(&nested(DEPTH + 1)), Err(NotRead::TooDeep)));
        assert!(matches!(plain(&nested(1_000_000)), Err(NotRead::TooDeep)));
        assert!(matches!(plain(&"{\"a\":".repeat(1_000_000)), Err(NotRead::TooDeep)));
    }

    #[test]
    fn no_text_is_read_as_json_once_more() {
        let mut magic = "1".to_owned();
        for _ in 0..6 {
            magic = format!(r#"{{"$serde_json::private::RawValue":{}}}"#, Value::from(magic));
        }
        assert!(matches!(plain(&magic), Err(NotRead::NoJson(_))));
        let escaped = r#"[{"a":{"\u0024serde_json::priv\u0061te::RawValue":"[[1]]"}}]"#;
        assert!(matches!(plain(escaped), Err(NotRead::NoJson(_))));
        let harmless = r#"{"a":"$serde_json::private::RawValue"}"#;
        assert_eq!(plain(harmless).unwrap()["a"], "$serde_json::private::RawValue");
    }

    #[test]
    fn what_is_read_is_what_stands_there() {
        let text = r#"{"a":[1,-1,2.5,null,true,"é\n",18446744073709551615],"b":{}}"#;
        assert_eq!(plain(text).unwrap(), serde_json::from_str::<Value>(text).unwrap());
        for bad in [r#"{"a":1,"a":1}"#, r#"[{"a":1,"\u0061":2}]"#, "1e999", "[1]x", ""] {
            assert!(matches!(plain(bad), Err(NotRead::NoJson(_))), "{bad}");
        }
    }
}
