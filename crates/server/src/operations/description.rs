//! The description of an operation, filled in by its argument and answer types.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{ProblemCode, schema::Sides};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use crate::request::status;

/// The accounts that may use an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asks {
    /// All clients. Sign-in makes no difference.
    Anybody,
    /// All clients. A signed-in account can get another answer.
    Known,
    /// Only signed-in accounts.
    SignedIn,
}

/// The description of an operation, filled in by its types.
pub(crate) struct Description<'a> {
    pub(super) sides: &'a mut Sides,
    pub(super) path: &'static str,
    pub(super) asks: Asks,
    pub(super) parameters: Vec<Value>,
    pub(super) body: Option<Value>,
    answers: BTreeMap<u16, Value>,
    problems: BTreeMap<u16, BTreeSet<String>>,
    /// True if the answer can be a 4xx or 5xx that is not listed.
    pub(super) fails: bool,
}

impl<'a> Description<'a> {
    pub(super) fn new(sides: &'a mut Sides, path: &'static str) -> Self {
        Self {
            sides,
            path,
            asks: Asks::Anybody,
            parameters: Vec::new(),
            body: None,
            answers: BTreeMap::new(),
            problems: BTreeMap::new(),
            fails: false,
        }
    }

    /// Adds a problem, with the status of its code.
    pub(super) fn problem(&mut self, code: ProblemCode) {
        self.problem_with(status(code).as_u16(), code);
    }

    /// Adds a problem with an HTTP status that differs from that of its code.
    pub(super) fn problem_with(&mut self, status: u16, code: ProblemCode) {
        let code = serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned));
        self.problems.entry(status).or_default().extend(code);
    }

    /// Adds the query parameters, which are the fields of `T`.
    pub(super) fn query<T: JsonSchema>(&mut self) {
        let settings = SchemaSettings::draft2020_12().for_deserialize();
        let mut settings = settings;
        settings.inline_subschemas = true;
        let schema = settings.into_generator().into_root_schema_for::<T>().to_value();
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let fields = schema["properties"].as_object().cloned().unwrap_or_default();
        for (name, mut schema) in fields {
            let description = schema.as_object_mut().and_then(|schema| schema.remove("description"));
            let must = required.iter().any(|field| *field == name);
            self.parameters.push(json!({
                "name": name, "in": "query", "required": must, "description": description, "schema": without_null(schema),
            }));
        }
    }

    /// Adds an answer whose content is `T` as JSON.
    pub(super) fn answer<T: JsonSchema>(&mut self, status: u16, says: &str) {
        let schema = self.sides.written::<T>();
        self.answer_of(status, says, "application/json", schema);
    }

    pub(super) fn answer_of(&mut self, status: u16, says: &str, mime: &str, schema: Value) {
        self.answer_without(status, says);
        self.answers.entry(status).and_modify(|answer| {
            let content = &mut answer["content"][mime];
            if content.is_null() {
                *content = json!({ "schema": schema });
            } else if content["schema"] != schema {
                // Two answers of one status differ in their content.
                let first = content["schema"].take();
                content["schema"] = json!({ "anyOf": [first, schema] });
            }
        });
    }

    /// Adds an answer without content.
    pub(super) fn answer_without(&mut self, status: u16, says: &str) {
        self.answers.entry(status).or_insert_with(|| json!({ "description": says }));
    }

    /// Adds a header to all successful answers added so far.
    pub(super) fn header(&mut self, name: &str, about: &str, schema: &Value) {
        for answer in self.answers.values_mut() {
            answer["headers"][name] = json!({ "description": about, "schema": schema });
        }
    }

    /// Returns all answers by status, as OpenAPI writes them. `common` lists the answers in the document's
    /// components.
    pub(super) fn answers(&mut self, problem: &Value, common: &[(u16, &str)]) -> Map<String, Value> {
        let mut all: Map<String, Value> =
            self.answers.iter().map(|(status, answer)| (status.to_string(), answer.clone())).collect();
        // The components describe the answers that every request can get.
        let own =
            self.problems.iter().filter(|(status, _)| common.iter().all(|(common, _)| common != *status));
        for (status, codes) in own {
            let codes: Vec<String> = codes.iter().map(|code| format!("`{code}`")).collect();
            let about = codes.join(", ");
            if let Some(Value::Object(answer)) = all.get_mut(&status.to_string()) {
                // A page and a problem can have the same status.
                answer["content"]["application/problem+json"] = json!({ "schema": problem });
                continue;
            }
            all.insert(
                status.to_string(),
                json!({
                    "description": about,
                    "content": { "application/problem+json": { "schema": problem } },
                }),
            );
        }
        for (status, name) in common {
            if let Some(answer) = all.get_mut(&status.to_string()) {
                answer["content"]["application/problem+json"] = json!({ "schema": problem });
                continue;
            }
            all.entry(status.to_string())
                .or_insert_with(|| json!({ "$ref": format!("#/components/responses/{name}") }));
        }
        if self.fails {
            all.insert("default".into(), json!({ "$ref": "#/components/responses/problem" }));
        }
        all
    }
}

/// Returns the schema without `null`: an optional query parameter is absent, never `null`.
fn without_null(mut schema: Value) -> Value {
    if let Some(kinds) = schema.get_mut("type").and_then(Value::as_array_mut) {
        kinds.retain(|kind| kind != "null");
        if let [one] = kinds.as_slice() {
            schema["type"] = one.clone();
        }
    }
    for list in ["anyOf", "oneOf", "enum"] {
        if let Some(kinds) = schema.get_mut(list).and_then(Value::as_array_mut) {
            kinds.retain(|kind| !kind.is_null() && kind["type"] != "null");
        }
    }
    if let Some(fields) = schema.as_object_mut()
        && let Some(Value::Array(kinds)) = fields.get("anyOf")
        && let [Value::Object(one)] = kinds.as_slice()
    {
        let one = one.clone();
        fields.remove("anyOf");
        fields.extend(one);
    }
    if schema.get("default").is_some_and(Value::is_null) {
        schema.as_object_mut().map(|fields| fields.remove("default"));
    }
    schema
}
