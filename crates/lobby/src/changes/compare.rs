//! What makes one JSON text another.
//!
//! Both were written by the same serializer, so what is the same is written the same: nothing is read of what has not
//! changed. Of a list the places before and after what has changed are kept: that is all that happens to hands, rows
//! and logs.

use std::{borrow::Cow, collections::HashMap, fmt};

use contract::Json;
use protocol::Change;
use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, Visitor},
};
use serde_json::value::RawValue;

/// Objects with more fields than this are searched by a map.
const FEW: usize = 16;

/// What to do, in order, with an object that has these fields: name, before and after.
pub(super) fn changes<const N: usize>(fields: [(&str, &RawValue, &RawValue); N]) -> Vec<Change<Json>> {
    let mut changes = Vec::new();
    let mut comparing = Comparing { path: String::new(), changes: &mut changes };
    for (name, before, after) in fields {
        comparing.at(name, |here| here.values(before, after));
    }
    changes
}

struct Comparing<'a> {
    /// A JSON Pointer (RFC 6901) to what is compared.
    path: String,
    changes: &'a mut Vec<Change<Json>>,
}

/// What a value is made of, as far as that is compared.
enum Parts<'a> {
    Object(Vec<(Cow<'a, str>, &'a RawValue)>),
    List(Vec<&'a RawValue>),
    Leaf,
}

impl Comparing<'_> {
    fn values(&mut self, before: &RawValue, after: &RawValue) {
        if before.get() == after.get() {
            return;
        }
        let sofar = self.changes.len();
        match (Parts::of(before), Parts::of(after)) {
            (Parts::Object(before), Parts::Object(after)) => self.objects(&before, &after),
            (Parts::List(before), Parts::List(after)) => self.lists(&before, &after),
            _ => return self.replace(after),
        }
        // Much has changed: all of it may be shorter.
        if self.changes[sofar..].iter().map(length).sum::<usize>() > after.get().len() {
            self.changes.truncate(sofar);
            self.replace(after);
        }
    }

    fn objects(&mut self, before: &[(Cow<'_, str>, &RawValue)], after: &[(Cow<'_, str>, &RawValue)]) {
        let (in_before, in_after) = (Search::of(before), Search::of(after));
        for (at, (key, _)) in before.iter().enumerate() {
            if in_after.find(key, at).is_none() {
                self.at(key, Self::remove);
            }
        }
        for (at, (key, value)) in after.iter().enumerate() {
            match in_before.find(key, at) {
                Some(before) => self.at(key, |here| here.values(before, value)),
                None => self.at(key, |here| here.add(value)),
            }
        }
    }

    fn lists(&mut self, before: &[&RawValue], after: &[&RawValue]) {
        let shorter = before.len().min(after.len());
        let same = |n: &usize| before[*n].get() == after[*n].get();
        let start = (0..shorter).take_while(same).count();
        let same = |n: &usize| before[before.len() - 1 - n].get() == after[after.len() - 1 - n].get();
        let end = (0..shorter - start).take_while(same).count();
        let (before, after) = (&before[start..before.len() - end], &after[start..after.len() - end]);
        let both = before.len().min(after.len());
        for (n, (before, after)) in before.iter().zip(after).enumerate() {
            self.at(&(start + n).to_string(), |here| here.values(before, after));
        }
        for _ in both..before.len() {
            self.at(&(start + both).to_string(), Self::remove);
        }
        for (n, value) in after.iter().enumerate().skip(both) {
            self.at(&(start + n).to_string(), |here| here.add(value));
        }
    }

    fn at(&mut self, part: &str, compare: impl FnOnce(&mut Self)) {
        let outside = self.path.len();
        self.path.push('/');
        for letter in part.chars() {
            match letter {
                '~' => self.path.push_str("~0"),
                '/' => self.path.push_str("~1"),
                other => self.path.push(other),
            }
        }
        compare(self);
        self.path.truncate(outside);
    }

    fn add(&mut self, value: &RawValue) {
        self.changes.push(Change::Add { path: self.path.clone(), value: value.to_owned() });
    }

    fn remove(&mut self) {
        self.changes.push(Change::Remove { path: self.path.clone() });
    }

    fn replace(&mut self, value: &RawValue) {
        self.changes.push(Change::Replace { path: self.path.clone(), value: value.to_owned() });
    }
}

/// Fields by name. Most are where they were.
struct Search<'a> {
    fields: &'a [(Cow<'a, str>, &'a RawValue)],
    /// If there are many.
    places: Option<HashMap<&'a str, usize>>,
}

impl<'a> Search<'a> {
    fn of(fields: &'a [(Cow<'a, str>, &'a RawValue)]) -> Self {
        let places = || fields.iter().enumerate().map(|(at, (key, _))| (&**key, at)).collect();
        Self { fields, places: (fields.len() > FEW).then(places) }
    }

    /// The value of a field that may be at this place.
    fn find(&self, key: &str, at: usize) -> Option<&'a RawValue> {
        if let Some((_, value)) = self.fields.get(at).filter(|(there, _)| there == key) {
            return Some(value);
        }
        match &self.places {
            Some(places) => places.get(key).map(|at| self.fields[*at].1),
            None => self.fields.iter().find(|(there, _)| there == key).map(|(_, value)| *value),
        }
    }
}

