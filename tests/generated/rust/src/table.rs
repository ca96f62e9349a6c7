//! A socket on which one table is played at.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher as _, Hasher as _},
    net::TcpStream,
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tungstenite::{Message, WebSocket, client::IntoClientRequest as _};

use crate::Outcome;

pub struct Table {
    socket: WebSocket<TcpStream>,
    code: String,
    said: u64,
    pub account: String,
}

impl Table {
    pub fn open(address: &str, token: &str, code: &str, account: String) -> Outcome<Self> {
        let mut request = format!("ws://{address}/ws").into_client_request()?;
        request.headers_mut().insert("sec-websocket-protocol", "septet.v1".parse()?);
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        let (socket, _) = tungstenite::client(request, TcpStream::connect(address)?)?;
        Ok(Self { socket, code: code.to_owned(), said: 0, account })
    }

    /// Says what fits the type `M`. What it has nothing for is left out.
    pub fn say<M: Serialize + DeserializeOwned>(&mut self, mut said: Value) -> Outcome {
        self.said += 1;
        said["id"] = format!("{}-{}", self.account, self.said).into();
        said["table"] = self.code.clone().into();
        let message: M = serde_json::from_value(said)?;
        let mut told = serde_json::to_value(&message)?;
        without_null(&mut told);
        Ok(self.socket.send(Message::text(told.to_string()))?)
    }

    pub fn hear<M: DeserializeOwned>(&mut self) -> Outcome<M> {
        loop {
            if let Message::Text(text) = self.socket.read()? {
                return Ok(serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?);
            }
        }
    }

    /// Any number below `most`.
    pub fn any(&self, most: usize) -> usize {
        (RandomState::new().build_hasher().finish() % most as u64) as usize
    }
}

fn without_null(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, inner| !inner.is_null());
            fields.values_mut().for_each(without_null);
        }
        Value::Array(list) => list.iter_mut().for_each(without_null),
        _ => {}
    }
}
