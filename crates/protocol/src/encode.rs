//! From messages to frames and back.

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use serde::Serialize;
use serde_json::Value;

use crate::{ClientMessage, NotRead, Problem, ProblemCode, RequestId, ServerMessage, read};

/// A message written once, ready for any number of sockets: cloning it copies nothing. UTF-8.
#[derive(Clone, Debug)]
pub struct Frame {
    text: Bytes,
    /// The same, compressed, once a socket needed that.
    compressed: Arc<OnceLock<Bytes>>,
}

impl Frame {
    /// The text, for a socket.
    pub fn bytes(&self) -> Bytes {
        self.text.clone()
    }

    /// The text compressed, for a socket. `compress` is called for the first one only.
    pub fn compressed(&self, compress: impl FnOnce(&[u8]) -> Bytes) -> Bytes {
        self.compressed.get_or_init(|| compress(&self.text)).clone()
    }

    /// Bytes of the text.
    pub fn size(&self) -> usize {
        self.text.len()
    }

    /// The text, for reading.
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

/// Writes a message.
pub fn encode<J: Serialize>(message: &ServerMessage<J>) -> Frame {
    let mut text = Vec::with_capacity(if matches!(message, ServerMessage::Game(_)) { 2_048 } else { 256 });
    serde_json::to_writer(&mut text, message).expect("messages have string keys");
    frame(text)
}

/// What is written already.
pub(crate) fn frame(text: Vec<u8>) -> Frame {
    Frame { text: Bytes::from(text), compressed: Arc::default() }
}

/// Reads a message.
///
/// # Errors
///
/// If the text is not a [`ClientMessage`]; with the request's id if at least that can be read.
pub fn decode(text: &str) -> Result<ClientMessage, (Option<RequestId>, Problem)> {
    let message: ClientMessage = read(text.as_bytes()).map_err(|error| {
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
