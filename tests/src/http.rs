//! Plain HTTP/1.1, byte by byte, so that a test can send requests that no library would send.

use std::{io, net::SocketAddr};

use serde::de::DeserializeOwned;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// An answer of the server.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status code: 200, 404 and so on.
    pub status: u16,
    /// The headers: everything between the status line and the body.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Answer {
    /// Returns the value of a header. Case is ignored in its name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    /// Parses the body as JSON.
    ///
    /// # Panics
    ///
    /// If it is not JSON of this type.
    pub fn json<T: DeserializeOwned>(&self) -> T {
        match serde_json::from_str(&self.body) {
            Ok(value) => value,
            Err(error) => panic!("{error}: {self:?}"),
        }
    }
}

/// Sends one request on its own connection. A body is sent as JSON.
///
/// # Errors
///
/// If the server cannot be reached or ends the connection early.
pub async fn request(
    to: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> io::Result<Answer> {
    let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    if !body.is_empty() {
        text.push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
    }
    let mut stream = TcpStream::connect(to).await?;
    stream.write_all(format!("{text}\r\n{body}").as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    parse(&String::from_utf8_lossy(&answer)).ok_or_else(|| io::Error::other("not an HTTP answer"))
}

fn parse(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let (line, head) = head.split_once("\r\n").unwrap_or((head, ""));
    let status = line.split(' ').nth(1)?.parse().ok()?;
    let mut answer = Answer { status, head: head.to_owned(), body: body.to_owned() };
    if answer.header("transfer-encoding").is_some_and(|coding| coding.contains("chunked")) {
        answer.body = unchunk(body)?;
    }
    Some(answer)
}

fn unchunk(mut rest: &str) -> Option<String> {
    let mut body = String::new();
    loop {
        let (size, after) = rest.split_once("\r\n")?;
        let size = usize::from_str_radix(size.trim(), 16).ok()?;
        if size == 0 {
            return Some(body);
        }
        body.push_str(after.get(..size)?);
        rest = after.get(size + 2..)?;
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn answers_are_read_in_both_forms() {
        let plain = super::parse("HTTP/1.1 404 Not Found\r\nX-Way: none\r\n\r\nno").unwrap();
        assert_eq!((plain.status, plain.header("x-way"), plain.body.as_str()), (404, Some("none"), "no"));
        let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n";
        assert_eq!(super::parse(chunked).unwrap().body, "abcde");
        assert!(super::parse("").is_none());
    }
}
