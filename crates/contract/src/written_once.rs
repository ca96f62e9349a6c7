//! Values that are shared and serialized once.

use std::{
    fmt,
    ops::Deref,
    sync::{Arc, OnceLock},
};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A value of a view that observers share, with its JSON kept after the first serialization. It is for values
/// that are expensive to write and stay the same over several inputs, such as the choices of a hand. Copies
/// share both.
///
/// On the wire it is the value.
pub struct WrittenOnce<T>(Arc<Shared<T>>);

struct Shared<T> {
    value: T,
    text: OnceLock<Box<RawValue>>,
}

impl<T> WrittenOnce<T> {
    /// Shares a value that is not serialized yet.
    pub fn new(value: T) -> Self {
        Self(Arc::new(Shared { value, text: OnceLock::new() }))
    }
}

impl<T: Serialize> WrittenOnce<T> {
    fn written(&self) -> serde_json::Result<&RawValue> {
        if let Some(text) = self.0.text.get() {
            return Ok(text);
        }
        let text = to_raw_value(&self.0.value)?;
        Ok(self.0.text.get_or_init(|| text))
    }

    /// Returns its JSON, copied only if another owner still shares the value.
    pub(crate) fn into_text(self) -> Box<RawValue> {
        let written = "wire types have string keys";
        match Arc::try_unwrap(self.0) {
            Ok(Shared { value, text }) => {
                text.into_inner().unwrap_or_else(|| to_raw_value(&value).expect(written))
            }
            Err(shared) => Self(shared).written().expect(written).to_owned(),
        }
    }
}

impl<T> Deref for WrittenOnce<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T> Clone for WrittenOnce<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T: PartialEq> PartialEq for WrittenOnce<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.value == other.0.value
    }
}

impl<T: Eq> Eq for WrittenOnce<T> {}

impl<T: fmt::Debug> fmt::Debug for WrittenOnce<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.value.fmt(f)
    }
}

impl<T: Serialize> Serialize for WrittenOnce<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written().map_err(serde::ser::Error::custom)?.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for WrittenOnce<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self::new)
    }
}

impl<T: JsonSchema> JsonSchema for WrittenOnce<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local!(static WRITTEN: Cell<u32> = const { Cell::new(0) });

    struct Counts;

    impl Serialize for Counts {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            WRITTEN.set(WRITTEN.get() + 1);
            serializer.collect_seq(["a", "\"b\""])
        }
    }

    #[test]
    fn it_is_the_value_on_the_wire_and_written_once_with_all_its_copies() {
        let first = WrittenOnce::new(Counts);
        let second = first.clone();
        assert_eq!(serde_json::to_string(&first).unwrap(), r#"["a","\"b\""]"#);
        assert_eq!(serde_json::to_string(&[&second]).unwrap(), r#"[["a","\"b\""]]"#);
        assert_eq!(serde_json::to_value(&second).unwrap(), serde_json::json!(["a", "\"b\""]));
        assert_eq!(second.into_text().get(), r#"["a","\"b\""]"#);
        assert_eq!(first.into_text().get(), r#"["a","\"b\""]"#);
        assert_eq!(WRITTEN.get(), 1);
        assert_eq!(WrittenOnce::new(3).into_text().get(), "3");
        let read: WrittenOnce<Vec<u8>> = serde_json::from_str("[1,2]").unwrap();
        assert_eq!(**read, [1, 2]);
        assert_eq!(read, WrittenOnce::new(vec![1, 2]));
    }
}
