//! The differences of two JSON texts, as operations of a JSON Patch.
//!
//! The same serializer wrote both texts. So equal parts have equal text, and only changed parts are read. In
//! a list, the items before and after the changed ones are kept: that is all that happens to hands, rows and
//! logs.

use std::{borrow::Cow, cell::OnceCell, collections::HashMap};

use super::walk::{Fields, Unreadable, Walk, different};

/// The most fields of an object that are searched without a map.
const FEW: usize = 16;

/// Adds the operations for the value at `path`, a JSON Pointer (RFC 6901), in order. Each ends with a comma.
pub(super) fn changes(path: &str, before: &str, after: &str, to: &mut Vec<u8>) {
    Comparing { path: path.to_owned(), changes: to }.values(before, after);
}

/// Returns operations as a JSON list.
pub(super) fn list(mut changes: Vec<u8>) -> String {
    changes.pop();
    let changes = String::from_utf8(changes).expect("serde_json writes UTF-8");
    format!("[{changes}]")
}

/// Returns a name as a part of a JSON Pointer.
pub(super) fn escaped(name: &str) -> Cow<'_, str> {
    match name.contains(['~', '/']) {
        true => Cow::Owned(name.replace('~', "~0").replace('/', "~1")),
        false => Cow::Borrowed(name),
    }
}

/// The bytes of an operation without its path and value.
const OPERATION: usize = 36;

struct Comparing<'a> {
    /// A JSON Pointer (RFC 6901) to the compared value.
    path: String,
    /// The operations, each with a comma after it.
    changes: &'a mut Vec<u8>,
}

/// The reason why a value is sent whole.
enum Whole {
    /// The text is not readable, so the ends of its parts are unknown.
    Unreadable,
    /// The operations are longer than the value.
    Shorter,
}

impl From<Unreadable> for Whole {
    fn from(Unreadable: Unreadable) -> Self {
        Self::Unreadable
    }
}

