//! Bots at the table: the `septet bot` command and the examples, against the real server.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

mod generated;
mod generated_clients;
mod hindsight;

use std::{
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    time::Duration,
};

use tests::{Guest, Server, all_tables, binary, skip};

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/client/examples");

/// Fast bots come close to the limits for people.
const FAST: [&str; 4] = ["--bot-pause", "0", "--limits", "messages-per-second=500"];

/// Returns true if the table waits only for the host.
fn all_ready(record: &tests::Record) -> bool {
    use protocol::Occupant;
    let seats = record.table.as_ref().map(|table| &table.seats);
    seats.is_some_and(|seats| {
        seats.iter().all(|(_, seat)| match &seat.occupant {
            Occupant::Nobody => false,
            Occupant::Account { ready, .. } => *ready,
            Occupant::Bot { .. } => true,
        })
    })
}

fn seats_of(setup: &serde_json::Value) -> u8 {
    setup["seats"].as_u64().expect("a number") as u8
}

/// Returns the host's guest after a match at a new table, at its end. The host only watches, and starts the
/// match when all players are ready.
async fn host_a_match(
    server: &Server,
    setup: &serde_json::Value,
    fill: u8,
    arrive: impl FnOnce(&str),
) -> Guest {
    let host = tests::Credentials::bot(server, "host").await;
    let seats = seats_of(setup);
    let table = host.make_table(server, setup).await;
    let mut host = Guest::come_back(server, &host, &table.id).await;
    for n in 0..fill {
        host.add_bot(Some(tests::seat(usize::from(seats - 1 - n))), "random").await.unwrap();
    }
    arrive(&table.code);
    host.until("everybody ready", all_ready).await;
    host.start().await.unwrap();
    tokio::time::timeout(Duration::from_secs(120), async {
        while !host.record.is_over() {
            host.until("a step", {
                let seen = host.record.at;
                move |record| record.at != seen || record.is_over()
            })
            .await;
        }
    })
    .await
    .expect("the match ends");
    host
}

/// Runs a bot on its own thread. Its output is available when it ends by itself.
fn launch(mut command: Command) -> std::thread::JoinHandle<Output> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    std::thread::spawn(move || {
        command.spawn().expect("it can be started").wait_with_output().expect("it ends")
    })
}

fn assert_played(output: &Output, says: &str) {
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && out.contains(says), "{:?}\n{out}\n{err}", output.status);
}

/// An upper bound of the decisions in a match for a client that answers only decisions that it owes.
const MOST_DECISIONS: usize = 1_500;

/// Checks that a bot plays a whole match of every game, and of 7 Wonders with its expansions, against the
/// server's built-in bots.
async fn plays_every_game(command: impl Fn(&str, &str) -> Command, says: &str) {
    plays_at(all_tables(), |_, server, code| command(server, code), says).await;
}

