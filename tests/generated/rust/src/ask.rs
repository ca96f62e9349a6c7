//! One request over HTTP.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
};

use serde::{Serialize, de::DeserializeOwned};

use crate::Outcome;

pub fn ask<T: DeserializeOwned>(
    address: &str,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&impl Serialize>,
) -> Outcome<T> {
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    if let Some(token) = token {
        head += &format!("Authorization: Bearer {token}\r\n");
    }
    let body = body.map(serde_json::to_string).transpose()?.unwrap_or_default();
    if !body.is_empty() {
        head += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
    }
    let mut stream = TcpStream::connect(address)?;
    stream.write_all(format!("{head}\r\n{body}").as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    Ok(serde_json::from_str(body).map_err(|error| format!("{error}: {body}"))?)
}
