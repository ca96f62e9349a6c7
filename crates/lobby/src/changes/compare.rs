//! What makes one JSON value another.
//!
//! Cost: linear in the size of both, times their depth. Of a list the places before and after what has changed are
//! kept: that is all that happens to hands, rows and logs.

use protocol::Change;
use serde_json::{Map, Value};

/// What to do with `before`, in order, to have `after`.
pub(super) fn changes(before: &Value, after: &Value) -> Vec<Change> {
    let mut changes = Vec::new();
    Comparing { path: String::new(), changes: &mut changes }.values(before, after);
    changes
}

struct Comparing<'a> {
    /// A JSON Pointer (RFC 6901) to what is compared.
    path: String,
    changes: &'a mut Vec<Change>,
}

impl Comparing<'_> {
    fn values(&mut self, before: &Value, after: &Value) {
        if before == after {
            return;
        }
        let sofar = self.changes.len();
        match (before, after) {
            (Value::Object(before), Value::Object(after)) => self.objects(before, after),
            (Value::Array(before), Value::Array(after)) => self.lists(before, after),
            _ => return self.replace(after),
        }
        // Much has changed: all of it may be shorter.
        if self.changes[sofar..].iter().map(length).sum::<usize>() > size(after) {
            self.changes.truncate(sofar);
            self.replace(after);
        }
    }

    fn objects(&mut self, before: &Map<String, Value>, after: &Map<String, Value>) {
        for key in before.keys().filter(|key| !after.contains_key(*key)) {
            self.at(key, |here| here.remove());
        }
        for (key, value) in after {
            match before.get(key) {
                Some(before) => self.at(key, |here| here.values(before, value)),
                None => self.at(key, |here| here.add(value)),
            }
        }
    }

    fn lists(&mut self, before: &[Value], after: &[Value]) {
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
            self.at(&(start + both).to_string(), |here| here.remove());
        }
        for (n, value) in after.iter().enumerate().skip(both) {
            self.at(&(start + n).to_string(), |here| here.add(value));
        }
    }

    fn at(&mut self, part: &str, compare: impl FnOnce(&mut Self)) {
        let outside = self.path.len();
        self.path.push('/');
        self.path.push_str(&part.replace('~', "~0").replace('/', "~1"));
        compare(self);
        self.path.truncate(outside);
    }

    fn add(&mut self, value: &Value) {
        self.changes.push(Change::Add { path: self.path.clone(), value: value.clone() });
    }

    fn remove(&mut self) {
        self.changes.push(Change::Remove { path: self.path.clone() });
    }

    fn replace(&mut self, value: &Value) {
        self.changes.push(Change::Replace { path: self.path.clone(), value: value.clone() });
    }
}

/// About how many bytes a change has when it is written.
fn length(change: &Change) -> usize {
    match change {
        Change::Add { path, value } | Change::Replace { path, value } => 35 + path.len() + size(value),
        Change::Remove { path } => 25 + path.len(),
    }
}

/// About how many bytes a value has when it is written.
fn size(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 4,
        Value::String(text) => 2 + text.len(),
        Value::Array(values) => 2 + values.iter().map(|value| 1 + size(value)).sum::<usize>(),
        Value::Object(fields) => {
            2 + fields.iter().map(|(key, value)| 4 + key.len() + size(value)).sum::<usize>()
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Carried out by others' library.
    fn carried_out(before: &Value, changes: &[Change]) -> Value {
        let patch = serde_json::from_value::<json_patch::Patch>(json!(changes)).unwrap();
        let mut after = before.clone();
        json_patch::patch(&mut after, &patch).unwrap();
        after
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
    fn a_card_that_is_played_is_one_change() {
        let names = |some: &[&str]| some.iter().map(|name| name.repeat(9)).collect::<Vec<_>>();
        let before = json!({ "hand": names(&["ant", "bee", "cat", "dog"]), "log": names(&["ant", "elk"]) });
        let after = json!({ "hand": names(&["ant", "cat", "dog"]), "log": names(&["ant", "elk", "bee"]) });
        let remove = Change::Remove { path: "/hand/1".to_owned() };
        let add = Change::Add { path: "/log/2".to_owned(), value: json!("bee".repeat(9)) };
        assert_eq!(changes(&before, &after), [remove, add]);
    }

    #[test]
    fn what_is_another_altogether_is_replaced() {
        let (before, after) = (json!([1, 2, 3, 4, 5]), json!([5, 4, 2, 1, 0]));
        assert_eq!(changes(&before, &after), [Change::Replace { path: String::new(), value: after }]);
    }
}
