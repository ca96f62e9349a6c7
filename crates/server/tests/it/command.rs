//! The binary.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::{Child, Command, Output},
    sync::Arc,
    time::{Duration, Instant},
};

use contract::{BySeat, Outcome, SeatCount};
use lobby::{Append, Ended, MatchRow, Store};
use server::SqlStore;

use crate::{program::septet, support::PATIENCE};

fn fails(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

pub struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the binary in its own folder. Returns its address.
pub fn start(dir: &tempfile::TempDir, args: &[&str]) -> (Running, String) {
    let mut command = septet(&["--address", "127.0.0.1:0"]);
    command.env("SEPTET_METRICS_ADDRESS", "none");
    let mut child = Running(command.args(args).current_dir(dir).spawn().unwrap());
    let mut line = String::new();
    BufReader::new(child.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Septet is open at http://").expect("the one line").to_owned();
    (child, address)
}

/// Asks it to stop, and waits until it has.
fn stops(child: &mut Running) {
    let pid = child.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    let asked = Instant::now();
    let code = loop {
        if let Some(status) = child.0.try_wait().unwrap() {
            break status.code();
        }
        assert!(asked.elapsed() < PATIENCE, "it does not stop");
        std::thread::sleep(Duration::from_millis(10));
    };
    assert_eq!(code, Some(0));
}

#[test]
fn it_starts_says_where_and_stops_at_sigterm() {
    let dir = tempfile::tempdir().unwrap();
    let (mut child, address) = start(&dir, &[]);
    assert!(dir.path().join("data/septet.db").exists());
    let healthy = septet(&["healthcheck", "--address", &address]).output().unwrap();
    assert_eq!(healthy.status.code(), Some(0), "{healthy:?}");

    stops(&mut child);
    let unhealthy = fails(&septet(&["healthcheck", "--address", &address]).output().unwrap());
    assert!(unhealthy.contains("no server answers"), "{unhealthy}");
}

/// Stops the server and returns its log.
fn log_of(mut server: Running) -> Vec<String> {
    let pid = server.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    let mut log = String::new();
    server.0.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    log.lines().map(str::to_owned).collect()
}

#[test]
fn one_line_of_the_log_says_what_was_started() {
    for format in ["text", "json"] {
        let dir = tempfile::tempdir().unwrap();
        let flags = [
            "--public-url",
            "https://play.example.org",
            "--trusted-proxy",
            "127.0.0.1,10.0.0.0/8",
            "--limits",
            "sign-ins-per-minute=7",
            "--log-format",
            format,
        ];
        let mut command = septet(&["--address", "127.0.0.1:0", "--metrics-address", "none"]);
        let mut child = Running(command.args(flags).current_dir(&dir).spawn().unwrap());
        let mut line = String::new();
        BufReader::new(child.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        assert!(line.ends_with(" and https://play.example.org\n"), "{line}");
        let log = log_of(child);
        assert_eq!(log.len(), 3, "one line at the start, two at the end: {log:?}");
        for part in [
            "Septet is open",
            env!("CARGO_PKG_VERSION"),
            "sqlite://./data/septet.db",
            "https://play.example.org",
            "127.0.0.1/32,10.0.0.0/8",
            "sockets_per_address",
            "requests_per_minute",
            if format == "text" { "sign_ins_per_minute=7 " } else { "\"sign_ins_per_minute\":7," },
        ] {
            assert!(log[0].contains(part), "{part}: {}", log[0]);
        }
        assert!(log[1].contains("stopping") && log[2].contains("stopped"), "{log:?}");
    }
}

#[test]
fn the_log_warns_once_of_a_proxy_that_is_not_believed() {
    for (trusted, warned) in [("10.0.0.1", 1), ("127.0.0.1", 0)] {
        let dir = tempfile::tempdir().unwrap();
        let (child, address) = start(&dir, &["--trusted-proxy", trusted]);
        for _ in 0..3 {
            let mut stream = TcpStream::connect(&address).unwrap();
            let request = "GET /api/tables HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-forwarded-for: 7.7.7.7\r\n\r\n";
            stream.write_all(request.as_bytes()).unwrap();
            stream.read_to_string(&mut String::new()).unwrap();
        }
        let log = log_of(child);
        let warnings: Vec<_> = log.iter().filter(|line| line.contains(" WARN ")).collect();
        assert_eq!(warnings.len(), warned, "{log:?}");
        assert!(warnings.iter().all(|line| line.contains("--trusted-proxy 127.0.0.1 ")), "{log:?}");
    }
}

#[test]
fn a_backup_of_what_is_not_there_or_over_what_is_there_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| septet(args).current_dir(&dir).output().unwrap();
    let error = fails(&run(&["backup", "copy.db"]));
    assert!(error.contains("there is no database ./data/septet.db"), "{error}");
    let error = fails(&run(&["backup", "--database", "postgres://ada:s3cret@db.example/septet", "copy.db"]));
    assert!(error.contains("pg_dump") && !error.contains("s3cret"), "{error}");
    let (_child, _) = start(&dir, &[]);
    std::fs::write(dir.path().join("there"), "precious").unwrap();
    let error = fails(&run(&["backup", "there"]));
    assert!(error.contains("there already exists"), "{error}");
    assert_eq!(std::fs::read(dir.path().join("there")).unwrap(), b"precious");
    let error = fails(&run(&["backup", "nowhere/copy.db"]));
    assert!(error.contains("nowhere/copy.db"), "{error}");
    assert!(run(&["backup", "copy.db"]).status.success());
    let mode = std::fs::metadata(dir.path().join("copy.db")).unwrap().permissions();
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&mode) & 0o777, 0o600, "it holds hidden cards");
    let told = run(&["backup", "-"]);
    assert!(told.status.success() && told.stdout.starts_with(b"SQLite format 3\0"), "{told:?}");
    let mut left: Vec<_> = std::fs::read_dir(&dir).unwrap().map(|file| file.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["copy.db", "data", "there"]);
    let beside = std::fs::read_dir(dir.path().join("data")).unwrap();
    let parts: Vec<_> =
        beside.map(|f| f.unwrap().path()).filter(|f| f.to_string_lossy().contains("part")).collect();
    assert!(parts.is_empty(), "{parts:?}");
}

