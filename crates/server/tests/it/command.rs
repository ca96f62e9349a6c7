//! The binary.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::{Child, Command, Output, Stdio},
    time::{Duration, Instant},
};

fn septet(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_septet"));
    command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn fails(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts it in a folder of its own; where it listens.
fn start(dir: &tempfile::TempDir, args: &[&str]) -> (Running, String) {
    let mut command = septet(&["--address", "127.0.0.1:0"]);
    command.env("SEPTET_METRICS_ADDRESS", "none");
    let mut child = Running(command.args(args).current_dir(dir).spawn().unwrap());
    let mut line = String::new();
    BufReader::new(child.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Septet is open at http://").expect("the one line").to_owned();
    (child, address)
}

#[test]
fn it_starts_says_where_and_stops_at_sigterm() {
    let dir = tempfile::tempdir().unwrap();
    let (mut child, address) = start(&dir, &[]);
    assert!(dir.path().join("data/septet.db").exists());
    let healthy = septet(&["healthcheck", "--address", &address]).output().unwrap();
    assert_eq!(healthy.status.code(), Some(0), "{healthy:?}");

    let stopping = Instant::now();
    let pid = child.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    assert_eq!(child.0.wait().unwrap().code(), Some(0));
    assert!(stopping.elapsed() < Duration::from_secs(5), "{:?}", stopping.elapsed());
    let unhealthy = fails(&septet(&["healthcheck", "--address", &address]).output().unwrap());
    assert!(unhealthy.contains("nothing answers"), "{unhealthy}");
}

#[test]
fn a_connection_that_says_nothing_does_not_keep_it_from_stopping() {
    let dir = tempfile::tempdir().unwrap();
    let (mut child, address) = start(&dir, &[]);
    let mut half = TcpStream::connect(&address).unwrap();
    half.write_all(b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-length: 9").unwrap();
    std::thread::sleep(Duration::from_millis(100));
    let stopping = Instant::now();
    let pid = child.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    assert_eq!(child.0.wait().unwrap().code(), Some(0));
    assert!(stopping.elapsed() < Duration::from_secs(6), "{:?}", stopping.elapsed());
}

#[test]
fn metrics_are_served_apart_and_name_nobody() {
    let dir = tempfile::tempdir().unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let (_child, address) = start(&dir, &["--metrics-address", &port]);
    let ask = |address: &str, request: String| {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    let get = |address: &str, path: &str| {
        ask(address, format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"))
    };
    let body = r#"{"name":"Annabella"}"#;
    let signed_in = ask(
        &address,
        format!(
            "POST /api/session HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        ),
    );
    assert!(signed_in.starts_with("HTTP/1.1 201"), "{signed_in}");
    get(&address, "/api/tables/SECRET7");
    let metrics = get(&port, "/metrics");
    assert!(metrics.contains("septet_http_requests_total{") && metrics.contains("septet_write_group_size"));
    assert!(!metrics.contains("Annabella") && !metrics.contains("SECRET7"), "{metrics}");
    assert!(!get(&address, "/metrics").contains("septet_http"), "not where players are");
}

#[test]
fn mistakes_are_answered_with_what_to_do() {
    let dir = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let run = |args: &[&str]| fails(&septet(args).current_dir(&dir).output().unwrap());
    let error = run(&["--address", &address, "--metrics-address", "none"]);
    assert!(error.contains("is in use") && error.contains("--address"), "{error}");
    let error = run(&["--address", "127.0.0.1:0", "--metrics-address", &address]);
    assert!(error.contains("is in use") && error.contains("--metrics-address"), "{error}");
    assert!(!dir.path().join("data").exists(), "nothing was touched");
    let error = run(&[
        "--address",
        "127.0.0.1:0",
        "--metrics-address",
        "none",
        "--database",
        "sqlite:///proc/septet.db",
    ]);
    assert!(error.contains("can be written by this user"), "{error}");
    for args in [
        &["--address", "here"][..],
        &["--public-url", "play.example"],
        &["--public-url", "https://play.example/path"],
        &["--metrics-address", "no"],
        &["--frame-bytes", "many"],
        &["--frame-bytes", "1023"],
        &["--frame-bytes", "262145"],
        &["--log-level", "loud=very=much", "--address", "127.0.0.1:0"],
        &["--no-such-flag"],
        &["dance"],
    ] {
        let error = run(args);
        assert!(!error.is_empty() && !error.contains("panicked"), "{args:?}: {error}");
    }
}

#[test]
fn flags_can_be_environment_variables() {
    let dir = tempfile::tempdir().unwrap();
    let mut command = septet(&["serve"]);
    command
        .current_dir(&dir)
        .env("SEPTET_ADDRESS", "127.0.0.1:0")
        .env("SEPTET_METRICS_ADDRESS", "none")
        .env("SEPTET_DATABASE", "sqlite://other/place.db");
    let mut child = Running(command.spawn().unwrap());
    let mut line = String::new();
    BufReader::new(child.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Septet is open at http://127.0.0.1:"), "{line}");
    assert!(dir.path().join("other/place.db").exists());
    let help = String::from_utf8(septet(&["--help"]).output().unwrap().stdout).unwrap();
    let flags = help.lines().filter(|line| line.trim_start().starts_with("--"));
    for flag in flags.filter(|line| line.contains('<')) {
        assert!(help.contains("[env: SEPTET_"), "{flag}");
    }
}