impl Comparing<'_> {
    fn values(&mut self, before: &str, after: &str) {
        if before == after {
            return;
        }
        let (sofar, operation) = (self.changes.len(), self.path.len() + OPERATION);
        // Two operations would be longer than the value. Looking for one pays only if the difference is
        // small.
        if after.len() < 2 * operation && 2 * different(before, after) > after.len() {
            return self.replace(after);
        }
        let most = sofar + after.len() + operation;
        let compared = match (before.as_bytes().first(), after.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) => self.objects(before, after, most),
            (Some(b'['), Some(b'[')) => self.lists(before, after, most),
            _ => Err(Whole::Unreadable),
        };
        match compared {
            Ok(()) => {}
            Err(Whole::Unreadable | Whole::Shorter) => {
                self.changes.truncate(sofar);
                self.replace(after);
            }
        }
    }

    /// Compares two objects. While the fields have the same order, only those with a difference are looked
    /// at.
    fn objects(&mut self, before: &str, after: &str, most: usize) -> Result<(), Whole> {
        let (mut was, mut is) = (Walk::into(before, b'}'), Walk::into(after, b'}'));
        loop {
            match (was.other_field(&mut is)?, is.field()?) {
                (None, None) => return Ok(()),
                (Some((name, before)), Some((same, after))) if name == same => {
                    self.at(&unescaped(name)?, most, |here| here.values(before, after))?;
                }
                (before, after) => {
                    let (before, after) = (was.fields_from(before)?, is.fields_from(after)?);
                    return self.fields(&before, &after, most);
                }
            }
        }
    }

    fn fields(&mut self, before: &Fields<'_>, after: &Fields<'_>, most: usize) -> Result<(), Whole> {
        let (in_before, in_after) = (Search::of(before), Search::of(after));
        for (at, (name, _)) in before.iter().enumerate() {
            if in_after.find(name, at).is_none() {
                self.at(&unescaped(name)?, most, Self::remove)?;
            }
        }
        for (at, (name, value)) in after.iter().enumerate() {
            match in_before.find(name, at) {
                Some(before) => self.at(&unescaped(name)?, most, |here| here.values(before, value))?,
                None => self.at(&unescaped(name)?, most, |here| here.add(value))?,
            }
        }
        Ok(())
    }

    fn lists(&mut self, before: &str, after: &str, most: usize) -> Result<(), Whole> {
        let (mut was, mut is) = (Walk::into(before, b']'), Walk::into(after, b']'));
        let (passed, before) = was.other_items(&mut is)?;
        let after = is.items()?;
        // The last item of the shorter list has other text after it in the longer list, so it counts as
        // different.
        let same = usize::from(before.first().is_some_and(|before| after.first() == Some(before)));
        let (start, before, after) = (passed + same, &before[same..], &after[same..]);
        let shorter = before.len().min(after.len());
        let same = |n: &usize| before[before.len() - 1 - n] == after[after.len() - 1 - n];
        let end = (0..shorter).take_while(same).count();
        let (before, after) = (&before[..before.len() - end], &after[..after.len() - end]);
        let both = before.len().min(after.len());
        for (n, (before, after)) in before.iter().zip(after).enumerate() {
            self.at(&(start + n).to_string(), most, |here| here.values(before, after))?;
        }
        for _ in both..before.len() {
            self.at(&(start + both).to_string(), most, Self::remove)?;
        }
        for (n, value) in after.iter().enumerate().skip(both) {
            self.at(&(start + n).to_string(), most, |here| here.add(value))?;
        }
        Ok(())
    }

    /// Compares a part. Fails if the operations get longer than `most`: then the value around it is sent
    /// whole.
    fn at(&mut self, part: &str, most: usize, compare: impl FnOnce(&mut Self)) -> Result<(), Whole> {
        let outside = self.path.len();
        self.path.push('/');
        self.path.push_str(&escaped(part));
        compare(self);
        self.path.truncate(outside);
        if self.changes.len() > most { Err(Whole::Shorter) } else { Ok(()) }
    }

    fn add(&mut self, value: &str) {
        self.write(br#"{"op":"add","path":"#, Some(value));
    }

    fn remove(&mut self) {
        self.write(br#"{"op":"remove","path":"#, None);
    }

    fn replace(&mut self, value: &str) {
        self.write(br#"{"op":"replace","path":"#, Some(value));
    }

    /// Writes an operation in the form of a [`protocol::Change`].
    fn write(&mut self, operation: &[u8], value: Option<&str>) {
        self.changes.extend_from_slice(operation);
        serde_json::to_writer(&mut *self.changes, &self.path).expect("a text can be written");
        if let Some(value) = value {
            self.changes.extend_from_slice(br#","value":"#);
            self.changes.extend_from_slice(value.as_bytes());
        }
        self.changes.extend_from_slice(b"},");
    }
}

/// Returns a name without the escapes of its written form.
fn unescaped(name: &str) -> Result<Cow<'_, str>, Unreadable> {
    match name.contains('\\') {
        true => serde_json::from_str(&format!("\"{name}\"")).map(Cow::Owned).map_err(|_| Unreadable),
        false => Ok(Cow::Borrowed(name)),
    }
}

/// Fields by name. Most are still at their place.
struct Search<'a> {
    fields: &'a Fields<'a>,
    /// The places by name, if there are many fields and one was not at its place.
    places: OnceCell<HashMap<&'a str, usize>>,
}

impl<'a> Search<'a> {
    fn of(fields: &'a Fields<'a>) -> Self {
        Self { fields, places: OnceCell::new() }
    }

    /// Returns the value of a field that may be at this place.
    fn find(&self, name: &str, at: usize) -> Option<&'a str> {
        if let Some((_, value)) = self.fields.get(at).filter(|(there, _)| *there == name) {
            return Some(value);
        }
        if self.fields.len() <= FEW {
            return self.fields.iter().find(|(there, _)| *there == name).map(|(_, value)| *value);
        }
        let places = || self.fields.iter().enumerate().map(|(at, (name, _))| (*name, at)).collect();
        self.places.get_or_init(places).get(name).map(|at| self.fields[*at].1)
    }
}

#[cfg(test)]
mod tests {
    use protocol::Change;
    use serde_json::{Value, json, value::RawValue};

    use super::*;

    fn read(before: &str, after: &str) -> Vec<Change> {
        let mut changes = Vec::new();
        super::changes("/x", before, after, &mut changes);
        let list = list(changes);
        let changes: Vec<Change> = serde_json::from_str(&list).unwrap();
        // The list has no other data than the type.
        assert_eq!(json!(changes), serde_json::from_str::<Value>(&list).unwrap());
        changes
    }

