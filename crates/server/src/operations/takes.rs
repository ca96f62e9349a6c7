//! Descriptions of the arguments of handlers.

use axum::{
    Extension,
    extract::{
        Query, State, WebSocketUpgrade, rejection::QueryRejection, ws::rejection::WebSocketUpgradeRejection,
    },
    http::{HeaderMap, Uri},
};
use hyper::upgrade::OnUpgrade;
use protocol::ProblemCode;
use schemars::JsonSchema;
use serde_json::{Value, json};

use super::description::{Asks, Description};
use crate::{
    App,
    request::{Address, Body, Cookies, Credentials, MaybeSignedIn, Path, SignedIn, Visiting},
};

/// An argument of a handler, which can describe itself.
pub(crate) trait Takes {
    fn describe(description: &mut Description<'_>);
}

/// Implements [`Takes`] for arguments that are no part of the HTTP interface.
macro_rules! silent {
    ($($kind:ty),* $(,)?) => {
        $(impl Takes for $kind {
            fn describe(_: &mut Description<'_>) {}
        })*
    };
}

silent!(State<App>, HeaderMap, Uri, Address, Visiting, Cookies, Option<Extension<OnUpgrade>>);

impl Takes for SignedIn {
    fn describe(description: &mut Description<'_>) {
        description.asks = Asks::SignedIn;
        description.problem(ProblemCode::NotSignedIn);
        description.problem(ProblemCode::AccountBanned);
    }
}

impl Takes for MaybeSignedIn {
    fn describe(description: &mut Description<'_>) {
        description.asks = Asks::Known;
    }
}

impl Takes for Credentials {
    fn describe(description: &mut Description<'_>) {
        description.asks = Asks::Known;
        description.problem(ProblemCode::NotSignedIn);
        description.problem(ProblemCode::AccountBanned);
    }
}

impl<T: JsonSchema> Takes for Body<T> {
    fn describe(description: &mut Description<'_>) {
        let schema = description.sides.read::<T>();
        description.body =
            Some(json!({ "required": true, "content": { "application/json": { "schema": schema } } }));
        description.problem(ProblemCode::Malformed);
        description.problem_with(413, ProblemCode::Malformed);
        description.problem_with(415, ProblemCode::Malformed);
    }
}

impl<T: Segments> Takes for Path<T> {
    fn describe(description: &mut Description<'_>) {
        let names = description.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let parameters: Vec<Value> = names
            .zip(T::schemas())
            .map(|(name, schema)| {
                let about = segment(description.path, name);
                json!({ "name": name, "in": "path", "required": true, "description": about, "schema": schema })
            })
            .collect();
        description.parameters.extend(parameters);
        description.problem(ProblemCode::Malformed);
    }
}

/// The variable segments of a path, in order.
pub(crate) trait Segments {
    fn schemas() -> Vec<Value>;
}

impl Segments for String {
    fn schemas() -> Vec<Value> {
        vec![one::<Self>()]
    }
}

impl<A: JsonSchema, B: JsonSchema> Segments for (A, B) {
    fn schemas() -> Vec<Value> {
        vec![one::<A>(), one::<B>()]
    }
}

fn one<T: JsonSchema>() -> Value {
    let mut schema = schemars::schema_for!(T).to_value();
    if let Some(fields) = schema.as_object_mut() {
        fields.remove("$schema");
        fields.remove("title");
    }
    schema
}

/// Returns the description of a path segment.
fn segment(path: &str, name: &str) -> &'static str {
    match name {
        "account" => "The id of the account.",
        "game" => "The machine name of the game, for example `seven-kingdoms`.",
        "input" => "The number of the input in the match record, from 0.",
        "seats" => "The number of seats.",
        "table" => "The id or code of the table.",
        "token" => "The end of the link in the e-mail.",
        _ if path.contains("/matches/") => "The id of the match.",
        _ if path.contains("/duplicates/") => "The id of the set of tables.",
        _ if path.contains("/sessions/") => "The id of the device, from `GET /api/account`.",
        _ => "The id of the passkey, provider key or series.",
    }
}

impl<T: JsonSchema> Takes for Result<Query<T>, QueryRejection> {
    fn describe(description: &mut Description<'_>) {
        description.query::<T>();
        description.problem(ProblemCode::Malformed);
    }
}

impl Takes for Result<WebSocketUpgrade, WebSocketUpgradeRejection> {
    fn describe(description: &mut Description<'_>) {
        description.asks = Asks::SignedIn;
        for code in
            [ProblemCode::Malformed, ProblemCode::NotSignedIn, ProblemCode::NotAllowed, ProblemCode::NotFound]
        {
            description.problem(code);
        }
        description.parameters.extend([
            json!({
                "name": "Sec-WebSocket-Protocol", "in": "header", "required": true,
                "description": "The message format. If both are requested, the server chooses the compressed one.",
                "schema": { "type": "string", "enum": [protocol::SUBPROTOCOL, protocol::SUBPROTOCOL_DEFLATE] },
            }),
            json!({
                "name": "beside", "in": "query", "required": false,
                "description": "The id of a companion's account. The socket then acts for it.",
                "schema": { "type": "string" },
            }),
        ]);
    }
}
