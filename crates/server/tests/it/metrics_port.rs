//! The port of the metrics: its allowed host names, and its limit of connections.

use std::{
    io::{Read, Write},
    net::{TcpListener, TcpStream},
};

use crate::command::start;

#[test]
fn metrics_are_for_addresses_and_for_names_of_the_own_network() {
    let dir = tempfile::tempdir().unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let (_child, _) = start(&dir, &["--metrics-address", &port]);
    let called = |host: &str| {
        let mut stream = TcpStream::connect(&port).unwrap();
        write!(stream, "GET /metrics HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    for host in ["septet", "septet:7778", "localhost:7778", "[::1]:7778"] {
        assert!(called(host).starts_with("HTTP/1.1 200"), "{host}");
    }
    for host in ["rebound.example", "127.0.0.1.evil.example:7778", "x@septet"] {
        assert!(called(host).starts_with("HTTP/1.1 403"), "{host}");
    }
    let mut open: Vec<_> = (0..20).map(|_| TcpStream::connect(&port).unwrap()).collect();
    let mut answered = 0;
    for stream in &mut open {
        let mut answer = [0; 12];
        let asked = stream.write_all(b"GET /metrics HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
        answered += u32::from(asked.and_then(|()| stream.read_exact(&mut answer)).is_ok());
    }
    assert!((1..20).contains(&answered), "{answered} connections of one address were served at once");
}
