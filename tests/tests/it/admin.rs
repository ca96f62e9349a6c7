//! `septet admin`: bans with immediate effect, the socket of a running server, and the same commands without
//! a running server.

use std::{
    os::unix::{fs::PermissionsExt as _, process::CommandExt as _},
    process::{Command, Output},
};

use protocol::{CloseCode, Problem, ProblemCode};
use serde_json::{Value, json};
use tests::{Guest, Server, Socket, Tireless, Upgrade, all_tables, begin_with, chance, skip};

const FLAGS: [&str; 8] = [
    "--bot-pause",
    "0",
    "--grace",
    "600",
    "--limits",
    "sign-ins-per-minute=10000",
    "--limits",
    "tables-per-minute=10000",
];

fn database(server: &Server) -> String {
    format!("sqlite://{}", server.database().display())
}

fn command(server: &Server, args: &[&str]) -> Command {
    let mut command = Command::new(tests::binary());
    command.args(["admin", "--json", "--database", &database(server)]).args(args);
    command
}

/// Returns a command whose output is text for people.
fn command_of_text(server: &Server, args: &[&str]) -> Command {
    let mut command = Command::new(tests::binary());
    command.args(["admin", "--database", &database(server)]).args(args);
    command
}

fn run(server: &Server, args: &[&str]) -> Output {
    command(server, args).output().expect("the binary can be started")
}

