//! Messages as frames, and frames as messages.

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    ClientMessage, DEPTH, NotRead, Problem, ProblemCode, RequestId, ServerMessage, TableRef, read,
    reading::{Plain, depth},
};

/// A message, serialized once for any number of sockets. A clone copies no text. The text is UTF-8.
#[derive(Clone, Debug)]
pub struct Frame {
    text: Bytes,
    /// The compressed text, once a socket needed it.
    compressed: Arc<OnceLock<Bytes>>,
}

impl Frame {
    /// Wraps a message that another server serialized. `None` if it is not UTF-8.
    pub fn written(text: Bytes) -> Option<Self> {
        std::str::from_utf8(&text).ok()?;
        Some(Self { text, compressed: Arc::default() })
    }

    /// Returns the text for a socket.
    pub fn bytes(&self) -> Bytes {
        self.text.clone()
    }

    /// Returns the compressed text for a socket. Only the first call uses `compress`.
    pub fn compressed(&self, compress: impl FnOnce(&[u8]) -> Bytes) -> Bytes {
        self.compressed.get_or_init(|| compress(&self.text)).clone()
    }

    /// Returns the length of the text in bytes.
    pub fn size(&self) -> usize {
        self.text.len()
    }

    /// Returns the text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.text).expect("serde_json writes UTF-8")
    }
}

impl PartialEq for Frame {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Frame {}

/// Serializes a message.
pub fn encode<J: Serialize>(message: &ServerMessage<J>) -> Frame {
    let mut text = Vec::with_capacity(if matches!(message, ServerMessage::Game(_)) { 2_048 } else { 256 });
    serde_json::to_writer(&mut text, message).expect("messages have string keys");
    frame(text)
}

/// Wraps a serialized message.
pub(crate) fn frame(text: Vec<u8>) -> Frame {
    Frame { text: Bytes::from(text), compressed: Arc::default() }
}

/// Parses a message.
///
/// # Errors
///
/// If the text is not a [`ClientMessage`]; with the request's id if it can be read.
pub fn decode(text: &str) -> Result<ClientMessage, (Option<RequestId>, Problem)> {
    let message = submission(text).map_or_else(|| read(text.as_bytes()), Ok).map_err(|error| {
        let id = match &error {
            NotRead::TooDeep | NotRead::NoJson(_) => None,
            NotRead::Other { json, .. } => json.get("id").and_then(Value::as_str),
        };
        let id = id.filter(|id| is_id(id)).map(str::to_owned);
        (id, Problem::new(ProblemCode::Malformed, format!("not a message of septet.v1: {error}")))
    })?;
    if !is_id(message.id()) {
        return Err((None, Problem::new(ProblemCode::Malformed, "an id must have 1 to 64 bytes")));
    }
    if message.table().is_some_and(|t| t.is_empty() || t.len() > 64) {
        return Err((
            Some(message.id().clone()),
            Problem::new(ProblemCode::NotFound, "there is no such table"),
        ));
    }
    Ok(message)
}

/// A [`ClientMessage::Submit`] as nearly all clients write it. It needs fewer steps to parse.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Submission<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: RequestId,
    table: TableRef,
    decision: u64,
    intent: Plain,
}

/// Parses a `submit` message in one pass, if the text is one. It accepts nothing that [`read`] refuses, and
/// the result is the same: each field occurs once, and the intent is read as [`read`] does it. Only JSON
/// objects are accepted, because this type could also be read from a list.
fn submission(text: &str) -> Option<ClientMessage> {
    let bytes = text.as_bytes();
    if !bytes.starts_with(b"{") || depth(bytes) > DEPTH {
        return None;
    }
    let Submission { kind, id, table, decision, intent } = serde_json::from_str(text).ok()?;
    (kind == "submit").then_some(ClientMessage::Submit { id, table, decision, intent: intent.0 })
}