#[test]
fn a_connection_that_says_nothing_does_not_keep_it_from_stopping() {
    let dir = tempfile::tempdir().unwrap();
    let (mut child, address) = start(&dir, &[]);
    let mut half = TcpStream::connect(&address).unwrap();
    half.write_all(b"POST /api/session HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9").unwrap();
    std::thread::sleep(Duration::from_millis(100));
    stops(&mut child);
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
        ask(address, format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"))
    };
    let body = r#"{"name":"Annabella"}"#;
    let signed_in = ask(
        &address,
        format!(
            "POST /api/session HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        ),
    );
    assert!(signed_in.starts_with("HTTP/1.1 201"), "{signed_in}");
    get(&address, "/api/tables/SECRET7");
    let metrics = get(&port, "/metrics");
    for figure in [
        "septet_http_requests_total{",
        "septet_http_seconds_bucket{kind=\"api\",le=",
        "septet_write_group_size",
        "septet_database_bytes ",
        "process_cpu_seconds_total ",
        "process_resident_memory_bytes ",
        "process_open_fds ",
        "process_max_fds ",
    ] {
        assert!(metrics.lines().any(|line| line.starts_with(figure)), "{figure} in {metrics}");
    }
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
    assert!(error.contains("is already in use") && error.contains("--address"), "{error}");
    let error = run(&["--address", "127.0.0.1:0", "--metrics-address", &address]);
    assert!(error.contains("is already in use") && error.contains("--metrics-address"), "{error}");
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
        &["--limits", "frame-bytes=many"],
        &["--limits", "frame-bytes=1023"],
        &["--limits", "frame-bytes=262145"],
        &["--log-level", "loud=very=much", "--address", "127.0.0.1:0"],
        &["--trusted-proxy", "0.0.0.0/0"],
        &["--trusted-proxy", "10.0.0.0/8,::/0"],
        &["--trusted-proxy", "localhost"],
        &["--admin-account", "ada"],
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

#[tokio::test]
async fn before_an_upgrade_one_is_told_which_matches_would_end() {
    let dir = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/septet.db", dir.path().display());
    let check = || septet(&["check", "--database", &database]).output().unwrap();
    assert!(fails(&check()).contains("there is no database"));

    let store = SqlStore::open(&database).await.unwrap();
    let begin = async |id: &str, game: &str, rules_version: u32, over: bool| {
        let mut row = store_laws::table(id, "ann", 1);
        row.summary.status = protocol::Status::Playing;
        store.make_table(&row, &store_laws::made("ann")).await.unwrap();
        let places = BySeat::filled(SeatCount::new(3).unwrap(), 1);
        let outcome = Outcome { places, sheet: vec![], teams: vec![] };
        let (id, game) = (format!("match of {id}"), game.into());
        let begun = MatchRow { id, number: 1, game, rules_version, dealt: None };
        if over {
            row.summary.status = protocol::Status::Finished;
        }
        let ended = over.then(|| Ended { id: begun.id.clone(), outcome, players: vec![] });
        let append = store_laws::append(&row, vec![store_laws::said(2, "hm")]);
        store.append(Append { begun: Some(begun), ended, ..append }).await.unwrap();
    };
    let said = |output: &Output| String::from_utf8(output.stdout.clone()).unwrap();
    begin("a", "seven-kingdoms", 1, false).await;
    begin("b", "seven-kingdoms", 1, false).await;
    begin("c", "seven-kingdoms", 99, true).await;
    let fine = check();
    assert!(fine.status.success(), "{fine:?}");
    assert_eq!(
        said(&fine),
        "seven-kingdoms, version 1 of its rules: 2 unfinished matches: continues\n\
         This program can continue all unfinished matches.\n"
    );
    begin("d", "seven-kingdoms", 99, false).await;
    begin("e", "chess", 1, false).await;
    let bad = check();
    assert!(fails(&bad).contains("would end 2 unfinished matches"));
    assert_eq!(
        said(&bad),
        "chess, version 1 of its rules: 1 unfinished match: WOULD END: this program does not have the game\n\
         seven-kingdoms, version 1 of its rules: 2 unfinished matches: continues\n\
         seven-kingdoms, version 99 of its rules: 1 unfinished match: WOULD END: this program has only version 1\n\
         Such matches can still be read, and their players can begin a new one.\n"
    );
    assert_eq!(
        store.find_table(&"d".into()).await.unwrap().unwrap().summary.status,
        protocol::Status::Playing
    );
    // The start does as announced.
    let store: Arc<dyn Store> = Arc::new(store);
    let lobby =
        lobby::Lobby::open(lobby::Config::default(), server::catalogue(), store.clone()).await.unwrap();
    for (table, plays) in [("a", true), ("b", true), ("c", false), ("d", false), ("e", false)] {
        let status = store.find_table(&table.into()).await.unwrap().unwrap().summary.status;
        assert_eq!(status == protocol::Status::Playing, plays, "{table}: {status:?}");
    }
    lobby.shut_down().await;
}

/// A wrong setting of the mail server is an error at the start, and the message contains no password.
#[test]
fn a_mail_server_that_cannot_be_used_is_refused_at_the_start() {
    let dir = tempfile::tempdir().unwrap();
    let common = ["--address", "127.0.0.1:0", "--metrics-address", "none"];
    let whole = ["--mail-from", "Septet <septet@example.org>", "--public-url", "https://play.example.org"];
    for (args, says) in [
        (&["--smtp", "smtps://mail.example"][..], "--mail-from"),
        (&["--smtp", "ftp://ada:s3cret@mail.example", whole[0], whole[1], whole[2], whole[3]], "smtps://"),
        (&["--smtp", "smtps://ada@mail.example", whole[0], whole[1], whole[2], whole[3]], "no password"),
        (
            &["--smtp", "smtp://ada:s3cret@mail.example?tls=none", whole[0], whole[1], whole[2], whole[3]],
            "needs TLS",
        ),
        (
            &[&["--smtp", "smtps://ada@mail.example", "--smtp-password-file", "missing"][..], &whole[..]]
                .concat(),
            "cannot read --smtp-password-file missing",
        ),
        (&["--mail-from", "not an address"], "--mail-from"),
    ] {
        let output = septet(&[&common[..], args].concat()).current_dir(&dir).output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && error.contains(says), "{args:?}: {error}");
        assert!(!error.contains("s3cret"), "{error}");
    }
    assert!(!dir.path().join("data").exists(), "nothing was opened");
}

/// A wrong or missing setting of the provider is an error at the start, and no output contains its secret.
#[test]
fn a_provider_that_cannot_be_used_is_refused_at_the_start() {
    use clap::Parser as _;
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("empty"), "\n").unwrap();
    let common = ["--address", "127.0.0.1:0", "--metrics-address", "none"];
    let issuer = ["--oidc-issuer", "https://id.example", "--oidc-client-id", "septet"];
    let public = ["--public-url", "https://play.example.org"];
    let secret = ["--oidc-client-secret", "s3cret"];
    let plain = ["--oidc-issuer", "http://id.example", "--oidc-client-id", "septet"];
    for (args, says) in [
        ([&issuer[..], &secret].concat(), "--public-url"),
        ([&issuer[..2], &secret, &public].concat(), "--oidc-client-id"),
        ([&issuer[..], &public].concat(), "SEPTET_OIDC_CLIENT_SECRET"),
        ([&secret[..], &public].concat(), "--oidc-issuer"),
        ([&plain[..], &secret, &public].concat(), "has to be https://"),
        ([&issuer[..], &secret, &public, &["--oidc-name", ""]].concat(), "name"),
        (
            [&issuer[..], &secret, &public, &["--oidc-client-secret-file", "x"]].concat(),
            "cannot be used with",
        ),
        (
            [&issuer[..], &public, &["--oidc-client-secret-file", "missing"]].concat(),
            "cannot read --oidc-client-secret-file missing",
        ),
        ([&issuer[..], &public, &["--oidc-client-secret-file", "empty"]].concat(), "secret is empty"),
    ] {
        let output = septet(&[&common[..], &args].concat()).current_dir(&dir).output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && error.contains(says), "{args:?}: {error}");
        assert!(!error.contains("s3cret"), "{error}");
    }
    assert!(!dir.path().join("data").exists(), "nothing was opened");

    let whole = [&["septet"][..], &issuer, &secret, &public].concat();
    let args = server::Cli::try_parse_from(whole).unwrap().serve;
    let settings = args.settings().unwrap();
    assert!(settings.provider.is_some());
    assert!(!format!("{args:?} {settings:?}").contains("s3cret"));
}