/// Returns the answer of a successful command.
fn admin(server: &Server, args: &[&str]) -> Value {
    let output = run(server, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the answer is JSON")
}

/// Returns the error message of a refused command.
fn refused(server: &Server, args: &[&str]) -> String {
    let output = run(server, args);
    assert_eq!(output.status.code(), Some(1), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Checks that each request of a banned account receives the reason of the ban.
async fn is_told(server: &Server, guest: &Guest) {
    let sign_in = json!({ "name": "somebody else", "kind": guest.who.account.kind }).to_string();
    let table = json!({ "game": "seven-kingdoms", "seats": 2, "options": {} }).to_string();
    for (method, path, body) in [
        ("GET", "/api/session", ""),
        ("POST", "/api/session", sign_in.as_str()),
        ("POST", "/api/tables", table.as_str()),
        ("POST", "/api/account/export", ""),
    ] {
        let answer = guest.who.request(server, method, path, body).await;
        assert_eq!(answer.status, 403, "{method} {path}: {answer:?}");
        let problem: Problem = answer.json();
        assert_eq!(problem.code, ProblemCode::AccountBanned, "{method} {path}");
        assert!(
            problem.message.contains("insults") && problem.message.contains("contact the operator"),
            "{problem:?}"
        );
    }
    let refused = Upgrade::of(server, &guest.who).open(server).await.err().expect("no socket is opened");
    assert!(format!("{refused:?}").contains("403"), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_banned_leaves_running_matches_of_every_game_and_box_and_opens_nothing() {
    let mut server = Server::start(&FLAGS).await;
    let mut banned = Vec::new();
    for wanted in all_tables() {
        let bots = wanted["seats"].as_u64().expect("a number") as u8 - 2;
        let mut guests = begin_with(&server, 2, bots, &wanted).await;
        let (mut gone, stays) = (guests.remove(1), guests.remove(0));
        // Another device of the same account.
        let mut other = Socket::open(&server, &gone.who).await;
        let id = gone.who.account.id.clone();
        let answer = admin(&server, &["ban", &id, "--reason", "insults"]);
        assert_eq!((&answer["answer"], &answer["left_tables"]), (&json!("banned"), &json!(1)), "{wanted}");
        for socket in [&mut gone.socket, &mut other] {
            assert_eq!(socket.closed().await, Some(CloseCode::SignedOut.into()), "{wanted}");
        }
        is_told(&server, &gone).await;
        let mut stays = Tireless::new(stays.who.clone(), &stays.table);
        stays.play_to_the_end(server.address(), &mut chance()).await;
        banned.push((id, gone));
    }
    let integrity = admin(&server, &["integrity"]);
    assert_eq!(integrity["integrity"]["matches"], json!(banned.len()), "{integrity}");

    server.kill();
    server.restart().await;
    for (id, guest) in &banned {
        is_told(&server, guest).await;
        assert_eq!(admin(&server, &["unban", id])["answer"], json!("unbanned"));
        let answer = guest.who.request(&server, "GET", "/api/session", "").await;
        assert_eq!(answer.status, 200, "{answer:?}");
        Socket::open(&server, &guest.who).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bans_end_and_seats_of_tables_that_gather_are_free_again() {
    let server = Server::start(&FLAGS).await;
    let mut host = Guest::arrive(&server, "host", &{
        let maker = tests::Credentials::person(&server, "maker").await;
        let table = maker.make_table(&server, &json!({ "game": "seven-sages", "seats": 3 })).await;
        let mut made = Guest::come_back(&server, &maker, &table.id).await;
        made.sit(None).await.expect("a seat is free");
        let id = maker.account.id.clone();
        let mut friend = Guest::arrive(&server, "friend", &table.id).await;
        friend.sit(None).await.expect("a seat is free");
        admin(&server, &["ban", &id, "--reason", "spam", "--for", "2s"]);
        friend.until("the seat is free and the table theirs", |record| record.host).await;
        let told: Problem = maker.request(&server, "GET", "/api/session", "").await.json();
        assert!(told.message.contains("until") && told.retry_after.is_some(), "{told:?}");
        // With the cookie of a banned account no other account can be created. From another browser that is
        // possible.
        let sign_in = json!({ "name": "sock", "kind": "person" }).to_string();
        assert_eq!(maker.request(&server, "POST", "/api/session", &sign_in).await.status, 403);
        tokio::time::sleep(std::time::Duration::from_millis(2_100)).await;
        assert_eq!(maker.request(&server, "GET", "/api/session", "").await.status, 200);
        table.id
    })
    .await;
    host.sit(None).await.expect("the seat of whoever was banned is free");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_deleted_closed_or_anonymised_leaves_a_match_that_goes_on() {
    let server = Server::start(&FLAGS).await;
    for wanted in all_tables() {
        let bots = wanted["seats"].as_u64().expect("a number") as u8 - 2;
        let mut guests = begin_with(&server, 2, bots, &wanted).await;
        let (gone, mut stays) = (guests.remove(1), guests.remove(0));
        let id = stays.who.account.id.clone();
        let name = admin(&server, &["anonymise", &id])["name"].as_str().expect("it has one").to_owned();
        let answer = stays.who.request(&server, "GET", "/api/session", "").await;
        assert!(answer.json::<Value>()["name"] == json!(name), "{name}");
        admin(&server, &["delete", &gone.who.account.id]);
        assert_eq!(gone.who.request(&server, "GET", "/api/account", "").await.status, 401);
        stays.chat("still here").await.expect("the table goes on");
        // All people leave, and substitute bots play the match to its end.
        assert_eq!(admin(&server, &["close", &stays.table])["changed"], json!(true), "{wanted}");
        stays.until("the end", |record| record.is_over()).await;
        let table = admin(&server, &["table", &stays.table]);
        let matches = table["table"]["matches"].as_array().expect("it has some").clone();
        assert!(matches[0]["ended_at"].is_u64(), "{table}");
        assert!(table.to_string().contains(&name) && !table.to_string().contains("player 1"), "{table}");
    }
    let text = admin(&server, &["log", "--limit", "1000"]).to_string();
    assert!(!text.contains("player 1"), "names are in no log: {text}");
}

/// Returns an export without the fields that depend on the viewer and the time.
fn export(text: &Value) -> Value {
    let mut export = text.clone();
    for device in export["about"]["devices"].as_array_mut().expect("there are devices") {
        device["this"] = json!(false);
        device["seen"] = json!(0);
    }
    for friend in export["people"]["friends"].as_array_mut().expect("they are listed") {
        friend["here"] = json!(false);
    }
    export
}

/// An operator can export the data of people who cannot export it themselves any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_known_of_an_account_is_printed_as_it_reads_it_itself() {
    let mut server = Server::start(&FLAGS).await;
    let mut known = Vec::new();
    for wanted in all_tables() {
        let bots = wanted["seats"].as_u64().expect("a number") as u8 - 2;
        let mut guests = begin_with(&server, 2, bots, &wanted).await;
        let (other, mut guest) = (guests.remove(1), guests.remove(0));
        guest.chat("my own words").await.expect("people talk");
        let who = &guest.who;
        let muted = json!({ "account": other.who.account.id, "muted": true }).to_string();
        assert_eq!(who.request(&server, "POST", "/api/mutes", &muted).await.status, 204);
        let zone = json!({ "zone": "Europe/Paris" }).to_string();
        assert_eq!(who.request(&server, "POST", "/api/account/zone", &zone).await.status, 200);
        let own: Value = who.request(&server, "POST", "/api/account/export", "").await.json();
        let told = own.to_string();
        assert!(told.contains("my own words") && told.contains(&other.who.account.id), "{wanted}: {told}");
        assert_eq!(own["tables"][0]["matches"].as_array().expect("a list").len(), 1, "{wanted}");
        let printed = admin(&server, &["export", &who.account.id]);
        assert_eq!(export(&printed["export"]), export(&own), "{wanted}");
        known.push((who.account.id.clone(), printed["export"].clone()));
        // A banned account cannot request its data itself, but the operator can still export it.
        if known.len() == 1 {
            admin(&server, &["ban", &who.account.id, "--reason", "insults"]);
            let printed = admin(&server, &["export", &who.account.id]);
            assert_eq!(export(&printed["export"]), export(&own));
        }
    }
    server.terminate().await;
    for (id, before) in &known {
        let output = command_of_text(&server, &["export", id]).output().expect("the binary can be started");
        let printed: Value = serde_json::from_slice(&output.stdout).expect("a file with one JSON text");
        assert_eq!(export(&printed), export(before));
    }
    assert!(refused(&server, &["export", "nobody"]).contains("there is no account nobody"));
    let log = admin(&server, &["log"]);
    let lines = log["entries"].as_array().expect("lines");
    let told = |outcome: &str| {
        let of_first = |line: &&Value| line["what"] == "export" && line["target"] == *known[0].0;
        lines.iter().filter(of_first).filter(|line| line["outcome"] == outcome).count()
    };
    assert!(told("exported") > 0 && told("exported") == told("begun") && told("looked") == 0, "{log}");
    assert!(lines.iter().any(|line| line["what"] == "export" && line["outcome"] == "refused"), "{log}");
    assert!(!log.to_string().contains("my own words"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_servers_user_opens_its_socket_and_without_a_server_everything_goes_on() {
    let mut server = Server::start(&FLAGS).await;
    let socket = server.database().with_file_name("septet.db-admin");
    let mode = std::fs::metadata(&socket).expect("it is beside the database").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    // Other users are refused by the permissions of the file, and would be by the server.
    std::fs::set_permissions(server.database().parent().unwrap(), std::fs::Permissions::from_mode(0o755))
        .unwrap();
    let whoami = Command::new("id").arg("-u").output().expect("there is id");
    if String::from_utf8_lossy(&whoami.stdout).trim() == "0" {
        let theirs = command(&server, &["statistics"]).uid(65_534).gid(65_534).output();
        match theirs {
            Ok(output) => {
                let says = String::from_utf8_lossy(&output.stderr).into_owned();
                assert!(!output.status.success() && says.contains("as root"), "{says}");
            }
            Err(error) => skip(&format!("somebody else cannot run the binary: {error}")),
        }
        std::fs::set_permissions(&socket, std::fs::Permissions::from_mode(0o666)).unwrap();
        if let Ok(output) = command(&server, &["statistics"]).uid(65_534).gid(65_534).output() {
            let says = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(!output.status.success(), "the server refuses them as well");
            assert!(says.contains("refuses this user") || says.contains("does not"), "{says}");
        }
    }
    // Malformed requests, an endless line, and many connections at once have no effect on others.
    for nonsense in ["\n", "{\"ask\":\"tables\"\n", "{\"ask\":\"drop\"}\n", &"x".repeat(100_000)] {
        use std::io::{Read as _, Write as _};
        let mut stream = std::os::unix::net::UnixStream::connect(&socket).unwrap();
        let _ = stream.write_all(nonsense.as_bytes());
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        assert!(answer.is_empty() || answer.contains("refused"), "{answer}");
    }
    let held: Vec<_> = (0..20).map(|_| std::os::unix::net::UnixStream::connect(&socket).unwrap()).collect();
    assert_eq!(server.log().matches("panicked").count(), 0);
    drop(held);

    let guest = begin_with(&server, 1, 1, &json!({})).await.remove(0);
    let id = guest.who.account.id.clone();
    let ask = |server: &Server| {
        let account = admin(server, &["account", &id]);
        (
            account["account"]["line"]["tables"].clone(),
            admin(server, &["tables", "--state", "playing"])["tables"].clone(),
        )
    };
    let (tables, playing) = ask(&server);
    assert_eq!((tables, playing.as_array().unwrap().len()), (json!(1), 1));

    // A killed server leaves a socket file on which no process listens.
    server.kill();
    assert!(socket.exists());
    assert_eq!(ask(&server).1[0]["id"], json!(guest.table));
    let told = admin(&server, &["ban", &id, "--reason", "insults"]);
    assert_eq!(told["left_tables"], json!(1), "{told}");
    server.restart().await;
    is_told(&server, &guest).await;
    let (status, _) = server.terminate().await;
    assert!(status.success() && !socket.exists(), "it goes with the server");

    let log = admin(&server, &["log"]);
    let done: Vec<String> = log["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| format!("{} {}", line["what"].as_str().unwrap(), line["outcome"].as_str().unwrap()))
        .collect();
    for line in ["ban begun", "ban done", "account looked", "tables looked"] {
        assert!(done.contains(&line.to_owned()), "{line}: {done:?}");
    }
    assert!(log["entries"].as_array().unwrap().iter().all(|line| line["who"] == "command line"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_done_says_why() {
    let mut server = Server::start(&["--admin-socket", "none"]).await;
    let why = refused(&server, &["statistics"]);
    assert!(why.contains("--admin-socket") && why.contains("another Septet"), "{why}");
    server.terminate().await;
    for (args, says) in [
        (vec!["account", "nobody"], "there is no account nobody"),
        (vec!["account", ""], "there is no account"),
        (vec!["table", "nowhere"], "there is no table nowhere"),
        (vec!["close", "nowhere"], "there is no table nowhere"),
        (vec!["ban", "nobody", "--reason", "x"], "there is no account nobody"),
        (vec!["ban", "nobody", "--reason", " "], "1 to 200 characters"),
        (vec!["ban", "nobody", "--reason", "two\nlines"], "on one line"),
        (vec!["delete", "nobody"], "there is no account"),
        (vec!["anonymise", "nobody"], "there is no account"),
        (vec!["sign-out", "nobody"], "there is no account"),
        (vec!["tables", "--game", "chess"], "there is no game \"chess\""),
        (vec!["prune", "--older-than", "23h"], "--older-than 1d or more"),
    ] {
        let why = refused(&server, &args);
        assert!(why.contains(says), "{args:?}: {why}");
    }
    let log = admin(&server, &["log"]);
    assert!(log.to_string().contains("there is no account nobody"), "refusals are in the log: {log}");
    assert_eq!(admin(&server, &["reports"])["reports"], json!([]));
    let forecast = admin(&server, &["forecast", "--disk", "1"]);
    assert_eq!(forecast["forecast"]["full_in_days"], json!(0.0), "{forecast}");
    let mut elsewhere = Command::new(tests::binary());
    let output =
        elsewhere.args(["admin", "--database", "sqlite:///nowhere/septet.db", "log"]).output().unwrap();
    let says = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && says.contains("there is no database"), "nothing is made: {says}");
}
