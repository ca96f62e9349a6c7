//! What makes one JSON text another, as operations of a JSON Patch.
//!
//! Both were written by the same serializer, so what is the same is written the same: nothing is read of what has not
//! changed. Of a list the places before and after what has changed are kept: that is all that happens to hands, rows
//! and logs.

use std::{borrow::Cow, cell::OnceCell, collections::HashMap};

/// Objects with more fields than this are searched by a map.
const FEW: usize = 16;

/// Adds what to do, in order, with the value at `path`, a JSON Pointer (RFC 6901). Each operation ends with a comma.
pub(super) fn changes(path: &str, before: &str, after: &str, to: &mut Vec<u8>) {
    Comparing { path: path.to_owned(), changes: to }.values(before, after);
}

/// Operations as a list.
pub(super) fn list(mut changes: Vec<u8>) -> String {
    changes.pop();
    let changes = String::from_utf8(changes).expect("serde_json writes UTF-8");
    format!("[{changes}]")
}

/// A name as a part of a JSON Pointer.
pub(super) fn escaped(name: &str) -> Cow<'_, str> {
    match name.contains(['~', '/']) {
        true => Cow::Owned(name.replace('~', "~0").replace('/', "~1")),
        false => Cow::Borrowed(name),
    }
}

struct Comparing<'a> {
    /// A JSON Pointer (RFC 6901) to what is compared.
    path: String,
    /// Operations, each with a comma after it.
    changes: &'a mut Vec<u8>,
}

/// What a value is made of, as far as that is compared.
enum Parts<'a> {
    Object(Vec<(Cow<'a, str>, &'a str)>),
    List(Vec<&'a str>),
    Leaf,
}

impl Comparing<'_> {
    fn values(&mut self, before: &str, after: &str) {
        if before == after {
            return;
        }
        let sofar = self.changes.len();
        match (Parts::of(before), Parts::of(after)) {
            (Parts::Object(before), Parts::Object(after)) => self.objects(&before, &after),
            (Parts::List(before), Parts::List(after)) => self.lists(&before, &after),
            _ => return self.replace(after),
        }
        // Much has changed: all of it may be shorter.
        if self.changes.len() - sofar > after.len() + self.path.len() + 36 {
            self.changes.truncate(sofar);
            self.replace(after);
        }
    }

    fn objects(&mut self, before: &[(Cow<'_, str>, &str)], after: &[(Cow<'_, str>, &str)]) {
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

    fn lists(&mut self, before: &[&str], after: &[&str]) {
        let shorter = before.len().min(after.len());
        let same = |n: &usize| before[*n] == after[*n];
        let start = (0..shorter).take_while(same).count();
        let same = |n: &usize| before[before.len() - 1 - n] == after[after.len() - 1 - n];
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
        self.path.push_str(&escaped(part));
        compare(self);
        self.path.truncate(outside);
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

    /// As a [`protocol::Change`] is written.
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

/// Fields by name. Most are where they were.
struct Search<'a> {
    fields: &'a [(Cow<'a, str>, &'a str)],
    /// If there are many and one was not where it had been.
    places: OnceCell<HashMap<&'a str, usize>>,
}

impl<'a> Search<'a> {
    fn of(fields: &'a [(Cow<'a, str>, &'a str)]) -> Self {
        Self { fields, places: OnceCell::new() }
    }

    /// The value of a field that may be at this place.
    fn find(&self, key: &str, at: usize) -> Option<&'a str> {
        if let Some((_, value)) = self.fields.get(at).filter(|(there, _)| there == key) {
            return Some(value);
        }
        if self.fields.len() <= FEW {
            return self.fields.iter().find(|(there, _)| there == key).map(|(_, value)| *value);
        }
        let places = || self.fields.iter().enumerate().map(|(at, (key, _))| (&**key, at)).collect();
        self.places.get_or_init(places).get(key).map(|at| self.fields[*at].1)
    }
}

impl<'a> Parts<'a> {
    /// What cannot be taken apart is replaced.
    fn of(text: &'a str) -> Self {
        match text.as_bytes().first() {
            Some(b'{') => fields(text).map_or(Self::Leaf, Self::Object),
            Some(b'[') => items(text).map_or(Self::Leaf, Self::List),
            Some(_) | None => Self::Leaf,
        }
    }
}

/// An object's fields in order. The text was written by a serializer, without spaces, and is not checked again.
fn fields(text: &str) -> Option<Vec<(Cow<'_, str>, &str)>> {
    let (bytes, mut fields, mut at) = (text.as_bytes(), Vec::new(), 1);
    while bytes.get(at)? != &b'}' {
        let name = at..end_of_string(bytes, at)?;
        let value = name.end + 1..end_of_value(bytes, name.end + 1)?;
        let written = text.get(name.start + 1..name.end - 1)?;
        let name = match written.contains('\\') {
            true => Cow::Owned(serde_json::from_str(&text[name]).ok()?),
            false => Cow::Borrowed(written),
        };
        at = value.end + usize::from(bytes.get(value.end)? == &b',');
        fields.push((name, text.get(value)?));
    }
    Some(fields)
}

/// A list's values, of such a text.
fn items(text: &str) -> Option<Vec<&str>> {
    let (bytes, mut items, mut at) = (text.as_bytes(), Vec::new(), 1);
    while bytes.get(at)? != &b']' {
        let end = end_of_value(bytes, at)?;
        items.push(text.get(at..end)?);
        at = end + usize::from(bytes.get(end)? == &b',');
    }
    Some(items)
}

/// Where the value ends that begins here; never at once.
fn end_of_value(bytes: &[u8], start: usize) -> Option<usize> {
    match bytes.get(start)? {
        b'"' => end_of_string(bytes, start),
        b'{' | b'[' => {
            let (mut at, mut depth) = (start, 0_usize);
            loop {
                match bytes.get(at)? {
                    b'"' => {
                        at = end_of_string(bytes, at)?;
                        continue;
                    }
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => depth -= 1,
                    _ => {}
                }
                at += 1;
                if depth == 0 {
                    return Some(at);
                }
            }
        }
        _ => {
            let rest = &bytes[start..];
            let length =
                rest.iter().position(|byte| matches!(byte, b',' | b'}' | b']')).unwrap_or(rest.len());
            (length > 0).then_some(start + length)
        }
    }
}

fn end_of_string(bytes: &[u8], start: usize) -> Option<usize> {
    let mut at = start + usize::from(bytes.get(start)? == &b'"');
    if at == start {
        return None;
    }
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
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
        // Nothing is in them but what the type has.
        assert_eq!(json!(changes), serde_json::from_str::<Value>(&list).unwrap());
        changes
    }

    /// What makes one value another, in a field of its own.
    fn changes(before: &Value, after: &Value) -> Vec<Change> {
        read(&before.to_string(), &after.to_string())
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
            assert!(read(before.get(), object(&mut (0..many).rev(), 7).get()).is_empty());
            let after = object(&mut (1..=many).rev(), 9);
            let patch = json!(read(before.get(), after.get()));
            let mut seen = json!({ "x": before });
            json_patch::patch(&mut seen, &serde_json::from_value::<json_patch::Patch>(patch).unwrap())
                .unwrap();
            assert_eq!(seen, json!({ "x": after }));
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

    #[test]
    fn what_is_another_altogether_is_replaced() {
        let (before, after) = (json!([1, 2, 3, 4, 5]), json!([5, 4, 2, 1, 0]));
        assert_eq!(changes(&before, &after), [Change::Replace { path: "/x".to_owned(), value: after }]);
    }
}
