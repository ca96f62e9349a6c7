//! Bots of the SDKs that any player may challenge.

use std::{
    io::{Read, Seek},
    process::{Child, Stdio},
    time::Duration,
};

use protocol::http::{BotHere, Series, SeriesState};
use serde_json::{Value, json};
use tests::{Credentials, Guest, Server, all_tables, chance, patiently, skip};

use super::{python, typescript};

/// Bots that play many matches at once come close to the limits for one match.
const FLAGS: [&str; 10] = [
    "--limits",
    "match-reads-per-minute=6000",
    "--bot-pause",
    "0",
    "--limits",
    "messages-per-second=1000",
    "--limits",
    "message-burst=4000",
    "--limits",
    "requests-per-minute=60000",
];

/// An external bot. It is stopped at the end of the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Each bot is challenged to a table, stays for a rematch, and declines when it plays at enough tables. Then
/// the bots play a series of every game, and of 7 Wonders with its expansions. The server is killed twice:
/// while they agree, and while they play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: builds the SDKs"]
async fn open_programs_come_where_they_are_asked_and_play_series_of_every_game() {
    let mut server = Server::start(&FLAGS).await;
    let host = Credentials::person(&server, "Ann").await;
    let mut said = tempfile::tempfile().expect("a temporary file can be made");
    let (mut accounts, mut programs) = (Vec::new(), Vec::new());
    for (name, command) in [("Ada", python::open()), ("Bo", typescript::open())] {
        let mut command = match command {
            Ok(command) => command,
            Err(why) => {
                skip(why);
                continue;
            }
        };
        let out = || said.try_clone().expect("it is open");
        command.args([&server.url(), name]).stdin(Stdio::null()).stdout(out()).stderr(out());
        programs.push(Program(command.spawn().expect("it can be started")));
        let account = here(&host, &server, name).await;
        challenged(&server, &host, &account).await;
        accounts.push(account);
    }
    let mut all = Vec::new();
    for setup in all_tables() {
        // Each series is made by another account, because an account may make only a few.
        let maker = Credentials::person(&server, "Maker").await;
        let seats = setup["seats"].as_u64().expect("a number") as usize;
        let mut players: Vec<_> = accounts.iter().map(|account| json!({ "account": account })).collect();
        players.resize(seats, json!({ "player": "random" }));
        let mut options = setup["options"].clone();
        if setup["game"] == "seven-sages" {
            // The game's own time limits are for people, and would delay the matches for minutes.
            for limit in ["negotiation_seconds", "exchange_seconds"] {
                options[limit] = Value::Null;
            }
        }
        let wanted = json!({
            "game": setup["game"], "seats": seats, "options": options, "players": players, "deals": 1,
            "at_once": 2, "per_decision": 60,
        });
        // A network has at most four unfinished series.
        let made = patiently("room for a series", async {
            loop {
                let made = maker.request(&server, "POST", "/api/series", &wanted.to_string()).await;
                if made.status != 429 {
                    return made;
                }
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        })
        .await;
        assert_eq!(made.status, 201, "{wanted}: {made:?}");
        all.push(made.json::<Series>().id);
    }
    // The bots have agreed to some of the series, and some answers are under way.
    server.kill();
    server.restart().await;
    let mut restarted = false;
    let mut standing = Vec::new();
    let ends = async {
        loop {
            standing.clear();
            for id in &all {
                let series: Series =
                    host.request(&server, "GET", &format!("/api/series/{id}"), "").await.json();
                standing.push(series);
            }
            if standing.iter().all(|series| series.state == SeriesState::Over) {
                for series in &standing {
                    for program in &series.entrants[..accounts.len()] {
                        assert_eq!((program.given_up, program.late), (0, 0), "they were there: {series:?}");
                    }
                }
                return;
            }
            if !restarted && standing.iter().map(|series| series.played).sum::<u32>() >= 3 {
                restarted = true;
                server.kill();
                server.restart().await;
            }
            // Each check reads all the matches of a series.
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    };
    if tokio::time::timeout(Duration::from_secs(300), ends).await.is_err() {
        let mut text = String::new();
        said.rewind().and_then(|()| said.read_to_string(&mut text)).expect("it can be read");
        panic!("not all series came to their ends: {standing:#?}\n{text}");
    }
    assert!(restarted, "the server died in the middle");
}

/// Returns the account of a bot, when it is available for all games.
async fn here(asks: &Credentials, server: &Server, name: &str) -> String {
    patiently("a program", async {
        loop {
            let path = "/api/bots?game=seven-sages";
            let here: Vec<BotHere> = asks.request(server, "GET", path, "").await.json();
            if let Some(bot) = here.into_iter().find(|bot| bot.account.name == name) {
                return bot.account.id;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
}

/// Checks that a bot accepts a challenge, plays, also plays the rematch, and declines while it has four
/// tables.
async fn challenged(server: &Server, host: &Credentials, program: &str) {
    let setup = json!({ "game": "seven-kingdoms", "seats": 2 });
    let mut tables = Vec::new();
    for _ in 0..5 {
        let table = host.make_table(server, &setup).await;
        let path = format!("/api/tables/{}/challenges", table.id);
        let asked = host.request(server, "POST", &path, &json!({ "account": program }).to_string()).await;
        assert_eq!(asked.status, 204, "{asked:?}");
        tables.push(table.id);
    }
    let last = tables.pop().expect("there are five");
    let mut guests = Vec::new();
    for table in &tables {
        let mut guest = Guest::come_back(server, host, table).await;
        guest.until("the program", |record| taken(record) == 1).await;
        guests.push(guest);
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let guest = Guest::come_back(server, host, &last).await;
    assert_eq!(taken(&guest.record), 0, "it plays at four tables at most");
    let mut guest = guests.remove(0);
    guest.sit(None).await.expect("there is a free seat");
    for rematch in [false, true] {
        if rematch {
            guest.rematch().await.expect("one match is over");
        }
        guest.ready(true).await.expect("the host sits");
        guest.until("the program ready", all_ready).await;
        guest.start().await.expect("both are ready");
        guest.until("the start", |record| !record.is_over() && record.game.is_some()).await;
        guest.play_to_the_end(&mut chance()).await;
        guest.until("the end", tests::Record::is_over).await;
    }
}

fn all_ready(record: &tests::Record) -> bool {
    let mut seats = record.table.iter().flat_map(|table| table.seats.iter());
    seats.all(|(_, seat)| matches!(seat.occupant, protocol::Occupant::Account { ready: true, .. }))
}

fn taken(record: &tests::Record) -> usize {
    let seats = record.table.iter().flat_map(|table| table.seats.iter());
    seats.filter(|(_, seat)| seat.occupant != protocol::Occupant::Nobody).count()
}