impl<'a> Parts<'a> {
    fn of(json: &'a RawValue) -> Self {
        let text = json.get();
        let read = match text.as_bytes().first() {
            Some(b'{') => serde_json::from_str::<Fields<'a>>(text).map(|fields| Self::Object(fields.0)),
            Some(b'[') => serde_json::from_str(text).map(Self::List),
            Some(_) | None => return Self::Leaf,
        };
        // What cannot be taken apart is replaced.
        read.unwrap_or(Self::Leaf)
    }
}

/// An object's fields in order.
struct Fields<'a>(Vec<(Cow<'a, str>, &'a RawValue)>);

impl<'de> Deserialize<'de> for Fields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct All;

        impl<'de> Visitor<'de> for All {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut fields = Vec::new();
                while let Some((Name(name), value)) = map.next_entry()? {
                    fields.push((name, value));
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_map(All)
    }
}

/// A field's name, out of the text if it is written there as it is.
struct Name<'a>(Cow<'a, str>);

impl<'de> Deserialize<'de> for Name<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;

        impl<'de> Visitor<'de> for Text {
            type Value = Name<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }

            fn visit_borrowed_str<E: Error>(self, name: &'de str) -> Result<Self::Value, E> {
                Ok(Name(Cow::Borrowed(name)))
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Self::Value, E> {
                Ok(Name(Cow::Owned(name.to_owned())))
            }
        }

        deserializer.deserialize_str(Text)
    }
}

/// About how many bytes a change has when it is written.
fn length(change: &Change<Json>) -> usize {
    match change {
        Change::Add { path, value } | Change::Replace { path, value } => 35 + path.len() + value.get().len(),
        Change::Remove { path } => 25 + path.len(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// What makes one value another, in a field of its own.
    fn changes(before: &Value, after: &Value) -> Vec<Change> {
        let text = |value| serde_json::value::to_raw_value(value).unwrap();
        let changes = super::changes([("x", &text(before), &text(after))]);
        serde_json::from_value(json!(changes)).unwrap()
    }

    /// Carried out by others' library.
    fn carried_out(before: &Value, changes: &[Change]) -> Value {
        let before = json!({ "x": before });
        let patch = serde_json::from_value::<json_patch::Patch>(json!(changes)).unwrap();
        let mut after = before.clone();
        json_patch::patch(&mut after, &patch).unwrap();
        after["x"].take()
    }

    #[test]
    fn carried_out_they_make_any_value_any_other() {
        let lists = [
            json!([]),
            json!([1]),
            json!([1, 2, 3]),
            json!([1, 3]),
            json!([3, 1, 2, 3]),
            json!([[1], [2, 1]]),
        ];
        let fields = ["", "a", "a/b", "~1", "~0/", "0"];
        let objects = (0..1 << fields.len()).map(|which: usize| {
            let there = fields.iter().enumerate().filter(|(n, _)| which >> n & 1 == 1);
            let value = |n: usize| lists[(which + n) % lists.len()].clone();
            Value::Object(there.map(|(n, field)| ((*field).to_owned(), value(n))).collect())
        });
        let leaves = [json!(null), json!(true), json!(7), json!("seven")];
        let values: Vec<Value> = leaves.into_iter().chain(lists.clone()).chain(objects).collect();
        for before in &values {
            for after in &values {
                let changes = changes(before, after);
                assert_eq!(&carried_out(before, &changes), after, "{before} with {changes:?}");
                assert_eq!(changes.is_empty(), before == after);
            }
        }
    }

    #[test]
    fn fields_are_found_wherever_they_are_and_however_many() {
        for many in [3, FEW, FEW + 1, 90] {
            let object = |order: &mut dyn Iterator<Item = usize>, value: usize| {
                let fields: Vec<String> = order.map(|n| format!(r#""f\u00e9{n}/":{}"#, n % value)).collect();
                RawValue::from_string(format!("{{{}}}", fields.join(","))).unwrap()
            };
            let before = object(&mut (0..many), 7);
            assert!(super::changes([("x", &before, &object(&mut (0..many).rev(), 7))]).is_empty());
            let after = object(&mut (1..=many).rev(), 9);
            let patch = json!(super::changes([("x", &before, &after)]));
            let mut seen = json!({ "x": before });
            json_patch::patch(&mut seen, &serde_json::from_value::<json_patch::Patch>(patch).unwrap())
                .unwrap();
            assert_eq!(seen, json!({ "x": after }));
        }
    }

    #[test]
    fn a_card_that_is_played_is_one_change() {
        let names = |some: &[&str]| some.iter().map(|name| name.repeat(9)).collect::<Vec<_>>();
        let before = json!({ "hand": names(&["ant", "bee", "cat", "dog"]), "log": names(&["ant", "elk"]) });
        let after = json!({ "hand": names(&["ant", "cat", "dog"]), "log": names(&["ant", "elk", "bee"]) });
        let remove = Change::Remove { path: "/x/hand/1".to_owned() };
        let add = Change::Add { path: "/x/log/2".to_owned(), value: json!("bee".repeat(9)) };
        assert_eq!(changes(&before, &after), [remove, add]);
    }

    #[test]
    fn what_is_another_altogether_is_replaced() {
        let (before, after) = (json!([1, 2, 3, 4, 5]), json!([5, 4, 2, 1, 0]));
        assert_eq!(changes(&before, &after), [Change::Replace { path: "/x".to_owned(), value: after }]);
    }
}