/// Checks that a bot plays a whole match at each of these tables. `command` receives the setup of a table,
/// the server and the table's code.
async fn plays_at(
    tables: Vec<serde_json::Value>,
    command: impl Fn(&serde_json::Value, &str, &str) -> Command,
    says: &str,
) {
    let server = Server::start(&FAST).await;
    for setup in tables {
        let seats = seats_of(&setup);
        let mut bot = None;
        let arrive = |code: &str| bot = Some(launch(command(&setup, &server.url(), code)));
        let host = host_a_match(&server, &setup, seats - 1, arrive).await;
        let output = tokio::task::spawn_blocking(|| bot.expect("it was launched").join()).await;
        assert_played(&output.unwrap().unwrap(), says);
        let by_player = host.record.steps.iter().filter(|step| step.by == protocol::By::Player).count();
        // Only an upper bound is checked: of sealed plays the host receives the last one only, of any player.
        assert!(by_player < MOST_DECISIONS, "{setup}: it decided {by_player} times by itself");
        let stood_in = host.record.steps.iter().any(|step| step.by == protocol::By::StandIn);
        assert!(!stood_in, "{setup}: nobody had to stand in");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_command_plays_with_three_others() {
    let server = Server::start(&FAST).await;
    let mut bots = Vec::new();
    let setup = serde_json::json!({ "game": "seven-kingdoms", "seats": 4 });
    host_a_match(&server, &setup, 0, |code| {
        for (player, name) in [("heuristic", "Ada"), ("random", "Bo"), ("random", "Cy"), ("random", "Di")] {
            let mut command = Command::new(binary());
            command.args(["bot", "--server", &server.url(), "--table", code]);
            command.args(["--player", player, "--name", name]);
            bots.push(launch(command));
        }
    })
    .await;
    for bot in bots {
        let output = tokio::task::spawn_blocking(|| bot.join()).await.unwrap().unwrap();
        assert_played(&output, "match 1 finished: place ");
    }
}

#[tokio::test]
async fn the_bot_command_says_what_is_wrong() {
    let server = Server::start(&FAST).await;
    let host = tests::Credentials::bot(&server, "host").await;
    let table = host.kingdoms(&server, 2).await;
    let url = server.url();
    let try_out = |args: &[&str]| {
        let mut command = Command::new(binary());
        command.arg("bot").args(args);
        let output = launch(command).join().unwrap();
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let nobody = try_out(&["--server", &url, "--table", &table.code, "--player", "deepblue"]);
    assert!(
        nobody.contains("it has random, newcomer, steady, heuristic, skilled, strong, expert"),
        "{nobody}"
    );
    let nowhere = try_out(&["--server", &url, "--table", "NOSUCHTABLE"]);
    assert!(nowhere.contains("septet: "), "{nowhere}");
    let closed = try_out(&["--server", "http://127.0.0.1:1", "--table", &table.code]);
    assert!(closed.contains("cannot be reached"), "{closed}");
}

/// The SDK signs in bots with tokens and people with cookies, and leaves a table whose handle is dropped.
#[tokio::test]
async fn the_sdk_speaks_for_bots_and_people() {
    use client::{Client, Session};
    use protocol::AccountKind;
    let server = Server::start(&FAST).await;
    let bot = Session::sign_in(&server.url(), "Ada", AccountKind::Bot).await.unwrap();
    let again = Session::with_token(&server.url(), bot.token().unwrap()).await.unwrap();
    assert_eq!(again.account(), bot.account());
    let setup = serde_json::json!({ "game": "seven-kingdoms", "seats": 2, "options": {} });
    let made = bot.make_table(&serde_json::from_value(setup).unwrap()).await.unwrap();
    assert_eq!(bot.tables().await.unwrap(), [], "where nobody is, nobody is waited for");

    let person = Session::sign_in(&server.url(), "Bo", AccountKind::Person).await.unwrap();
    assert_eq!(person.token(), None);
    let client = Client::connect(&person).await.unwrap();
    let watched = client.follow(&made.code).await.unwrap();
    let mut host = Client::connect(&bot).await.unwrap().follow(&made.id).await.unwrap();
    assert!(host.is_host() && !watched.is_host());
    let listed = async || bot.tables().await.unwrap().into_iter().map(|table| table.id).collect::<Vec<_>>();
    // The list is updated every second.
    tests::patiently("the list", async {
        while listed().await != [made.id.clone()] {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
    watched.sit(None).await.unwrap();
    while host.view().spectators != 1 {
        host.next().await.unwrap();
    }
    drop(watched);
    // With the next message about the table, the client notices that the handle is dropped.
    host.chat("hello?").await.unwrap();
    while host
        .view()
        .seats
        .iter()
        .any(|(_, seat)| matches!(seat.occupant, protocol::Occupant::Account { connected: true, .. }))
    {
        host.next().await.unwrap();
    }
    bot.sign_out().await.unwrap();
    let gone = Session::with_token(&server.url(), bot.token().unwrap()).await.unwrap_err();
    assert_eq!(gone.code(), Some(protocol::ProblemCode::NotSignedIn));
    assert!(host.next().await.is_err(), "the socket of a session that ended is closed for good");
}

/// Two handles can follow one table, by its id and by its code. Each begins with the whole table.
#[tokio::test]
async fn two_handles_of_one_client_follow_the_same_table() {
    use client::{Client, Session};
    let server = Server::start(&FAST).await;
    let bot = Session::sign_in(&server.url(), "Ada", protocol::AccountKind::Bot).await.unwrap();
    let setup = serde_json::json!({ "game": "seven-kingdoms", "seats": 2, "options": {} });
    let made = bot.make_table(&serde_json::from_value(setup).unwrap()).await.unwrap();
    let client = Client::connect(&bot).await.unwrap();
    for _ in 0..3 {
        let (one, other) = tokio::join!(client.follow(&made.id), client.follow(&made.code));
        assert_eq!(one.unwrap().view().seats, other.unwrap().view().seats);
    }
}

/// A bot that already has a seat plays in that seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_stays_in_the_seat_that_it_has() {
    use client::{Bot, Client, How, Session};
    use protocol::AccountKind;
    let server = Server::start(&FAST).await;
    let host = Session::sign_in(&server.url(), "Ann", AccountKind::Person).await.unwrap();
    let setup = serde_json::json!({ "game": "seven-kingdoms", "seats": 3, "options": {} });
    let made = host.make_table(&serde_json::from_value(setup).unwrap()).await.unwrap();
    let mut host = Client::connect(&host).await.unwrap().follow(&made.id).await.unwrap();
    let bot = Session::sign_in(&server.url(), "Ada", AccountKind::Bot).await.unwrap();
    let mut table = Client::connect(&bot).await.unwrap().follow(&made.id).await.unwrap();
    table.sit(Some(tests::seat(2))).await.unwrap();
    let playing = tokio::spawn(async move {
        let player = games::players("seven-kingdoms").unwrap().remove(0);
        Bot::new(player.as_ref(), How::default()).play(&mut table).await
    });
    let is_ready =
        |seat: &protocol::SeatView| matches!(seat.occupant, protocol::Occupant::Account { ready: true, .. });
    while !host.view().seats.iter().any(|(_, seat)| is_ready(seat)) {
        host.next().await.unwrap();
    }
    host.add_bot(None, "random").await.unwrap();
    host.start().await.unwrap();
    assert_eq!(playing.await.unwrap().unwrap().seat, tests::seat(2));
}

/// The SDK's bots continue after `kill -9` of the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_on_when_the_server_comes_back() {
    use client::{Bot, Client, How, Session};
    let mut server = Server::start(&FAST).await;
    let session = Session::sign_in(&server.url(), "host", protocol::AccountKind::Bot).await.unwrap();
    let setup =
        serde_json::from_value(serde_json::json!({ "game": "seven-kingdoms", "seats": 3, "options": {} }));
    let made = session.make_table(&setup.unwrap()).await.unwrap();
    let client = Client::connect(&session).await.unwrap();
    let mut table = client.follow(&made.id).await.unwrap();
    let bots: Vec<_> = (0..3)
        .map(|n| {
            let (url, code) = (server.url(), made.code.clone());
            tokio::spawn(async move {
                let session = Session::sign_in(&url, &format!("bot {n}"), protocol::AccountKind::Bot).await?;
                let client = Client::connect(&session).await?;
                let mut table = client.follow(&code).await?;
                let player = &games::players("seven-kingdoms").unwrap()[1];
                let how = How { pause: Duration::from_millis(20), ..How::default() };
                Bot::new(player.as_ref(), how).play(&mut table).await
            })
        })
        .collect();
    while !table
        .view()
        .seats
        .iter()
        .all(|(_, seat)| matches!(seat.occupant, protocol::Occupant::Account { ready: true, .. }))
    {
        table.next().await.unwrap();
    }
    table.start().await.unwrap();
    let mut steps = Vec::new();
    let mut kills = 0;
    while table.game().is_none_or(|game| game.outcome.is_none()) {
        if let client::News::Game(new) = table.next().await.unwrap() {
            steps.extend(new.into_iter().map(|step| step.seq));
        }
        // A spectator receives at least about forty steps.
        if kills < 3 && steps.len() > 8 * (kills + 1) {
            kills += 1;
            server.kill();
            server.restart().await;
        }
    }
    assert_eq!(kills, 3);
    assert!(steps.windows(2).all(|two| two[0] < two[1]), "a step came twice: {steps:?}");
    let mut decisions = 0;
    for bot in bots {
        decisions += bot.await.unwrap().unwrap().decisions as usize;
    }
    assert!(decisions >= steps.len(), "a spectator is told of no private steps");
    let id = table.view().game.as_ref().unwrap().id.clone();
    let path = format!("/api/matches/{id}");
    let answer = tests::request(server.address(), "GET", &path, &[], "").await.unwrap();
    let record: serde_json::Value = answer.json();
    assert_eq!(decisions, record["inputs"].as_array().unwrap().len(), "every decision counts once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rust_example_plays_every_game() {
    let example = tests::example("random_bot");
    let command = |server: &str, code: &str| {
        let mut command = Command::new(&example);
        command.args([server, code, "Ferris"]);
        command
    };
    plays_every_game(command, "Ferris is number ").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: installs packages of Python"]
async fn the_python_example_plays_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let python = match python_with_websockets(folder.path()) {
        Ok(python) => python,
        Err(why) => return skip(&format!("examples/bot.py: {why}")),
    };
    let command = |server: &str, code: &str| {
        let mut command = Command::new(&python);
        command.arg(format!("{EXAMPLES}/bot.py")).args([server, code, "Monty"]);
        command
    };
    plays_every_game(command, "Monty has played to the end").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: plays every game again, as the Rust example does"]
async fn the_node_example_plays_every_game() {
    let probe = ["--experimental-websocket", "-e", "new WebSocket('ws://127.0.0.1:1')"];
    let probe = Command::new("node").args(probe).output();
    if !probe.is_ok_and(|probe| !String::from_utf8_lossy(&probe.stderr).contains("bad option")) {
        return skip("examples/bot.mjs: there is no node of version 20.10 or later");
    }
    let command = |server: &str, code: &str| {
        let mut command = Command::new("node");
        command
            .arg("--experimental-websocket")
            .arg(format!("{EXAMPLES}/bot.mjs"))
            .args([server, code, "Ryan"]);
        command
    };
    plays_every_game(command, "Ryan has played to the end").await;
}

/// Returns a Python with the `websockets` package: the machine's, or that of a new virtual environment.
fn python_with_websockets(folder: &Path) -> Result<PathBuf, String> {
    let can = |python: &Path| {
        let import = "from websockets import connect; import sys; assert sys.version_info >= (3, 9)";
        Command::new(python).args(["-c", import]).output().is_ok_and(|output| output.status.success())
    };
    let system = PathBuf::from("python3");
    if can(&system) {
        return Ok(system);
    }
    let run = |command: &mut Command| match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()),
        Err(error) => Err(error.to_string()),
    };
    let environment = folder.join("python");
    run(Command::new(&system).args(["-m", "venv"]).arg(&environment))
        .map_err(|why| format!("python3 cannot make a virtual environment: {why}"))?;
    let python = environment.join("bin/python");
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "websockets"];
    run(Command::new(&python).args(install))
        .map_err(|why| format!("pip cannot install websockets: {why}"))?;
    if can(&python) { Ok(python) } else { Err("the websockets package does not work".into()) }
}
