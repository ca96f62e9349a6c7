//! Schemas of what clients say and of what the server says, side by side.

use std::collections::BTreeSet;

use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value};

/// Where definitions stand until it is known which of them are the same on both sides.
const READ: &str = "#/$read/";
const WRITTEN: &str = "#/$written/";

/// Collects the types of a document, each as it is read or as it is written.
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
    /// A type as the server reads it. What is returned has to stand in the document that [`finish`](Self::finish) is given.
    pub fn read<T: JsonSchema>(&mut self) -> Value {
        self.read.subschema_for::<T>().to_value()
    }

    /// A type as the server writes it. What is returned has to stand in the document that [`finish`](Self::finish) is given.
    pub fn written<T: JsonSchema>(&mut self) -> Value {
        self.written.subschema_for::<T>().to_value()
    }

    /// The definitions of all types, by name, for the place in the document that references to them begin with, as
    /// `#/$defs/`. A type that is not the same on both sides has two, of which that for clients ends in `Request`.
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

/// Names of definitions that both sides have, but not the same, themselves or in what they refer to.
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

/// Whether a schema refers to anything of that kind.
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

/// Lets references lead elsewhere; `None` leaves one as it is.
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
