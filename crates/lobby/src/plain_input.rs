//! Inputs that certainly survive serialization, and need no test of it.

use contract::Input;
use serde_json::Value;

/// The depth to which a value is checked; `serde_json` reads several times as deep.
const LOOKED: u32 = 16;

/// Returns `true` if `serde_json` certainly reads all values of an input as it wrote them. Fractions may
/// change in their last digit, and names with a dollar may be its own.
pub(crate) fn surely_comes_back(input: &Input) -> bool {
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

#[cfg(test)]
mod tests {
    use contract::SeatCount;
    use protocol::By;
    use serde_json::json;

    use super::*;
    use crate::{Entry, Requested, StoreError};

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