fn is_id(id: &str) -> bool {
    (1..=64).contains(&id.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_is_known_or_refused() {
        let ok = r#"{"type":"submit","id":"a","table":"t","decision":3,"intent":{"do":"x"}}"#;
        assert!(matches!(decode(ok), Ok(ClientMessage::Submit { decision: 3, .. })));
        let extra = r#"{"type":"submit","id":"a","table":"t","decision":3,"intent":{},"seat":1}"#;
        let (id, problem) = decode(extra).unwrap_err();
        assert_eq!(id.as_deref(), Some("a"));
        assert_eq!(problem.code, ProblemCode::Malformed);
        assert!(problem.message.contains("seat"), "{}", problem.message);
    }

    #[test]
    fn absurd_frames_are_refused() {
        let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
        let list = r#"["ping","a"]"#;
        let unit = r#"{"type":"configure","id":"a","table":"t","setup":{"game":"g","seats":2,"clock":{"clock":"none","x":[]}}}"#;
        let seat = r#"{"type":"sit","id":"a","table":"t","seat":[1]}"#;
        let long_id = format!(r#"{{"type":"ping","id":"{}"}}"#, "x".repeat(65));
        for text in [
            "",
            "null",
            "[]",
            "{}",
            r#"{"type":"dance","id":"a"}"#,
            r#"{"type":"ping"}"#,
            &deep,
            &long_id,
            list,
            unit,
            seat,
        ] {
            assert_eq!(decode(text).unwrap_err().1.code, ProblemCode::Malformed, "{text:.40}");
        }
    }

    /// Both ways to read a submission must refuse the same texts.
    #[test]
    fn submissions_are_read_in_one_go_and_no_other_is_taken() {
        let slowly = |text: &str| read::<ClientMessage>(text.as_bytes());
        let intents = [
            "null",
            "7",
            "-7",
            "1.5",
            "1e400",
            "[]",
            "{}",
            r#"{"do":"play","card":23}"#,
            r#""play""#,
            r#"{"a":1,"a":1}"#,
            r#"{"a":[{"b":1,"\u0062":2}]}"#,
            r#"{"$serde_json::private::RawValue":"[1]"}"#,
            r#"{"\u0024serde_json::private::Number":"1"}"#,
            r#"{"é\n":"\ud83d\ude00"}"#,
            r#""\ud83d""#,
            "[1,]",
            "",
            "18446744073709551616",
        ];
        let decisions =
            ["0", "18446744073709551615", "18446744073709551616", "-1", "1.0", "1e2", "\"1\"", "null", "[1]"];
        let mut fast = 0;
        let mut both = |text: &str| {
            let (one, other) = (submission(text), slowly(text).ok());
            fast += u32::from(one.is_some());
            if one.is_some() {
                assert_eq!(one, other, "{text}");
            }
            // The public function must agree.
            assert_eq!(decode(text).is_ok(), other.is_some(), "{text}");
        };
        for intent in intents {
            let fields = [
                r#""type":"submit""#.to_owned(),
                r#""id":"a\u0062""#.to_owned(),
                r#""table":"t""#.to_owned(),
                r#""decision":3"#.to_owned(),
                format!(r#""intent":{intent}"#),
            ];
            // At every place: a field is missing, doubled, moved to the end, or one too many.
            for n in 0..=fields.len() {
                let text = |fields: &[String]| format!("{{{}}}", fields.join(","));
                let mut more = fields.to_vec();
                more.insert(n, r#""seat":1"#.to_owned());
                both(&text(&more));
                let Some(field) = fields.get(n) else { continue };
                let mut fewer = fields.to_vec();
                fewer.remove(n);
                both(&text(&fewer));
                fewer.push(field.clone());
                both(&text(&fewer));
                fewer.push(field.clone());
                both(&text(&fewer));
            }
            let whole = format!("{{{}}}", fields.join(","));
            for text in [format!(" {whole} "), format!("{whole}x"), format!("[{whole}]")] {
                both(&text);
            }
            both(&format!(r#"["submit","a","t",3,{intent}]"#));
        }
        for decision in decisions {
            both(&format!(r#"{{"type":"submit","id":"a","table":"t","decision":{decision},"intent":1}}"#));
        }
        for kind in [
            r#""chat""#,
            r#"{"submit":null}"#,
            r#""sub\u006dit""#,
            "null",
            "1",
            r#"["submit"]"#,
            r#""Submit""#,
        ] {
            both(&format!(r#"{{"type":{kind},"id":"a","table":"t","decision":1,"intent":1}}"#));
        }
        for id in ["1", "null", r#"["a"]"#, r#""\u0000""#] {
            both(&format!(r#"{{"type":"submit","id":{id},"table":"t","decision":1,"intent":1}}"#));
        }
        for deep in [DEPTH - 1, DEPTH, 200, 100_000] {
            let intent = format!("{}{}", "[".repeat(deep as usize), "]".repeat(deep as usize));
            both(&format!(r#"{{"type":"submit","id":"a","table":"t","decision":1,"intent":{intent}}}"#));
        }
        assert!(fast > 40, "they are read in one go: {fast}");
    }

    #[test]
    fn server_messages_can_be_read_back() {
        let frame = encode::<Value>(&ServerMessage::Pong { id: "p".into(), now: 5 });
        assert_eq!(frame.text(), r#"{"type":"pong","id":"p","now":5}"#);
        assert!(matches!(
            serde_json::from_str(frame.text()),
            Ok(ServerMessage::<Value>::Pong { now: 5, .. })
        ));
    }
}