    /// Returns the operations that turn one value into another, in the field `x`.
    fn changes(before: &Value, after: &Value) -> Vec<Change> {
        read(&before.to_string(), &after.to_string())
    }

    /// Applies the operations with an independent library.
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
                let fields: Vec<String> =
                    order.map(|n| format!(r#""f\u00e9{n}/":"seven of them, and {}""#, n % value)).collect();
                RawValue::from_string(format!("{{{}}}", fields.join(","))).unwrap()
            };
            let before = object(&mut (0..many), 7);
            assert!(read(before.get(), object(&mut (0..many).rev(), 7).get()).is_empty());
            let after = object(&mut (1..=many).rev(), 9);
            let patch = json!(read(before.get(), after.get()));
            let mut seen = json!({ "x": before });
            json_patch::patch(&mut seen, &serde_json::from_value::<json_patch::Patch>(patch).unwrap())
                .unwrap();
            assert_eq!(seen, json!({ "x": after }));
        }
    }

    /// Uses long values, so that equal parts are longer than the bytes that are compared at once.
    #[test]
    fn what_begins_alike_may_still_differ() {
        let long = "seven".repeat(20);
        let pairs = [
            (json!([1]), json!([12])),
            (json!([1, 2]), json!([1, 23, 4])),
            (json!([0, 0, 0]), json!([0, 0, 0, 0])),
            (json!([long, 1, {}]), json!([long, 1, { "a": 1 }])),
            (json!({ "a": 1 }), json!({ "a": 12 })),
            (json!({ "a": long, "b": 1, "c": 2 }), json!({ "a": long, "b": 12, "c": 2 })),
            (json!({ "a": long, "b": true }), json!({ "a": long, "b": true, "c": null })),
            (json!({ "a": long, "b": "\\\"" }), json!({ "a": long, "b": "\\" })),
            (json!({ "a": [[long, [1]], { "b": 1 }] }), json!({ "a": [[long, [1, 1]], { "b": 1 }] })),
            (json!({ "é": long, "\n": 1 }), json!({ "é": long, "\n": 2 })),
            (json!({ "a": "é" }), json!({ "a": "è" })),
        ];
        for (one, other) in &pairs {
            for (before, after) in [(one, other), (other, one)] {
                let changes = changes(before, after);
                assert_eq!(&carried_out(before, &changes), after, "{before} with {changes:?}");
                assert_eq!(changes.len(), 1, "{before} to {after}: {changes:?}");
            }
        }
    }

    #[test]
    fn what_is_no_text_of_a_serializer_is_replaced() {
        let (before, after) = (r#"{"a":[1,2,{"b":"}\\\"]"}]}"#, "null");
        for cut in (1..before.len()).filter(|cut| before.is_char_boundary(*cut)) {
            let mut changes = Vec::new();
            super::changes("/x", &before[..cut], before, &mut changes);
            assert_eq!(list(changes), format!(r#"[{{"op":"replace","path":"/x","value":{before}}}]"#));
            let mut changes = Vec::new();
            super::changes("/x", &before[..cut], after, &mut changes);
            assert_eq!(list(changes), r#"[{"op":"replace","path":"/x","value":null}]"#);
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

    /// Checks that small values are sent whole, unless one operation is shorter. Two operations would be
    /// longer.
    #[test]
    fn small_things_are_sent_whole_unless_most_of_them_is_the_same() {
        let offer =
            |card: &str, coins: u8| json!({ "card": card, "cost": { "coins": coins }, "kind": "building" });
        let replaced = Change::Replace { path: "/x".to_owned(), value: offer("baths", 2) };
        assert_eq!(changes(&offer("altar", 0), &offer("baths", 2)), [replaced]);
        let coins = Change::Replace { path: "/x/cost/coins".to_owned(), value: json!(2) };
        assert_eq!(changes(&offer("baths", 0), &offer("baths", 2)), [coins]);
    }

    #[test]
    fn what_is_another_altogether_is_replaced() {
        let (before, after) = (json!([1, 2, 3, 4, 5]), json!([5, 4, 2, 1, 0]));
        assert_eq!(changes(&before, &after), [Change::Replace { path: "/x".to_owned(), value: after }]);
    }
}
