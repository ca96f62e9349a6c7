//! Series of matches between bots, in every game and with expansions: `septet bot --open --series` against
//! the real server. The server is killed in the middle, and one of the bots, too.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use std::{
    collections::BTreeSet,
    process::{Child, Command, Stdio},
    time::Duration,
};

use protocol::http::{BotHere, Series, SeriesMatch, SeriesState};
use serde_json::{Value, json};
use tests::{Credentials, Server, all_tables, binary, request};

/// Bots that play many matches at once come close to the limits for one match.
const FLAGS: [&str; 14] = [
    "--trusted-proxy",
    "127.0.0.1/32",
    "--limits",
    "messages-per-second=1000",
    "--limits",
    "message-burst=4000",
    "--limits",
    "match-reads-per-minute=6000",
    "--limits",
    "requests-per-minute=60000",
    "--limits",
    "tables-per-minute=600",
    "--limits",
    "outbox-bytes=8388608",
];

/// An external bot. It is stopped at the end of the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn program(server: &Server, name: &str) -> Program {
    let mut command = Command::new(binary());
    command.args(["bot", "--server", &server.url(), "--player", "random", "--name", name]);
    command.args(["--open", "--series"]);
    Program(command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap())
}

async fn get(server: &Server, path: &str) -> tests::Answer {
    request(server.address(), "GET", path, &[], "").await.unwrap()
}

/// Returns the id of a bot's account, when it is available for all games.
async fn account(asks: &Credentials, server: &Server, name: &str) -> String {
    tests::patiently("a program", async {
        loop {
            let here: Vec<BotHere> = asks.request(server, "GET", "/api/bots", "").await.json();
            if let Some(bot) = here.into_iter().find(|bot| bot.account.name == name) {
                return bot.account.id;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
}

async fn standing(server: &Server, all: &[(Value, String)]) -> Vec<Series> {
    let mut standing = Vec::new();
    for (_, id) in all {
        standing.push(get(server, &format!("/api/series/{id}")).await.json());
    }
    standing
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: series of all games and boxes"]
async fn a_series_of_every_game_and_box_comes_to_its_end_whoever_dies() {
    let mut server = Server::start(&FLAGS).await;
    let (_ada, bo) = (program(&server, "Ada"), program(&server, "Bo"));
    let host = Credentials::person(&server, "Ann").await;
    let (ada, other) = (account(&host, &server, "Ada").await, account(&host, &server, "Bo").await);
    let mut all = Vec::new();
    for (n, setup) in all_tables().into_iter().enumerate() {
        // Each series is made by another account at another IP address, because neither may make many.
        let maker = Credentials::person(&server, "Maker").await;
        let seats = setup["seats"].as_u64().unwrap();
        let mut players = vec![json!({ "account": ada }), json!({ "account": other })];
        players.resize(seats as usize, json!({ "player": "random" }));
        let mut options = setup["options"].clone();
        if setup["game"] == "seven-sages" {
            // The game's own time limits are for people, and would delay the matches for minutes.
            for limit in ["negotiation_seconds", "exchange_seconds"] {
                options[limit] = Value::Null;
            }
        }
        let wanted = json!({
            "game": setup["game"], "seats": seats, "options": options, "players": players, "deals": 1,
            "at_once": 4, "per_decision": 10,
        });
        let (address, body) = (format!("10.0.0.{n}"), wanted.to_string());
        let made = maker.request_from(&server, Some(&address), "POST", "/api/series", &body).await;
        assert_eq!(made.status, 201, "{wanted}: {made:?}");
        all.push((wanted, made.json::<Series>().id));
    }
    // Both agree and play. In the middle the server is killed, and then one of the bots.
    let played = async |server: &Server, at_least: u32| {
        tests::patiently("matches", async {
            while standing(server, &all).await.iter().map(|series| series.played).sum::<u32>() < at_least {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        })
        .await;
    };
    played(&server, 3).await;
    server.kill();
    server.restart().await;
    played(&server, 8).await;
    drop(bo);
    let mut ended = Vec::new();
    for _ in 0..600 {
        ended = standing(&server, &all).await;
        if ended.iter().all(|series| series.state == SeriesState::Over) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    let mut given_up = 0;
    for ((wanted, id), series) in all.iter().zip(&ended) {
        let seats = series.entrants.len() as u32;
        assert_eq!((series.state, series.played), (SeriesState::Over, seats), "{wanted}");
        let matches: Vec<SeriesMatch> = get(&server, &format!("/api/series/{id}/matches")).await.json();
        let total: f64 = series.entrants.iter().map(|entrant| entrant.points.unwrap()).sum();
        assert!((total - f64::from(seats) / 2.0).abs() < 1e-9, "{wanted}: {series:?} {matches:?}");
        let mut own = series.entrants[0].clone();
        own.late = 0;
        assert_eq!(own.given_up, 0, "whoever is there loses nothing: {wanted}");
        assert!(series.entrants[2..].iter().all(|level| level.late + level.given_up == 0));
        given_up += series.entrants[1].given_up;
        let places: BTreeSet<_> = matches.iter().map(|of| (of.deal, of.rotation)).collect();
        let tables: BTreeSet<_> = matches.iter().map(|of| &of.table).collect();
        assert_eq!((places.len(), tables.len()), (seats as usize, seats as usize), "{wanted}");
        // One match of each is verified from the deal to the outcome.
        let database = format!("sqlite://{}", server.database().display());
        let checked = Command::new(binary())
            .args(["verify", &matches[0].id, "--database", &database])
            .output()
            .unwrap();
        assert!(checked.status.success(), "{wanted}: {}", String::from_utf8_lossy(&checked.stderr));
    }
    assert!(given_up > 0, "it was in the middle of something");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_command_makes_one_waits_and_prints_what_came_of_it() {
    let server = Server::start(&FLAGS).await;
    let _ada = program(&server, "Ada");
    let host = Credentials::person(&server, "Ann").await;
    account(&host, &server, "Ada").await;
    let token = server.database().with_file_name("token");
    let series = |players: &[&str]| {
        let mut command = Command::new(binary());
        command.args(["series", "--server", &server.url(), "--game", "seven-dragons", "--deals", "3"]);
        command.arg("--token-file").arg(&token).args(players);
        command.output().unwrap()
    };
    let output = tokio::task::block_in_place(|| series(&["Ada", "random"]));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    for line in ["6 matches", "Ada ", "random ", "of opponents beaten in 6 matches", "0 matches given up"] {
        assert!(text.contains(line), "{line}: {text}");
    }
    let kept = std::fs::read_to_string(&token).unwrap();
    let output = tokio::task::block_in_place(|| series(&["Ada", "Nobody"]));
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("no connected bot \"Nobody\""), "{output:?}");
    assert_eq!(std::fs::read_to_string(&token).unwrap(), kept, "it is the same account");
}
