//! The schemas of clients' types and of the server's types.

use std::collections::BTreeSet;

use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value};

/// The prefixes of references until it is known which definitions are the same on both sides.
const READ: &str = "#/$read/";
const WRITTEN: &str = "#/$written/";

/// Collects the types of a document, each as the server reads or writes it.
pub struct Sides {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Default for Sides {
    fn default() -> Self {
        let at = |settings: SchemaSettings, path: &'static str| {
            let path = path.trim_start_matches('#').trim_end_matches('/').into();
            settings.with(|settings| settings.definitions_path = path).into_generator()
        };
        Self {
            read: at(SchemaSettings::draft2020_12().for_deserialize(), READ),
            written: at(SchemaSettings::draft2020_12().for_serialize(), WRITTEN),
        }
    }
}

impl Sides {
    /// Returns a type as the server reads it. The document for [`finish`](Self::finish) must contain the
    /// result.
    pub fn read<T: JsonSchema>(&mut self) -> Value {
        self.read.subschema_for::<T>().to_value()
    }

    /// Returns a type as the server writes it. The document for [`finish`](Self::finish) must contain the
    /// result.
    pub fn written<T: JsonSchema>(&mut self) -> Value {
        self.written.subschema_for::<T>().to_value()
    }

    /// Returns the definitions of all types by name, for a place such as `#/$defs/` in the document. A type
    /// that differs between both sides has two definitions, and the name of the clients' one ends in
    /// `Request`.
    pub fn finish(mut self, document: &mut Value, place: &str) -> Map<String, Value> {
        let mut read = self.read.take_definitions(true);
        let mut written = self.written.take_definitions(true);
        let unlike = unlike(&read, &written);
        let mut redirected = |schema: &mut Value| {
            redirect(schema, &|reference| {
                if let Some(name) = reference.strip_prefix(READ) {
                    let request = if unlike.contains(name) { "Request" } else { "" };
                    Some(format!("{place}{name}{request}"))
                } else {
                    reference.strip_prefix(WRITTEN).map(|name| format!("{place}{name}"))
                }
            });
        };
        redirected(document);
        read.values_mut().chain(written.values_mut()).for_each(&mut redirected);
        for (name, schema) in read {
            let name = if unlike.contains(&name) { format!("{name}Request") } else { name };
            written.insert(name, schema);
        }
        written
    }
}

/// Returns the names of definitions that both sides have and that differ, themselves or in their references.
fn unlike(read: &Map<String, Value>, written: &Map<String, Value>) -> BTreeSet<String> {
    let shared: Vec<_> = read
        .iter()
        .filter(|(name, _)| written.contains_key(*name))
        .map(|(name, schema)| {
            let mut schema = schema.clone();
            redirect(&mut schema, &|reference| {
                reference.strip_prefix(READ).map(|name| format!("{WRITTEN}{name}"))
            });
            (name, schema)
        })
        .collect();
    let differs = |(name, schema): &&(&String, Value)| written.get(*name) != Some(schema);
    let mut unlike: BTreeSet<String> =
        shared.iter().filter(differs).map(|(name, _)| (*name).clone()).collect();
    loop {
        let more: Vec<String> = shared
            .iter()
            .filter(|(name, schema)| {
                !unlike.contains(*name)
                    && refers(schema, &|to| to.strip_prefix(WRITTEN).is_some_and(|to| unlike.contains(to)))
            })
            .map(|(name, _)| (*name).clone())
            .collect();
        if more.is_empty() {
            return unlike;
        }
        unlike.extend(more);
    }
}

/// Returns true if a schema has a reference of that kind.
pub(super) fn refers(schema: &Value, wanted: &impl Fn(&str) -> bool) -> bool {
    match schema {
        Value::Object(fields) => {
            fields.get("$ref").and_then(Value::as_str).is_some_and(wanted)
                || fields.values().any(|inner| refers(inner, wanted))
        }
        Value::Array(list) => list.iter().any(|inner| refers(inner, wanted)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// Replaces references. `None` keeps one.
pub(super) fn redirect(schema: &mut Value, to: &impl Fn(&str) -> Option<String>) {
    match schema {
        Value::Object(fields) => {
            for (name, inner) in fields {
                match inner {
                    Value::String(reference) if name == "$ref" => {
                        if let Some(other) = to(reference) {
                            *reference = other;
                        }
                    }
                    inner => redirect(inner, to),
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|inner| redirect(inner, to)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
